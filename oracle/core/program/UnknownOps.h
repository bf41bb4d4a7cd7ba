//===- UnknownOps.h - What judges do with ops they do not know --*- C++ -*-===//
// An op without a handler is either opaque, that is, an external function with the effects that the
// op declares (interp/Opaque.h), or it ends the run as unsupported.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace freehold {

enum class UnknownOps : uint8_t { Opaque, Unsupported };

inline constexpr std::string_view spell(UnknownOps mode) {
  return mode == UnknownOps::Opaque ? "opaque" : "unsupported";
}

/// The inverse of spell; std::nullopt for an unknown word.
inline std::optional<UnknownOps> parseUnknownOps(std::string_view word) {
  for (UnknownOps mode : {UnknownOps::Opaque, UnknownOps::Unsupported})
    if (word == spell(mode))
      return mode;
  return std::nullopt;
}

} // namespace freehold
