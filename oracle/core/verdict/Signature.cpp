//===- Signature.cpp ------------------------------------------------------===//
#include "oracle/core/verdict/Signature.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"

namespace freehold {

/// Number of innermost frames in a crash's signature. More frames would distinguish callers.
static constexpr size_t kFrames = 2;
/// Maximum length of a folder's name.
static constexpr size_t kSlugMax = 64;

static void addRole(const Evidence &evidence, NoteRole role, std::vector<std::string> &cause) {
  for (const Note &note : evidence.notes)
    if (note.role == role)
      return cause.push_back(note.op.empty() ? "-" : note.op);
  cause.push_back("-");
}

/// Functions of the pass manager and the like, which run for every program, do not identify a
/// cause.
static bool isDriver(llvm::StringRef function) {
  for (const char *prefix :
       {"mlir::detail::OpToOpPassAdaptor", "mlir::PassManager", "freehold::", "mlir::detail::walk",
        "llvm::function_ref", "llvm::report_fatal_error", "std::"})
    if (function.starts_with(prefix))
      return true;
  return function.empty();
}

static void addFrames(const Evidence &evidence, std::vector<std::string> &cause) {
  for (const Note &note : evidence.notes)
    if (note.role == NoteRole::Frame && !isDriver(note.op) && cause.size() < kFrames)
      cause.push_back(note.op);
}

std::optional<Signature> signatureOf(const Judgement &judgement) {
  auto *defect = std::get_if<Defect>(&judgement.verdict);
  if (!defect)
    return std::nullopt;
  const Evidence &evidence = defect->evidence;
  Signature result;
  result.kind = defect->kind;
  result.pass = evidence.pass.empty() ? judgement.subject : evidence.pass;
  switch (defect->kind) {
  case DefectKind::UseAfterFree:
  case DefectKind::DoubleFree:
  case DefectKind::BadFree:
  case DefectKind::OutOfBounds:
  case DefectKind::UninitialisedRead:
  case DefectKind::DeadStackUse:
  case DefectKind::Undefined:
    result.cause.push_back(evidence.what.op.empty() ? "-" : evidence.what.op);
    addRole(evidence, NoteRole::Allocated, result.cause);
    addRole(evidence, NoteRole::Freed, result.cause);
    break;
  case DefectKind::Leak:
  case DefectKind::Abi:
    addRole(evidence, NoteRole::Allocated, result.cause);
    if (defect->kind == DefectKind::Abi)
      result.cause.push_back(evidence.what.op.empty() ? "-" : evidence.what.op);
    break;
  case DefectKind::Crash:
    addFrames(evidence, result.cause);
    break;
  case DefectKind::Observation:
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
  case DefectKind::JudgeDisagreement:
    if (!evidence.what.op.empty())
      result.cause.push_back(evidence.what.op);
    break;
  // Memcheck's frames are in its own log, which no process of ours reads.
  case DefectKind::PassMemoryError:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::Cost:
    break;
  }
  return result;
}

std::string print(const Signature &signature) {
  std::string text = std::string(spell(signature.kind)) + " " + signature.pass;
  for (const std::string &part : signature.cause)
    text += " " + part;
  return text;
}

std::string slug(const Signature &signature) {
  std::string text;
  std::string full = print(signature);
  for (char c : full) {
    if (llvm::isAlnum(c))
      text += llvm::toLower(c);
    else if (!text.empty() && text.back() != '-')
      text += '-';
  }
  // Append a hash of the whole text, so that truncation does not merge signatures.
  if (text.size() > kSlugMax) {
    std::string hash = llvm::utohexstr(llvm::xxh3_64bits(full), /*LowerCase=*/true).substr(0, 8);
    text = text.substr(0, kSlugMax - 1 - hash.size()) + "-" + hash;
  }
  return llvm::StringRef(text).rtrim('-').str();
}

} // namespace freehold
