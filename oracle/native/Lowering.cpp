//===- Lowering.cpp -------------------------------------------------------===//
#include "oracle/native/Lowering.h"

#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/core/program/Registry.h"
#include "oracle/native/Bufferize.h"
#include "oracle/native/LoweredOtherwise.h"
#include "oracle/native/runtime/Protocol.h"

#include "mlir/Dialect/Affine/IR/AffineOps.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/Vector/IR/VectorOps.h"
#include "mlir/IR/AttrTypeSubElements.h"
#include "mlir/IR/Builders.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Target/LLVMIR/Dialect/Builtin/BuiltinToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Dialect/LLVMIR/LLVMToLLVMIRTranslation.h"
#include "mlir/Target/LLVMIR/Export.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/Support/raw_ostream.h"

#include <cstring>

using namespace mlir;

namespace freehold::native {

namespace {
struct Step {
  const char *passes;
  /// The dialect or the op that the step lowers; the step is left out if the program has none.
  /// Empty for steps that lower the output of other steps.
  const char *of = "";
};
} // namespace

/// Order matters: linalg first, memref expansions before affine, and arith before memref, whose
/// lowering of generic_atomic_rmw needs a body of LLVM types. tests/native/run-native has the same
/// list with shipped passes instead of ours, which lower bufferization.dealloc by D1.
static constexpr Step kToMemory[] = {
    {"fh-expand-realloc", "memref.realloc"},
    {"fh-bufferization-lower-deallocations,convert-bufferization-to-memref", "bufferization"},
    {"convert-linalg-to-loops", "linalg"},
    {"func.func(memref-expand),expand-strided-metadata,lower-affine"},
    {"func.func(scf-forall-to-for)", "scf.forall"},
    {"convert-scf-to-cf,arith-expand"},
    {"convert-math-to-llvm,convert-math-to-libm", "math"},
    {"expand-strided-metadata,lower-affine"},
    {"convert-vector-to-llvm", "vector"},
    {"convert-index-to-llvm", "index"},
    {"convert-arith-to-llvm,convert-cf-to-llvm,finalize-memref-to-llvm"}};
/// The calls of malloc and free that these passes add are for descriptors of unranked memrefs, not
/// for buffers.
static constexpr Step kToLlvm[] = {{"convert-arith-to-llvm"},
                                   {"convert-ub-to-llvm", "ub"},
                                   {"convert-func-to-llvm,reconcile-unrealized-casts"}};

/// Marks the location of each memref.alloca, to find its llvm.alloca among others.
static constexpr char kStackMark[] = "fh.stack";

std::string functionName(StringRef name) { return ("fh.f." + name).str(); }
std::string globalName(StringRef name) { return ("fh.g." + name).str(); }
std::string printName(unsigned number) { return "fh.print." + std::to_string(number); }
std::string assertionName(unsigned number) { return "fh.assert." + std::to_string(number); }

std::optional<unsigned> ProgramShape::find(StringRef name) const {
  for (auto [number, function] : llvm::enumerate(functions))
    if (function.name == name)
      return number;
  return std::nullopt;
}

static std::string placeOf(Location location) {
  std::string text = "-";
  location->walk([&](Location each) {
    auto file = dyn_cast<FileLineColLoc>(each);
    if (!file)
      return WalkResult::advance();
    text = file.getFilename().str() + ":" + std::to_string(file.getLine()) + ":" +
           std::to_string(file.getColumn());
    return WalkResult::interrupt();
  });
  return text;
}

//===----------------------------------------------------------------------===//
// Before the passes
//===----------------------------------------------------------------------===//

static void addGlobal(memref::GlobalOp op, ProgramShape &shape) {
  ProgramShape::Global global;
  global.name = op.getSymName().str();
  global.type = op.getType();
  global.constant = op.getConstant();
  global.external = op.isExternal();
  global.uninitialised = op.isUninitialized();
  global.isPrivate = SymbolTable::getSymbolVisibility(op) != SymbolTable::Visibility::Public;
  shape.globals.push_back(std::move(global));
}

/// Bufferization drops the attributes that say what callers do, so functions are recorded before.
static void addFunction(FunctionOpInterface op, ProgramShape &shape) {
  FunctionType known = calledAs(op);
  ProgramShape::Function function{op.getName().str(), known, op.isExternal()};
  for (unsigned number = 0; number < op.getNumArguments(); ++number) {
    ArgumentAccess access = accessOf(op, number);
    function.flags.push_back((access.reads ? 0 : kUnread) | (access.writes ? 0 : kUnwritten) |
                             (isObservedAfter(op, number) ? 0 : kUnobserved) |
                             (isa<TensorType>(known.getInput(number)) ? kTensor : 0));
  }
  shape.functions.push_back(std::move(function));
}

/// Whether the module gives the global its contents, or the runtime can, which fills cells that are scalars.
static bool isFilled(memref::GlobalOp op) {
  return !op.isExternal() || bitsOf(op.getType().getElementType());
}

/// Renames functions and records their types, and renames and records globals. Returns the first op that
/// is neither, or a global that the runtime cannot define, or null.
static Operation *renameSymbols(ModuleOp module, ProgramShape &shape) {
  llvm::StringMap<std::string> names;
  for (Operation &op : module.getOps()) {
    StringRef name;
    std::string to;
    if (auto function = dyn_cast<func::FuncOp>(op)) {
      name = function.getSymName();
      to = functionName(name);
      if (auto number = shape.find(name))
        shape.functions[*number].type = function.getFunctionType();
      else
        return &op;
      op.removeAttr(LLVM::LLVMDialect::getEmitCWrapperAttrName());
    } else if (auto global = dyn_cast<memref::GlobalOp>(op); global && isFilled(global)) {
      name = global.getSymName();
      to = globalName(name);
      addGlobal(global, shape);
    } else {
      return &op;
    }
    names[name] = to;
    SymbolTable::setSymbolName(&op, to);
  }
  AttrTypeReplacer replacer;
  replacer.addReplacement([&](FlatSymbolRefAttr reference) -> Attribute {
    auto found = names.find(reference.getValue());
    return found == names.end() ? reference
                                : FlatSymbolRefAttr::get(reference.getContext(), found->second);
  });
  module.walk([&](Operation *op) {
    if (op != module)
      replacer.replaceElementsIn(op, /*replaceAttrs=*/true);
  });
  return nullptr;
}

/// Replaces the op by a call of a new external function with its operands.
static void replaceByCall(Operation *op, ValueRange operands, const std::string &name) {
  OpBuilder builder(op);
  auto type = builder.getFunctionType(TypeRange(operands), {});
  func::CallOp::create(builder, op->getLoc(), name, TypeRange(), operands);
  builder.setInsertionPointToEnd(op->getParentOfType<ModuleOp>().getBody());
  func::FuncOp::create(builder, op->getLoc(), name, type).setPrivate();
  op->erase();
}

static bool isNeeded(Value value) {
  return llvm::any_of(value.getUsers(), [](Operation *user) { return !isMemoryEffectFree(user); });
}

/// Adds a user of the value. `dropUses` removes it from the LLVM module, after the passes that
/// might drop the value.
static void addUse(OpBuilder &builder, Location location, Value value) {
  auto module = builder.getInsertionBlock()->getParentOp()->getParentOfType<ModuleOp>();
  std::string name = kUseName;
  llvm::raw_string_ostream(name) << value.getType();
  func::CallOp::create(builder, location, name, TypeRange(), value);
  if (module.lookupSymbol(name))
    return;
  builder.setInsertionPointToEnd(module.getBody());
  func::FuncOp::create(builder, location, name, builder.getFunctionType(value.getType(), {}))
      .setPrivate();
}

/// MLIR's passes drop a read whose value is unused, so it gets a user.
static void keepRead(Operation *read) {
  Value value = read->getResult(0);
  if (isNeeded(value))
    return;
  OpBuilder builder(read);
  builder.setInsertionPointAfter(read);
  addUse(builder, read->getLoc(), value);
}

/// They also drop allocations that nothing uses, or that are only stored into or freed, and that may be so only once a
/// bufferization.dealloc or a branch is gone. That would hide their leaks.
static void keepAllocation(Operation *op) {
  Value buffer = op->getResult(0);
  auto type = dyn_cast<MemRefType>(buffer.getType());
  if (!type || !type.isStrided())
    return;
  OpBuilder builder(op);
  builder.setInsertionPointAfter(op);
  Value address =
      memref::ExtractAlignedPointerAsIndexOp::create(builder, op->getLoc(), buffer).getResult();
  addUse(builder, op->getLoc(), address);
}

/// MLIR lowers scf.index_switch by the low 32 bits of its argument and cases. Here cases are
/// renumbered, and the argument becomes the number of its case.
static void numberCases(scf::IndexSwitchOp op) {
  OpBuilder builder(op);
  Location location = op.getLoc();
  auto constant = [&](int64_t value) -> Value {
    return arith::ConstantIndexOp::create(builder, location, value);
  };
  Value argument = op.getArg(), number = constant(op.getCases().size());
  SmallVector<int64_t> numbers;
  for (auto [at, value] : llvm::enumerate(op.getCases())) {
    Value isCase = arith::CmpIOp::create(builder, location, arith::CmpIPredicate::eq, argument,
                                         constant(value));
    number = arith::SelectOp::create(builder, location, isCase, constant(at), number);
    numbers.push_back(at);
  }
  op.getArgMutable().assign(number);
  op.setCases(numbers);
}

/// Replaces ops that the runtime has to observe. Returns the first one that it cannot observe, or
/// null.
static Operation *replaceObserved(ModuleOp module, ProgramShape &shape) {
  Operation *bad = nullptr;
  auto mark = StringAttr::get(module.getContext(), kStackMark);
  module.walk([&](Operation *op) {
    if (auto print = dyn_cast<vector::PrintOp>(op)) {
      auto text = printText(print);
      // The runtime gets one word.
      if (!text || isa_and_present<VectorType>(text->type)) {
        bad = bad ? bad : op;
        return;
      }
      bool hasValue = !!text->type;
      shape.prints.push_back(std::move(*text));
      replaceByCall(op, hasValue ? ValueRange(print.getSource()) : ValueRange(),
                    printName(shape.prints.size() - 1));
    } else if (auto assertion = dyn_cast<cf::AssertOp>(op)) {
      shape.assertions.push_back({assertion.getMsg().str(), placeOf(op->getLoc())});
      replaceByCall(op, assertion.getArg(), assertionName(shape.assertions.size() - 1));
    } else if (isa<memref::LoadOp, affine::AffineLoadOp>(op)) {
      keepRead(op);
    } else if (isa<memref::AllocOp, bufferization::CloneOp>(op)) {
      keepAllocation(op);
    } else if (auto choice = dyn_cast<scf::IndexSwitchOp>(op)) {
      numberCases(choice);
    } else if (isa<memref::AllocaOp>(op)) {
      op->setLoc(NameLoc::get(mark, op->getLoc()));
    }
  });
  return bad;
}

//===----------------------------------------------------------------------===//
// Between the passes: memory
//===----------------------------------------------------------------------===//

namespace {
/// Replaces calls of the allocator's functions by calls of the runtime's.
class MemoryCalls {
public:
  MemoryCalls(ModuleOp module, ProgramShape &shape)
      : module_(module), shape_(shape), builder_(module.getContext()),
        pointer_(LLVM::LLVMPointerType::get(module.getContext())), word_(builder_.getI64Type()),
        nothing_(LLVM::LLVMVoidType::get(module.getContext())) {}

