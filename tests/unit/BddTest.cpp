//===- BddTest.cpp - Decision diagrams against tables of values -----------===//
#include "smt/validate/Bdd.h"

#include <gtest/gtest.h>

#include <random>

using namespace freehold::smt::safe;

namespace {
constexpr unsigned kVariables = 5, kRows = 1u << kVariables;
constexpr size_t kChoicesMax = 1 << 24;

/// A function of the variables as its table: bit r is its value where variable v is bit v of r.
using Table = uint32_t;

bool never() { return false; }
bool always() { return true; }

Table tableOf(unsigned variable) {
  Table table = 0;
  for (unsigned row = 0; row < kRows; ++row)
    table |= Table((row >> variable) & 1) << row;
  return table;
}

bool valueAt(const Bdd &bdd, Bdd::Function f, unsigned row) {
  while (f > Bdd::kTrue)
    f = (row >> bdd[f].variable) & 1 ? bdd[f].yes : bdd[f].no;
  return f == Bdd::kTrue;
}

Table tableOf(const Bdd &bdd, Bdd::Function f) {
  Table table = 0;
  for (unsigned row = 0; row < kRows; ++row)
    table |= Table(valueAt(bdd, f, row)) << row;
  return table;
}

/// Functions with their tables: variables, constants, and random choices between those there are.
struct Pool {
  Bdd bdd{1 << 20, kChoicesMax, never};
  std::vector<std::pair<Bdd::Function, Table>> all = {{Bdd::kFalse, 0}, {Bdd::kTrue, ~Table(0)}};
  std::mt19937 random;

  explicit Pool(unsigned seed) : random(seed) {
    for (unsigned v = 0; v < kVariables; ++v)
      all.push_back({bdd.variable(v), tableOf(v)});
    for (unsigned n = 0; n < 40; ++n) {
      auto [c, ofC] = any();
      auto [a, ofA] = any();
      auto [b, ofB] = any();
      all.push_back({bdd.ite(c, a, b), (ofC & ofA) | (~ofC & ofB)});
    }
  }
  std::pair<Bdd::Function, Table> any() { return all[random() % all.size()]; }
};
} // namespace

TEST(Bdd, ChoosesAsTablesDo) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    for (auto [f, table] : pool.all)
      EXPECT_EQ(tableOf(pool.bdd, f), table);
    for (unsigned n = 0; n < 40; ++n) {
      auto [f, ofF] = pool.any();
      auto [g, ofG] = pool.any();
      EXPECT_EQ(tableOf(pool.bdd, pool.bdd.both(f, g)), ofF & ofG);
      EXPECT_EQ(tableOf(pool.bdd, pool.bdd.either(f, g)), ofF | ofG);
      EXPECT_EQ(tableOf(pool.bdd, pool.bdd.negate(f)), ~ofF);
      EXPECT_EQ(f == g, ofF == ofG) << "equal functions are one number";
    }
    EXPECT_FALSE(pool.bdd.overflows());
  }
}

TEST(Bdd, OrdersVariables) {
  Pool pool(7);
  for (auto [f, table] : pool.all)
    if (f > Bdd::kTrue)
      for (Bdd::Function below : {pool.bdd[f].no, pool.bdd[f].yes})
        EXPECT_LT(pool.bdd[f].variable, pool.bdd[below].variable);
}

TEST(Bdd, ForgetsVariables) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    for (auto [f, table] : pool.all)
      for (unsigned mask = 0; mask < kRows; ++mask) {
        llvm::DenseSet<unsigned> forgotten;
        for (unsigned v = 0; v < kVariables; ++v)
          if ((mask >> v) & 1)
            forgotten.insert(v);
        Bdd::Function exists = pool.bdd.exists(f, forgotten);
        for (unsigned row = 0; row < kRows; ++row) {
          bool isAny = false;
          for (unsigned other = 0; other < kRows; ++other)
            if ((other & ~mask) == (row & ~mask))
              isAny |= (table >> other) & 1;
          EXPECT_EQ(valueAt(pool.bdd, exists, row), isAny);
        }
      }
  }
}

