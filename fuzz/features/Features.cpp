//===- Features.cpp -------------------------------------------------------===//
#include "fuzz/features/Features.h"

#include "oracle/core/inputs/Mix.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Matchers.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Interfaces/ViewLikeInterface.h"

#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace freehold::features {

FeatureId idOf(Words words) {
  uint64_t hash = 0xCBF29CE484222325ull;
  auto add = [&](unsigned char byte) { hash = (hash ^ byte) * 0x100000001B3ull; };
  for (StringRef word : words) {
    for (char c : word)
      add(static_cast<unsigned char>(c));
    add(0);
  }
  return mix(hash);
}

std::string print(Words words) { return llvm::join(words, " "); }

StringRef bucket(uint64_t count) {
  static constexpr const char *kSmall[] = {"0", "1", "2", "3"};
  static constexpr std::pair<uint64_t, const char *> kRanges[] = {
      {8, "4-7"}, {16, "8-15"}, {32, "16-31"}, {64, "32-63"}, {128, "64-127"}};
  if (count < 4)
    return kSmall[count];
  for (auto [end, name] : kRanges)
    if (count < end)
      return name;
  return "128+";
}

namespace {
/// One walk over the IR.
class Walk {
public:
  explicit Walk(Sink sink) : sink_(sink) {}
  void run(Operation *root);

private:
  void say(std::initializer_list<StringRef> words) {
    Words all(words.begin(), words.size());
    sink_(idOf(all), all);
  }
  void op(Operation *op);
  void terminator(Operation *op);
  void handedOn(StringRef to, ValueRange values);
  void joins(StringRef where, TypeRange types);
  void dealloc(bufferization::DeallocOp op);

  Sink sink_;
  llvm::MapVector<OperationName, unsigned> counts_;
};
} // namespace

/// Through views and casts, to what the memref is a view of.
static Value rootOf(Value memref) {
  // Views of views end, unless in an unreachable block.
  for (unsigned steps = 0; steps < 64; ++steps) {
    auto view = memref.getDefiningOp<ViewLikeOpInterface>();
    if (!view || view.getViewDest() != memref)
      break;
    memref = view.getViewSource();
  }
  return memref;
}

static StringRef definer(Value value) {
  if (Operation *op = value.getDefiningOp())
    return op->getName().getStringRef();
  auto argument = cast<BlockArgument>(value);
  Operation *parent = argument.getOwner()->getParentOp();
  if (!parent)
    return "argument";
  return argument.getOwner()->isEntryBlock() ? parent->getName().getStringRef() : "block";
}

/// Who is to free the allocation that a root stands for, as far as the root's op tells.
static StringRef stateOfRoot(Value root) {
  if (auto argument = dyn_cast<BlockArgument>(root)) {
    Operation *parent = argument.getOwner()->getParentOp();
    return isa_and_nonnull<FunctionOpInterface>(parent) && argument.getOwner()->isEntryBlock()
               ? "borrowed"
               : "joined";
  }
  Operation *op = root.getDefiningOp();
  if (isa<CallOpInterface>(op))
    return "called";
  if (op->getNumRegions() || op->hasTrait<OpTrait::IsTerminator>())
    return "joined";
  if (op->getName().getStringRef() == "arith.select")
    return "selected";
  if (op->getName().getStringRef() == "memref.get_global")
    return "global";
  auto effects = dyn_cast<MemoryEffectOpInterface>(op);
  if (!effects)
    return "unknown";
  SmallVector<MemoryEffects::EffectInstance> all;
  effects.getEffectsOnValue(root, all);
  for (auto &effect : all)
    if (isa<MemoryEffects::Allocate>(effect.getEffect()))
      return isa<SideEffects::AutomaticAllocationScopeResource>(effect.getResource()) ? "stack"
                                                                                      : "owned";
  return "other";
}

static std::string stateOf(Value memref) {
  Value root = rootOf(memref);
  return (stateOfRoot(root) + (root == memref ? "" : "-view")).str();
}

static bool isFlag(Value value) { return value.getType().isInteger(1); }

static StringRef flagOf(Value flag) {
  llvm::APInt constant;
  if (matchPattern(flag, m_ConstantInt(&constant)))
    return constant.isZero() ? "false" : "true";
  return isa<BlockArgument>(flag) ? "argument" : "computed";
}

