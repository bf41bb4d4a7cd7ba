//===- Lifelines.cpp ------------------------------------------------------===//
#include "fuzz/report/Lifelines.h"

#include "oracle/core/inputs/Inputs.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/program/SplitFile.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/interp/Timeline.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/Support/MemoryBuffer.h"

#include <nlohmann/json.hpp>

namespace freehold::report {

static constexpr int kTimeoutMs = 10'000;
static constexpr uint64_t kBytesMax = 1 << 20;
/// Limits of a run, as freehold-run has them.
static const Budget kBudget = {.steps = 100'000'000, .memoryBytes = 1ull << 30};

//===----------------------------------------------------------------------===//
// In the worker
//===----------------------------------------------------------------------===//

namespace {
/// What the worker is asked for: a run of a function.
struct Asked {
  std::string text, entry, args, addressPolicy;
  uint64_t seed = 1;
};
NLOHMANN_DEFINE_TYPE_NON_INTRUSIVE(Asked, text, entry, args, addressPolicy, seed)
} // namespace

/// Returns the picture; empty if the program or its arguments are not valid.
static std::string drawRun(const Asked &asked, mlir::MLIRContext &context) {
  Program program{"<stdin>", asked.text};
  if (severalPrograms(program) || refuseText(program, kBudget))
    return "";
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) { return mlir::success(); });
  auto moduleOp = parseProgram(program, context);
  if (!moduleOp)
    return "";
  auto module = interp::compile(*moduleOp, {.trackNames = true});
  const interp::CompiledFunction *entry = module->find(llvm::StringRef(asked.entry).ltrim('@'));
  auto parsed = parseInputs(asked.args);
  if (!entry || entry->external || !std::holds_alternative<Inputs>(parsed))
    return "";
  auto resolved = interp::resolve(std::get<Inputs>(parsed), *module, *entry);
  if (!std::holds_alternative<Inputs>(resolved))
    return "";
  const Inputs &inputs = std::get<Inputs>(resolved);
  interp::Timeline timeline;
  interp::RunOptions options = {.budget = kBudget,
                                .policy = asked.addressPolicy == "reuse"
                                              ? interp::AddressPolicy::Reuse
                                              : interp::AddressPolicy::Fresh,
                                .seed = asked.seed,
                                .freeResults = true,
                                .explains = true,
                                .timeline = &timeline};
  std::unique_ptr<interp::CompiledModule> tracked;
  timeline.finish(interp::runWithLeaks(*module, *entry, inputs, options,
                                       [&]() -> const interp::CompiledModule & {
                                         tracked = interp::compile(*moduleOp, {.trackLost = true});
                                         return *tracked;
                                       }));
  return timeline.svg("@" + entry->name + "(" + print(inputs) + ")");
}

static void serve(WorkerLink &link) {
  auto context = makeContext();
  while (auto message = link.receive())
    link.send(drawRun(nlohmann::json::from_cbor(*message).get<Asked>(), *context));
}

//===----------------------------------------------------------------------===//
// In its parent
//===----------------------------------------------------------------------===//

std::string Lifelines::draw(const triage::Finding &finding) {
  const Judgement &judgement = *finding.judgement;
  const Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  if (evidence.transformed.empty() || judgement.entry.empty())
    return "";
  if (!worker_)
    worker_ = std::make_unique<Worker>(serve, WorkerLimits{.bytes = kBudget.workerBytes});
  std::string bytes;
  nlohmann::json::to_cbor(
      nlohmann::json(Asked{evidence.transformed, judgement.entry, evidence.args,
                           evidence.addressPolicy, finding.request.inputs.seed}),
      bytes);
  bool isSent = worker_->send(bytes);
  bool isLate = isSent && waitReadable({worker_->descriptor()}, kTimeoutMs * timeFactor()).empty();
  auto svg = !isSent || isLate ? std::nullopt : worker_->receive();
  if (!svg)
    worker_->reapAndRestart(/*kill=*/isLate);
  return svg && svg->size() <= kBytesMax ? *svg : "";
}

std::string Lifelines::of(const std::string &folder,
                          const std::optional<triage::Finding> &finding) {
  const std::string path = folder + "/lifelines.svg";
  if (auto kept = llvm::MemoryBuffer::getFile(path))
    return (*kept)->getBuffer().str();
  if (!finding || !finding->judgement ||
      !std::holds_alternative<Defect>(finding->judgement->verdict))
    return "";
  std::string svg = draw(*finding);
  // A state that cannot be written to has no pictures kept; they are drawn again.
  if (!svg.empty())
    (void)replaceFile(path, svg);
  return svg;
}

} // namespace freehold::report