  void replace() {
    auto mark = StringAttr::get(module_.getContext(), kStackMark);
    module_.walk([&](LLVM::CallOp call) { redirect(call); });
    module_.walk([&](LLVM::AllocaOp alloca) {
      auto location = dyn_cast<NameLoc>(alloca.getLoc());
      if (location && location.getName() == mark)
        enterStack(alloca);
    });
    for (StringRef name : {"malloc", "free", "memrefCopy"})
      if (auto declared = module_.lookupSymbol<LLVM::LLVMFuncOp>(name))
        declared.erase();
    declare("fh_malloc", pointer_, {word_, word_});
    declare("fh_free", nothing_, {pointer_, word_});
    declare("fh_stack", nothing_, {pointer_, word_});
    declare("fh_copy", nothing_, {word_, pointer_, pointer_});
  }

private:
  void declare(StringRef name, Type result, ArrayRef<Type> parameters) {
    builder_.setInsertionPointToEnd(module_.getBody());
    LLVM::LLVMFuncOp::create(builder_, module_.getLoc(), name,
                             LLVM::LLVMFunctionType::get(result, parameters));
  }

  Value site(Location location) {
    std::string text = placeOf(location);
    auto found = llvm::find(shape_.sites, text);
    int64_t number = found - shape_.sites.begin();
    if (found == shape_.sites.end())
      shape_.sites.push_back(std::move(text));
    return LLVM::ConstantOp::create(builder_, location, word_, builder_.getI64IntegerAttr(number));
  }

