//===- Files.cpp ----------------------------------------------------------===//
#include "oracle/core/Files.h"

#include "llvm/Support/Error.h"
#include "llvm/Support/FileUtilities.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

std::string replaceFile(const std::string &path, std::string_view text) {
  llvm::Error error = llvm::writeToOutput(path, [&](llvm::raw_ostream &os) {
    os << llvm::StringRef(text);
    return llvm::Error::success();
  });
  return error ? "cannot write '" + path + "': " + llvm::toString(std::move(error)) : "";
}

} // namespace freehold
