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
#include "mlir/Dialect/Tensor/IR/Tensor.h"
#include "mlir/Dialect/Utils/ReshapeOpsUtils.h"
#include "mlir/Dialect/Utils/StaticValueUtils.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/DestinationStyleOpInterface.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/MapVector.h"
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
  unsigned ofDimension(Value buffer, unsigned dimension);
  unsigned ofInteger(Value integer);
  void uniteAll(Value a, Value b);
  void uniteAll(ValueRange a, ValueRange b);

  /// A size as a sum of others, or as their product.
  struct Relation {
    SmallVector<std::pair<int64_t, unsigned>> parts = {};
    int64_t constant = 0;
    bool isProduct = false;
  };
  /// What is known of an index: how often the induction variables of loops from 0 are in it, which are given by their bounds.
  std::optional<Relation> sumOf(Value index, unsigned depth = 0);
  std::optional<Relation> sumOf(AffineExpr expr,
                                llvm::function_ref<std::optional<Relation>(unsigned)> dim);
  /// The sizes of the array that the index is a row-major one into; empty if it is none, or of one dimension.
  SmallVector<unsigned> arrayOf(Value index);
  bool areSame(unsigned a, unsigned b);
  void relate(unsigned dimension, std::optional<Relation> index);

  void visitOp(Operation *op);
  void visitLoop(Value inductionVariable, OpFoldResult lower, OpFoldResult upper);
  void visitAccess(Value memref, ValueRange indices);
  void visitAllocation(Value buffer, ValueRange sizes);
  void visitLinalg(linalg::LinalgOp op);
  void visitSlice(OffsetSizeAndStrideOpInterface op, Value whole, Value part);
  void visitGroups(Value split, Value joined, ArrayRef<ReassociationIndices> groups);
  void visitCall(CallOpInterface call);

  std::vector<unsigned> parents_;
  /// Whether the class of each root has a dimension of a memref.
  std::vector<bool> hasDimension_;
  /// The static size of the class of each root, or -1.
  std::vector<int64_t> fixed_;
  /// In the order in which they were found.
  llvm::MapVector<unsigned, Relation> relations_;
  /// Dimensions that the induction variable of a loop with this bound is an index of.
  std::vector<std::pair<unsigned, unsigned>> plain_;
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

/// Buffers, and tensors in their place.
static ShapedType shapeOf(Value value) {
  auto type = dyn_cast<ShapedType>(value.getType());
  return isa<MemRefType, RankedTensorType>(value.getType()) ? type : ShapedType();
}

