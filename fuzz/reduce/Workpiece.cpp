//===- Workpiece.cpp ------------------------------------------------------===//
#include "fuzz/reduce/Workpiece.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/CrashRecoveryContext.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::reduce {

/// The context is replaced after this many candidates, since MLIR never frees uniqued attributes.
static constexpr unsigned kCandidatesPerContext = 5'000;

static std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, OpPrintingFlags().useLocalScope());
  if (!llvm::StringRef(text).ends_with("\n"))
    text += '\n';
  return text;
}

static OwningOpRef<ModuleOp> parseQuietly(const std::string &text, MLIRContext &context) {
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  return parseProgram({"reduced", text, {}}, context);
}

/// Returns whether an allocation and what frees it disagree on who frees the buffer, the program by
/// itself or the deallocation pass. A pass may assume that they do not, so a reduction must not
/// make such a program of one that shows something else.
static bool hasDisputedBuffer(ModuleOp module) {
  auto isManual = [](Operation *op) { return op->hasAttr("bufferization.manual_deallocation"); };
  WalkResult walked = module->walk([&](Operation *op) {
    if (!isa<memref::DeallocOp, memref::ReallocOp>(op))
      return WalkResult::advance();
    Operation *source = op->getOperand(0).getDefiningOp();
    bool disputed = isa_and_nonnull<memref::AllocOp, memref::ReallocOp>(source) &&
                    isManual(source) != isManual(op);
    return disputed ? WalkResult::interrupt() : WalkResult::advance();
  });
  return walked.wasInterrupted();
}

Workpiece::Workpiece(bool parseBack) : context_(makeContext()), parseBack_(parseBack) {}
Workpiece::~Workpiece() = default;

std::string Workpiece::load(const Program &program) {
  std::string diagnostics;
  llvm::raw_string_ostream stream(diagnostics);
  llvm::SourceMgr sources;
  sources.AddNewSourceBuffer(llvm::MemoryBuffer::getMemBuffer(program.text, program.name),
                             llvm::SMLoc());
  SourceMgrDiagnosticHandler handler(sources, context_.get(), stream);
  module_ = parseProgram(program, *context_);
  if (!module_)
    return diagnostics.empty() ? program.name + ": error: cannot be parsed\n" : diagnostics;
  text_ = textOf(*module_);
  measure_ = reduce::measure(*module_);
  return "";
}

/// Runs a function that changes a module. Returns false if it died, as of an assertion of MLIR's on a program that nobody
/// thought of; the module must then not be looked at any more.
static bool survives(llvm::function_ref<void()> change) {
  static const bool isEnabled = [] {
    llvm::CrashRecoveryContext::Enable();
    return true;
  }();
  return isEnabled && llvm::CrashRecoveryContext().RunSafely(change);
}

Candidate Workpiece::apply(const Move &move, ArrayRef<unsigned> sites, bool larger) {
  Candidate candidate;
  ++candidates_;
  OwningOpRef<ModuleOp> copy(module_->clone());
  ScopedDiagnosticHandler quiet(context_.get(), [](Diagnostic &) { return success(); });
  bool isChanged = false, isValid = false;
  if (!survives([&] {
        isChanged = move.apply(*copy, sites);
        isValid = isChanged && succeeded(verify(*copy));
      })) {
    llvm::errs() << "fault of Freehold: the move '" << move.name
                 << "' of the reducer died; the reduction goes on without this candidate\n";
    copy.release();
    candidate.made = Made::Invalid;
    return candidate;
  }
  if (!isChanged)
    return candidate;
  if (!isValid || (hasDisputedBuffer(*copy) && !hasDisputedBuffer(*module_))) {
    candidate.made = Made::Invalid;
    return candidate;
  }
  candidate.measure = reduce::measure(*copy);
  if (!larger && !(candidate.measure < measure_)) {
    candidate.made = Made::NotSmaller;
    return candidate;
  }
  candidate.text = textOf(*copy);
  candidate.made = candidate.text == text_ ? Made::Unchanged : Made::Candidate;
  if (parseBack_ && !parseQuietly(candidate.text, *context_))
    candidate.made = Made::Invalid;
  return candidate;
}

bool Workpiece::replace(const std::string &text) {
  std::unique_ptr<MLIRContext> fresh;
  if (candidates_ > kCandidatesPerContext)
    fresh = makeContext();
  OwningOpRef<ModuleOp> module = parseQuietly(text, fresh ? *fresh : *context_);
  if (!module)
    return false;
  module_ = std::move(module);
  if (fresh) {
    context_ = std::move(fresh);
    candidates_ = 0;
  }
  text_ = text;
  measure_ = reduce::measure(*module_);
  return true;
}

Size Workpiece::size() const {
  Size size;
  module_.get()->walk([&](Operation *) { ++size.ops; });
  --size.ops;
  size.lines = llvm::StringRef(text_).count('\n');
  return size;
}

} // namespace freehold::reduce
