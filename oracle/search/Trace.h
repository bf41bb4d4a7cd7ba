//===- Trace.h - What a run reached, and what it missed ---------*- C++ -*-===//
#pragma once

#include "oracle/search/Distance.h"

#include <map>

namespace freehold::search {

/// One side of a branch: twice the ordinal of its instruction, plus one if it was taken.
using Side = uint32_t;

/// The blocks and sides of branches that runs reached. The module was compiled with marks.
class Coverage final : public interp::RunWatch {
public:
  explicit Coverage(const interp::CompiledModule &module)
      : sides_(2 * static_cast<size_t>(module.instructions)) {}

  void entered(const interp::Inst *mark) override { sides_[2 * mark->ordinal] = true; }
  void branched(const interp::Inst *at, bool taken, const interp::Machine &) override {
    sides_[2 * at->ordinal + taken] = true;
  }
  void ended(const interp::Inst *, const interp::Machine &) override {}

  bool has(Side side) const { return sides_[side]; }
  bool hasMark(uint32_t ordinal) const { return sides_[2 * ordinal]; }
  /// Adds what another run reached, and returns whether something of it is new.
  bool add(const Coverage &other);

private:
  std::vector<uint8_t> sides_;
};

/// What is remembered of one run to steer the next ones.
class Trace final : public interp::RunWatch {
public:
  explicit Trace(const interp::CompiledModule &module) : reached(module) {}

  void entered(const interp::Inst *mark) override;
  void branched(const interp::Inst *at, bool taken, const interp::Machine &machine) override;
  void ended(const interp::Inst *at, const interp::Machine &machine) override;

  /// The least distance from a side that was not taken, and the numbers there.
  struct Miss {
    const interp::Inst *at = nullptr;
    double distance = 0;
    std::vector<int64_t> numbers = {};
    /// As cellsBehind says, if the function there is the entry.
    std::vector<LoadedCell> cells = {};
  };
  Coverage reached;
  /// How many different blocks and sides were reached.
  unsigned count = 0;
  std::map<Side, Miss> misses;
  /// Where the run ended if it did not return; `at` is null if it did.
  Miss end;
};

} // namespace freehold::search
