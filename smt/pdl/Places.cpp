//===- Places.cpp - Where the ops of a pattern stand ----------------------===//
#include "smt/pdl/Places.h"

#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/EquivalenceClasses.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
class Places {
public:
  Places(pdl::PatternOp pattern, const Side &source, const OpFacts &facts)
      : handles_(pattern.getBodyRegion().front().getOps<pdl::OperationOp>()),
        root_(pattern.getRewriter().getRoot()), source_(source), facts_(facts) {}

  LogicalResult check() {
    // Visit ops from the last one up, since operands are defined above their users.
    for (pdl::OperationOp handle : llvm::reverse(handles_)) {
      if (failed(check(handle)))
        return failure();
      for (Value operand : opOf(handle)->getOperands())
        if (Operation *def = operand.getDefiningOp())
          used_.insert(def);
    }
    return failed(checkConnected()) ? failure() : checkOrder();
  }

  /// `user` erases or replaces `handle`, which therefore must not match the same op as another one.
  LogicalResult checkIsOwn(Operation *user, Value handle) {
    auto op = handle.getDefiningOp<pdl::OperationOp>();
    if (!op || handle == root_ || !llvm::is_contained(handles_, op))
      return success();
    for (pdl::OperationOp other : handles_)
      if (other != op && other.getOp() != root_ && mayBeOne(op, other)) {
        InFlightDiagnostic error =
            user->emitError() << "'" << opOf(op)->getName()
                              << "' may be the same op as another one that the pattern matches; "
                                 "state the constraint Together of both, in their order";
        error.attachNote(other.getLoc()) << "matched here";
        return error;
      }
    return success();
  }

private:
  Operation *opOf(pdl::OperationOp handle) const { return source_.ops.lookup(handle.getOp()); }

  LogicalResult check(pdl::OperationOp handle) {
    Operation *op = opOf(handle), *root = source_.ops.lookup(root_);
    if (op == root)
      return success();
    if (root->isBeforeInBlock(op))
      return handle.emitError()
             << "is matched after the root: what it uses need not be there at the "
                "root";
    if (facts_.standTogether(handle.getOp(), root_))
      return success();
    if (!isMemoryEffectFree(op))
      return handle.emitError() << "'" << op->getName()
                                << "' may stand anywhere above the root, with other ops between "
                                   "them; state the constraint Together(op, .., root)";
    if (!used_.contains(op))
      return handle.emitError() << "'" << op->getName()
                                << "' is not used by the root: where it stands is not known";
    return success();
  }

  /// PDL finds ops by the values that they use or define. The PDL of MLIR 22 crashes if ops are
  /// connected only by a constraint.
  LogicalResult checkConnected() {
    llvm::EquivalenceClasses<const void *> connected;
    auto connect = [&](Value a, Value b) {
      connected.unionSets(a.getAsOpaquePointer(), b.getAsOpaquePointer());
    };
    for (pdl::OperationOp handle : handles_)
      for (Value operand : handle.getOperandValues()) {
        connect(handle.getOp(), operand);
        if (auto result = operand.getDefiningOp<pdl::ResultOp>())
          connect(operand, result.getParent());
        if (auto results = operand.getDefiningOp<pdl::ResultsOp>())
          connect(operand, results.getParent());
      }
    for (pdl::OperationOp handle : handles_)
      if (handle.getOp() != root_ &&
          !connected.isEquivalent(handle.getOp().getAsOpaquePointer(), root_.getAsOpaquePointer()))
        return handle.emitError() << "'" << opOf(handle)->getName()
                                  << "' shares no value with the other ops: PDL cannot find it";
    return success();
  }

  /// Each op with effects must be above the next one, so that no two of them are the same op.
  LogicalResult checkOrder() {
    pdl::OperationOp last;
    for (pdl::OperationOp handle : handles_) {
      if (handle.getOp() != root_ && isMemoryEffectFree(opOf(handle)))
        continue;
      if (last && !facts_.areOrdered(last.getOp(), handle.getOp())) {
        InFlightDiagnostic error = handle.emitError()
                                   << "whether this '" << opOf(handle)->getName()
                                   << "' stands after '" << opOf(last)->getName()
                                   << "' is not known, nor whether they are two ops; state one "
                                      "constraint Together that names all of them in order";
        error.attachNote(last.getLoc()) << "matched here";
        return error;
      }
      last = handle;
    }
    return success();
  }

  bool uses(Operation *op, Operation *other) const {
    return llvm::any_of(op->getOperands(), [&](Value operand) {
      Operation *def = operand.getDefiningOp();
      return def && (def == other || uses(def, other));
    });
  }

  /// Returns true if PDL may match one op for both.
  bool mayBeOne(pdl::OperationOp a, pdl::OperationOp b) const {
    Operation *first = opOf(a), *second = opOf(b);
    if (first->getName() != second->getName() ||
        first->getNumOperands() != second->getNumOperands() || uses(first, second) ||
        uses(second, first) || facts_.areOrdered(a.getOp(), b.getOp()) ||
        facts_.areOrdered(b.getOp(), a.getOp()))
      return false;
    for (auto [key, handle] : llvm::zip_equal(a.getAttributeValueNames(), a.getAttributeValues()))
      for (auto [otherKey, other] :
           llvm::zip_equal(b.getAttributeValueNames(), b.getAttributeValues()))
        if (key == otherKey && constantOf(handle) && constantOf(other) &&
            constantOf(handle) != constantOf(other))
          return false;
    for (auto [x, y] : llvm::zip(first->getResults(), second->getResults())) {
      Type type = source_.classes.fixed(source_.keys.lookup(x));
      Type other = source_.classes.fixed(source_.keys.lookup(y));
      if (type && other && type != other)
        return false;
    }
    return true;
  }

  static Attribute constantOf(Value handle) {
    auto attribute = handle.getDefiningOp<pdl::AttributeOp>();
    return attribute ? attribute.getValueAttr() : Attribute();
  }

  SmallVector<pdl::OperationOp> handles_;
  Value root_;
  const Side &source_;
  const OpFacts &facts_;
  llvm::SmallPtrSet<Operation *, 8> used_;
};
} // namespace

LogicalResult freehold::smt::checkPlaces(pdl::PatternOp pattern, const Side &source,
                                         const OpFacts &facts) {
  Places places(pattern, source, facts);
  if (failed(places.check()))
    return failure();
  for (Operation &op : pattern.getRewriter().getBodyRegion().front()) {
    LogicalResult result = success();
    if (auto erase = dyn_cast<pdl::EraseOp>(op))
      result = places.checkIsOwn(erase, erase.getOpValue());
    else if (auto replace = dyn_cast<pdl::ReplaceOp>(op))
      result = places.checkIsOwn(replace, replace.getOpValue());
    if (failed(result))
      return failure();
  }
  return success();
}
