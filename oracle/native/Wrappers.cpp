//===- Wrappers.cpp - Conversion of slots to LLVM values ------------------===//
// Values cross the edge of the program in 8-byte slots, each scalar, pointer or member of a
// descriptor in as many slots as its bytes need:
//
//   declare i32 @f(ptr, ptr, i64)     define internal i32 @f(ptr %0, ptr %1, i64 %2) {
//                                       store %0, %1, %2 into %arguments
//                                       call void @fh_stub(i64 7, ptr %arguments, ptr %results)
//                                       load the result from %results
//===----------------------------------------------------------------------===//
#include "oracle/native/Lowering.h"

#include "llvm/ADT/StringSet.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace freehold::native {

namespace {
/// Moves values of any LLVM type from and to slots.
class Slots {
public:
  Slots(IRBuilder<> &builder, const DataLayout &layout) : builder_(builder), layout_(layout) {}

  uint64_t count(Type *type) const {
    if (auto *members = dyn_cast<StructType>(type)) {
      uint64_t sum = 0;
      for (Type *member : members->elements())
        sum += count(member);
      return sum;
    }
    if (auto *array = dyn_cast<ArrayType>(type))
      return array->getNumElements() * count(array->getElementType());
    return type->isVoidTy() ? 0 : (layout_.getTypeAllocSize(type) + 7) / 8;
  }

  void store(Value *value, Value *slots, uint64_t &at) {
    Type *type = value->getType();
    if (type->isAggregateType()) {
      for (unsigned n = 0; n < members(type); ++n)
        store(builder_.CreateExtractValue(value, n), slots, at);
      return;
    }
    builder_.CreateStore(value, place(slots, at));
    at += count(type);
  }

  Value *load(Type *type, Value *slots, uint64_t &at) {
    if (type->isAggregateType()) {
      Value *value = PoisonValue::get(type);
      for (unsigned n = 0; n < members(type); ++n) {
        Type *member = ExtractValueInst::getIndexedType(type, n);
        value = builder_.CreateInsertValue(value, load(member, slots, at), n);
      }
      return value;
    }
    Value *value = builder_.CreateLoad(type, place(slots, at));
    at += count(type);
    return value;
  }

  /// Zeroed, since narrow scalars do not write all of their slot.
  Value *room(uint64_t slots) {
    Value *memory = builder_.CreateAlloca(builder_.getInt64Ty(), builder_.getInt64(slots));
    builder_.CreateMemSet(memory, builder_.getInt8(0), 8 * slots, MaybeAlign(8));
    return memory;
  }

private:
  static unsigned members(Type *type) {
    return type->isStructTy() ? type->getStructNumElements()
                              : static_cast<unsigned>(type->getArrayNumElements());
  }
  Value *place(Value *slots, uint64_t at) {
    return builder_.CreateConstInBoundsGEP1_64(builder_.getInt64Ty(), slots, at);
  }
  IRBuilder<> &builder_;
  const DataLayout &layout_;
};
} // namespace

static FunctionCallee runtimeFunction(Module &module, StringRef name, unsigned pointers) {
  LLVMContext &context = module.getContext();
  SmallVector<Type *> parameters = {Type::getInt64Ty(context)};
  parameters.append(pointers, PointerType::get(context, 0));
  return module.getOrInsertFunction(name,
                                    FunctionType::get(Type::getVoidTy(context), parameters, false));
}

/// Gives a function without a body one that calls the runtime.
static void callRuntime(Function &function, StringRef runtime, unsigned number, bool hasResults) {
  Module &module = *function.getParent();
  IRBuilder<> builder(BasicBlock::Create(module.getContext(), "", &function));
  Slots slots(builder, module.getDataLayout());
  uint64_t in = 0, out = slots.count(function.getReturnType()), at = 0;
  for (Argument &argument : function.args())
    in += slots.count(argument.getType());
  Value *arguments = slots.room(in), *results = hasResults ? slots.room(out) : nullptr;
  for (Argument &argument : function.args())
    slots.store(&argument, arguments, at);
  SmallVector<Value *> operands = {builder.getInt64(number), arguments};
  if (hasResults)
    operands.push_back(results);
  builder.CreateCall(runtimeFunction(module, runtime, operands.size() - 1), operands);
  at = 0;
  if (function.getReturnType()->isVoidTy())
    builder.CreateRetVoid();
  else
    builder.CreateRet(slots.load(function.getReturnType(), results, at));
}

