//===- Search.cpp ---------------------------------------------------------===//
#include "fuzz/reduce/Search.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::reduce {

/// After this many accepted candidates the program is judged once more without the cache.
static constexpr unsigned kConfirmEvery = 8;
/// How often a search goes back to its last confirmed program. After that it goes on with the
/// program that it has, even if that is not confirmed.
static constexpr unsigned kRetreatsMax = 5;
/// Limits of grow(): attempts in all, sites that are tried for one move, and calls of one attempt.
static constexpr unsigned kGrowTriesMax = 12, kGrowSitesMax = 4;
static constexpr uint64_t kGrowCallsMax = 120;
/// A coarse round divides the sites of a level by this many. The rounds are tried in this order
/// before single sites are.
static constexpr unsigned kCoarseParts[] = {2, 8, 32};
/// A coarse round is repeated as long as it removes at least one part in this many.
static constexpr uint64_t kWorthRepeating = 8;

Search::Search(Workpiece &piece, Tester &tester, std::function<bool(const std::string &)> improved)
    : piece_(piece), tester_(tester), improved_(std::move(improved)), confirmed_(piece.text()) {
  for (const Move &move : moveTable())
    records_.push_back({&move});
}

/// The moves' records: those that removed most per call first, and equal ones in the table's order.
std::vector<Search::Record *> Search::inOrder() {
  std::vector<Record *> order;
  for (Record &record : records_)
    order.push_back(&record);
  // Each counts as asked four more times in vain, so that one lucky call does not decide.
  auto rate = [](const Record *record) {
    return static_cast<double>(record->removed) / static_cast<double>(record->asked + 4);
  };
  // Records stand in the table's order.
  llvm::sort(order,
             [&](Record *a, Record *b) { return rate(a) != rate(b) ? rate(a) > rate(b) : a < b; });
  return order;
}

/// The number of sites in the chunks that are tried first; 0 for all. Let p be the probability that
/// a site can go, estimated from the move's record. n sites go together with probability p^n, so
/// n*p^n is largest at n = -1/ln p, which is about 1/(1-p). Four times that is taken, since sites
/// that can go tend to be next to each other.
unsigned Search::largestChunk(const Record &record, size_t sites) const {
  if (record.asked < 8)
    return 0;
  double kept = static_cast<double>(record.asked - record.accepted + 1) / (record.asked + 2);
  return static_cast<unsigned>(std::min<double>(sites, 4 / kept)) + 1;
}

/// Applies one move to the whole program. Returns true if anything was removed.
bool Search::pass(Record &record, unsigned parts) {
  const Move &move = *record.move;
  std::vector<Site> sites = piece_.sites(move);
  // Coarse rounds begin with all sites at once, whatever the record says.
  unsigned largest = parts ? 0 : largestChunk(record, sites.size());
  ChunkSearch chunks(std::move(sites), {largest, parts});
  bool any = false;
  while (goesOn()) {
    std::vector<std::pair<ChunkSearch::Cursor, std::string>> offered;
    auto found = tester_.first(
        [&]() -> std::optional<Question> {
          while (auto chunk = chunks.next()) {
            if (!tester_.mayGoOn())
              return std::nullopt;
            Candidate candidate = piece_.apply(move, chunk->sites);
            if (candidate.made != Made::Candidate)
              continue;
            offered.emplace_back(chunk->cursor, candidate.text);
            return Question{std::move(candidate.text), {}, {}, {}};
          }
          return std::nullopt;
        },
        &record.asked);
    if (!found)
      break;
    auto &[cursor, text] = offered[found->index];
    uint64_t before = piece_.measure().weight;
    if (accept(text)) {
      any = true;
      ++record.accepted;
      record.removed += before - std::min(before, piece_.measure().weight);
    } else {
      cursor.position += cursor.size;
    }
    chunks.resume(cursor, piece_.sites(move));
  }
  return any;
}

void Search::coarseRounds() {
  for (unsigned parts : kCoarseParts) {
    uint64_t before, after = piece_.measure().weight;
    do {
      before = after;
      for (Record *record : inOrder())
        pass(*record, parts);
      after = piece_.measure().weight;
    } while (goesOn() && before - std::min(before, after) > before / kWorthRepeating);
  }
}

