//===- JitEngine.cpp - Machine code in a forked child ---------------------===//
// One fork runs all inputs of source and target. If a run ends the process, a new fork continues
// with the next one. Code is compiled without optimization, since most runs are short.
//===----------------------------------------------------------------------===//
#include "oracle/core/process/Process.h"
#include "oracle/native/LogFile.h"
#include "oracle/native/runtime/Runtime.h"

#include "llvm/ExecutionEngine/Orc/ExecutionUtils.h"
#include "llvm/ExecutionEngine/Orc/LLJIT.h"
#include "llvm/Support/TargetSelect.h"

#include <chrono>

// Conversions that x86-64 machine code calls for narrow floats, from MLIR's runner utilities.
extern "C" {
void __truncsfbf2();
void __truncdfbf2();
void __truncsfhf2();
void __truncdfhf2();
void __extendhfsf2();
}

namespace freehold::native {

namespace orc = llvm::orc;

namespace {
class JitEngine final : public Engine {
public:
  std::vector<RunResult> run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                             const RunLimits &limits) override;

private:
  /// A compiled program, and the number of runs that it has done.
  struct Job {
    std::vector<uint64_t> plan;
    ProgramShape shape;
    std::unique_ptr<SharedLog> log;
    orc::JITDylib *library = nullptr;
    void *const *table = nullptr;
    std::vector<Outcome> outcomes;
  };
  std::variant<Job, NotLowerable, EngineFault>
  prepare(Lowered program, const std::vector<Run> &runs, const RunLimits &limits);
  std::string runOnce(std::vector<Job *> jobs, const std::vector<Run> &runs, unsigned timeoutMs,
                      unsigned timeoutAllMs);
  std::string runAll(llvm::ArrayRef<Job *> jobs, const std::vector<Run> &runs, unsigned timeoutMs);
  llvm::Expected<void *const *> load(Lowered &program, orc::JITDylib &library);
  std::string start();
  llvm::Error defineRuntime();

  std::unique_ptr<orc::LLJIT> jit_;
  orc::JITDylib *runtime_ = nullptr;
  unsigned programs_ = 0;
};
} // namespace

std::string JitEngine::start() {
  static const bool once =
      (llvm::InitializeNativeTarget(), llvm::InitializeNativeTargetAsmPrinter(), true);
  (void)once;
  // No features of this machine, so that code is the same everywhere and nothing is fused.
  orc::JITTargetMachineBuilder target{llvm::Triple(LLVM_HOST_TRIPLE)};
  target.setCodeGenOptLevel(llvm::CodeGenOptLevel::None);
  auto jit = orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(target)).create();
  if (!jit)
    return llvm::toString(jit.takeError());
  jit_ = std::move(*jit);
  if (auto error = defineRuntime()) {
    jit_.reset();
    return llvm::toString(std::move(error));
  }
  return "";
}

/// Defines the symbols that programs use: the runtime, conversions, and what this process exports.
llvm::Error JitEngine::defineRuntime() {
  orc::SymbolMap symbols;
  size_t count;
  const RuntimeSymbol *table = runtimeSymbols(count);
  std::vector<RuntimeSymbol> all(table, table + count);
  const std::pair<const char *, void (*)()> conversions[] = {{"__truncsfbf2", __truncsfbf2},
                                                             {"__truncdfbf2", __truncdfbf2},
                                                             {"__truncsfhf2", __truncsfhf2},
                                                             {"__truncdfhf2", __truncdfhf2},
                                                             {"__extendhfsf2", __extendhfsf2}};
  for (auto [name, function] : conversions)
    all.push_back({name, reinterpret_cast<void *>(function)});
  for (const RuntimeSymbol &symbol : all)
    symbols[jit_->mangleAndIntern(symbol.name)] = {orc::ExecutorAddr::fromPtr(symbol.address),
                                                   llvm::JITSymbolFlags::Exported |
                                                       llvm::JITSymbolFlags::Callable};
  runtime_ = &jit_->getExecutionSession().createBareJITDylib("runtime");
  if (auto error = runtime_->define(orc::absoluteSymbols(std::move(symbols))))
    return error;
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit_->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  runtime_->addGenerator(std::move(*process));
  return llvm::Error::success();
}

/// Compiles and links the program, and returns its table.
llvm::Expected<void *const *> JitEngine::load(Lowered &program, orc::JITDylib &library) {
  library.addToLinkOrder(*runtime_);
  if (auto error = jit_->addIRModule(
          library, orc::ThreadSafeModule(std::move(program.module), std::move(program.context))))
    return std::move(error);
  auto address = jit_->lookup(library, kTableName);
  if (!address)
    return address.takeError();
  return address->toPtr<void *const *>();
}

