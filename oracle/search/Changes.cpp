//===- Changes.cpp --------------------------------------------------------===//
#include "oracle/search/Changes.h"

#include "oracle/core/inputs/BufferType.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"

#include <algorithm>

namespace freehold::search {

using Kind = Knob::Kind;

/// Numbers of one kind that are tried for a knob, and changes in all.
static constexpr size_t kNumbersTried = 6, kProgramNumbersTried = 12, kChangesMax = 160;
/// Bounds that are tried for patterns.
static constexpr size_t kBoundsTried = 4;

bool apply(const Signature &signature, Inputs &inputs, const Change &change) {
  if (change.pattern)
    return set(signature, inputs, change.knobs.front(), *change.pattern);
  bool changes = false;
  for (Knob knob : change.knobs) {
    changes |= valueOf(signature, inputs, knob) != change.value;
    if (!set(signature, inputs, knob, change.value))
      return false;
  }
  return changes;
}

static void addOnce(std::vector<int64_t> &list, int64_t value) {
  if (!llvm::is_contained(list, value))
    list.push_back(value);
}

/// Returns the values to try for a knob that is now `value`.
static std::vector<int64_t> valuesFor(const Situation &situation, std::optional<int64_t> value) {
  int64_t now = value.value_or(0);
  if (situation.isTooMuch)
    return {1, 2, 0, 3, 4, 8, now / 2};
  std::vector<int64_t> list;
  if (value && now < INT64_MAX / 4 && now > INT64_MIN / 4)
    list.push_back(now + 1);
  llvm::ArrayRef<int64_t> numbers(situation.numbers);
  for (int64_t number : numbers.take_front(kNumbersTried))
    addOnce(list, number);
  for (int64_t small : {1, 0, 2})
    addOnce(list, small);
  llvm::ArrayRef<int64_t> ofProgram(situation.programNumbers);
  for (int64_t number : ofProgram.take_front(kProgramNumbersTried))
    addOnce(list, number);
  for (int64_t number : numbers.take_front(kNumbersTried))
    for (int64_t by : {1, -1})
      if (std::abs(number / 2) < INT64_MAX / 4)
        addOnce(list, number + by);
  for (int64_t number : ofProgram.take_front(kProgramNumbersTried))
    if (number < INT64_MAX)
      addOnce(list, number + 1);
  for (int64_t other : {4, 8, 16, 3, 32, 64, 128, 256, 1024, -1, 10, 100})
    addOnce(list, other);
  addOnce(list, now - 1);
  llvm::erase(list, now);
  return list;
}

/// Returns the bounds of patterns: numbers from where it went wrong, then sizes of the input.
static std::vector<int64_t> boundsFor(const Situation &situation) {
  std::vector<int64_t> bounds;
  for (int64_t number : situation.numbers)
    if (number > 0)
      addOnce(bounds, number);
  for (const Argument &argument : situation.inputs.arguments)
    if (auto *buffer = std::get_if<BufferArgument>(&argument))
      for (int64_t size : buffer->sizes)
        if (size > 0)
          addOnce(bounds, size);
  bounds.resize(std::min(bounds.size(), kBoundsTried));
  return bounds;
}

static std::vector<Pattern> patternsFor(const Situation &situation) {
  using enum Pattern::Kind;
  std::vector<int64_t> bounds = boundsFor(situation);
  std::vector<Pattern> patterns = {{Iota}, {Constant, 0}};
  for (int64_t bound : bounds)
    patterns.insert(patterns.end(), {{Ascending, bound}, {Drawn, bound}});
  patterns.insert(patterns.end(), {{Constant, 1}, {IotaFromOne}, {Cycle, 2}});
  // Each may be what the cells are compared with.
  for (int64_t number : llvm::ArrayRef(situation.programNumbers).take_front(kProgramNumbersTried))
    patterns.push_back({Constant, number});
  for (int64_t bound : bounds)
    patterns.push_back({Constant, bound});
  patterns.insert(patterns.end(), {{Descending}, {Signs}, {Constant, -1}});
  return patterns;
}

/// Returns the class of a knob that is a size.
static std::optional<unsigned> classOf(const Signature &signature, Knob knob) {
  const auto &classes = signature.parameters[knob.argument].sizeClasses;
  size_t position = knob.kind == Kind::Size ? knob.position : 0;
  if ((knob.kind != Kind::Size && knob.kind != Kind::Scalar) || position >= classes.size())
    return std::nullopt;
  return classes[position].number;
}

/// Returns the knobs of each class of sizes that has several, then each knob alone.
static std::vector<std::vector<Knob>> groupsOf(const Signature &signature, const Inputs &inputs,
                                               const std::vector<Knob> &relevant) {
  std::vector<Knob> known = knobsOf(signature, inputs);
  std::vector<std::vector<Knob>> groups, alone;
  std::vector<unsigned> classes;
  for (Knob knob : relevant) {
    bool isCell =
        knob.kind == Kind::Cell && llvm::is_contained(known, Knob{Kind::Contents, knob.argument});
    if (!isCell && !llvm::is_contained(known, knob))
      continue;
    alone.push_back({knob});
    auto number = classOf(signature, knob);
    if (!number || llvm::is_contained(classes, *number))
      continue;
    classes.push_back(*number);
    std::vector<Knob> members;
    for (Knob other : known)
      if (classOf(signature, other) == number)
        members.push_back(other);
    if (members.size() > 1)
      groups.push_back(members);
  }
  groups.insert(groups.end(), alone.begin(), alone.end());
  return groups;
}

/// Whether cells are wide enough for indices, unlike characters.
static bool holdsIndices(const Signature &signature, Knob contents) {
  mlir::Type element = bufferTypeOf(signature.type.getInput(contents.argument)).getElementType();
  return element.isIndex() || element.isInteger(32) || element.isInteger(64);
}

std::vector<Change> changesFor(const Situation &situation) {
  std::vector<std::vector<Change>> lists;
  for (const auto &group : groupsOf(situation.signature, situation.inputs, situation.knobs)) {
    auto &list = lists.emplace_back();
    if (group.front().kind == Kind::Contents) {
      // Lists of indices often end with -1, with which a program then compares them.
      if (holdsIndices(situation.signature, group.front()) &&
          llvm::is_contained(situation.programNumbers, -1))
        list.push_back({group, 0, Pattern{Pattern::Kind::Chain}});
      for (Pattern pattern : patternsFor(situation))
        list.push_back({group, 0, pattern});
      continue;
    }
    auto now = valueOf(situation.signature, situation.inputs, group.front());
    for (int64_t value : valuesFor(situation, now))
      list.push_back({group, value});
  }
  std::vector<Change> changes;
  for (size_t turn = 0, left = lists.size(); left && changes.size() < kChangesMax; ++turn) {
    left = 0;
    for (const auto &list : lists)
      if (turn < list.size()) {
        changes.push_back(list[turn]);
        ++left;
      }
  }
  return changes;
}

//===----------------------------------------------------------------------===//
// Variations
//===----------------------------------------------------------------------===//

/// Returns the input with other numbers in all buffers and floats whose values nobody chose.
static Inputs withOtherContents(const Signature &signature, Inputs inputs, unsigned turn) {
  for (size_t n = 0; n < inputs.arguments.size(); ++n) {
    if (auto *buffer = std::get_if<BufferArgument>(&inputs.arguments[n]))
      if (buffer->cells.empty())
        buffer->seed += 101 * (turn + 1);
    const auto &floats = signature.parameters[n].floats;
    if (auto *scalar = std::get_if<ScalarArgument>(&inputs.arguments[n]);
        scalar && !floats.empty() && signature.parameters[n].kind == Parameter::Kind::Float)
      *scalar = floats[(turn + n) % floats.size()];
  }
  return inputs;
}

/// Returns inputs with the chosen cells of a buffer in another order, or one of them twice.
static void addOtherOrders(const Inputs &inputs, std::vector<Variation> &variations) {
  for (size_t n = 0; n < inputs.arguments.size(); ++n) {
    auto *buffer = std::get_if<BufferArgument>(&inputs.arguments[n]);
    if (!buffer || buffer->cells.size() < 2)
      continue;
    auto add = [&](llvm::function_ref<void(std::vector<std::string> &)> edit) {
      Inputs other = inputs;
      edit(std::get<BufferArgument>(other.arguments[n]).cells);
      variations.push_back({std::move(other)});
    };
    add([](auto &cells) { std::swap(cells[0], cells[1]); });
    add([](auto &cells) { std::reverse(cells.begin(), cells.end()); });
    add([](auto &cells) { std::rotate(cells.begin(), cells.begin() + 1, cells.end()); });
    add([](auto &cells) { cells[1] = cells[0]; });
    add([](auto &cells) { cells[cells.size() - 2] = cells.back(); });
  }
}

std::vector<Variation> variationsOf(const Signature &signature, const Inputs &inputs,
                                    const std::vector<std::vector<Knob>> &equal) {
  std::vector<Variation> variations;
  for (unsigned turn = 0; turn < 2; ++turn)
    variations.push_back({withOtherContents(signature, inputs, turn)});
  addOtherOrders(inputs, variations);
  std::vector<Knob> knobs = knobsOf(signature, inputs);
  std::vector<std::vector<Knob>> groups = equal;
  llvm::append_range(groups, groupsOf(signature, inputs, knobs));
  for (int64_t by : {1, 4, -1, 11})
    for (const auto &group : groups)
      if (auto now = valueOf(signature, inputs, group.front())) {
        Inputs other = inputs;
        if (apply(signature, other, {group, *now + by}))
          variations.push_back({std::move(other), group});
      }
  for (unsigned turn = 2; turn < 5; ++turn)
    variations.push_back({withOtherContents(signature, inputs, turn)});
  return variations;
}

std::optional<Inputs> separated(const Signature &signature, const Inputs &inputs) {
  Inputs result = inputs;
  bool any = false;
  for (size_t n = 0; n < result.arguments.size(); ++n) {
    auto *same = std::get_if<SameBuffer>(&result.arguments[n]);
    if (!same || !same->isPlain() || same->call || !same->global.empty() || same->cell ||
        same->argument >= n ||
        signature.type.getInput(n) != signature.type.getInput(same->argument))
      continue;
    if (auto *buffer = std::get_if<BufferArgument>(&result.arguments[same->argument])) {
      result.arguments[n] = BufferArgument(*buffer);
      any = true;
    }
  }
  return any ? std::optional(result) : std::nullopt;
}

} // namespace freehold::search
