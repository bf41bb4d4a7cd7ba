//===- Emitter.h - Writes one module as text --------------------*- C++ -*-===//
// What op rows work with: choices, the scope, values for operands (ValueEmitter.h), lines
// (FunctionText.h), and here the structure: blocks, regions, functions.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Generator.h"
#include "fuzz/gen/ValueEmitter.h"

namespace freehold::gen {

struct Signature {
  std::string name;
  std::vector<Slot> parameters, results;
  bool isPublic = false;
  /// Other functions call this one, which restricts what it may return; see Scope.h.
  bool isCalled = false;
  /// Parameter 0 is fuel: an index that is lowered by each call of the function or its partner.
  bool isRecursive = false;
  /// An estimate of the steps that one call takes at most.
  unsigned cost = 1;
};

class Emitter : public ValueEmitter {
public:
  Emitter(Choices &choices, const Profile &profile);

  /// The function being written; `functions` has those before it.
  Signature current;
  /// A function that calls the current one, which may call it back with less fuel. Both have the
  /// same results. Its body may not be written yet.
  std::optional<Signature> partner;
  bool hasCalledItself = false;
  std::vector<Signature> functions;
  Statistics statistics;

  bool hasRowsLeft() const { return rowsLeft_ > 0 && rowsLeftHere_ > 0; }
  bool mayNest() const { return hasRowsLeft() && place.depth < profile.depthMax; }
  /// Emits random ops until a choice says to stop.
  void emitOps();
  /// Observes most values that were defined since the mark and are not observed yet.
  void observeNew(Scope::Mark mark);
  /// Emits ops, and then `terminator` with values for the slots.
  void blockYielding(const std::string &terminator, std::span<const Slot> slots);
  /// Like blockYielding, for a region that starts here; `prefix` values are in scope in it.
  void regionYielding(const std::string &terminator, std::span<const Slot> slots,
                      std::span<const Value> arguments, Place inside);
  /// Returns a Place nested in this one in which only a single block is allowed.
  Place nested() const;
  /// Returns names for block arguments.
  std::vector<Value> nameSlots(std::span<const Slot> slots);
  /// Returns text like `%3:2 = ` for an op's results, and adds the values `%3#0`, `%3#1` to the
  /// scope.
  std::string addResults(std::span<const Slot> slots, std::vector<Value> &values);
  void addAll(std::span<const Value> values);
  void leaveRegion();

  // Modules
  void limitRows(unsigned rows) { rowsLeft_ = rows; }
  void emitFunction(Signature signature, unsigned rows);
  /// Returns the whole module.
  std::string finish() const;

private:
  bool emitRow();
  std::string header(const Signature &signature, std::span<const std::string> names) const;

  /// Weights of the rows.
  std::vector<unsigned> weights_;
  /// The functions before the current one.
  std::string text_;
  unsigned rowsLeft_, rowsLeftHere_ = 0;
};

} // namespace freehold::gen
