//===- EngineKind.h - Names of the native engines ---------------*- C++ -*-===//
// The engines of oracle/native, by the names that requests and options have.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace freehold {

enum class EngineKind : uint8_t { Jit, Asan, Valgrind };

/// All engines, in a fixed order.
llvm::ArrayRef<EngineKind> engineKinds();
/// "jit", "asan", "valgrind".
std::string_view spell(EngineKind kind);
/// The inverse of spell; nullopt if no engine has that name.
std::optional<EngineKind> parseEngine(std::string_view word);
/// "jit, asan, valgrind": for messages.
std::string engineWords();

} // namespace freehold
