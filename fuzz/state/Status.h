//===- Status.h - What is known of a cause, night by night ------*- C++ -*-===//
// A cause has a status, which changes with what a night sees of it:
//
//   status      seen                          gone     sometimes   not asked
//   (none)      new                           -        -           -
//   new         known                         fixed    flaky       known
//   known       known                         fixed    flaky       known
//   fixed       regressed                     fixed    regressed   fixed
//   regressed   known                         fixed    flaky       known
//   flaky       known if in every replay      flaky    flaky       flaky
//   wontfix     wontfix                       wontfix  wontfix     wontfix
//
// "Seen" is a defect of the cause in a tried program or in the replay of its finding. "Gone" means that
// the finding was replayed, reduced and as it was found, without a defect, and that no program showed it.
// What a person says in known.json takes precedence, until "fixed" turns out to be wrong.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace freehold::state {

enum class Status : uint8_t { New, Known, Fixed, Regressed, Flaky, WontFix };

/// Returns "new", "known", "fixed", "regressed", "flaky" or "wontfix".
std::string_view spell(Status status);
/// The inverse of spell; std::nullopt for an unknown word.
std::optional<Status> parseStatus(std::string_view word);

/// What a night saw of a cause.
enum class Sight : uint8_t { NotAsked, Seen, Gone, Sometimes };

/// Returns the status after the night; std::nullopt as `before` for a cause that is seen for the first
/// time.
Status after(std::optional<Status> before, Sight sight);

/// Whether a cause with this status fails a gate that fails on new causes.
inline bool isNews(Status status) { return status == Status::New || status == Status::Regressed; }

} // namespace freehold::state
