//===- Inputs.h - What the outside does in one run --------------*- C++ -*-===//
// Inputs are plain data with a text form for command lines. Usually they are the arguments of one
// call. Commas outside of parentheses separate arguments:
//
// clang-format off
//   scalar    7   -3   1.5   true   0x7fc00000 (the bits)
//   lanes     7                         seed of the lanes of a vector or complex number: small
//                                       numbers from 0 to 999, values=finite from 1000 to 1999,
//                                       values=edge from 2000 on
//   memref    memref(4x5)               sizes; contents from the run's seed
//             memref(4x5;seed=9)        contents from this seed
//             memref(4;values=edge)     its cells hold values of this kind, see Values
//             memref(4;values=edge,7)   and this number as often as each of those
//             memref(4;cells=1,-2)      its cells are these numbers in turn, from the buffer's start
//             memref(2x2;[1,2,3,4])     the same, as an array
//             memref(4;fill=0)          all its cells are this number
//             memref(4;iota)            its cells are 0, 1, 2, ...
//             memref(4;offset=2)        its first element is the buffer's element 2
//             memref(4;strides=-1)      its elements lie in the opposite order
//             memref(4;bytes=64)        the whole buffer has at least so many bytes
//   tensor    tensor(4x5;seed=9)        like a memref; where the function takes a memref instead, as
//                                       after bufferization, a fresh buffer with these contents
//   alias     same(0)                   the descriptor that argument 0 has; of the same type
//             same(0;sizes=3x2)         another view of argument 0's buffer, of any type
//             same(0;sizes=3x2;offset=1;strides=4x2)
//             same(1.0)                 the same of argument 0 of call 1, for a later call
//             same(@g)                  the buffer of the public global @g, likewise
//             same(0;cell=1)            the memref in cell 1 of argument 0, a buffer of memrefs, which
//                                       may also be a later argument of the same call
//
// A run may have several steps, separated by `;`. At least one calls the entry:
//
//   3, memref(4)          a call of the entry with these arguments
//   (3, memref(4))        the same in parentheses; `()` is a call without arguments
//   @other(same(1.0))     a call of another public function of the module
//   set @g(seed=3)        the caller writes the public global @g; seed, `values` and `cells` say what
//                         it then holds, as for a memref. The cells of one of memrefs hold buffers of
//                         the caller, as those of arguments do
//   answers=2             how external functions answer in the whole run, see Answers.h
//   answers=2,7,-3        likewise; these numbers are among what they return
// clang-format on
//
// Calls are numbered from 1 in textual order. Globals and the buffers of arguments keep their
// contents from call to call. Between two calls the caller of a target frees the buffers that it
// returned. The caller of a source does not.
//
// Each cell of a memref of ranked memrefs holds a buffer of its own, which the caller makes; if the
// seed is a multiple of 3, all cells hold the first one. If 10, 5 or 7 remains of it by 12, two cells share
// one: 0 and 1, 2 and 3, ...; all even and all odd ones; 1 and 2, 3 and 4, ... Dynamic sizes of these buffers are 1 to 4.
// `values` and its numbers apply to the innermost cells. Only the interpreter makes such buffers.
//
// Arguments that freehold.noalias separates share no buffer in one call (ApartArguments.h).
//
// A memref argument's type determines rank, element type and layout; sizes, strides and offset must
// agree with its static ones. Offsets and strides count elements of the parameter's own type. The
// `offset` of an argument is the distance of its first element from the start of the buffer. It is
// stored in the descriptor's offset if the type has a dynamic one, else in the aligned pointer. Where
// strides are negative, elements lie before the first one, for which the offset must leave room.
//===----------------------------------------------------------------------===//
#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace freehold {

struct ScalarArgument {
  /// The bits of the value: integers of up to 64 bits sign-extended, floats as their encoding.
  int64_t bits = 0;
  /// Whether the bits encode a float; they are then printed in hexadecimal.
  bool isFloat = false;
  /// Bits 64 and up, for floats wider than 64 bits, and for integers if isWide is set.
  uint64_t high = 0;
  /// The integer has 128 bits, sign-extended or cut to those of its type; printed in hexadecimal.
  bool isWide = false;
};

/// The palette that the cells of a buffer are drawn from, for each element type.
enum class Values : uint8_t {
  /// Small numbers that every type represents exactly. Integers are not negative, so that they can
  /// be used as sizes and indices.
  Small,
  /// Also negative numbers, zeros of both signs, ones, and hundreds.
  Finite,
  /// Infinities, NaN, the largest and smallest numbers of the type, zeros and ones.
  Edge,
};

/// Number of seeds of lanes for each entry of Values.
inline constexpr uint64_t kLaneSeeds = 1000;

