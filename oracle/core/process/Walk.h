//===- Walk.h - The files in a folder ---------------------------*- C++ -*-===//
// A user's folder may contain links to itself, and FIFOs, from which a read may never return.
//===----------------------------------------------------------------------===//
#pragma once

#include <string>
#include <system_error>
#include <vector>

namespace freehold {

/// Appends the files in the folder and in its folders, in no order. Links are followed, but each folder
/// is entered once, whatever leads to it. Devices, FIFOs and sockets are left out; a link that leads
/// nowhere is not, since whoever reads it says so.
std::error_code listFiles(const std::string &folder, std::vector<std::string> &files);

} // namespace freehold
