//===- Process.h - All that starts processes --------------------*- C++ -*-===//
// Workers and forks are in Process.cpp, commands in Commands.cpp, stacks in StackFrames.cpp.
//
// Two kinds. A worker is a child of this program that answers messages until it is told to
// stop; what may crash, hang or eat memory happens there. A command is somebody else's
// program, run once. Both are in process groups of their own: what a terminal sends, such as
// SIGINT, reaches the tool alone, which then ends them (Interruption.h).
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

//===--- Workers ----------------------------------------------------------===//

/// What a worker is busy with, kept in memory that its parent sees after a crash.
enum class Stage : int { Idle, Parse, Prepare, Source, Transform, Judge, Lower };

/// Memory that a worker and its parent share.
struct SharedStage;

/// The worker's side: receives requests, sends answers, says what it is at.
class WorkerLink {
public:
  /// The next request, or nullopt when the parent is gone or wants no more.
  std::optional<std::string> receive();
  void send(std::string_view message);
  /// `detail` is kept up to 100 bytes: the pass that runs, for instance.
  void enter(Stage stage, std::string_view detail = "");

private:
  friend class Worker;
  int fd_ = -1;
  struct SharedStage *stage_ = nullptr;
};

struct WorkerLimits {
  /// Address space beyond what the parent uses; 0 for none.
  uint64_t bytes = 4ull << 30;
  uint64_t stackBytes = 120ull << 20;
};

struct WorkerDeath {
  enum class Cause : uint8_t { Signal, Exit, OutOfMemory } cause = Cause::Signal;
  int code = 0;
  Stage stage = Stage::Idle;
  std::string detail;
  /// Topmost frames of the stack, innermost first; fatal messages before them.
  std::vector<std::string> frames;
};

/// The parent's side of one worker. `serve` runs in the child and returns when it is done.
/// Start workers before any thread of this process. When a worker ends, however, the command that
/// it runs ends with it, and its temporary files are removed.
class Worker {
public:
  Worker(std::function<void(WorkerLink &)> serve, const WorkerLimits &limits);
  ~Worker();
  Worker(const Worker &) = delete;
  Worker &operator=(const Worker &) = delete;

  /// False when the worker has died meanwhile.
  bool send(std::string_view message);
  /// Descriptor to wait for with `waitReadable`.
  int descriptor() const { return fd_; }
  /// Reads one message; blocks until it is whole. Null message: the worker died.
  std::optional<std::string> receive();
  Stage stage() const;
  /// After receive failed or to end a hanging worker: reaps it and says what happened. The
  /// worker is then started anew.
  WorkerDeath buryAndRestart(bool kill);

private:
  void start();
  void stop();
  int reap(bool kill);

  std::function<void(WorkerLink &)> serve_;
  WorkerLimits limits_;
  int fd_ = -1, stderr_ = -1;
  int pid_ = -1;
  SharedStage *stage_ = nullptr;
};

/// Which of the descriptors can be read within the time; empty when none can. After an interruption
/// it returns sooner, for callers to look at that.
std::vector<int> waitReadable(const std::vector<int> &descriptors, int timeoutMs);

/// The topmost frames of the stack in what a crashed LLVM tool printed, innermost first; fatal
/// messages before them.
std::vector<std::string> topFrames(std::string_view log);
/// The function in a frame without parameters, template arguments and clones' suffixes, so that
/// "foo<int>(int) (.cold)" and "foo" are one; messages before the frames are not functions.
std::string functionOfFrame(const std::string &frame);

//===--- Forks ------------------------------------------------------------===//

struct ForkResult {
  enum class Ending : uint8_t { Exited, Signalled, TimedOut } ending = Ending::Exited;
  /// The exit code or the signal.
  int code = 0;
};

/// Runs `body` in a child of this process and waits for it; the child then exits with 0. What
/// it has to say it writes to memory that both share.
ForkResult runForked(const std::function<void()> &body, unsigned timeoutMs);

//===--- Commands ---------------------------------------------------------===//

struct CommandResult {
  enum class Ending : uint8_t {
    Exited,
    Signalled,
    TimedOut,
    NotFound,
    TooMuchOutput,
    /// Not its own doing: this tool was interrupted, or there is no room for temporary files;
    /// `errors` says which.
    NotRun
  } ending;
  int code = 0;
  std::string output, errors;
};

/// Has temporary files of a worker, and of the commands that it runs, go to a folder of its own,
/// which is made now. To be called before temporary files are made where a worker may do it.
void useOwnTemporaryFolder();

/// A word for a command line, whatever is in it.
std::string shellWord(std::string_view text);

/// Runs a command line (words separated as a shell does, no shell involved) with `input` on
/// its stdin. Output over `outputBytesMax` is TooMuchOutput. Memory checkers map terabytes that
/// they do not use: `anyAddressSpace` frees the command of this process's limit of that.
CommandResult runCommand(const std::string &commandLine, std::string_view input, unsigned timeoutMs,
                         uint64_t outputBytesMax, bool anyAddressSpace = false);

} // namespace freehold
