//===- PdlRandom.cpp - Random patterns and programs for them --------------===//
#include "tests/unit/PdlRandom.h"

#include "mlir/AsmParser/AsmParser.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Verifier.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FormatVariadic.h"

using namespace mlir;
using namespace freehold::smt;

namespace {
const char *const kTypes[] = {"memref<4xf32>",
                              "memref<?xf32>",
                              "memref<f32>",
                              "memref<*xf32>",
                              "memref<?x2xi8>",
                              "memref<2xmemref<f32>>",
                              "memref<4xf32, 1>",
                              "memref<?xf32, strided<[?], offset: ?>>",
                              "memref<4xf32, strided<[2], offset: 8>>"};

//===----------------------------------------------------------------------===//
// Patterns as text
//===----------------------------------------------------------------------===//

class RandomPattern {
public:
  explicit RandomPattern(Draw &draw) : draw_(draw) {}

  PatternText text() {
    unsigned count = draw_.below(4);
    for (unsigned i = 0; i < count; ++i)
      addOp();
    std::string root = addRoot();
    addFacts(root);
    std::string body = std::move(text_);
    text_.clear();
    addRewrite(root);
    return {body, record(), "rewrite " + root, " {\n" + text_ + "}\n"};
  }

private:
  std::string fresh(const char *prefix) { return prefix + std::to_string(next_++); }

  /// Adds a pdl.type, new or reused, open or not.
  std::string type(bool isMemref, bool mayBeOpen = true) {
    auto &known = isMemref ? memrefTypes_ : otherTypes_;
    if (!known.empty() && mayBeOpen && !draw_.oneIn(3))
      return draw_.from(known);
    std::string name = fresh("%t");
    text_ += name + " = type";
    if (!mayBeOpen || draw_.oneIn(3))
      text_ += std::string(" : ") + (isMemref ? draw_.from(kTypes) : draw_.oneIn(4) ? "i8" : "i1");
    text_ += "\n";
    if (mayBeOpen)
      known.push_back(name);
    return name;
  }

  std::string value(bool isMemref) {
    auto &unused = isMemref ? unusedMemrefs_ : unusedOthers_;
    auto &known = isMemref ? memrefs_ : others_;
    if (!unused.empty() && !draw_.oneIn(4)) {
      std::string name = unused.back();
      unused.pop_back();
      return name;
    }
    if (!known.empty() && draw_.oneIn(2))
      return draw_.from(known);
    std::string of = draw_.oneIn(3) ? " : " + type(isMemref) : "";
    std::string name = fresh("%v");
    text_ += name + " = operand" + of + "\n";
    operands_.push_back(name);
    known.push_back(name);
    return name;
  }

  /// `results` says for each result whether it is a memref, and so determines their types.
  std::string op(const std::string &opName, ArrayRef<std::string> operands,
                 const std::string &attributes, ArrayRef<bool> results, bool asRange) {
    std::string types;
    if (asRange) {
      std::string range = fresh("%ts");
      text_ += range + " = types\n";
      types = " -> (" + range + " : !pdl.range<type>)";
    } else if (!results.empty()) {
      std::string names, of;
      for (bool isMemref : results) {
        names += (names.empty() ? "" : ", ") + type(isMemref);
        of += of.empty() ? "!pdl.type" : ", !pdl.type";
      }
      types = " -> (" + names + " : " + of + ")";
    }
    std::string name = fresh("%o"), of;
    for (size_t i = 0; i < operands.size(); ++i)
      of += i ? ", !pdl.value" : "!pdl.value";
    text_ += name + " = operation \"" + opName + "\"";
    if (!operands.empty())
      text_ += "(" + llvm::join(operands, ", ") + " : " + of + ")";
    text_ += attributes + types + "\n";
    return name;
  }

  std::string result(const std::string &op, bool isMemref, bool isNew = false) {
    std::string name = fresh("%r");
    text_ += name + " = result 0 of " + op + "\n";
    (isMemref ? memrefs_ : others_).push_back(name);
    if (!isNew)
      (isMemref ? unusedMemrefs_ : unusedOthers_).push_back(name);
    return name;
  }

