//===- BuildShape.cpp - A shape as a function -----------------------------===//
#include "smt/patterns/ShapeNames.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/BuiltinOps.h"

#include <map>

using namespace mlir;

namespace freehold::smt::patterns {

namespace {
class Builder {
public:
  Builder(const Shape &shape, ModuleOp module)
      : shape_(shape), names_(shape), b_(module.getBodyRegion()), loc_(b_.getUnknownLoc()),
        type_(MemRefType::get({4}, b_.getI32Type())) {
    b_.setInsertionPointToEnd(module.getBody());
  }
  func::FuncOp build();

private:
  void makeArguments();
  void makeRoots();
  Value makeAllocation(const std::string &name);
  Value makeJoin(const Shape::Root &root);
  Value operand(Shape::Operand operand);
  Value makeForm(Shape::Operand operand);
  Value condition(Shape::Condition condition);
  Value constant(TypedAttr value) { return arith::ConstantOp::create(b_, loc_, value); }

  const Shape &shape_;
  RootNames names_;
  OpBuilder b_;
  Location loc_;
  MemRefType type_;
  func::FuncOp function_;
  SmallVector<Value> roots_, free_;
  /// The i1 of each join, in the order of the roots.
  SmallVector<Value> deciders_;
  /// Forms made so far, by form and root, so that each is made once.
  std::map<std::pair<Shape::Operand::Form, unsigned>, Value> forms_;
  std::map<std::pair<Shape::Condition::Kind, unsigned>, Value> conditions_;
};
} // namespace

void Builder::makeArguments() {
  SmallVector<Type> types;
  unsigned joins = 0, free = 0;
  for (const Shape::Root &root : shape_.roots) {
    joins += root.isJoin();
    if (root.kind == Shape::Root::Kind::Argument)
      types.push_back(type_);
  }
  for (Shape::Condition condition : shape_.conditions)
    free += condition.kind == Shape::Condition::Kind::Free;
  types.append(free + joins, b_.getI1Type());
  SmallVector<Type> results(shape_.retained.size(), b_.getI1Type());
  function_ = func::FuncOp::create(b_, loc_, shape_.name(), b_.getFunctionType(types, results));
  Block *entry = function_.addEntryBlock();
  auto bits = entry->getArguments().take_back(free + joins);
  free_.assign(bits.begin(), bits.begin() + free);
  deciders_.assign(bits.begin() + free, bits.end());
  b_.setInsertionPointToStart(entry);
}

Value Builder::makeAllocation(const std::string &name) {
  Location loc = NameLoc::get(b_.getStringAttr(name));
  Value made = memref::AllocOp::create(b_, loc, type_);
  if (!shape_.isBare)
    memref::StoreOp::create(b_, loc_, constant(b_.getI32IntegerAttr(0)), made,
                            constant(b_.getIndexAttr(0)));
  return made;
}

Value Builder::makeJoin(const Shape::Root &root) {
  Value decider = deciders_.front();
  deciders_.erase(deciders_.begin());
  Value first = roots_[root.first], second = roots_[root.second];
  if (root.kind == Shape::Root::Kind::Select)
    return arith::SelectOp::create(b_, loc_, decider, first, second);
  auto yields = [&](Value value) {
    return [this, value](OpBuilder &b, Location) { scf::YieldOp::create(b, loc_, value); };
  };
  return scf::IfOp::create(b_, loc_, decider, yields(first), yields(second)).getResult(0);
}

void Builder::makeRoots() {
  auto arguments = function_.getArguments();
  for (auto [i, root] : llvm::enumerate(shape_.roots)) {
    if (root.kind == Shape::Root::Kind::Allocation) {
      roots_.push_back(makeAllocation(names_[i]));
    } else if (root.kind == Shape::Root::Kind::Argument) {
      roots_.push_back(arguments.front());
      arguments = arguments.drop_front();
    } else {
      roots_.push_back(makeJoin(root));
    }
  }
}

Value Builder::makeForm(Shape::Operand operand) {
  Value root = roots_[operand.root];
  switch (operand.form) {
  case Shape::Operand::Form::Whole:
    return root;
  case Shape::Operand::Form::Base:
    return memref::ExtractStridedMetadataOp::create(b_, loc_, root).getBaseBuffer();
  case Shape::Operand::Form::Cast:
    return memref::CastOp::create(b_, loc_,
                                  MemRefType::get({ShapedType::kDynamic}, b_.getI32Type()), root);
  case Shape::Operand::Form::View:
    return memref::SubViewOp::create(b_, loc_, root, ArrayRef<OpFoldResult>{b_.getIndexAttr(1)},
                                     ArrayRef<OpFoldResult>{b_.getIndexAttr(2)},
                                     ArrayRef<OpFoldResult>{b_.getIndexAttr(1)});
  }
  return nullptr;
}

Value Builder::operand(Shape::Operand operand) {
  Value &made = forms_[{operand.form, operand.root}];
  if (!made)
    made = makeForm(operand);
  return made;
}

Value Builder::condition(Shape::Condition condition) {
  using Kind = Shape::Condition::Kind;
  if (condition.kind == Kind::Free || condition.kind == Kind::Again)
    return free_[condition.number];
  Value &made = conditions_[{condition.kind, condition.number}];
  if (made)
    return made;
  if (condition.kind == Kind::Negated) {
    Value yes = this->condition({Kind::True});
    return made = arith::XOrIOp::create(b_, loc_, free_[condition.number], yes);
  }
  return made = constant(b_.getBoolAttr(condition.kind == Kind::True));
}

func::FuncOp Builder::build() {
  makeArguments();
  makeRoots();
  SmallVector<Value> memrefs, conditions, retained;
  for (auto [memref, condition] : llvm::zip_equal(shape_.memrefs, shape_.conditions)) {
    memrefs.push_back(operand(memref));
    conditions.push_back(this->condition(condition));
  }
  for (Shape::Operand memref : shape_.retained)
    retained.push_back(operand(memref));
  auto dealloc = bufferization::DeallocOp::create(b_, loc_, memrefs, conditions, retained);
  func::ReturnOp::create(b_, loc_, dealloc.getUpdatedConditions());
  return function_;
}

void loadShapeDialects(MLIRContext &context) {
  context.loadDialect<arith::ArithDialect, bufferization::BufferizationDialect, func::FuncDialect,
                      memref::MemRefDialect, scf::SCFDialect>();
}

func::FuncOp buildShape(const Shape &shape, ModuleOp module) {
  return Builder(shape, module).build();
}

} // namespace freehold::smt::patterns
