//===- NormalForm.cpp -----------------------------------------------------===//
#include "fuzz/triage/NormalForm.h"

#include "fuzz/triage/Shipped.h"
#include "oracle/core/verdict/Signature.h"

#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;

namespace freehold::triage {

static bool isMemref(Value value) { return isa<BaseMemRefType>(value.getType()); }

static bool touchesMemrefs(Operation *op) {
  return llvm::any_of(op->getOperands(), isMemref) || llvm::any_of(op->getResults(), isMemref);
}

/// Returns what the op does with memory if that is all that it does: "alloc", "free", "read",
/// "write"; empty for all other ops.
static std::string accessOf(Operation *op) {
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects || !touchesMemrefs(op) || op->getNumSuccessors() || isa<CallOpInterface>(op) ||
      op->hasTrait<OpTrait::IsTerminator>())
    return "";
  if (effects.hasEffect<MemoryEffects::Free>())
    return op->getNumResults() ? "" : "free";
  if (effects.hasEffect<MemoryEffects::Allocate>())
    return op->getNumRegions() ? "" : "alloc";
  if (llvm::any_of(op->getResults(), isMemref))
    return "";
  if (effects.hasEffect<MemoryEffects::Write>())
    return "write";
  return effects.hasEffect<MemoryEffects::Read>() ? "read" : "";
}

namespace {
class Printer {
public:
  std::string text;

  void print(Region &region, unsigned depth) {
    for (Block &block : region) {
      if (!region.hasOneBlock())
        line(depth, "block" + names(block.getArguments()));
      else if (block.getNumArguments() && llvm::any_of(block.getArguments(), isMemref))
        line(depth, "with" + names(block.getArguments()));
      for (Operation &op : block)
        print(&op, depth + 1);
    }
  }

private:
  void line(unsigned depth, const std::string &what) {
    text += std::string(2 * depth, ' ') + what + "\n";
  }

  /// Returns the names of the memrefs among the values; scalars are left out, since reduced programs
  /// take them from anywhere.
  template <typename Values> std::string names(Values values) {
    std::string result;
    for (Value value : values)
      if (isMemref(value))
        result += " v" + std::to_string(numbers_.try_emplace(value, numbers_.size()).first->second);
    return result;
  }

  void print(Operation *op, unsigned depth) {
    // Accesses of one buffer may have several effects and operands, whatever their order is.
    std::string access = accessOf(op);
    bool isScalar = !touchesMemrefs(op) && isPure(op) && !op->getNumRegions();
    if (matchPattern(op, m_Constant()) || (hasMemrefs_ && isScalar))
      return;
    std::string what = access.empty() ? op->getName().getStringRef().str() : access;
    std::string results = names(op->getResults());
    std::string line = (results.empty() ? "" : llvm::StringRef(results).trim().str() + " = ") +
                       what + names(op->getOperands());
    for (Block *successor : op->getSuccessors())
      line += " ^" + std::to_string(std::distance(successor->getParent()->begin(),
                                                  Region::iterator(successor)));
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      hasMemrefs_ = mentionsMemrefs(op);
      line += function.isPublic() ? " public" : " private";
      line += function.isExternal() ? " external" : names(function.getArguments());
    }
    this->line(depth, line);
    if (access.empty())
      for (Region &region : op->getRegions())
        print(region, depth);
  }

  static bool mentionsMemrefs(Operation *function) {
    return function
        ->walk([](Operation *op) {
          bool has = touchesMemrefs(op);
          for (Region &region : op->getRegions())
            for (Value argument : region.getArguments())
              has |= isMemref(argument);
          return has ? WalkResult::interrupt() : WalkResult::advance();
        })
        .wasInterrupted();
  }

  bool hasMemrefs_ = false;
  llvm::DenseMap<Value, unsigned> numbers_;
};
} // namespace

std::string normalForm(ModuleOp module) {
  Printer printer;
  printer.print(module.getRegion(), 0);
  return printer.text;
}

/// Whether the normal form has a line that is not of a function, its blocks or its return.
static bool saysSomething(llvm::StringRef form) {
  llvm::SmallVector<llvm::StringRef> lines;
  form.split(lines, '\n', -1, /*KeepEmpty=*/false);
  return llvm::any_of(lines, [](llvm::StringRef line) {
    line = line.trim();
    return !line.starts_with("func.func") && !line.starts_with("block") &&
           !line.starts_with("with") && !line.starts_with("func.return");
  });
}

std::string formKey(const Judgement &judgement, ModuleOp program) {
  auto signature = signatureOf(judgement);
  std::string form = normalForm(program);
  if (!signature || !saysSomething(form))
    return "";
  bool fails = demonstrationFor(signature->kind) == Demonstration::Transform;
  std::string kind = fails ? std::string(spell(signature->kind)) : "wrong";
  return "form " + kind + " " + signature->pass + " " +
         llvm::utohexstr(llvm::xxh3_64bits(form), /*LowerCase=*/true);
}

} // namespace freehold::triage
