//===- CauseMerge.h - Which causes of two states are one --------*- C++ -*-===//
// Two causes are one if they share a key, or if both share one with a third. A defect that was not reduced is a
// cause under its signature; it is taken for a reduced cause with that signature, as a run does it. What is joined
// does not depend on the order in which states are merged:
//
//   status     the greater one: fixed < new < known < flaky < regressed < wontfix
//   who, link, note, fixed_in      of the cause with the greater status; of equal ones, what is first by alphabet
//   title      of the reduced cause; of two, what is first by alphabet
//   name       ours, since known.json and folders refer to it, except that a finding's replaces a signature
//
// For example, a cause that is fixed for one shard but was seen by another one is not fixed.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/state/Database.h"

#include <set>

namespace freehold::state {

/// Merges the causes of a database that is attached as `other`, within a transaction.
class CauseMerge {
public:
  /// `runs` are the numbers, there, of the runs that are taken in. What they did not ask about says nothing of a cause
  /// that is here.
  CauseMerge(Database &database, const std::set<int64_t> &runs);

  /// Takes in all causes, and returns for each number there the number here.
  std::map<int64_t, int64_t> run();
  /// How many of them were not here.
  uint64_t inserted() const { return inserted_; }

private:
  struct Row;
  void hear();
  Row rowOf(const std::string &table, int64_t cause);
  Row ourRow(int64_t cause);
  void write(int64_t cause, const Row &row);
  std::string freeName(const std::string &name);
  std::set<int64_t> counterpartsOf(const Row &theirs, const std::vector<std::string> &keys);
  int64_t insert(int64_t theirs, const Row &row, const std::vector<std::string> &keys);
  void unite(int64_t cause, int64_t other);
  static void joinStatus(Row &joined, const Row &part);
  static void joinNames(Row &joined, const Row &part, const std::string &free);
  int64_t take(int64_t theirs, const std::vector<std::string> &keys);

  Database &database_;
  std::set<int64_t> runs_;
  /// Causes there whose status is news.
  std::set<int64_t> heard_;
  /// Where causes went that turned out to be one with another.
  std::map<int64_t, int64_t> united_;
  uint64_t inserted_ = 0;
};

} // namespace freehold::state
