//===- Unjudged.cpp -------------------------------------------------------===//
#include "oracle/core/program/Unjudged.h"

#include "mlir/Conversion/ArithCommon/AttrToLLVMConverter.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MLProgram/IR/MLProgram.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/OpenMP/OpenMPDialect.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/CallInterfaces.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/TypeSwitch.h"
#include "llvm/Support/raw_ostream.h"

#include <array>

using namespace mlir;

namespace freehold {

namespace {

/// Which attributes ops of a name may have that are compared. Asked of their interfaces once, since each op of a program is looked at.
struct May {
  bool promise, allow;
};

class Comparison {
public:
  Comparison(ModuleOp source, ModuleOp target) : source_(source), target_(target) {}
  std::string run();

private:
  void compareModules(Operation *source, Operation *target);
  void compareFunctions(FunctionOpInterface source, FunctionOpInterface target);
  void compareOps();
  void forEachOp(ModuleOp module, llvm::function_ref<void(Operation *, NamedAttribute)> visit,
                 llvm::function_ref<void(Operation *, LLVM::FastmathFlags)> visitFlags);
  May may(Operation *op);
  DictionaryAttr lowered(DictionaryAttr all);
  void forEachPromise(Operation *op, llvm::function_ref<void(NamedAttribute)> visit);
  void differs(Operation *op, StringRef how);

  ModuleOp source_, target_;
  llvm::SmallDenseMap<OperationName, May, 32> may_;
  std::string why_;
};
} // namespace

/// "@f", "llvm.mlir.global @g", "emitc.verbatim".
static std::string nameOf(Operation *op) {
  std::string name = isa<FunctionOpInterface>(op) ? "" : op->getName().getStringRef().str() + " ";
  if (auto symbol = op->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName()))
    return name + "@" + symbol.str();
  return StringRef(name).trim().str();
}

void Comparison::differs(Operation *op, StringRef how) {
  if (why_.empty())
    why_ = nameOf(op) + " " + how.str() + ", which is not judged";
}

/// Passes may note on functions what they did.
static bool areEqual(Operation *a, Operation *b) {
  auto flags = isa<FunctionOpInterface>(a) ? OperationEquivalence::IgnoreLocations |
                                                 OperationEquivalence::IgnoreDiscardableAttrs
                                           : OperationEquivalence::IgnoreLocations;
  return OperationEquivalence::isEquivalentTo(a, b, flags);
}

/// Declarations, functions that are run, and the globals that they use.
/// Returns how such an atomic update combines a cell with a value that an op makes of the two arguments of its block.
static std::optional<LLVM::AtomicBinOp> asUpdate(Operation *op) {
  using enum LLVM::AtomicBinOp;
  auto select = dyn_cast<arith::SelectOp>(op);
  auto relation = select ? select.getCondition().getDefiningOp<arith::CmpIOp>() : nullptr;
  if (relation) {
    bool picksLeft =
        select.getTrueValue() == relation.getLhs() && select.getFalseValue() == relation.getRhs();
    bool picksRight =
        select.getTrueValue() == relation.getRhs() && select.getFalseValue() == relation.getLhs();
    if (!picksLeft && !picksRight)
      return std::nullopt;
    using enum arith::CmpIPredicate;
    arith::CmpIPredicate is = relation.getPredicate();
    if (is == slt || is == sle)
      return picksLeft ? min : max;
    if (is == sgt || is == sge)
      return picksLeft ? max : min;
    if (is == ult || is == ule)
      return picksLeft ? umin : umax;
    if (is == ugt || is == uge)
      return picksLeft ? umax : umin;
    return std::nullopt;
  }
  return llvm::TypeSwitch<Operation *, std::optional<LLVM::AtomicBinOp>>(op)
      .Case([](arith::AddIOp) { return add; })
      .Case([](arith::AndIOp) { return _and; })
      .Case([](arith::OrIOp) { return _or; })
      .Case([](arith::XOrIOp) { return _xor; })
      .Case([](arith::MaxSIOp) { return max; })
      .Case([](arith::MinSIOp) { return min; })
      .Case([](arith::MaxUIOp) { return umax; })
      .Case([](arith::MinUIOp) { return umin; })
      .Default([](Operation *) { return std::nullopt; });
}

