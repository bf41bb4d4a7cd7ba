//===- DefectStore.cpp ----------------------------------------------------===//
#include "fuzz/campaign/DefectStore.h"

#include "fuzz/triage/Workarounds.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/program/Extensions.h"
#include "oracle/core/verdict/Report.h"
#include "oracle/diff/JudgePool.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"

#include <nlohmann/json.hpp>

#include <numeric>

namespace freehold {

static const char *const kInterrupted = "interrupted before it was reduced";

/// Number of ops above which a program whose reduction had to stop is not taken for a cause's own.
static constexpr uint64_t kReadableOps = 48;

/// One reduction gets this part of the time that is left, but at least so many seconds.
static constexpr int64_t kShare = 4, kShareMin = 10;

/// Number of programs kept for each bucket, which may hold several causes.
static constexpr size_t kSamples = 3;

std::string DefectStore::add(const Request &request, const Judgement &judgement,
                             const std::string &origin) {
  Signature signature = *signatureOf(judgement);
  auto [it, isNew] = numbers_.try_emplace(print(signature), buckets_.size());
  if (isNew)
    buckets_.emplace_back();
  Bucket &bucket = buckets_[it->second];
  ++bucket.count;
  // The judgements of one program come one after the other.
  bucket.programs += bucket.lastProgram != request.program.name;
  bucket.lastProgram = request.program.name;
  if (isNew) {
    bucket.name = llvm::formatv("{0,0+3}-{1}", buckets_.size(), slug(signature)).str();
    bucket.headline = print(signature);
  }
  size_t bytes = request.program.text.size();
  auto isLonger = [&](const Sample &sample) { return sample.request.program.text.size() > bytes; };
  auto place = llvm::find_if(bucket.samples, isLonger);
  bool shortest = place == bucket.samples.begin();
  if (place == bucket.samples.end() && bucket.samples.size() >= kSamples)
    return "";
  Sample sample{request, judgement, origin};
  std::erase_if(sample.request.subjects,
                [&](const Subject &subject) { return subject.name != judgement.subject; });
  bucket.samples.insert(place, std::move(sample));
  if (bucket.samples.size() > kSamples)
    bucket.samples.pop_back();
  return shortest ? write(bucket) : "";
}

const DefectStore::Sample *DefectStore::smallest(const std::string &signature) const {
  auto it = numbers_.find(signature);
  return it == numbers_.end() ? nullptr : &buckets_[it->second].samples.front();
}

/// Returns the options that name the subject on the command line.
static std::string subjectOptions(const Subject &subject) {
  if (findSubject(subject.name))
    return "--subject " + shellWord(subject.name);
  const char *flag = subject.kind == Subject::Kind::Command ? "--command " : "--pipeline ";
  std::string options = flag + shellWord(subject.text);
  if (subject.contract.adaptation != CallAdaptation::None)
    options += " --signatures " + std::string(spell(subject.contract.adaptation));
  for (const std::string &plugin : subject.plugins)
    options += " --load-pass-plugin " + shellWord(plugin);
  return options;
}

/// Returns a command for the program in this folder; "" is the current one.
static std::string replayCommand(const Request &request, const Judgement &judgement,
                                 const std::string &folder = "") {
  const Evidence &evidence = std::get<Defect>(judgement.verdict).evidence;
  if (!judgement.replay.empty())
    return judgement.replay;
  const std::string program = folder.empty() ? "program.mlir" : shellWord(folder + "/program.mlir");
  std::string command = "build/bin/freehold-check " + program + " " +
                        subjectOptions(request.subjects.front()) +
                        optionsOf(request.program.extensions, folder);
  if (!judgement.entry.empty())
    command += " --entry " + judgement.entry;
  if (!evidence.addressPolicy.empty())
    command += std::string(" ") + argsOption(evidence.args) + shellWord(evidence.args);
  if (request.judges.native)
    command += " --oracle interp,native --native " + std::string(spell(*request.judges.native));
  if (request.judges.proof)
    command += " --oracle interp,proof";
  return command + " --seed " + std::to_string(request.inputs.seed);
}

std::string DefectStore::write(const Bucket &bucket) const {
  const Sample &sample = bucket.samples.front();
  const Evidence &evidence = std::get<Defect>(sample.judgement.verdict).evidence;
  std::string folder = folder_ + "/" + bucket.name + "/";
  std::string command = replayCommand(sample.request, sample.judgement);
  nlohmann::ordered_json finding = nlohmann::ordered_json::parse(jsonLine(sample.judgement));
  finding["origin"] = sample.origin;
  finding["subject_text"] = sample.request.subjects.front().text;
  finding["seed"] = sample.request.inputs.seed;
  finding["freehold"] = FREEHOLD_VERSION;
  finding["replay"] = command;
  // The whole request is stored, so that `freehold-fuzz replay` judges exactly this again. JSON cannot hold a program
  // in bytecode, which is read from program.mlir.
  Request request = sample.request;
  if (!llvm::json::isUTF8(request.program.text))
    request.program.text.clear();
  finding["request"] = toJson(request);
  if (std::error_code error = llvm::sys::fs::create_directories(folder))
    return "cannot make the folder '" + folder + "': " + error.message();
  for (const auto &[name, text] : filesOf(sample.request.program.extensions))
    if (std::string why = write_(folder + name, text); !why.empty())
      return why;
  for (const auto &[name, text] :
       {std::pair<const char *, std::string>{"program.mlir", sample.request.program.text},
        {"after.mlir", evidence.transformed},
        {"verdict.txt", diagnostic(sample.judgement) + "\nfrom: " + sample.origin +
                            "\nreplay, in this folder with Freehold's own beside it:\n  " +
                            command + "\n"},
        {"finding.json",
         finding.dump(2, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"}})
    if (std::string why = text.empty() ? "" : write_(folder + name, text); !why.empty())
      return why;
  return "";
}

//===----------------------------------------------------------------------===//
// Triage
//===----------------------------------------------------------------------===//

std::vector<size_t> DefectStore::bySize() const {
  std::vector<size_t> order(buckets_.size());
  std::iota(order.begin(), order.end(), 0);
  llvm::sort(order, [&](size_t a, size_t b) {
    return std::tie(buckets_[b].count, a) < std::tie(buckets_[a].count, b);
  });
  return order;
}

static bool isCost(const Judgement &judgement) {
  return std::get<Defect>(judgement.verdict).kind == DefectKind::Cost;
}

bool DefectStore::joinKnown(Bucket &bucket, const Sample &sample,
                            const triage::FindingStore &known) {
  // The key of a cost is its signature, whatever program was grown.
  if (isCost(sample.judgement)) {
    std::string name = known.find(print(*signatureOf(sample.judgement)));
    if (!name.empty())
      bucket.known.insert(name);
    return !name.empty();
  }
  // A finding's own program is never news, whatever it shows, and a known key needs no reduction.
  std::string name = known.ownerOf(sample.origin);
  if (name.empty())
    name = known.findAny(triage::keysOf(sample.request.program, sample.judgement));
  if (!name.empty())
    bucket.known.insert(name);
  return !name.empty();
}

static void addPluginKey(std::vector<std::string> &keys, const Judgement &judgement,
                         const DefectStore::TriageLimits &limits) {
  if (std::string key = limits.joinsPlugins ? triage::pluginKey(judgement) : ""; !key.empty())
    keys.push_back(std::move(key));
}

bool DefectStore::joinFound(Bucket &bucket, const Sample &sample, const triage::FindingStore &found,
                            const TriageLimits &limits) {
  auto keys = triage::keysOf(sample.request.program, sample.judgement);
  addPluginKey(keys, sample.judgement, limits);
  std::string name = found.findAny(keys);
  if (!name.empty())
    bucket.found.insert(name);
  return !name.empty();
}

void DefectStore::joinCosts(const triage::FindingStore &known) {
  for (Bucket &bucket : buckets_)
    if (const Sample &sample = bucket.samples.front();
        isCost(sample.judgement) && !joinKnown(bucket, sample, known))
      bucket.open.insert("a program that grows is not reduced; the counts again, in " + folder_ +
                         "/" + bucket.name + ": " + sample.judgement.replay);
}

/// Returns the command that reduces the bucket's program as long as it takes.
std::string DefectStore::moreTime(const Bucket &bucket, const Sample &sample) const {
  const std::string folder = folder_ + "/" + bucket.name;
  return llvm::formatv("for more time: build/bin/freehold-fuzz triage {0} {1}{2} --seed {3} "
                       "--reduce-time 600 --out {4}",
                       shellWordIfNeeded(folder + "/program.mlir"),
                       subjectOptions(sample.request.subjects.front()),
                       optionsOf(sample.request.program.extensions, folder),
                       sample.request.inputs.seed, shellWordIfNeeded(folder + "/found"))
      .str();
}

/// Returns the known cause of what the pass does wrong with the program now. A pass that spoils its memory, or depends on
/// what was never written, crashes, hangs or makes other programs as it happens.
static std::string otherFace(const DefectStore::Sample &sample, const triage::FindingStore &known) {
  const std::string &pass = std::get<Defect>(sample.judgement.verdict).evidence.pass;
  for (const Judgement &judgement : judgeOnce(sample.request).judgements)
    if (auto *defect = std::get_if<Defect>(&judgement.verdict);
        defect && defect->evidence.pass == pass)
      if (std::string name = known.findAny(triage::keysOf(sample.request.program, judgement));
          !name.empty())
        return name;
  return "";
}

std::string DefectStore::triageSample(Bucket &bucket, const Sample &sample,
                                      const triage::FindingStore &known,
                                      triage::FindingStore &found, const TriageLimits &limits,
                                      const triage::TriageOptions &options) {
  if (joinKnown(bucket, sample, known))
    return "";
  auto reduced = triage::reduceDefect(sample.request, sample.judgement, options);
  // An interrupted reduction says nothing about the defect.
  if (interruption()) {
    bucket.open.insert(kInterrupted);
    return "";
  }
  if (auto *why = std::get_if<std::string>(&reduced)) {
    if (std::string name = otherFace(sample, known); !name.empty()) {
      bucket.known.insert(name);
      return "";
    }
    bucket.open.insert(
        *why +
        "; Memcheck tells whether the pass uses memory that it must not: valgrind -q "
        "--error-limit=no --trace-children=yes " +
        replayCommand(sample.request, sample.judgement, folder_ + "/" + bucket.name));
    return "";
  }
  triage::Reduced &small = std::get<triage::Reduced>(reduced);
  addPluginKey(small.keys, small.judgement, limits);
  if (std::string knownName = known.findAny(small.keys); !knownName.empty()) {
    bucket.known.insert(knownName);
    return "";
  }
  if (std::string name = triage::crossed(small.request, small.judgement, known); !name.empty()) {
    bucket.known.insert(name);
    return "";
  }
  if (std::string name = found.findAny(small.keys); limits.settled.contains(name)) {
    bucket.found.insert(name);
    return "";
  }
  if (!small.isMinimal && small.statistics.opsAfter > kReadableOps) {
    bucket.open.insert(llvm::formatv("{0} ops are left after {1} s of reduction; {2}",
                                     small.statistics.opsAfter, options.seconds,
                                     moreTime(bucket, sample))
                           .str());
    return "";
  }
  triage::Finding finding =
      triage::makeFinding(small, sample.request.program.text, sample.origin, options.tools);
  if (interruption()) {
    bucket.open.insert(kInterrupted);
    return "";
  }
  std::string why = found.add(std::move(finding));
  bucket.found.insert(found.findAny(small.keys));
  return why;
}

std::string DefectStore::triage(const triage::FindingStore &known, triage::FindingStore &found,
                                const TriageLimits &limits) {
  using Clock = std::chrono::steady_clock;
  // Reduce the first sample of every bucket before the others, to see most causes in the time left.
  for (size_t n = 0; n < kSamples; ++n)
    for (size_t number : bySize()) {
      Bucket *bucket = &buckets_[number];
      if (n >= bucket->samples.size() || n < bucket->reduced)
        continue;
      // No judge sees it on one program, so that nothing could reduce it.
      if (isCost(bucket->samples[n].judgement))
        continue;
      auto left = std::chrono::duration_cast<std::chrono::seconds>(limits.deadline - Clock::now());
      if (left.count() <= 0 || interruption()) {
        if (n == 0 && !joinKnown(*bucket, bucket->samples[n], known) &&
            !joinFound(*bucket, bucket->samples[n], found, limits))
          bucket->open.insert(interruption() ? kInterrupted
                                             : "no time left to reduce it; " +
                                                   moreTime(*bucket, bucket->samples[n]));
        continue;
      }
      triage::TriageOptions options = limits.each;
      // One large program does not take the time of all others.
      auto share =
          std::max<int64_t>(left.count() / kShare, std::min<int64_t>(left.count(), kShareMin));
      options.seconds = std::min<unsigned>(options.seconds, share);
      std::string why = triageSample(*bucket, bucket->samples[n], known, found, limits, options);
      if (why.empty() && !interruption()) {
        bucket->reduced = n + 1;
        why = limits.afterEach();
      }
      if (!why.empty())
        return why;
    }
  return "";
}

size_t DefectStore::newCount() const {
  return llvm::count_if(
      buckets_, [](const Bucket &bucket) { return !bucket.found.empty() || bucket.known.empty(); });
}

static const char *shownWord(const triage::ShippedRun &run) {
  return run.shows ? "shown" : run.why.empty() ? "not shown" : "cannot be shown";
}

std::string DefectStore::list(const triage::FindingStore &known,
                              const triage::FindingStore &found) const {
  // A bucket counts for every cause that one of its samples has.
  std::map<std::string, uint64_t> knownCounts, foundCounts;
  std::string open;
  for (size_t number : bySize()) {
    const Bucket *bucket = &buckets_[number];
    for (const std::string &name : bucket->known)
      knownCounts[name] += bucket->count;
    for (const std::string &name : bucket->found)
      foundCounts[name] += bucket->count;
    if (bucket->known.empty() && bucket->found.empty())
      open += llvm::formatv("  {0,6} x {1}\n           {2}: {3}\n", bucket->count, bucket->name,
                            bucket->headline, llvm::join(bucket->open, "; "))
                  .str();
  }
  std::string text = llvm::formatv("known causes ({0}):\n", known.folder()).str();
  for (const auto &[name, count] : knownCounts)
    text += llvm::formatv("  {0,6} x {1}: {2}\n", count, name, known.findings().at(name).title);
  text += llvm::formatv("new causes ({0}):\n", found.folder()).str();
  for (const auto &[name, count] : foundCounts) {
    const triage::Finding &finding = found.findings().at(name);
    text += llvm::formatv("  {0,6} x {1}\n           {2} ops, {3} by shipped tools\n", count, name,
                          finding.reduction.opsAfter, shownWord(finding.shipped));
  }
  return text + "not assigned to a cause:\n" + open;
}

} // namespace freehold
