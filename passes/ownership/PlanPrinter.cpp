//===- PlanPrinter.cpp - Plan::print --------------------------------------===//
// The option print-plan of the pass shows, before the IR changes:
//
//   plan of @f
//     %alloc: result of memref.alloc at line 3, always owns
//       moves to %0 (argument of ^bb1), on the edge ^bb0 -> ^bb1 (cf.br at line 5)
//     %0: argument of ^bb1, owns if its indicator is set
//       freed if its indicator is set, at func.return at line 9
//     result 0 of func.return at line 9 is a clone of %arg0, which the function does not own
//===----------------------------------------------------------------------===//
#include "passes/ownership/Plan.h"

#include "mlir/IR/AsmState.h"

#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::ownership {

namespace {
class PlanPrinter {
public:
  PlanPrinter(const Plan &plan, llvm::raw_ostream &os)
      : plan(plan), flow(plan.function.flow), names(plan.function.op), os(os) {}

  void run() {
    FunctionOpInterface op = plan.function.op;
    os << "plan of @" << op.getName() << "\n";
    for (RootId id : plan.roots.ids())
      printRoot(id);
    for (const auto &[id, exit] : flow.exits.entries())
      if (exit.kind == Exit::Kind::Return)
        printReturnedClones(id, exit);
    for (const HandOver &each : plan.releases.handOvers)
      printPassedClone(each);
  }

private:
  std::string nameOf(Value value);
  std::string nameOf(Block *block);
  std::string describe(Operation *op);
  std::string describe(const Exit &exit);
  std::string describe(BlockArgument argument);
  std::string receiverOf(const Exit &exit, ForwardId forward);
  std::string position(RootId id, const Exit &exit);

  void printRoot(RootId id);
  void printReleases(RootId id);
  void printExit(RootId id, const Exit &exit, const Transfer &transfer);
  void printContest(const Transfer::Contest &contest, const Exit &exit);
  void printReturnedClones(ExitId id, const Exit &exit);
  void printPassedClone(const HandOver &handOver);

  /// The condition under which the root owns, as the end of a clause.
  std::string ifOwned(RootId id) const {
    return plan.states.of(id) == Ownership::Dynamic ? " if its indicator is set" : "";
  }

  const Plan &plan;
  const Flow &flow;
  AsmState names;
  llvm::raw_ostream &os;
};
} // namespace

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

std::string PlanPrinter::nameOf(Value value) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  value.printAsOperand(stream, names);
  return text;
}

std::string PlanPrinter::nameOf(Block *block) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  block->printAsOperand(stream, names);
  return text;
}

std::string PlanPrinter::describe(Operation *op) {
  std::string text = op->getName().getStringRef().str();
  if (auto location = dyn_cast<FileLineColLoc>(op->getLoc()))
    text += " at line " + std::to_string(location.getLine());
  return text;
}

std::string PlanPrinter::describe(BlockArgument argument) {
  Block *block = argument.getOwner();
  if (block->isEntryBlock() && block->getParentOp() == plan.function.op)
    return "argument of the function";
  if (block->isEntryBlock())
    return "argument of a region of " + describe(block->getParentOp());
  return "argument of " + nameOf(block);
}

std::string PlanPrinter::describe(const Exit &exit) {
  Operation *terminator = exit.terminator();
  std::string at = terminator ? describe(terminator) : "the end of " + nameOf(exit.block);
  switch (exit.kind) {
  case Exit::Kind::Branch:
    if (terminator->getNumSuccessors() > 1)
      at = "successor " + std::to_string(exit.successor) + " of " + at;
    return "on the edge " + nameOf(exit.block) + " -> " + nameOf(exit.target()) + " (" + at + ")";
  case Exit::Kind::Region:
    return "at " + at + " of " + describe(exit.block->getParentOp());
  case Exit::Kind::Return:
  case Exit::Kind::Plain:
    return "at " + at;
  }
  llvm_unreachable("all kinds of exits are handled");
}

/// What receives the ownership that a forward takes along.
std::string PlanPrinter::receiverOf(const Exit &exit, ForwardId forward) {
  if (exit.kind == Exit::Kind::Return)
    return "the caller as result " + std::to_string(exit.forwards[forward].index);
  std::string text;
  for (SlotId slot : exit.forwards[forward].slots) {
    Value value = flow.slots[slot].value;
    text += (text.empty() ? "" : " or ") + nameOf(value) + " (";
    if (auto argument = dyn_cast<BlockArgument>(value))
      text += describe(argument) + ")";
    else
      text += "result of " + describe(value.getDefiningOp()) + ")";
  }
  return text;
}

/// Where before `exit` the root is freed.
std::string PlanPrinter::position(RootId id, const Exit &exit) {
  const Lifetime &lifetime = plan.lifetimes[id];
  Operation *last = lifetime.lastUse.lookup(exit.block);
  bool isEarly = plan.function.options.freeAfterLastUse && !lifetime.escapes && last &&
                 last != exit.terminator() && flow.exitsOf.lookup(exit.block).size() == 1;
  return isEarly ? "after " + describe(last) + ", its last use before the exit " + describe(exit)
                 : describe(exit);
}

