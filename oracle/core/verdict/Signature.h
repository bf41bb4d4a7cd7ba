//===- Signature.h - Which defects are the same -----------------*- C++ -*-===//
// Two defects with equal signatures are assumed to have one cause: the reducer preserves the
// signature, and a campaign makes a bucket for each. It is made of kinds, pass names, op names and
// stack frames, never of message text, numbers or names of values.
//
//   crash                       pass, the innermost frames in MLIR or Freehold
//   memory errors               pass, the failing op, the op that allocated, the op that freed
//   leak, abi                   pass, the op that allocated, what is wrong with the result
//   observation                 pass, the kind of the first differing observation: call, print,
//                               result, ...
//   invalid-output and the like pass, the op that the diagnostic is about
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/verdict/Judgement.h"

#include <string>
#include <vector>

namespace freehold {

struct Signature {
  DefectKind kind = DefectKind::Undefined;
  /// The pass to blame, or the subject's name if the pass is unknown.
  std::string pass;
  /// The parts listed in the table above, in that order.
  std::vector<std::string> cause;

  bool operator==(const Signature &) const = default;
  auto operator<=>(const Signature &) const = default;
};

/// Returns std::nullopt unless the verdict is a defect.
std::optional<Signature> signatureOf(const Judgement &judgement);

/// Returns "use-after-free pass memref.load memref.alloc memref.dealloc"; no word contains a space.
std::string print(const Signature &signature);
/// Returns the signature as a folder's name: letters, digits and dashes, at most 64 characters.
std::string slug(const Signature &signature);

} // namespace freehold