struct BufferArgument {
  std::vector<int64_t> sizes;
  uint64_t seed = 1;
  Values values = Values::Small;
  /// Numbers, as text, added to the palette.
  std::vector<std::string> numbers = {};
  /// Numbers, as text, for the buffer's cells in turn; empty if the cells are drawn from the
  /// palette.
  std::vector<std::string> cells = {};
  /// Position of the first element; std::nullopt if type and seed determine it.
  std::optional<int64_t> offset = std::nullopt;
  /// std::nullopt if type and seed determine them.
  std::optional<std::vector<int64_t>> strides = std::nullopt;
  /// Minimum size of the whole buffer in bytes.
  uint64_t bytes = 0;
  /// The argument is a tensor, which has no `offset`, `strides` or `bytes`.
  bool isTensor = false;
};

/// An argument in the buffer of an earlier one or of a global. Without `sizes` it has the same
/// descriptor; the two types must then be equal, or this type's sizes all static.
struct SameBuffer {
  unsigned argument = 0;
  std::optional<std::vector<int64_t>> sizes = std::nullopt;
  /// std::nullopt means static strides as in the type, and dynamic ones row-major.
  std::optional<std::vector<int64_t>> strides = std::nullopt;
  std::optional<int64_t> offset = std::nullopt;
  /// The call with the other argument, from 1; 0 for the call that this argument belongs to.
  unsigned call = 0;
  /// The public global whose buffer it is; empty if it is an argument's.
  std::string global = {};
  /// If set, the other argument is a buffer of memrefs, and this one is the memref in that cell.
  std::optional<uint64_t> cell = std::nullopt;

  /// Returns true if only the buffer is given, no sizes, strides or offset.
  bool isPlain() const { return !sizes && !strides && !offset; }
};
/// A scalar as written, before its type is known.
struct Literal {
  std::string text;
};
using Argument = std::variant<ScalarArgument, BufferArgument, SameBuffer, Literal>;

/// A call by the caller of the entry.
struct CallStep {
  /// The function's name; empty for the entry that is run.
  std::string function;
  std::vector<Argument> arguments;
};
/// A write of a public global by the caller.
struct SetStep {
  std::string global;
  /// Only seed, values, numbers and cells are used.
  BufferArgument contents = {};
};
using Step = std::variant<CallStep, SetStep>;

struct Inputs {
  /// Arguments of the first call of the entry itself.
  std::vector<Argument> arguments;
  /// A probe: generated to look for mistakes in edge cases. If the source is undefined on it, it is
  /// dropped instead of making the program unfit. Not part of the text form.
  bool isProbe = false;
  /// Steps of the caller before and after that call.
  std::vector<Step> before = {}, after = {};
  /// How external functions answer: 0 for small numbers; Answers.h defines the others.
  unsigned answers = 0;
  /// Numbers, as text, that external functions also return; empty if `answers` is 0.
  std::vector<std::string> answerNumbers = {};

  /// Returns true for one call with small answers, whose text form is the arguments alone.
  bool isPlainCall() const { return before.empty() && after.empty() && answers == 0; }
};

/// Returns true if the argument with this number is the memref in a cell of a later one of its call, which is made first.
bool comesLater(const SameBuffer &same, size_t number);
/// Returns the numbers of a call's arguments in an order in which they can be made.
std::vector<size_t> orderOfMaking(const std::vector<Argument> &arguments);

/// Returns the text form above. For a single call these are the arguments, separated by ", ".
std::string print(const Inputs &inputs);
std::string print(const std::vector<Argument> &arguments);
/// Returns what stands in front of the text on a command line: tools take a word of its own that begins with '@' for the
/// name of a file with options.
const char *argsOption(const std::string &text);
/// Returns all steps in order, including the call of the entry.
std::vector<Step> stepsOf(const Inputs &inputs);
/// Returns the line that a run with several steps observes before the step.
std::string callerLine(const Step &step);

struct InputError {
  std::string message;
};
std::variant<Inputs, InputError> parseInputs(std::string_view text);
std::variant<std::vector<Argument>, InputError> parseArguments(std::string_view text);

/// Returns true if MLIR prints the name without quotes.
bool isBareSymbol(std::string_view name);

/// Splits the text at separators outside of parentheses; returns at least one part.
std::vector<std::string_view> splitOutsideParens(std::string_view text, char separator);

/// Distinct numbers in a program's code. Those that it compares with, counts to or divides by come
/// first.
struct ProgramNumbers {
  std::vector<int64_t> integers;
  std::vector<double> floats;
};

/// A stride of a parameter that its type leaves open. Others may be negative.
inline constexpr int64_t kDynamicStride = std::numeric_limits<int64_t>::min();

/// A class of sizes that are made equal in fitting inputs (SizeClasses.h).
struct SizeClass {
  unsigned number = 0;
  /// The static size of a member, or -1 if all are dynamic.
  int64_t fixed = -1;