  /// Adds one of the ops that patterns may name and returns its handle. Sets `hasEffects` for a
  /// matched op.
  std::string makeOp(bool isNew, bool &hasEffects, bool &isMemref) {
    bool asRange = !isNew && draw_.oneIn(3);
    hasEffects = false;
    switch (draw_.below(isNew ? 5 : 7)) {
    case 0: {
      isMemref = false;
      std::string attribute = fresh("%a");
      text_ += attribute + " = attribute = " + (draw_.oneIn(2) ? "true" : "false") + "\n";
      return op("arith.constant", {}, " {\"value\" = " + attribute + "}", {false}, asRange);
    }
    case 1: {
      isMemref = false;
      const char *names[] = {"arith.ori", "arith.andi", "arith.xori"};
      return op(draw_.from(names), {value(false), value(false)}, "", {false}, asRange);
    }
    case 2:
      isMemref = !draw_.oneIn(3);
      return op("arith.select", {value(false), value(isMemref), value(isMemref)}, "", {isMemref},
                asRange);
    case 3:
      isMemref = true;
      return op("memref.cast", {value(true)}, "", {true}, asRange);
    case 4:
      isMemref = hasEffects = true;
      return op("bufferization.clone", {value(true)}, "", {true}, asRange);
    case 5:
      isMemref = hasEffects = true;
      return op("memref.alloc", {}, "", {true}, asRange);
    default:
      isMemref = true;
      return op("memref.extract_strided_metadata", {value(true)}, "", {true, false, false, false},
                draw_.oneIn(2));
    }
  }

  void addOp() {
    bool hasEffects, isMemref;
    std::string name = makeOp(false, hasEffects, isMemref);
    ops_.push_back(name);
    if (hasEffects || draw_.oneIn(8))
      together_.push_back(name);
    result(name, isMemref);
  }

  std::string deallocOp(bool isNew, unsigned &retained) {
    unsigned memrefs = draw_.below(3);
    retained = draw_.below(3);
    std::string sizes = fresh("%s");
    text_ +=
        llvm::formatv("{0} = attribute = array<i32: {1}, {1}, {2}>\n", sizes, memrefs, retained);
    std::vector<std::string> operands;
    for (unsigned i = 0; i < 2 * memrefs + retained; ++i)
      operands.push_back(value(i < memrefs || i >= 2 * memrefs));
    std::string attributes = " {\"operandSegmentSizes\" = " + sizes + "}", types;
    if (retained) {
      std::string i1 = fresh("%t"), of;
      text_ += i1 + " = type : i1\n";
      for (unsigned i = 0; i < retained; ++i) {
        types += (i ? ", " : "") + i1;
        of += i ? ", !pdl.type" : "!pdl.type";
      }
      types = " -> (" + types + " : " + of + ")";
    }
    return op("bufferization.dealloc", operands, attributes + types, {}, false);
  }

  std::string addRoot() {
    std::string name;
    switch (draw_.below(4)) {
    case 0:
      results_ = {};
      name = op("memref.dealloc", {value(true)}, "", {}, false);
      break;
    case 1: {
      bool hasEffects, isMemref;
      name = makeOp(false, hasEffects, isMemref);
      results_ = {isMemref};
      break;
    }
    default:
      unsigned retained;
      name = deallocOp(false, retained);
      results_.assign(retained, false);
    }
    ops_.push_back(name);
    together_.push_back(name);
    return name;
  }

  void addFacts(const std::string &root) {
    if (together_.size() > 1 && !draw_.oneIn(8)) {
      std::string of;
      for (size_t i = 0; i < together_.size(); ++i)
        of += i ? ", !pdl.operation" : "!pdl.operation";
      text_ += "apply_native_constraint \"Together\"(" + llvm::join(together_, ", ") + " : " + of +
               ")\n";
    }
    for (const std::string &name : ops_)
      if (draw_.oneIn(3))
        text_ += "apply_native_constraint \"OnlyUsedHere\"(" + name + " : !pdl.operation)\n";
  }

  /// Returns a constraint with all handles, for the test; the pattern is read without it.
  std::string record() {
    std::string names = llvm::join(ops_, ", "), of;
    for (size_t i = 0; i < ops_.size(); ++i)
      of += i ? ", !pdl.operation" : "!pdl.operation";
    for (const std::string &operand : operands_) {
      names += ", " + operand;
      of += ", !pdl.value";
    }
    return "apply_native_constraint \"Record\"(" + names + " : " + of + ")\n";
  }

