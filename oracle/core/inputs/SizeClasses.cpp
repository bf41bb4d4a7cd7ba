//===- SizeClasses.cpp - Sizes of arguments that must agree ---------------===//
// Finds sizes that have to agree with a union-find structure over the dimensions and integers of a
// function and of the functions that it calls. Each op that relates two sizes unites their classes;
// ops without a case in visitOp are ignored. The result is a hint, so a relation that is missed or
// wrong makes inputs less useful, but no verdict wrong.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/SizeClasses.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/TypeSwitch.h"

using namespace mlir;

namespace freehold {

namespace {
/// The union-find structure. A node stands for a dimension of a memref or for an integer value.
class Sizes {
public:
  void visit(Operation *function);
  std::vector<std::vector<SizeClass>> classesOf(ValueRange arguments);

private:
  static constexpr unsigned kNone = ~0u;

  unsigned make(int64_t fixed = -1);
  unsigned rootOf(unsigned node);
  void unite(unsigned a, unsigned b);
  unsigned ofDimension(Value memref, unsigned dimension);
  unsigned ofInteger(Value integer);
  void uniteAll(Value a, Value b);

  void visitOp(Operation *op);
  void visitLoop(Value inductionVariable, OpFoldResult lower, OpFoldResult upper);
  void visitAccess(Value memref, ValueRange indices);
  void visitAllocation(Value memref, ValueRange sizes);
  void visitLinalg(linalg::LinalgOp op);
  void visitCall(CallOpInterface call);

  std::vector<unsigned> parents_;
  /// Whether the class of each root has a dimension of a memref.
  std::vector<bool> hasDimension_;
  /// The static size of the class of each root, or -1.
  std::vector<int64_t> fixed_;
  llvm::DenseMap<std::pair<Value, unsigned>, unsigned> dimensions_;
  llvm::DenseMap<Value, unsigned> integers_;
  /// For the induction variable of a loop from 0, the node of its upper bound.
  llvm::DenseMap<Value, unsigned> bounds_;
  /// The function and those that it calls, in the order in which they are visited.
  llvm::SetVector<Operation *> functions_;
};
} // namespace

unsigned Sizes::make(int64_t fixed) {
  parents_.push_back(parents_.size());
  hasDimension_.push_back(false);
  fixed_.push_back(fixed);
  return parents_.size() - 1;
}

unsigned Sizes::rootOf(unsigned node) {
  while (parents_[node] != node)
    node = parents_[node] = parents_[parents_[node]];
  return node;
}

/// Unites two classes, unless they have different static sizes or one of the nodes is kNone.
void Sizes::unite(unsigned a, unsigned b) {
  if (a == kNone || b == kNone)
    return;
  a = rootOf(a);
  b = rootOf(b);
  if (a == b || (fixed_[a] >= 0 && fixed_[b] >= 0 && fixed_[a] != fixed_[b]))
    return;
  parents_[b] = a;
  if (hasDimension_[b])
    hasDimension_[a] = true;
  fixed_[a] = std::max(fixed_[a], fixed_[b]);
}

unsigned Sizes::ofDimension(Value memref, unsigned dimension) {
  auto type = dyn_cast<MemRefType>(memref.getType());
  if (!type || dimension >= static_cast<unsigned>(type.getRank()))
    return kNone;
  auto [known, isNew] = dimensions_.try_emplace({memref, dimension}, kNone);
  if (isNew) {
    known->second = make(type.isDynamicDim(dimension) ? -1 : type.getDimSize(dimension));
    hasDimension_[known->second] = true;
  }
  return known->second;
}

unsigned Sizes::ofInteger(Value integer) {
  while (auto cast = integer.getDefiningOp<arith::IndexCastOp>())
    integer = cast.getIn();
  if (auto dim = integer.getDefiningOp<memref::DimOp>())
    if (auto index = dim.getConstantIndex(); index && *index >= 0)
      return ofDimension(dim.getSource(), static_cast<unsigned>(*index));
  auto [known, isNew] = integers_.try_emplace(integer, kNone);
  if (isNew) {
    llvm::APInt constant;
    bool isSize = matchPattern(integer, m_ConstantInt(&constant)) &&
                  constant.getSignificantBits() <= 64 && constant.isNonNegative();
    known->second = make(isSize ? constant.getSExtValue() : -1);
  }
  return known->second;
}

/// Unites the sizes of two memrefs of equal rank, dimension by dimension.
void Sizes::uniteAll(Value a, Value b) {
  auto type = dyn_cast<MemRefType>(a.getType()), other = dyn_cast<MemRefType>(b.getType());
  if (!type || !other || type.getRank() != other.getRank())
    return;
  for (unsigned d = 0; d < static_cast<unsigned>(type.getRank()); ++d)
    unite(ofDimension(a, d), ofDimension(b, d));
}

void Sizes::visitLoop(Value inductionVariable, OpFoldResult lower, OpFoldResult upper) {
  auto bound = dyn_cast<Value>(upper);
  if (bound && isConstantIntValue(lower, 0))
    bounds_[inductionVariable] = ofInteger(bound);
}

/// If a loop's induction variable indexes a dimension of `memref`, unites this dimension with the
/// loop's upper bound, so that the access is in bounds.
void Sizes::visitAccess(Value memref, ValueRange indices) {
  for (auto [d, index] : llvm::enumerate(indices))
    if (auto bound = bounds_.find(index); bound != bounds_.end())
      unite(bound->second, ofDimension(memref, d));
}

void Sizes::visitAllocation(Value memref, ValueRange sizes) {
  auto type = cast<MemRefType>(memref.getType());
  unsigned next = 0;
  for (unsigned d = 0; d < static_cast<unsigned>(type.getRank()); ++d)
    if (type.isDynamicDim(d))
      unite(ofDimension(memref, d), ofInteger(sizes[next++]));
}

void Sizes::visitLinalg(linalg::LinalgOp op) {
  llvm::DenseMap<unsigned, unsigned> ofLoops;
  for (OpOperand &operand : op->getOpOperands())
    for (auto [d, result] : llvm::enumerate(op.getMatchingIndexingMap(&operand).getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(result)) {
        unsigned size = ofDimension(operand.get(), d);
        auto [known, isNew] = ofLoops.try_emplace(loop.getPosition(), size);
        if (!isNew)
          unite(known->second, size);
      }
}

void Sizes::visitCall(CallOpInterface call) {
  auto callee = dyn_cast_or_null<FunctionOpInterface>(call.resolveCallable());
  if (!callee || callee.isExternal() || callee.getNumArguments() != call.getArgOperands().size())
    return;
  for (auto [given, taken] : llvm::zip_equal(call.getArgOperands(), callee.getArguments())) {
    uniteAll(given, taken);
    if (given.getType().isIntOrIndex())
      unite(ofInteger(given), ofInteger(taken));
  }
  functions_.insert(callee);
}

void Sizes::visitOp(Operation *op) {
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](linalg::LinalgOp linalg) { visitLinalg(linalg); })
      .Case([&](CallOpInterface call) { visitCall(call); })
      .Case([&](memref::CopyOp copy) { uniteAll(copy.getSource(), copy.getTarget()); })
      .Case([&](memref::CastOp cast) { uniteAll(cast.getSource(), cast.getResult()); })
      .Case([&](bufferization::CloneOp clone) { uniteAll(clone.getInput(), clone.getOutput()); })
      .Case<memref::AllocOp, memref::AllocaOp>(
          [&](auto alloc) { visitAllocation(alloc.getMemref(), alloc.getDynamicSizes()); })
      .Case([&](arith::CmpIOp compare) {
        // A size that is compared with a constant, such as 0, usually differs from it.
        if (matchPattern(compare.getLhs(), m_Constant()) ||
            matchPattern(compare.getRhs(), m_Constant()))
          return;
        if (compare.getPredicate() == arith::CmpIPredicate::eq ||
            compare.getPredicate() == arith::CmpIPredicate::ne)
          if (!compare.getLhs().getType().isInteger(1) && compare.getLhs().getType().isIntOrIndex())
            unite(ofInteger(compare.getLhs()), ofInteger(compare.getRhs()));
      })
      .Case([&](scf::ForOp loop) {
        visitLoop(loop.getInductionVar(), loop.getLowerBound(), loop.getUpperBound());
      })
      .Case<scf::ParallelOp, scf::ForallOp>([&](auto loop) {
        auto lower = *loop.getLoopLowerBounds(), upper = *loop.getLoopUpperBounds();
        for (auto [n, variable] : llvm::enumerate(*loop.getLoopInductionVars()))
          visitLoop(variable, lower[n], upper[n]);
      })
      .Case([&](affine::AffineForOp loop) {
        AffineMap upper = loop.getUpperBoundMap();
        if (loop.hasConstantLowerBound() && loop.getConstantLowerBound() == 0 &&
            upper.getNumInputs() == 1 && upper.getNumResults() == 1 &&
            isa<AffineDimExpr, AffineSymbolExpr>(upper.getResult(0)))
          bounds_[loop.getInductionVar()] = ofInteger(loop.getUpperBoundOperands().front());
      })
      .Case<affine::AffineLoadOp, affine::AffineStoreOp>([&](auto access) {
        if (access.getAffineMap().isIdentity())
          visitAccess(access.getMemRef(), access.getMapOperands());
      })
      .Case<memref::LoadOp, memref::StoreOp>(
          [&](auto access) { visitAccess(access.getMemRef(), access.getIndices()); });
}

