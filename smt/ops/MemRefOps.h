//===- MemRefOps.h - Contents and shapes ------------------------*- C++ -*-===//
// Contents are unknown functions: what a memref shows of its allocation's content is `viewed`, and
// what a new dense allocation shows is all of its content, so that a clone shows what its source
// showed.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/Encoder.h"

namespace freehold::smt {

/// The shape of a new allocation with the sizes of `shape`.
Term dense(Encoder &e, Term shape);
/// What the memref shows of its allocation's content at this place; `content` when it is given.
Term viewed(Encoder &e, const MemRefTerm &memref);
Term viewed(Terms &t, Term content, Term shape);
/// An access: the allocation must be live.
void requireLive(Encoder &e, const MemRefTerm &memref);

} // namespace freehold::smt
