//===- AsyncOps.cpp - async: regions that run beside the host ---*- C++ -*-===//
// A region runs where it stands, and its token, or a value that it returns, stands for a task
// (Tasks.h). A value is the number of its task, followed by the words of what the region yields.
// A group is a task that ends after those of its tokens; it waits for as many as it was made for.
//
// Unsupported: async.func and its calls, coroutines, and the runtime's ops.
//===----------------------------------------------------------------------===//
#include "oracle/interp/ops/Tasks.h"

#include "mlir/Dialect/Async/IR/Async.h"
#include "mlir/Transforms/RegionUtils.h"

using namespace mlir;

namespace freehold::interp {

/// Returns the registers of what a value of type !async.value holds.
static Registers heldBy(Value value, Emitter &e) {
  Registers all = e.registers(value);
  return {all.at + 1, all.words - 1};
}

static const Inst *execSetWord(const Inst *i, Machine &m) {
  m.u(i->dst) = m.u(i->a);
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalExecute(async::ExecuteOp op, Emitter &e) {
  llvm::SetVector<Value> used;
  getUsedValuesDefinedAbove(op->getRegions(), used);
  for (Value value : used)
    if (!wordsOf(value.getType()))
      return e.unsupported("a value of such a type inside of a region");
  SmallVector<Value> after(op.getDependencies());
  llvm::append_range(after, op.getBodyOperands());
  emitTask(op.getToken(), used.getArrayRef(), after, e, [&] {
    // What a region gets are values that it has waited for.
    for (auto [value, argument] :
         llvm::zip_equal(op.getBodyOperands(), op.getBodyRegion().getArguments()))
      e.move(heldBy(value, e), e.at(argument));
    Label done = e.label();
    e.region(op.getBodyRegion(), [&](Operation *yield) {
      for (auto [held, result] : llvm::zip_equal(yield->getOperands(), op.getBodyResults()))
        e.move(e.registers(held), heldBy(result, e).at);
      e.jump(done);
    });
    e.bind(done);
  });
  for (Value result : op.getBodyResults())
    e.emit(execSetWord, e.at(result), e.at(op.getToken()));
}

static void evalYield(async::YieldOp op, Emitter &e) { e.leaveRegion(op); }

static void evalAwait(async::AwaitOp op, Emitter &e) {
  emitAwait(op.getOperand(), e);
  if (op->getNumResults())
    e.move(heldBy(op.getOperand(), e), e.at(op->getResult(0)));
}

//===----------------------------------------------------------------------===//
// Groups: their tasks know how many tokens are still to come
//===----------------------------------------------------------------------===//

static const Inst *execSetMissing(const Inst *i, Machine &m) {
  if (m.poison[i->a])
    return m.failPoison(i, m.poison[i->a], "the size of a group");
  m.memory.setMissing(m.u(i->dst), m.s(i->a));
  return i->next();
}

static void evalCreateGroup(async::CreateGroupOp op, Emitter &e) {
  emitTask(op.getResult(), {}, {}, e, [] {});
  e.emit(execSetMissing, e.at(op.getResult()), e.at(op.getSize()));
}

/// a: the task of the group, b: that of the token.
static const Inst *execAddToGroup(const Inst *i, Machine &m) {
  if (m.u(i->a) == UINT64_MAX)
    return m.stop(i, Termination::Unsupported, "a group that the caller has made");
  std::optional<int64_t> rank = m.memory.addToGroup(m.u(i->a), m.u(i->b));
  if (!rank)
    return m.fail(i, ErrorKind::Undefined, "adds more tokens to a group than it was made for");
  m.u(i->dst) = *rank;
  m.poison[i->dst] = 0;
  return i->next();
}

static void evalAddToGroup(async::AddToGroupOp op, Emitter &e) {
  e.emit(execAddToGroup, e.at(op.getResult()), e.at(op.getGroup()), e.at(op.getOperand()));
}

static const Inst *execAwaitAll(const Inst *i, Machine &m) {
  if (m.memory.isIncomplete(m.u(i->a)))
    return m.fail(i, ErrorKind::Undefined,
                  "waits for ever, since a group has fewer tokens than it was made for");
  m.memory.endTask(m.u(i->a));
  return i->next();
}

static void evalAwaitAll(async::AwaitAllOp op, Emitter &e) {
  e.emit(execAwaitAll, 0, e.at(op.getOperand()));
}

void addAsyncOps(InterpTable &table) {
  table.on<async::ExecuteOp>(evalExecute);
  table.on<async::YieldOp>(evalYield);
  table.on<async::AwaitOp>(evalAwait);
  table.on<async::CreateGroupOp>(evalCreateGroup);
  table.on<async::AddToGroupOp>(evalAddToGroup);
  table.on<async::AwaitAllOp>(evalAwaitAll);
}

} // namespace freehold::interp
