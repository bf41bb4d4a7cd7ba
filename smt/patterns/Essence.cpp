//===- Essence.cpp --------------------------------------------------------===//
// Ops that are not pure are printed in order. A pure op is printed at its first use and numbered;
// later uses refer to that number.
//===----------------------------------------------------------------------===//
#include "smt/patterns/Essence.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::smt::patterns {

namespace {
class Writer {
public:
  explicit Writer(std::string &text) : stream_(text) {}
  void write(Region &region);

private:
  void write(Operation *op);
  void write(Value value);
  static bool isWrittenWhereUsed(Operation *op) { return isPure(op) && op->getNumResults() != 0; }

  /// Returns true if the op was printed already, for instance in an earlier block.
  bool isWritten(Operation *op) const {
    return op->getNumResults() != 0 && numbers_.contains(op->getResult(0));
  }

  llvm::raw_string_ostream stream_;
  llvm::DenseMap<Value, unsigned> numbers_;
};
} // namespace

void Writer::write(Value value) {
  auto known = numbers_.find(value);
  if (known == numbers_.end()) {
    // All others were printed already; these are printed at their first use.
    write(value.getDefiningOp());
    known = numbers_.find(value);
  }
  stream_ << '#' << known->second;
}

void Writer::write(Operation *op) {
  stream_ << op->getName() << op->getAttrDictionary();
  if (auto name = dyn_cast<NameLoc>(op->getLoc()))
    stream_ << name.getName();
  stream_ << '(';
  for (Value operand : op->getOperands()) {
    write(operand);
    stream_ << ' ';
  }
  for (Block *successor : op->getSuccessors())
    stream_ << '^' << std::distance(op->getParentRegion()->begin(), successor->getIterator());
  stream_ << ')';
  for (Region &region : op->getRegions())
    write(region);
  for (Value result : op->getResults()) {
    stream_ << ':' << result.getType() << '=' << numbers_.size();
    numbers_.try_emplace(result, numbers_.size());
  }
  stream_ << ';';
}

void Writer::write(Region &region) {
  stream_ << '{';
  // Blocks may use each other's arguments and results, in any order.
  for (Block &block : region)
    for (BlockArgument argument : block.getArguments()) {
      stream_ << argument.getType() << ',';
      numbers_.try_emplace(argument, numbers_.size());
    }
  for (Block &block : region) {
    stream_ << '^';
    for (Operation &op : block)
      if (!isWrittenWhereUsed(&op) && !isWritten(&op))
        write(&op);
  }
  stream_ << '}';
}

std::string essenceOf(func::FuncOp function) {
  std::string text;
  Writer(text).write(function.getBody());
  return text;
}

} // namespace freehold::smt::patterns
