//===- Check.h - Shapes through subjects, and what came of it ---*- C++ -*-===//
// A worker's work: makes the functions of some shapes, runs the subjects on all of them at once,
// and judges each function that a subject changed. What comes down to the same (Essence.h) is not
// changed, and subjects that make the same of a shape are judged once. What comes out are counts
// with the first example of each kind, which add up in any order: reports are the same for any
// number of workers.
//===----------------------------------------------------------------------===//
#pragma once

#include "smt/patterns/Missed.h"
#include "smt/patterns/Shapes.h"
#include "smt/patterns/Subjects.h"
#include "smt/refine/Refine.h"

#include <nlohmann/json_fwd.hpp>

#include <map>
#include <set>

namespace freehold::smt::patterns {

struct PairVerdict {
  ProofResult::Kind kind = ProofResult::Kind::Unknown;
  /// Of Refuted: the obligation. Else the reason.
  std::string why;
  /// A fault of ours: solvers that contradict one another.
  std::string fault;
};
/// A refutation for people: the aliasing as a table, and the two programs that show it.
struct ShownRefutation {
  std::string table, before, after;
};
/// The prover, as this needs it.
struct PairJudges {
  std::function<PairVerdict(const Rewrite &, Reading)> prove;
  /// Of what is refuted; asked for the first of a kind only.
  std::function<ShownRefutation(const Rewrite &, Reading)> show;
  AskAlias relate;
};

/// Things of one kind: how many, and the first shape that shows it.
struct Tally {
  struct Example {
    /// Among all shapes enumerated.
    uint64_t index = ~uint64_t(0);
    std::string name, text;
    /// The pair as a file for `freehold-prove rewrite`.
    std::string pair;
    ShownRefutation shown;
  };
  uint64_t count = 0;
  Example first;

  void add(const Tally &other);
};

/// What came of one subject under one reading.
struct SubjectCounts {
  uint64_t shapes = 0, changed = 0, proved = 0, refuted = 0, unknown = 0, vacuous = 0;
  /// Shapes of which something is left that need not be, if that is asked.
  uint64_t missed = 0;
  double seconds = 0;
  /// By signature.
  std::map<std::string, Tally> refutations, unknowns, missedKinds;
  /// By pattern, and by what changed.
  std::map<std::string, uint64_t> fired, changes;

  void add(const SubjectCounts &other);
};

struct CheckCounts {
  /// By subject and reading, in the order asked for.
  std::map<std::pair<unsigned, unsigned>, SubjectCounts> rows;
  /// Different outcomes that were proved or refuted.
  uint64_t pairs = 0;
  std::string fault;

  void add(const CheckCounts &other);
};
nlohmann::json toJson(const CheckCounts &counts);
CheckCounts countsFromJson(const nlohmann::json &json);

struct CheckOptions {
  std::vector<PatternSubject> subjects;
  std::vector<Reading> readings = {Reading::Union};
  /// Told what runs on which shape, for whoever watches for crashes: a subject's number, or nothing
  /// when it is over.
  std::function<void(std::optional<unsigned> subject)> running;
};

/// `first` is the number of shapes[0] among all. Subjects in `without` are not run.
CheckCounts checkShapes(llvm::ArrayRef<Shape> shapes, uint64_t first, const CheckOptions &options,
                        const PairJudges &judges, const std::set<unsigned> &without = {});

/// That `subject` crashed, or did not end, on a shape.
CheckCounts countCrash(const Shape &shape, uint64_t index, unsigned subject,
                       const CheckOptions &options, const std::string &how);

} // namespace freehold::smt::patterns
