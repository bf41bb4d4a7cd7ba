//===- DrawnSubjects.cpp --------------------------------------------------===//
#include "fuzz/pipelines/DrawnSubjects.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/diff/Transform.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace freehold::pipelines {

static constexpr std::string_view kOptions = "options", kOrders = "random-orders";
/// What numbers are drawn from: ends of ranges, and sizes of programs that are generated.
static constexpr unsigned kNumbers[] = {0, 1, 2, 3, 4, 7, 8, 16, 32, 64, 1024};
/// Maximum number of passes of one stage in a random order.
static constexpr unsigned kPassesMax = 3;
/// The ownership pass needs programs without memref.realloc.
static constexpr const char *kOwnership = "ownership-based-buffer-deallocation";
static constexpr const char *kExpand = "expand-realloc{emit-deallocs=false}";
static constexpr const char *kSimplify = "buffer-deallocation-simplification";
static constexpr const char *kLower = "bufferization-lower-deallocations";

const std::vector<std::string> &drawnNames() {
  static const std::vector<std::string> names = {std::string(kOptions), std::string(kOrders)};
  return names;
}

/// Whether an option is for the pass's own tests only: with test-convergence, canonicalize fails on purpose.
static bool isForTests(const PassOption &option) { return option.name.starts_with("test-"); }

OptionSpace::OptionSpace() {
  for (PassHelp &pass : registeredPasses()) {
    auto family = llvm::find_if(
        families(), [&](const Family &each) { return pass.name.starts_with(each.prefix); });
    if (family == families().end() || !family->isDrawn)
      continue;
    llvm::erase_if(pass.options, isForTests);
    stages_[unsigned(family->stage)].push_back(rows_.size());
    rows_.push_back({std::move(pass), family->stage});
  }
  std::vector<PassHelp> passes;
  for (const Row &row : rows_)
    passes.push_back(row.pass);
  std::set<std::string> nested = functionPasses(passes);
  for (Row &row : rows_)
    row.isOnFunctions = nested.contains(row.pass.name);
}

/// Returns the words of an option for text, which no registry knows; empty if there are none.
static llvm::ArrayRef<std::string_view> wordsOf(const PassHelp &pass, const PassOption &option) {
  for (const TextValues &row : textValues())
    if (row.pass == pass.name && row.option == option.name)
      return row.words;
  return {};
}

/// Returns a value of the option; empty if there is none to draw.
static std::string valueOf(const PassHelp &pass, const PassOption &option, gen::Choices &choices) {
  switch (option.kind) {
  case PassOption::Kind::Flag:
    return choices.flip() ? "false" : "true";
  case PassOption::Kind::Number:
    return std::to_string(kNumbers[choices.choose(std::size(kNumbers))]);
  case PassOption::Kind::Word:
    return option.words.empty() ? "" : option.words[choices.choose(option.words.size())];
  case PassOption::Kind::Text: {
    auto words = wordsOf(pass, option);
    return words.empty() ? "" : std::string(words[choices.choose(words.size())]);
  }
  }
  return "";
}

std::string withOptions(const PassHelp &pass, gen::Choices &choices) {
  std::string text;
  for (const PassOption &option : pass.options) {
    if (choices.flip())
      continue;
    if (std::string value = valueOf(pass, option, choices); !value.empty())
      text += (text.empty() ? "" : " ") + option.name + "=" + value;
  }
  return text.empty() ? pass.name : pass.name + "{" + text + "}";
}

/// Returns the pass with what it cannot do without: the ownership pass leaves ops that have to be
/// lowered, and reads none that allocate anew.
static std::string inContext(const std::string &name, std::string pass, gen::Choices &choices) {
  if (name != kOwnership)
    return pass;
  std::string text = std::string(kExpand) + "," + std::move(pass);
  for (const char *next : {"canonicalize", kSimplify, "cse"})
    if (choices.flip())
      text += std::string(",") + next;
  return text + "," + kLower;
}