/// Whether the atomic region, which no judge runs, is absent or says the same as the combiner, of an integer that has atomic
/// updates:
///
///   combiner { ^bb(%a: i32, %b: i32):        atomic { ^bb(%cell: !llvm.ptr, %other: !llvm.ptr):
///     %c = arith.addi %a, %b                   %v = llvm.load %other
///     omp.yield(%c) }                          %o = llvm.atomicrmw add %cell, %v
///                                              omp.yield }
static bool combinesAlike(omp::DeclareReductionOp op) {
  Region &atomic = op.getAtomicReductionRegion(), &combiner = op.getReductionRegion();
  if (atomic.empty())
    return true;
  auto type = dyn_cast<IntegerType>(op.getType());
  bool hasUpdates = type && llvm::is_contained({8u, 16u, 32u, 64u}, type.getWidth());
  if (!hasUpdates || !llvm::hasSingleElement(atomic) || !llvm::hasSingleElement(combiner) ||
      atomic.front().getOperations().size() != 3)
    return false;
  Block &updates = atomic.front(), &combines = combiner.front();
  auto load = dyn_cast<LLVM::LoadOp>(updates.front());
  auto update = dyn_cast<LLVM::AtomicRMWOp>(*std::next(updates.begin()));
  if (!load || !update || load.getType() != type || load.getAddr() != updates.getArgument(1) ||
      update.getPtr() != updates.getArgument(0) || update.getVal() != load.getResult())
    return false;
  Operation *yielded = combines.back().getNumOperands() == 1
                           ? combines.back().getOperand(0).getDefiningOp()
                           : nullptr;
  if (!yielded || yielded->getNumOperands() < 2)
    return false;
  // The last two operands, in either order: all of these are commutative.
  Value one = yielded->getOperands().drop_back().back(), other = yielded->getOperands().back();
  Value left = combines.getArgument(0), right = combines.getArgument(1);
  return ((one == left && other == right) || (one == right && other == left)) &&
         asUpdate(yielded) == update.getBinOp();
}

/// Whether runs show what the op says, or judges compare it.
static bool isJudged(Operation *op) {
  if (auto reduction = dyn_cast<omp::DeclareReductionOp>(op))
    return combinesAlike(reduction);
  if (auto function = dyn_cast<FunctionOpInterface>(op))
    return function.isExternal() || (isa<FunctionType>(function.getFunctionType()) &&
                                     op->getName().getDialectNamespace() != "transform");
  return isa<memref::GlobalOp, ml_program::GlobalOp>(op);
}

static bool holdsSymbols(Operation *op) {
  return op->hasTrait<OpTrait::SymbolTable>() && op->getNumRegions() == 1;
}

/// Scripts and patterns, which tell compilers what to do and are no part of the program.
static bool isForCompilers(Operation *op) {
  StringRef dialect = op->getName().getDialectNamespace();
  return dialect == "transform" || dialect == "pdl" || dialect == "irdl";
}

static std::vector<Operation *> levelOf(Operation *module) {
  std::vector<Operation *> ops;
  for (Block &block : module->getRegion(0))
    for (Operation &op : block)
      if (!isForCompilers(&op))
        ops.push_back(&op);
  return ops;
}

static bool isPrivateSymbol(Operation *op) {
  auto symbol = dyn_cast<SymbolOpInterface>(op);
  return symbol && symbol.isPrivate();
}

//===----------------------------------------------------------------------===//
// Attributes
//===----------------------------------------------------------------------===//

