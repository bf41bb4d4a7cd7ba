//===- Locations.h - Where an instruction stands ----------------*- C++ -*-===//
#pragma once

#include "oracle/interp/Machine.h"

#include <string>

namespace freehold::interp {

/// "file:line:column" of a location: the first file location in it, or "-".
std::string locate(mlir::Location location);
/// The same for the op of an instruction; "-" for null.
inline std::string locate(const Inst *inst) {
  return inst && inst->op ? locate(inst->op->getLoc()) : "-";
}
/// Its op's name; empty for null.
inline std::string nameOf(const Inst *inst) {
  return inst && inst->op ? inst->op->getName().getStringRef().str() : "";
}
/// Its number in a preorder walk of the outermost op around it, from 1.
unsigned numberOf(mlir::Operation *op);

inline Note noteAt(const Inst *inst, const llvm::Twine &message, NoteRole role = NoteRole::None) {
  return {locate(inst), message.str(), role, nameOf(inst),
          inst && inst->op ? numberOf(inst->op) : 0};
}

} // namespace freehold::interp
