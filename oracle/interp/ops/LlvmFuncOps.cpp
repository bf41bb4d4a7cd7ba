//===- LlvmFuncOps.cpp - llvm: calls, branches, C's heap --------*- C++ -*-===//
// A function with a body is run. One without is an external function (Opaque.h), except for those of C's
// heap: malloc, calloc, realloc and free. What they allocate is freed by the program, never by a
// deallocation pass, as what is marked bufferization.manual_deallocation.
//
// Unsupported: calls of functions that have a body but a type that is not known, and frees of pointers from outside.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/LlvmFuncOps.h"

#include "oracle/interp/Pointers.h"
#include "oracle/interp/ops/ControlFlowOps.h"
#include "oracle/interp/ops/FuncOps.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

using namespace mlir;

namespace freehold::interp {

std::optional<FunctionType> llvmFunctionType(FunctionOpInterface op) {
  auto function = dyn_cast<LLVM::LLVMFuncOp>(op.getOperation());
  if (!function || function.isExternal() || function.isVarArg())
    return std::nullopt;
  LLVM::LLVMFunctionType type = function.getFunctionType();
  SmallVector<Type, 1> results;
  if (!isa<LLVM::LLVMVoidType>(type.getReturnType()))
    results.push_back(type.getReturnType());
  return FunctionType::get(op->getContext(), type.getParams(), results);
}

//===----------------------------------------------------------------------===//
// C's heap
//===----------------------------------------------------------------------===//

/// malloc's alignment on x86-64.
static constexpr uint64_t kHeapAlignment = 16;

/// Puts a new block of this many bytes in `dst`. Returns its number; 0 after stopping the run.
static uint32_t allocateBytes(const Inst *i, Machine &m, uint64_t bytes) {
  uint32_t id = m.memory.allocate(i, AllocationKind::Heap, bytes, kHeapAlignment);
  if (!id)
    return 0;
  m.u(i->dst) = m.memory.alignedAddress(id, 0);
  m.poison[i->dst] = 0;
  return id;
}

static const Inst *execMalloc(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the size of an allocation");
  return allocateBytes(i, m, m.u(i->a)) ? i->next() : nullptr;
}

static const Inst *execCalloc(const Inst *i, Machine &m) {
  if (uint8_t taint = m.poison[i->a] | m.poison[i->b])
    return m.failPoison(i, taint, "the size of an allocation");
  uint64_t bytes;
  if (__builtin_mul_overflow(m.u(i->a), m.u(i->b), &bytes))
    bytes = UINT64_MAX;
  uint32_t id = allocateBytes(i, m, bytes);
  if (!id || !m.memory.charge(i, static_cast<int64_t>(bytes)))
    return nullptr;
  std::fill_n(m.memory.heap[id].data, bytes, 0);
  std::fill_n(m.memory.heap[id].shadow, bytes, kInitialised);
  return i->next();
}

/// Returns the block that a pointer in a register refers to; std::nullopt after stopping the run.
static std::optional<Pointee> blockAt(const Inst *i, Machine &m, uint32_t pointer) {
  int64_t searched = 0;
  auto pointee = pointeeOf(m, m.u(pointer), searched);
  if (!m.memory.charge(i, searched))
    return std::nullopt;
  if (!pointee)
    m.stop(i, Termination::Unsupported, "frees what a pointer from outside refers to");
  return pointee;
}

static bool freeBlock(const Inst *i, Machine &m, Pointee block) {
  // What is freed is the address that the allocator returned, which an aligned buffer may lie behind.
  int64_t shift = block.offset + m.memory.heap[block.allocation].alignedBy;
  return m.memory.free(i, block.allocation, shift, 0);
}

static const Inst *execFree(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "a pointer that is freed");
  if (!m.u(i->a))
    return i->next();
  auto block = blockAt(i, m, i->a);
  return block && freeBlock(i, m, *block) ? i->next() : nullptr;
}

