//===- Locations.h - Where an instruction stands ----------------*- C++ -*-===//
#pragma once

#include "oracle/core/verdict/Outcome.h"
#include "oracle/interp/Inst.h"

#include <string>

namespace freehold::interp {

/// Returns "file:line:column" of the first file location in a location, or "-" if there is none.
std::string locate(mlir::Location location);
/// Like above, for the op of an instruction; "-" for null.
inline std::string locate(const Inst *inst) {
  return inst && inst->op ? locate(inst->op->getLoc()) : "-";
}
/// Returns the name of the instruction's op; empty for null.
inline std::string nameOf(const Inst *inst) {
  return inst && inst->op ? inst->op->getName().getStringRef().str() : "";
}
/// Returns the op's number in a preorder walk of its outermost parent, from 1.
unsigned numberOf(mlir::Operation *op);

inline Note noteAt(const Inst *inst, const llvm::Twine &message, NoteRole role = NoteRole::None) {
  return {locate(inst), message.str(), role, nameOf(inst),
          inst && inst->op ? numberOf(inst->op) : 0};
}

} // namespace freehold::interp
