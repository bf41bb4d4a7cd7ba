//===- Subjects.cpp - The table of subjects -------------------------------===//
#include "oracle/core/program/Bufferizations.h"
#include "oracle/core/program/Orders.h"

namespace freehold {

/// Parts of the shipped pipeline. With the prefix fh- they are parts of ours.
static constexpr const char *kExpand = "expand-realloc{emit-deallocs=false}";
static constexpr const char *kOwnership = "ownership-based-buffer-deallocation";
static constexpr const char *kSimplify = "buffer-deallocation-simplification";
static constexpr const char *kLower = "bufferization-lower-deallocations";
static constexpr const char *kPipeline = "buffer-deallocation-pipeline";
static constexpr const char *kOutParams =
    "buffer-results-to-out-params{modify-public-functions=true}";
static constexpr const char *kOutParamsHoisted =
    "buffer-results-to-out-params{modify-public-functions=true hoist-static-allocs=true}";
static constexpr const char *kOutParamsDynamic =
    "buffer-results-to-out-params{modify-public-functions=true hoist-static-allocs=true "
    "hoist-dynamic-allocs=true}";
static constexpr const char *kDropEquivalent = "drop-equivalent-buffer-results";

static constexpr const char *kOurExpand = "fh-expand-realloc{emit-deallocs=false}";
static constexpr const char *kOurOwnership = "fh-ownership-based-buffer-deallocation";
static constexpr const char *kOurLower = "fh-bufferization-lower-deallocations";
static constexpr const char *kOurPipeline = "fh-buffer-deallocation-pipeline";

/// The clone-based pass handles memref.realloc itself, so no expand-realloc runs first.
static constexpr const char *kOurLegacy = "fh-buffer-deallocation";
static constexpr const char *kOurLegacyPipeline = "fh-legacy-buffer-deallocation-pipeline";

static std::string passes(std::initializer_list<const char *> names) {
  std::string text;
  for (const char *name : names)
    text += (text.empty() ? "" : ",") + std::string(name);
  return text;
}

static Subject pipeline(std::string name, std::string text, std::string summary) {
  Subject subject;
  subject.name = std::move(name);
  subject.text = std::move(text);
  subject.summary = std::move(summary);
  return subject;
}

/// A subject that changes signatures as `adaptation` says.
static Subject adapted(CallAdaptation adaptation, Subject subject) {
  subject.contract.adaptation = adaptation;
  return subject;
}

/// A subject that inserts no deallocations and no copies, so results keep their buffers.
static Subject keepingBuffers(Subject subject) {
  subject.contract.promisesNoLeak = false;
  subject.contract.promisesResultAbi = false;
  subject.contract.copiesAliasedResults = false;
  return subject;
}

static Subject cloneBased(Subject subject) {
  subject.contract.clonesAtJoins = true;
  return subject;
}

/// A subject that runs an older mlir-opt, as Debian packages it; `text` is the command.
static Subject older(unsigned version, std::string name, std::string text, std::string summary) {
  Subject subject = pipeline(std::move(name), std::move(text), std::move(summary));
  subject.kind = Subject::Kind::Command;
  subject.version = version;
  return subject;
}

static Subject canary(Subject subject) {
  subject.canary = true;
  return subject;
}

static std::vector<Subject> allSubjects() {
  std::vector<Subject> table = {
      pipeline("upstream", kPipeline, "MLIR 22's whole deallocation pipeline"),
      pipeline("upstream-dynamic",
               "buffer-deallocation-pipeline{private-function-dynamic-ownership=true}",
               "the same; private functions return ownership flags"),
      pipeline("upstream-unsimplified", passes({kExpand, kOwnership, kLower}),
               "expand-realloc, ownership pass and lowering only"),
      pipeline("upstream-dealloc-ops",
               passes({kExpand, "canonicalize", kOwnership, "canonicalize", kSimplify}),
               "stops before lowering: bufferization.dealloc is executed as such"),
      pipeline("upstream-hoisted",
               passes({"func.func(buffer-hoisting,buffer-loop-hoisting)", kPipeline}),
               "buffer-hoisting and buffer-loop-hoisting first"),
      pipeline("upstream-stack", passes({"func.func(promote-buffers-to-stack)", kPipeline}),
               "promote-buffers-to-stack first"),
      pipeline("upstream-liveness", passes({kPipeline, "func.func(optimize-allocation-liveness)"}),
               "optimize-allocation-liveness last"),
      adapted(CallAdaptation::OutParams,
              pipeline("upstream-out-params", passes({kOutParams, kPipeline}),
                       "buffer-results-to-out-params first, public functions included")),
      adapted(CallAdaptation::OutParams,
              pipeline("upstream-out-params-hoisted", passes({kOutParamsHoisted, kPipeline}),
                       "the same with hoist-static-allocs")),
      adapted(CallAdaptation::EquivalentResults,
              pipeline("upstream-drop-equivalent", passes({kDropEquivalent, kPipeline}),
                       "drop-equivalent-buffer-results first")),
      keepingBuffers(
          adapted(CallAdaptation::EquivalentResults,
                  pipeline("upstream-drop-equivalent-alone", kDropEquivalent,
                           "drop-equivalent-buffer-results only: nothing is freed or copied"))),
      pipeline("fh", kOurPipeline, "Freehold's whole deallocation pipeline"),
      pipeline("fh-dynamic",
               "fh-buffer-deallocation-pipeline{private-function-dynamic-ownership=true}",
               "the same; private functions return ownership flags"),
      pipeline("fh-unsimplified", passes({kOurExpand, kOurOwnership, kOurLower}),
               "expand-realloc, ownership pass and lowering only"),
      pipeline("fh-dealloc-ops", "fh-buffer-deallocation-pipeline{lower-deallocations=false}",
               "stops before lowering: bufferization.dealloc is executed as such"),
      pipeline("fh-early-free", "fh-buffer-deallocation-pipeline{free-after-last-use=true}",
               "buffers are freed after their last use, not at the end of their block"),
      cloneBased(pipeline("fh-legacy", passes({kOurExpand, kOurLegacy}),
                          "Freehold's clone-based deallocation")),
      cloneBased(
          pipeline("fh-legacy-placed", passes({kOurExpand, kOurLegacyPipeline}),
                   "the same with hoisting, promotion to the stack and clone simplification")),
      older(19, "ownership-19", "mlir-opt-19 --buffer-deallocation-pipeline",
            "MLIR 19's whole deallocation pipeline"),
      cloneBased(older(19, "legacy-19", "mlir-opt-19 --buffer-deallocation",
                       "MLIR 19's clone-based deallocation, the last there was")),
      cloneBased(older(16, "legacy-16", "mlir-opt-16 --buffer-deallocation",
                       "MLIR 16's clone-based deallocation")),
      canary(pipeline("identity", "", "changes nothing: leaks wherever something is allocated")),
  };
  addBufferizations(table);
  return table;
}

const std::vector<Subject> &subjectTable() {
  static const std::vector<Subject> table = allSubjects();
  return table;
}

const std::vector<Subject> &orderTable() {
  static const std::vector<Subject> table = {
      pipeline(
          "order-onnx-mlir",
          passes({"func.func(buffer-loop-hoisting)", kPipeline,
                  "func.func(optimize-allocation-liveness)", "convert-bufferization-to-memref"}),
          "onnx-mlir: lowering of krnl to LLVM"),
      pipeline("order-buddy",
               passes({"expand-strided-metadata", kOwnership, "canonicalize", kSimplify, kLower,
                       "cse", "canonicalize", "func.func(optimize-allocation-liveness)"}),
               "buddy-mlir: builds of its example models"),
      pipeline("order-hexagon",
               passes({"func.func(buffer-loop-hoisting)", "canonicalize", kPipeline, "cse"}),
               "hexagon-mlir: linalg to LLVM"),
      pipeline("order-heir",
               passes({"expand-realloc", kOwnership, "canonicalize", kSimplify, kLower, "cse",
                       "canonicalize"}),
               "HEIR: one-shot bufferization; expand-realloc frees by itself"),
      adapted(CallAdaptation::EquivalentResults,
              pipeline("order-tpp", passes({kDropEquivalent, kDropEquivalent, kPipeline}),
                       "tpp-mlir: after bufferization")),
      pipeline("order-torch-mlir",
               passes({"func.func(expand-realloc)", "func.func(buffer-deallocation-pipeline)",
                       "inline"}),
               "torch-mlir: reference backend, pass by pass on functions"),
      adapted(CallAdaptation::OutParams,
              pipeline("order-out-params-dynamic", passes({kOutParamsDynamic, kPipeline}),
                       "MLIR 22: out-params with hoist-static-allocs and hoist-dynamic-allocs")),
  };
  return table;
}

static constexpr std::pair<std::string_view, CallAdaptation> kAdaptations[] = {
    {"none", CallAdaptation::None},
    {"out-params", CallAdaptation::OutParams},
    {"equivalent-results", CallAdaptation::EquivalentResults},
    {"bufferized", CallAdaptation::Bufferized},
};

std::string_view spell(CallAdaptation adaptation) {
  for (auto [word, each] : kAdaptations)
    if (each == adaptation)
      return word;
  return "none";
}

std::optional<CallAdaptation> parseAdaptation(std::string_view word) {
  for (auto [each, adaptation] : kAdaptations)
    if (each == word)
      return adaptation;
  return std::nullopt;
}

std::string adaptationWords() {
  std::string words;
  for (auto [word, adaptation] : kAdaptations)
    words += (words.empty() ? "" : ", ") + std::string(word);
  return words;
}

const Subject *findSubject(std::string_view name) {
  for (const auto *table : {&subjectTable(), &orderTable()})
    for (const Subject &subject : *table)
      if (subject.name == name)
        return &subject;
  return nullptr;
}

} // namespace freehold
