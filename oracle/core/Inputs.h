//===- Inputs.h - Arguments of one run --------------------------*- C++ -*-===//
// Arguments are plain data with a text form that can be pasted into a command line:
//
//   scalar    7   -3   1.5   true   0x7fc00000 (the bits)
//   memref    memref(4x5)          sizes; contents from the run's seed
//             memref(4x5;seed=9)   contents from this seed
//             same(0)              the buffer that argument 0 has
//
// A memref argument's type fixes rank, element type and layout; sizes must agree with its
// static ones.
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
};
/// A scalar as written, when its type is not known yet.
struct Literal {
  std::string text;
};
using Argument = std::variant<ScalarArgument, BufferArgument, SameBuffer, Literal>;

struct Inputs {
  std::vector<Argument> arguments;
};

/// The text form above, arguments separated by ", ".
std::string print(const Inputs &inputs);

struct InputError {
  std::string message;
};
std::variant<Inputs, InputError> parseInputs(std::string_view text);

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
