#include "ui/session/compute_queue.h"

#include <QtTest/QTest>
#include <catch2/catch.hpp>

using kvbudget::ui::ComputeQueue;

namespace {

// A job of that length which gives its number back.
ComputeQueue::Job job(int number, int milliseconds, std::vector<int>& delivered) {
  return {
      [=](const ComputeQueue::IsCancelled& cancelled) -> std::any {
        QElapsedTimer timer;
        timer.start();
        while (timer.elapsed() < milliseconds && !cancelled()) {
          QThread::msleep(1);
        }
        return number;
      },
      [&delivered](const std::any& result) { delivered.push_back(std::any_cast<int>(result)); }};
}

}  // namespace

TEST_CASE("a drag of 60 requests shows progress and ends at the last one", "[session]") {
  ComputeQueue queue;
  std::vector<int> delivered;
  for (int i = 0; i < 60; ++i) {
    queue.request(job(i, 40, delivered));
    QTest::qWait(4);
  }
  CHECK(QTest::qWaitFor([&] { return !queue.isBusy(); }, 5000));
  REQUIRE(!delivered.empty());
  CHECK(delivered.back() == 59);
  CHECK(queue.startedCount() < 60);
  CHECK(delivered.size() >= 2);  // progress while dragging, not only at the end
  CHECK(std::is_sorted(delivered.begin(), delivered.end()));
}

TEST_CASE("a cancelled job delivers nothing and the waiting one follows", "[session]") {
  ComputeQueue queue;
  std::vector<int> delivered;
  queue.request(job(1, 60'000, delivered));
  queue.request(job(2, 1, delivered));
  queue.cancelRunning();
  CHECK(QTest::qWaitFor([&] { return !queue.isBusy(); }, 5000));
  CHECK(delivered == std::vector<int>{2});
  queue.request(job(3, 60'000, delivered));
  queue.request(job(4, 1, delivered));
  queue.clear();
  CHECK(QTest::qWaitFor([&] { return !queue.isBusy(); }, 5000));
  CHECK(delivered == std::vector<int>{2});
}

TEST_CASE("a queue that goes away does not wait for a job to end by itself", "[session]") {
  QElapsedTimer timer;
  timer.start();
  std::vector<int> delivered;
  {
    ComputeQueue queue;
    queue.request(job(1, 60'000, delivered));
    queue.request(job(2, 60'000, delivered));
  }
  CHECK(timer.elapsed() < 5'000);
  CHECK(delivered.empty());
}
