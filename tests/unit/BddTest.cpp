//===- BddTest.cpp - Decision diagrams against tables of values -----------===//
#include "smt/validate/Bdd.h"

#include <gtest/gtest.h>

#include <random>

using namespace freehold::smt::safe;

namespace {
constexpr unsigned kVariables = 5, kRows = 1u << kVariables;

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
  Bdd bdd{1 << 20, never};
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

TEST(Bdd, ForgetsTheLastVariables) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    for (auto [f, table] : pool.all)
      for (unsigned first = 0; first <= kVariables; ++first) {
        Bdd::Function exists = pool.bdd.existsFrom(first, f);
        for (unsigned row = 0; row < kRows; ++row) {
          bool isAny = false;
          for (unsigned other = 0; other < kRows; ++other)
            if ((other & ((1u << first) - 1)) == (row & ((1u << first) - 1)))
              isAny |= (table >> other) & 1;
          EXPECT_EQ(valueAt(pool.bdd, exists, row), isAny);
        }
      }
  }
}

/// All at once: a function that is put in the place of one variable may speak of the others.
TEST(Bdd, ComposesAllAtOnce) {
  for (unsigned seed = 0; seed < 50; ++seed) {
    Pool pool(seed);
    for (unsigned n = 0; n < 20; ++n) {
      auto [f, table] = pool.any();
      llvm::DenseMap<unsigned, Bdd::Function> values;
      std::vector<Table> given;
      for (unsigned v = 0; v < kVariables; ++v) {
        auto [g, ofG] = pool.any();
        values[v] = g;
        given.push_back(ofG);
      }
      Bdd::Function made = pool.bdd.compose(f, values);
      for (unsigned row = 0; row < kRows; ++row) {
        unsigned from = 0;
        for (unsigned v = 0; v < kVariables; ++v)
          from |= ((given[v] >> row) & 1) << v;
        EXPECT_EQ(valueAt(pool.bdd, made, row), ((table >> from) & 1) != 0);
      }
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
  Bdd small(20, never), large(2'000, never);
  parity(small, 30);
  EXPECT_TRUE(small.overflows());
  Bdd::Function f = parity(large, 30);
  EXPECT_FALSE(large.overflows());
  EXPECT_NE(f, Bdd::kFalse);
}

TEST(Bdd, StopsWhenAsked) {
  // The clock is looked at once for 4,096 choices, so that few choices never stop.
  Bdd few(1 << 20, always), many(1 << 20, always);
  parity(few, 30);
  EXPECT_FALSE(few.overflows());
  parity(many, 3'000);
  EXPECT_TRUE(many.overflows());
}
