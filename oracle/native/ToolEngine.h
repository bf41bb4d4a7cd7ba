//===- ToolEngine.h - Programs in a driver under a memory checker -*- C++ -*-===//
// Programs are compiled by clang into one library, which a driver program loads and runs under the
// checker: all runs of all programs in one process, since checkers are slow to start. The first
// error ends the process; a new one continues. If the checker's report and the runtime's record of
// blocks disagree, the result is a fault.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/Engine.h"
#include "oracle/native/ToolReport.h"

namespace freehold::native {

class Tool {
public:
  virtual ~Tool() = default;
  virtual std::string name() const = 0;
  /// File name of the driver, which is beside this program.
  virtual std::string driver() const = 0;
  /// Additional flags for clang.
  virtual std::string compileFlags() const { return ""; }
  virtual void prepare(llvm::Module &module) const {}
  /// The start of the command line, before the driver. Reports go to files whose names begin with
  /// `report`.
  virtual std::string launcher(const std::string &report) const = 0;
  virtual std::variant<ToolReport, std::string> read(llvm::StringRef report) const = 0;
  /// Whether the tool's report can be caused by this error, which the runtime found.
  virtual bool confirms(RuntimeError own, const ToolReport::Error &error) const {
    return error.kind == own;
  }
};

/// Exit code of a checker that reports an error.
inline constexpr int kToolReports = 98;

std::unique_ptr<Engine> makeToolEngine(std::unique_ptr<Tool> tool);

} // namespace freehold::native
