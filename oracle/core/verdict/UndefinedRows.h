//===- UndefinedRows.h - Parts of the table of undefined behaviours ---------===//
// For the files that the rows stand in; who asks the table includes UndefinedBehaviours.h. In the text
// of an example, OP is the op's name.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/UndefinedBehaviours.h"

#include "llvm/ADT/ArrayRef.h"

namespace freehold::undefined {

using Row = UndefinedBehaviour;
using Example = Row::Example;
using Effect = Row::Effect;
using Rows = std::vector<Row>;
using Ops = llvm::ArrayRef<const char *>;

/// Defines %r, an i8 that is poison if %a is more than 127, and %c, an i1 that is true but then
/// poison.
inline constexpr char kPoison[] = "%p = arith.addi %a, %a overflow<nuw> : i8\n"
                                  "%c = arith.cmpi eq, %p, %p : i8\n";

std::string replaceAll(std::string text, llvm::StringRef from, llvm::StringRef to);

/// Adds one row for each of `ops`.
void add(Rows &rows, Ops ops, const char *condition, Effect effect, const Example &example,
         ErrorKind kind = ErrorKind::Undefined);

/// Ops with a memref operand that may be freed or poison.
void addMemRefs(Rows &rows);
/// Accesses, copies and views out of bounds, and casts whose types do not fit.
void addShapes(Rows &rows);

} // namespace freehold::undefined
