//===- CorpusModes.cpp ----------------------------------------------------===//
#include "fuzz/campaign/CorpusModes.h"

#include "fuzz/campaign/OutputFolder.h"
#include "fuzz/features/Checklist.h"
#include "fuzz/features/Features.h"
#include "oracle/core/process/Files.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/process/Tool.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"
#include "mlir/Parser/Parser.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

#include <set>
#include <tuple>

namespace freehold {

namespace {
/// What one program has.
struct Coverage {
  Program program;
  std::set<features::FeatureId> features;
  /// Numbers of rows in the checklist.
  std::set<unsigned> shapes;
};
} // namespace

/// Answers programs with what they have; null if they do not parse.
static void serve(WorkerLink &link, const Extensions &extensions) {
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(),
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  (void)loadExtensions(extensions, *context);
  while (auto text = link.receive()) {
    nlohmann::json answer;
    if (auto module = mlir::parseSourceString<mlir::ModuleOp>(*text, context.get())) {
      std::set<features::FeatureId> ids;
      features::collect(*module, [&](features::FeatureId id, features::Words) { ids.insert(id); });
      std::vector<unsigned> shapes;
      for (unsigned row : features::shapesOf(*module).set_bits())
        shapes.push_back(row);
      answer = {{"features", ids}, {"shapes", shapes}};
    }
    std::string bytes;
    nlohmann::json::to_cbor(answer, bytes);
    link.send(bytes);
  }
}

/// Time for one program.
static constexpr int kTimeoutMs = 10'000;

/// Reads the corpus. Programs that cannot be read, or crash MLIR's parser, are counted.
static std::vector<Coverage> readCorpus(const CampaignOptions &options, size_t &unreadable) {
  std::vector<Coverage> all;
  Worker worker([extensions = options.extensions](WorkerLink &link) { serve(link, extensions); },
                WorkerLimits{.bytes = options.budget.workerBytes});
  for (const std::string &file : corpusFiles(options.corpus)) {
    if (interruption())
      break;
    auto program = readProgram(file, options.budget);
    nlohmann::json said;
    if (program) {
      (void)worker.send(program->text);
      bool isLate = waitReadable({worker.descriptor()}, kTimeoutMs * timeFactor()).empty();
      auto answer = isLate ? std::nullopt : worker.receive();
      if (answer)
        said = nlohmann::json::from_cbor(*answer);
      else
        worker.reapAndRestart(/*kill=*/isLate);
    }
    if (said.is_null()) {
      ++unreadable;
      continue;
    }
    all.push_back({std::move(*program), said.at("features"), said.at("shapes")});
  }
  return all;
}

static int exitOf(size_t unreadable) {
  if (interruption())
    return interruptedExit();
  if (unreadable)
    llvm::errs() << "freehold-fuzz run: warning: " << unreadable << " programs cannot be read\n";
  return unreadable ? kBadInput : kAllGood;
}

int coverCorpus(const CampaignOptions &options) {
  size_t unreadable = 0;
  std::vector<Coverage> corpus = readCorpus(options, unreadable);
  std::set<features::FeatureId> ids;
  std::vector<size_t> counts(features::checklist().size());
  for (const Coverage &each : corpus) {
    ids.insert(each.features.begin(), each.features.end());
    for (unsigned row : each.shapes)
      ++counts[row];
  }
  size_t covered = 0;
  for (const auto &[row, shape] : llvm::enumerate(features::checklist())) {
    covered += counts[row] > 0;
    llvm::outs() << llvm::formatv("{0,8}  {1}: {2}\n", counts[row], shape.family, shape.name);
  }
  llvm::outs() << llvm::formatv("{0} programs: {1} of {2} shapes, {3} features\n", corpus.size(),
                                covered, counts.size(), ids.size());
  return exitOf(unreadable);
}

/// Returns which programs are needed: going from the shortest to the longest, those with something new.
static std::vector<const Coverage *> neededOf(std::vector<Coverage> &corpus) {
  llvm::sort(corpus, [](const Coverage &a, const Coverage &b) {
    return std::tuple(a.program.text.size(), a.program.name) <
           std::tuple(b.program.text.size(), b.program.name);
  });
  std::set<features::FeatureId> ids;
  std::set<unsigned> shapes;
  std::vector<const Coverage *> needed;
  for (const Coverage &each : corpus) {
    size_t before = ids.size() + shapes.size();
    ids.insert(each.features.begin(), each.features.end());
    shapes.insert(each.shapes.begin(), each.shapes.end());
    if (ids.size() + shapes.size() > before)
      needed.push_back(&each);
  }
  return needed;
}

int pruneCorpus(const CampaignOptions &options) {
  OutputFolder folder(options.out);
  if (std::string why = folder.claim({"corpus"}, options.mayOverwrite); !why.empty())
    return fail("run", why);
  if (std::string why = probeFolder(options.out + "/corpus"); !why.empty())
    return fail("run", why);
  size_t unreadable = 0;
  std::vector<Coverage> corpus = readCorpus(options, unreadable);
  std::vector<const Coverage *> needed = neededOf(corpus);
  std::set<std::string> names;
  for (const Coverage *each : needed) {
    llvm::StringRef stem = llvm::sys::path::stem(each->program.name);
    std::string name = stem.str();
    for (unsigned n = 2; !names.insert(name).second; ++n)
      name = (stem + "-" + llvm::Twine(n)).str();
    bool isProgram = isProgramFile(each->program.name);
    std::string path = options.out + "/corpus/" + name +
                       (isProgram ? llvm::sys::path::extension(each->program.name).str() : ".mlir");
    if (std::string why = folder.write(path, each->program.text); !why.empty())
      return fail("run", why, kOurFault);
  }
  if (std::string why = folder.finish(); !why.empty())
    return fail("run", why, kOurFault);
  llvm::outs() << llvm::formatv("{0} of {1} programs have all features: {2}/corpus\n",
                                needed.size(), corpus.size(), options.out);
  return exitOf(unreadable);
}

} // namespace freehold