void Walk::handedOn(StringRef to, ValueRange values) {
  for (Value value : values)
    if (isa<BaseMemRefType>(value.getType()))
      say({"yields", to, stateOf(value)});
    else if (isFlag(value))
      say({"flag", to, flagOf(value)});
}

void Walk::terminator(Operation *op) {
  if (auto branch = dyn_cast<BranchOpInterface>(op)) {
    for (unsigned n = 0; n < op->getNumSuccessors(); ++n)
      handedOn(op->getName().getStringRef(), branch.getSuccessorOperands(n).getForwardedOperands());
    return;
  }
  Operation *parent = op->getParentOp();
  handedOn(parent ? parent->getName().getStringRef() : "nothing", op->getOperands());
}

void Walk::joins(StringRef where, TypeRange types) {
  unsigned memrefs = 0, flags = 0;
  for (Type type : types) {
    memrefs += isa<BaseMemRefType>(type);
    flags += type.isInteger(1);
  }
  if (memrefs)
    say({"joins", where, bucket(memrefs), bucket(flags)});
}

void Walk::dealloc(bufferization::DeallocOp op) {
  std::string arity =
      (bucket(op.getMemrefs().size()) + "x" + bucket(op.getRetained().size())).str();
  say({"dealloc", arity});
  SmallVector<std::pair<Value, std::string>> operands;
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    operands.push_back({rootOf(memref), stateOf(memref)});
    say({"frees", operands.back().second, flagOf(condition)});
  }
  for (Value retained : op.getRetained()) {
    operands.push_back({rootOf(retained), stateOf(retained)});
    say({"retains", operands.back().second});
  }
  // Each with the one after it: all pairs of a large op would drown the rest.
  for (size_t n = 1; n < operands.size(); ++n)
    say({"pair", operands[n - 1].second, operands[n].second,
         operands[n - 1].first == operands[n].first ? "same" : "other"});
}

void Walk::op(Operation *op) {
  StringRef name = op->getName().getStringRef();
  ++counts_[op->getName()];
  // The outermost op is in no list of ops.
  if (Operation *parent = op->getParentOp()) {
    say({"inside", parent->getName().getStringRef(), name});
    if (Operation *next = op->getNextNode())
      say({"next", name, next->getName().getStringRef()});
  }
  for (Value operand : op->getOperands())
    if (isa<BaseMemRefType>(operand.getType()))
      say({"operand", definer(operand), stateOfRoot(rootOf(operand)), name});
    else
      say({"operand", definer(operand), name});
  if (op->hasTrait<OpTrait::IsTerminator>())
    terminator(op);
  if (auto dealloc = dyn_cast<bufferization::DeallocOp>(op))
    this->dealloc(dealloc);
  if (op->getNumRegions())
    joins(name, op->getResultTypes());
  for (Region &region : op->getRegions()) {
    if (region.empty())
      continue;
    say({"blocks", name, bucket(llvm::range_size(region))});
    for (Block &block : region)
      joins(block.isEntryBlock() ? name : "block", block.getArgumentTypes());
  }
}

void Walk::run(Operation *root) {
  root->walk<WalkOrder::PreOrder>([&](Operation *each) { op(each); });
  for (auto &[name, count] : counts_)
    say({"count", name.getStringRef(), bucket(count)});
}

void collect(Operation *root, Sink sink) { Walk(sink).run(root); }

void collect(const Judgement &judgement, Sink sink) {
  auto say = [&](std::initializer_list<StringRef> words) {
    Words all(words.begin(), words.size());
    sink(idOf(all), all);
  };
  if (auto *defect = std::get_if<Defect>(&judgement.verdict))
    say({"verdict", judgement.subject, "defect", spell(defect->kind), defect->evidence.pass,
         defect->evidence.what.op});
  else if (auto *inconclusive = std::get_if<Inconclusive>(&judgement.verdict))
    say({"verdict", judgement.subject, "inconclusive", spell(inconclusive->reason),
         inconclusive->what.op});
  else
    say({"verdict", judgement.subject, "agree"});
  say({"paths", bucket(judgement.paths)});
  say({"reach", bucket(judgement.reached)});
  if (judgement.inContract)
    say({"contract", judgement.subject, *judgement.inContract ? "in" : "out"});
}

} // namespace freehold::features
