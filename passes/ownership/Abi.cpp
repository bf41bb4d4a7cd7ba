//===- Abi.cpp - Reading the ABI of functions -----------------------------===//
#include "passes/ownership/Abi.h"

#include "passes/analysis/ValueFlow.h"
#include "passes/ownership/Allocators.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/DenseSet.h"

using namespace mlir;

namespace freehold::ownership {

bool Signature::isDefault() const {
  return llvm::all_of(arguments, [](ArgOwnership o) { return o == ArgOwnership::Borrowed; }) &&
         llvm::all_of(results, [](ArgOwnership o) { return o == ArgOwnership::Owned; });
}

bool isDeallocated(FunctionOpInterface function, StringRef allocator) {
  auto allocators = function->getAttrOfType<ArrayAttr>(kDeallocatedAttr);
  return allocators &&
         llvm::is_contained(allocators, StringAttr::get(function.getContext(), allocator));
}

/// How many allocators the function was deallocated for after `allocator`.
static unsigned allocatorsAfter(FunctionOpInterface function, StringRef allocator) {
  auto allocators = function->getAttrOfType<ArrayAttr>(kDeallocatedAttr);
  if (!allocators)
    return 0;
  auto found = llvm::find(allocators, StringAttr::get(function.getContext(), allocator));
  return found == allocators.end() ? 0 : allocators.end() - found - 1;
}

void markDeallocated(FunctionOpInterface function, StringRef allocator) {
  SmallVector<Attribute> allocators;
  if (auto present = function->getAttrOfType<ArrayAttr>(kDeallocatedAttr))
    llvm::append_range(allocators, present);
  allocators.push_back(StringAttr::get(function.getContext(), allocator));
  function->setAttr(kDeallocatedAttr, ArrayAttr::get(function.getContext(), allocators));
}

/// The ownership that the attribute states, or std::nullopt if there is no such attribute. Emits an
/// error and fails if it is not one of the three words, or if the type is no memref.
static FailureOr<std::optional<ArgOwnership>> readAttribute(FunctionOpInterface function,
                                                            Attribute value, Type type,
                                                            StringRef name, unsigned index) {
  if (!value)
    return std::optional<ArgOwnership>();
  auto fail = [&](const Twine &what) -> FailureOr<std::optional<ArgOwnership>> {
    return function.emitError() << name << " of number " << index << " " << what.str();
  };
  if (!isa<BaseMemRefType>(type))
    return fail("is not on a memref");
  auto word = dyn_cast<StringAttr>(value);
  if (word && word.getValue() == "borrowed")
    return std::optional(ArgOwnership::Borrowed);
  if (word && word.getValue() == "owned")
    return std::optional(ArgOwnership::Owned);
  if (word && word.getValue() == "dynamic")
    return std::optional(ArgOwnership::Dynamic);
  return fail("must be \"borrowed\", \"owned\" or \"dynamic\"");
}

/// Refuses attributes in places where they mean nothing, instead of ignoring them.
static LogicalResult checkPlaces(FunctionOpInterface function) {
  for (StringRef name : {StringRef(kArgOwnershipAttr), StringRef(kResultOwnershipAttr)})
    if (function->hasAttr(name))
      return function.emitError() << name
                                  << " belongs on an argument or a result, not on the function";
  for (unsigned i = 0; i < function.getNumArguments(); ++i)
    if (function.getArgAttr(i, kResultOwnershipAttr))
      return function.emitError() << kResultOwnershipAttr << " is on argument " << i
                                  << "; it belongs on a result";
  for (unsigned i = 0; i < function.getNumResults(); ++i)
    if (function.getResultAttr(i, kArgOwnershipAttr))
      return function.emitError() << kArgOwnershipAttr << " is on result " << i
                                  << "; it belongs on an argument";
  if (Attribute deallocated = function->getAttr(kDeallocatedAttr)) {
    auto allocators = dyn_cast<ArrayAttr>(deallocated);
    if (!allocators || !llvm::all_of(allocators, llvm::IsaPred<StringAttr>))
      return function.emitError() << kDeallocatedAttr << " must be an array of strings";
  }
  return success();
}

/// Whether the last `count` of `types` can be the i1s of dynamic arguments or results.
static bool endsWithIndicators(ArrayRef<Type> types, unsigned count) {
  return types.size() >= count &&
         llvm::all_of(types.take_back(count), [](Type type) { return type.isInteger(1); });
}

LogicalResult Abi::readFunction(FunctionOpInterface function, const OwnershipOptions &options,
                                bool addressTaken, Operation *root) const {
  if (failed(checkPlaces(function)))
    return failure();
  Signature signature;
  for (auto [index, type] : llvm::enumerate(function.getArgumentTypes())) {
    auto read = readAttribute(function, function.getArgAttr(index, kArgOwnershipAttr), type,
                              kArgOwnershipAttr, index);
    if (failed(read))
      return failure();
    signature.arguments.push_back(read->value_or(ArgOwnership::Borrowed));
  }
  bool dynamicByOption = options.privateFuncDynamicOwnership && function.isPrivate() &&
                         !function.isExternal() && !addressTaken &&
                         !calledAsTheyAre.contains(function);
  for (auto [index, type] : llvm::enumerate(function.getResultTypes())) {
    auto read = readAttribute(function, function.getResultAttr(index, kResultOwnershipAttr), type,
                              kResultOwnershipAttr, index);
    if (failed(read))
      return failure();
    signature.results.push_back(read->value_or(dynamicByOption && isa<BaseMemRefType>(type)
                                                   ? ArgOwnership::Dynamic
                                                   : ArgOwnership::Owned));
  }
  signature.indicatorsPresent = isDeallocated(function, options.allocator);
  signature.indicatorsAfter = llvm::count(signature.results, ArgOwnership::Dynamic) *
                              allocatorsAfter(function, options.allocator);
  if (signature.indicatorsPresent &&
      (!endsWithIndicators(function.getArgumentTypes(),
                           llvm::count(signature.arguments, ArgOwnership::Dynamic)) ||
       !endsWithIndicators(function.getResultTypes(),
                           llvm::count(signature.results, ArgOwnership::Dynamic))))
    return function.emitError() << "is marked " << kDeallocatedAttr
                                << " but has no i1 for each dynamic argument and result";
  if (calledAsTheyAre.contains(function) && !signature.indicatorsPresent &&
      (llvm::is_contained(signature.arguments, ArgOwnership::Dynamic) ||
       llvm::is_contained(signature.results, ArgOwnership::Dynamic)))
    return function.emitError()
           << "has dynamic arguments or results, and is called by a function that is marked "
           << kDeallocatedAttr << ", whose call has no i1 for them";
  if (addressTaken && !signature.isDefault())
    return function.emitError(
        "has ownership attributes, and its address is taken: calls through it would not "
        "know of them; remove the attributes or call it by name");
  if (failed(restrictToAllocator(function, addressTaken, root, signature)))
    return failure();
  signatures.try_emplace(function, std::move(signature));
  return success();
}

/// Leaves to other runs what belongs to their allocators. Emits an error and fails if only a run of the
/// function would show which of them made a result that the caller has to free. `root` is what the pass runs
/// on, or null if the function is outside of it: the body must not be looked at then, since the pass may
/// change it at the same time, and such a function has no result of an allocator of its own.
LogicalResult Abi::restrictToAllocator(FunctionOpInterface function, bool addressTaken,
                                       Operation *root, Signature &signature) const {
  if (!options.isRelevantAllocOp)
    return success();
  if (!isInCharge(options))
    signature.arguments.assign(signature.arguments.size(), ArgOwnership::Borrowed);
  bool isAlone = root == function;
  for (auto [index, ownership] : llvm::enumerate(signature.results)) {
    if (ownership != ArgOwnership::Owned || !isa<BaseMemRefType>(function.getResultTypes()[index]))
      continue;
    ResultOrigins origins;
    if (root)
      origins = originsOfResult(function, index, options, isAlone ? nullptr : symbols.get());
    bool isForeign = isInCharge(options) ? origins.isOnlyOthers() : !origins.isOnlyOwn();
    Operation *special = isInCharge(options) ? origins.others : origins.own;
    if (special && isAlone)
      return function.emitError() << "result " << index << " may be a buffer of '"
                                  << special->getName()
                                  << "', which calls of the function have to know; run the pass on "
                                     "the module";
    if (special && addressTaken)
      return function.emitError()
             << "result " << index << " is a buffer of '" << special->getName()
             << "', and the function's address is taken: calls through it would free the result by "
                "'memref.dealloc'; call it by name";
    if (special && !origins.isOnlyOwn() && !origins.isOnlyOthers())
      return function.emitError() << "result " << index << " is a buffer of '" << special->getName()
                                  << "' in some runs only, so that no caller can tell which op "
                                     "frees it; return a buffer "
                                     "of one kind";
    if (isForeign)
      ownership = ArgOwnership::OtherAllocator;
  }
  return success();
}

/// Returns the functions that those which are deallocated already call.
static llvm::DenseSet<Operation *> findCalledAsTheyAre(Operation *root,
                                                       const OwnershipOptions &options,
                                                       SymbolTableCollection &symbols) {
  llvm::DenseSet<Operation *> called;
  root->walk([&](CallOpInterface call) {
    auto caller = call->getParentOfType<FunctionOpInterface>();
    if (caller && isDeallocated(caller, options.allocator))
      if (Operation *callee = call.resolveCallableInTable(&symbols))
        called.insert(callee);
  });
  return called;
}

FailureOr<Abi> Abi::read(Operation *root, const OwnershipOptions &options) {
  Abi abi;
  abi.options = options;
  abi.symbols = std::make_unique<SymbolTableCollection>();
  abi.calledAsTheyAre = findCalledAsTheyAre(root, options, *abi.symbols);
  llvm::DenseSet<Operation *> taken = findAddressTaken(root, *abi.symbols);
  WalkResult result = root->walk([&](FunctionOpInterface function) {
    return failed(abi.readFunction(function, options, taken.contains(function), root))
               ? WalkResult::interrupt()
               : WalkResult::advance();
  });
  if (result.wasInterrupted())
    return failure();
  return std::move(abi);
}

const Signature &Abi::of(FunctionOpInterface function) const {
  return signatures.find(function)->second;
}

const Signature *Abi::of(CallOpInterface call) const {
  auto callee = dyn_cast_if_present<SymbolRefAttr>(call.getCallableForCallee());
  if (!callee)
    return nullptr;
  Operation *target = symbols->lookupNearestSymbolFrom(call, callee);
  auto function = dyn_cast_if_present<FunctionOpInterface>(target);
  if (!function)
    return nullptr;
  auto found = signatures.find(function);
  if (found == signatures.end()) {
    // An error in the attributes of that function is reported when the pass runs on it.
    ScopedDiagnosticHandler quiet(function.getContext(), [](Diagnostic &) { return success(); });
    if (failed(readFunction(function, options, /*addressTaken=*/false, /*root=*/nullptr)))
      return nullptr;
    found = signatures.find(function);
  }
  return &found->second;
}

} // namespace freehold::ownership