  /// Another class, of which each element counts `factor` times.
  struct Part {
    int64_t factor = 1;
    unsigned number = 0;
    int64_t fixed = -1;
  };
  /// If not empty, the size is `constant` and these together; or all of these multiplied, in a product.
  std::vector<Part> parts = {};
  int64_t constant = 0;
  bool isProduct = false;

  /// More elements than any run has memory for.
  static constexpr int64_t kSizeMax = INT64_C(1) << 40;

  /// Returns the size, where `sizeOf` gives that of a class by its number.
  template <typename SizeOf> int64_t size(SizeOf sizeOf) const {
    if (fixed >= 0 || parts.empty())
      return fixed >= 0 ? fixed : sizeOf(number);
    int64_t all = isProduct ? 1 : constant;
    for (const Part &part : parts) {
      int64_t each = part.fixed >= 0 ? part.fixed : sizeOf(part.number);
      bool isMore = __builtin_mul_overflow(each, part.factor, &each);
      isMore |= isProduct ? __builtin_mul_overflow(all, each, &all)
                          : __builtin_add_overflow(all, each, &all);
      if (isMore || all > kSizeMax)
        return kSizeMax;
    }
    return std::max<int64_t>(all, 0);
  }
  /// Returns the highest number of a class that it names.
  unsigned highest() const {
    unsigned most = number;
    for (const Part &part : parts)
      most = std::max(most, part.number);
    return most;
  }
};

/// A public global whose buffer an argument may share.
struct GlobalPlace {
  std::string name;
  /// The sizes of the argument in that buffer; std::nullopt if the types are equal.
  std::optional<std::vector<int64_t>> sizes = std::nullopt;
};

/// The properties of a parameter that generation needs, without MLIR types.
struct Parameter {
  enum class Kind : uint8_t { Integer, Index, Float, Buffer, Other } kind = Kind::Other;
  unsigned width = 0;
  /// Static sizes, or -1 for dynamic ones.
  std::vector<int64_t> sizes;
  /// Parameters with equal groups have equal types.
  unsigned sharingGroup = 0;
  /// For a float: the values of Values::Finite, those of Values::Edge, and the program's numbers.
  std::vector<ScalarArgument> floats = {}, extremeFloats = {}, programFloats = {};
  /// For a buffer: strides, kDynamicStride if dynamic, the offset, -1 if dynamic, and bytes of an
  /// element. Buffers whose elements have 0 bytes share no buffer.
  std::vector<int64_t> strides = {};
  int64_t offset = 0;
  unsigned elementBytes = 0;
  /// Sizes, strides and offset are then those that the function casts it to, or of one dynamic dimension.
  bool isUnranked = false;
  /// Dynamic strides are the caller's choice: the layout is not the identity.
  bool hasFreeStrides = false;
  /// The buffer holds a tensor, so it is shared with no other argument.
  bool isTensor = false;
  /// The elements have type index, so the program probably uses them as indices.
  bool isIndexed = false;
  /// The program's numbers as text for its elements.
  std::vector<std::string> numbers = {};
  /// Numbers of the parameters with which it shares no buffer (ApartArguments.h).
  std::vector<unsigned> apartFrom = {};
  /// For a ranked buffer the class of each dimension; for an integer that is used as a size its
  /// class.
  std::vector<SizeClass> sizeClasses = {};
  /// Rows of values that reveal wrong arithmetic and comparisons (TellingValues.h).
  std::vector<std::vector<ScalarArgument>> tellingRows = {};
  /// For a buffer: 0, 1, 2, ... as text, as far as its elements represent them exactly; at most 64 numbers. For i1
  /// these are 0 and -1, for other elements than integers and floats none.
  std::vector<std::string> smallNumbers = {};
  /// For a buffer of integers: what belowMultiples says of its elements (InputLists.h), as text.
  std::vector<std::string> multiples = {};
  std::vector<GlobalPlace> globals = {};
  /// The sharing group of the memrefs in its cells; std::nullopt if its elements are no memrefs.
  std::optional<unsigned> cellGroup = std::nullopt;
};

struct InputOptions {
  /// Maximum number of inputs, which rows of i1 arguments may exceed.
  unsigned count = 16;
  uint64_t seed = 1;
  /// Up to this many i1 arguments all combinations are tried, else all pairs of values of any two.
  unsigned allBoolsUpTo = 3;
};

/// Returns distinct inputs, at least one. First come all combinations (or pairs) of the i1
/// arguments, with small scalars and buffers of equal sizes. Then, in turns, one buffer passed
/// twice, buffers of no and of one element, and *probes*: sizes that all differ, that are near the
/// program's numbers, or of which one is 0; scalars that are the program's numbers, equal numbers,
/// or extremes of the types; buffers with NaN and the like; overlapping views of one buffer. There
/// are at most `count`, or as many as the i1 arguments need plus half of `count`. Later inputs are
/// more varied.
std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options, const ProgramNumbers &numbers = {});

} // namespace freehold