TEST(Bdd, FixesAVariable) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    for (auto [f, table] : pool.all)
      for (unsigned v = 0; v < kVariables; ++v)
        for (bool value : {false, true}) {
          Bdd::Function fixed = pool.bdd.restrict(f, v, value);
          EXPECT_FALSE(pool.bdd.variablesOf(fixed).contains(v));
          for (unsigned row = 0; row < kRows; ++row) {
            unsigned at = (row & ~(1u << v)) | (unsigned(value) << v);
            EXPECT_EQ(valueAt(pool.bdd, fixed, row), ((table >> at) & 1) != 0);
          }
        }
  }
}

TEST(Bdd, ShiftsToTheNextVariable) {
  Bdd bdd(1 << 20, kChoicesMax, never);
  // Of variables 0 and 2, and with 2 for 0 the other way round.
  Bdd::Function f = bdd.both(bdd.variable(0), bdd.negate(bdd.variable(2)));
  EXPECT_EQ(bdd.shift(f, {0}, 1), bdd.both(bdd.variable(1), bdd.negate(bdd.variable(2))));
  EXPECT_EQ(bdd.shift(f, {2}, 1), bdd.both(bdd.variable(0), bdd.negate(bdd.variable(3))));
  EXPECT_EQ(bdd.shift(f, {0, 2}, 1), bdd.both(bdd.variable(1), bdd.negate(bdd.variable(3))));
  EXPECT_EQ(bdd.shift(f, {}, 1), f);
  EXPECT_EQ(bdd.shift(bdd.shift(f, {0, 2}, 1), {1, 3}, -1), f);
  EXPECT_EQ(bdd.variablesOf(f), (llvm::DenseSet<unsigned>{0, 2}));
}

TEST(Bdd, KeepsWhatItIsTold) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    std::vector<Bdd::Function> kept;
    std::vector<Table> tables;
    for (unsigned n = 0; n < 5; ++n) {
      auto [f, table] = pool.any();
      kept.push_back(f);
      tables.push_back(table);
    }
    const size_t before = pool.bdd.size();
    pool.bdd.keep(kept);
    EXPECT_LT(pool.bdd.size(), before);
    for (unsigned n = 0; n < 5; ++n) {
      EXPECT_EQ(tableOf(pool.bdd, kept[n]), tables[n]);
      // What is made again is the same number.
      Bdd::Function again = pool.bdd.negate(pool.bdd.negate(kept[n]));
      EXPECT_EQ(again, kept[n]);
    }
  }
}

/// The parity of n variables needs two nodes for each but one.
static Bdd::Function parity(Bdd &bdd, unsigned variables) {
  Bdd::Function f = Bdd::kFalse;
  for (unsigned v = variables; v-- > 0;)
    f = bdd.ite(bdd.variable(v), bdd.negate(f), f);
  return f;
}

TEST(Bdd, SaysWhenThereAreTooManyNodes) {
  Bdd small(20, kChoicesMax, never), large(2'000, kChoicesMax, never);
  parity(small, 30);
  EXPECT_TRUE(small.overflows());
  Bdd::Function f = parity(large, 30);
  EXPECT_FALSE(large.overflows());
  EXPECT_NE(f, Bdd::kFalse);
}

TEST(Bdd, StopsWhenAsked) {
  // The clock is looked at once for 4,096 choices, so that few choices never stop.
  Bdd few(1 << 20, kChoicesMax, always), many(1 << 20, kChoicesMax, always);
  parity(few, 30);
  EXPECT_FALSE(few.overflows());
  parity(many, 3'000);
  EXPECT_TRUE(many.overflows());
}

TEST(Bdd, StopsAfterTooMuchWork) {
  Bdd little(1 << 20, 1'000, never), enough(1 << 24, kChoicesMax, never);
  parity(little, 3'000);
  EXPECT_TRUE(little.overflows());
  parity(enough, 3'000);
  EXPECT_FALSE(enough.overflows());
}