static const Inst *execRealloc(const Inst *i, Machine &m) {
  if (uint8_t taint = m.poison[i->a] | m.poison[i->b])
    return m.failPoison(i, taint, "a pointer or the size of an allocation");
  if (!m.u(i->a))
    return allocateBytes(i, m, m.u(i->b)) ? i->next() : nullptr;
  if (!m.u(i->b))
    return m.stop(i, Termination::Unsupported, "realloc to no bytes");
  auto from = blockAt(i, m, i->a);
  if (!from)
    return nullptr;
  uint32_t id = allocateBytes(i, m, m.u(i->b));
  const Allocation &old = m.memory.heap[from->allocation];
  uint64_t kept = std::min(old.bytes, m.u(i->b));
  if (!id || !m.memory.charge(i, static_cast<int64_t>(kept)))
    return nullptr;
  if (old.live) {
    std::copy_n(old.data, kept, m.memory.heap[id].data);
    std::copy_n(old.shadow, kept, m.memory.heap[id].shadow);
  }
  return freeBlock(i, m, *from) ? i->next() : nullptr;
}

namespace {
struct HeapFunction {
  StringRef name;
  unsigned pointers, sizes;
  bool hasResult;
  Exec exec;
};
} // namespace

/// The arguments are pointers, followed by sizes.
static constexpr HeapFunction kHeapFunctions[] = {
    {"malloc", 0, 1, true, execMalloc},
    {"calloc", 0, 2, true, execCalloc},
    {"realloc", 1, 1, true, execRealloc},
    {"free", 1, 0, false, execFree},
};

/// Returns what an external function of this type is in C's library; null if it is something else.
static const HeapFunction *heapFunction(LLVM::LLVMFuncOp function) {
  auto *row = llvm::find_if(
      kHeapFunctions, [&](const HeapFunction &each) { return each.name == function.getSymName(); });
  if (row == std::end(kHeapFunctions) || !function.isExternal() || function.isVarArg())
    return nullptr;
  LLVM::LLVMFunctionType type = function.getFunctionType();
  ArrayRef<Type> parameters = type.getParams();
  bool hasTypes =
      parameters.size() == row->pointers + row->sizes &&
      llvm::all_of(parameters.take_front(row->pointers), llvm::IsaPred<LLVM::LLVMPointerType>) &&
      llvm::all_of(parameters.drop_front(row->pointers),
                   [](Type each) { return each.isInteger(64); }) &&
      (row->hasResult ? isa<LLVM::LLVMPointerType>(type.getReturnType())
                      : isa<LLVM::LLVMVoidType>(type.getReturnType()));
  return hasTypes ? row : nullptr;
}

//===----------------------------------------------------------------------===//
// Calls and branches
//===----------------------------------------------------------------------===//

static void evalCall(LLVM::CallOp op, Emitter &e) {
  auto callee = op.getCalleeAttr() ? e.lookup(op.getCalleeAttr()) : nullptr;
  if (auto number = e.module().functionNumbers.find(callee);
      callee && number != e.module().functionNumbers.end())
    return emitCall(number->second, op.getArgOperands(), op.getResults(), e);
  auto function = dyn_cast_if_present<LLVM::LLVMFuncOp>(callee);
  const HeapFunction *row = function ? heapFunction(function) : nullptr;
  if (!row || op.getArgOperands().size() != row->pointers + row->sizes)
    return e.opaque(op);
  e.module().takesAddresses = true;
  SmallVector<uint32_t> arguments = e.at(op.getArgOperands());
  arguments.resize(2);
  e.emit(row->exec, op->getNumResults() ? e.at(op.getResult()) : 0, arguments[0], arguments[1]);
}

static void evalReturn(LLVM::ReturnOp op, Emitter &e) { emitReturn(op->getOperands(), e); }

static void evalBr(LLVM::BrOp op, Emitter &e) { branchTo(e, op.getDest(), op.getDestOperands()); }

static void evalCondBr(LLVM::CondBrOp op, Emitter &e) {
  branchIf(e, op.getCondition(), {op.getTrueDest(), op.getTrueDestOperands()},
           {op.getFalseDest(), op.getFalseDestOperands()});
}

static void evalSwitch(LLVM::SwitchOp op, Emitter &e) {
  branchBy(e, op.getValue(), op.getCaseValues(),
           [&](unsigned n) -> BranchTarget {
             return {op.getCaseDestinations()[n], op.getCaseOperands(n)};
           },
           {op.getDefaultDestination(), op.getDefaultOperands()});
}

void addLlvmFuncOps(InterpTable &table) {
  table.on<LLVM::CallOp>(evalCall);
  table.on<LLVM::ReturnOp>(evalReturn);
  table.on<LLVM::BrOp>(evalBr);
  table.on<LLVM::CondBrOp>(evalCondBr);
  table.on<LLVM::SwitchOp>(evalSwitch);
}

} // namespace freehold::interp
