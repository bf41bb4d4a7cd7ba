//===- Variants.cpp -------------------------------------------------------===//
#include "fuzz/targets/Variants.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"

#include <cassert>

namespace freehold::targets {

static Subject pipeline(std::string text) {
  Subject subject;
  subject.name = text;
  subject.summary = "made by a fuzz target";
  subject.text = std::move(text);
  return subject;
}

/// The contract of subjects that neither free nor copy buffers.
static Subject keepingBuffers(Subject subject) {
  subject.contract.promisesNoLeak = false;
  subject.contract.promisesResultAbi = false;
  subject.contract.copiesAliasedResults = false;
  return subject;
}

static Subject builtIn(std::string_view name) {
  const Subject *subject = findSubject(name);
  assert(subject && "a row of the table");
  return *subject;
}

static const char *pick(gen::Choices &choices, std::initializer_list<const char *> words) {
  return words.begin()[choices.choose(static_cast<unsigned>(words.size()))];
}

/// Returns "{a=x b=y}" without the options that are empty.
static std::string braced(std::initializer_list<std::string> options) {
  std::string text;
  for (const std::string &option : options)
    if (!option.empty())
      text += (text.empty() ? "" : " ") + option;
  return text.empty() ? "" : "{" + text + "}";
}

/// Statistics slow a fuzzer down, so they are rarely enabled.
static std::string statistics(gen::Choices &choices) {
  return choices.chance(1, 128) ? "statistics=true" : "";
}

static std::string ownershipOptions(gen::Choices &choices) {
  unsigned bits = choices.choose(4);
  return braced({bits & 1 ? "private-function-dynamic-ownership=true" : "",
                 bits & 2 ? "free-after-last-use=true" : "", statistics(choices)});
}

static std::string loweringOptions(gen::Choices &choices) {
  return braced({pick(choices, {"", "inline-comparisons-max=0", "inline-comparisons-max=1",
                                "inline-comparisons-max=4", "inline-comparisons-max=1000"}),
                 pick(choices, {"", "stack-bytes-max=0", "stack-bytes-max=64"}),
                 statistics(choices)});
}

Subject upstreamVariant(gen::Choices &choices) {
  std::vector<const Subject *> shipped;
  for (const Subject &subject : subjectTable())
    if (llvm::StringRef(subject.name).starts_with("upstream"))
      shipped.push_back(&subject);
  return *shipped[choices.choose(static_cast<unsigned>(shipped.size()))];
}

/// The pipeline's passes one by one, with the passes between them or without.
static Subject ownershipByPasses(gen::Choices &choices) {
  bool isTidied = choices.flip();
  std::string expand = "fh-expand-realloc{emit-deallocs=false}";
  std::string own = "fh-ownership-based-buffer-deallocation" + ownershipOptions(choices);
  std::string lower = "fh-bufferization-lower-deallocations" + loweringOptions(choices);
  std::string simplify = "fh-buffer-deallocation-simplification" + braced({statistics(choices)});
  if (isTidied)
    return pipeline(expand + ",fh-canonicalize," + own + ",fh-canonicalize," + simplify + "," +
                    lower + ",fh-cse");
  return pipeline(expand + "," + own + "," + simplify + "," + lower);
}

Subject ownershipVariant(gen::Choices &choices) {
  unsigned which = choices.choose(12);
  switch (which) {
  case 0:
    return builtIn("fh");
  case 1:
    return builtIn("fh-dynamic");
  case 2:
    return builtIn("fh-unsimplified");
  case 3:
    return builtIn("fh-dealloc-ops");
  case 4:
    return builtIn("fh-early-free");
  case 5:
  case 6:
    return pipeline(
        "fh-buffer-deallocation-pipeline" +
        braced({pick(choices, {"", "private-function-dynamic-ownership=true"}),
                pick(choices, {"", "free-after-last-use=true"}),
                pick(choices, {"", "inline-comparisons-max=0", "inline-comparisons-max=1000"}),
                pick(choices, {"", "stack-bytes-max=0", "lower-deallocations=false"})}));
  case 7:
    return pipeline("fh-expand-realloc{emit-deallocs=false},func.func("
                    "fh-ownership-based-buffer-deallocation),fh-bufferization-lower-deallocations");
  case 8:
    return keepingBuffers(
        pipeline("fh-expand-realloc" + braced({"emit-deallocs=true", statistics(choices)})));
  case 9:
    // The pipeline must be idempotent.
    return pipeline("fh-buffer-deallocation-pipeline,fh-buffer-deallocation-pipeline");
  default:
    return ownershipByPasses(choices);
  }
}

static std::string placement(gen::Choices &choices) {
  switch (choices.choose(4)) {
  case 0:
    return "fh-buffer-hoisting" + braced({statistics(choices)});
  case 1:
    return "fh-buffer-loop-hoisting" + braced({statistics(choices)});
  case 2:
    return "fh-buffer-hoisting,fh-buffer-loop-hoisting";
  default:
    return "fh-promote-buffers-to-stack" +
           braced(
               {pick(choices, {"", "max-alloc-size-in-bytes=8", "max-alloc-size-in-bytes=65536"}),
                pick(choices,
                     {"", "max-rank-of-allocated-memref=0", "max-rank-of-allocated-memref=3"}),
                pick(choices, {"", "outside-loops-only=true"}), statistics(choices)});
  }
}

static Subject cloneBased(Subject subject) {
  subject.contract.clonesAtJoins = true;
  return subject;
}

Subject legacyVariant(gen::Choices &choices) {
  const std::string expand = "fh-expand-realloc{emit-deallocs=false},";
  switch (choices.choose(8)) {
  case 0:
    return builtIn("fh-legacy");
  case 1:
    return builtIn("fh-legacy-placed");
  case 2:
    return cloneBased(pipeline(expand + placement(choices) + ",fh-buffer-deallocation"));
  case 3:
    return cloneBased(pipeline(expand + "fh-buffer-deallocation" + braced({statistics(choices)}) +
                               ",fh-clone-simplification" +
                               braced({pick(choices, {"", "copies=false"}), statistics(choices)})));
  case 4:
    return keepingBuffers(pipeline(placement(choices)));
  case 5:
    return keepingBuffers(pipeline("fh-clone-simplification"));
  case 6:
    return pipeline(placement(choices) + ",fh-buffer-deallocation-pipeline");
  default:
    return cloneBased(pipeline(expand + "func.func(" + placement(choices) +
                               "),fh-buffer-deallocation," + "fh-buffer-deallocation"));
  }
}

std::vector<Subject> differentialVariant(gen::Choices &choices) {
  static constexpr const char *kHoist = "fh-buffer-hoisting,fh-buffer-loop-hoisting,";
  static constexpr const char *kPipeline = "fh-buffer-deallocation-pipeline";
  switch (choices.choose(6)) {
  case 0:
    return {builtIn("upstream"), builtIn("fh")};
  case 1:
    return {builtIn("upstream-dynamic"), builtIn("fh-dynamic")};
  case 2:
    return {builtIn("upstream-unsimplified"), builtIn("fh-unsimplified")};
  case 3:
    return {builtIn("upstream-dealloc-ops"), builtIn("fh-dealloc-ops")};
  case 4:
    return {builtIn("upstream-hoisted"), pipeline(std::string(kHoist) + kPipeline)};
  default:
    return {builtIn("upstream-stack"),
            pipeline(std::string("fh-promote-buffers-to-stack,") + kPipeline)};
  }
}

Subject deallocOpVariant(gen::Choices &choices) {
  const std::string simplify = "fh-buffer-deallocation-simplification";
  const std::string lower = "fh-bufferization-lower-deallocations";
  switch (choices.choose(9)) {
  case 0:
    return pipeline(simplify);
  case 1:
    return pipeline(lower + loweringOptions(choices));
  case 2:
    return pipeline("canonicalize," + simplify + ",canonicalize," + lower + ",fh-cse");
  case 3:
    return pipeline(simplify + "," + lower + loweringOptions(choices));
  case 4:
    return pipeline("buffer-deallocation-simplification");
  case 5:
    return pipeline("canonicalize");
  case 6:
    return pipeline("bufferization-lower-deallocations");
  case 7:
    return pipeline(
        "canonicalize,buffer-deallocation-simplification,bufferization-lower-deallocations");
  default:
    return pipeline("func.func(" + simplify + "),canonicalize," + simplify);
  }
}

} // namespace freehold::targets
