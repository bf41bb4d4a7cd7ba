//===- Family.cpp ---------------------------------------------------------===//
#include "fuzz/growth/Family.h"

#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/IRMapping.h"
#include "mlir/IR/SymbolTable.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::growth {

/// Whether each copy gets an argument of this type of its own.
static bool isScalar(Type type) { return type.isIntOrIndexOrFloat(); }

/// Returns the function if it has a body, else null.
static func::FuncOp findFunction(ModuleOp module, StringRef name) {
  auto function = module.lookupSymbol<func::FuncOp>(name);
  return function && !function.isExternal() ? function : func::FuncOp();
}

/// Adds a copy of the function to the module, under a name of its own.
static func::FuncOp addCopy(ModuleOp module, func::FuncOp function) {
  func::FuncOp copy = function.clone();
  SymbolTable(module).insert(copy);
  copy.setPublic();
  return copy;
}

/// Returns the returns of the blocks from `first` on.
static SmallVector<func::ReturnOp> returnsFrom(Region::iterator first, Region &region) {
  SmallVector<func::ReturnOp> found;
  for (Block &block : llvm::make_range(first, region.end()))
    if (!block.empty())
      if (auto op = dyn_cast<func::ReturnOp>(block.back()))
        found.push_back(op);
  return found;
}

namespace {
/// What the next copy gets: for each argument a value that is there where a copy ends.
class Handover {
public:
  /// `arguments` are those of the copy that ends, and `entry` is its first block.
  Handover(func::ReturnOp end, ValueRange arguments, Block &entry) : arguments_(arguments) {
    llvm::append_range(offered_, end.getOperands());
    addResults(*end->getBlock());
    if (end->getBlock() != &entry)
      addResults(entry);
  }

  /// Returns a value of the type that no other argument has got yet, if there is one. Otherwise the copy's own
  /// argument is handed on.
  Value take(unsigned argument) {
    Type type = arguments_[argument].getType();
    auto *found = llvm::find_if(offered_, [&](Value value) { return value.getType() == type; });
    if (found == offered_.end())
      return arguments_[argument];
    Value value = *found;
    offered_.erase(found);
    return value;
  }

private:
  /// The last results come first, since they are what the others lead to.
  void addResults(Block &block) {
    for (Operation &op : llvm::reverse(block))
      llvm::append_range(offered_, op.getResults());
  }

  ValueRange arguments_;
  SmallVector<Value> offered_;
};
} // namespace

/// Adds an argument for each scalar of the function, and returns what the next copy gets: such new
/// arguments, and null where it gets something of the copy before.
static SmallVector<Value> addScalars(func::FuncOp grown, TypeRange types) {
  SmallVector<Value> values;
  for (Type type : types) {
    values.push_back({});
    if (!isScalar(type))
      continue;
    unsigned number = grown.getNumArguments();
    if (failed(grown.insertArgument(number, type, {}, grown.getLoc())))
      continue;
    values.back() = grown.getArgument(number);
  }
  return values;
}

static SmallVector<Value> valuesFor(Handover &handover, ArrayRef<Value> scalars) {
  SmallVector<Value> values(scalars);
  for (auto [number, value] : llvm::enumerate(values))
    if (!value)
      value = handover.take(number);
  return values;
}

/// Moves the ops of a block that is not yet part of anything before `place`, and returns its terminator.
static Operation *inlineBefore(Block &block, ValueRange arguments, Block &into,
                               Block::iterator place) {
  for (auto [argument, value] : llvm::zip_equal(block.getArguments(), arguments))
    argument.replaceAllUsesWith(value);
  Operation *end = &block.back();
  into.getOperations().splice(place, block.getOperations());
  return end;
}

