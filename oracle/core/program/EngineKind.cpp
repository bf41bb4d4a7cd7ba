//===- EngineKind.cpp -----------------------------------------------------===//
#include "oracle/core/program/EngineKind.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold {

static constexpr EngineKind kEngines[] = {EngineKind::Jit, EngineKind::Asan, EngineKind::Valgrind};

llvm::ArrayRef<EngineKind> engineKinds() { return kEngines; }

std::string_view spell(EngineKind kind) {
  switch (kind) {
  case EngineKind::Jit:
    return "jit";
  case EngineKind::Asan:
    return "asan";
  case EngineKind::Valgrind:
    return "valgrind";
  }
  return "?";
}

std::optional<EngineKind> parseEngine(std::string_view wanted) {
  for (EngineKind kind : kEngines)
    if (spell(kind) == wanted)
      return kind;
  return std::nullopt;
}

std::string engineWords() {
  std::string words;
  for (EngineKind kind : kEngines)
    words += (words.empty() ? "" : ", ") + std::string(spell(kind));
  return words;
}

} // namespace freehold
