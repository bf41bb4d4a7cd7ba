//===- Engine.cpp ---------------------------------------------------------===//
#include "oracle/native/Engine.h"

#include <array>

namespace freehold::native {

static constexpr std::array<std::pair<EngineKind, std::string_view>, 1> kEngines = {
    {{EngineKind::Jit, "jit"}}};

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

bool sees(EngineKind, DefectKind kind) {
  switch (kind) {
  case DefectKind::DoubleFree:
  case DefectKind::Leak:
  case DefectKind::Abi:
  case DefectKind::Observation:
    return true;
  // Native code frees a buffer through any view of it, touches no memory where there are no
  // elements, and the lowering drops reads whose value nobody uses.
  case DefectKind::UseAfterFree:
  case DefectKind::BadFree:
  case DefectKind::OutOfBounds:
  case DefectKind::UninitialisedRead:
  case DefectKind::DeadStackUse:
  case DefectKind::Undefined:
    return false;
  // Said before anything runs.
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
  }
  return nullptr;
}

} // namespace freehold::native
