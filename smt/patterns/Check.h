//===- Check.h - Shapes through subjects, and what came of it ---*- C++ -*-===//
// Runs in a worker: makes the functions of some shapes, runs the subjects on all of them at once,
// and judges each function that a subject changed. A function with the same essence (Essence.h)
// counts as unchanged, and equal outputs of several subjects are judged once. The results are
// counts with the first example of each kind. Adding them is commutative, so that reports do not
// depend on the number of workers.
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
  /// For Refuted, the obligation; otherwise the reason.
  std::string why;
  /// A fault of Freehold, such as solvers that contradict each other.
  std::string fault;
};
/// A refutation in readable form: the aliasing as a table, and the two programs that show it.
struct ShownRefutation {
  std::string table, before, after;
};
/// The functions of the prover that are needed here.
struct PairJudges {
  std::function<PairVerdict(const Rewrite &, Reading)> prove;
  /// Shows a refutation; called for the first one of each kind.
  std::function<ShownRefutation(const Rewrite &, Reading)> show;
  AskAlias relate;
};

/// The number of results of one kind, and the first shape that shows it.
struct Tally {
  struct Example {
    /// The shape's index among all enumerated shapes.
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

/// The results of one subject under one reading.
struct SubjectCounts {
  uint64_t shapes = 0, changed = 0, proved = 0, refuted = 0, unknown = 0, vacuous = 0;
  /// Number of shapes in which something unnecessary is left, if that is checked.
  uint64_t missed = 0;
  double seconds = 0;
  /// By signature.
  std::map<std::string, Tally> refutations, unknowns, missedKinds;
  /// By pattern, and by what changed.
  std::map<std::string, uint64_t> fired, changes;

  void add(const SubjectCounts &other);
};

struct CheckCounts {
  /// By subject and reading, in the order of the options.
  std::map<std::pair<unsigned, unsigned>, SubjectCounts> rows;
  /// Number of different outputs that were proved or refuted.
  uint64_t pairs = 0;
  std::string fault;

  void add(const CheckCounts &other);
};
nlohmann::json toJson(const CheckCounts &counts);
CheckCounts countsFromJson(const nlohmann::json &json);

struct CheckOptions {
  std::vector<PatternSubject> subjects;
  std::vector<Reading> readings = {Reading::Union};
  /// Called with the number of the subject that runs now, and without one when it ends, to
  /// attribute crashes.
  std::function<void(std::optional<unsigned> subject)> running;
};

/// Checks shapes. `first` is the index of shapes[0] among all. Subjects in `without` are not run.
CheckCounts checkShapes(llvm::ArrayRef<Shape> shapes, uint64_t first, const CheckOptions &options,
                        const PairJudges &judges, const std::set<unsigned> &without = {});

/// Records that `subject` crashed or did not end on a shape.
CheckCounts countCrash(const Shape &shape, uint64_t index, unsigned subject,
                       const CheckOptions &options, const std::string &how);

} // namespace freehold::smt::patterns
