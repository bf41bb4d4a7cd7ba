//===- Output.cpp ---------------------------------------------------------===//
#include "fuzz/reduce/Output.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/process/RecordSchema.h"

#include "llvm/Support/FormatVariadic.h"

#include <nlohmann/json.hpp>

using llvm::formatv;

namespace freehold::reduce {

std::string replayCommand(const Request &request, const ReductionResult &result,
                          const std::string &path) {
  if (!result.judgement)
    return "";
  const Subject &subject = request.subjects.front();
  const Subject *known = findSubject(subject.name);
  bool builtIn = known && known->text == subject.text;
  const char *flag = builtIn                                  ? " --subject "
                     : subject.kind == Subject::Kind::Command ? " --command "
                     : subject.kind == Subject::Kind::Target  ? " --target "
                                                              : " --pipeline ";
  std::string command =
      "freehold-check " + shellWord(path) + flag + shellWord(builtIn ? subject.name : subject.text);
  if (!builtIn && subject.contract.adaptation != CallAdaptation::None)
    command += " --signatures " + std::string(spell(subject.contract.adaptation));
  if (!result.judgement->entry.empty())
    command += " --entry " + shellWord(result.judgement->entry);
  if (!result.args.empty())
    command += std::string(" ") + argsOption(result.args) + shellWord(result.args);
  return command + " --seed " + std::to_string(request.inputs.seed);
}

static const char *spell(Halt halt) {
  switch (halt) {
  case Halt::None:
    return "";
  case Halt::Calls:
    return "stopped by --max-calls";
  case Halt::Time:
    return "stopped by --time";
  case Halt::Interrupted:
    return "interrupted";
  case Halt::Fault:
    return "stopped by a fault";
  case Halt::Attempt:
    return "stopped";
  case Halt::Flaky:
    return "smaller programs are interesting in some runs only";
  }
  return "";
}

static std::string certificateText(const std::vector<CertificateRow> &rows) {
  std::string text =
      formatv("{0,-28}{1,8}{2,10}{3,9}{4,13}{5,17}{6,13}\n", "single sites of", "tried",
              "no change", "invalid", "not smaller", "not interesting", "interesting")
          .str();
  for (const CertificateRow &row : rows)
    text += formatv("  {0,-26}{1,8}{2,10}{3,9}{4,13}{5,17}{6,13}\n", row.move, row.sites,
                    row.unchanged, row.invalid, row.notSmaller, row.refused, row.interesting())
                .str();
  return text;
}

std::string resultText(const Request &request, const ReductionResult &result,
                       const std::string &path) {
  std::string text = formatv("{0} ops -> {1}, {2} lines -> {3}\n", result.before.ops,
                             result.after.ops, result.before.lines, result.after.lines)
                         .str();
  if (result.choicesBefore)
    text += formatv("{0} bytes of choices -> {1}\n", result.choicesBefore, result.choicesAfter);
  text += formatv("{0} calls, {1} cache hits, {2:F1} s\n", result.counts.calls, result.counts.hits,
                  result.seconds);
  if (result.flaky)
    text += "flaky: the same program did not always give the same answer; decided by votes\n";
  if (result.signature)
    text += "signature: " + print(*result.signature) + "\n";
  if (!result.pipeline.empty())
    text += "fewest passes: " + result.pipeline + "\n";
  if (!result.args.empty())
    text += "smallest arguments: " + result.args + "\n";
  if (result.ending == ReductionResult::Ending::Minimal)
    text += "1-minimal: no move at a single site gives a smaller program that is interesting\n" +
            certificateText(result.certificate);
  else
    text += std::string("not known to be minimal: ") + spell(result.halt) + "\n";
  std::string command = replayCommand(request, result, path);
  if (!command.empty())
    text += "replay: " + command + "\n";
  return text + "reduced: " + path + "\n";
}

std::string resultJson(const Request &request, const ReductionResult &result,
                       const std::string &path) {
  nlohmann::ordered_json j = {{"program", request.program.name},
                              {"reduced", path},
                              {"minimal", result.ending == ReductionResult::Ending::Minimal},
                              {"halt", spell(result.halt)},
                              {"ops_before", result.before.ops},
                              {"ops_after", result.after.ops},
                              {"lines_before", result.before.lines},
                              {"lines_after", result.after.lines},
                              {"calls", result.counts.calls},
                              {"cache_hits", result.counts.hits},
                              {"seconds", result.seconds},
                              {"flaky", result.flaky},
                              {"pipeline", result.pipeline},
                              {"args", result.args},
                              {"replay", replayCommand(request, result, path)}};
  if (result.choicesBefore)
    j["choices"] = {{"before", result.choicesBefore}, {"after", result.choicesAfter}};
  if (result.signature)
    j["signature"] = {{"kind", spell(result.signature->kind)},
                      {"pass", result.signature->pass},
                      {"cause", result.signature->cause}};
  j["certificate"] = nlohmann::json::array();
  for (const CertificateRow &row : result.certificate)
    j["certificate"].push_back({{"move", row.move},
                                {"tried", row.sites},
                                {"no_change", row.unchanged},
                                {"invalid", row.invalid},
                                {"not_smaller", row.notSmaller},
                                {"not_interesting", row.refused},
                                {"interesting", row.interesting()}});
  j["schema"] = kRecordSchema;
  return j.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n";
}

} // namespace freehold::reduce
