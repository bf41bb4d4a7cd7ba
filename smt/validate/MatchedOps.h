//===- MatchedOps.h - Ops of a source and of its target ---------*- C++ -*-===//
// Internal to Matching: which ops need no counterpart, which ops do the same, and what is known after
// them.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/validate/Descriptors.h"
#include "smt/validate/Equalities.h"
#include "smt/validate/OpRules.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <map>
#include <set>

namespace freehold::smt::safe {

/// Whether a loop ends, whatever its bounds are.
bool hasPositiveStep(mlir::scf::ForOp loop);

/// Whether the op only computes its results, each time the same. memref.reshape reads the shape from memory, whatever
/// its effects are, and llvm.freeze chooses a number.
bool hasNoEffects(mlir::Operation *op);
bool isFree(mlir::Operation *op);
/// Whether a memref of one type is known to be one of the other: whatever that fixes, this fixes.
bool covers(mlir::Type known, mlir::Type wanted);
/// What tells two ops of one name apart, other than operands and regions.
mlir::Attribute propertiesOf(mlir::Operation *op);
/// Whether it is a cast that says nothing that may be wrong.
bool isCertainCast(mlir::Operation *op);
/// The value of a constant that is no poison and is defined; null for other ops.
mlir::Attribute definedConstant(mlir::Operation *op);
/// Whether all of an op's effects are on memrefs that it names.
bool affectsOperandsOnly(mlir::Operation *op);
/// Whether nobody sees what the regions of the terminators in the op do, which come to an end.
bool combinesSilently(mlir::Operation *op);
/// Whether a view that may reach beyond its allocation, or a stack buffer that ends before the function does,
/// is passed along an edge (MatchedBounds.cpp).
bool passesMemrefsBeyond(const Cfg &cfg);
/// Stack buffers that a name stands for where they may have ended.
llvm::DenseSet<mlir::Operation *> outlivedBuffers(const Cfg &cfg);
/// The class of the contents of a memref, by its number; 0 if it is not known.
ValueClass copyOf(const Related &related, Side side, unsigned number);

/// Whether two ops have the same regions, but for ops whose results nobody uses.
bool haveSameRegions(mlir::Operation *op, mlir::Operation *its,
                     llvm::function_ref<bool(mlir::Value, mlir::Value)> areSame);

class MatchedOps {
public:
  using Numbers = llvm::ArrayRef<mlir::OpFoldResult>;
  MatchedOps(ValueClasses &classes, Equalities &equalities)
      : classes_(classes), equalities_(equalities), descriptors_(classes) {}

  /// Whether a memref may be in memory that a callee gets to.
  bool storesMemrefs = true;
  /// Whether a block argument of the target may be a view that reaches beyond its allocation, or a stack
  /// buffer that has ended.
  bool passesBeyond = true;
  /// Whether the target has a loop whose iterations may run at the same time.
  bool hasParallelLoops = true;
  /// The target's outlivedBuffers.
  llvm::DenseSet<mlir::Operation *> outlived;
  /// Those of the graphs.
  std::vector<Frame> frames, itsFrames;
  /// Notes that a class is that of a memref that callers pass.
  void noteArgument(ValueClass argument) { arguments_.insert(argument); }

