//===- ExtensionOptions.h - Options of mains for extensions -----*- C++ -*-===//
// For mains only: ExtensionOptions extensionOptions{cl::cat(category)}, or with cl::sub(..).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Extensions.h"

#include "llvm/Support/CommandLine.h"

namespace freehold {

/// The options that a tool has if it parses programs.
struct ExtensionOptions {
  template <typename Place>
  explicit ExtensionOptions(Place place)
      : plugins("load-dialect-plugin", llvm::cl::desc("Library with dialects that programs use"),
                llvm::cl::value_desc("library"), place),
        irdl("irdl-file", llvm::cl::desc("Module that defines dialects in the irdl dialect"),
             llvm::cl::value_desc("file"), place) {}

  /// Says what is wrong to stderr and returns std::nullopt if a file cannot be used.
  std::optional<Extensions> read(const std::string &opModels = "") const {
    return readExtensions(files(opModels));
  }
  ExtensionFiles files(const std::string &opModels = "") const {
    return {{plugins.begin(), plugins.end()}, {irdl.begin(), irdl.end()}, opModels};
  }

  llvm::cl::list<std::string> plugins, irdl;
};

/// And of tools that run programs.
inline llvm::cl::desc opModelsText() {
  return llvm::cl::desc("Module of functions with freehold.model that say what ops do");
}

} // namespace freehold
