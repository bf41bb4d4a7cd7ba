//===- Check.cpp ----------------------------------------------------------===//
#include "smt/patterns/Check.h"

#include "oracle/core/program/Registry.h"
#include "smt/patterns/Essence.h"
#include "smt/patterns/Pair.h"

#include "mlir/IR/SymbolTable.h"

#include <chrono>

using namespace mlir;

namespace freehold::smt::patterns {

using Clock = std::chrono::steady_clock;

static double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

namespace {
class Checker {
public:
  Checker(llvm::ArrayRef<Shape> shapes, uint64_t first, const CheckOptions &options,
          const PairJudges &judges, const std::set<unsigned> &without)
      : shapes_(shapes), first_(first), options_(options), judges_(judges), without_(without),
        missed_(judges.relate), context_(makeContext()) {
    loadShapeDialects(*context_);
  }
  CheckCounts run();

private:
  void runSubject(unsigned subject);
  /// Stores the outputs of a module with the shapes from `from` on, or why there are none.
  void keepOutputs(unsigned subject, size_t from, ModuleOp source, OwningOpRef<ModuleOp> target,
                   const SubjectRunner &runner);
  void judgeShape(size_t place);
  void judgeChanged(size_t place, unsigned subject, func::FuncOp target,
                    const std::string &essence);
  void count(size_t place, unsigned subject, unsigned reading, func::FuncOp target,
             const PairVerdict &verdict);
  void lookForMissed(size_t place, unsigned subject, func::FuncOp target);
  SubjectCounts &row(unsigned subject, unsigned reading) {
    return counts_.rows[{subject, reading}];
  }
  Tally::Example example(size_t place) const {
    return {first_ + place, shapes_[place].name(), shapes_[place].text(), "", {}};
  }

