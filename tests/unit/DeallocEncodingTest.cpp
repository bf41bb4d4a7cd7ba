//===- DeallocEncodingTest.cpp - The encoding of a dealloc against runs ---===//
// Compares two independent implementations of the same rules, formulas (smt/encode/Dealloc.h and
// smt/encode/Lists.h) and the interpreter, on a million random ops, in worlds that violate each rule.
//===----------------------------------------------------------------------===//
#include "DeallocEncoding.h"

#include "oracle/core/program/Registry.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/SetVector.h"

#include <gtest/gtest.h>

#include <bit>
#include <memory>

using namespace freehold;
using namespace freehold::smt;

namespace {
constexpr unsigned kWorlds = DeallocEncoding::kWorlds;
/// More positions than elements, so that some are unused.
constexpr unsigned kLength = kMemrefsMax + 2;

/// Numbers of compared ops with certain properties. The test requires enough of each.
struct Coverage {
  unsigned ops = 0, defined = 0, freesTwice = 0, freesBadly = 0;
  /// Counted only for ops that are defined.
  unsigned empty = 0, emptyLists = 0, allTheSame = 0, twiceInList = 0, danglingUnset = 0,
           danglingRetained = 0, frees = 0, keeps = 0, movedRetained = 0;
};

/// Shapes with their worlds and runs.
struct Sample {
  DeallocShape shape;
  std::vector<DeallocWorld> worlds;
  std::vector<DeallocRun> runs;
};

Sample sample(const DeallocShape &shape, bool allLive, DeallocRunner &runner,
              RandomNumbers &random) {
  Sample made{shape, {}, {}};
  for (unsigned k = 0; k < kWorlds; ++k) {
    made.worlds.push_back(randomWorld(shape, allLive, random));
    made.runs.push_back(runner.run(shape, made.worlds.back()));
  }
  return made;
}

void countDefined(const DeallocShape &shape, const DeallocWorld &world, const DeallocRun &run,
                  Coverage &coverage) {
  auto operands = llvm::ArrayRef(world.operands).take_front(shape.memrefs());
  auto retained = llvm::ArrayRef(world.retained).take_front(shape.kept());
  coverage.empty += operands.empty() && retained.empty();
  coverage.allTheSame +=
      operands.size() > 1 && retained.size() > 1 &&
      llvm::all_of(operands, [&](auto &e) { return e.slot == operands[0].slot; }) &&
      llvm::all_of(retained, [&](auto &e) { return e.slot == operands[0].slot; });
  coverage.danglingUnset += llvm::any_of(operands, [&](auto &e) { return !world.isLive(e.slot); });
  coverage.danglingRetained +=
      llvm::any_of(retained, [&](auto &e) { return !world.isLive(e.slot); });
  coverage.movedRetained += llvm::any_of(retained, [](auto &e) { return e.isWrong(); });
  bool hasEmpty = false, hasTwice = false;
  unsigned at = 0;
  for (const DeallocShape::Operand &operand : shape.operands) {
    hasEmpty |= operand.count == 0;
    auto elements = operands.slice(at, operand.count);
    for (unsigned k = 1; k < elements.size(); ++k)
      hasTwice |=
          elements[k].slot == elements[0].slot && elements[k].condition != elements[0].condition;
    at += operand.count;
  }
  coverage.emptyLists += hasEmpty;
  coverage.twiceInList += hasTwice;
  for (unsigned slot = 0; slot < kHeapSlots; ++slot)
    coverage.frees += world.isLive(slot) && !run.isLive[slot];
  coverage.keeps += llvm::is_contained(run.updated, true);
}

void count(const Sample &made, Coverage &coverage) {
  for (auto [world, run] : llvm::zip_equal(made.worlds, made.runs)) {
    ++coverage.ops;
    bool isError = run.termination == Termination::MemoryError;
    coverage.freesTwice += isError && run.error == ErrorKind::DoubleFree;
    coverage.freesBadly += isError && run.error == ErrorKind::BadFree;
    if (run.termination != Termination::Returned)
      continue;
    ++coverage.defined;
    countDefined(made.shape, world, run, coverage);
  }
}
} // namespace

