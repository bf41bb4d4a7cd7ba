//===- Search.h - Moves tried until none helps ------------------*- C++ -*-===//
// The schedule: rounds over all moves, first with large chunks only, then finer ones, then down
// to single sites until a whole round changes nothing. Moves that may enlarge the program are
// tried there, each with a bounded search from what it gives. Then all single sites of all
// moves are tried once more on the program as it is, for the certificate; whatever is found
// there starts it over.
//
// Invariants: the program is interesting at all times, and smaller by Measure after each
// success; hence the search ends. Nothing depends on the number of askers.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/reduce/ChunkSearch.h"
#include "fuzz/reduce/Reducer.h"

namespace freehold::reduce {

class Search {
public:
  /// `improved` gets each program that is better than all before it; false ends the search.
  Search(Workpiece &piece, Tester &tester, std::function<bool(const std::string &)> improved);

  /// Until nothing smaller is found or the tester halts.
  void run();

  /// Complete when run() ended by itself, else empty.
  const std::vector<CertificateRow> &certificate() const { return certificate_; }
  bool flaky() const { return flaky_; }
  bool stopped() const { return stopped_; }

private:
  /// What a move has done so far.
  struct Record {
    const Move *move = nullptr;
    uint64_t asked = 0, accepted = 0, removed = 0;
  };

  bool goesOn() const { return !stopped_ && tester_.halt() == Halt::None; }
  std::vector<Record *> inOrder();
  unsigned largestChunk(const Record &record, size_t sites) const;
  bool pass(Record &record, unsigned parts);
  void coarseRounds();
  void fixPoint();
  bool grow();
  bool growFrom(const std::string &text);
  bool certify();
  bool certifyMove(const Move &move, CertificateRow &row);
  bool accept(const std::string &text);
  void confirm();

  Workpiece &piece_;
  Tester &tester_;
  std::function<bool(const std::string &)> improved_;
  std::vector<Record> records_;
  std::vector<CertificateRow> certificate_;
  std::set<std::string> grown_;
  /// The last program that was seen to be interesting twice.
  std::string confirmed_;
  uint64_t accepted_ = 0;
  unsigned growTries_ = 0, retreats_ = 0;
  bool flaky_ = false, growing_ = false, stopped_ = false;
};

} // namespace freehold::reduce
