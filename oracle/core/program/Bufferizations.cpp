//===- Bufferizations.cpp -------------------------------------------------===//
#include "oracle/core/program/Bufferizations.h"

namespace freehold {

static constexpr std::string_view kPrefix = "bufferize";

namespace {
/// A way to bufferize: what follows "bufferize" in the subject's name, the options of
/// one-shot-bufferize, and the passes before and after it.
struct Way {
  const char *suffix, *options, *before, *after, *summary;
  CallAdaptation adaptation = CallAdaptation::Bufferized;
};
/// A deallocation pipeline: what follows in the subject's name.
struct Deallocator {
  const char *suffix, *passes, *summary;
  bool clonesAtJoins = false;
};
} // namespace

// clang-format off
static constexpr Way kWays[] = {
    {"", "", "", "", "one-shot-bufferize"},
    {"-identity-layout", " function-boundary-type-conversion=identity-layout-map", "", "",
     "one-shot-bufferize with row-major buffers at function boundaries"},
    {"-dynamic-layout", " function-boundary-type-conversion=fully-dynamic-layout-map", "", "",
     "one-shot-bufferize with any layout at function boundaries"},
    {"-infer-layout", " function-boundary-type-conversion=infer-layout-map", "", "",
     "one-shot-bufferize with inferred layouts at function boundaries"},
    {"-copy-before-write", " copy-before-write=1", "", "",
     "one-shot-bufferize with a copy before each write"},
    {"-from-terminators", " analysis-heuristic=bottom-up-from-terminators", "", "",
     "one-shot-bufferize, analysed from the terminators upwards"},
    {"-top-down", " analysis-heuristic=top-down", "", "",
     "one-shot-bufferize, analysed from the first op to the last"},
    {"-fuzzer", " analysis-heuristic=fuzzer analysis-fuzzer-seed=1", "", "",
     "one-shot-bufferize, analysed in a random order"},
    {"-eliminate-empty", "", "eliminate-empty-tensors,", "",
     "eliminate-empty-tensors and one-shot-bufferize"},
    {"-out-params", " function-boundary-type-conversion=identity-layout-map", "",
     ",buffer-results-to-out-params{modify-public-functions=true}",
     "one-shot-bufferize and buffer-results-to-out-params", CallAdaptation::OutParams},
    {"-drop-equivalent", "", "",
     ",drop-equivalent-buffer-results",
     "one-shot-bufferize and drop-equivalent-buffer-results", CallAdaptation::EquivalentResults},
};

static constexpr Deallocator kDeallocators[] = {
    {"", ",buffer-deallocation-pipeline", "MLIR's deallocation pipeline"},
    {"-fh", ",fh-buffer-deallocation-pipeline", "Freehold's deallocation pipeline"},
    {"-fh-legacy", ",fh-expand-realloc{emit-deallocs=false},fh-buffer-deallocation",
     "Freehold's clone-based deallocation", /*clonesAtJoins=*/true},
};
// clang-format on

/// Loops may return new buffers, since deallocation follows.
static std::string bufferize(const Way &way) {
  return std::string(way.before) +
         "one-shot-bufferize{bufferize-function-boundaries=1 allow-return-allocs-from-loops=1" +
         way.options + "}" + way.after;
}

static Subject row(std::string name, std::string text, std::string summary,
                   CallAdaptation adaptation = CallAdaptation::Bufferized) {
  Subject made;
  made.name = std::string(kPrefix) + std::move(name);
  made.text = std::move(text);
  made.summary = std::move(summary);
  made.contract.adaptation = adaptation;
  return made;
}

void addBufferizations(std::vector<Subject> &table) {
  for (const Deallocator &after : kDeallocators) {
    auto add = [&](const char *suffix, const std::string &passes, const char *summary,
                   CallAdaptation adaptation) {
      table.push_back(row(std::string(suffix) + after.suffix, passes + after.passes,
                          std::string(summary) + ", then " + after.summary, adaptation));
      table.back().contract.clonesAtJoins = after.clonesAtJoins;
    };
    for (const Way &way : kWays)
      add(way.suffix, bufferize(way), way.summary, way.adaptation);
    add("-sparsification", "sparsification-and-bufferization", "sparsification-and-bufferization",
        CallAdaptation::Bufferized);
  }
  Subject alone = row("-alone", bufferize(kWays[0]), "one-shot-bufferize only: it may leak");
  alone.contract.deallocation = Deallocation::Absent;
  table.push_back(std::move(alone));
}

bool isBufferization(const Subject &subject) { return subject.name.starts_with(kPrefix); }

} // namespace freehold
