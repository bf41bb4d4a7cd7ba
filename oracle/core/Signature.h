//===- Signature.h - Which defects are the same -----------------*- C++ -*-===//
// Two defects with equal signatures are taken to have one cause: the reducer keeps the
// signature, the campaign makes a bucket of it. It is made of kinds, pass names, op names and
// stack frames, never of message text, numbers or names of values.
//
//   crash                       pass, the top frames inside of MLIR or ours
//   memory errors               pass, the failing op, the op that allocated, the op that freed
//   leak, abi                   pass, the op that allocated, what is wrong with the result
//   observation                 pass, what is observed otherwise: call, print, result, ...
//   invalid-output and the like pass, the op that the diagnostic is about
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/Judgement.h"

#include <string>
#include <vector>

namespace freehold {

struct Signature {
  DefectKind kind = DefectKind::Undefined;
  /// The pass to blame, or the subject's name where that is not known.
  std::string pass;
  /// Parts as the table above says, in its order.
  std::vector<std::string> cause;

  bool operator==(const Signature &) const = default;
  auto operator<=>(const Signature &) const = default;
};

/// nullopt unless the verdict is a defect.
std::optional<Signature> signatureOf(const Judgement &judgement);

/// "use-after-free pass memref.load memref.alloc memref.dealloc": one word each, no spaces within.
std::string print(const Signature &signature);
/// The same as a name for a folder: letters, digits and dashes, at most 64.
std::string slug(const Signature &signature);

} // namespace freehold