  void redirect(LLVM::CallOp call) {
    std::optional<StringRef> callee = call.getCallee();
    if (!callee)
      return;
    builder_.setInsertionPoint(call);
    auto replaceBy = [&](StringRef name, TypeRange results, bool withSite) {
      SmallVector<Value> operands(call.getArgOperands());
      if (withSite)
        operands.push_back(site(call.getLoc()));
      auto made = LLVM::CallOp::create(builder_, call.getLoc(), results, name, operands);
      call->replaceAllUsesWith(made);
      call->erase();
    };
    if (*callee == "malloc")
      replaceBy("fh_malloc", pointer_, true);
    else if (*callee == "free")
      replaceBy("fh_free", TypeRange(), true);
    else if (*callee == "memrefCopy")
      replaceBy("fh_copy", TypeRange(), false);
  }

  void enterStack(LLVM::AllocaOp alloca) {
    Location location = alloca.getLoc();
    builder_.setInsertionPointAfter(alloca);
    // sizeof(type) * count, computed as the address of an element behind a null pointer.
    Value null = LLVM::ZeroOp::create(builder_, location, pointer_);
    Value end = LLVM::GEPOp::create(builder_, location, pointer_, alloca.getElemType(), null,
                                    ArrayRef<LLVM::GEPArg>{alloca.getArraySize()});
    Value bytes = LLVM::PtrToIntOp::create(builder_, location, word_, end);
    LLVM::CallOp::create(builder_, location, TypeRange(), "fh_stack",
                         ValueRange{alloca.getResult(), bytes});
  }

