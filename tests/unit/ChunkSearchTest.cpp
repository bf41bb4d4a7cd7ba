//===- ChunkSearchTest.cpp - Delta debugging with a made-up property ------===//
#include "fuzz/reduce/ChunkSearch.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

using namespace freehold::reduce;

namespace {
/// A "program" of numbered parts, which is interesting if it has all of `needed`.
struct Toy {
  std::vector<unsigned> parts;
  std::set<unsigned> needed;
  unsigned tests = 0;

  Toy(unsigned count, std::set<unsigned> needed) : needed(std::move(needed)) {
    for (unsigned i = 0; i < count; ++i)
      parts.push_back(i);
  }
  std::vector<Site> sites(unsigned depths) const {
    std::vector<Site> sites;
    for (unsigned part : parts)
      sites.push_back({1, part % depths});
    return sites;
  }
  bool drop(const std::vector<unsigned> &sites) {
    ++tests;
    std::vector<unsigned> kept;
    for (unsigned i = 0; i < parts.size(); ++i)
      if (!std::binary_search(sites.begin(), sites.end(), i))
        kept.push_back(parts[i]);
    bool interesting = std::all_of(needed.begin(), needed.end(), [&](unsigned part) {
      return std::find(kept.begin(), kept.end(), part) != kept.end();
    });
    if (interesting)
      parts = kept;
    return interesting;
  }
};

/// Searches, taking up to `ahead` chunks before testing the first one.
void search(Toy &toy, ChunkSizes sizes, unsigned depths, unsigned ahead) {
  ChunkSearch chunks(toy.sites(depths), sizes);
  std::vector<ChunkSearch::Chunk> window;
  while (true) {
    while (window.size() < ahead)
      if (auto chunk = chunks.next())
        window.push_back(*chunk);
      else
        break;
    if (window.empty())
      return;
    ChunkSearch::Chunk first = window.front();
    window.erase(window.begin());
    if (toy.drop(first.sites)) {
      chunks.resume(first.cursor, toy.sites(depths));
      window.clear();
    }
  }
}
} // namespace

TEST(ChunkSearch, FindsWhatIsNeeded) {
  for (unsigned depths : {1u, 3u}) {
    Toy toy(1000, {17, 500, 501, 999});
    search(toy, {}, depths, 1);
    EXPECT_EQ(toy.parts, (std::vector<unsigned>{17, 500, 501, 999}));
    EXPECT_LT(toy.tests, 150u) << "about needed x log n";
  }
}

TEST(ChunkSearch, WorkingAheadChangesNothing) {
  Toy one(300, {3, 4, 77, 200}), many = one;
  search(one, {}, 2, 1);
  search(many, {}, 2, 7);
  EXPECT_EQ(one.parts, many.parts);
  EXPECT_EQ(one.tests, many.tests);
}

TEST(ChunkSearch, EverySiteIsTriedAloneWhenNothingGoes) {
  std::set<unsigned> all;
  for (unsigned i = 0; i < 20; ++i)
    all.insert(i);
  Toy toy(20, all);
  ChunkSearch chunks(toy.sites(3), {});
  std::set<unsigned> alone;
  unsigned count = 0;
  while (auto chunk = chunks.next()) {
    ASSERT_LT(++count, 100u);
    if (chunk->sites.size() == 1)
      alone.insert(chunk->sites[0]);
  }
  EXPECT_EQ(alone, all);
}

TEST(ChunkSearch, OuterFirstThenHeavy) {
  ChunkSearch chunks({{1, 1}, {5, 0}, {9, 0}, {1, 0}}, {.largest = 1});
  std::vector<unsigned> order;
  while (auto chunk = chunks.next())
    order.push_back(chunk->sites.at(0));
  EXPECT_EQ(order, (std::vector<unsigned>{2, 1, 3, 0}));
}

TEST(ChunkSearch, CoarseSearchesLeaveSingleSitesAlone) {
  ChunkSearch chunks(std::vector<Site>(100), {.largest = 0, .parts = 8});
  std::set<size_t> sizes;
  while (auto chunk = chunks.next())
    sizes.insert(chunk->sites.size());
  EXPECT_EQ(*sizes.rbegin(), 100u);
  EXPECT_FALSE(sizes.count(1));
}

TEST(ChunkSearch, NoSites) {
  ChunkSearch chunks({}, {});
  EXPECT_FALSE(chunks.next());
  ChunkSearch emptied(std::vector<Site>(2), {});
  auto all = emptied.next();
  ASSERT_TRUE(all);
  emptied.resume(all->cursor, {});
  EXPECT_FALSE(emptied.next());
}
