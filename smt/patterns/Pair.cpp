//===- Pair.cpp -----------------------------------------------------------===//
#include "smt/patterns/Pair.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/Dialect/MemRef/IR/MemRef.h"
#include "mlir/IR/Builders.h"

#include "llvm/ADT/MapVector.h"

using namespace mlir;

namespace freehold::smt::patterns {

/// Returns the allocations of a function by name; null for a name that is not unique or not in the
/// entry block.
static llvm::MapVector<StringAttr, memref::AllocOp> allocationsOf(func::FuncOp function) {
  llvm::MapVector<StringAttr, memref::AllocOp> named;
  function.walk([&](memref::AllocOp op) {
    auto loc = dyn_cast<NameLoc>(op.getLoc());
    if (!loc)
      return;
    bool isOnly = named.insert({loc.getName(), op}).second;
    if (!isOnly || op->getBlock() != &function.front() || op->getNumOperands())
      named[loc.getName()] = nullptr;
  });
  return named;
}

/// Turns the allocation into the last argument. Returns the argument's number.
static unsigned makeArgument(func::FuncOp function, memref::AllocOp allocation) {
  unsigned number = function.getNumArguments();
  (void)function.insertArgument(number, allocation.getType(), {}, allocation.getLoc());
  allocation.replaceAllUsesWith(function.getArgument(number));
  allocation.erase();
  return number;
}

/// Adds attributes and facts that say that the argument is an allocation of its own.
static void addFacts(Rewrite &rewrite, unsigned number) {
  OpBuilder b(rewrite.source.getContext());
  rewrite.source.setArgAttr(number, "freehold.noalias", b.getUnitAttr());
  rewrite.source.setArgAttr(number, "freehold.owned", b.getUnitAttr());
  Fact noAlias{Fact::Kind::NoAlias, number};
  for (BlockArgument argument : rewrite.source.getArguments())
    if (isa<BaseMemRefType>(argument.getType()) && argument.getArgNumber() != number)
      noAlias.others.push_back(argument.getArgNumber());
  rewrite.facts.push_back(std::move(noAlias));
  rewrite.facts.push_back({Fact::Kind::Owned, number});
}

Pair makePair(func::FuncOp source, func::FuncOp target) {
  MLIRContext *context = source.getContext();
  Pair pair{ModuleOp::create(UnknownLoc::get(context)), {}};
  Rewrite &rewrite = pair.rewrite;
  rewrite.source = source.clone();
  rewrite.target = target.clone();
  rewrite.source.setName("src");
  rewrite.target.setName("tgt");
  pair.module->push_back(rewrite.source);
  pair.module->push_back(rewrite.target);
  auto before = allocationsOf(rewrite.source), after = allocationsOf(rewrite.target);
  llvm::SmallVector<unsigned> made;
  for (auto &[name, allocation] : before) {
    auto counterpart = after.find(name);
    if (!allocation || counterpart == after.end() || !counterpart->second ||
        counterpart->second.getType() != allocation.getType())
      continue;
    made.push_back(makeArgument(rewrite.source, allocation));
    makeArgument(rewrite.target, counterpart->second);
  }
  // Add facts after all arguments exist, since each differs from all others.
  for (unsigned number : made)
    addFacts(rewrite, number);
  rewrite.isList.assign(rewrite.source.getNumArguments(), false);
  rewrite.pairedWith.resize(rewrite.source.getNumArguments());
  return pair;
}

std::string Pair::text() const {
  std::string text;
  llvm::raw_string_ostream stream(text);
  for (func::FuncOp function : {rewrite.source, rewrite.target}) {
    function->print(stream, OpPrintingFlags().useLocalScope());
    stream << '\n';
  }
  return text;
}

//===----------------------------------------------------------------------===//
// Differences
//===----------------------------------------------------------------------===//

std::string describeChange(func::FuncOp source, func::FuncOp target) {
  struct Counts {
    explicit Counts(func::FuncOp function) {
      function.walk([&](bufferization::DeallocOp op) {
        ++deallocs;
        memrefs += op.getMemrefs().size();
        retained += op.getRetained().size();
      });
      function.walk([&](memref::AllocOp) { ++allocations; });
    }
    unsigned deallocs = 0, memrefs = 0, retained = 0, allocations = 0;
  } before(source), after(target);
  std::string text;
  auto add = [&](StringRef what, unsigned from, unsigned to) {
    if (from != to)
      text += (text.empty() ? "" : ", ") + what.str() + " " + std::to_string(from) + " -> " +
              std::to_string(to);
  };
  add("deallocs", before.deallocs, after.deallocs);
  add("memrefs", before.memrefs, after.memrefs);
  add("retained", before.retained, after.retained);
  add("allocations", before.allocations, after.allocations);
  return text.empty() ? "operands" : text;
}

} // namespace freehold::smt::patterns
