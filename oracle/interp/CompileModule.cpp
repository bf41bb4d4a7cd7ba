//===- CompileModule.cpp - Functions and globals of a module --------------===//
#include "oracle/interp/Compile.h"
#include "oracle/interp/Locations.h"

#include "oracle/core/inputs/TensorBoundary.h"
#include "oracle/interp/ops/LlvmFuncOps.h"

using namespace mlir;

namespace freehold::interp {

const CompiledFunction *CompiledModule::find(StringRef name) const {
  for (const auto &function : functions)
    if (function->name == name)
      return function.get();
  return nullptr;
}

const CompiledGlobal *CompiledModule::findGlobal(StringRef name) const {
  for (const CompiledGlobal &global : globals)
    if (global.name == name && isa<ModuleOp>(global.op->getParentOp()) &&
        !global.op->getParentOp()->getParentOp())
      return &global;
  return nullptr;
}

const ProgramNumbers &CompiledFunction::numbers() const {
  if (!numbers_)
    numbers_ = numbersOf(op);
  return *numbers_;
}

const std::string &TypeNames::of(Type type) {
  auto [it, isNew] = names_.try_emplace(type);
  if (isNew) {
    if (!printing_)
      printing_ = std::make_unique<AsmState>(type.getContext());
    llvm::raw_string_ostream stream(it->second);
    type.print(stream, *printing_);
  }
  return it->second;
}

const std::string &CompiledModule::locationOf(Operation *op) const {
  auto [it, isNew] = locations_.try_emplace(op);
  if (isNew)
    it->second = locate(op->getLoc());
  return it->second;
}

unsigned CompiledModule::numberOf(Operation *op) const {
  auto known = numbers_.find(op);
  if (known != numbers_.end())
    return known->second;
  Operation *root = op;
  while (Operation *parent = root->getParentOp())
    root = parent;
  unsigned number = 0;
  root->walk<WalkOrder::PreOrder>([&](Operation *nested) { numbers_[nested] = ++number; });
  return numbers_.at(op);
}

Note CompiledModule::noteAt(const Inst *inst, const Twine &message, NoteRole role) const {
  if (!inst || !inst->op)
    return interp::noteAt(inst, message, role);
  return {locationOf(inst->op), message.str(), role, interp::nameOf(inst), numberOf(inst->op)};
}

const InterpTable &interpTable() {
  static const InterpTable table = [] {
    InterpTable t;
    addFuncOps(t);
    addControlFlowOps(t);
    addScfOps(t);
    addAffineOps(t);
    addArithOps(t);
    addIndexOps(t);
    addMathOps(t);
    addMemRefOps(t);
    addMemRefViewOps(t);
    addBufferizationOps(t);
    addLinalgOps(t);
    addVectorOps(t);
    addUbOps(t);
    addLlvmOps(t);
    addOmpOps(t);
    addAccOps(t);
    addGpuOps(t);
    addAsyncOps(t);
    addComplexOps(t);
    addTensorOps(t);
    addMlProgramOps(t);
    return t;
  }();
  return table;
}

/// Returns the symbol's name, prefixed by those of enclosing nested modules: "inner::f".
static std::string symbolPath(Operation *op, Operation *top) {
  std::string path = SymbolTable::getSymbolName(op).str();
  for (Operation *outer = op->getParentOp(); outer && outer != top; outer = outer->getParentOp()) {
    auto name = outer->getAttrOfType<StringAttr>(SymbolTable::getSymbolAttrName());
    // Modules without a name are numbered.
    unsigned position = 0;
    for (Operation *before = outer->getPrevNode(); before && !name; before = before->getPrevNode())
      position += before->getName() == outer->getName();
    path = (name ? name.str() : "#" + std::to_string(position)) + "::" + path;
  }
  return path;
}

/// Whether an attribute says that arguments are not borrowed, or that results are not the caller's.
static bool declaresOwners(FunctionOpInterface op) {
  auto isOther = [](Attribute owner, StringRef usual) {
    auto text = dyn_cast_if_present<StringAttr>(owner);
    return text && text.getValue() != usual;
  };
  for (unsigned i = 0; i < op.getNumArguments(); ++i)
    if (isOther(op.getArgAttr(i, "freehold.arg_ownership"), "borrowed"))
      return true;
  for (unsigned i = 0; i < op.getNumResults(); ++i)
    if (isOther(op.getResultAttr(i, "freehold.result_ownership"), "owned"))
      return true;
  return false;
}

/// Returns the type by which a function is called; std::nullopt if nothing is known of it.
static std::optional<FunctionType> callableType(FunctionOpInterface op) {
  auto type = dyn_cast<FunctionType>(op.getFunctionType());
  return type ? std::optional(type) : llvmFunctionType(op);
}

/// Whether the function is a kernel that the module launches, which nobody calls otherwise.
static bool isLaunched(FunctionOpInterface op, Operation *top) {
  return op->hasAttr("gpu.kernel") && !SymbolTable::symbolKnownUseEmpty(op, top);
}

static void declareFunction(FunctionOpInterface op, Operation *top, CompiledModule &module) {
  auto function = std::make_unique<CompiledFunction>();
  function->name = symbolPath(op, top);
  function->type = *callableType(op);
  // Functions of LLVM are only called by those of the program.
  bool isOfLlvm = !isa<FunctionType>(op.getFunctionType());
  function->calledAs = isOfLlvm ? function->type : calledAs(op);
  function->op = op;
  function->entryInst.op = op;
  function->external = op.isExternal();
  function->declaresOwners = op.isExternal() && declaresOwners(op);
  function->isPublic = op.isPublic() && !isOfLlvm && !isLaunched(op, top);
  function->number = module.functions.size();
  module.functionNumbers[op] = function->number;
  module.functions.push_back(std::move(function));
}

/// Returns true if the function's type describes its body's arguments, unlike kernels with buffers
/// of their own. Sequences of the transform dialect tell the compiler what to do, and are no part of
/// the program.
static bool isCallable(FunctionOpInterface op) {
  std::optional<FunctionType> type = callableType(op);
  bool isProgram = op->getName().getDialectNamespace() != "transform";
  return isProgram && type &&
         (op.isExternal() ||
          TypeRange(type->getInputs()) == op.getFunctionBody().getArgumentTypes());
}

std::unique_ptr<CompiledModule> compile(ModuleOp moduleOp, const CompileOptions &options) {
  auto module = std::make_unique<CompiledModule>();
  module->options = options;
  SymbolTableCollection symbols;
  // Declare everything first, since bodies refer to functions and globals in any order.
  CompiledFunction nowhere;
  Emitter declarations(*module, nowhere, symbols);
  moduleOp->walk<WalkOrder::PreOrder>([&](Operation *op) {
    if (auto function = dyn_cast<FunctionOpInterface>(op)) {
      if (isCallable(function))
        declareFunction(function, moduleOp, *module);
      return WalkResult::skip();
    }
    // Symbols that are not functions are declared by their rows.
    if (isa<SymbolOpInterface>(op) && !op->hasTrait<OpTrait::SymbolTable>())
      declarations.op(op);
    return WalkResult::advance();
  });
  const size_t own = module->globals.size();
  if (ModuleOp models = options.models)
    for (auto global : models.getOps<memref::GlobalOp>())
      declarations.op(global);
  for (CompiledGlobal &global : llvm::drop_begin(module->globals, own))
    global.isPublic = false;
  for (CompiledGlobal &global : module->globals)
    global.declaration.op = global.op;
  for (auto &function : module->functions)
    if (!function->external)
      Emitter(*module, *function, symbols).body();
  for (auto &function : module->functions) {
    if (module->hasParallel)
      for (auto [inst, general] : function->quickAccesses)
        function->code[inst].exec = general;
    function->quickAccesses.clear();
  }
  // It belongs to the caller and is not needed any more.
  module->options.counted = nullptr;
  return module;
}

} // namespace freehold::interp
