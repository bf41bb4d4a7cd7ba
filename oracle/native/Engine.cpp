//===- Engine.cpp ---------------------------------------------------------===//
#include "oracle/native/Engine.h"

#include "llvm/ADT/STLExtras.h"

#include <array>

namespace freehold::native {

static constexpr std::array<std::pair<EngineKind, std::string_view>, 3> kEngines = {
    {{EngineKind::Jit, "jit"}, {EngineKind::Asan, "asan"}, {EngineKind::Valgrind, "valgrind"}}};

std::string_view spell(EngineKind kind) {
  for (auto [each, word] : kEngines)
    if (each == kind)
      return word;
  return "?";
}

std::vector<std::string_view> engineNames() {
  std::vector<std::string_view> names;
  for (auto [each, word] : kEngines)
    names.push_back(word);
  return names;
}

std::optional<EngineKind> parseEngine(std::string_view wanted) {
  for (auto [each, word] : kEngines)
    if (word == wanted)
      return each;
  return std::nullopt;
}

std::string engineWords() {
  std::string words;
  for (auto [kind, word] : kEngines)
    words += (words.empty() ? "" : ", ") + std::string(word);
  return words;
}

/// Ops that touch exactly one element. Others may touch none, and the interpreter has a freed
/// buffer that is copied an error even when it is empty.
static bool touchesOneElement(std::string_view op) {
  static constexpr std::string_view ops[] = {"memref.load", "memref.store", "affine.load",
                                             "affine.store", "memref.atomic_rmw"};
  return llvm::is_contained(ops, op);
}

bool sees(EngineKind, const Defect &defect) {
  switch (defect.kind) {
  case DefectKind::UseAfterFree:
    return touchesOneElement(defect.evidence.what.op);
  // Native code frees a buffer through any view of it.
  case DefectKind::Abi:
    return defect.evidence.what.op != "shifted";
  case DefectKind::DoubleFree:
  case DefectKind::Leak:
  case DefectKind::Observation:
    return true;
  // Native code frees a buffer through any view of it, and views inside a larger buffer have
  // no bounds. A stack buffer lives until its function returns or its scope's code is reused.
  case DefectKind::BadFree:
  case DefectKind::OutOfBounds:
  case DefectKind::UninitialisedRead:
  case DefectKind::DeadStackUse:
  case DefectKind::Undefined:
    return false;
  // Said before anything runs. A stack overflow is resource, too, but stack buffers are the runtime's.
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
  case DefectKind::Crash:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::JudgeDisagreement:
    break;
  }
  return false;
}

std::unique_ptr<Engine> makeEngine(EngineKind kind) {
  switch (kind) {
  case EngineKind::Jit:
    return makeJitEngine();
  case EngineKind::Asan:
    return makeAsanEngine();
  case EngineKind::Valgrind:
    return makeValgrindEngine();
  }
  return nullptr;
}

} // namespace freehold::native