static Function *makeWrapper(Function &function) {
  Module &module = *function.getParent();
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::get(context, 0);
  auto *wrapper =
      Function::Create(FunctionType::get(Type::getVoidTy(context), {pointer, pointer}, false),
                       GlobalValue::InternalLinkage, "fh.entry." + function.getName(), module);
  IRBuilder<> builder(BasicBlock::Create(context, "", wrapper));
  Slots slots(builder, module.getDataLayout());
  SmallVector<Value *> operands;
  uint64_t at = 0;
  for (Argument &argument : function.args())
    operands.push_back(slots.load(argument.getType(), wrapper->getArg(0), at));
  Value *result = builder.CreateCall(&function, operands);
  at = 0;
  if (!result->getType()->isVoidTy())
    slots.store(result, wrapper->getArg(1), at);
  builder.CreateRetVoid();
  return wrapper;
}

/// The remaining calls of malloc and free are for descriptors of unranked memrefs.
static void redirectDescriptors(Module &module) {
  for (auto [from, to] :
       {std::pair("malloc", "fh_descriptor_malloc"), std::pair("free", "fh_descriptor_free")})
    if (Function *function = module.getFunction(from)) {
      function->setName(to);
      function->setAttributes({});
    }
}

/// Removes the calls of functions that only keep a read alive.
static void dropUses(Module &module) {
  for (Function &function : make_early_inc_range(module)) {
    if (!function.getName().starts_with(kUseName))
      continue;
    for (User *user : make_early_inc_range(function.users()))
      cast<CallInst>(user)->eraseFromParent();
    function.eraseFromParent();
  }
}

/// Descriptors are built member by member and taken apart again. Fast code generation handles only
/// scalars well, and most of it can be folded:
///   %d1 = insertvalue %d, ptr %p, 1 ; %x = extractvalue %d1, 1   ->   %p
static void foldDescriptors(Module &module) {
  SmallVector<WeakTrackingVH> dead;
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block) {
        auto *extract = dyn_cast<ExtractValueInst>(&instruction);
        if (!extract)
          continue;
        Value *member = FindInsertedValue(extract->getAggregateOperand(), extract->getIndices());
        if (!member || member == extract)
          continue;
        extract->replaceAllUsesWith(member);
        dead.push_back(extract);
      }
  RecursivelyDeleteTriviallyDeadInstructions(dead);
}

static void makeReadsVolatile(Module &module) {
  for (Function &function : module)
    for (BasicBlock &block : function)
      for (Instruction &instruction : block)
        if (auto *load = dyn_cast<LoadInst>(&instruction))
          load->setVolatile(true);
}

std::string finishModule(Module &module, const ProgramShape &shape) {
  LLVMContext &context = module.getContext();
  Type *pointer = PointerType::get(context, 0);
  Triple triple(LLVM_HOST_TRIPLE);
  module.setTargetTriple(triple);
  module.setDataLayout(triple.computeDataLayout());
  dropUses(module);
  redirectDescriptors(module);
  SmallVector<Constant *> wrappers, functions, globals;
  for (const auto &[number, each] : llvm::enumerate(shape.functions)) {
    Function *function = module.getFunction(functionName(each.name));
    if (!function)
      return "no function '@" + each.name + "' is left";
    if (each.external)
      callRuntime(*function, "fh_stub", number, /*hasResults=*/true);
    wrappers.push_back(each.external ? static_cast<Constant *>(
                                           ConstantPointerNull::get(cast<PointerType>(pointer)))
                                     : makeWrapper(*function));
    functions.push_back(function);
  }
  for (unsigned n = 0; n < shape.prints.size(); ++n)
    if (Function *function = module.getFunction(printName(n)))
      callRuntime(*function, "fh_print", n, /*hasResults=*/false);
  for (unsigned n = 0; n < shape.assertions.size(); ++n)
    if (Function *function = module.getFunction(assertionName(n)))
      callRuntime(*function, "fh_assert", n, /*hasResults=*/false);
  for (const ProgramShape::Global &each : shape.globals) {
    GlobalVariable *global = module.getNamedGlobal(globalName(each.name));
    if (!global)
      return "no global '@" + each.name + "' is left";
    if (each.external || each.uninitialised)
      global->setInitializer(Constant::getNullValue(global->getValueType()));
    globals.push_back(global);
  }
  // All symbols of the program are internal, so that none replaces a library's.
  for (Function &function : module)
    if (!function.isDeclaration())
      function.setLinkage(GlobalValue::InternalLinkage);
  for (GlobalVariable &global : module.globals())
    global.setLinkage(GlobalValue::InternalLinkage);
  SmallVector<Constant *> table(wrappers);
  table.append(functions);
  table.append(globals);
  auto *type = ArrayType::get(pointer, table.size());
  new GlobalVariable(module, type, /*isConstant=*/true, GlobalValue::ExternalLinkage,
                     ConstantArray::get(type, table), kTableName);
  makeReadsVolatile(module);
  foldDescriptors(module);
  std::string errors;
  raw_string_ostream stream(errors);
  return verifyModule(module, &stream) ? "invalid LLVM IR: " + errors : "";
}

} // namespace freehold::native
