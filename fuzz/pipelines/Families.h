//===- Families.h - Which passes are drawn ----------------------*- C++ -*-===//
#pragma once

#include <string_view>
#include <vector>

namespace freehold::pipelines {

/// The stages of a pipeline, in the order in which they may run.
enum class Stage : unsigned { Tensor, Loops, Placement, Deallocation, Lowered };
inline constexpr unsigned kStages = 5;

/// The passes whose names start with `prefix` belong to a stage. The first row that fits decides.
struct Family {
  std::string_view prefix;
  Stage stage;
  /// Names that start with the prefix as well but are not drawn, such as pipelines' parts that need
  /// a target.
  bool isDrawn = true;
};

const std::vector<Family> &families();

/// A value that the registry cannot tell: the words that an option for text takes.
struct TextValues {
  std::string_view pass, option;
  std::vector<std::string_view> words;
};
const std::vector<TextValues> &textValues();

} // namespace freehold::pipelines
