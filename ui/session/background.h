#pragma once

#include <QtCore/QCoreApplication>
#include <QtCore/QThreadPool>
#include <memory>
#include <utility>

namespace kvbudget::ui {

/// Moves a large value to where its last owner need not wait until it has been freed: giving back
/// hundreds of megabytes takes longer than a frame.
template <typename T>
std::shared_ptr<const T> freedInBackground(T value) {
  return std::shared_ptr<const T>(new T(std::move(value)), [](const T* owned) {
    if (QCoreApplication::instance() != nullptr) {
      QThreadPool::globalInstance()->start([owned] { delete owned; });
    } else {
      delete owned;
    }
  });
}

/// The most threads that the engine opens from the calling thread where nothing else is said.
void limitThreads(int threads);

/// Starts the program anew, once, with the engine's threads told to sleep while they wait for work.
/// By default they spin for some milliseconds after each rollout, on a core that the interface
/// needs for painting: on two cores that trebles the 95th percentile of what a slider takes to be
/// seen. OpenMP reads this from the environment before main() begins, so nothing later can set it.
void waitWithoutSpinning(char** argv);

}  // namespace kvbudget::ui
