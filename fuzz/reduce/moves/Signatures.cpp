//===- Signatures.cpp - Dropping parameters and results of functions ------===//
// drop-parameter:  @f(%a, %b) -> @f(%a); uses of %b become any value of its type, calls are updated
// drop-result:     return %x, %y -> return %x; results of calls become any value of the type
//===----------------------------------------------------------------------===//
#include "fuzz/edit/Inline.h"
#include "fuzz/edit/Uses.h"
#include "fuzz/reduce/Targets.h"
#include "fuzz/reduce/moves/Families.h"

using namespace mlir;

namespace freehold::reduce {

static Targets findSlots(ModuleOp module, unsigned (*count)(func::FuncOp)) {
  Targets targets;
  module->walk([&](func::FuncOp function) {
    if (callsOnly(module, function))
      for (unsigned index = 0; index < count(function); ++index)
        targets.push_back({function, index, 1});
  });
  return targets;
}

static Targets findParameters(ModuleOp module) {
  return findSlots(module, [](func::FuncOp function) { return function.getNumArguments(); });
}

static Targets findResults(ModuleOp module) {
  return findSlots(module, [](func::FuncOp function) { return function.getNumResults(); });
}

static bool dropParameter(Edit &edit, const Target &target) {
  auto function = cast<func::FuncOp>(target.op);
  auto calls = callsOnly(edit.module(), function);
  if (!calls || target.index >= function.getNumArguments())
    return false;
  if (!function.isDeclaration()) {
    BlockArgument argument = function.getArgument(target.index);
    if (!argument.use_empty()) {
      // Erase the argument first, so that it is not found as a replacement for itself.
      Block &entry = function.getBody().front();
      if (entry.empty())
        return false;
      Type type = argument.getType();
      Value by = edit.zero(type, &entry.front());
      for (BlockArgument other : entry.getArguments())
        if (!by && other != argument && other.getType() == type)
          by = other;
      if (!by)
        by = edit.fresh(type, &entry.front());
      if (!by)
        return false;
      argument.replaceAllUsesWith(by);
    }
  }
  for (func::CallOp call : *calls)
    edit.eraseOperand(call, target.index);
  return succeeded(function.eraseArgument(target.index));
}

static bool dropResult(Edit &edit, const Target &target) {
  auto function = cast<func::FuncOp>(target.op);
  auto calls = callsOnly(edit.module(), function);
  if (!calls || target.index >= function.getNumResults())
    return false;
  for (Block &block : function.getBody())
    if (auto end = dyn_cast_or_null<func::ReturnOp>(block.empty() ? nullptr : &block.back()))
      if (target.index < end->getNumOperands())
        edit.eraseOperand(end, target.index);
  for (func::CallOp call : *calls) {
    SmallVector<unsigned> kept;
    for (unsigned index = 0; index < call.getNumResults(); ++index)
      if (index != target.index)
        kept.push_back(index);
    edit.replaceAway(call.getResult(target.index), call);
    edit.rebuild(call, call.getOperands(), kept);
  }
  return succeeded(function.eraseResult(target.index));
}

Move dropParameterMove() {
  return makeMove<findParameters, dropParameter>("drop-parameter",
                                                 "drop a function's parameter, calls follow");
}
Move dropResultMove() {
  return makeMove<findResults, dropResult>("drop-result", "drop a function's result, calls follow");
}

} // namespace freehold::reduce
