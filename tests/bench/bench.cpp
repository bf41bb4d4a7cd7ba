//===- bench.cpp - Speed, as ratios measured side by side -----------------===//
// README.md in this folder has the command and the figures.
//===----------------------------------------------------------------------===//
#include "oracle/core/process/Process.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/DifferentialOracle.h"
#include "oracle/diff/JudgePool.h"
#include "oracle/diff/SubjectOptions.h"
#include "oracle/interp/Interpreter.h"
#include "tests/bench/Programs.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/STLExtras.h"

#include <benchmark/benchmark.h>

#include <array>
#include <chrono>
#include <ctime>
#include <sys/resource.h>

using namespace freehold;

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static double wallSeconds(const std::function<void()> &work) {
  auto start = std::chrono::steady_clock::now();
  work();
  return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

//===----------------------------------------------------------------------===//
// The interpreter
//===----------------------------------------------------------------------===//

/// Counter ops/s: interpreter instructions per second on a loop nest that is already compiled.
static void BM_InterpreterMatmul(benchmark::State &state) {
  auto context = makeContext();
  auto module = parseProgram({"matmul", bench::matmul(state.range(0)), {}}, *context);
  auto compiled = interp::compile(*module);
  interp::RunOptions options;
  options.budget.steps = 1'000'000'000;
  uint64_t steps = 0;
  for (auto _ : state) {
    Outcome outcome = interp::run(*compiled, *compiled->functions[0], {}, options);
    if (outcome.termination != Termination::Returned)
      state.SkipWithError("the program failed");
    steps += outcome.statistics.steps;
  }
  state.counters["ops/s"] =
      benchmark::Counter(static_cast<double>(steps), benchmark::Counter::kIsRate);
}
BENCHMARK(BM_InterpreterMatmul)->Arg(16)->Arg(64)->Arg(128)->Unit(benchmark::kMillisecond);

/// The same program with fewer than 10^6 steps: interpreted (parsed, compiled and run as in a
/// worker, and as a new freehold-run process), compared with compiling it and running it under
/// Valgrind.
static void BM_InterpreterVersusValgrind(benchmark::State &state) {
  std::string text = bench::matmul(state.range(0));
  std::string file =
      std::string(FREEHOLD_BENCH_DIR) + "/valgrind-" + std::to_string(state.range(0)) + ".mlir";
  if (FILE *out = std::fopen(file.c_str(), "w")) {
    std::fputs(text.c_str(), out);
    std::fclose(out);
  }
  auto context = makeContext();
  auto command = [&](const std::string &line) {
    return wallSeconds([&] {
      CommandResult result = runCommand(line, "", 100'000, 1 << 20);
      if (result.ending != CommandResult::Ending::Exited || result.code != 0)
        state.SkipWithError("a command failed");
    });
  };
  double inWorker = 0, process = 0, valgrind = 0, native = 0;
  std::string native_ = std::string(FREEHOLD_SOURCE_DIR) + "/tests/native/run-native " + file;
  for (auto _ : state) {
    inWorker += wallSeconds([&] {
      auto module = parseProgram({"matmul", text, {}}, *context);
      auto compiled = interp::compile(*module);
      Outcome outcome = interp::run(*compiled, *compiled->functions[0], {}, {});
      benchmark::DoNotOptimize(outcome.observations.data());
    });
    process += command(std::string(FREEHOLD_BIN_DIR) + "/freehold-run " + file);
    native += command(native_);
    valgrind += command(native_ + " --under 'valgrind -q'");
  }
  state.counters["valgrind/interpreter"] = valgrind / inWorker;
  state.counters["valgrind/freehold-run"] = valgrind / process;
  state.counters["unchecked-native/interpreter"] = native / inWorker;
}
BENCHMARK(BM_InterpreterVersusValgrind)
    ->Arg(8)
    ->Arg(48)
    ->Unit(benchmark::kMillisecond)
    ->Iterations(3);

//===----------------------------------------------------------------------===//
// Judging
//===----------------------------------------------------------------------===//

struct VerifiedOnce {
  double passes, total;
};

/// Returns the CPU seconds for judging the programs with one verification at the end, which is not
/// counted as time in passes.
static VerifiedOnce verifiedOnce(std::vector<Request> requests) {
  DifferentialOracle oracle;
  uint64_t nanoseconds = 0;
  double before = 0;
  // The first round is not counted, since it builds the canonicalizers' patterns.
  for (int round = 0; round < 3; ++round) {
    if (round == 1) {
      nanoseconds = 0;
      before = cpuSeconds();
    }
    for (Request &request : requests) {
      request.verifyEach = false;
      oracle.judge(
          request, [](Stage, llvm::StringRef) {}, [](std::string) {},
          [&](std::vector<Judgement> judgements) {
            for (const Judgement &judgement : judgements)
              nanoseconds += judgement.passNanoseconds;
          });
    }
  }
  return {1e-9 * nanoseconds / 2, (cpuSeconds() - before) / 2};
}

/// A campaign looks for inputs that reach more for one program of so many (fuzz/campaign/Planner.cpp).
static constexpr unsigned kSearchedOneOutOf = 8;

static Request upstreamRequest(uint64_t seed, unsigned searchedOneOutOf) {
  Request request = bench::upstreamRequest(bench::smallProgram(seed));
  if (seed % searchedOneOutOf != 0)
    request.budget.coverTries = 0;
  return request;
}

/// Counters: programs per second of CPU time, and total CPU time over that in the subject's passes.
static void BM_CheckUpstream(benchmark::State &state, unsigned searchedOneOutOf) {
  constexpr unsigned kPrograms = 400;
  std::vector<Request> requests;
  for (unsigned seed = 1; seed <= kPrograms; ++seed)
    requests.push_back(upstreamRequest(seed, searchedOneOutOf));
  DifferentialOracle oracle;
  uint64_t judged = 0, passNanoseconds = 0, agree = 0, reached = 0, ops = 0;
  for (const Request &request : requests)
    ops += bench::countOps(request.program);
  // Measure the time of each stage that the oracle announces.
  double before = cpuSeconds(), since = before;
  std::array<double, kStages> stages{};
  Stage stage = Stage::Idle;
  auto enter = [&](Stage next, llvm::StringRef) {
    if (next == stage)
      return;
    double now = cpuSeconds();
    stages[static_cast<int>(stage)] += now - since;
    since = now;
    stage = next;
  };
  for (auto _ : state)
    for (const Request &request : requests) {
      auto ignore = [](std::string) {};
      oracle.judge(request, enter, ignore, [&](std::vector<Judgement> judgements) {
        for (const Judgement &judgement : judgements) {
          passNanoseconds += judgement.passNanoseconds;
          agree += std::holds_alternative<Agree>(judgement.verdict);
          reached += judgement.reached > 0;
        }
      });
      ++judged;
    }
  double total = cpuSeconds() - before;
  state.counters["programs/s"] = judged / total;
  VerifiedOnce once = verifiedOnce(requests);
  double passes = once.passes / kPrograms;
  state.counters["total/passes"] = total / judged / passes;
  state.counters["total/passes,verify-each=false"] = once.total / once.passes;
  state.counters["total/(passes+verifier)"] = total / (1e-9 * passNanoseconds);
  state.counters["ops/program"] = static_cast<double>(ops) / kPrograms;
  state.counters["agree"] = static_cast<double>(agree) / judged;
  state.counters["reach"] = static_cast<double>(reached) / judged;
  auto share = [&](Stage each) { return 1e6 * stages[static_cast<int>(each)] / judged; };
  state.counters["us:parse"] = share(Stage::Parse);
  state.counters["us:source"] = share(Stage::Source);
  state.counters["us:transform"] = share(Stage::Transform);
  state.counters["us:judge"] = share(Stage::Judge);
  state.counters["us:passes"] = 1e6 * passes;
  state.counters["us/program"] = 1e6 * total / judged;
}
BENCHMARK_CAPTURE(BM_CheckUpstream, campaign, kSearchedOneOutOf)
    ->Unit(benchmark::kMillisecond)
    ->MinTime(5);
BENCHMARK_CAPTURE(BM_CheckUpstream, searched, 1)->Unit(benchmark::kMillisecond)->MinTime(5);

/// CPU time of this process, or of its children that have ended.
static double cpuSecondsOf(int who) {
  rusage usage;
  getrusage(who, &usage);
  double seconds = 0;
  for (const timeval &time : {usage.ru_utime, usage.ru_stime})
    seconds += time.tv_sec + 1e-6 * time.tv_usec;
  return seconds;
}

static double cpuSecondsOfAll() {
  return cpuSecondsOf(RUSAGE_SELF) + cpuSecondsOf(RUSAGE_CHILDREN);
}

/// Programs that share a worker, as in a campaign.
static constexpr uint64_t kShareWorker = 64;

/// Returns the subject of this name, or without a name those of a campaign that names none.
static std::vector<Subject> subjectsOf(const char *name) {
  SubjectOptions options;
  options.withOlder = false;
  if (name)
    options.names = {name};
  return std::get<0>(chooseSubjects(options));
}

/// Works like a campaign: generates programs while two workers apply the subjects and judge them on
/// 3 inputs. Counters: programs per second of wall time, CPU time per program over all processes, and that over the
/// CPU time in passes and the verifier between them.
static void BM_WholeLoop(benchmark::State &state, const char *name) {
  constexpr uint64_t kCount = 2000;
  const std::vector<Subject> subjects = subjectsOf(name);
  uint64_t seed = 0, judged = 0, agree = 0, passNanoseconds = 0;
  double before = cpuSecondsOfAll();
  for (auto _ : state) {
    Request typical;
    typical.subjects = subjects;
    JudgePool pool({.jobs = 2, .typical = typical}, Budget());
    auto next = [&, last = seed + kCount]() -> std::optional<Request> {
      if (seed == last)
        return std::nullopt;
      Request request = upstreamRequest(seed, kSearchedOneOutOf);
      request.sharesWorker = seed++ % kShareWorker != 0;
      request.subjects = subjects;
      request.inputs.count = 3;
      return request;
    };
    pool.run(next, [&](const Request &, const Response &response) {
      ++judged;
      agree += llvm::all_of(response.judgements, [](const Judgement &judgement) {
        return std::holds_alternative<Agree>(judgement.verdict);
      });
      for (const Judgement &judgement : response.judgements)
        passNanoseconds += judgement.passNanoseconds;
    });
  }
  double total = cpuSecondsOfAll() - before;
  state.counters["programs/s"] =
      benchmark::Counter(static_cast<double>(judged), benchmark::Counter::kIsRate);
  state.counters["CPU-us/program"] = 1e6 * total / judged;
  state.counters["CPU/(passes+verifier)"] = total / (1e-9 * passNanoseconds);
  state.counters["agree"] = static_cast<double>(agree) / judged;
}
BENCHMARK_CAPTURE(BM_WholeLoop, subjects, nullptr)
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(1);
BENCHMARK_CAPTURE(BM_WholeLoop, upstream, "upstream")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(3);
BENCHMARK_CAPTURE(BM_WholeLoop, fh, "fh")
    ->Unit(benchmark::kMillisecond)
    ->UseRealTime()
    ->Iterations(3);

namespace {
/// What judging costs a worker.
struct OpCost {
  double microseconds = 0;
  /// The share of the subject's passes.
  double passes = 0;
};
} // namespace

/// Judges generated programs in a worker, which a pass may crash, and divides its CPU time by the number of ops.
static OpCost costOfOp(llvm::StringRef profile, const char *subject) {
  constexpr uint64_t kCount = 300;
  uint64_t seed = 0, ops = 0, passNanoseconds = 0;
  double before = cpuSecondsOf(RUSAGE_CHILDREN);
  {
    JudgePool pool({.jobs = 1}, Budget());
    auto next = [&]() -> std::optional<Request> {
      if (seed == kCount)
        return std::nullopt;
      Request request = bench::upstreamRequest(bench::generatedProgram(profile, ++seed));
      request.sharesWorker = true;
      request.subjects = {*findSubject(subject)};
      ops += bench::countOps(request.program);
      return request;
    };
    pool.run(next, [&](const Request &, const Response &response) {
      for (const Judgement &judgement : response.judgements)
        passNanoseconds += judgement.passNanoseconds;
    });
  }
  double seconds = cpuSecondsOf(RUSAGE_CHILDREN) - before;
  return {1e6 * seconds / ops, 1e-9 * passNanoseconds / seconds};
}

/// Programs on tensors, which are bufferized, against programs on buffers. Counters: CPU time for each op, and how
/// much of it the passes take.
static void BM_Tensors(benchmark::State &state) {
  OpCost tensors, buffers;
  for (auto _ : state) {
    tensors = costOfOp("bufferize", "bufferize");
    buffers = costOfOp("default", "upstream");
  }
  state.counters["tensors:us/op"] = tensors.microseconds;
  state.counters["tensors:passes"] = tensors.passes;
  state.counters["buffers:us/op"] = buffers.microseconds;
  state.counters["buffers:passes"] = buffers.passes;
  state.counters["tensors/buffers"] = tensors.microseconds / buffers.microseconds;
}
BENCHMARK(BM_Tensors)->Unit(benchmark::kMillisecond)->Iterations(1);

int main(int argc, char **argv) {
  registerPasses();
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv))
    return 2;
  benchmark::RunSpecifiedBenchmarks();
}
