//===- Relevance.cpp ------------------------------------------------------===//
#include "oracle/search/Relevance.h"

#include "oracle/core/inputs/BufferType.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/Index/IR/IndexOps.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Matchers.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/ControlFlowInterfaces.h"
#include "mlir/Interfaces/LoopLikeInterface.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "llvm/ADT/DenseSet.h"

#include <deque>

using namespace mlir;

namespace freehold::search {

/// A walk ends after so many values: programs are large, and what is far away rarely decides.
static constexpr size_t kValuesMax = 4000;
/// The first cells of a buffer, which may be a header.
static constexpr unsigned kFirstCells = 2;

namespace {
/// What is asked of a value.
enum class What : uint8_t { Value, Size, Contents, Stride };
struct Question {
  Value value;
  What what = What::Value;
  unsigned dimension = 0;
};

class Walk {
public:
  explicit Walk(FunctionOpInterface entry) : entry_(entry) {}
  void ask(Value value, What what = What::Value, unsigned dimension = 0);
  std::vector<Knob> run();

private:
  void visit(const Question &question);
  void visitArgument(BlockArgument argument, const Question &question);
  void visitResult(OpResult result, const Question &question);
  void visitWriters(Value memref);
  void visitCallers(FunctionOpInterface callee, unsigned number, const Question &question);
  void add(Knob knob);