void Search::fixPoint() {
  for (bool any = true; any && goesOn();) {
    any = false;
    for (Record *record : inOrder())
      any |= pass(*record, 0);
  }
}

//===----------------------------------------------------------------------===//
// Successes
//===----------------------------------------------------------------------===//

/// Makes the candidate the program to go on with. Returns false if it cannot be loaded.
bool Search::accept(const std::string &text) {
  if (!piece_.replace(text))
    return false;
  ++accepted_;
  if (accepted_ % kConfirmEvery == 0)
    confirm();
  if (!growing_ && !improved_(piece_.text()))
    stopped_ = true;
  return true;
}

/// Judges the program once more. If it no longer is interesting, answers are decided by votes from
/// now on, and the search goes back to the program that was confirmed last.
void Search::confirm() {
  bool again = tester_.askAgain({piece_.text(), {}, {}, {}}).interesting;
  if (tester_.halt() != Halt::None)
    return;
  if (!again && retreats_ < kRetreatsMax) {
    flaky_ = true;
    tester_.voteFromNowOn();
    again = tester_.askAgain({piece_.text(), {}, {}, {}}).interesting;
    if (!again && tester_.halt() == Halt::None) {
      ++retreats_;
      piece_.replace(confirmed_);
      return;
    }
  }
  confirmed_ = piece_.text();
}

//===----------------------------------------------------------------------===//
// Growing for a while
//===----------------------------------------------------------------------===//

/// Reduces a larger program for a limited number of calls. Returns true if the result is smaller
/// than the program before; otherwise goes back to that.
bool Search::growFrom(const std::string &text) {
  const std::string saved = piece_.text();
  const Measure before = piece_.measure();
  if (!piece_.replace(text))
    return false;
  growing_ = true;
  tester_.limitFurtherCalls(kGrowCallsMax);
  fixPoint();
  tester_.liftLimit();
  growing_ = false;
  if (piece_.measure() < before) {
    if (!improved_(piece_.text()))
      stopped_ = true;
    return true;
  }
  piece_.replace(saved);
  return false;
}

bool Search::grow() {
  for (const Record &record : records_) {
    if (!record.move->mayGrow)
      continue;
    unsigned count = std::min<size_t>(kGrowSitesMax, piece_.sites(*record.move).size());
    for (unsigned site = 0; site < count && goesOn() && growTries_ < kGrowTriesMax; ++site) {
      Candidate candidate = piece_.apply(*record.move, site, /*larger=*/true);
      if (candidate.made != Made::Candidate || !grown_.insert(candidate.text).second)
        continue;
      auto only = std::optional<Question>(Question{candidate.text, {}, {}, {}});
      if (!tester_.first([&] { return std::exchange(only, std::nullopt); }))
        continue;
      ++growTries_;
      if (growFrom(candidate.text))
        return true;
    }
  }
  return false;
}

//===----------------------------------------------------------------------===//
// The certificate
//===----------------------------------------------------------------------===//

/// Fills the row of the certificate for one move. Returns true if no single site of it gives a
/// smaller interesting program.
bool Search::certifyMove(const Move &move, CertificateRow &row) {
  row.move = move.name.str();
  row.sites = piece_.sites(move).size();
  std::vector<std::string> offered;
  unsigned site = 0;
  auto found = tester_.first(
      [&]() -> std::optional<Question> {
        while (site < row.sites && tester_.mayGoOn()) {
          Candidate candidate = piece_.apply(move, site++);
          row.unchanged += candidate.made == Made::Unchanged;
          row.invalid += candidate.made == Made::Invalid;
          row.notSmaller += candidate.made == Made::NotSmaller;
          if (candidate.made != Made::Candidate)
            continue;
          offered.push_back(candidate.text);
          return Question{std::move(candidate.text), {}, {}, {}};
        }
        return std::nullopt;
      },
      &row.refused);
  if (found && accept(offered[found->index]))
    return false;
  return goesOn();
}

bool Search::certify() {
  certificate_.clear();
  for (const Move &move : moveTable())
    if (!certifyMove(move, certificate_.emplace_back())) {
      certificate_.clear();
      return false;
    }
  return true;
}

void Search::run() {
  coarseRounds();
  while (goesOn()) {
    fixPoint();
    if (grow())
      continue;
    if (certify())
      return;
  }
}

} // namespace freehold::reduce
