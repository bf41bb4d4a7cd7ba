//===- LooseKey.cpp -------------------------------------------------------===//
#include "fuzz/triage/LooseKey.h"

#include "oracle/core/verdict/Verdict.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"

#include <functional>

namespace freehold::triage {

/// More ways than that say little about a cause, and have too many subsets.
static constexpr size_t kWaysMax = 6;
/// So many ops of a reduced program tell its cause, whatever shows that a value is another one.
static constexpr size_t kTellingOps = 3;

/// Whether a buffer takes this way in programs of any cause.
static bool isCommonWay(llvm::StringRef op) {
  return op.starts_with("scf.") || op.starts_with("cf.") || op.starts_with("linalg.") ||
         llvm::is_contained({"arith.select", "branch", "call", "return", "func.call"}, op);
}

/// Returns the loose key of a buffer that is freed early: the ways in `shape` that tell causes apart, or the ops of scf
/// if there is none. Empty if there are none of these either, or if the shape is not one of a known allocation, but a
/// list of all ops of the program.
static std::string earlyKey(const std::string &pass, llvm::StringRef shape) {
  llvm::SmallVector<llvm::StringRef> ways;
  shape.split(ways, ' ', -1, /*KeepEmpty=*/false);
  if (llvm::is_contained(ways, "memref.alloc") || llvm::is_contained(ways, "memref.alloca"))
    return "";
  auto telling = llvm::to_vector(llvm::make_filter_range(ways, std::not_fn(isCommonWay)));
  if (!telling.empty())
    return "early " + pass + "; " + llvm::join(telling, " ");
  llvm::erase_if(ways, [](llvm::StringRef op) { return !op.starts_with("scf."); });
  return ways.empty() ? "" : "early " + pass + " by " + llvm::join(ways, " ");
}

/// Whether the function belongs to one dialect or family of passes, as mlir::bufferization::f does, and not
/// to what all of MLIR uses, as mlir::Operation::create and mlir::detail::f do.
static bool isOfAFamily(llvm::StringRef function) {
  if (!function.consume_front("mlir::"))
    return false;
  auto [family, rest] = function.split("::");
  return !rest.empty() && llvm::isLower(family.front()) && family != "detail" && family != "impl";
}

/// Whether promote-buffers-to-stack sees that a buffer escapes through this op, so that the op tells no cause.
static bool isSeenView(llvm::StringRef op) {
  return llvm::is_contained({"memref.alloca_scope", "memref.cast", "memref.collapse_shape",
                             "memref.expand_shape", "memref.reinterpret_cast", "memref.subview",
                             "memref.view"},
                            op);
}

/// Returns the loose key of a stack buffer that a memref.alloca_scope returns. Other ops by which a stack
/// buffer escapes, and ways that the analysis does not follow, have causes of their own.
static std::string scopeKey(llvm::StringRef pass, llvm::ArrayRef<llvm::StringRef> words,
                            llvm::StringRef shape) {
  llvm::SmallVector<llvm::StringRef> ways;
  shape.split(ways, ' ', -1, /*KeepEmpty=*/false);
  bool isSeen =
      llvm::all_of(ways, [](llvm::StringRef op) { return isSeenView(op) || isCommonWay(op); });
  if (words.back() != "memref.alloca_scope.return" || !isSeen)
    return "";
  return ("stack " + pass + "; memref.alloca_scope.return").str();
}

std::string looseKey(llvm::StringRef key) {
  auto [signature, shape] = key.split("; ");
  llvm::SmallVector<llvm::StringRef> words;
  signature.split(words, ' ', -1, /*KeepEmpty=*/false);
  if (words.size() < 3)
    return "";
  std::string pass = words[1].str();
  auto kind = parseDefectKind(words[0].str());
  if (!kind)
    return "";
  switch (*kind) {
  case DefectKind::UseAfterFree:
  case DefectKind::DoubleFree:
  case DefectKind::BadFree:
  case DefectKind::Abi:
    return earlyKey(pass, shape);
  case DefectKind::DeadStackUse:
    return scopeKey(pass, words, shape);
  case DefectKind::Observation: {
    // Only shapes of programs on tensors have branches by name (Shape.cpp).
    llvm::SmallVector<llvm::StringRef> ways;
    shape.split(ways, ' ', -1, /*KeepEmpty=*/false);
    if (llvm::is_contained(ways, "cf.br"))
      return "in another block " + pass;
    return ways.size() >= kTellingOps ? "observes " + pass + "; " + llvm::join(ways, " ") : "";
  }
  case DefectKind::Crash: {
    const auto *frame = llvm::find_if(llvm::drop_begin(words, 2), isOfAFamily);
    return frame == words.end() ? "" : "crash " + frame->str();
  }
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
    return "refused " + pass + " " + words[2].str();
  default:
    return "";
  }
}

std::vector<std::string> looserKeys(llvm::StringRef loose) {
  auto [start, list] = loose.split("; ");
  llvm::SmallVector<llvm::StringRef> ways;
  list.split(ways, ' ', -1, /*KeepEmpty=*/false);
  std::vector<std::string> keys;
  if (!start.starts_with("early ") || ways.size() > kWaysMax)
    return keys;
  for (unsigned chosen = 1; chosen + 1 < 1u << ways.size(); ++chosen) {
    std::string key = start.str() + ";";
    for (auto [bit, way] : llvm::enumerate(ways))
      if (chosen >> bit & 1)
        key += " " + way.str();
    keys.push_back(std::move(key));
  }
  return keys;
}

} // namespace freehold::triage
