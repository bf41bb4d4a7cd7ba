//===- Splice.cpp - Parts of another program ------------------------------===//
// splice-ops:       consecutive ops of the other program. Their outer operands become values of the
//                   same types, and some uses of those values become uses of the ops' results
// splice-function:  a function of the other program, under an unused name
// Functions and globals that these refer to are copied too, unless the module has one of the same
// name and type. Without another program, the module itself is used as the other program.
//===----------------------------------------------------------------------===//
#include "fuzz/mutate/Mutant.h"
#include "fuzz/mutate/mutations/Families.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

using namespace mlir;

namespace freehold::mutate {

namespace {
/// Copies symbols from the top level of one module to that of another.
class Symbols {
public:
  Symbols(ModuleOp from, ModuleOp to) : from(from), to(to) {}

  /// Makes the op, a copy, refer to the new names. Returns false if it refers to a symbol that
  /// cannot be copied; the caller must then erase the copies made so far.
  bool adopt(Operation *copy);
  /// Returns the symbol's name in the new module; null if the symbol cannot be copied.
  StringAttr bring(StringAttr name, bool mayReuse);

private:
  ModuleOp from, to;
  llvm::DenseMap<StringAttr, StringAttr> names;
};
} // namespace

static Type typeOfSymbol(Operation *symbol) {
  if (auto function = dyn_cast<func::FuncOp>(symbol))
    return function.getFunctionType();
  if (auto global = dyn_cast<memref::GlobalOp>(symbol))
    return global.getType();
  return nullptr;
}

StringAttr Symbols::bring(StringAttr name, bool mayReuse) {
  if (StringAttr known = names.lookup(name))
    return known;
  Operation *symbol = SymbolTable::lookupSymbolIn(from, name);
  if (!symbol || !typeOfSymbol(symbol) || !isSmall(symbol))
    return nullptr;
  Operation *same = SymbolTable::lookupSymbolIn(to, name);
  if (mayReuse && same && typeOfSymbol(same) == typeOfSymbol(symbol))
    return names[name] = name;
  auto fresh = StringAttr::get(name.getContext(), uniqueSymbol(to, name.getValue()));
  names[name] = fresh;
  Operation *copy = symbol->clone();
  SymbolTable::setSymbolName(copy, fresh);
  to.push_back(copy);
  return adopt(copy) ? fresh : StringAttr();
}

bool Symbols::adopt(Operation *copy) {
  bool isComplete = true;
  copy->walk([&](Operation *op) {
    // Names are resolved in the nearest symbol table, so ops with a table of their own are refused.
    isComplete &= !op->hasTrait<OpTrait::SymbolTable>();
    op->getAttrDictionary().walk([&](SymbolRefAttr reference) {
      isComplete = isComplete && reference.getNestedReferences().empty() &&
                   bring(reference.getRootReference(), /*mayReuse=*/true);
    });
  });
  if (!isComplete)
    return false;
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FlatSymbolRefAttr reference) -> std::optional<Attribute> {
    StringAttr name = names.lookup(reference.getAttr());
    return name ? FlatSymbolRefAttr::get(name) : reference;
  });
  replacer.recursivelyReplaceElementsIn(copy);
  return true;
}

static std::vector<func::FuncOp> donors(ModuleOp other) {
  std::vector<func::FuncOp> functions;
  for (func::FuncOp function : other.getOps<func::FuncOp>())
    if (!function.isDeclaration() && isSmall(function))
      functions.push_back(function);
  return functions;
}

static Targets findModule(ModuleOp module) { return {{module}}; }

static bool takeFunction(Mutant &mutant, const Target &target) {
  std::vector<func::FuncOp> functions = donors(mutant.other);
  if (functions.empty())
    return false;
  Symbols symbols(mutant.other, mutant.module);
  func::FuncOp function = mutant.pick(functions);
  return symbols.bring(function.getNameAttr(), /*mayReuse=*/false) != nullptr;
}

/// Returns true if ops with symbols of the top level may be inserted before the op.
static bool isReceiver(Operation *op) {
  Operation *function = edit::functionOf(op);
  return isShallow(op) && function && isa<ModuleOp>(function->getParentOp()) &&
         !function->getParentOp()->getParentOp();
}

static bool isDonated(Operation *op) {
  return isEnclosable(op) && isReceiver(op) &&
         llvm::none_of(op->getOperands(), [](Value v) { return feedsAffine(v); });
}

static bool takeOps(Mutant &mutant, const Target &target) {
  std::vector<Operation *> firsts;
  for (Operation *op : editableOps(mutant.other))
    if (isDonated(op))
      firsts.push_back(op);
  if (firsts.empty())
    return false;
  OpRange range(mutant.pickOps(mutant.pick(firsts), isDonated));
  IRMapping mapping;
  for (Value input : range.inputs) {
    Value by = isReplaceable(input) ? mutant.anyValue(input.getType(), target.op) : Value();
    if (!by)
      return false;
    mapping.map(input, by);
  }
  Symbols symbols(mutant.other, mutant.module);
  OpBuilder b(target.op);
  Operation *last = nullptr;
  for (Operation *op : range.ops) {
    last = b.clone(*op, mapping);
    if (!symbols.adopt(last))
      return false;
  }
  for (Value result : range.results) {
    Value value = mapping.lookup(result);
    std::vector<Value> similar = availableValues(value.getDefiningOp(), value.getType());
    if (!similar.empty())
      mutant.replaceSomeUses(mutant.pick(similar), value, last);
  }
  return true;
}

Mutation spliceOps() {
  return {"splice-ops", "ops of another program", true, findOps<isReceiver>, takeOps};
}
Mutation spliceFunction() {
  return {"splice-function", "a function of another program", true, findModule, takeFunction};
}

} // namespace freehold::mutate
