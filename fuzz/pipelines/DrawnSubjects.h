//===- DrawnSubjects.h - Subjects whose pipeline is drawn -------*- C++ -*-===//
// The built-in subjects have one pipeline each. These have another one for every program, drawn from
// its seed:
//
//   options         one pass of a family with drawn options, before or after deallocation as the
//                   family says
//   random-orders   several passes with drawn options, in an order that makes sense
//
// An order makes sense if the stages of its passes never go down (Families.h): placement precedes
// deallocation, deallocation precedes what only improves deallocated programs. Within a stage any
// order is drawn. The drawn pipeline is the text of the subject, so that it is stored with a defect.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "fuzz/pipelines/Families.h"
#include "fuzz/pipelines/PassOptions.h"
#include "oracle/core/verdict/Judgement.h"

#include <array>
#include <optional>

namespace freehold::pipelines {

/// Returns the names of these subjects: "options", "random-orders".
const std::vector<std::string> &drawnNames();

/// The passes of all families (Families.h) with their options.
class OptionSpace {
public:
  OptionSpace();

  /// A pass that is tried, with the stage that it belongs to and its options.
  struct Row {
    PassHelp pass;
    Stage stage = Stage::Loops;
    /// Whether the pass has to be nested in `func.func(...)`.
    bool isOnFunctions = false;
  };
  const std::vector<Row> &rows() const { return rows_; }

  /// Returns the pipeline of the subject of this name for a seed. The name must be one of
  /// drawnNames(). Passes on tensors are drawn for programs on tensors only.
  std::string draw(std::string_view name, uint64_t seed, bool onTensors) const;

private:
  std::string drawFrom(Stage stage, gen::Choices &choices) const;
  std::string drawOrder(gen::Choices &choices, bool onTensors) const;

  std::vector<Row> rows_;
  /// For each stage, the indices of its rows.
  std::array<std::vector<size_t>, kStages> stages_;
};

/// Returns a pass with drawn values for some of its options.
std::string withOptions(const PassHelp &pass, gen::Choices &choices);

/// Returns the subject of this name with the pipeline and the contract that its passes allow.
Subject drawnSubject(std::string name, std::string pipeline);

/// Returns a subject that stands for those of this name until drawSubjects replaces it; nullopt if
/// there are none.
std::optional<Subject> undrawnSubject(std::string_view name);

/// Replaces each undrawn subject of the request by one that is drawn for the program's name. If all
/// of them are drawn, one program on tensors of two is not prepared: the drawn pipeline gets the
/// tensors.
void drawSubjects(const OptionSpace &space, Request &request);

} // namespace freehold::pipelines
