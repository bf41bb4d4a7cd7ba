//===- Instances.cpp - What a pattern may match, case by case -------------===//
#include "smt/pdl/Instances.h"
#include "smt/pdl/Ops.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
/// Limits, since each further one doubles what is to be proved.
constexpr unsigned kRelatedMax = 3, kBindingsMax = 16;
constexpr int64_t kAlignment = 4096;

//===----------------------------------------------------------------------===//
// Operands that a matched op allocates
//===----------------------------------------------------------------------===//

/// Collects `op`, the ops whose results it uses, and transitively theirs.
void collectSources(Operation *op, llvm::SmallPtrSetImpl<Operation *> &sources) {
  if (!sources.insert(op).second)
    return;
  for (Value operand : op->getOperands())
    if (Operation *def = operand.getDefiningOp())
      collectSources(def, sources);
}

class Bindings {
public:
  Bindings(pdl::PatternOp pattern, const Side &draft) : draft_(draft) {
    for (Operation &op : pattern.getRewriter().getBodyRegion().front())
      if (isa<pdl::EraseOp, pdl::ReplaceOp>(op))
        gone_.insert(draft.ops.lookup(op.getOperand(0)));
    gone_.erase(draft.ops.lookup(pattern.getRewriter().getRoot()));
    for (const auto &[handle, values] : draft.values)
      for (Value value : values)
        if (Operation *def = handle.getDefiningOp<pdl::OperandOp>()) {
          Value &known = handles_[value];
          if (!known || def->isBeforeInBlock(known.getDefiningOp()))
            known = handle;
        }
    for (const auto &[handle, op] : draft.ops)
      ops_[op] = handle;
  }

  FailureOr<std::vector<Instance>> run() {
    std::vector<Instance> all(1);
    func::FuncOp function = draft_.function;
    for (BlockArgument argument : function.getArguments()) {
      SmallVector<Operation *> makers;
      for (Operation &op : function.getBody().front())
        if (isMaker(op) && kindOf(op.getResult(0).getType()) == kindOf(argument.getType()) &&
            failed(checkAgainst(argument, op, makers)))
          return failure();
      unsigned count = all.size();
      for (Operation *maker : makers)
        for (unsigned i = 0; i < count; ++i) {
          Instance more = all[i];
          more.bound[handles_.lookup(argument)] = ops_.lookup(maker);
          more.description +=
              (more.description.empty() ? "with" : " and") +
              (" an operand that is the result of '" + maker->getName().getStringRef() + "'").str();
          all.push_back(std::move(more));
        }
      if (all.size() > kBindingsMax)
        return emitError(function.getLoc())
               << "not supported in a pattern to prove: more than " << kBindingsMax
               << " ways in which operands may be results of matched ops";
    }
    return all;
  }

private:
  bool isMaker(Operation &op) const {
    return isa<memref::AllocOp, bufferization::CloneOp>(op) ||
           (gone_.contains(&op) && op.getNumResults() > 0);
  }

  /// Adds `maker` if the argument may be its result.
  LogicalResult checkAgainst(BlockArgument argument, Operation &maker,
                             SmallVectorImpl<Operation *> &makers) {
    llvm::SmallPtrSet<Operation *, 8> sources;
    collectSources(&maker, sources);
    bool isLoose = false;
    for (Operation *user : argument.getUsers()) {
      bool isBefore = user->isBeforeInBlock(&maker);
      // Ops with effects are in the pattern's order, and operands are defined before their users.
      if (sources.contains(user) || (isBefore && !isMemoryEffectFree(user)))
        return success();
      isLoose |= isBefore;
    }
    auto error = [&](const Twine &what) {
      return unsupportedPdl(ops_.lookup(&maker).getDefiningOp(),
                            "the result of '" + maker.getName().getStringRef() +
                                "' may be among the operands of a later op, " + what);
    };
    if (draft_.isList(argument) || !handles_.contains(argument))
      return error("which match any number of values");
    if (isLoose)
      return error("one of which the pattern lists before it: list it after it");
    makers.push_back(&maker);
    return success();
  }

  const Side &draft_;
  /// Ops that the rewrite erases or replaces.
  llvm::SmallPtrSet<Operation *, 4> gone_;
  llvm::DenseMap<Value, Value> handles_;
  llvm::DenseMap<Operation *, Value> ops_;
};

//===----------------------------------------------------------------------===//
// Open types
//===----------------------------------------------------------------------===//

/// A choice for open types about which nothing else is known.
struct Form {
  unsigned rank;
  bool isUnranked;
  Type element;
  Attribute space;
};

class Types {
public:
  Types(const Side &draft, const Instance &binding) : draft_(draft), binding_(binding) {
    for (const Side::MemRefNeed &need : draft.needs)
      add(need);
    for (const Side::Related &related : draft.related)
      relate(related);
  }

