//===- ProgramWorlds.h - Is a target wrong in a small world? ----*- C++ -*-===//
// Calls source and target in every world of a small world (Arguments.h), once or twice:
//
//   results are observed. Memref results of the target are freed: no two may be the same, and none
//   the caller's (T4)
//   buffers that were passed are observed and freed
//
// Entries are called as any caller may: with overlapping buffers, different sizes, unwritten cells.
// Worlds are skipped if the source does not run to its end in them, or writes a buffer that a
// function returned without owning it. Any other difference of the target is wrong, and so is a
// leak.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"
#include "tests/adversary/RewriteWorlds.h"

namespace freehold::adversary {

class ProgramWorlds {
public:
  struct Options {
    /// Limit of steps for one run of the source.
    uint64_t steps = 30'000;
    /// Whether the target must free its allocations and return buffers of its own (T3, T4).
    bool deallocates = true;
  };
  ProgramWorlds(mlir::ModuleOp source, Options options);

  /// Number of entries of the source whose arguments a small world can make.
  unsigned entries() const { return entries_.size(); }
  /// Returns std::nullopt if no world shows that the target is wrong. Worlds are spread over the
  /// entries.
  std::optional<Wrong> judge(mlir::ModuleOp target, unsigned worldsMax, uint64_t seed);
  unsigned fitWorlds() const { return fit_; }
  /// Returns the drivers as text, for people.
  std::string text(mlir::ModuleOp program, bool isTarget) const;

private:
  struct Entry {
    std::string name;
    mlir::FunctionType type;
    std::unique_ptr<Arguments> arguments;
  };
  struct Compiled {
    mlir::OwningOpRef<mlir::ModuleOp> module;
    std::unique_ptr<interp::CompiledModule> code;
  };
  void addEntry(mlir::func::FuncOp function);
  bool addDriver(mlir::ModuleOp module, const Entry &entry, bool isTarget) const;
  std::optional<Compiled> build(mlir::ModuleOp program, bool isTarget) const;
  static Inputs inputsOf(const Entry &entry, const Chosen &chosen);
  Outcome run(const Compiled &side, const Entry &entry, const Chosen &chosen, bool isPlain,
              uint64_t steps) const;
  std::optional<Wrong> judgeIn(const Entry &entry, const Compiled &target, const World &world);

  Options options_;
  std::vector<Entry> entries_;
  Compiled source_;
  bool holdsMemRefs_ = false;
  unsigned fit_ = 0;
};

} // namespace freehold::adversary
