//===- RareUses.h - What rows of the profile `rare` do with a buffer ---===//
// A use emits an op on the buffer and prints what shows its effect.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/ops/RareBuffers.h"

namespace freehold::gen::rare {

/// Returns `name[0] : type`, without an index if the rank is zero.
std::string firstCell(Emitter &e, const Buffer &buffer);
/// Prints the first cell of a buffer of i32 with at most one dimension.
void show(Emitter &e, Buffer buffer);
void showAs(Emitter &e, const std::string &name, const std::string &type, Kind kind = Kind::Static);

/// Ops that make another memref of the buffer.
void reinterpret(Emitter &e, const Buffer &b);
void subview(Emitter &e, const Buffer &b);
void expand(Emitter &e, const Buffer &b);
void collapse(Emitter &e, const Buffer &b);
void transpose(Emitter &e, const Buffer &b);
void view(Emitter &e, const Buffer &b);
void reshape(Emitter &e, const Buffer &b);
void reshapeBy(Emitter &e, const Buffer &b);

} // namespace freehold::gen::rare