std::string OptionSpace::drawFrom(Stage stage, gen::Choices &choices) const {
  const std::vector<size_t> &rows = stages_[unsigned(stage)];
  if (rows.empty())
    return "";
  const Row &row = rows_[rows[choices.choose(rows.size())]];
  std::string pass = withOptions(row.pass, choices);
  if (row.isOnFunctions)
    pass = "func.func(" + pass + ")";
  return inContext(row.pass.name, std::move(pass), choices);
}

std::string OptionSpace::drawOrder(gen::Choices &choices, bool onTensors) const {
  std::string text;
  auto add = [&](Stage stage, unsigned count) {
    while (count--)
      if (std::string pass = drawFrom(stage, choices); !pass.empty())
        text += (text.empty() ? "" : ",") + pass;
  };
  add(Stage::Tensor, onTensors ? 1 + choices.choose(kPassesMax) : 0);
  add(Stage::Loops, choices.choose(kPassesMax));
  add(Stage::Placement, choices.choose(kPassesMax));
  add(Stage::Loops, choices.choose(2));
  add(Stage::Deallocation, choices.choose(2));
  add(Stage::Lowered, choices.choose(kPassesMax));
  add(Stage::Loops, choices.choose(2));
  return text.empty() ? drawFrom(Stage::Loops, choices) : text;
}

std::string OptionSpace::draw(std::string_view name, uint64_t seed, bool onTensors) const {
  gen::Choices choices = gen::Choices::fromSeed(seed);
  if (name == kOrders)
    return drawOrder(choices, onTensors);
  auto stage = onTensors ? Stage::Tensor : Stage(1 + choices.choose(kStages - 1));
  return drawFrom(stage, choices);
}

Subject drawnSubject(std::string name, std::string pipeline) {
  Subject subject;
  subject.name = std::move(name);
  subject.summary = "drawn for each program";
  subject.text = std::move(pipeline);
  subject.contract.mayChangeEntries = true;
  llvm::StringRef text = subject.text;
  bool outParams = text.contains("modify-public-functions=true");
  bool drops = text.contains("drop-equivalent-buffer-results");
  if (outParams != drops)
    subject.contract.adaptation =
        outParams ? CallAdaptation::OutParams : CallAdaptation::EquivalentResults;
  if (!hasDeallocationPass(subject.text)) {
    // Without deallocation, passes may leave buffers behind that it would have freed: those that
    // expand-realloc replaces, or whose contents go to an out parameter.
    subject.contract.deallocation = Deallocation::Absent;
    subject.contract.promisesNoLeak = false;
    subject.contract.copiesAliasedResults = false;
  }
  return subject;
}

std::optional<Subject> undrawnSubject(std::string_view name) {
  if (!llvm::is_contained(drawnNames(), name))
    return std::nullopt;
  Subject subject;
  subject.name = name;
  return subject;
}

void drawSubjects(const OptionSpace &space, Request &request) {
  auto isUndrawn = [](const Subject &subject) {
    return subject.text.empty() && llvm::is_contained(drawnNames(), subject.name);
  };
  if (llvm::none_of(request.subjects, isUndrawn))
    return;
  const std::string &program = request.program.name;
  uint64_t seed = seedOf(program.data(), program.size(), request.inputs.seed);
  bool onTensors = !request.program.prepare.empty() && llvm::all_of(request.subjects, isUndrawn) &&
                   seed % 2 == 0;
  if (onTensors) {
    // The first line of the text names the pipeline as well.
    request.program.prepare.clear();
    request.program.text = llvm::StringRef(request.program.text).split('\n').second.str();
  }
  for (Subject &subject : request.subjects)
    if (isUndrawn(subject))
      subject = drawnSubject(subject.name, space.draw(subject.name, mix(seed++), onTensors));
}

} // namespace freehold::pipelines
