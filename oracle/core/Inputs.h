//===- Inputs.h - What the outside does in one run --------------*- C++ -*-===//
// Inputs are plain data with a text form that can be pasted into a command line. Most often they
// are the arguments of one call. Commas outside of parentheses separate arguments:
//
// clang-format off
//   scalar    7   -3   1.5   true   0x7fc00000 (the bits)
//   memref    memref(4x5)               sizes; contents from the run's seed
//             memref(4x5;seed=9)        contents from this seed
//             memref(4;values=edge)     its cells hold values of this kind, see Values
//             memref(4;values=edge,7)   and this number as often as each of those
//             memref(4;cells=1,-2)      its cells are these numbers in turn, from the buffer's start
//             memref(4;offset=2)        its first element is the buffer's element 2
//             memref(4;bytes=64)        the whole buffer has at least so many bytes
//   alias     same(0)                   the descriptor that argument 0 has; of the same type
//             same(0;sizes=3x2)         another view of argument 0's buffer, of any type
//             same(0;sizes=3x2;offset=1;strides=4x2)
//             same(1.0)                 the same of argument 0 of call 1, for a later call
//             same(@g)                  the buffer of the public global @g, likewise
//             same(0;cell=1)            the memref in cell 1 of argument 0, a buffer of memrefs
//
// A run may have several steps, with `;` between them. One at least calls the entry:
//
//   3, memref(4)          a call of the entry with these arguments
//   (3, memref(4))        the same in parentheses; `()` is a call without arguments
//   @other(same(1.0))     a call of another public function of the module
//   set @g(seed=3)        the caller writes the public global @g; contents from this seed. The cells
//                         of one of memrefs then hold buffers of the caller, as those of arguments do
//   answers=2             how external functions answer in the whole run, see Answers.h
// clang-format on
//
// Calls are numbered from 1 in the order of the text. Globals and the buffers of arguments keep what
// the calls before left in them. Between two calls the caller of a target frees what it got from it;
// the source runs as if memory were unlimited.
//
// Each cell of a memref of ranked memrefs holds a buffer of the caller's own; where the seed is a
// multiple of 3, all cells hold the first one. Dynamic sizes of those buffers are 1 to 4. `values` and
// its numbers are about the innermost cells. Only the interpreter makes such buffers.
//
// Arguments that freehold.noalias tells apart share no buffer in one call (ApartArguments.h).
//
// A memref argument's type fixes rank, element type and layout; sizes, strides and offset must
// agree with its static ones. Offsets and strides count elements of the parameter's own type. The
// `offset` of an argument says where its first element lies, from the start of the buffer: in the
// descriptor's offset where the type has a dynamic one, else the aligned pointer is moved.
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
  /// Bits 64 and up of a float wider than that.
  uint64_t high = 0;
};

/// What the cells of a buffer are drawn from: a palette of values for each element type.
enum class Values : uint8_t {
  /// Small numbers that every type represents exactly, never negative for integers, so that they
  /// can serve as sizes and indices.
  Small,
  /// Negative numbers as well, zeros of both signs, ones, hundreds.
  Finite,
  /// Infinities, NaN, the largest and least of the type, zeros and ones.
  Edge,
};

struct BufferArgument {
  std::vector<int64_t> sizes;
  uint64_t seed = 1;
  Values values = Values::Small;
  /// Numbers, as text, that join the palette.
  std::vector<std::string> numbers = {};
  /// Numbers, as text, that the buffer's cells have in turn; empty where they are drawn.
  std::vector<std::string> cells = {};
  /// Where its first element lies; std::nullopt leaves it to the type and the seed.
  std::optional<int64_t> offset = std::nullopt;
  /// The whole buffer has at least so many bytes.
  uint64_t bytes = 0;
};

/// An argument in the buffer of an earlier one or of a global. Without `sizes` it is the same descriptor, and the
/// parameters have one type, or the type has only static sizes.
struct SameBuffer {
  unsigned argument = 0;
  std::optional<std::vector<int64_t>> sizes = std::nullopt;
  /// Empty optional: static strides as the type says, dynamic ones row-major.
  std::optional<std::vector<int64_t>> strides = std::nullopt;
  std::optional<int64_t> offset = std::nullopt;
  /// The call whose argument it is, from 1; 0 for the call that this argument belongs to.
  unsigned call = 0;
  /// The public global whose buffer it is, or empty where it is an argument's.
  std::string global = {};
  /// The argument is a buffer of memrefs, and this is the memref in the cell of this number.
  std::optional<uint64_t> cell = std::nullopt;

