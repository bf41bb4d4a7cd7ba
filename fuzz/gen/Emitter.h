//===- Emitter.h - Writes one module as text --------------------*- C++ -*-===//
// What op rows work with: choices, the scope, and helpers that write lines. Where text goes
// and what may stand there is the Place; helpers that open a region change it and restore
// it. Values are numbered in the order of their definition within a function.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "fuzz/gen/Generator.h"
#include "fuzz/gen/Scope.h"

#include <map>
#include <set>
#include <span>

namespace freehold::gen {

struct Signature {
  std::string name;
  std::vector<Slot> parameters, results;
  bool isPublic = false;
  /// Others call it, which restricts what it may return; see Scope.h.
  bool isCalled = false;
  /// Parameter 0 is fuel, an index that each call of itself lowers.
  bool isRecursive = false;
  /// Steps of one call, at most about.
  unsigned cost = 1;
};

/// A block that later code may still branch to, with its arguments.
struct Join {
  std::string label;
  std::vector<Slot> slots;
};

struct Place {
  /// The region may have several blocks.
  bool isCfg = true;
  /// It is a function's body.
  bool mayReturn = true;
  std::vector<Join> joins;
  unsigned depth = 0;
  unsigned allocationScope = 1;
  /// How often the code here runs in one call, at most.
  unsigned loopFactor = 1;
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
  /// A value in scope that the slot accepts, or a new one.
  Value fill(const Slot &slot);
  std::vector<Value> fillAll(std::span<const Slot> slots);
  /// A tensor type in programs on tensors: rows for memrefs that only name types serve both.
  Type pickMemRefType();
  Slot makeSlot(unsigned stackDepthMax);
  std::vector<Slot> makeSlots(unsigned max, unsigned stackDepthMax);

  // Accesses; guarded where a size is dynamic.
  Value load(const Value &buffer);
  void store(const Value &scalar, const Value &buffer);
  /// Its contents become visible.
  void observe(const Value &buffer);
  void print(const Value &scalar);

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
  void emitReturn();

  // Modules.
  void emitFunction(Signature signature, unsigned rows);
  std::string finish();

private:
  void innerLine(const std::string &text);
  std::string guardedIndices(const Value &buffer, std::string &guard);
  void initialiseByStores(const Value &buffer);
  bool emitRow();
  std::string header(const Signature &signature, std::span<const std::string> names) const;

  std::vector<unsigned> weights_;
  std::string text_, body_;
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

std::string joinNames(std::span<const Value> values);
std::string joinTypes(std::span<const Value> values);
std::string joinTypes(std::span<const Slot> slots);

} // namespace freehold::gen
