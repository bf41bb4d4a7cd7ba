//===- FunctionText.h - The text of one function ----------------*- C++ -*-===//
// Lines, names and constants of the function that is being written, and where in it the next line
// goes. Place says what may be emitted there; whoever opens a region changes it and restores it.
// Values are numbered in the order of their definition within a function.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Scope.h"

#include <map>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <vector>

namespace freehold::gen {

/// A block that later code may still branch to, with its arguments.
struct Join {
  std::string label;
  std::vector<Slot> slots;
};

/// How a block may leave the region: `op` is "return" or a yield, `slots` are its operands.
struct Leaving {
  const char *op = nullptr;
  std::span<const Slot> slots = {};
  /// The position in the scope where the region's own values start.
  Scope::Mark mark = 0;
};

/// A cell that only one iteration of a loop writes, or, if atomic, to which all iterations add.
struct Accumulator {
  Value buffer;
  std::string indices;
  bool isAtomic = false;
};

struct Place {
  /// Whether the region may have several blocks.
  bool isCfg = true;
  /// Whether the region is a function's body.
  bool isTopLevel = true;
  /// How to leave the region; `op` is null where that is not allowed.
  Leaving leaving = {};
  std::vector<Join> joins = {};
  unsigned depth = 0;
  unsigned allocationScope = 1;
  /// Upper bound of how often the code here runs in one call.
  unsigned loopFactor = 1;
  /// Set in a loop whose iterations may run in any order: values that would be observed are added
  /// to it instead. Nothing is printed or called there, and no buffer that another iteration may
  /// access is in scope as Writable.
  std::optional<Accumulator> accumulator = std::nullopt;
  /// Induction variables of affine loops, which may be operands of affine maps. In a region where
  /// indices of the function's top level are no longer at the top level, these are here as well.
  std::vector<std::string> affineIndices = {};

  bool isParallel() const { return accumulator.has_value(); }
};

class FunctionText {
public:
  Place place;

  void line(const std::string &text);
  std::string fresh() { return "%" + std::to_string(nextValue_++); }
  std::string freshLabel() { return "^bb" + std::to_string(nextBlock_++); }
  /// Writes `%n = text` and returns `%n`, which is not added to the scope.
  std::string op(const std::string &text);
  void label(const std::string &label, std::span<const Value> arguments = {});
  /// Returns the name of a constant that is defined at the start of the function. A float's number
  /// counts in quarters, which binary floating point represents exactly.
  std::string constant(Element element, int number);
  /// Adds a declaration to the module, once.
  void declare(const std::string &text) { declarations_.insert(text); }
  void countCost(unsigned steps) { cost_ += steps * place.loopFactor; }
  /// The current end of the text.
  size_t textMark() const { return body_.size(); }
  /// Removes and returns the text written since the mark, which must be whole blocks.
  std::string takeText(size_t mark);
  void putBlocks(const std::string &blocks) { body_ += blocks; }
  /// Appends blocks after the last block of the region.
  void putBlocksLast(const std::string &blocks) { lastBlocks_ += blocks; }

protected:
  void innerLine(const std::string &text);
  /// Forgets the function before; its declarations stay.
  void beginFunction();
  /// Returns the constants and the body.
  std::string functionText() const;
  unsigned functionCost() const { return cost_; }
  std::string declarations() const;
  /// Begins a region with no last blocks, and returns those of the region around it.
  std::string beginRegion();
  /// Writes the region's last blocks, and goes back to those of the region around it.
  void endRegion(std::string outerLastBlocks);

private:
  std::string body_;
  /// Finished blocks to be written at the end of the region.
  std::string lastBlocks_;
  std::set<std::string> declarations_;
  std::map<std::string, std::string> constants_;
  unsigned indent_ = 1, nextValue_ = 0, nextBlock_ = 1;
  unsigned cost_ = 0;

  friend class Indented;
};

/// Indents lines by one more level while it lives.
class Indented {
public:
  explicit Indented(FunctionText &text) : text_(text) { ++text_.indent_; }
  ~Indented() { --text_.indent_; }

private:
  FunctionText &text_;
};

std::string joinNames(std::span<const Value> values);
std::string joinTypes(std::span<const Value> values);
std::string joinTypes(std::span<const Slot> slots);

} // namespace freehold::gen
