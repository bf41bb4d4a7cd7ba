//===- Status.cpp ---------------------------------------------------------===//
#include "fuzz/state/Status.h"

#include <array>

namespace freehold::state {

static constexpr std::array<std::string_view, 6> kWords = {"new",       "known", "fixed",
                                                           "regressed", "flaky", "wontfix"};

std::string_view spell(Status status) { return kWords[static_cast<size_t>(status)]; }

std::optional<Status> parseStatus(std::string_view word) {
  for (size_t n = 0; n < kWords.size(); ++n)
    if (kWords[n] == word)
      return static_cast<Status>(n);
  return std::nullopt;
}

// The rows and columns of the table in Status.h.
static constexpr std::array<std::array<Status, 4>, 6> kAfter = {{
    // not asked         seen               gone             sometimes
    {Status::Known, Status::Known, Status::Fixed, Status::Flaky},         // new
    {Status::Known, Status::Known, Status::Fixed, Status::Flaky},         // known
    {Status::Fixed, Status::Regressed, Status::Fixed, Status::Regressed}, // fixed
    {Status::Known, Status::Known, Status::Fixed, Status::Flaky},         // regressed
    {Status::Flaky, Status::Known, Status::Flaky, Status::Flaky},         // flaky
    {Status::WontFix, Status::WontFix, Status::WontFix, Status::WontFix}, // wontfix
}};

Status after(std::optional<Status> before, Sight sight) {
  return before ? kAfter[static_cast<size_t>(*before)][static_cast<size_t>(sight)] : Status::New;
}

} // namespace freehold::state
