//===- ToolEngine.h - Programs in a driver under a memory checker -*- C++ -*-===//
// Programs are compiled by clang into one library, which a driver program loads and runs under
// the checker: all runs of all programs in one process, since checkers are slow to start. The
// first error ends the process; a new one does what is left. What the checker reports and what the
// runtime knows of blocks must agree, or the answer is a fault.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/native/Engine.h"
#include "oracle/native/ToolReport.h"

namespace freehold::native {

class Tool {
public:
  virtual ~Tool() = default;
  virtual std::string name() const = 0;
  /// File name of the driver; it lies beside this program.
  virtual std::string driver() const = 0;
  /// What clang is told beside the usual.
  virtual std::string compileFlags() const { return ""; }
  virtual void prepare(llvm::Module &module) const {}
  /// Words before the driver's; reports go to files that begin with `report`.
  virtual std::string launcher(const std::string &report) const = 0;
  virtual std::variant<ToolReport, std::string> read(llvm::StringRef report) const = 0;
  /// Whether the report is what the runtime's own error looks like to the tool.
  virtual bool confirms(RuntimeError own, const ToolReport::Error &error) const {
    return error.kind == own;
  }
};

/// Exit code of a checker that has something to report.
inline constexpr int kToolReports = 98;

std::unique_ptr<Engine> makeToolEngine(std::unique_ptr<Tool> tool);

} // namespace freehold::native
