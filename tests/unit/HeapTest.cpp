//===- HeapTest.cpp - Addresses, lives and budgets ------------------------===//
#include "oracle/interp/Heap.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <vector>

using namespace freehold::interp;

static constexpr uint64_t kPlenty = 1 << 20;
static constexpr AllocationKind kHeap = AllocationKind::Heap;

TEST(Heap, FreshNeverRepeats) {
  Heap heap(AddressPolicy::Fresh, kPlenty, 0);
  std::set<uint64_t> addresses;
  for (unsigned i = 0; i < 1000; ++i) {
    uint32_t id = heap.allocate(kHeap, i % 5 * 8, 8, nullptr);
    ASSERT_NE(id, 0u);
    EXPECT_TRUE(addresses.insert(heap[id].address).second);
    heap.release(id, nullptr);
  }
}

TEST(Heap, ReuseHandsOutTheLastFreedThatFits) {
  Heap heap(AddressPolicy::Reuse, kPlenty, 0);
  uint32_t a = heap.allocate(kHeap, 16, 4, nullptr), b = heap.allocate(kHeap, 16, 4, nullptr),
           c = heap.allocate(kHeap, 64, 4, nullptr);
  heap.release(c, nullptr);
  heap.release(a, nullptr);
  heap.release(b, nullptr);
  EXPECT_EQ(heap[heap.allocate(kHeap, 8, 4, nullptr)].address, heap[b].address);
  EXPECT_EQ(heap[heap.allocate(kHeap, 40, 4, nullptr)].address, heap[c].address);
  EXPECT_EQ(heap[heap.allocate(kHeap, 16, 4, nullptr)].address, heap[a].address);
  uint32_t fresh = heap.allocate(kHeap, 16, 4, nullptr);
  for (uint32_t old : {a, b, c})
    EXPECT_NE(heap[fresh].address, heap[old].address);
}

TEST(Heap, OnlyTheHeapReuses) {
  for (AllocationKind kind :
       {AllocationKind::Stack, AllocationKind::Global, AllocationKind::Argument}) {
    Heap heap(AddressPolicy::Reuse, kPlenty, 0);
    uint32_t a = heap.allocate(kHeap, 16, 4, nullptr);
    heap.release(a, nullptr);
    EXPECT_NE(heap[heap.allocate(kind, 16, 4, nullptr)].address, heap[a].address);
  }
  Heap heap(AddressPolicy::Reuse, kPlenty, 0);
  uint32_t stack = heap.allocate(AllocationKind::Stack, 16, 4, nullptr);
  heap.release(stack, nullptr);
  EXPECT_NE(heap[heap.allocate(kHeap, 16, 4, nullptr)].address, heap[stack].address);
}

TEST(Heap, LiveBlocksNeverOverlap) {
  for (AddressPolicy policy : {AddressPolicy::Fresh, AddressPolicy::Reuse}) {
    Heap heap(policy, kPlenty, 3);
    std::vector<uint32_t> live;
    for (unsigned i = 0; i < 500; ++i) {
      uint64_t bytes = i * 37 % 90, alignment = i % 3 ? 4 : 64;
      live.push_back(heap.allocate(kHeap, bytes, alignment, nullptr));
      if (i % 3 == 2) {
        heap.release(live[i * 7 % live.size()], nullptr);
        live.erase(live.begin() + i * 7 % live.size());
      }
    }
    std::vector<std::pair<uint64_t, uint64_t>> spans;
    for (uint32_t id : live)
      spans.push_back({heap[id].alignedAddress(), heap[id].alignedAddress() + heap[id].bytes});
    std::sort(spans.begin(), spans.end());
    for (size_t i = 1; i < spans.size(); ++i) {
      EXPECT_LE(spans[i - 1].second, spans[i].first);
      EXPECT_LT(spans[i - 1].first, spans[i].first) << "two live buffers with one address";
    }
  }
}

TEST(Heap, ZeroSizesHaveAddressesOfTheirOwn) {
  for (AddressPolicy policy : {AddressPolicy::Fresh, AddressPolicy::Reuse}) {
    Heap heap(policy, kPlenty, 0);
    std::set<uint64_t> addresses;
    for (unsigned i = 0; i < 10; ++i)
      addresses.insert(heap[heap.allocate(kHeap, 0, 4, nullptr)].address);
    EXPECT_EQ(addresses.size(), 10u);
  }
}