/// The names of all attributes that ops of LLVM have. The dialect need not be loaded where programs are judged.
static llvm::StringSet<> attributesOfLlvm() {
  MLIRContext context(MLIRContext::Threading::DISABLED);
  context.loadDialect<LLVM::LLVMDialect>();
  llvm::StringSet<> names;
  for (RegisteredOperationName op : context.getRegisteredOperationsByDialect("llvm"))
    for (StringAttr attribute : op.getAttributeNames())
      names.insert(attribute.getValue());
  return names;
}

static bool isLowered(StringAttr name) {
  static const llvm::StringSet<> ofLlvm = attributesOfLlvm();
  return name.getValue().starts_with("llvm.") || ofLlvm.contains(name.getValue());
}

DictionaryAttr Comparison::lowered(DictionaryAttr all) {
  SmallVector<NamedAttribute> kept;
  if (all)
    for (NamedAttribute attribute : all)
      if (isLowered(attribute.getName()))
        kept.push_back(attribute);
  return DictionaryAttr::get(source_.getContext(), kept);
}

/// Arguments and results that a subject adds to a signature come after those of the source.
void Comparison::compareFunctions(FunctionOpInterface source, FunctionOpInterface target) {
  if (lowered(source->getDiscardableAttrDictionary()) !=
      lowered(target->getDiscardableAttrDictionary()))
    return differs(target, "has other attributes that a lowering reads");
  for (unsigned n = 0; n < target.getNumArguments(); ++n) {
    DictionaryAttr before =
        n < source.getNumArguments() ? source.getArgAttrDict(n) : DictionaryAttr();
    if (lowered(before) != lowered(target.getArgAttrDict(n)))
      return differs(target, "has other attributes of arguments that a lowering reads");
  }
  for (unsigned n = 0; n < target.getNumResults(); ++n) {
    DictionaryAttr before =
        n < source.getNumResults() ? source.getResultAttrDict(n) : DictionaryAttr();
    if (lowered(before) != lowered(target.getResultAttrDict(n)))
      return differs(target, "has other attributes of results that a lowering reads");
  }
}

/// What ops promise that runs do not check, so that lowering may rely on it.
static constexpr std::array<StringLiteral, 12> kPromises = {
    "arg_attrs",       "res_attrs",    "invariant",      "invariantGroup",
    "dereferenceable", "alias_scopes", "noalias_scopes", "tbaa",
    "memory_effects",  "no_unwind",    "will_return",    "access_groups"};

/// Whether the flags make results poison that are no number, or infinite.
static bool givesPoison(Attribute flags) {
  if (auto ofArith = dyn_cast_or_null<arith::FastMathFlagsAttr>(flags))
    return bitEnumContainsAny(ofArith.getValue(),
                              arith::FastMathFlags::nnan | arith::FastMathFlags::ninf);
  auto ofLlvm = dyn_cast_or_null<LLVM::FastmathFlagsAttr>(flags);
  return ofLlvm && bitEnumContainsAny(ofLlvm.getValue(),
                                      LLVM::FastmathFlags::nnan | LLVM::FastmathFlags::ninf);
}

/// Whether runs find out which results of the op are poison by its flags.
static bool hasCheckedFlags(Operation *op) {
  return isa<arith::ArithDialect, math::MathDialect>(op->getDialect()) ||
         isa<LLVM::FAddOp, LLVM::FSubOp, LLVM::FMulOp, LLVM::FDivOp, LLVM::FRemOp, LLVM::FNegOp,
             LLVM::FCmpOp>(op);
}