TEST(DeallocEncoding, AMillionOps) {
  constexpr unsigned kShapes = 500, kBatches = 1'000'000 / kShapes / kWorlds + 1;
  auto context = makeContext();
  DeallocRunner runner("");
  RandomNumbers random(1);
  Coverage coverage;
  for (unsigned n = 0; n < kShapes; ++n) {
    DeallocShape shape = randomShape(random);
    DeallocEncoding unbounded(shape, {}, *context), bounded(shape, {.length = kLength}, *context);
    for (unsigned batch = 0; batch < kBatches; ++batch) {
      Sample made = sample(shape, /*allLive=*/false, runner, random);
      count(made, coverage);
      for (DeallocEncoding *encoding : {&unbounded, &bounded}) {
        if (encoding == &bounded && batch % 4)
          continue;
        DeallocComparison result = encoding->compare(made.worlds, made.runs, random);
        ASSERT_EQ(result.wrong, 0u)
            << (encoding == &bounded ? "bounded" : "unbounded") << ", shape " << n << ", batch "
            << batch << ": " << result.first;
      }
    }
  }
  testing::Test::RecordProperty("ops", coverage.ops);
  testing::Test::RecordProperty("defined", coverage.defined);
  EXPECT_GE(coverage.ops, 1'000'000u);
  EXPECT_GE(coverage.defined, 400'000u);
  for (unsigned Coverage::*kind :
       {&Coverage::freesTwice, &Coverage::freesBadly, &Coverage::allTheSame, &Coverage::emptyLists,
        &Coverage::twiceInList, &Coverage::danglingUnset, &Coverage::danglingRetained,
        &Coverage::frees, &Coverage::keeps, &Coverage::movedRetained, &Coverage::empty})
    EXPECT_GE(coverage.*kind, 5'000u);
}

TEST(DeallocEncoding, MistakesAreNoticed) {
  auto context = makeContext();
  DeallocRunner runner("");
  RandomNumbers random(2);
  std::map<Mistake, unsigned> noticed[2];
  unsigned literal = 0;
  for (unsigned n = 0; n < 40; ++n) {
    DeallocShape shape = randomShape(random);
    Sample made = sample(shape, /*allLive=*/false, runner, random);
    auto wrong = [&](const EncodingOptions &options) {
      DeallocEncoding encoding(shape, options, *context);
      return std::popcount(encoding.compare(made.worlds, made.runs, random).wrong);
    };
    EXPECT_EQ(wrong({}), 0);
    for (Mistake mistake : kMistakes) {
      noticed[0][mistake] += wrong({.mistake = mistake});
      noticed[1][mistake] += wrong({.length = kLength, .mistake = mistake});
    }
    literal += wrong({.reading = Reading::Literal});
  }
  for (Mistake mistake : kMistakes)
    for (auto &model : noticed)
      EXPECT_GE(model[mistake], 10u) << "mistake " << static_cast<int>(mistake);
  EXPECT_GE(literal, 10u);
}

//===----------------------------------------------------------------------===//
// Folding
//===----------------------------------------------------------------------===//

static void collect(Term term, TermNode::Op op, llvm::SetVector<Term> &found,
                    llvm::DenseSet<Term> &seen) {
  if (!seen.insert(term).second)
    return;
  if (term->op == op)
    found.insert(term);
  for (Term arg : term->args)
    collect(arg, op, found, seen);
}

static llvm::SetVector<Term> collect(llvm::ArrayRef<Term> roots, TermNode::Op op) {
  llvm::SetVector<Term> found;
  llvm::DenseSet<Term> seen;
  for (Term root : roots)
    collect(root, op, found, seen);
  return found;
}

/// Replaces each term of `leaves` by a literal, and writes it to the words that `wordsOf` returns.
static void decide(Terms &t, const llvm::SetVector<Term> &leaves, std::vector<Term> &roots,
                   llvm::function_ref<uint64_t *(Term)> wordsOf, RandomNumbers &random) {
  llvm::DenseMap<Term, Term> values;
  for (Term leaf : leaves) {
    unsigned width = leaf->sort == kAlloc  ? TermLanes::kAllocationBits
                     : leaf->sort == kBool ? 1
                                           : leaf->sort.width;
    unsigned value = random.below(1u << width);
    values[leaf] = t.literal(leaf->sort, value);
    for (unsigned bit = 0; bit < width; ++bit)
      wordsOf(leaf)[bit] = value >> bit & 1 ? ~uint64_t(0) : 0;
  }
  for (Term &root : roots)
    root = t.substitute(root, values);
}

/// A formula over literals folds to a literal, which must equal the evaluated one.
TEST(DeallocEncoding, FoldingIsEvaluation) {
  auto context = makeContext();
  RandomNumbers random(4);
  unsigned isTrue = 0, isFalse = 0;
  for (unsigned n = 0; n < 60; ++n) {
    EncodingOptions options{.reading = random.oneIn(2) ? Reading::Literal : Reading::Union};
    if (random.oneIn(2))
      options.length = kLength;
    DeallocFormulas formulas(randomShape(random), options, *context);
    std::vector<Term> roots = formulas.roots(), folded = roots;
    TermLanes lanes(roots);
    Terms &t = formulas.terms();
    decide(
        t, collect(folded, TermNode::Op::Constant), folded,
        [&](Term leaf) { return lanes.constant(leaf->name); }, random);
    decide(
        t, collect(folded, TermNode::Op::Apply), folded,
        [&](Term leaf) {
          unsigned words = leaf->sort == kBool ? 1 : leaf->sort.width;
          return lanes.table(leaf->name) + leaf->args[0]->value * words;
        },
        random);
    lanes.evaluate();
    for (auto [root, literal] : llvm::zip_equal(roots, folded)) {
      ASSERT_EQ(literal->op, TermNode::Op::Literal) << "shape " << n;
      EXPECT_EQ(*lanes[root] & 1, literal->value) << "shape " << n;
      ++(literal->value ? isTrue : isFalse);
    }
  }
  EXPECT_GE(std::min(isTrue, isFalse), 50u);
}

//===----------------------------------------------------------------------===//
// Lowered ops
//===----------------------------------------------------------------------===//

/// Compares with a pass that lowers deallocs, in the reading that it implements. `allLive` is for
/// passes that compare aligned pointers: these identify allocations only if nothing dangles and no
/// pointer is moved.
static void compareLowered(const char *pipeline, Reading reading, bool allLive, unsigned ops) {
  constexpr unsigned kShapes = 100;
  auto context = makeContext();
  DeallocRunner runner(pipeline);
  RandomNumbers random(3);
  unsigned defined = 0, apart = 0;
  Reading other = reading == Reading::Union ? Reading::Literal : Reading::Union;
  for (unsigned n = 0; n < kShapes; ++n) {
    DeallocShape shape = randomShape(random);
    DeallocEncoding right(shape, {.reading = reading, .definedOnly = true}, *context),
        wrong(shape, {.reading = other, .definedOnly = true}, *context);
    for (unsigned done = 0; done < ops / kShapes; done += kWorlds) {
      Sample made = sample(shape, allLive, runner, random);
      DeallocComparison result = right.compare(made.worlds, made.runs, random);
      ASSERT_EQ(result.wrong, 0u) << "shape " << n << ": " << result.first;
      defined += std::popcount(result.defined);
      apart += std::popcount(wrong.compare(made.worlds, made.runs, random).wrong);
    }
  }
  testing::Test::RecordProperty("defined", defined);
  testing::Test::RecordProperty("apart", apart);
  EXPECT_GE(defined, ops / 2);
  // The readings differ on some ops, which must be noticed.
  EXPECT_GE(apart, ops / 100);
}

TEST(DeallocEncoding, TheShippedLoweringIsLiteral) {
  compareLowered("bufferization-lower-deallocations", Reading::Literal, true, 100'000);
}

TEST(DeallocEncoding, OurLoweringIsUnion) {
  compareLowered("fh-bufferization-lower-deallocations", Reading::Union, false, 50'000);
}
