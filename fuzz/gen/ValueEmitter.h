//===- ValueEmitter.h - Values for operands, and accesses -------*- C++ -*-===//
// Op rows ask it for operands: values in scope that fit, or new ones, for which it writes the ops. It
// draws by the profile, so that a profile's restrictions are kept here.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "fuzz/gen/FunctionText.h"
#include "fuzz/gen/Profile.h"

#include <functional>

namespace freehold::gen {

class ValueEmitter : public FunctionText {
public:
  Choices &choices;
  const Profile &profile;
  Scope scope;

  /// Writes `%n = text` and returns the value, which is not added to the scope.
  Value define(Type type, const std::string &text, Facts facts = {});
  /// Writes `%n = text` and adds the value to the scope.
  Value add(Type type, const std::string &text, Facts facts = {});

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

protected:
  ValueEmitter(Choices &choices, const Profile &profile);

private:
  std::string guardedIndices(const Value &buffer, std::string &guard);
  Type pickRareType();
  void initialiseByStores(const Value &buffer);

  /// Weights of the less frequent types.
  std::vector<unsigned> typeWeights_;
};

} // namespace freehold::gen