/// Runs `visit` on the op's own attributes that runs do not check and lowering reads. Those of arguments and results say
/// more than that, too.
void Comparison::forEachPromise(Operation *op, llvm::function_ref<void(NamedAttribute)> visit) {
  // Most ops promise nothing, and are not asked for names that they do not have.
  bool ofLlvm = isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect());
  bool mayPromise = ofLlvm || isa<ArgAndResultAttrsOpInterface>(op);
  for (StringLiteral name : mayPromise ? ArrayRef(kPromises) : ArrayRef<StringLiteral>()) {
    Attribute value = op->getInherentAttr(name).value_or(Attribute());
    if (auto each = dyn_cast_or_null<ArrayAttr>(value); each && name.ends_with("_attrs")) {
      SmallVector<Attribute> kept;
      for (auto all : each.getAsRange<DictionaryAttr>())
        kept.push_back(lowered(all));
      bool isEmpty = llvm::all_of(
          kept, [](Attribute attribute) { return cast<DictionaryAttr>(attribute).empty(); });
      value = isEmpty ? Attribute() : ArrayAttr::get(op->getContext(), kept);
    }
    if (value)
      visit({StringAttr::get(op->getContext(), name), value});
  }
  if (hasCheckedFlags(op) || !isa<arith::ArithFastMathInterface, LLVM::FastmathFlagsInterface>(op))
    return;
  for (StringLiteral name : {StringLiteral("fastmath"), StringLiteral("fastmathFlags")})
    if (Attribute flags = op->getInherentAttr(name).value_or(Attribute()); givesPoison(flags))
      visit({StringAttr::get(op->getContext(), name), flags});
}

/// The op's flags that allow other results, of arith as those of LLVM.
static LLVM::FastmathFlags allowances(Operation *op) {
  LLVM::FastmathFlags flags = LLVM::FastmathFlags::none;
  if (auto ofArith = dyn_cast<arith::ArithFastMathInterface>(op);
      ofArith && ofArith.getFastMathFlagsAttr())
    flags = arith::convertArithFastMathFlagsToLLVM(ofArith.getFastMathFlagsAttr().getValue());
  else if (auto ofLlvm = dyn_cast<LLVM::FastmathFlagsInterface>(op);
           ofLlvm && ofLlvm.getFastmathAttr())
    flags = ofLlvm.getFastmathAttr().getValue();
  return flags &
         (LLVM::FastmathFlags::reassoc | LLVM::FastmathFlags::nsz | LLVM::FastmathFlags::arcp |
          LLVM::FastmathFlags::contract | LLVM::FastmathFlags::afn);
}

May Comparison::may(Operation *op) {
  auto [it, isNew] = may_.try_emplace(op->getName());
  if (isNew) {
    bool hasFlags = isa<arith::ArithFastMathInterface, LLVM::FastmathFlagsInterface>(op);
    it->second.promise = op->isRegistered() && !isa<FunctionOpInterface>(op) &&
                         (hasFlags || isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()) ||
                          isa<ArgAndResultAttrsOpInterface>(op));
    it->second.allow = hasFlags;
  }
  return it->second;
}

/// Calls back for each attribute that lowering reads, and for what an op's flags allow.
void Comparison::forEachOp(ModuleOp module,
                           llvm::function_ref<void(Operation *, NamedAttribute)> visit,
                           llvm::function_ref<void(Operation *, LLVM::FastmathFlags)> visitFlags) {
  module.walk([&](Operation *op) {
    May has = may(op);
    if (has.allow)
      visitFlags(op, allowances(op));
    if (!op->getDiscardableAttrDictionary().empty() && op->isRegistered() &&
        !isa<FunctionOpInterface>(op))
      for (NamedAttribute attribute : op->getDiscardableAttrs())
        if (isLowered(attribute.getName()))
          visit(op, attribute);
    if (has.promise)
      forEachPromise(op, [&](NamedAttribute attribute) { visit(op, attribute); });
  });
}