void Sizes::visit(Operation *function) {
  functions_.insert(function);
  // The walk visits loops before the ops in them, since visitAccess needs bounds_. Calls append to
  // functions_.
  for (size_t n = 0; n < functions_.size(); ++n)
    functions_[n]->walk<WalkOrder::PreOrder>([&](Operation *op) { visitOp(op); });
}

std::vector<std::vector<SizeClass>> Sizes::classesOf(ValueRange arguments) {
  std::vector<std::vector<SizeClass>> classes;
  llvm::DenseMap<unsigned, unsigned> numbers;
  auto classOf = [&](unsigned node) {
    unsigned root = rootOf(node);
    return SizeClass{numbers.try_emplace(root, numbers.size()).first->second, fixed_[root]};
  };
  for (Value argument : arguments) {
    auto &each = classes.emplace_back();
    if (auto memref = dyn_cast<MemRefType>(argument.getType())) {
      for (unsigned d = 0; d < static_cast<unsigned>(memref.getRank()); ++d)
        each.push_back(classOf(ofDimension(argument, d)));
    } else if (auto known = integers_.find(argument); known != integers_.end()) {
      // An integer that is only compared with other integers is not used as a size.
      if (hasDimension_[rootOf(known->second)])
        each.push_back(classOf(known->second));
    }
  }
  return classes;
}

std::vector<std::vector<SizeClass>> sizeClasses(Operation *function) {
  auto op = dyn_cast_or_null<FunctionOpInterface>(function);
  if (!op || op.isExternal())
    return {};
  Sizes sizes;
  sizes.visit(function);
  return sizes.classesOf(op.getArguments());
}

} // namespace freehold
