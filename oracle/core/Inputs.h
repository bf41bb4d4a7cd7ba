//===- Inputs.h - What the outside does in one run --------------*- C++ -*-===//
// Inputs are plain data with a text form that can be pasted into a command line. Most often they
// are the arguments of one call:
//
//   scalar    7   -3   1.5   true   0x7fc00000 (the bits)
//   memref    memref(4x5)          sizes; contents from the run's seed
//             memref(4x5;seed=9)   contents from this seed
//             same(0)              the buffer that argument 0 has
//             same(1.0)            the buffer that argument 0 of call 1 has
//
// A memref argument's type fixes rank, element type and layout; sizes must agree with its
// static ones.
//
// A run may have several steps, with `;` between them, of which one at least calls the entry:
//
//   3, memref(4)                   a call of the entry with these arguments
//   (3, memref(4))   ()            the same in parentheses; a call without arguments
//   @other(same(1.0))              a call of another public function of the module
//   set @g(seed=3)                 the caller writes the public global @g; contents from this seed
//   answers=2                      how external functions answer, whole run; see Answers.h
//
// Calls are numbered from 1 in the order of the text. Globals, and the buffers of arguments, keep
// what the calls before left in them. Between two calls the caller frees what it got from a target,
// never what it got from a source.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

struct ScalarArgument {
  /// The value's bits, sign-extended for integers up to 64 bits; floats as their encoding.
  int64_t bits = 0;
  /// The bits encode a float, so they are written in hexadecimal.
  bool isFloat = false;
};
struct BufferArgument {
  std::vector<int64_t> sizes;
  uint64_t seed = 1;
};
struct SameBuffer {
  unsigned argument = 0;
  /// The call whose argument it is, from 1; 0 for the call that the argument belongs to.
  unsigned call = 0;
};
/// A scalar as written, when its type is not known yet.
struct Literal {
  std::string text;
};
using Argument = std::variant<ScalarArgument, BufferArgument, SameBuffer, Literal>;

/// A call that the caller makes.
struct CallStep {
  /// The function's name, or empty for the entry that is run.
  std::string function;
  std::vector<Argument> arguments;
};
/// The caller writes a public global.
struct SetStep {
  std::string global;
  uint64_t seed = 1;
};
using Step = std::variant<CallStep, SetStep>;

struct Inputs {
  /// Of the first call of the entry itself.
  std::vector<Argument> arguments;
  /// What the caller does before and after that call.
  std::vector<Step> before, after;
  /// How external functions answer: 0 with small numbers, as Answers.h has it otherwise.
  unsigned answers = 0;

  /// One call, answered with small numbers: the text is the arguments alone.
  bool isPlainCall() const { return before.empty() && after.empty() && answers == 0; }
};

/// The text form above. A single call's text is its arguments, separated by ", ".
std::string print(const Inputs &inputs);
std::string printArguments(const std::vector<Argument> &arguments);

struct InputError {
  std::string message;
};
std::variant<Inputs, InputError> parseInputs(std::string_view text);
std::variant<std::vector<Argument>, InputError> parseArguments(std::string_view text);

/// What is known of a parameter without MLIR's types.
struct Parameter {
  enum class Kind : uint8_t { Integer, Index, Float, Buffer, Other } kind = Kind::Other;
  unsigned width = 0;
  /// Static sizes, or -1.
  std::vector<int64_t> sizes;
  /// Parameters with equal groups may be given the same buffer.
  unsigned sharingGroup = 0;
};

struct InputOptions {
  /// How many inputs at most.
  unsigned count = 8;
  uint64_t seed = 1;
  /// All combinations of i1 arguments are tried up to 2^this, before anything random.
  unsigned allBoolsUpTo = 6;
};

/// Distinct inputs, the telling ones first: every combination of the i1 arguments with small
/// scalars and buffers, then the same buffer passed twice, empty buffers, edge values, then
/// random draws from the seed. At least one, at most `count` (or 2^i1, where that is more).
std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options);

} // namespace freehold
