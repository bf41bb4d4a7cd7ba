//===- Affine.h - Operands and expressions of affine maps -------*- C++ -*-===//
// Affine maps take indices of the function's top level, induction variables of affine loops,
// and results of affine.apply on those (Place::affineIndices); as every index they are at most
// kIndexMax.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

/// A name that affine maps may take; perhaps a constant.
std::string pickAffineIndex(Emitter &e);

/// The same for inline use: MLIR's parser takes `%0#1` in an expression only once.
std::string pickInlineIndex(Emitter &e);

/// An expression below `bound`, with operands inline: `(%a * 2 + %b) mod 4`.
std::string pickAffineExpr(Emitter &e, unsigned bound);

/// The operand of affine.if: `affine_set<(d0) : (d0 - 3 >= 0)>(%a)`.
std::string pickAffineSet(Emitter &e);

} // namespace freehold::gen
