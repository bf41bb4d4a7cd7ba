//===- Lifelines.cpp ------------------------------------------------------===//
#include "fuzz/report/Lifelines.h"

#include "oracle/core/process/Process.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace freehold::report {

static constexpr unsigned kTimeoutMs = 10'000;
static constexpr uint64_t kBytesMax = 1 << 20;

/// Returns the path of the tool beside this one.
static std::string runTool() {
  static int anchor;
  llvm::SmallString<128> path(
      llvm::sys::path::parent_path(llvm::sys::fs::getMainExecutable("", &anchor)));
  llvm::sys::path::append(path, "freehold-run");
  return path.str().str();
}

static std::string draw(const triage::Finding &finding) {
  const Judgement &judgement = *finding.judgement;
  const Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  if (evidence.transformed.empty() || judgement.entry.empty())
    return "";
  // Only the picture goes to stdout.
  std::string command = shellWord(runTool()) + " - --timeline - --printed-only --entry " +
                        shellWord(judgement.entry) + " " + shellWord("--args=" + evidence.args) +
                        " --seed " + std::to_string(finding.request.inputs.seed);
  if (evidence.addressPolicy == "reuse")
    command += " --address-policy reuse";
  CommandResult run = runCommand(command, evidence.transformed, kTimeoutMs, kBytesMax);
  size_t begin = run.output.find("<svg ");
  return begin == std::string::npos ? "" : run.output.substr(begin);
}

std::string lifelinesOf(const std::string &folder, const std::optional<triage::Finding> &finding) {
  const std::string path = folder + "/lifelines.svg";
  if (auto kept = llvm::MemoryBuffer::getFile(path))
    return (*kept)->getBuffer().str();
  if (!finding || !finding->judgement ||
      !std::holds_alternative<Defect>(finding->judgement->verdict))
    return "";
  std::string svg = draw(*finding);
  // A state that cannot be written to has no pictures kept; they are drawn again.
  if (!svg.empty())
    (void)replaceFile(path, svg);
  return svg;
}

} // namespace freehold::report
