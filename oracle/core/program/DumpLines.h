//===- DumpLines.h - The driver's own lines in a log ------------*- C++ -*-===//
// Dumps come out of files that other programs wrote as well: PowerShell redirects in UTF-16, build servers put
// a time before each line, lit puts "# | ", ninja "[3/7] ", and diagnostics are printed in the middle of IR.
// What is left here are the lines as the driver wrote them.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"

#include <string>
#include <string_view>
#include <vector>

namespace freehold {

/// Returns the text in UTF-8, without a byte order mark.
std::string plainText(std::string_view bytes);

/// Returns the lines that follow a header of a dump, as many as there are, so that they keep their numbers.
/// `prefix` is what stands before the header in its line. If the next line has it as well, but for the
/// digits of numbers, it is removed, and lines without it are others' and become empty. So do diagnostics,
/// with the source line and the caret below.
std::vector<llvm::StringRef> linesOfDriver(llvm::ArrayRef<llvm::StringRef> lines,
                                           llvm::StringRef prefix);

} // namespace freehold
