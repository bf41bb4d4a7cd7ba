//===- ProcessTest.cpp - Workers and commands -----------------------------===//
#include "oracle/core/process/Process.h"

#include <gtest/gtest.h>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <unistd.h>

using namespace freehold;

namespace {
/// Answers a message with itself, or does what the message says.
void serve(WorkerLink &link) {
  while (auto message = link.receive()) {
    if (*message == "crash") {
      link.enter(Stage::Transform);
      raise(SIGSEGV);
    }
    if (*message == "exit")
      _exit(3);
    if (*message == "eat") {
      link.enter(Stage::Judge);
      for (int i = 0; i < 1000; ++i)
        (void)::operator new(256 << 20);
    }
    if (*message == "hang") {
      link.enter(Stage::Transform);
      while (true)
        pause();
    }
    link.send(*message);
  }
}

std::optional<std::string> ask(Worker &worker, std::string_view message) {
  EXPECT_TRUE(worker.send(message));
  return worker.receive();
}

using Ending = CommandResult::Ending;
constexpr uint64_t kPlenty = 1 << 20;
} // namespace

TEST(Process, WorkerEchoes) {
  Worker worker(serve, {});
  EXPECT_EQ(ask(worker, "hello"), "hello");
  EXPECT_EQ(ask(worker, ""), "");
  std::string large(20 << 20, 'x');
  large[5] = '\0';
  EXPECT_EQ(ask(worker, large), large);
  EXPECT_EQ(worker.stage(), Stage::Idle);
}

static int changing = 1;

TEST(Process, WorkersOfAnOriginHaveItsMemory) {
  auto answerNumbers = [](WorkerLink &link) {
    while (auto message = link.receive()) {
      if (*message == "crash")
        raise(SIGSEGV);
      link.send(std::to_string(*message == "parent" ? getppid() : changing));
    }
  };
  changing = 1;
  auto origin = std::make_shared<WorkerOrigin>(answerNumbers, WorkerLimits());
  changing = 2;
  Worker first(origin), second(origin);
  for (Worker *worker : {&first, &second}) {
    EXPECT_EQ(ask(*worker, "number"), "1");
    EXPECT_EQ(ask(*worker, "parent"), std::to_string(getpid()));
    EXPECT_EQ(ask(*worker, "crash"), std::nullopt);
    EXPECT_EQ(worker->reapAndRestart(false).code, SIGSEGV);
    EXPECT_EQ(ask(*worker, "number"), "1");
  }
  // A worker that is started anew has nothing of what it was, and what was prepared once each has.
  auto count = [](WorkerLink &link) {
    while (link.receive())
      link.send(std::to_string(changing++));
  };
  auto prepared = std::make_shared<WorkerOrigin>(count, WorkerLimits(), [] { changing = 10; });
  EXPECT_EQ(changing, 2);
  Worker renewed(prepared);
  EXPECT_EQ(ask(renewed, ""), "10");
  EXPECT_EQ(ask(renewed, ""), "11");
  renewed.renew();
  EXPECT_EQ(ask(renewed, ""), "10");
  // A worker with an origin of its own is forked from what is now.
  Worker own(answerNumbers, {});
  EXPECT_EQ(ask(own, "number"), "2");
}

TEST(Process, WorkerCrashesAndIsStartedAnew) {
  Worker worker(serve, {});
  for (int round = 0; round < 3; ++round) {
    EXPECT_EQ(ask(worker, "crash"), std::nullopt);
    WorkerDeath death = worker.reapAndRestart(false);
    EXPECT_EQ(death.cause, WorkerDeath::Cause::Signal);
    EXPECT_EQ(death.code, SIGSEGV);
    EXPECT_EQ(death.stage, Stage::Transform);
    EXPECT_EQ(worker.stage(), Stage::Idle);
    EXPECT_EQ(ask(worker, "still there"), "still there");
  }
}

TEST(Process, WorkerExitsOrEatsMemory) {
  Worker worker(serve, {.bytes = 1ull << 30});
  EXPECT_EQ(ask(worker, "exit"), std::nullopt);
  WorkerDeath death = worker.reapAndRestart(false);
  EXPECT_EQ(death.cause, WorkerDeath::Cause::Exit);
  EXPECT_EQ(death.code, 3);
#if !defined(__SANITIZE_ADDRESS__) && !__has_feature(address_sanitizer)
  EXPECT_EQ(ask(worker, "eat"), std::nullopt);
  death = worker.reapAndRestart(false);
  EXPECT_EQ(death.cause, WorkerDeath::Cause::OutOfMemory);
  EXPECT_EQ(death.stage, Stage::Judge);
#endif
}

TEST(Process, WorkerHangsAndIsKilled) {
  Worker worker(serve, {});
  ASSERT_TRUE(worker.send("hang"));
  EXPECT_TRUE(waitReadable({worker.descriptor()}, 50).empty());
  WorkerDeath death = worker.reapAndRestart(true);
  EXPECT_EQ(death.code, SIGKILL);
  EXPECT_EQ(death.stage, Stage::Transform);
  ASSERT_TRUE(worker.send("x"));
  EXPECT_EQ(waitReadable({worker.descriptor()}, 5000), std::vector<int>{worker.descriptor()});
  EXPECT_EQ(worker.receive(), "x");
}

TEST(Process, Commands) {
  CommandResult run = runCommand("cat", "some text", 5000, kPlenty);
  EXPECT_EQ(run.ending, Ending::Exited);
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.output, "some text");
  run = runCommand("sh -c 'echo out; echo \"err\" >&2; exit 7'", "", 5000, kPlenty);
  EXPECT_EQ(run.ending, Ending::Exited);
  EXPECT_EQ(run.code, 7);
  EXPECT_EQ(run.output, "out\n");
  EXPECT_EQ(run.errors, "err\n");
  EXPECT_EQ(runCommand("sh -c 'kill -SEGV $$'", "", 5000, kPlenty).ending, Ending::Signalled);
}

TEST(Process, CommandsThatAreNotThere) {
  EXPECT_EQ(runCommand("no-such-command --at all", "", 5000, kPlenty).ending, Ending::NotFound);
  EXPECT_EQ(runCommand("", "", 5000, kPlenty).ending, Ending::NotFound);
  EXPECT_EQ(runCommand("/etc/passwd", "", 5000, kPlenty).ending, Ending::NotFound);
}

TEST(Process, CommandsThatDoNotEnd) {
  auto before = std::chrono::steady_clock::now();
  EXPECT_EQ(runCommand("sleep 100", "", 1000, kPlenty).ending, Ending::TimedOut);
  EXPECT_LT(std::chrono::steady_clock::now() - before, std::chrono::seconds(10));
}

TEST(Process, CommandsThatSayTooMuch) {
  EXPECT_EQ(runCommand("head -c 5000 /dev/zero", "", 5000, 5000).ending, Ending::Exited);
  EXPECT_EQ(runCommand("head -c 5001 /dev/zero", "", 5000, 5000).ending, Ending::TooMuchOutput);
  EXPECT_EQ(runCommand("cat /dev/zero", "", 5000, 5000).ending, Ending::TooMuchOutput);
}
