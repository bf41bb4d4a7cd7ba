//===- ChoiceShrinking.cpp ------------------------------------------------===//
#include "fuzz/reduce/ChoiceShrinking.h"

#include "fuzz/gen/Generator.h"
#include "fuzz/reduce/ChunkSearch.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::reduce {

/// Maximum number of candidates; after these, moves on the IR make faster progress.
static constexpr uint64_t kCallsMax = 250;

/// A way to change the bytes at some positions.
using Edit = std::string (*)(const std::string &bytes, llvm::ArrayRef<unsigned> places);

static std::string dropBytes(const std::string &bytes, llvm::ArrayRef<unsigned> places) {
  std::string kept;
  for (size_t i = 0; i < bytes.size(); ++i)
    if (!llvm::is_contained(places, i))
      kept += bytes[i];
  return kept;
}

static std::string zeroBytes(const std::string &bytes, llvm::ArrayRef<unsigned> places) {
  std::string changed = bytes;
  for (unsigned place : places)
    changed[place] = 0;
  return changed;
}

static std::string halveBytes(const std::string &bytes, llvm::ArrayRef<unsigned> places) {
  std::string changed = bytes;
  for (unsigned place : places)
    changed[place] = static_cast<char>(static_cast<unsigned char>(changed[place]) / 2);
  return changed;
}

static std::string decrementBytes(const std::string &bytes, llvm::ArrayRef<unsigned> places) {
  std::string changed = bytes;
  for (unsigned place : places)
    if (changed[place])
      --changed[place];
  return changed;
}

namespace {
class Shrinking {
public:
  Shrinking(const ChoiceOrigin &origin, const Program &program, Tester &tester)
      : origin_(origin), tester_(tester), best_{origin.bytes, program} {}

  ShrunkChoices run() {
    tester_.limitFurtherCalls(kCallsMax);
    for (bool any = true; any && tester_.halt() == Halt::None;) {
      any = false;
      for (Edit edit : {dropBytes, zeroBytes, halveBytes, decrementBytes})
        any |= apply(edit);
    }
    tester_.liftLimit();
    return std::move(best_);
  }

private:
  /// Generates the program of the bytes, and drops the bytes that it does not use.
  ShrunkChoices generated(const std::string &bytes) const {
    gen::Choices choices = gen::Choices::fromBytes(bytes);
    Program program = gen::generate(choices, *origin_.profile, best_.program.name).program;
    program.entries = best_.program.entries;
    std::string used = choices.recorded();
    // Trailing zeros can be dropped: a choice without bytes is the smallest one, which is zero.
    used.resize(llvm::StringRef(used).rtrim('\0').size());
    return {std::move(used), std::move(program)};
  }

  bool isSmaller(const ShrunkChoices &other) const {
    auto key = [](const ShrunkChoices &s) {
      return std::tuple(s.program.text.size(), s.bytes.size(), llvm::StringRef(s.bytes));
    };
    return other.program.text != best_.program.text && key(other) < key(best_);
  }

  bool apply(Edit edit) {
    auto sites = [&] { return std::vector<Site>(best_.bytes.size()); };
    ChunkSearch chunks(sites(), {});
    bool any = false;
    while (tester_.halt() == Halt::None) {
      std::vector<std::pair<ChunkSearch::Cursor, ShrunkChoices>> offered;
      auto found = tester_.first([&]() -> std::optional<Question> {
        while (auto chunk = chunks.next()) {
          if (!tester_.mayGoOn())
            return std::nullopt;
          ShrunkChoices candidate = generated(edit(best_.bytes, chunk->sites));
          if (!isSmaller(candidate))
            continue;
          offered.emplace_back(chunk->cursor, std::move(candidate));
          return Question{offered.back().second.program.text, {}, {}, {}};
        }
        return std::nullopt;
      });
      if (!found)
        break;
      any = true;
      best_ = std::move(offered[found->index].second);
      chunks.resume(offered[found->index].first, sites());
    }
    return any;
  }

  const ChoiceOrigin &origin_;
  Tester &tester_;
  ShrunkChoices best_;
};
} // namespace

ShrunkChoices shrinkChoices(const ChoiceOrigin &origin, const Program &program, Tester &tester) {
  return Shrinking(origin, program, tester).run();
}

} // namespace freehold::reduce
