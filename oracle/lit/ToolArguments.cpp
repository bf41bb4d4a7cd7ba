//===- ToolArguments.cpp --------------------------------------------------===//
#include "oracle/lit/ToolArguments.h"

#include <algorithm>
#include <string_view>
#include <sys/stat.h>

namespace freehold::lit {

namespace {
/// What an option does, as far as a second run is concerned.
enum class Effect : uint8_t {
  /// Decides what passes run, so it stays.
  None,
  /// Writes files or prints something else, or takes care of how IR is printed; left out.
  Output,
  /// The tool reads no program.
  ReadsNothing,
  /// Says that there are several programs; left out of runs on one of them.
  Split,
  /// Expects diagnostics; left out of runs on one program.
  Verify,
};
struct OptionRow {
  std::string_view name;
  Effect effect = Effect::None;
  /// Whether the value may be the next argument.
  bool takesNext = false;
};
} // namespace

/// As in mlir/Support/ToolUtilities.h.
static constexpr std::string_view kDefaultMarker = "// -----";

static constexpr OptionRow kOptions[] = {
    {"o", Effect::Output, true},
    {"emit-bytecode", Effect::Output},
    {"emit-bytecode-version", Effect::Output, true},
    {"elide-resource-data-from-bytecode", Effect::Output},
    {"mlir-print-debuginfo", Effect::Output},
    {"mlir-pretty-debuginfo", Effect::Output},
    {"mlir-print-op-generic", Effect::Output},
    {"mlir-print-local-scope", Effect::Output},
    {"mlir-print-assume-verified", Effect::Output},
    {"mlir-print-value-users", Effect::Output},
    {"mlir-elide-elementsattrs-if-larger", Effect::Output, true},
    {"mlir-elide-resource-strings-if-larger", Effect::Output, true},
    {"mlir-print-elementsattrs-with-hex-if-larger", Effect::Output, true},
    {"mlir-print-ir-before-all", Effect::Output},
    {"mlir-print-ir-after-all", Effect::Output},
    {"mlir-print-ir-before", Effect::Output, true},
    {"mlir-print-ir-after", Effect::Output, true},
    {"mlir-print-ir-after-change", Effect::Output},
    {"mlir-print-ir-after-failure", Effect::Output},
    {"mlir-print-ir-module-scope", Effect::Output},
    {"mlir-print-ir-tree-dir", Effect::Output, true},
    {"mlir-disable-threading", Effect::Output},
    {"mlir-timing", Effect::Output},
    {"mlir-timing-display", Effect::Output, true},
    {"mlir-output-format", Effect::Output, true},
    {"mlir-pass-statistics", Effect::Output},
    {"mlir-pass-statistics-display", Effect::Output, true},
    {"mlir-pass-pipeline-crash-reproducer", Effect::Output, true},
    {"mlir-pass-pipeline-local-reproducer", Effect::Output},
    {"mlir-generate-reproducer", Effect::Output, true},
    {"dump-pass-pipeline", Effect::Output},
    {"log-actions-to", Effect::Output, true},
    {"profile-actions-to", Effect::Output, true},
    {"log-mlir-actions-filter", Effect::Output, true},
    {"remarks-output-file", Effect::Output, true},
    {"debug", Effect::Output},
    {"debug-only", Effect::Output, true},
    {"stats", Effect::Output},
    {"help", Effect::ReadsNothing},
    {"h", Effect::ReadsNothing},
    {"help-hidden", Effect::ReadsNothing},
    {"help-list", Effect::ReadsNothing},
    {"version", Effect::ReadsNothing},
    {"show-dialects", Effect::ReadsNothing},
    {"list-passes", Effect::ReadsNothing},
    {"split-input-file", Effect::Split},
    {"output-split-marker", Effect::Split, true},
    {"verify-diagnostics", Effect::Verify},
    {"pass-pipeline", Effect::None, true},
    {"load-pass-plugin", Effect::None, true},
    {"load-dialect-plugin", Effect::None, true},
    {"irdl-file", Effect::None, true},
};

namespace {
/// One option with its value, or one argument that is none.
struct Word {
  size_t first = 0, count = 1;
  /// Without dashes; empty for an argument that is no option.
  std::string_view name;
  std::optional<std::string_view> value;
  OptionRow row = {};
};
} // namespace

static std::string_view withoutDashes(std::string_view text) {
  return text.substr(std::min(text.find_first_not_of('-'), text.size()));
}

static std::vector<Word> wordsOf(const std::vector<std::string> &arguments) {
  std::vector<Word> words;
  for (size_t at = 0; at < arguments.size();) {
    Word word;
    word.first = at++;
    std::string_view text = arguments[word.first];
    if (text.starts_with('-') && text != "-") {
      std::string_view option = withoutDashes(text);
      word.name = option.substr(0, option.find('='));
      if (word.name.size() < option.size())
        word.value = option.substr(word.name.size() + 1);
      auto row = std::find_if(std::begin(kOptions), std::end(kOptions),
                              [&](const OptionRow &each) { return each.name == word.name; });
      if (row != std::end(kOptions))
        word.row = *row;
      if (!word.value && word.row.takesNext && at < arguments.size()) {
        word.value = arguments[at++];
        word.count = 2;
      }
    }
    words.push_back(word);
  }
  return words;
}

static bool isFile(const std::string &path) {
  struct stat status = {};
  return stat(path.c_str(), &status) == 0 && S_ISREG(status.st_mode);
}

ToolArguments parseToolArguments(std::vector<std::string> arguments) {
  ToolArguments parsed;
  parsed.all = std::move(arguments);
  parsed.readsStdin = true;
  for (const Word &word : wordsOf(parsed.all)) {
    const std::string &text = parsed.all[word.first];
    bool isPath = word.name.empty() && text != "-";
    if (isPath || word.row.effect == Effect::ReadsNothing)
      parsed.readsStdin = false;
    // The value of an option that is not known here is no file, as a rule.
    if (isPath && (!parsed.input || isFile(text)))
      parsed.input = word.first;
    bool hasValue = word.value && !word.value->empty();
    if (word.name == "split-input-file" && word.value != "false")
      parsed.marker = hasValue && word.value != "true" ? *word.value : kDefaultMarker;
    if (word.name == "output-split-marker" && hasValue)
      parsed.outputMarker = *word.value;
    if (word.name == "load-dialect-plugin" && hasValue)
      parsed.dialectPlugins.emplace_back(*word.value);
    if (word.name == "irdl-file" && hasValue)
      parsed.irdlFiles.emplace_back(*word.value);
  }
  if (parsed.marker && !parsed.outputMarker)
    parsed.outputMarker = kDefaultMarker;
  return parsed;
}

std::vector<std::string> rerunArguments(const ToolArguments &arguments, const Rerun &how) {
  std::vector<std::string> run;
  for (const Word &word : wordsOf(arguments.all)) {
    Effect effect = word.row.effect;
    bool isInput = word.first == arguments.input || arguments.all[word.first] == "-";
    bool isOfWhole = effect == Effect::Split || effect == Effect::Verify;
    if (isInput || effect == Effect::Output || (how.isPart && isOfWhole))
      continue;
    for (size_t i = 0; i < word.count; ++i)
      run.push_back(arguments.all[word.first + i]);
  }
  run.push_back("-");
  if (how.isGeneric)
    for (const char *option : {"--mlir-print-op-generic", "--mlir-print-debuginfo"})
      run.push_back(option);
  if (how.hasDump)
    for (const char *option : {"--mlir-print-ir-after-all", "--mlir-disable-threading"})
      run.push_back(option);
  return run;
}

std::string passesOf(const ToolArguments &arguments) {
  std::string passes;
  for (const Word &word : wordsOf(arguments.all)) {
    if (word.name.empty() || word.row.effect != Effect::None || word.name.starts_with("load-"))
      continue;
    bool isPipeline = word.name == "pass-pipeline" && word.value;
    passes += passes.empty() ? "" : " ";
    passes += isPipeline ? *word.value : withoutDashes(arguments.all[word.first]);
  }
  return passes;
}

} // namespace freehold::lit