  ValueClass classOf(const Related &related, Side side, Var var);
  /// The condition that a memref is made by no subview which is out of bounds, for a memref that no op without effects
  /// makes (MatchedInside.cpp); 0 for other values.
  ValueClass insideOfOther(mlir::Value value, ValueClass known);
  /// Whether what an inlined callee returns along the edge, if it ends one, may be returned: no memref that is poison, or made by
  /// a subview that is out of bounds. In the source that is so.
  bool returnsCleanly(Related &related, Side side, const Edge &edge);
  /// Whether all memrefs that the op uses are known to be made by no subview that is out of bounds.
  bool areInside(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  /// The term of a value, null if nothing is known of it.
  Term termOf(const Related &related, Side side, Var var);
  /// Whether a value of the source is one of the target.
  bool areSame(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
               mlir::Value its);

  /// Whether a value is not poison, as far as it is known (MatchedPoison.cpp).
  bool isClean(const Related &related, Side side, Var var) const;
  /// Whether a value of the target is poison only where the source's is.
  bool hasNoMorePoison(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
                       mlir::Value its);
  /// Whether what decides the edge is not poison.
  bool decidesCleanly(const Related &related, Side side, unsigned frame, const Edge &edge);
  /// After a fact is known: what a choice by it is made of, op by op (MatchedExact.cpp).
  void decideChoices(Related &related);
  /// Notes that these values are not poison, since all would be undefined otherwise.
  void assumeClean(Related &related, Side side, unsigned frame, const Edge &edge);
  void assumeClean(Related &related, Side side, Var var);

  /// Whether nobody sees that the op is there: it has no effects, or frees, of which the proof of the
  /// target speaks.
  bool isSilent(Related &related, Side side, unsigned frame, mlir::Operation *op);
  /// Where ways meet at a point, what a pure op makes of its operands' classes there is its result's: the
  /// op has run since its operands were defined, or it has no class.
  void deriveAgain(Related &related, unsigned point);
  void executeSilent(Related &related, Side side, unsigned frame, mlir::Operation *op);

  /// Whether one side may do it without the other.
  bool mayDoAlone(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  void executeAlone(Related &related, Side side, unsigned frame, mlir::Operation *op);

  /// What holds where an edge of a parallel loop of the source is taken (MatchedParallel.cpp); null if nothing is
  /// known. The edge need not be taken where it holds.
  Term impliedByParallel(const Related &related, unsigned frame, const Edge &edge,
                         llvm::ArrayRef<mlir::Value> defined);
  /// The induction variables of a parallel loop of the source that have one value in all iterations; null
  /// for others. Empty if the edge does not begin an iteration.
  std::vector<Term> onlyInductions(const Related &related, unsigned frame, const Edge &edge,
                                   llvm::ArrayRef<mlir::Value> defined);
  /// After an edge of the source that leaves a scf.parallel which has no iteration, or one: its results.
  void defineReduced(Related &related, unsigned frame, const Edge &edge,
                     llvm::ArrayRef<mlir::Value> defined);

  /// When an edge of an affine.for or affine.if is taken, and the induction variable after it; null if
  /// that is not known.
  Term affineCondition(const Related &related, Side side, unsigned frame, const Edge &edge);
  Term affineInduction(const Related &related, Side side, unsigned frame, const Edge &edge);

  /// Whether no map that an op of the target looks at leaves the numbers that an index has, but where those of an op of
  /// the source do, which may be null (MatchedMaps.cpp). What an op decides or accesses by such a number is undefined.
  bool overflowsNoMore(const Related &related, unsigned frame, mlir::Operation *op,
                       unsigned itsFrame, mlir::Operation *its);

  bool doTheSame(const Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                 mlir::Operation *its);
  /// `place` is where both are.
  void executeBoth(Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                   mlir::Operation *its, const ValueClasses::Key &place);

  using AreSame = llvm::function_ref<bool(mlir::Value, mlir::Value)>;

  /// Whether two ops that choose where control goes, other than by values that the graph shows, choose
  /// the same.
  bool chooseAlike(const Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                   mlir::Operation *its);

  bool reduceAlike(const Related &related, unsigned frame, const Edge &edge, unsigned itsFrame,
                   const Edge &itsEdge);

  /// `contents`: whether it is enough for memrefs that their contents are equal.
  bool returnAlike(const Related &related, unsigned frame, mlir::Operation *exit, unsigned itsFrame,
                   mlir::Operation *its, bool contents);

private:
  ValueClass constantClass(mlir::Attribute value);
  ValueClass constantClass(mlir::Type type, mlir::Attribute value);
  ValueClass exactClass(Related &related, Side side, unsigned frame, mlir::OpResult result);
  ValueClass affineExact(Related &related, Side side, unsigned frame, mlir::OpResult result);
  void adoptExact(Related &related, unsigned frame, mlir::OpResult result);
  ValueClass elementsClass(mlir::OpResult result, llvm::function_ref<ValueClass(mlir::Value)> of);
  void assumeAccessed(Related &related, unsigned frame, mlir::Operation *op);
  bool liveAsLong(unsigned frame, mlir::Operation *op, unsigned itsFrame, mlir::Operation *its);
  bool endTogether(unsigned frame, mlir::Operation *op, unsigned itsFrame, mlir::Operation *its);
  bool isSmallOnStack(unsigned frame, mlir::memref::AllocaOp op);
  bool dividesByOtherThanZero(const Related &related, unsigned frame, mlir::Operation *op);
  bool isDefinedAlone(const Related &related, unsigned frame, mlir::Operation *op);
  bool fitsBesideOthers(unsigned frame, mlir::memref::AllocaOp op);
  bool isWithin(unsigned frame, mlir::Value memref) const;
  bool isSize(unsigned frame, mlir::Value value) const;
  bool areApart(ValueClass one, ValueClass other) const;
  bool isWrittenBeside(const Related &related, unsigned frame, mlir::OpOperand &read);
  bool accessesOwnIteration(unsigned frame, mlir::Operation *op) const;
  bool writesApart(const Related &related, unsigned frame, mlir::Operation *op);
  bool freesCleanly(const Related &related, unsigned frame, mlir::Operation *op);
  bool haveNoMorePoison(const Related &related, unsigned frame, llvm::ArrayRef<mlir::Value> mine,
                        unsigned itsFrame, llvm::ArrayRef<mlir::Value> its);
  std::optional<std::vector<Term>> sizesOf(const Related &related, Side side, unsigned frame,
                                           mlir::Operation *op);
  bool allocateTheSame(const Related &related, unsigned frame, mlir::Operation *op,
                       unsigned itsFrame, mlir::Operation *its);
  Term applied(const ValueClasses::Key &function, mlir::Type type, llvm::ArrayRef<Term> operands);
  ValueClass pureClass(Related &related, Side side, unsigned frame, mlir::OpResult result);
  void define(Related &related, Side side, unsigned frame, mlir::Value value, ValueClass known);
  bool isOwn(const Related &related, Side side, unsigned frame, mlir::Value value);
  struct Written {
    std::vector<ValueClass> roots;
    /// What is no allocation of the function may be written as well.
    bool isOthers = false;
  };
  std::optional<Written> writtenBy(const Related &related, Side side, unsigned frame,
                                   mlir::Operation *op);
  void forgetCopies(Related &related, Side side, unsigned frame, mlir::Operation *op);
  ValueClass rootOf(ValueClass memref) const;
  bool isAllocated(ValueClass root) const;
  bool writesNothingNew(const Related &related, unsigned frame, mlir::linalg::LinalgOp op);
  bool copiesOntoItself(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  bool readSame(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
                mlir::Value its);

  std::optional<std::vector<Term>> placeOf(const Related &related, Side side, unsigned frame,
                                           mlir::Operation *op);
  Term numberOf(const Related &related, Side side, unsigned frame, mlir::OpFoldResult number);
  bool areSameNumbers(const Related &related, unsigned frame, Numbers mine, unsigned itsFrame,
                      Numbers its);
  std::optional<std::vector<Term>> mapOf(const Related &related, Side side, unsigned frame,
                                         mlir::AffineMap map, mlir::ValueRange operands);
  std::optional<std::vector<Term>> overflowsOf(const Related &related, Side side, unsigned frame,
                                               mlir::AffineMap map, mlir::ValueRange operands);
  Term overflowOf(const Related &related, Side side, unsigned frame, mlir::AffineMap map,
                  mlir::ValueRange operands);
  void assumeExact(std::vector<Term> &facts, const Related &related, unsigned frame,
                   mlir::AffineMap map, mlir::ValueRange operands);
  Term bestOf(const Related &related, Side side, unsigned frame, mlir::AffineMap map,
              mlir::ValueRange operands, bool isGreatest);
  bool areSameSpaces(const Related &related, unsigned frame, mlir::affine::AffineParallelOp op,
                     unsigned itsFrame, mlir::affine::AffineParallelOp its);
  Term boundOf(const Related &related, Side side, unsigned frame, mlir::affine::AffineBound bound,
               bool isLower);
  bool iterateAlike(const Related &related, unsigned frame, mlir::LoopLikeOpInterface op,
                    unsigned itsFrame, mlir::LoopLikeOpInterface its);
  ValueClass allocatedAlone(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  ValueClass exactOf(const Related &related, Side side, Var var) const;
  std::set<ValueClass> causesOfPoison(const Related &related, unsigned frame,
                                      mlir::Value value) const;
  Term sliceInside(const Related &related, Side side, unsigned frame, mlir::memref::SubViewOp op);
  ValueClass insideClass(const Related &related, Side side, unsigned frame, mlir::OpResult result);
  Term insideOf(const Related &related, Side side, Var var);
  /// The source goes on with the memref, so that no subview which it is made by is out of bounds.
  void assumeInside(Related &related, Var mine);
  bool isInside(const Related &related, Side side, unsigned frame, mlir::Value value);
  bool isCleanAsWell(const Related &related, Var its) const;
  bool isInsideAsWell(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
                      mlir::Value its);
  bool isPoisonOnlyBy(const std::set<ValueClass> &causes, const Related &related, unsigned frame,
                      mlir::Value value) const;
  bool fits(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  bool isPlainCast(const Related &related, Side side, unsigned frame, mlir::Operation *op);

  llvm::SmallVector<mlir::MemRefType> typesOf(const Related &related, ValueClass memref,
                                              mlir::Type own);
  std::optional<Descriptor> descriptorOf(const Related &related, Side side, unsigned frame,
                                         mlir::Value memref);
  std::optional<std::vector<Term>> numbersOf(const Related &related, Side side, unsigned frame,
                                             Numbers numbers);
  std::optional<Descriptor> viewOf(const Related &related, Side side, unsigned frame,
                                   mlir::OpResult result);
  ValueClass viewClass(const Related &related, Side side, unsigned frame, mlir::OpResult result);
  bool areSameViews(const Related &related, unsigned frame, mlir::Value mine, unsigned itsFrame,
                    mlir::Value its);
  Term lookedAt(const Related &related, Side side, unsigned frame, mlir::OpResult result);

  struct Range {
    Term isEmpty = nullptr, isOne = nullptr, first = nullptr;
  };
  std::vector<Range> rangesOf(const Related &related, unsigned frame, mlir::Operation *loop);
  void assign(Related &related, unsigned frame, mlir::Value to, mlir::Value from);
  bool reduceOnce(Related &related, unsigned frame, mlir::scf::ParallelOp loop, unsigned number);

  ValueClass constantLoaded(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  void noteShape(const Related &related, Side side, unsigned frame, mlir::Operation *op);

  bool isOfNothing(const Related &related, Side side, unsigned frame, mlir::Operation *op);
  bool accessTheSame(const Related &related, unsigned frame, mlir::Operation *op, unsigned itsFrame,
                     mlir::Operation *its);

  ValueClasses &classes_;
  Equalities &equalities_;
  Descriptors descriptors_;
  /// Classes of buffers that the functions allocate, each by an execution of an op of its own, and of
  /// those that callers pass.
  std::set<ValueClass> allocations_, arguments_;
  std::map<ValueClasses::Key, unsigned> functions_;
  /// For each exact class of a value that affine maps compute: the steps that may overflow on the way, and the exact
  /// classes that it is computed of.
  std::map<ValueClass, std::pair<std::set<Term>, std::set<ValueClass>>> affine_;
  /// The choices that were met.
  std::map<std::pair<Side, unsigned>, Var> choices_;
  /// Bytes of the stack buffers that only the target has, by frame and op.
  std::map<std::pair<unsigned, mlir::Operation *>, int64_t> stackAlone_;
  /// For a frame of the target with stack buffers, that of the source which has its own.
  std::map<unsigned, unsigned> stackFrames_;
};

} // namespace freehold::smt::safe
