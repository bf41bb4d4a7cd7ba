//===- Files.h - Files that are whole or not there --------------*- C++ -*-===//
#pragma once

#include <string>
#include <string_view>

namespace freehold {

/// Writes a temporary file beside it and renames it, so that a reader never sees half. Returns
/// what went wrong, or nothing.
std::string replaceFile(const std::string &path, std::string_view text);

} // namespace freehold