TEST(Heap, Alignment) {
  for (uint64_t salt : {0, 1, 5, 40503}) {
    Heap heap(AddressPolicy::Fresh, kPlenty, salt);
    bool shifted = false;
    for (uint64_t alignment : {16, 32, 64, 4096}) {
      const Allocation &entry = heap[heap.allocate(kHeap, 10, alignment, nullptr)];
      EXPECT_EQ(entry.alignedAddress() % alignment, 0u);
      shifted |= entry.alignedBy != 0;
    }
    EXPECT_TRUE(shifted) << "the aligned pointer should differ from the allocated one sometimes";
  }
}

TEST(Heap, NothingIsAlignedBetterThanAsked) {
  Heap heap(AddressPolicy::Fresh, kPlenty, 0);
  for (unsigned n = 0; n < 20; ++n) {
    EXPECT_EQ(heap[heap.allocate(kHeap, 10, 1, nullptr)].alignedAddress() % 32, 16u);
    for (uint64_t alignment : {32, 64, 4096})
      EXPECT_EQ(heap[heap.allocate(kHeap, 10, alignment, nullptr)].alignedAddress() %
                    (2 * alignment),
                alignment);
    for (AllocationKind kind :
         {AllocationKind::Stack, AllocationKind::Global, AllocationKind::Argument})
      for (uint64_t alignment : {1, 4, 8, 64})
        EXPECT_EQ(heap[heap.allocate(kind, 12, alignment, nullptr)].alignedAddress() %
                      (2 * std::max<uint64_t>(alignment, 16)),
                  std::max<uint64_t>(alignment, 16));
  }
}

TEST(Heap, AddressesNeedAllTheirBits) {
  for (AddressPolicy policy : {AddressPolicy::Fresh, AddressPolicy::Reuse}) {
    Heap heap(policy, kPlenty, 0);
    std::set<uint64_t> addresses, lower;
    for (unsigned n = 0; n < 10; ++n) {
      uint64_t address = heap[heap.allocate(kHeap, 8, 8, nullptr)].address;
      EXPECT_GT(address, uint64_t(1) << 32);
      EXPECT_LT(address, uint64_t(1) << 48);
      addresses.insert(address);
      lower.insert(address & 0xFFFFFFFF);
    }
    EXPECT_EQ(addresses.size(), 10u);
    EXPECT_EQ(lower.size(), 1u);
    EXPECT_GT(*addresses.rbegin(), uint64_t(1) << 47);
  }
}

/// More blocks than there are addresses 2^32 apart.
TEST(Heap, ManyFreshBlocksNeverOverlap) {
  Heap heap(AddressPolicy::Fresh, 64 * kPlenty, 7);
  std::set<std::pair<uint64_t, uint64_t>> spans;
  for (unsigned n = 0; n < 40'000; ++n) {
    const Allocation &entry = heap[heap.allocate(kHeap, n % 50, n % 9 ? 8 : 64, nullptr)];
    spans.insert({entry.address, entry.alignedAddress() + entry.bytes});
  }
  EXPECT_EQ(spans.size(), 40'000u);
  for (auto it = spans.begin(); std::next(it) != spans.end(); ++it)
    EXPECT_LE(it->second, std::next(it)->first);
}

TEST(Heap, Budget) {
  Heap heap(AddressPolicy::Fresh, 100, 0);
  uint32_t a = heap.allocate(kHeap, 60, 4, nullptr);
  ASSERT_NE(a, 0u);
  EXPECT_EQ(heap.allocate(kHeap, 41, 4, nullptr), 0u);
  EXPECT_NE(heap.allocate(kHeap, 40, 4, nullptr), 0u);
  EXPECT_EQ(heap.allocate(kHeap, 1, 4, nullptr), 0u);
  EXPECT_NE(heap.allocate(kHeap, 0, 4, nullptr), 0u);
  heap.release(a, nullptr);
  EXPECT_NE(heap.allocate(kHeap, 60, 4, nullptr), 0u);
  EXPECT_EQ(heap.allocate(kHeap, UINT64_MAX, 4, nullptr), 0u);
  EXPECT_EQ(heap.peakBytes(), 100u);
}

TEST(Heap, TheDeadAreRemembered) {
  Heap heap(AddressPolicy::Reuse, kPlenty, 0);
  uint32_t a = heap.allocate(kHeap, 8, 4, nullptr);
  EXPECT_EQ(heap[a].shadow[7], kUninitialised);
  heap.release(a, nullptr);
  uint32_t b = heap.allocate(kHeap, 8, 4, nullptr);
  EXPECT_NE(a, b);
  EXPECT_FALSE(heap[a].live);
  EXPECT_TRUE(heap[b].live);
  EXPECT_EQ(heap[b].shadow[0], kUninitialised);
  EXPECT_EQ(heap.heapAllocations(), 2u);
  EXPECT_EQ(heap.frees(), 1u);
}