  ModuleOp module_;
  ProgramShape &shape_;
  OpBuilder builder_;
  Type pointer_, word_, nothing_;
};
} // namespace

//===----------------------------------------------------------------------===//
// All of it
//===----------------------------------------------------------------------===//

Lowering::Lowering(MLIRContext &context) : context_(context) {
  DialectRegistry registry;
  registerBuiltinDialectTranslation(registry);
  registerLLVMDialectTranslation(registry);
  context.appendDialectRegistry(registry);
  registerPasses();
}

PassManager &Lowering::managerFor(const std::string &pipeline) {
  auto &manager = managers_[pipeline];
  if (manager)
    return *manager;
  manager = std::make_unique<PassManager>(&context_);
  std::string errors;
  llvm::raw_string_ostream stream(errors);
  LogicalResult parsed = parsePassPipeline(pipeline, *manager, stream);
  (void)parsed;
  assert(succeeded(parsed) && "a pass of the lowering is not registered");
  manager->enableVerifier(false);
  return *manager;
}

/// A pass costs the construction of its patterns even if there is nothing to lower, so others are
/// left out.
static std::string pipelineFor(ArrayRef<Step> steps, const llvm::StringSet<> &names) {
  std::string pipeline;
  for (const Step &step : steps)
    if (!*step.of || names.contains(step.of))
      pipeline += (pipeline.empty() ? "" : ",") + std::string(step.passes);
  return pipeline;
}

std::string shippedLowering() {
  std::string pipeline =
      "expand-realloc,bufferization-lower-deallocations,convert-bufferization-to-memref";
  for (ArrayRef<Step> steps : {ArrayRef(kToMemory), ArrayRef(kToLlvm)})
    for (const Step &step : steps)
      if (!StringRef(step.passes).starts_with("fh-"))
        pipeline += "," + std::string(step.passes);
  return pipeline;
}

/// Returns the names of the ops in the module, and of their dialects.
static llvm::StringSet<> namesIn(ModuleOp module) {
  llvm::StringSet<> names;
  module.walk([&](Operation *op) {
    names.insert(op->getName().getStringRef());
    names.insert(op->getName().getDialectNamespace());
  });
  return names;
}

static NotLowerable notLowerable(Operation *op) {
  return {{placeOf(op->getLoc()), "'" + op->getName().getStringRef().str() + "'"}};
}

/// Returns the op that stopped a pass: the one at the location of its diagnostic, or the first that
/// was not lowered.
static NotLowerable whatIsLeft(ModuleOp program, ModuleOp module,
                               const std::optional<std::pair<Location, std::string>> &diagnostic) {
  Operation *found = nullptr;
  if (diagnostic) {
    program.walk([&](Operation *op) {
      if (op->getLoc() != diagnostic->first || isa<ModuleOp>(op))
        return;
      // Passes give new ops the location of others, so prefer the op that the diagnostic names.
      bool named = StringRef(diagnostic->second).contains(op->getName().getStringRef());
      found = found && !named ? found : op;
    });
    if (!found)
      return {{placeOf(diagnostic->first), diagnostic->second}};
    NotLowerable result = notLowerable(found);
    result.what.message += ": " + diagnostic->second;
    return result;
  }
  module.walk([&](Operation *op) {
    if (!isa<ModuleOp>(op) && !isa_and_nonnull<LLVM::LLVMDialect>(op->getDialect()) && !found)
      found = op;
  });
  return notLowerable(found ? found : module);
}

std::variant<Lowered, NotLowerable> Lowering::lower(ModuleOp program) {
  Lowered lowered;
  OwningOpRef<ModuleOp> copy = program.clone();
  for (auto function : copy->getOps<func::FuncOp>())
    addFunction(function, lowered.shape);
  std::optional<std::pair<Location, std::string>> first;
  ScopedDiagnosticHandler handler(&context_, [&](Diagnostic &diagnostic) {
    if (diagnostic.getSeverity() == DiagnosticSeverity::Error && !first)
      first.emplace(diagnostic.getLocation(), diagnostic.str());
    return success();
  });
  if (hasTensors(*copy)) {
    lowered.shape.hadTensors = true;
    selectByBranches(*copy);
    if (failed(managerFor(kElementwiseToLinalg).run(*copy)))
      return whatIsLeft(program, *copy, first);
    copyBeforeWrites(*copy);
    if (failed(managerFor(kBufferizeCopies).run(*copy)))
      return whatIsLeft(program, *copy, first);
  }
  if (Operation *other = renameSymbols(*copy, lowered.shape))
    return notLowerable(other);
  if (Operation *other = replaceObserved(*copy, lowered.shape))
    return notLowerable(other);
  if (auto other = firstLoweredOtherwise(*copy)) {
    NotLowerable result = notLowerable(other->op);
    result.what.message += ": " + other->why.str();
    return result;
  }
  keepResults(*copy);
  makeLowerable(*copy);
  llvm::StringSet<> names = namesIn(*copy);
  context_.loadDialect<LLVM::LLVMDialect>();
  if (failed(managerFor(pipelineFor(kToMemory, names)).run(*copy)))
    return whatIsLeft(program, *copy, first);
  MemoryCalls(*copy, lowered.shape).replace();
  if (failed(managerFor(pipelineFor(kToLlvm, names)).run(*copy)))
    return whatIsLeft(program, *copy, first);
  lowered.context = std::make_unique<llvm::LLVMContext>();
  lowered.module =
      translateModuleToLLVMIR(*copy, *lowered.context, "program", /*disableVerification=*/true);
  if (!lowered.module)
    return whatIsLeft(program, *copy, first);
  if (std::string wanted = finishModule(*lowered.module, lowered.shape); !wanted.empty())
    return NotLowerable{{"-", wanted}};
  return lowered;
}

} // namespace freehold::native
