//===- ProgramWorlds.h - Is a target wrong in a small world? ----*- C++ -*-===//
// Source and target are called in every world of a small world (Arguments.h), once or twice:
//
//   results are observed, and of the target each memref among them is freed: no two may be one, none
//   the caller's (T4)
//   buffers that were passed are observed and freed
//
// Entries take what any caller may pass: buffers that overlap, sizes that differ, cells not written. Worlds
// in which the source does not run through, or writes a buffer that a function returned although it was not
// its own to give, are left out. Anything that the target does otherwise is wrong, and so is a leak.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Interpreter.h"
#include "tests/adversary/RewriteWorlds.h"

namespace freehold::adversary {

class ProgramWorlds {
public:
  struct Options {
    /// Steps of one run of the source.
    uint64_t steps = 30'000;
    /// The target frees what the source does not, and returns buffers of its own (T3, T4).
    bool deallocates = true;
  };
  ProgramWorlds(mlir::ModuleOp source, Options options);

  /// Entries of the source that take what a small world can make.
  unsigned entries() const { return entries_.size(); }
  /// Nothing where no world shows that the target is wrong. Worlds are spread over the entries.
  std::optional<Wrong> judge(mlir::ModuleOp target, unsigned worldsMax, uint64_t seed);
  unsigned fitWorlds() const { return fit_; }
  /// The drivers as text, for a person.
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