//===----------------------------------------------------------------------===//
// Roots
//===----------------------------------------------------------------------===//

void PlanPrinter::printRoot(RootId id) {
  const Root &root = plan.roots[id];
  os << "  " << nameOf(root.value) << ": ";
  if (auto argument = dyn_cast<BlockArgument>(root.value))
    os << describe(argument);
  else
    os << "result of " << describe(root.value.getDefiningOp());
  switch (plan.states.of(id)) {
  case Ownership::Unreached:
  case Ownership::Borrowed:
    os << ", never owns\n";
    return;
  case Ownership::Owned:
    os << ", always owns\n";
    break;
  case Ownership::Dynamic:
    os << ", owns if its indicator is set\n";
    break;
  }
  if (plan.lifetimes[id].escapes)
    os << "    lives to the end of its region, since it may be used other than through aliases\n";
  printReleases(id);
  for (const auto &[exitId, exit] : flow.exits.entries())
    printExit(id, exit, plan.transfers[exitId]);
}

/// Prints what the program itself does to end the ownership of the root.
void PlanPrinter::printReleases(RootId id) {
  if (plan.releases.needsCell(id))
    os << "    its indicator is a stack cell, since the program may free it\n";
  for (const ExistingFree &free : plan.releases.frees)
    for (const ExistingFree::Target &target : free.targets)
      if (target.root == id) {
        os << "    freed by the program's " << describe(free.op);
        if (!target.same)
          os << " if it is the same allocation as " << nameOf(free.memref());
        os << "\n";
      }
  for (const HandOver &each : plan.releases.handOvers)
    if (each.root == id)
      os << "    moves to the callee of " << describe(each.call) << ifOwned(id) << "\n";
}

void PlanPrinter::printContest(const Transfer::Contest &contest, const Exit &exit) {
  os << "    compared at run time" << ifOwned(contest.root) << ", " << describe(exit) << ":\n";
  for (ForwardId forward : contest.forwards)
    os << "      moves to " << receiverOf(exit, forward) << ", if "
       << nameOf(exit.forwards[forward].operand) << " is the same allocation\n";
  os << "      freed otherwise\n";
}

void PlanPrinter::printExit(RootId id, const Exit &exit, const Transfer &transfer) {
  for (const Transfer::Move &move : transfer.moved)
    if (move.root == id)
      os << "    moves to " << receiverOf(exit, move.forward) << ifOwned(id) << ", "
         << describe(exit) << "\n";
  for (const Transfer::Move &move : transfer.copied)
    if (move.root == id)
      os << "    cloned for " << receiverOf(exit, move.forward) << ", since "
         << nameOf(exit.forwards[move.forward].operand)
         << " is a view whose aligned pointer moved, " << describe(exit) << "\n";
  if (llvm::is_contained(transfer.freed, id))
    os << "    freed" << ifOwned(id) << ", " << position(id, exit) << "\n";
  for (const Transfer::Chosen &chosen : transfer.chosen)
    if (chosen.root == id)
      os << "    moves to " << receiverOf(exit, chosen.forward) << " if the selects of "
         << nameOf(exit.forwards[chosen.forward].operand) << " choose it, else freed" << ifOwned(id)
         << ", " << describe(exit) << "\n";
  for (const Transfer::Contest &contest : transfer.contested)
    if (contest.root == id)
      printContest(contest, exit);
}

//===----------------------------------------------------------------------===//
// Clones
//===----------------------------------------------------------------------===//

void PlanPrinter::printReturnedClones(ExitId id, const Exit &exit) {
  for (const auto &[forwardId, forward] : exit.forwards.entries()) {
    Ownership ownership = plan.states.of(id, forwardId);
    if (plan.function.signature.results[forward.index] != ArgOwnership::Owned ||
        ownership == Ownership::Owned ||
        (ownership == Ownership::Borrowed && isOtherAllocators(forward.operand, plan.function)))
      continue;
    os << "  result " << forward.index << " of " << describe(exit.terminator()) << " is a clone of "
       << nameOf(forward.operand)
       << (ownership == Ownership::Dynamic ? ", unless the function owns it at run time\n"
                                           : ", which the function does not own there\n");
  }
}

void PlanPrinter::printPassedClone(const HandOver &handOver) {
  Ownership ownership = handOver.root ? plan.states.of(*handOver.root) : Ownership::Borrowed;
  if (handOver.ownership != ArgOwnership::Owned || ownership == Ownership::Owned)
    return;
  os << "  operand " << handOver.operand << " of " << describe(handOver.call) << " is a clone of "
     << nameOf(handOver.call->getOperand(handOver.operand))
     << (ownership == Ownership::Dynamic
             ? ", unless the function owns it at run time\n"
             : ", since the callee takes it over and it is not owned or is needed afterwards\n");
}

void Plan::print(llvm::raw_ostream &os) const { PlanPrinter(*this, os).run(); }

} // namespace freehold::ownership