/// Reports an attribute that lowering reads on an op of the target, unless some op of that name has it in the source; and an op
/// that may compute otherwise than runs do, which no op of the source may in this way.
void Comparison::compareOps() {
  SmallVector<std::pair<Operation *, NamedAttribute>> promised;
  SmallVector<std::pair<Operation *, LLVM::FastmathFlags>> flagged;
  forEachOp(
      target_,
      [&](Operation *op, NamedAttribute attribute) { promised.push_back({op, attribute}); },
      [&](Operation *op, LLVM::FastmathFlags flags) {
        if (flags != LLVM::FastmathFlags::none)
          flagged.push_back({op, flags});
      });
  // Most programs have nothing of this kind.
  if (promised.empty() && flagged.empty())
    return;
  llvm::DenseSet<std::tuple<OperationName, Attribute, Attribute>> known;
  LLVM::FastmathFlags allowed = LLVM::FastmathFlags::none;
  forEachOp(
      source_,
      [&](Operation *op, NamedAttribute attribute) {
        known.insert({op->getName(), attribute.getName(), attribute.getValue()});
      },
      [&](Operation *, LLVM::FastmathFlags flags) { allowed = allowed | flags; });
  for (auto [op, attribute] : promised)
    if (!known.contains({op->getName(), attribute.getName(), attribute.getValue()}))
      differs(op,
              ("has the attribute '" + attribute.getName().getValue() + "', which a lowering reads")
                  .str());
  for (auto [op, flags] : flagged)
    if (!bitEnumContainsAll(allowed, flags))
      differs(op, "has fast-math flags that allow other results");
}

//===----------------------------------------------------------------------===//
// Modules
//===----------------------------------------------------------------------===//

/// Whether code that a lowering makes calls a function of this name, which the module would replace.
static bool isOfRuntime(FunctionOpInterface function) {
  static constexpr StringLiteral kNames[] = {"malloc",     "free",   "aligned_alloc", "memcpy",
                                             "memmove",    "memset", "abort",         "puts",
                                             "memrefCopy", "realloc"};
  StringRef name = function.getName();
  return llvm::is_contained(kNames, name) || name.starts_with("print") ||
         name.starts_with("_mlir_");
}

void Comparison::compareModules(Operation *source, Operation *target) {
  if (source->getDiscardableAttrDictionary() != target->getDiscardableAttrDictionary())
    differs(target, "has other attributes");
  std::vector<Operation *> left = levelOf(target);
  auto take = [&](llvm::function_ref<bool(Operation *)> isIt) -> Operation * {
    auto it = llvm::find_if(left, isIt);
    Operation *found = it == left.end() ? nullptr : *it;
    if (found)
      left.erase(it);
    return found;
  };
  for (Operation *op : levelOf(source)) {
    auto hasItsName = [&](Operation *other) {
      return op->getName() == other->getName() &&
             op->getAttr(SymbolTable::getSymbolAttrName()) ==
                 other->getAttr(SymbolTable::getSymbolAttrName());
    };
    if (isJudged(op) || holdsSymbols(op)) {
      Operation *its = take(hasItsName);
      if (its && holdsSymbols(op))
        compareModules(op, its);
      else if (its && isa<FunctionOpInterface>(op))
        compareFunctions(cast<FunctionOpInterface>(op), cast<FunctionOpInterface>(its));
      else if (!its && holdsSymbols(op))
        differs(op, "is gone");
      continue;
    }
    if (Operation *its = take([&](Operation *other) { return areEqual(op, other); })) {
      if (auto function = dyn_cast<FunctionOpInterface>(op))
        compareFunctions(function, cast<FunctionOpInterface>(its));
      continue;
    }
    bool isUnused = isPrivateSymbol(op) && SymbolTable::symbolKnownUseEmpty(
                                               cast<SymbolOpInterface>(op).getNameAttr(), target);
    if (!isUnused)
      differs(op, "is gone or another one");
    else
      take(hasItsName);
  }
  for (Operation *op : left) {
    auto function = dyn_cast<FunctionOpInterface>(op);
    bool isNewRuntime = function && !function.isExternal() && isOfRuntime(function);
    if (isNewRuntime || (!isJudged(op) && !isPrivateSymbol(op)))
      differs(op, "is new");
    else if (function && !lowered(op->getDiscardableAttrDictionary()).empty() && isJudged(op))
      differs(op, "is new and has attributes that a lowering reads");
  }
}

std::string Comparison::run() {
  compareModules(source_, target_);
  compareOps();
  return std::move(why_);
}

std::string unjudgedDifference(ModuleOp source, ModuleOp target) {
  return Comparison(source, target).run();
}

} // namespace freehold
