//===- Emitter.h - Writes one module as text --------------------*- C++ -*-===//
// The helpers that op rows work with: choices, the scope, and functions that write lines. Place
// says what may be emitted at the current position; helpers that open a region change it and
// restore it. Values are numbered in the order of their definition within a function.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "fuzz/gen/Generator.h"
#include "fuzz/gen/Scope.h"

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <span>

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

/// A block that later code may still branch to, with its arguments.
struct Join {
  std::string label;
  std::vector<Slot> slots;
};

/// How a block may leave the region: `op` is "return" or a yield, `slots` are its operands.
struct Leaving {
  const char *op = nullptr;
  std::span<const Slot> slots = {};
  /// The position in the scope where the region's own values start.
  Scope::Mark mark = 0;
};

/// A cell that only one iteration of a loop writes, or, if atomic, to which all iterations add.
struct Accumulator {
  Value buffer;
  std::string indices;
  bool isAtomic = false;
};

struct Place {
  /// Whether the region may have several blocks.
  bool isCfg = true;
  /// Whether the region is a function's body.
  bool isTopLevel = true;
  /// How to leave the region; `op` is null where that is not allowed.
  Leaving leaving = {};
  std::vector<Join> joins = {};
  unsigned depth = 0;
  unsigned allocationScope = 1;
  /// Upper bound of how often the code here runs in one call.
  unsigned loopFactor = 1;
  /// Set in a loop whose iterations may run in any order: values that would be observed are added
  /// to it instead. Nothing is printed or called there, and no buffer that another iteration may
  /// access is in scope as Writable.
  std::optional<Accumulator> accumulator = std::nullopt;
  /// Induction variables of affine loops, which may be operands of affine maps. In a region where
  /// indices of the function's top level are no longer at the top level, these are here as well.
  std::vector<std::string> affineIndices = {};

  bool isParallel() const { return accumulator.has_value(); }
};

class Emitter {
public:
  Emitter(Choices &choices, const Profile &profile);

  Choices &choices;
  const Profile &profile;
  Scope scope;
  Place place;
  /// The function being written; `functions` has those before it.
  Signature current;
  /// A function that calls the current one, which may call it back with less fuel. Both have the
  /// same results. Its body may not be written yet.
  std::optional<Signature> partner;
  bool hasCalledItself = false;
  std::vector<Signature> functions;
  Statistics statistics;

  // Text.
  void line(const std::string &text);
  std::string fresh() { return "%" + std::to_string(nextValue_++); }
  std::string freshLabel() { return "^bb" + std::to_string(nextBlock_++); }
  /// Writes `%n = text` and returns `%n`, which is not added to the scope.
  std::string op(const std::string &text);
  Value define(Type type, const std::string &text, Facts facts = {});
  /// Writes `%n = text` and adds the value to the scope.
  Value add(Type type, const std::string &text, Facts facts = {});
  void label(const std::string &label, std::span<const Value> arguments = {});
  std::string constant(Element element, int number);
  /// Adds a declaration to the module, once.
  void declare(const std::string &text) { declarations_.insert(text); }
  void countCost(unsigned steps);

  // Values from the scope, or new ones.
  Value pickScalar(Element element);
  std::string pickBool();
  std::string pickIndexBelow(unsigned bound);
  /// Returns a new initialised heap buffer of an allocatable type, not in scope.
  Value newBuffer(Type type, Access access);
  void initialise(const Value &buffer);
  std::string allocationText(const char *op, const Type &type);
  /// Returns a size of the memref as an index; `boundedDim` limits it to kIndexMax.
  std::string dim(const Value &buffer, unsigned d);
  std::string boundedDim(const Value &buffer, unsigned d);
  /// Returns a ranked memref as it is, or casts an unranked one back to the type it was made from.
  /// The result is not in scope.
  Value ranked(const Value &buffer);
  /// Returns a value in scope that the slot accepts, or a new one.
  Value fill(const Slot &slot);
  std::vector<Value> fillAll(std::span<const Slot> slots);
  /// Returns a tensor type in programs on tensors, so that rows which only name a type work for
  /// both.
  Type pickMemRefType();
  /// Returns a type for a parameter or result. Public functions have no unranked ones.
  Type pickSignatureType(bool isPublic);
  Slot makeSlot(unsigned stackDepthMax);
  std::vector<Slot> makeSlots(unsigned max, unsigned stackDepthMax);

  // Restrictions of profiles for clone-based deallocation; without effect otherwise. See
  // Legacy.cpp.
  Slot joinSlot(Slot slot) const;
  void keepOneOwner(std::span<Slot> results) const;
  /// Returns true if no value in scope may be passed, since its other names stay in use.
  bool needsNewBuffer(const Slot &slot) const;
  void writeBeforeFreezing(Value buffer);

  // Accesses, guarded by an scf.if if the memref may be empty. The memref may be unranked.
  Value load(const Value &buffer);
  /// Calls `emit` with the text of an element's indices; the memref must be ranked.
  void access(const Value &buffer, const std::function<void(const std::string &indices)> &emit);
  void store(const Value &scalar, const Value &buffer);
  /// Makes the contents of the buffer observable.
  void observe(const Value &buffer);
  void print(const Value &scalar);
  /// Adds the scalar to the accumulator of this parallel iteration.
  void accumulate(const Value &scalar);

  // Structure
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
  /// The current end of the text.
  size_t textMark() const { return body_.size(); }
  /// Removes and returns the text written since the mark, which must be whole blocks.
  std::string takeText(size_t mark);
  void putBlocks(const std::string &blocks) { body_ += blocks; }
  /// Appends blocks after the last block of the region.
  void putBlocksLast(const std::string &blocks) { lastBlocks_ += blocks; }

  // Modules
  void limitRows(unsigned rows) { rowsLeft_ = rows; }
  void emitFunction(Signature signature, unsigned rows);
  std::string finish();

private:
  void innerLine(const std::string &text);
  std::string guardedIndices(const Value &buffer, std::string &guard);
  Type pickRareType();
  void initialiseByStores(const Value &buffer);
  bool emitRow();
  std::string header(const Signature &signature, std::span<const std::string> names) const;

  std::vector<unsigned> weights_, typeWeights_;
  std::string text_, body_;
  /// Finished blocks to be written at the end of the region.
  std::string lastBlocks_;
  std::set<std::string> declarations_;
  std::map<std::string, std::string> constants_;
  unsigned indent_ = 1, nextValue_ = 0, nextBlock_ = 1;
  unsigned rowsLeft_, rowsLeftHere_ = 0;
  unsigned openCost_ = 0;

  friend class Indented;
};

/// Indents lines by one more level while it lives.
class Indented {
public:
  explicit Indented(Emitter &e) : e_(e) { ++e_.indent_; }
  ~Indented() { --e_.indent_; }

private:
  Emitter &e_;
};

/// Returns the weights of the less frequent types; see Values.cpp.
std::vector<unsigned> typeWeights(const Profile &profile);

std::string joinNames(std::span<const Value> values);
std::string joinTypes(std::span<const Value> values);
std::string joinTypes(std::span<const Slot> slots);

} // namespace freehold::gen
