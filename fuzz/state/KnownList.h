//===- KnownList.h - What people say about causes ---------------*- C++ -*-===//
// known.json in the state's folder, which only people write:
//
//   [{"cause": "leak-my-pass-memref-alloc",     the name of a cause, or one of its keys
//     "status": "wontfix",                      known, wontfix, flaky or fixed
//     "by": "ada", "link": "https://...", "note": "the caller frees it"}]
//
// An entry takes effect when it is new or changed, so that a cause said to be fixed may regress.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/state/Status.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold::state {

struct KnownEntry {
  std::string cause;
  Status status = Status::Known;
  std::string by, link, note;
};

/// Reads the file; empty if it is not there. An error is a message.
std::variant<std::vector<KnownEntry>, std::string> readKnownList(const std::string &path);

} // namespace freehold::state
