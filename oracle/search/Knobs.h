//===- Knobs.h - What the search changes about an input ---------*- C++ -*-===//
// A knob is one number of a plain call's arguments: a scalar, a dynamic size or stride, or a cell of a
// buffer; or all cells of a buffer at once, which then follow a pattern.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/inputs/Inputs.h"

#include "mlir/IR/BuiltinTypes.h"

#include "llvm/ADT/ArrayRef.h"

namespace freehold::search {

struct Knob {
  enum class Kind : uint8_t { Scalar, Size, Stride, Cell, Contents } kind = Kind::Scalar;
  unsigned argument = 0;
  /// The dimension of a size or stride, or the number of a cell.
  unsigned position = 0;

  bool operator==(const Knob &) const = default;
};

/// What the cells of a buffer hold, from its start.
struct Pattern {
  enum class Kind : uint8_t {
    /// All are `bound`.
    Constant,
    /// 0, 1, 2, ... : a permutation, sorted, without repetitions.
    Iota,
    /// 1, 2, 3, ...
    IotaFromOne,
    /// The last number first.
    Descending,
    /// Ascending evenly from 0 to `bound`, as row pointers are.
    Ascending,
    /// 0 to `bound` - 1 in turn.
    Cycle,
    /// Numbers from 0 to `bound` - 1 in no order.
    Drawn,
    /// 1, -1, 2, -2, ...
    Signs,
    /// 1, 2, 3, ... and -1 at the end: a list in which each cell says where the next one is.
    Chain,
  } kind = Kind::Constant;
  int64_t bound = 0;
};

/// The types of an entry's parameters, with what input generation knows of them.
struct Signature {
  mlir::FunctionType type;
  std::vector<Parameter> parameters;
};

/// Returns true if the type of a memref parameter leaves this stride open.
bool isStrideFree(mlir::Type parameter, unsigned dimension);

/// Returns the scalars, dynamic sizes, contents and dynamic strides of an input's arguments, in their order.
std::vector<Knob> knobsOf(const Signature &signature, const Inputs &inputs);

/// Returns the number that the knob is set to; std::nullopt for contents, cells that are drawn, and
/// floats that are not whole.
std::optional<int64_t> valueOf(const Signature &signature, const Inputs &inputs, Knob knob);

/// Returns false, and perhaps a partly changed input, if the argument cannot have this number.
bool set(const Signature &signature, Inputs &inputs, Knob knob, int64_t value);
bool set(const Signature &signature, Inputs &inputs, Knob contents, Pattern pattern);

/// Sets the cells to those of these numbers that they can hold and that nearly every program has not, beginning with number
/// `turn`; a dynamic size becomes large enough. Returns false if there are no two of them.
bool setTokens(const Signature &signature, Inputs &inputs, Knob contents,
               llvm::ArrayRef<int64_t> numbers, unsigned turn);

/// "argument 2", "size 0 of argument 1", "stride 0 of argument 1", "cell 3 of argument 0", "the cells of argument 0".
std::string describe(Knob knob);
/// "are 4", "are 0, 1, 2, ...", "ascend from 0 to 4", "are below 4".
std::string describe(Pattern pattern);

} // namespace freehold::search
