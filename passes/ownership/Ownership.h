//===- Ownership.h - Whether a value owns its allocation --------*- C++ -*-===//
// The lattice of OwnershipStates.h.
//===----------------------------------------------------------------------===//
#pragma once

namespace freehold::ownership {

/// Whether a value owns its allocation, as far as it is known at compile time.
enum class Ownership {
  /// No path to the value was found yet.
  Unreached,
  /// It never owns.
  Borrowed,
  /// It always owns.
  Owned,
  /// An i1, the ownership indicator, says at run time whether it owns.
  Dynamic,
};

/// The ownership of a slot that receives a value of ownership `a` on one path and of ownership `b`
/// on another path.
Ownership join(Ownership a, Ownership b);

/// The ownership of a slot to which two roots, of ownerships `a` and `b`, may transfer ownership on
/// one exit.
Ownership either(Ownership a, Ownership b);

} // namespace freehold::ownership
