//===- Search.h - Moves tried until none helps ------------------*- C++ -*-===//
// The schedule: rounds over all moves, first with large chunks, then with finer ones, then with
// single sites until a whole round changes nothing. In these last rounds moves that enlarge the
// program are tried as well, each followed by a bounded search. Then every single site of every
// move is tried once more on the result, for the certificate. If that succeeds anywhere, the search
// starts over.
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
  /// `improved` gets each program that is smaller than all before; it returns false to end the
  /// search.
  Search(Workpiece &piece, Tester &tester, std::function<bool(const std::string &)> improved);

  /// Runs until nothing smaller is found or the tester halts.
  void run();

  /// Returns the rows of all moves if run() was not halted; empty otherwise.
  const std::vector<CertificateRow> &certificate() const { return certificate_; }
  bool flaky() const { return flaky_; }
  bool stopped() const { return stopped_; }

private:
  /// The results of one move so far.
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
  /// The last program that was judged interesting twice.
  std::string confirmed_;
  uint64_t accepted_ = 0;
  unsigned growTries_ = 0, retreats_ = 0;
  bool flaky_ = false, growing_ = false, stopped_ = false;
};

} // namespace freehold::reduce
