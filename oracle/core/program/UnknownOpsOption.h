//===- UnknownOpsOption.h - The option of mains for unknown ops -*- C++ -*-===//
// For mains only: cl::opt<UnknownOps> name("unknown-ops", unknownOpsText(), unknownOpsWords(), ..).
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/UnknownOps.h"

#include "llvm/Support/CommandLine.h"

namespace freehold {

inline llvm::cl::desc unknownOpsText() {
  return llvm::cl::desc("Ops that the interpreter does not know");
}
inline llvm::cl::ValuesClass unknownOpsWords() {
  return llvm::cl::values(
      clEnumValN(UnknownOps::Opaque, "opaque",
                 "do what their declared effects allow, else what external functions do"),
      clEnumValN(UnknownOps::Unsupported, "unsupported", "end the run"));
}

} // namespace freehold