  FunctionOpInterface entry_;
  std::deque<Question> queue_;
  llvm::DenseSet<std::pair<Value, unsigned>> seen_;
  std::vector<Knob> knobs_;
};
} // namespace

void Walk::add(Knob knob) {
  if (!llvm::is_contained(knobs_, knob))
    knobs_.push_back(knob);
}

void Walk::ask(Value value, What what, unsigned dimension) {
  Question question{value, bufferTypeOf(value.getType()) ? what : What::Value, dimension};
  if (seen_.size() < kValuesMax &&
      seen_.insert({value, static_cast<unsigned>(question.what) + 4 * dimension}).second)
    queue_.push_back(question);
}

/// An entry's argument is a knob, or several.
static void addKnobs(Value argument, unsigned number, What what, unsigned dimension,
                     llvm::function_ref<void(Knob)> add) {
  BaseMemRefType memref = bufferTypeOf(argument.getType());
  if (!memref)
    return add({Knob::Kind::Scalar, number});
  if (what == What::Size)
    return add({Knob::Kind::Size, number, dimension});
  if (what == What::Stride && isStrideFree(memref, dimension))
    add({Knob::Kind::Stride, number, dimension});
  for (unsigned d = 0; memref.hasRank() && d < memref.getShape().size(); ++d)
    add({Knob::Kind::Size, number, d});
  if (what == What::Contents) {
    add({Knob::Kind::Contents, number});
    for (unsigned cell = 0; cell < kFirstCells; ++cell)
      add({Knob::Kind::Cell, number, cell});
  }
}

void Walk::visitCallers(FunctionOpInterface callee, unsigned number, const Question &question) {
  Operation *module = callee;
  while (Operation *parent = module->getParentOp())
    module = parent;
  StringAttr name = callee.getNameAttr();
  module->walk([&](CallOpInterface call) {
    auto symbol = dyn_cast<SymbolRefAttr>(call.getCallableForCallee());
    if (symbol && symbol.getLeafReference() == name && number < call.getArgOperands().size())
      ask(call.getArgOperands()[number], question.what, question.dimension);
  });
}

void Walk::visitArgument(BlockArgument argument, const Question &question) {
  Block *block = argument.getOwner();
  Operation *parent = block->getParentOp();
  auto again = [&](Value value) { ask(value, question.what, question.dimension); };
  if (auto function = dyn_cast<FunctionOpInterface>(parent); function && block->isEntryBlock()) {
    if (function == entry_)
      addKnobs(argument, argument.getArgNumber(), question.what, question.dimension,
               [&](Knob knob) { add(knob); });
    return visitCallers(function, argument.getArgNumber(), question);
  }
  if (!block->isEntryBlock()) {
    for (Block *before : block->getPredecessors()) {
      Operation *end = before->getTerminator();
      if (auto branch = dyn_cast<BranchOpInterface>(end))
        for (unsigned s = 0; s < end->getNumSuccessors(); ++s)
          if (end->getSuccessor(s) == block)
            if (Value passed = branch.getSuccessorOperands(s)[argument.getArgNumber()])
              again(passed);
      for (Value operand : end->getOperands())
        if (operand.getType().isIntOrIndexOrFloat())
          ask(operand);
    }
    return;
  }
  llvm::for_each(parent->getOperands(), again);
  for (Block &end : *block->getParent())
    llvm::for_each(end.getTerminator()->getOperands(), again);
}

/// What is stored in a buffer that the program made comes from elsewhere.
void Walk::visitWriters(Value memref) {
  for (Operation *user : memref.getUsers())
    if (isa<MemoryEffectOpInterface>(user) && hasEffect<MemoryEffects::Write>(user, memref))
      for (Value operand : user->getOperands())
        if (operand != memref)
          ask(operand, What::Contents);
}

void Walk::visitResult(OpResult result, const Question &question) {
  Operation *op = result.getOwner();
  if (auto dim = dyn_cast<memref::DimOp>(op))
    if (auto number = dim.getConstantIndex(); number && *number >= 0)
      return ask(dim.getSource(), What::Size, static_cast<unsigned>(*number));
  if (auto parts = dyn_cast<memref::ExtractStridedMetadataOp>(op))
    for (auto [n, size, stride] : llvm::enumerate(parts.getSizes(), parts.getStrides()))
      if (result == size || result == stride)
        return ask(parts.getSource(), result == size ? What::Size : What::Stride, n);
  if (question.what == What::Contents)
    visitWriters(result);
  // A scalar that an op takes from memory depends on the contents; so does a memref in memory.
  bool reads = !isa<BaseMemRefType>(result.getType()) || !isa<ViewLikeOpInterface>(op);
  for (Value operand : op->getOperands()) {
    What what = isa<BaseMemRefType>(result.getType()) ? question.what
                : reads                               ? What::Contents
                                                      : What::Value;
    ask(operand, what, question.dimension);
  }
  for (Region &region : op->getRegions())
    for (Block &block : region)
      if (block.mightHaveTerminator())
        for (Value yielded : block.getTerminator()->getOperands())
          ask(yielded, question.what, question.dimension);
  if (auto call = dyn_cast<CallOpInterface>(op))
    if (auto callee = dyn_cast_or_null<FunctionOpInterface>(call.resolveCallable()))
      callee->walk([&](Operation *end) {
        if (end->hasTrait<OpTrait::ReturnLike>() && end->getParentOp() == callee &&
            result.getResultNumber() < end->getNumOperands())
          ask(end->getOperand(result.getResultNumber()), question.what, question.dimension);
      });
}

void Walk::visit(const Question &question) {
  if (auto argument = dyn_cast<BlockArgument>(question.value))
    return visitArgument(argument, question);
  visitResult(cast<OpResult>(question.value), question);
}

std::vector<Knob> Walk::run() {
  while (!queue_.empty()) {
    Question question = queue_.front();
    queue_.pop_front();
    visit(question);
  }
  return std::move(knobs_);
}

Value copiedFrom(Value memref) {
  while (auto cast = memref.getDefiningOp<memref::CastOp>())
    memref = cast.getSource();
  if (auto clone = memref.getDefiningOp<bufferization::CloneOp>())
    return clone.getInput();
  if (!isa_and_present<memref::AllocOp, memref::AllocaOp>(memref.getDefiningOp()))
    return memref;
  Value source;
  for (Operation *user : memref.getUsers()) {
    if (!isa<MemoryEffectOpInterface>(user) || !hasEffect<MemoryEffects::Write>(user, memref))
      continue;
    auto copy = dyn_cast<memref::CopyOp>(user);
    if (!copy || source)
      return memref;
    source = copy.getSource();
  }
  return source ? source : memref;
}

std::vector<Knob> knobsBehind(ValueRange values, FunctionOpInterface entry) {
  Walk walk(entry);
  for (Value value : values)
    walk.ask(value);
  return walk.run();
}

bool mayOverflow(Operation *op) {
  auto flagged = dyn_cast<arith::ArithIntegerOverflowFlagsInterface>(op);
  return flagged && isa<arith::AddIOp, arith::SubIOp, arith::MulIOp, arith::ShLIOp>(op) &&
         isa<IntegerType>(op->getResult(0).getType()) &&
         flagged.getOverflowAttr().getValue() != arith::IntegerOverflowFlags::none;
}

bool mayGoBothWays(Operation *op) {
  if (mayOverflow(op))
    return true;
  if (isa<arith::CmpIOp, index::CmpOp>(op)) {
    Value first = op->getOperand(0), second = op->getOperand(1);
    return first != second && !matchPattern(first, m_Zero()) && !matchPattern(second, m_Zero());
  }
  if (decidesBlock(op))
    return true;
  auto isShaped = [](Type type) { return isa<ShapedType>(type); };
  auto isStatic = [&](Type type) {
    return !isShaped(type) || cast<ShapedType>(type).hasStaticShape();
  };
  return llvm::none_of(op->getOperandTypes(), isShaped) ||
         !llvm::all_of(op->getOperandTypes(), isStatic);
}

bool decidesBlock(Operation *op) {
  return isa<RegionBranchOpInterface, LoopLikeOpInterface>(op) ||
         op->hasTrait<OpTrait::IsTerminator>();
}

} // namespace freehold::search