  void addRewrite(const std::string &root) {
    for (unsigned i = draw_.below(3); i > 0; --i) {
      bool hasEffects, isMemref;
      unsigned retained;
      if (draw_.oneIn(2)) {
        newOp([&] { return deallocOp(true, retained); });
      } else if (auto name = newOp([&] { return makeOp(true, hasEffects, isMemref); });
                 !name.empty())
        result(name, isMemref, true);
    }
    std::string with, of;
    for (bool isMemref : results_) {
      auto &known = isMemref ? memrefs_ : others_;
      if (known.empty()) {
        with.clear();
        break;
      }
      with += (with.empty() ? "" : ", ") + draw_.from(known);
      of += of.empty() ? "!pdl.value" : ", !pdl.value";
    }
    std::string end = with.empty() || draw_.oneIn(5)
                          ? "erase " + root + "\n"
                          : "replace " + root + " with (" + with + " : " + of + ")\n";
    std::string other;
    if (ops_.size() > 1 && draw_.oneIn(2)) {
      const std::string &name = ops_[draw_.below(ops_.size() - 1)];
      auto &known = draw_.oneIn(2) ? memrefs_ : others_;
      other = known.empty() || draw_.oneIn(2)
                  ? "erase " + name + "\n"
                  : "replace " + name + " with (" + draw_.from(known) + " : !pdl.value)\n";
    }
    text_ += draw_.oneIn(2) ? other + end : end + other;
  }

  /// Adds a new op on existing values. If it would need an operand that does not exist, adds
  /// nothing.
  template <typename Make> std::string newOp(Make make) {
    std::string before = text_;
    auto memrefs = memrefs_, others = others_;
    size_t count = operands_.size();
    unusedMemrefs_.clear(), unusedOthers_.clear();
    std::string name = make();
    if (operands_.size() == count)
      return name;
    text_ = before;
    operands_.resize(count);
    memrefs_ = memrefs, others_ = others;
    return "";
  }

  Draw &draw_;
  std::string text_;
  unsigned next_ = 0;
  std::vector<std::string> memrefs_, others_, unusedMemrefs_, unusedOthers_, memrefTypes_,
      otherTypes_, operands_, ops_, together_;
  std::vector<bool> results_;
};

//===----------------------------------------------------------------------===//
// Programs that a pattern may match
//===----------------------------------------------------------------------===//

class RandomProgram {
public:
  RandomProgram(Draw &draw, pdl::PatternOp pattern)
      : draw_(draw), pattern_(pattern), builder_(pattern.getContext()) {}

  /// Returns null if the drawn program is invalid.
  OwningOpRef<ModuleOp> make() {
    OwningOpRef<ModuleOp> module = ModuleOp::create(builder_.getUnknownLoc());
    builder_.setInsertionPointToEnd(module->getBody());
    auto function = func::FuncOp::create(builder_, builder_.getUnknownLoc(), "f",
                                         builder_.getFunctionType({}, {}));
    body_ = function.addEntryBlock();
    builder_.setInsertionPointToEnd(body_);
    usual_ = parseType(draw_.from(kTypes), builder_.getContext());
    for (auto op : pattern_.getBodyRegion().front().getOps<pdl::OperationOp>()) {
      if (!add(op))
        return {};
      if (draw_.oneIn(10))
        func::CallOp::create(builder_, builder_.getUnknownLoc(), "noise", TypeRange());
    }
    // Results have other uses, or none.
    SmallVector<Value> used;
    for (Operation &op : *body_)
      for (Value result : op.getResults())
        if (draw_.oneIn(6))
          used.push_back(result);
    func::ReturnOp::create(builder_, builder_.getUnknownLoc(), used);
    function.setFunctionType(
        builder_.getFunctionType(body_->getArgumentTypes(), ValueRange(used).getTypes()));
    builder_.setInsertionPointToEnd(module->getBody());
    auto noise = func::FuncOp::create(builder_, builder_.getUnknownLoc(), "noise",
                                      builder_.getFunctionType({}, {}));
    noise.setPrivate();
    return failed(verify(*module)) ? OwningOpRef<ModuleOp>() : std::move(module);
  }

private:
  Type drawType(bool isMemref) {
    if (!isMemref)
      return draw_.oneIn(5) ? builder_.getI8Type() : builder_.getI1Type();
    return draw_.oneIn(3) ? parseType(draw_.from(kTypes), builder_.getContext()) : usual_;
  }

  Type typeOf(Value handle, Type otherwise) {
    auto type = handle ? handle.getDefiningOp<pdl::TypeOp>() : pdl::TypeOp();
    if (!type)
      return otherwise;
    if (type.getConstantTypeAttr())
      return type.getConstantTypeAttr().getValue();
    return types_.try_emplace(handle, otherwise).first->second;
  }

