//===- Ids.h - Typed indices ------------------------------------*- C++ -*-===//
// An index into one particular list, as a type of its own, so that an index into another list is
// not taken for it. An index that may be missing is a std::optional.
//===----------------------------------------------------------------------===//
#pragma once

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Sequence.h"

#include <deque>

namespace freehold {

/// `Tag` tells apart the lists that are indexed.
template <typename Tag> class Id {
public:
  constexpr explicit Id(size_t index) : number(static_cast<unsigned>(index)) {}
  constexpr unsigned index() const { return number; }

  friend constexpr bool operator==(Id a, Id b) { return a.number == b.number; }
  friend constexpr bool operator!=(Id a, Id b) { return a.number != b.number; }
  friend constexpr bool operator<(Id a, Id b) { return a.number < b.number; }

private:
  unsigned number;
};

/// A list that is indexed by `IdT`, an instance of Id.
template <typename IdT, typename T, typename Storage = std::deque<T>> class IdVector {
public:
  IdVector() = default;
  explicit IdVector(size_t size, const T &value = T()) : storage(size, value) {}

  T &operator[](IdT id) { return storage[id.index()]; }
  const T &operator[](IdT id) const { return storage[id.index()]; }

  IdT push_back(T value) {
    storage.push_back(std::move(value));
    return IdT(storage.size() - 1);
  }

  auto begin() { return storage.begin(); }
  auto begin() const { return storage.begin(); }
  auto end() { return storage.end(); }
  auto end() const { return storage.end(); }
  T &back() { return storage.back(); }
  const T &front() const { return storage.front(); }
  size_t size() const { return storage.size(); }
  bool empty() const { return storage.empty(); }

  /// The ids of all elements, in increasing order.
  auto ids() const {
    return llvm::map_range(llvm::seq<unsigned>(0, storage.size()),
                           [](unsigned index) { return IdT(index); });
  }
  /// Pairs of an id and a reference to its element, in increasing order of the ids.
  auto entries() const {
    return llvm::map_range(llvm::seq<unsigned>(0, storage.size()), [this](unsigned index) {
      return std::pair<IdT, const T &>(IdT(index), storage[index]);
    });
  }

private:
  Storage storage;
};

} // namespace freehold

namespace llvm {
template <typename Tag> struct DenseMapInfo<freehold::Id<Tag>> {
  using Id = freehold::Id<Tag>;
  static Id getEmptyKey() { return Id(~0u); }
  static Id getTombstoneKey() { return Id(~0u - 1); }
  static unsigned getHashValue(Id id) { return DenseMapInfo<unsigned>::getHashValue(id.index()); }
  static bool isEqual(Id a, Id b) { return a == b; }
};
} // namespace llvm