  llvm::ArrayRef<Shape> shapes_;
  uint64_t first_;
  const CheckOptions &options_;
  const PairJudges &judges_;
  const std::set<unsigned> &without_;
  MissedFinder missed_;
  std::unique_ptr<MLIRContext> context_;
  OwningOpRef<ModuleOp> source_;
  std::vector<func::FuncOp> sources_;
  /// For each subject its output for each shape; null if it failed.
  std::vector<std::vector<func::FuncOp>> outputs_;
  /// Why there is no output, by subject and index of the shape.
  std::map<std::pair<unsigned, size_t>, std::string> failures_;
  std::vector<OwningOpRef<ModuleOp>> modules_;
  /// Verdicts on the current shape for each reading, by the essence of the target.
  std::map<std::string, std::vector<PairVerdict>> judged_;
  CheckCounts counts_;
};
} // namespace

CheckCounts Checker::run() {
  source_ = ModuleOp::create(UnknownLoc::get(context_.get()));
  for (const Shape &shape : shapes_)
    sources_.push_back(buildShape(shape, *source_));
  outputs_.resize(options_.subjects.size());
  for (unsigned subject = 0; subject < options_.subjects.size(); ++subject)
    if (!without_.count(subject))
      runSubject(subject);
  for (size_t place = 0; place < shapes_.size(); ++place)
    judgeShape(place);
  return std::move(counts_);
}

//===----------------------------------------------------------------------===//
// Running subjects
//===----------------------------------------------------------------------===//

void Checker::runSubject(unsigned subject) {
  outputs_[subject].resize(shapes_.size());
  if (options_.running)
    options_.running(subject);
  auto start = Clock::now();
  SubjectRunner runner(*context_, options_.subjects[subject]);
  auto fired = runner.fired();
  if (OwningOpRef<ModuleOp> target = runner.apply(*source_)) {
    fired = runner.fired();
    keepOutputs(subject, 0, *source_, std::move(target), runner);
  } else {
    // Run shapes one by one, so that one on which a pass fails does not hide the others.
    SubjectRunner again(*context_, options_.subjects[subject]);
    for (size_t place = 0; place < shapes_.size(); ++place) {
      OwningOpRef<ModuleOp> one(ModuleOp::create(UnknownLoc::get(context_.get())));
      one->push_back(sources_[place].clone());
      if (OwningOpRef<ModuleOp> target = again.apply(*one))
        keepOutputs(subject, place, *one, std::move(target), again);
      else
        failures_[{subject, place}] = again.failure();
    }
    fired = again.fired();
  }
  if (options_.running)
    options_.running(std::nullopt);
  double seconds = secondsSince(start);
  for (unsigned reading = 0; reading < options_.readings.size(); ++reading) {
    row(subject, reading).fired = fired;
    row(subject, reading).seconds += seconds / options_.readings.size();
  }
}

/// A pattern is judged only on shapes to which it applied, since the driver always folds and
/// erases.
void Checker::keepOutputs(unsigned subject, size_t from, ModuleOp source,
                          OwningOpRef<ModuleOp> target, const SubjectRunner &runner) {
  SymbolTable symbols(*target);
  size_t place = from;
  bool isPattern = !options_.subjects[subject].only.empty();
  for (auto function : source.getOps<func::FuncOp>()) {
    bool isUntouched = isPattern && !runner.hasFiredIn(function.getName());
    outputs_[subject][place] =
        isUntouched ? sources_[place] : symbols.lookup<func::FuncOp>(function.getName());
    ++place;
  }
  modules_.push_back(std::move(target));
}

//===----------------------------------------------------------------------===//
// Judging
//===----------------------------------------------------------------------===//

void Checker::judgeShape(size_t place) {
  judged_.clear();
  std::string before = essenceOf(sources_[place]);
  for (unsigned subject = 0; subject < options_.subjects.size(); ++subject) {
    if (without_.count(subject))
      continue;
    auto start = Clock::now();
    func::FuncOp target = outputs_[subject][place];
    for (unsigned reading = 0; reading < options_.readings.size(); ++reading)
      ++row(subject, reading).shapes;
    if (!target)
      for (unsigned reading = 0; reading < options_.readings.size(); ++reading)
        count(place, subject, reading, sources_[place],
              {ProofResult::Kind::Unknown, "the pass fails: " + failures_[{subject, place}], ""});
    else if (std::string after = essenceOf(target); after != before)
      judgeChanged(place, subject, target, after);
    if (target && options_.subjects[subject].isThorough)
      lookForMissed(place, subject, target);
    for (unsigned reading = 0; reading < options_.readings.size(); ++reading)
      row(subject, reading).seconds += secondsSince(start) / options_.readings.size();
  }
}

void Checker::judgeChanged(size_t place, unsigned subject, func::FuncOp target,
                           const std::string &essence) {
  auto [known, isNew] = judged_.try_emplace(essence);
  if (isNew) {
    ++counts_.pairs;
    Pair pair = makePair(sources_[place], target);
    for (Reading reading : options_.readings)
      known->second.push_back(judges_.prove(pair.rewrite, reading));
  }
  std::string change = describeChange(sources_[place], target);
  for (unsigned reading = 0; reading < options_.readings.size(); ++reading) {
    ++row(subject, reading).changed;
    ++row(subject, reading).changes[change];
    count(place, subject, reading, target, known->second[reading]);
  }
}

void Checker::count(size_t place, unsigned subject, unsigned reading, func::FuncOp target,
                    const PairVerdict &verdict) {
  SubjectCounts &counts = row(subject, reading);
  if (counts_.fault.empty())
    counts_.fault = verdict.fault;
  if (verdict.kind == ProofResult::Kind::Proved) {
    ++counts.proved;
    return;
  }
  std::string signature = verdict.why;
  std::map<std::string, Tally> *kinds = &counts.unknowns;
  switch (verdict.kind) {
  case ProofResult::Kind::Refuted:
    ++counts.refuted;
    kinds = &counts.refutations;
    break;
  case ProofResult::Kind::Vacuous:
    ++counts.vacuous;
    signature = "vacuous: the source has no defined run";
    break;
  default:
    ++counts.unknown;
  }
  Tally tally{1, example(place)};
  // Only refutations that may be reported are printed.
  if (auto found = kinds->find(signature); found == kinds->end()) {
    Pair pair = makePair(sources_[place], target);
    tally.first.pair = pair.text();
    if (verdict.kind == ProofResult::Kind::Refuted && judges_.show)
      tally.first.shown = judges_.show(pair.rewrite, options_.readings[reading]);
  }
  (*kinds)[signature].add(tally);
}

void Checker::lookForMissed(size_t place, unsigned subject, func::FuncOp target) {
  std::vector<std::string> missed = missed_.find(target);
  if (missed.empty())
    return;
  for (unsigned reading = 0; reading < options_.readings.size(); ++reading) {
    SubjectCounts &counts = row(subject, reading);
    ++counts.missed;
    for (const std::string &kind : missed)
      counts.missedKinds[kind].add({1, example(place)});
  }
}

CheckCounts checkShapes(llvm::ArrayRef<Shape> shapes, uint64_t first, const CheckOptions &options,
                        const PairJudges &judges, const std::set<unsigned> &without) {
  return Checker(shapes, first, options, judges, without).run();
}

CheckCounts countCrash(const Shape &shape, uint64_t index, unsigned subject,
                       const CheckOptions &options, const std::string &how) {
  CheckCounts counts;
  for (unsigned reading = 0; reading < options.readings.size(); ++reading) {
    SubjectCounts &row = counts.rows[{subject, reading}];
    row.shapes = row.changed = row.refuted = 1;
    row.refutations[how].add({1, {index, shape.name(), shape.text(), "", {}}});
  }
  return counts;
}

} // namespace freehold::smt::patterns