  Value operand(Value handle, bool isMemref, Type like) {
    Value &known = values_[handle];
    if (known)
      return known;
    if (auto result = handle.getDefiningOp<pdl::ResultOp>()) {
      Operation *op = ops_.lookup(result.getParent());
      return known = op->getNumResults() > result.getIndex() ? op->getResult(result.getIndex())
                                                             : Value();
    }
    auto operand = handle.getDefiningOp<pdl::OperandOp>();
    Type type = typeOf(operand.getValueType(), like ? like : drawType(isMemref));
    SmallVector<Value> there(body_->getArguments());
    for (Operation &op : *body_)
      llvm::append_range(there, op.getResults());
    llvm::erase_if(there, [&](Value value) { return value.getType() != type; });
    if (!there.empty() && draw_.oneIn(2))
      return known = draw_.oneIn(2) ? there.back() : draw_.from(there);
    return known = body_->addArgument(type, builder_.getUnknownLoc());
  }

  bool add(pdl::OperationOp op) {
    StringRef name = *op.getOpName();
    // One op that matches two of the pattern.
    if (draw_.oneIn(4))
      for (Operation &there : *body_)
        if (there.getName().getStringRef() == name) {
          ops_[op.getOp()] = &there;
          for (auto [handle, value] : llvm::zip(op.getOperandValues(), there.getOperands()))
            values_.try_emplace(handle, value);
          return true;
        }
    OperationState state(builder_.getUnknownLoc(), name);
    bool isDealloc = name == "bufferization.dealloc", isArith = name.starts_with("arith");
    unsigned memrefs = 0;
    for (auto [key, value] : llvm::zip(op.getAttributeValueNames(), op.getAttributeValues()))
      if (auto attribute = value.getDefiningOp<pdl::AttributeOp>().getValueAttr()) {
        state.addAttribute(cast<StringAttr>(key), attribute);
        if (isDealloc)
          memrefs = cast<DenseI32ArrayAttr>(attribute)[0];
      }
    Type like;
    for (auto [i, handle] : llvm::enumerate(op.getOperandValues())) {
      bool isCondition = isDealloc ? i >= memrefs && i < 2 * memrefs
                                   : isArith && !(name == "arith.select" && i > 0);
      Type wanted = isDealloc ? (isCondition ? builder_.getI1Type() : Type())
                    : isArith && i == 0 && name == "arith.select" ? Type(builder_.getI1Type())
                                                                  : like;
      Value value = operand(handle, !isCondition && !isOther(handle), wanted);
      if (!value)
        return false;
      if (isArith && !(name == "arith.select" && i == 0))
        like = value.getType();
      state.addOperands(value);
    }
    addResults(op, state, like);
    ops_[op.getOp()] = builder_.create(state);
    return true;
  }

  /// Returns true for a select of numbers.
  bool isOther(Value handle) {
    auto operand = handle.getDefiningOp<pdl::OperandOp>();
    auto type = operand && operand.getValueType()
                    ? operand.getValueType().getDefiningOp<pdl::TypeOp>()
                    : pdl::TypeOp();
    return type && type.getConstantTypeAttr() &&
           !isa<BaseMemRefType>(type.getConstantType().value());
  }

  void addResults(pdl::OperationOp op, OperationState &state, Type like) {
    StringRef name = *op.getOpName();
    Value handle = op.getTypeValues().empty() ? Value() : op.getTypeValues()[0];
    if (name == "memref.dealloc")
      return;
    if (name == "bufferization.dealloc") {
      state.types.assign(op.getTypeValues().size(), builder_.getI1Type());
    } else if (name == "memref.extract_strided_metadata") {
      auto type = dyn_cast<MemRefType>(state.operands[0].getType());
      if (!type)
        return;
      state.types.assign(2 + 2 * type.getRank(), builder_.getIndexType());
      state.types[0] = MemRefType::get({}, type.getElementType(), MemRefLayoutAttrInterface(),
                                       type.getMemorySpace());
    } else if (name == "arith.constant") {
      state.addTypes(builder_.getI1Type());
    } else {
      state.addTypes(typeOf(handle, like                     ? like
                                    : state.operands.empty() ? drawType(true)
                                    : draw_.oneIn(2)         ? state.operands[0].getType()
                                                             : drawType(true)));
    }
  }

  Draw &draw_;
  pdl::PatternOp pattern_;
  OpBuilder builder_;
  Block *body_ = nullptr;
  Type usual_;
  llvm::DenseMap<Value, Value> values_;
  llvm::DenseMap<Value, Type> types_;
  llvm::DenseMap<Value, Operation *> ops_;
};
} // namespace

PatternText freehold::smt::randomPattern(Draw &draw) { return RandomPattern(draw).text(); }

OwningOpRef<ModuleOp> freehold::smt::randomProgram(Draw &draw, pdl::PatternOp pattern) {
  return RandomProgram(draw, pattern).make();
}