/// Returns the program ready to run, or why it cannot run.
std::variant<JitEngine::Job, NotLowerable, EngineFault>
JitEngine::prepare(Lowered program, const std::vector<Run> &runs, const RunLimits &limits) {
  Job job;
  auto plan = makePlan(program.shape, runs, limits);
  if (auto *why = std::get_if<std::string>(&plan))
    return NotLowerable{{"-", *why}};
  job.plan = std::get<0>(std::move(plan));
  if (!jit_)
    if (std::string why = start(); !why.empty())
      return EngineFault{why};
  job.log = SharedLog::anonymous();
  if (!job.log)
    return EngineFault{"no memory for the log of native runs"};
  // A bare library, without a platform's initializers, which programs do not have.
  orc::JITDylib &library =
      jit_->getExecutionSession().createBareJITDylib("program" + std::to_string(programs_++));
  job.shape = std::move(program.shape);
  auto table = load(program, library);
  if (!table) {
    NotLowerable why{{"-", llvm::toString(table.takeError())}};
    llvm::consumeError(jit_->getExecutionSession().removeJITDylib(library));
    return why;
  }
  job.table = *table;
  job.library = &library;
  return job;
}

/// Runs one fork to its end. All runs that it began have ended then. Returns an error, or an empty
/// string.
std::string JitEngine::runOnce(std::vector<Job *> jobs, const std::vector<Run> &runs,
                               unsigned timeoutMs, unsigned timeoutAllMs) {
  ForkResult end = runForked(
      [&] {
        installFaultHandler();
        for (Job *job : jobs)
          runPlan(job->plan.data(), job->log->header(), job->table, job->outcomes.size(),
                  guardedHooks());
      },
      timeoutMs);
  auto begun = [&](const Job &job) {
    return job.outcomes.size() < runs.size() && job.log->begun(job.outcomes.size(), runs.size());
  };
  bool late = end.ending == ForkResult::Ending::TimedOut;
  Job *last = nullptr;
  for (Job *job : jobs)
    last = begun(*job) ? job : last;
  if (!last)
    return late ? "" : "a native run does not start";
  if (late || end.ending == ForkResult::Ending::Signalled)
    last->log->endWith(late ? StopReason::Time : StopReason::Signal,
                       late ? timeoutAllMs : static_cast<uint64_t>(end.code));
  for (Job *job : jobs)
    while (begun(*job)) {
      auto outcome = outcomeOf(*job->log, job->shape, runs, job->outcomes.size());
      if (!outcome)
        return "the log of a native run makes no sense";
      job->outcomes.push_back(std::move(*outcome));
    }
  return "";
}

/// All runs share the time, so that a program that hangs on each input costs it only once.
std::string JitEngine::runAll(llvm::ArrayRef<Job *> jobs, const std::vector<Run> &runs,
                              unsigned timeoutMs) {
  auto start = std::chrono::steady_clock::now();
  auto left = [&](Job *job) { return job->outcomes.size() < runs.size(); };
  while (llvm::any_of(jobs, left)) {
    auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    if (spent.count() >= timeoutMs) {
      for (Job *job : jobs)
        job->outcomes.resize(runs.size(), outOfTime(timeoutMs));
      break;
    }
    std::vector<Job *> unfinished;
    llvm::copy_if(jobs, std::back_inserter(unfinished), left);
    std::string why = runOnce(std::move(unfinished), runs,
                              timeoutMs - static_cast<unsigned>(spent.count()), timeoutMs);
    if (!why.empty())
      return why;
  }
  return "";
}

std::vector<RunResult> JitEngine::run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                                      const RunLimits &limits) {
  std::vector<std::variant<Job, NotLowerable, EngineFault>> prepared;
  for (Lowered &program : programs)
    prepared.push_back(prepare(std::move(program), runs, limits));
  std::vector<Job *> jobs;
  for (auto &each : prepared)
    if (auto *job = std::get_if<Job>(&each))
      jobs.push_back(job);
  std::string fault = runAll(jobs, runs, limits.timeoutMs);
  for (Job *job : jobs)
    if (auto error = jit_->getExecutionSession().removeJITDylib(*job->library))
      fault += llvm::toString(std::move(error));
  std::vector<RunResult> results;
  for (auto &each : prepared) {
    if (auto *why = std::get_if<NotLowerable>(&each))
      results.push_back(*why);
    else if (auto *why = std::get_if<EngineFault>(&each))
      results.push_back(*why);
    else if (!fault.empty())
      results.push_back(EngineFault{fault});
    else
      results.push_back(std::move(std::get<Job>(each).outcomes));
  }
  return results;
}

std::unique_ptr<Engine> makeJitEngine() { return std::make_unique<JitEngine>(); }

} // namespace freehold::native
