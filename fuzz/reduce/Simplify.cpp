//===- Simplify.cpp -------------------------------------------------------===//
#include "fuzz/reduce/Simplify.h"

#include "fuzz/reduce/ChunkSearch.h"
#include "fuzz/reduce/PipelineEdit.h"
#include "oracle/core/inputs/Inputs.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

namespace freehold::reduce {

static bool shows(Question question, Tester &tester) {
  auto only = std::optional<Question>(std::move(question));
  return tester.first([&] { return std::exchange(only, std::nullopt); }).has_value();
}

//===----------------------------------------------------------------------===//
// Pipelines
//===----------------------------------------------------------------------===//

/// Adds one site for each pass and anchor, in preorder, as dropPasses numbers them.
static void addSites(llvm::ArrayRef<PassNode> passes, unsigned depth, std::vector<Site> &sites) {
  for (const PassNode &node : passes) {
    sites.push_back({node.isAnchor ? countPasses(node.passes) : 1, depth});
    addSites(node.passes, depth + 1, sites);
  }
}

static std::vector<Site> sitesOf(llvm::ArrayRef<PassNode> passes) {
  std::vector<Site> sites;
  addSites(passes, 0, sites);
  return sites;
}

/// Returns how many passes in the pipeline insert deallocations.
static unsigned countDeallocation(llvm::ArrayRef<PassNode> passes) {
  unsigned count = 0;
  for (const PassNode &node : passes)
    count += llvm::StringRef(node.name).split('{').first.ends_with("buffer-deallocation") +
             countDeallocation(node.passes);
  return count;
}

/// Drops passes until no single one can be dropped. Returns true if any was. If the defect is a
/// leak, passes that insert deallocations stay: without them every buffer leaks.
static bool dropSome(std::vector<PassNode> &passes, const std::string &text, bool isLeak,
                     Tester &tester) {
  ChunkSearch chunks(sitesOf(passes), {});
  bool any = false;
  while (true) {
    std::vector<std::pair<ChunkSearch::Cursor, std::vector<PassNode>>> offered;
    auto found = tester.first([&]() -> std::optional<Question> {
      while (auto chunk = chunks.next()) {
        std::vector<PassNode> fewer = dropPasses(passes, chunk->sites);
        if (fewer.empty() || (isLeak && countDeallocation(fewer) < countDeallocation(passes)))
          continue;
        offered.emplace_back(chunk->cursor, std::move(fewer));
        return Question{text, printPipelineText(offered.back().second), {}, {}};
      }
      return std::nullopt;
    });
    if (!found)
      return any;
    any = true;
    passes = std::move(offered[found->index].second);
    chunks.resume(offered[found->index].first, sitesOf(passes));
  }
}

/// Returns the pass without the option of this number; nullopt if it has no such option. Values may be
/// lists and pipelines in braces.
static std::optional<std::string> withoutOption(llvm::StringRef pass, size_t number) {
  auto [name, rest] = pass.split('{');
  if (!rest.consume_back("}"))
    return std::nullopt;
  std::vector<std::string> options;
  unsigned depth = 0;
  bool isNew = true;
  for (char c : rest) {
    depth += c == '{' || c == '(' ? 1 : c == '}' || c == ')' ? -1 : 0;
    if (c == ' ' && !depth) {
      isNew = true;
      continue;
    }
    if (std::exchange(isNew, false))
      options.emplace_back();
    options.back() += c;
  }
  if (number >= options.size())
    return std::nullopt;
  options.erase(options.begin() + number);
  return name.str() + (options.empty() ? "" : "{" + llvm::join(options, " ") + "}");
}

/// Drops the options that the defect does not need from `passes`, which are those of `all` or nested
/// in them.
static void dropOptions(std::vector<PassNode> &passes, llvm::ArrayRef<PassNode> all,
                        const std::string &text, Tester &tester) {
  for (PassNode &node : passes) {
    dropOptions(node.passes, all, text, tester);
    for (size_t number = 0; auto without = withoutOption(node.name, number);) {
      std::string before = std::exchange(node.name, *without);
      if (shows({text, printPipelineText(all), {}, {}}, tester))
        continue;
      node.name = std::move(before);
      ++number;
    }
  }
}

std::string minimisePipeline(const std::string &pipeline, const std::string &text, bool isLeak,
                             Tester &tester, PipelineForm form) {
  bool isExpanded = form == PipelineForm::Expanded;
  auto passes = isExpanded ? expandPipeline(pipeline) : parsePipelineText(pipeline);
  // Some passes print options that they cannot parse. The text is then used as given.
  if (passes && !shows({text, printPipelineText(*passes), {}, {}}, tester))
    passes = parsePipelineText(pipeline);
  if (!passes || (isExpanded && countPasses(*passes) < 2))
    return "";
  while (countPasses(*passes) > 1 && dropSome(*passes, text, isLeak, tester))
    ;
  if (!isExpanded)
    dropOptions(*passes, *passes, text, tester);
  std::string small = printPipelineText(*passes);
  return isExpanded || small != pipeline ? small : "";
}

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

/// Returns simpler replacements for an argument, simplest first.
static std::vector<Argument> smaller(const Argument &argument) {
  std::vector<Argument> result;
  if (auto *literal = std::get_if<Literal>(&argument)) {
    // Candidates are in order of simplicity, so those after the present argument are skipped.
    for (const char *text : {"0", "1", "2"}) {
      if (literal->text == text)
        break;
      result.push_back(Literal{text});
    }
  } else if (auto *buffer = std::get_if<BufferArgument>(&argument)) {
    for (size_t d = 0; d < buffer->sizes.size(); ++d)
      for (int64_t size : {int64_t(0), int64_t(1), int64_t(2), buffer->sizes[d] / 2})
        if (size < buffer->sizes[d]) {
          BufferArgument less = *buffer;
          less.sizes[d] = size;
          result.push_back(less);
        }
    auto without = [&](auto change) {
      BufferArgument less = *buffer;
      change(less);
      if (print(std::vector<Argument>{less}) != print(std::vector<Argument>{*buffer}))
        result.push_back(less);
    };
    without([](BufferArgument &b) { b.values = Values::Small, b.numbers.clear(); });
    without([](BufferArgument &b) { b.numbers.clear(); });
    without([](BufferArgument &b) { b.cells.clear(); });
    without([](BufferArgument &b) { b.values = std::min(b.values, Values::Finite); });
    without([](BufferArgument &b) { b.seed = 1; });
    without([](BufferArgument &b) { b.offset.reset(), b.strides.reset(); });
    without([](BufferArgument &b) { b.strides.reset(); });
    without([](BufferArgument &b) { b.offset.reset(); });
    without([](BufferArgument &b) { b.bytes = 0; });
  }
  return result;
}

/// Returns the inputs with one step less, or with the default answers. A step that refers to the
/// argument of a call may then refer to another call or be refused. The defect must still show.
static std::vector<Inputs> withoutOneStep(const Inputs &inputs) {
  std::vector<Inputs> all;
  for (std::vector<Step> Inputs::*steps : {&Inputs::before, &Inputs::after})
    for (size_t n = (inputs.*steps).size(); n-- > 0;) {
      Inputs less = inputs;
      (less.*steps).erase((less.*steps).begin() + n);
      all.push_back(std::move(less));
    }
  if (inputs.answers) {
    all.push_back(inputs);
    all.back().answers = 0;
  }
  return all;
}

std::string minimiseArgs(const std::string &args, const std::string &entry, const std::string &text,
                         Tester &tester) {
  auto parsed = parseInputs(args);
  auto *inputs = std::get_if<Inputs>(&parsed);
  if (!inputs || !shows({text, {}, args, entry}, tester))
    return args;
  for (bool any = true; any;) {
    any = false;
    for (size_t i = 0; i < inputs->arguments.size(); ++i)
      for (const Argument &less : smaller(inputs->arguments[i])) {
        Inputs changed = *inputs;
        changed.arguments[i] = less;
        if (!shows({text, {}, print(changed), entry}, tester))
          continue;
        *inputs = std::move(changed);
        any = true;
        break;
      }
  }
  for (bool any = true; any && !inputs->isPlainCall();) {
    any = false;
    for (const Inputs &less : withoutOneStep(*inputs))
      if (shows({text, {}, print(less), entry}, tester)) {
        *inputs = less;
        any = true;
        break;
      }
  }
  return print(*inputs);
}

} // namespace freehold::reduce
