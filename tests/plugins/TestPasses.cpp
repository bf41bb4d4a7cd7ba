//===- TestPasses.cpp - Passes that misbehave, as a plug-in ---------------===//
// Subjects that a judge must survive: they crash, hang, use too much memory, break the IR or free
// wrongly. Used by the tests in tests/oracle/bad-input.
//===----------------------------------------------------------------------===//
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <thread>
#include <vector>

using namespace mlir;

namespace {
/// A pass on any op, made from a function.
template <void (*Body)(Operation *, Pass &)>
struct TestPass : PassWrapper<TestPass<Body>, OperationPass<>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(TestPass)
  TestPass(StringRef name) : name(name) {}
  TestPass(const TestPass &other)
      : PassWrapper<TestPass<Body>, OperationPass<>>(other), name(other.name) {}
  StringRef getArgument() const final { return name; }
  StringRef getDescription() const final { return "misbehaves, for tests"; }
  void runOnOperation() final { Body(this->getOperation(), *this); }
  void fail() { this->signalPassFailure(); }
  StringRef name;
};
} // namespace

// extern "C", so that stack traces show these names.
extern "C" {
__attribute__((noinline, visibility("default"))) void freeholdTestCrash(int *nowhere) {
  *static_cast<volatile int *>(nowhere) = 1;
}
__attribute__((noinline, visibility("default"))) void freeholdTestAbort() { std::abort(); }
__attribute__((noinline, visibility("default"))) int freeholdTestOverflow(volatile int *depth) {
  if (*depth < 0)
    return 0;
  volatile int here[64] = {*depth + 1};
  return freeholdTestOverflow(here) + here[0];
}
}

namespace {
/// Restricts misbehaviour to programs with a memref.alloc.
bool hasAllocation(Operation *root) {
  return root->walk([](memref::AllocOp) { return WalkResult::interrupt(); }).wasInterrupted();
}

void crash(Operation *root, Pass &) {
  if (hasAllocation(root))
    freeholdTestCrash(nullptr);
}
void abortRun(Operation *root, Pass &) {
  if (hasAllocation(root))
    freeholdTestAbort();
}
void overflowStack(Operation *root, Pass &) {
  volatile int depth = 0;
  if (hasAllocation(root))
    freeholdTestOverflow(&depth);
}
void hang(Operation *root, Pass &) {
  while (hasAllocation(root))
    std::this_thread::sleep_for(std::chrono::milliseconds(10));
}
/// For hangs that are another subject's doing: a pass that spoils memory, and one that then hangs.
volatile bool isMemorySpoilt = false;
void spoilMemory(Operation *, Pass &) { isMemorySpoilt = true; }
void hangIfSpoilt(Operation *root, Pass &pass) {
  if (isMemorySpoilt)
    hang(root, pass);
}
/// Hangs once, and crashes from then on: FREEHOLD_TEST_LUCK names the file that tells.
void hangThenCrash(Operation *root, Pass &pass) {
  const char *luck = std::getenv("FREEHOLD_TEST_LUCK");
  if (!luck || !hasAllocation(root))
    return;
  if (std::ifstream(luck))
    crash(root, pass);
  std::ofstream(luck) << "from now on it crashes";
  hang(root, pass);
}
/// Reads memory that it has freed, which changes nothing. Only a memory checker can tell.
void readFreed(Operation *root, Pass &) {
  if (!hasAllocation(root))
    return;
  auto *byte = new volatile char(1);
  delete byte;
  (void)*byte;
}
void exitProcess(Operation *root, Pass &) {
  if (hasAllocation(root))
    std::_Exit(0);
}
void eatMemory(Operation *root, Pass &) {
  // The memory is not touched: the limit is on address space, and the machine must stay usable.
  std::vector<void *> eaten;
  while (hasAllocation(root))
    eaten.push_back(::operator new(256 << 20));
}
/// Uses a value before its definition.
void breakIR(Operation *root, Pass &) {
  root->walk([](memref::AllocOp alloc) {
    if (!alloc->use_empty())
      alloc->moveBefore(alloc->getBlock()->getTerminator());
  });
}
void rejectEarly(Operation *root, Pass &pass) {
  root->emitError("does not take this program");
  static_cast<TestPass<rejectEarly> &>(pass).fail();
}
void rejectLate(Operation *root, Pass &pass) {
  SmallVector<memref::AllocOp> allocations;
  root->walk([&](memref::AllocOp alloc) { allocations.push_back(alloc); });
  for (memref::AllocOp alloc : allocations) {
    OpBuilder builder(alloc->getBlock()->getTerminator());
    memref::DeallocOp::create(builder, alloc.getLoc(), alloc);
    alloc.emitError("notices too late");
  }
  if (!allocations.empty())
    static_cast<TestPass<rejectLate> &>(pass).fail();
}
/// For campaigns that need a subject that leaks what its programs leak: nobody knows of a plug-in's pass
/// that it does not deallocate.
void nothing(Operation *, Pass &) {}
void leak(Operation *root, Pass &) {
  root->walk([](memref::DeallocOp dealloc) { dealloc.erase(); });
}
void doubleFree(Operation *root, Pass &) {
  root->walk([](memref::DeallocOp dealloc) {
    OpBuilder builder(dealloc->getContext());
    builder.setInsertionPointAfter(dealloc);
    // The walk has already continued after `dealloc`, so it does not visit the clone.
    builder.clone(*dealloc);
  });
}

template <void (*Body)(Operation *, Pass &)> void add(const char *name) {
  registerPass([name] { return std::make_unique<TestPass<Body>>(name); });
}

void registerAll() {
  add<crash>("test-crash");
  add<abortRun>("test-abort");
  add<overflowStack>("test-overflow-stack");
  add<hang>("test-hang");
  add<spoilMemory>("test-spoil-memory");
  add<hangThenCrash>("test-hang-then-crash");
  add<hangIfSpoilt>("test-hang-if-spoilt");
  add<exitProcess>("test-exit");
  add<eatMemory>("test-eat-memory");
  add<breakIR>("test-break-ir");
  add<rejectEarly>("test-reject-early");
  add<rejectLate>("test-reject-late");
  add<leak>("test-leak");
  add<readFreed>("test-read-freed");
  add<nothing>("test-nothing");
  add<doubleFree>("test-double-free");
}
} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo mlirGetPassPluginInfo() {
  return {MLIR_PLUGIN_API_VERSION, "TestPasses", "1", registerAll};
}