unsigned Sizes::ofDimension(Value buffer, unsigned dimension) {
  ShapedType type = shapeOf(buffer);
  if (!type || dimension >= static_cast<unsigned>(type.getRank()))
    return kNone;
  auto [known, isNew] = dimensions_.try_emplace({buffer, dimension}, kNone);
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
  if (auto dim = integer.getDefiningOp<tensor::DimOp>())
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

/// Unites the sizes of two buffers of equal rank, dimension by dimension.
void Sizes::uniteAll(Value a, Value b) {
  ShapedType type = shapeOf(a), other = shapeOf(b);
  if (!type || !other || type.getRank() != other.getRank())
    return;
  for (unsigned d = 0; d < static_cast<unsigned>(type.getRank()); ++d)
    unite(ofDimension(a, d), ofDimension(b, d));
}

void Sizes::uniteAll(ValueRange a, ValueRange b) {
  for (auto [each, other] : llvm::zip(a, b))
    uniteAll(each, other);
}

//===----------------------------------------------------------------------===//
// Sums
//===----------------------------------------------------------------------===//

/// Larger factors make buffers that are too large to run on.
static constexpr int64_t kFactorMax = 64;

static bool isFactor(std::optional<int64_t> number) {
  return number && *number > 0 && *number <= kFactorMax;
}

/// Indices are sums of few numbers, made by few ops.
static constexpr unsigned kSumDepthMax = 6;

std::optional<Sizes::Relation> Sizes::sumOf(Value index, unsigned depth) {
  while (auto cast = index.getDefiningOp<arith::IndexCastOp>())
    index = cast.getIn();
  if (auto bound = bounds_.find(index); bound != bounds_.end())
    return Relation{{{1, bound->second}}};
  if (std::optional<int64_t> constant = getConstantIntValue(index))
    return std::abs(*constant) <= kFactorMax ? std::optional(Relation{{}, *constant})
                                             : std::nullopt;
  if (depth == kSumDepthMax)
    return std::nullopt;
  if (auto apply = index.getDefiningOp<affine::AffineApplyOp>()) {
    AffineMap map = apply.getAffineMap();
    return sumOf(map.getResult(0),
                 [&](unsigned n) { return sumOf(apply.getMapOperands()[n], depth + 1); });
  }
  Operation *op = index.getDefiningOp();
  // A size counts whole, and not from 0 to one below.
  if (isa_and_present<memref::DimOp, tensor::DimOp>(op))
    return Relation{{{1, ofInteger(index)}}, 1};
  if (!isa_and_present<arith::AddIOp, arith::MulIOp>(op))
    return std::nullopt;
  std::optional<Relation> sum = sumOf(op->getOperand(0), depth + 1),
                          other = sumOf(op->getOperand(1), depth + 1);
  if (!sum || !other)
    return std::nullopt;
  if (isa<arith::MulIOp>(op)) {
    if (sum->parts.empty())
      std::swap(sum, other);
    if (!other->parts.empty() || !isFactor(other->constant))
      return std::nullopt;
    sum->constant *= other->constant;
    for (auto &part : sum->parts)
      part.first *= other->constant;
    return sum;
  }
  llvm::append_range(sum->parts, other->parts);
  sum->constant += other->constant;
  return sum;
}

/// `dim` says what is known of a dimension or, behind these, a symbol.
std::optional<Sizes::Relation>
Sizes::sumOf(AffineExpr expr, llvm::function_ref<std::optional<Relation>(unsigned)> dim) {
  if (auto constant = dyn_cast<AffineConstantExpr>(expr))
    return std::abs(constant.getValue()) <= kFactorMax
               ? std::optional(Relation{{}, constant.getValue()})
               : std::nullopt;
  if (auto which = dyn_cast<AffineDimExpr>(expr))
    return dim(which.getPosition());
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return std::nullopt;
  std::optional<Relation> sum = sumOf(binary.getLHS(), dim);
  if (sum && expr.getKind() == AffineExprKind::Mul) {
    auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
    if (!by || !isFactor(by.getValue()))
      return std::nullopt;
    sum->constant *= by.getValue();
    for (auto &part : sum->parts)
      part.first *= by.getValue();
    return sum;
  }
  std::optional<Relation> other = sumOf(binary.getRHS(), dim);
  if (!sum || !other || expr.getKind() != AffineExprKind::Add)
    return std::nullopt;
  llvm::append_range(sum->parts, other->parts);
  sum->constant += other->constant;
  return sum;
}

/// Makes the dimension as large as the greatest value of this index needs, where each part of it ends one below its bound.
void Sizes::relate(unsigned dimension, std::optional<Relation> index) {
  if (dimension == kNone || !index || index->parts.empty())
    return;
  if (index->parts.size() == 1 && index->parts.front().first == 1 && index->constant == 0)
    return plain_.push_back({dimension, index->parts.front().second});
  ++index->constant;
  for (auto [factor, bound] : index->parts)
    index->constant -= factor;
  auto [known, isNew] = relations_.insert({dimension, *index});
  // Another access by the same variables may reach further.
  if (!isNew && !known->second.isProduct && known->second.parts == index->parts)
    known->second.constant = std::max(known->second.constant, index->constant);
}

bool Sizes::areSame(unsigned a, unsigned b) {
  a = rootOf(a), b = rootOf(b);
  return a == b || (fixed_[a] >= 0 && fixed_[a] == fixed_[b]);
}

/// (i * n + j) * k + l, where i, j and l are induction variables of loops from 0 to m, n and k: m, n, k.
SmallVector<unsigned> Sizes::arrayOf(Value index) {
  SmallVector<unsigned> sizes;
  for (unsigned depth = 0; depth < kSumDepthMax; ++depth) {
    if (auto bound = bounds_.find(index); bound != bounds_.end()) {
      sizes.push_back(bound->second);
      break;
    }
    auto sum = index.getDefiningOp<arith::AddIOp>();
    if (!sum)
      return {};
    Value row = sum.getLhs(), column = sum.getRhs();
    if (bounds_.contains(row) && !bounds_.contains(column))
      std::swap(row, column);
    auto product = row.getDefiningOp<arith::MulIOp>();
    auto inner = bounds_.find(column);
    if (!product || inner == bounds_.end())
      return {};
    Value outer = product.getLhs(), length = product.getRhs();
    if (!areSame(ofInteger(length), inner->second))
      std::swap(outer, length);
    if (!areSame(ofInteger(length), inner->second))
      return {};
    sizes.push_back(inner->second);
    index = outer;
  }
  return sizes.size() > 1 ? sizes : SmallVector<unsigned>();
}

//===----------------------------------------------------------------------===//
// Ops
//===----------------------------------------------------------------------===//

void Sizes::visitLoop(Value inductionVariable, OpFoldResult lower, OpFoldResult upper) {
  auto bound = dyn_cast<Value>(upper);
  if (bound && isConstantIntValue(lower, 0))
    bounds_[inductionVariable] = ofInteger(bound);
}

/// If the induction variables of loops index a dimension of `memref`, relates this dimension to the
/// loops' upper bounds, so that the access is in bounds.
void Sizes::visitAccess(Value memref, ValueRange indices) {
  for (auto [d, index] : llvm::enumerate(indices)) {
    unsigned dimension = ofDimension(memref, d);
    relate(dimension, sumOf(index));
    SmallVector<unsigned> sizes = arrayOf(index);
    if (sizes.empty() || dimension == kNone)
      continue;
    Relation product;
    product.isProduct = true;
    for (unsigned size : sizes)
      product.parts.emplace_back(1, size);
    relations_.insert({dimension, std::move(product)});
  }
}

void Sizes::visitAllocation(Value buffer, ValueRange sizes) {
  ShapedType type = shapeOf(buffer);
  // A copy has the sizes of what it is a copy of, and is given none.
  if (!type || static_cast<size_t>(type.getNumDynamicDims()) != sizes.size())
    return;
  unsigned next = 0;
  for (unsigned d = 0; d < static_cast<unsigned>(type.getRank()); ++d)
    if (type.isDynamicDim(d))
      unite(ofDimension(buffer, d), ofInteger(sizes[next++]));
}

void Sizes::visitLinalg(linalg::LinalgOp op) {
  llvm::DenseMap<unsigned, unsigned> ofLoops;
  SmallVector<AffineMap> maps = op.getIndexingMapsArray();
  for (auto [operand, map] : llvm::zip(op->getOperands(), maps))
    for (auto [d, result] : llvm::enumerate(map.getResults()))
      if (auto loop = dyn_cast<AffineDimExpr>(result)) {
        unsigned size = ofDimension(operand, d);
        auto [known, isNew] = ofLoops.try_emplace(loop.getPosition(), size);
        if (!isNew)
          unite(known->second, size);
      }
  auto extent = [&](unsigned loop) -> std::optional<Relation> {
    auto known = ofLoops.find(loop);
    return known == ofLoops.end() ? std::nullopt : std::optional(Relation{{{1, known->second}}});
  };
  for (auto [operand, map] : llvm::zip(op->getOperands(), maps))
    for (auto [d, result] : llvm::enumerate(map.getResults()))
      if (!isa<AffineDimExpr>(result))
        relate(ofDimension(operand, d), sumOf(result, extent));
}

/// `part` has the sizes, without those that are dropped, and `whole` has what begins at 0, or where a loop is.
void Sizes::visitSlice(OffsetSizeAndStrideOpInterface op, Value whole, Value part) {
  ShapedType type = shapeOf(part);
  if (!type)
    return;
  auto offsets = op.getMixedOffsets(), sizes = op.getMixedSizes(), strides = op.getMixedStrides();
  bool keepsAll = type.getRank() == static_cast<int64_t>(sizes.size());
  unsigned at = 0;
  for (auto [d, size] : llvm::enumerate(sizes)) {
    auto number = dyn_cast<Value>(size);
    // Which of several dimensions of size 1 are dropped does not matter here.
    bool isThere = keepsAll || !isConstantIntValue(size, 1);
    unsigned its = isThere ? ofDimension(part, at++) : kNone;
    if (number)
      unite(its, ofInteger(number));
    auto offset = dyn_cast<Value>(offsets[d]);
    if (number && isConstantIntValue(offsets[d], 0) && isConstantIntValue(strides[d], 1))
      unite(ofDimension(whole, d), ofInteger(number));
    else if (offset && isConstantIntValue(size, 1))
      relate(ofDimension(whole, d), sumOf(offset));
  }
}

/// Each dimension of `joined` has as many elements as those of its group have together.
void Sizes::visitGroups(Value split, Value joined, ArrayRef<ReassociationIndices> groups) {
  for (auto [d, group] : llvm::enumerate(groups)) {
    if (group.size() == 1) {
      unite(ofDimension(split, group.front()), ofDimension(joined, d));
      continue;
    }
    Relation product;
    product.isProduct = true;
    for (int64_t each : group)
      product.parts.emplace_back(1, ofDimension(split, each));
    relations_.insert({ofDimension(joined, d), std::move(product)});
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

/// Long: a case for each kind of op.
void Sizes::visitOp(Operation *op) {
  // Outputs on tensors are results of the same sizes, and so are the tensors that loops carry.
  if (auto style = dyn_cast<DestinationStyleOpInterface>(op))
    uniteAll(SmallVector<Value>(style.getDpsInits()), op->getResults());
  if (auto loop = dyn_cast<LoopLikeOpInterface>(op)) {
    SmallVector<Value> inits(loop.getInits().begin(), loop.getInits().end());
    if (llvm::all_of(inits, [](Value each) { return isa<RankedTensorType>(each.getType()); })) {
      uniteAll(inits, SmallVector<Value>(loop.getRegionIterArgs()));
      if (auto results = loop.getLoopResults())
        uniteAll(inits, *results);
    }
  }
  llvm::TypeSwitch<Operation *>(op)
      .Case([&](linalg::LinalgOp linalg) { visitLinalg(linalg); })
      .Case([&](CallOpInterface call) { visitCall(call); })
      .Case([&](memref::CopyOp copy) { uniteAll(copy.getSource(), copy.getTarget()); })
      .Case<memref::CastOp, tensor::CastOp, bufferization::CloneOp, bufferization::ToTensorOp,
            bufferization::ToBufferOp>(
          [&](auto same) { uniteAll(same->getOperand(0), same->getResult(0)); })
      .Case<memref::AllocOp, memref::AllocaOp, tensor::EmptyOp, bufferization::AllocTensorOp>(
          [&](auto alloc) { visitAllocation(alloc->getResult(0), alloc.getDynamicSizes()); })
      .Case<memref::SubViewOp, tensor::ExtractSliceOp>(
          [&](auto slice) { visitSlice(slice, slice.getSource(), slice.getResult()); })
      .Case<tensor::InsertSliceOp, tensor::ParallelInsertSliceOp>(
          [&](auto slice) { visitSlice(slice, slice.getDest(), slice.getSource()); })
      .Case<memref::ExpandShapeOp, tensor::ExpandShapeOp>([&](auto expand) {
        visitAllocation(expand.getResult(), expand.getOutputShape());
        visitGroups(expand.getResult(), expand.getSrc(), expand.getReassociationIndices());
      })
      .Case<memref::CollapseShapeOp, tensor::CollapseShapeOp>([&](auto collapse) {
        visitGroups(collapse.getSrc(), collapse.getResult(), collapse.getReassociationIndices());
      })
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
        AffineMap map = access.getAffineMap();
        auto operand = [&](unsigned n) { return sumOf(access.getMapOperands()[n]); };
        for (auto [d, result] : llvm::enumerate(map.getResults()))
          relate(ofDimension(access.getMemRef(), d), sumOf(result, operand));
      })
      .Case<memref::LoadOp, memref::StoreOp>(
          [&](auto access) { visitAccess(access.getMemRef(), access.getIndices()); });
}

/// Whether the size is more than that of its one part.
static bool reachesFurther(const auto &size) {
  return size.isProduct || size.parts.size() > 1 || size.parts.front().first > 1 ||
         size.constant > 0;
}

void Sizes::visit(Operation *function) {
  functions_.insert(function);
  // The walk visits loops before the ops in them, since visitAccess needs bounds_. Calls append to
  // functions_.
  for (size_t n = 0; n < functions_.size(); ++n)
    functions_[n]->walk<WalkOrder::PreOrder>([&](Operation *op) { visitOp(op); });
  for (auto [dimension, bound] : plain_) {
    auto other = relations_.find(dimension);
    bool isOfBound = other != relations_.end() &&
                     llvm::any_of(other->second.parts, [&, bound = bound](const auto &part) {
                       return part.second != kNone && areSame(part.second, bound);
                     });
    // Where another access by the loop reaches further, the loop covers a part.
    if (isOfBound && reachesFurther(other->second))
      continue;
    if (isOfBound)
      relations_.erase(other);
    unite(bound, dimension);
  }
}

std::vector<std::vector<SizeClass>> Sizes::classesOf(ValueRange arguments) {
  std::vector<std::vector<SizeClass>> classes;
  llvm::DenseMap<unsigned, unsigned> numbers;
  llvm::DenseMap<unsigned, const Relation *> related;
  for (const auto &[node, relation] : relations_)
    if (node != kNone)
      related.try_emplace(rootOf(node), &relation);
  // Integers that callers pass, and those of them that are sizes of dimensions together with others.
  llvm::DenseSet<unsigned> passed, sizing;
  for (Value argument : arguments)
    if (auto known = integers_.find(argument); known != integers_.end())
      passed.insert(rootOf(known->second));
  auto numberOf = [&](unsigned root) {
    return numbers.try_emplace(root, numbers.size()).first->second;
  };
  // What is related to something else in turn is left alone.
  auto isKnown = [&](unsigned root, const Relation &relation) {
    return llvm::all_of(relation.parts, [&](const auto &part) {
      unsigned other = part.second == kNone ? root : rootOf(part.second);
      return other != root && !related.contains(other) &&
             (fixed_[other] >= 0 || hasDimension_[other] || passed.contains(other));
    });
  };
  for (const auto &[root, relation] : related)
    if (isKnown(root, *relation))
      for (const auto &part : relation->parts)
        sizing.insert(rootOf(part.second));
  auto classOf = [&](unsigned node) {
    unsigned root = rootOf(node);
    SizeClass made{numberOf(root), fixed_[root]};
    const Relation *relation = related.lookup(root);
    if (!relation || !isKnown(root, *relation))
      return made;
    made.constant = relation->constant;
    made.isProduct = relation->isProduct;
    for (auto [factor, other] : relation->parts)
      made.parts.push_back({factor, numberOf(rootOf(other)), fixed_[rootOf(other)]});
    return made;
  };
  for (Value argument : arguments) {
    auto &each = classes.emplace_back();
    if (ShapedType type = shapeOf(argument)) {
      for (unsigned d = 0; d < static_cast<unsigned>(type.getRank()); ++d)
        each.push_back(classOf(ofDimension(argument, d)));
    } else if (auto known = integers_.find(argument); known != integers_.end()) {
      // An integer that is only compared with other integers is not used as a size.
      unsigned root = rootOf(known->second);
      if (hasDimension_[root] || sizing.contains(root))
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
