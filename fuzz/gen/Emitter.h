//===- Emitter.h - Writes one module as text --------------------*- C++ -*-===//
// What op rows work with: choices, the scope, and helpers that write lines. Where text goes
// and what may stand there is the Place; helpers that open a region change it and restore
// it. Values are numbered in the order of their definition within a function.
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
  /// Others call it, which restricts what it may return; see Scope.h.
  bool isCalled = false;
  /// Parameter 0 is fuel, an index that each call of itself, or of its partner, lowers.
  bool isRecursive = false;
  /// Steps of one call, at most about.
  unsigned cost = 1;
};

/// A block that later code may still branch to, with its arguments.
struct Join {
  std::string label;
  std::vector<Slot> slots;
};

/// How a block may leave the region: `op`, "return" or a yield, with values for the slots.
struct Leaving {
  const char *op = nullptr;
  std::span<const Slot> slots = {};
  /// Where the region's own values start.
  Scope::Mark mark = 0;
};

/// A cell that belongs to one iteration of a loop, or one that all add to.
struct Accumulator {
  Value buffer;
  std::string indices;
  bool isAtomic = false;
};

struct Place {
  /// The region may have several blocks.
  bool isCfg = true;
  /// It is a function's body.
  bool isTopLevel = true;
  /// Only where it may.
  Leaving leaving = {};
  std::vector<Join> joins = {};
  unsigned depth = 0;
  unsigned allocationScope = 1;
  /// How often the code here runs in one call, at most.
  unsigned loopFactor = 1;
  /// In a loop whose iterations may run in any order, where what would be observed goes. There
  /// nothing is printed or called, and no buffer that another iteration reaches is in scope as
  /// Writable.
  std::optional<Accumulator> accumulator = std::nullopt;
  /// Operands of affine maps, beside the indices of the function's top level: induction variables
  /// of affine loops, and those indices where this is no longer that level.
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
  /// The function being written, and those before it.
  Signature current;
  /// One that calls the current function, and that it may call, with less fuel and the same
  /// results; its body need not be written yet.
  std::optional<Signature> partner;
  bool hasCalledItself = false;
  std::vector<Signature> functions;
  Statistics statistics;

  // Text.
  void line(const std::string &text);
  std::string fresh() { return "%" + std::to_string(nextValue_++); }
  std::string freshLabel() { return "^bb" + std::to_string(nextBlock_++); }
  /// `%n = text`, not in scope.
  std::string op(const std::string &text);
  Value define(Type type, const std::string &text, Facts facts = {});
  /// The same, in scope.
  Value add(Type type, const std::string &text, Facts facts = {});
  void label(const std::string &label, std::span<const Value> arguments = {});
  std::string constant(Element element, int number);
  /// Declares it in the module's head, once.
  void declare(const std::string &text) { declarations_.insert(text); }
  void countCost(unsigned steps);

  // Values that are there or get made.
  Value pickScalar(Element element);
  std::string pickBool();
  std::string pickIndexBelow(unsigned bound);
  /// A new initialised buffer on the heap of an allocatable type, not in scope.
  Value newBuffer(Type type, Access access);
  void initialise(const Value &buffer);
  std::string allocationText(const char *op, const Type &type);
  /// The text of an index: a size of the memref, and one that is at most kIndexMax.
  std::string dim(const Value &buffer, unsigned d);
  std::string boundedDim(const Value &buffer, unsigned d);
  /// The memref itself or, of an unranked one, what it was made from. Not in scope.
  Value ranked(const Value &buffer);
  /// A value in scope that the slot accepts, or a new one.
  Value fill(const Slot &slot);
  std::vector<Value> fillAll(std::span<const Slot> slots);
  /// A tensor type in programs on tensors: rows for memrefs that only name types serve both.
  Type pickMemRefType();
  /// For a parameter or a result; callers from outside know no unranked ones.
  Type pickSignatureType(bool isPublic);
  Slot makeSlot(unsigned stackDepthMax);
  std::vector<Slot> makeSlots(unsigned max, unsigned stackDepthMax);

  // What profiles for clone-based deallocation ask for; nothing otherwise. See Legacy.cpp.
  Slot joinSlot(Slot slot) const;
  void keepOneOwner(std::span<Slot> results) const;
  /// Values in scope do not fit: they have names that stay.
  bool needsNewBuffer(const Slot &slot) const;
  void writeBeforeFreezing(Value buffer);

  // Accesses; guarded where the memref may be empty. The memref may be unranked.
  Value load(const Value &buffer);
  /// Lines that use an element of a ranked memref, whose indices are passed as text.
  void access(const Value &buffer, const std::function<void(const std::string &indices)> &emit);
  void store(const Value &scalar, const Value &buffer);
  /// Its contents become visible.
  void observe(const Value &buffer);
  void print(const Value &scalar);
  /// Adds the scalar to what this parallel iteration accumulates.
  void accumulate(const Value &scalar);

  // Structure.
  bool hasRowsLeft() const { return rowsLeft_ > 0 && rowsLeftHere_ > 0; }
  bool mayNest() const { return hasRowsLeft() && place.depth < profile.depthMax; }
  /// Random ops until a choice says stop.
  void emitOps();
  /// Observes most of what was made since the mark and is not observed yet.
  void observeNew(Scope::Mark mark);
  /// Ops and then `terminator` with values for the slots.
  void blockYielding(const std::string &terminator, std::span<const Slot> slots);
  /// The same for a region that starts here; `prefix` values are in scope in it.
  void regionYielding(const std::string &terminator, std::span<const Slot> slots,
                      std::span<const Value> arguments, Place inside);
  /// A Place nested in this one, where blocks are not allowed.
  Place nested() const;
  /// Names for block arguments.
  std::vector<Value> nameSlots(std::span<const Slot> slots);
  /// Names for an op's results, `%3:2 = ` as text and `%3#0`, `%3#1` as values.
  std::string addResults(std::span<const Slot> slots, std::vector<Value> &values);
  void addAll(std::span<const Value> values);
  void leaveRegion();
  /// Where text goes next.
  size_t textMark() const { return body_.size(); }
  /// Takes back what was written since the mark: whole blocks, to be put elsewhere.
  std::string takeText(size_t mark);
  void putBlocks(const std::string &blocks) { body_ += blocks; }
  /// The same, after the last block of the region.
  void putBlocksLast(const std::string &blocks) { lastBlocks_ += blocks; }

  // Modules.
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
  /// Finished blocks that go to the end of the region.
  std::string lastBlocks_;
  std::set<std::string> declarations_;
  std::map<std::string, std::string> constants_;
  unsigned indent_ = 1, nextValue_ = 0, nextBlock_ = 1;
  unsigned rowsLeft_, rowsLeftHere_ = 0;
  unsigned openCost_ = 0;

  friend class Indented;
};

/// Text is one level deeper while it lives.
class Indented {
public:
  explicit Indented(Emitter &e) : e_(e) { ++e_.indent_; }
  ~Indented() { --e_.indent_; }

private:
  Emitter &e_;
};

/// How often each rarer type is drawn; see Values.cpp.
std::vector<unsigned> typeWeights(const Profile &profile);

std::string joinNames(std::span<const Value> values);
std::string joinTypes(std::span<const Value> values);
std::string joinTypes(std::span<const Slot> slots);

} // namespace freehold::gen