  /// It says nothing but whose buffer it is.
  bool isPlain() const { return !sizes && !strides && !offset; }
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
  /// Generated to look for mistakes at the edges of what a program takes. A source that is not
  /// defined on it is no reason against judging by the other inputs. Not part of the text.
  bool isProbe = false;
  /// What the caller does before and after that call.
  std::vector<Step> before = {}, after = {};
  /// How external functions answer: 0 with small numbers, otherwise as Answers.h has it.
  unsigned answers = 0;

  /// One call, answered with small numbers: the text is the arguments alone.
  bool isPlainCall() const { return before.empty() && after.empty() && answers == 0; }
};

/// The text form above: of a single call the arguments, separated by ", ".
std::string print(const Inputs &inputs);
std::string print(const std::vector<Argument> &arguments);
/// All steps in order, the call of the entry among them.
std::vector<Step> stepsOf(const Inputs &inputs);
/// What the caller does next, as it stands among the observations of a run with several steps.
std::string callerLine(const Step &step);

struct InputError {
  std::string message;
};
std::variant<Inputs, InputError> parseInputs(std::string_view text);
std::variant<std::vector<Argument>, InputError> parseArguments(std::string_view text);

/// MLIR writes such a name without quotes.
bool isBareSymbol(std::string_view name);

/// The parts of a text between separators that stand outside of parentheses; at least one.
std::vector<std::string_view> splitOutsideParens(std::string_view text, char separator);

/// Numbers of a program's code, each once: those that it compares with, counts to or divides by
/// first.
struct ProgramNumbers {
  std::vector<int64_t> integers;
  std::vector<double> floats;
};

/// Sizes of one class are equal in inputs that are made to fit (SizeClasses.h).
struct SizeClass {
  unsigned number = 0;
  /// The static size of some member, or -1.
  int64_t fixed = -1;
};

/// A public global in whose buffer an argument may lie.
struct GlobalPlace {
  std::string name;
  /// The sizes that the argument then has; std::nullopt where the types are equal.
  std::optional<std::vector<int64_t>> sizes = std::nullopt;
};

/// What is known of a parameter without MLIR's types.
struct Parameter {
  enum class Kind : uint8_t { Integer, Index, Float, Buffer, Other } kind = Kind::Other;
  unsigned width = 0;
  /// Static sizes, or -1.
  std::vector<int64_t> sizes;
  /// Parameters with equal groups have equal types.
  unsigned sharingGroup = 0;
  /// Of a float: those of Values::Finite, those of Values::Edge, and the program's numbers.
  std::vector<ScalarArgument> floats = {}, extremeFloats = {}, programFloats = {};
  /// Of a buffer: static strides or -1, the static offset or -1, bytes of an element. Buffers with
  /// 0 bytes to an element share nothing.
  std::vector<int64_t> strides = {};
  int64_t offset = 0;
  unsigned elementBytes = 0;
  bool isUnranked = false;
  /// Its elements are of type index, so that programs are likely to index by them.
  bool isIndexed = false;
  /// The program's numbers as its elements have them.
  std::vector<std::string> numbers = {};
  /// Numbers of the parameters whose buffers it does not share (ApartArguments.h).
  std::vector<unsigned> apartFrom = {};
  /// Of a ranked buffer the class of each dimension, of an integer that is used as a size its class.
  std::vector<SizeClass> sizeClasses = {};
  /// Rows of values that tell wrong arithmetic and comparisons (TellingValues.h).
  std::vector<std::vector<ScalarArgument>> tellingRows = {};
  std::vector<GlobalPlace> globals = {};
  /// The sharing group of the memrefs that its cells hold; std::nullopt where they hold none.
  std::optional<unsigned> cellGroup = std::nullopt;
};

struct InputOptions {
  /// How many inputs at most; rows of i1 arguments may make them more.
  unsigned count = 16;
  uint64_t seed = 1;
  /// All combinations of up to so many i1 arguments are tried, else all pairs of values of any two.
  unsigned allBoolsUpTo = 3;
};

/// Distinct inputs, at least one. First all combinations (or pairs) of the i1 arguments with small
/// scalars and buffers of equal sizes; then, in turns, the same buffer passed twice, buffers of no
/// and of one element, and *probes*: sizes that differ from one another, that are the program's
/// numbers or next to them, or of which one is 0; numbers of the program, equal numbers, extremes of
/// the types; buffers with NaN and the like; views of one buffer that overlap. At most `count`, or
/// as many as the i1 arguments need and half of `count`. Later ones are more varied.
std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options, const ProgramNumbers &numbers = {});

} // namespace freehold
