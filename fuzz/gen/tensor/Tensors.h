//===- Tensors.h - What rows for programs on tensors share ------*- C++ -*-===//
// The same Emitter writes programs on tensors, from other rows. one-shot-bufferize then decides
// which tensors become buffers, which are copied and which are updated in place. Invariants:
//   - all elements of a tensor in scope are defined: a tensor.empty is not in scope, only the
//     result of overwriting it completely;
//   - a dynamic size of a tensor in scope is at most kIndexMax or that of an argument: operands of
//     ops that make tensors larger are cut first, so that loops cannot grow them without limit;
//   - a static tensor has at most kElementsMax elements;
//   - two dynamic sizes are never assumed to be equal: where an op needs equal ones, the second
//     operand is made with the sizes of the first;
//   - ops that must be bufferized in place get a new tensor without other names;
//   - a public function with several tensor arguments writes none of them, since its caller may
//     pass one buffer for all. In unprepared programs it may, since each is in a buffer of its own.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

namespace freehold::gen::tensors {

inline constexpr int kElementsMax = 32;

/// Returns the prepare pipeline: one-shot-bufferize with random options, and passes around it.
std::string drawPreparation(Choices &choices, std::span<const Signature> functions);

/// Returns the attribute of a function's tensor arguments; empty for none.
const char *parameterAttribute(const Signature &signature, const Profile &profile);

Type pickType(ValueEmitter &e);
bool hasElements(const Type &type);

bool isTensor(const Value &value);
bool hasTensor(const Emitter &e);
/// Returns any tensor in scope; there must be one.
Value pick(ValueEmitter &e);
/// Returns a tensor in scope of this type, or a new one.
Value pickOf(ValueEmitter &e, const Type &type);

/// Returns a new, fully defined tensor, not in scope.
Value make(ValueEmitter &e, const Type &type);
/// Returns a copy of `value` without other names, not in scope.
Value copyOf(ValueEmitter &e, const Value &value);
/// Returns the dynamic sizes of `value` as SSA values.
std::vector<std::string> dynamicSizes(ValueEmitter &e, const Value &value);
/// Emits `tensor.empty`, to be used as a destination that is overwritten.
Value empty(ValueEmitter &e, const Type &type, const std::vector<std::string> &sizes);
/// Returns a destination with the shape of `like` and these elements, to be overwritten completely.
Value destinationLike(ValueEmitter &e, const Value &like, Element element);
/// Returns a tensor of the type and sizes of `like`, perhaps `like` itself.
Value sameShape(ValueEmitter &e, const Value &like);
/// Returns `value` with each dynamic size cut to kIndexMax.
Value cut(ValueEmitter &e, const Value &value);

/// `tensor.dim`.
std::string dim(ValueEmitter &e, const Value &value, unsigned dimension);
/// Returns indices of an element. If a size may be 0, `guard` is an i1 that is true if there is
/// one.
std::string elementIndices(ValueEmitter &e, const Value &value, std::string &guard);
/// Returns an element, or a constant if there is none.
Value extract(ValueEmitter &e, const Value &value);
void observe(ValueEmitter &e, const Value &value);

/// Returns a value of the element type from the scope, or a constant.
std::string pickElement(ValueEmitter &e, Element element);
/// Returns an op such as `arith.addi` that is defined for all operands of the element type.
const char *pickBinary(ValueEmitter &e, Element element);

/// Picks a tensor in scope that satisfies the predicate, and marks it as observed.
template <typename Predicate> Value pickWhere(ValueEmitter &e, Predicate holds) {
  auto found = e.scope.find(holds);
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(value.name);
  return value;
}

} // namespace freehold::gen::tensors