/// One copy after the other. A function of one block stays one.
static bool growInSequence(ModuleOp module, StringRef name, unsigned copies) {
  func::FuncOp function = findFunction(module, name);
  if (!function)
    return false;
  func::FuncOp grown = addCopy(module, function);
  Region &body = grown.getBody();
  Block *entry = &body.front();
  SmallVector<Value> arguments(entry->getArguments());
  SmallVector<func::ReturnOp> ends = returnsFrom(body.begin(), body);
  const bool isOneBlock = body.hasOneBlock();
  for (unsigned copy = 1; copy < copies && !ends.empty(); ++copy) {
    SmallVector<Value> scalars = addScalars(grown, function.getArgumentTypes());
    Block *last = &body.back();
    IRMapping mapping;
    function.getBody().cloneInto(&body, mapping);
    Region::iterator first = std::next(last->getIterator());
    Block *next = &*first;
    SmallVector<func::ReturnOp> nextEnds = returnsFrom(first, body);
    for (func::ReturnOp end : ends) {
      Handover handover(end, arguments, *entry);
      SmallVector<Value> values = valuesFor(handover, scalars);
      if (isOneBlock) {
        inlineBefore(*next, values, *end->getBlock(), end->getIterator());
        next->erase();
        arguments = values;
      } else {
        OpBuilder builder(end);
        cf::BranchOp::create(builder, end.getLoc(), next, values);
      }
      end.erase();
    }
    if (!isOneBlock) {
      entry = next;
      arguments.assign(next->args_begin(), next->args_end());
    }
    ends = std::move(nextEnds);
  }
  return !ends.empty();
}

/// Each copy in a region of the one before: before its end, under a condition of its own.
static bool growInNests(ModuleOp module, StringRef name, unsigned copies) {
  func::FuncOp function = findFunction(module, name);
  if (!function || !function.getBody().hasOneBlock())
    return false;
  func::FuncOp grown = addCopy(module, function);
  Block *entry = &grown.getBody().front();
  SmallVector<Value> arguments(entry->getArguments());
  Operation *end = entry->getTerminator();
  // The returns of inner copies are kept until what they would hand on is known.
  for (unsigned copy = 1; copy < copies; ++copy) {
    SmallVector<Value> scalars = addScalars(grown, function.getArgumentTypes());
    OpBuilder builder(end);
    unsigned number = grown.getNumArguments();
    if (failed(grown.insertArgument(number, builder.getI1Type(), {}, grown.getLoc())))
      return false;
    auto branch = scf::IfOp::create(builder, end->getLoc(), TypeRange(), grown.getArgument(number),
                                    /*withElseRegion=*/false);
    Handover handover(cast<func::ReturnOp>(end), arguments, *end->getBlock());
    SmallVector<Value> values = valuesFor(handover, scalars);
    IRMapping mapping;
    Region copied;
    function.getBody().cloneInto(&copied, mapping);
    Block *inside = branch.thenBlock();
    Operation *next = inlineBefore(copied.front(), values, *inside, std::prev(inside->end()));
    if (copy > 1)
      end->erase();
    end = next;
    arguments = values;
  }
  if (copies > 1)
    end->erase();
  return true;
}

/// Each copy in a function of its own, which calls the next one at its end.
static bool growInCalls(ModuleOp module, StringRef name, unsigned copies) {
  func::FuncOp function = findFunction(module, name);
  if (!function)
    return false;
  func::FuncOp callee;
  for (unsigned copy = 0; copy < copies; ++copy) {
    func::FuncOp caller = addCopy(module, function);
    if (callee) {
      callee.setPrivate();
      Region &body = caller.getBody();
      for (func::ReturnOp end : returnsFrom(body.begin(), body)) {
        Handover handover(end, body.getArguments(), body.front());
        SmallVector<Value> values =
            valuesFor(handover, SmallVector<Value>(body.getNumArguments(), Value()));
        OpBuilder builder(end);
        auto call = func::CallOp::create(builder, end.getLoc(), callee, values);
        end->setOperands(call.getResults());
      }
    }
    callee = caller;
  }
  return true;
}

// clang-format off
static constexpr Way kWays[] = {
    {"sequence", "one copy after the other", growInSequence},
    {"nests", "each copy in an scf.if at the end of the one before", growInNests},
    {"calls", "each copy in a function that calls the next one", growInCalls},
};
// clang-format on

ArrayRef<Way> ways() { return kWays; }

const Way *findWay(StringRef name) {
  const auto *found = llvm::find_if(kWays, [&](const Way &way) { return name == way.name; });
  return found == std::end(kWays) ? nullptr : found;
}

} // namespace freehold::growth
