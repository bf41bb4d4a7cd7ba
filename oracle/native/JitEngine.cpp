//===- JitEngine.cpp - Machine code in a forked child ---------------------===//
// One fork runs all inputs of a program; after a run that did not end in order, a new one runs
// what is left. Code is compiled as fast as can be: most runs are short.
//===----------------------------------------------------------------------===//
#include "oracle/core/Process.h"
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
  RunResult runOne(Lowered program, const std::vector<Run> &runs, const RunLimits &limits);
  llvm::Expected<void *const *> load(Lowered &program, orc::JITDylib &library);
  std::string start();

  std::unique_ptr<orc::LLJIT> jit_;
  unsigned programs_ = 0;
};
} // namespace

std::string JitEngine::start() {
  static const bool once =
      (llvm::InitializeNativeTarget(), llvm::InitializeNativeTargetAsmPrinter(), true);
  (void)once;
  // No features of this machine: the same code everywhere, and nothing fused.
  orc::JITTargetMachineBuilder target{llvm::Triple(LLVM_HOST_TRIPLE)};
  target.setCodeGenOptLevel(llvm::CodeGenOptLevel::None);
  auto jit = orc::LLJITBuilder().setJITTargetMachineBuilder(std::move(target)).create();
  if (!jit)
    return llvm::toString(jit.takeError());
  jit_ = std::move(*jit);
  return "";
}

/// Compiles and links; the program's table.
llvm::Expected<void *const *> JitEngine::load(Lowered &program, orc::JITDylib &library) {
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
  if (auto error = library.define(orc::absoluteSymbols(std::move(symbols))))
    return std::move(error);
  auto process = orc::DynamicLibrarySearchGenerator::GetForCurrentProcess(
      jit_->getDataLayout().getGlobalPrefix());
  if (!process)
    return process.takeError();
  library.addGenerator(std::move(*process));
  if (auto error = jit_->addIRModule(
          library, orc::ThreadSafeModule(std::move(program.module), std::move(program.context))))
    return std::move(error);
  auto address = jit_->lookup(library, kTableName);
  if (!address)
    return address.takeError();
  return address->toPtr<void *const *>();
}

std::vector<RunResult> JitEngine::run(std::vector<Lowered> programs, const std::vector<Run> &runs,
                                      const RunLimits &limits) {
  std::vector<RunResult> results;
  for (Lowered &program : programs)
    results.push_back(runOne(std::move(program), runs, limits));
  return results;
}

RunResult JitEngine::runOne(Lowered program, const std::vector<Run> &runs,
                            const RunLimits &limits) {
  auto plan = makePlan(program.shape, runs, limits);
  if (auto *why = std::get_if<std::string>(&plan))
    return NotLowerable{{"-", *why}};
  if (!jit_)
    if (std::string why = start(); !why.empty())
      return EngineFault{why};
  auto log = SharedLog::anonymous();
  if (!log)
    return EngineFault{"no memory for the log of native runs"};
  auto library = jit_->createJITDylib("program" + std::to_string(programs_++));
  if (!library)
    return EngineFault{llvm::toString(library.takeError())};
  ProgramShape shape = std::move(program.shape);
  auto table = load(program, *library);
  if (!table) {
    NotLowerable why{{"-", llvm::toString(table.takeError())}};
    llvm::consumeError(jit_->getExecutionSession().removeJITDylib(*library));
    return why;
  }
  std::vector<Outcome> outcomes;
  // All runs share the time: a program that hangs on each input must not take it many times.
  auto start = std::chrono::steady_clock::now();
  while (outcomes.size() < runs.size()) {
    size_t first = outcomes.size();
    auto spent = std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::steady_clock::now() - start);
    if (spent.count() >= limits.timeoutMs) {
      outcomes.resize(runs.size(), outOfTime(limits.timeoutMs));
      break;
    }
    ForkResult end = runForked(
        [&] {
          installFaultHandler();
          runPlan(std::get<0>(plan).data(), log->header(), *table, first, guardedHooks());
        },
        limits.timeoutMs - static_cast<unsigned>(spent.count()));
    bool late = end.ending == ForkResult::Ending::TimedOut;
    if (late || end.ending == ForkResult::Ending::Signalled)
      log->endWith(late ? StopReason::Time : StopReason::Signal,
                   late ? limits.timeoutMs : static_cast<uint64_t>(end.code));
    // A run that was begun but not followed by another ended here, whatever way.
    do {
      auto outcome = outcomeOf(*log, shape, runs, outcomes.size());
      if (!outcome)
        return EngineFault{"the log of a native run makes no sense"};
      outcomes.push_back(std::move(*outcome));
    } while (outcomes.size() < runs.size() &&
             !log->events(outcomes.size(), runs.size(), 0).empty());
  }
  if (auto error = jit_->getExecutionSession().removeJITDylib(*library))
    return EngineFault{llvm::toString(std::move(error))};
  return outcomes;
}

std::unique_ptr<Engine> makeJitEngine() { return std::make_unique<JitEngine>(); }

} // namespace freehold::native
