#include "ui/window/icons.h"

#include <QtCore/QFile>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

namespace kvbudget::ui {
namespace {

QByteArray sourceOf(const QString& name) {
  QFile file(QStringLiteral(":/icons/%1.svg").arg(name));
  return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

// Qt's own engine for SVG cannot change a colour.
class Engine final : public QIconEngine {
 public:
  explicit Engine(QByteArray source) : m_source(std::move(source)) {}

  void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State) override {
    QSvgRenderer renderer(m_source);
    painter->save();
    painter->setOpacity(painter->opacity() * (mode == QIcon::Disabled ? 0.35 : 1.0));
    renderer.render(painter, rect);
    painter->restore();
  }
  QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override {
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(), size), mode, state);
    return pixmap;
  }
  [[nodiscard]] QIconEngine* clone() const override { return new Engine(m_source); }

 private:
  QByteArray m_source;
};

}  // namespace

QIcon icon(const QString& name, const QColor& colour) {
  QByteArray source = sourceOf(name);
  source.replace("#1d2530", colour.name().toLatin1());
  return QIcon(new Engine(source));
}

QIcon programIcon() {
  return QIcon(new Engine(sourceOf(QStringLiteral("kvbudget"))));
}

}  // namespace kvbudget::ui