  FailureOr<std::vector<Instance>> run() {
    func::FuncOp function = draft_.function;
    if (movable_.size() > kRelatedMax)
      return emitError(function.getLoc())
             << "not supported in a pattern to prove: more than " << kRelatedMax
             << " open types that casts or clones relate: say some of them";
    MLIRContext *context = function.getContext();
    Type f32 = Float32Type::get(context);
    Form dynamic{1, false, f32, Attribute()};
    std::vector<Instance> all;
    for (unsigned statics = 0; statics < 1u << movable_.size(); ++statics)
      all.push_back(make(dynamic, statics));
    if (isAllocating_) {
      all.push_back(all.front());
      all.back().alignment = kAlignment;
      describe(all.back(), "with allocations aligned to 4096 bytes");
    }
    if (open_.empty())
      return all;
    auto space = IntegerAttr::get(IntegerType::get(context, 64), 1);
    all.push_back(make({0, false, f32, Attribute()}, 0));
    all.push_back(make({2, false, MemRefType::get({}, f32), space}, 0));
    all.push_back(make({1, true, f32, Attribute()}, 0));
    return all;
  }

private:
  void add(const Side::MemRefNeed &need) {
    isAllocating_ |= need.isAllocated;
    if (draft_.classes.fixed(need.key))
      return;
    TypeKey leader = draft_.classes.leader(need.key);
    auto [place, isNew] = index_.try_emplace(leader, open_.size());
    if (isNew) {
      open_.push_back(need);
      open_.back().key = leader;
      return;
    }
    Side::MemRefNeed &known = open_[place->second];
    known.isAllocated |= need.isAllocated;
    known.isStrided |= need.isStrided;
    known.isBase |= need.isBase;
    if (need.rank)
      known.rank = need.rank;
  }

  /// Copies element types and memory spaces from known types to open ones, through all casts.
  void relate(const Side::Related &related) {
    if (draft_.classes.areSame(related.from, related.to))
      return;
    TypeKey ends[] = {draft_.classes.leader(related.from), draft_.classes.leader(related.to)};
    for (unsigned i = 0; i < 2; ++i) {
      auto open = index_.find(ends[i]);
      if (open == index_.end())
        continue;
      if (related.isCast && !llvm::is_contained(movable_, open->second))
        movable_.push_back(open->second);
      neighbours_.push_back({open->second, ends[1 - i], related.isCast});
    }
  }

  /// Returns a fixed type related to the open class. With `isCast`, related only through casts,
  /// which keep the rank.
  BaseMemRefType constantNear(unsigned open, bool isCast) const {
    SmallVector<unsigned> todo{open};
    for (unsigned i = 0; i < todo.size(); ++i)
      for (const Neighbour &near : neighbours_) {
        if (near.open != todo[i] || (isCast && !near.isCast))
          continue;
        if (auto type = dyn_cast_or_null<BaseMemRefType>(draft_.classes.fixed(near.other)))
          if (!isCast || isa<MemRefType>(type))
            return type;
        auto other = index_.find(near.other);
        if (other != index_.end() && !llvm::is_contained(todo, other->second))
          todo.push_back(other->second);
      }
    return {};
  }

  Type typeFor(unsigned open, const Form &form, bool isStatic) const {
    const Side::MemRefNeed &need = open_[open];
    BaseMemRefType near = constantNear(open, false);
    auto like = dyn_cast_or_null<MemRefType>(constantNear(open, true));
    Type element = near ? near.getElementType() : form.element;
    Attribute space = near ? near.getMemorySpace() : form.space;
    if (need.isBase)
      return MemRefType::get({}, element, MemRefLayoutAttrInterface(), space);
    if (form.isUnranked && !need.isAllocated && !need.isStrided && !need.rank)
      return UnrankedMemRefType::get(element, space);
    unsigned rank = need.rank ? *need.rank : like ? like.getRank() : form.rank;
    SmallVector<int64_t> sizes(rank, 4), any(rank, ShapedType::kDynamic);
    if (like && like.hasStaticShape() && unsigned(like.getRank()) == rank)
      sizes.assign(like.getShape().begin(), like.getShape().end());
    if (need.isAllocated)
      return MemRefType::get(sizes, element, MemRefLayoutAttrInterface(), space);
    auto layout = StridedLayoutAttr::get(element.getContext(), ShapedType::kDynamic, any);
    return MemRefType::get(isStatic ? sizes : any, element, layout, space);
  }

  static void describe(Instance &instance, const Twine &what) {
    instance.description += (instance.description.empty() ? "" : ", ") + what.str();
  }

  /// If bit i of `statics` is set, the class movable_[i] gets static sizes.
  Instance make(const Form &form, unsigned statics) const {
    Instance instance = binding_;
    instance.classes = draft_.classes;
    std::string spelled;
    llvm::raw_string_ostream text(spelled);
    for (unsigned open = 0; open < open_.size(); ++open) {
      bool isStatic = false;
      for (auto [bit, movable] : llvm::enumerate(movable_))
        isStatic |= movable == open && statics >> bit & 1;
      Type type = typeFor(open, form, isStatic);
      instance.types[open_[open].key] = type;
      text << (open ? ", " : "") << type;
    }
    bool isFirst = !statics && form.rank == 1 && !form.isUnranked;
    if (!isFirst)
      describe(instance, "with " + spelled + " for the open types");
    return instance;
  }

  struct Neighbour {
    unsigned open;
    TypeKey other;
    bool isCast;
  };

  const Side &draft_;
  const Instance &binding_;
  llvm::SmallVector<Side::MemRefNeed> open_;
  llvm::DenseMap<TypeKey, unsigned> index_;
  llvm::SmallVector<unsigned> movable_;
  llvm::SmallVector<Neighbour> neighbours_;
  bool isAllocating_ = false;
};
} // namespace

FailureOr<std::vector<Instance>> freehold::smt::bindOperands(pdl::PatternOp pattern,
                                                             const Side &draft) {
  return Bindings(pattern, draft).run();
}

FailureOr<std::vector<Instance>> freehold::smt::chooseTypes(const Side &draft,
                                                            const Instance &binding) {
  return Types(draft, binding).run();
}
