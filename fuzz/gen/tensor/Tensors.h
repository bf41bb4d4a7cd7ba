//===- Tensors.h - What rows for programs on tensors share ------*- C++ -*-===//
// Programs on tensors are written by the same Emitter from another table of rows, and handed to
// one-shot-bufferize, which decides what is a buffer, what is copied, and what is updated in
// place. What the rows keep:
//   - every element of a tensor in scope is defined: tensor.empty is never in scope, only what is
//     written over all of it;
//   - each dynamic size of a tensor in scope is at most kIndexMax or that of an argument: what
//     would make one grow is cut first, so that loops cannot make it explode;
//   - a static tensor has at most kElementsMax elements;
//   - two dynamic sizes are never taken for equal: where an op needs equal ones, the second
//     operand is made with the sizes of the first;
//   - ops that must be bufferized in place get a new tensor, which nothing else names;
//   - a public function with several tensor arguments writes none of them, since its caller may
//     pass one buffer for all.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

namespace freehold::gen::tensors {

inline constexpr int kElementsMax = 32;

/// The options that one-shot-bufferize and what runs around it are given.
std::string drawPreparation(Choices &choices, std::span<const Signature> functions);

/// What is said of a function's tensor arguments.
const char *parameterAttribute(const Signature &signature);

Type pickType(Emitter &e);
bool hasElements(const Type &type);

bool isTensor(const Value &value);
bool hasTensor(const Emitter &e);
/// Any tensor in scope; there is one.
Value pick(Emitter &e);
/// A tensor in scope of this type, or a new one.
Value pickOf(Emitter &e, const Type &type);

/// A new tensor, fully defined, not in scope.
Value make(Emitter &e, const Type &type);
/// One that nothing else names, with the elements of `value`.
Value copyOf(Emitter &e, const Value &value);
/// Sizes as SSA values, for the dynamic dimensions only.
std::vector<std::string> dynamicSizes(Emitter &e, const Value &value);
/// `tensor.empty`, as a destination that is overwritten.
Value empty(Emitter &e, const Type &type, const std::vector<std::string> &sizes);
/// A destination with the shape of `like` and these elements: all of it gets overwritten.
Value destinationLike(Emitter &e, const Value &like, Element element);
/// `value`, with each dynamic size cut to what values in scope may have.
Value cut(Emitter &e, const Value &value);

/// `tensor.dim`.
std::string dim(Emitter &e, const Value &value, unsigned dimension);
/// Indices of an element. Where a size may be 0, `guard` is an i1 that says that there is one.
std::string elementIndices(Emitter &e, const Value &value, std::string &guard);
/// An element, or a number if there is none.
Value extract(Emitter &e, const Value &value);
void observe(Emitter &e, const Value &value);

/// A value of the element type to be written, from scope or a constant.
std::string pickElement(Emitter &e, Element element);
/// `arith.addi`, for two operands of the element type; defined for all of them.
const char *pickBinary(Emitter &e, Element element);

/// One that holds, its contents observed by what is made of it.
template <typename Predicate> Value pickWhere(Emitter &e, Predicate holds) {
  auto found = e.scope.find(holds);
  Value value = e.scope.values()[found[e.choices.choose(found.size())]];
  e.scope.markObserved(value.name);
  return value;
}

} // namespace freehold::gen::tensors
