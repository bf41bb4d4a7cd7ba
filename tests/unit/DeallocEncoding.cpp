//===- DeallocEncoding.cpp - The encoding of a dealloc, run in worlds -----===//
#include "DeallocEncoding.h"

#include "DeallocFormulas.h"

#include "llvm/ADT/STLExtras.h"

#include <bit>

namespace freehold::smt {

using Element = DeallocWorld::Element;

static constexpr unsigned kWorlds = DeallocEncoding::kWorlds;

/// Sets lane `lane` of `word`, if any formula uses it.
static void set(uint64_t *word, unsigned lane, bool value) {
  if (word)
    *word = (*word & ~(uint64_t(1) << lane)) | uint64_t(value) << lane;
}
static void setSlot(uint64_t *words, unsigned lane, unsigned slot) {
  for (unsigned bit = 0; words && bit < TermLanes::kAllocationBits; ++bit)
    set(words + bit, lane, slot >> bit & 1);
}

namespace {
/// The words of a memref.
struct SingleWords {
  DeallocFormulas::Single single;
  uint64_t *base, *shifted, *offset;
  std::vector<uint64_t *> bits = {};
};
/// The words of a list.
struct ListWords {
  DeallocFormulas::List list;
  /// Unbounded: by the values of an element's i1s, and by bit of the first element.
  std::vector<uint64_t *> has = {}, first = {};
  /// Bounded.
  uint64_t *of = nullptr;
  std::vector<uint64_t *> all = {};
  /// The arbitrary element.
  uint64_t *base = nullptr, *place = nullptr;
  std::vector<uint64_t *> bits = {};
  /// The positions of its elements in each world.
  std::array<std::array<uint8_t, kMemrefsMax>, kWorlds> places = {};
};
} // namespace

struct DeallocEncoding::Impl {
  Impl(const DeallocShape &shape, const EncodingOptions &options, mlir::MLIRContext &context)
      : options(options), shape(shape), formulas(shape, options, context), lanes(formulas.roots()) {
  }

  EncodingOptions options;
  DeallocShape shape;
  DeallocFormulas formulas;
  TermLanes lanes;
  std::vector<SingleWords> singles;
  std::vector<ListWords> lists;
  uint64_t *live = nullptr, *heap = nullptr, *shared = nullptr, *tracked = nullptr;

  void findSingles();
  void findLists();
  void setWorld(unsigned lane, const DeallocWorld &world);
  void setElements(ListWords &words, unsigned lane, llvm::ArrayRef<Element> elements,
                   RandomNumbers &random);
  bool setElement(ListWords &words, unsigned lane, llvm::ArrayRef<Element> elements,
                  unsigned number, RandomNumbers &random);

  //--- One comparison -------------------------------------------------------//
  llvm::ArrayRef<DeallocWorld> worlds;
  llvm::ArrayRef<DeallocRun> runs;
  /// The lanes in use and those that differ; what differs in the first of them.
  uint64_t used = 0, wrong = 0;
  std::string *first = nullptr;
  std::vector<uint64_t> twice, bad;

  void note(uint64_t different, const std::string &what);
  void step(unsigned number, RandomNumbers &random);
  void compareStep(unsigned number, llvm::ArrayRef<uint64_t> expectedElements);
  uint64_t compareDefined();
  template <typename Read> uint64_t runLanes(Read read) const {
    uint64_t word = 0;
    for (auto [lane, run] : llvm::enumerate(runs))
      word |= uint64_t(read(run)) << lane;
    return word;
  }
  std::vector<std::pair<uint64_t, std::string>> later;
};

static llvm::ArrayRef<Element> elementsOf(const DeallocFormulas::List &list,
                                          const DeallocWorld &world) {
  if (list.isOperand)
    return llvm::ArrayRef(world.operands).slice(list.first, list.count);
  return llvm::ArrayRef(world.retained).slice(list.first, list.count);
}

/// Numbers the values of an element's i1s like Lists does.
static unsigned valuesOf(const DeallocFormulas::List &list, const Element &element) {
  unsigned values = element.isWrong() << list.bits.size();
  for (unsigned k = 0; k < list.bits.size(); ++k)
    values |= (k ? element.other : element.own) << k;
  return values;
}

void DeallocEncoding::Impl::findSingles() {
  live = lanes.table("live");
  heap = lanes.table("heap");
  shared = lanes.constant("arg0");
  tracked = lanes.constant("a");
  for (const DeallocFormulas::Single &single : formulas.singles) {
    std::string name = "arg" + std::to_string(single.argument);
    SingleWords words{single, lanes.constant(name + ".base"), lanes.constant(name + ".shifted"),
                      lanes.constant(name + ".offset")};
    for (unsigned bit : single.bits)
      words.bits.push_back(lanes.constant("arg" + std::to_string(bit)));
    singles.push_back(std::move(words));
  }
}

void DeallocEncoding::Impl::findLists() {
  for (const DeallocFormulas::List &list : formulas.lists) {
    ListWords words{.list = list};
    std::string name = "arg" + std::to_string(list.argument), one = "one." + name;
    unsigned bits = list.bits.size() + 1;
    for (unsigned k = 0; k < bits; ++k)
      words.bits.push_back(lanes.constant(one + ".bit." + std::to_string(k)));
    words.base = lanes.constant(one + ".base");
    words.place = lanes.constant(one + ".place");
    for (unsigned values = 0; values < 1u << bits; ++values)
      words.has.push_back(lanes.table(name + ".has." + std::to_string(values)));
    for (unsigned k = 0; k < bits; ++k)
      words.first.push_back(lanes.table(name + ".first." + std::to_string(k)));
    words.of = lanes.table(name + ".of");
    for (unsigned bit : list.bits)
      words.all.push_back(lanes.constant(name + ".all.arg" + std::to_string(bit)));
    words.all.push_back(lanes.constant(name + ".all.wrong"));
    lists.push_back(std::move(words));
  }
}

//===----------------------------------------------------------------------===//
// A world as words
//===----------------------------------------------------------------------===//

void DeallocEncoding::Impl::setWorld(unsigned lane, const DeallocWorld &world) {
  for (unsigned slot = 0; slot < kSlots; ++slot) {
    set(live ? live + slot : nullptr, lane, world.isLive(slot));
    set(heap ? heap + slot : nullptr, lane, slot < kHeapSlots);
  }
  set(shared, lane, world.shared);
  for (const SingleWords &words : singles) {
    unsigned number = words.single.element;
    const Element &element =
        words.single.isOperand ? world.operands[number] : world.retained[number];
    setSlot(words.base, lane, element.slot);
    set(words.shifted, lane, element.isShifted);
    set(words.offset, lane, element.hasOffset);
    for (auto [k, bit] : llvm::enumerate(words.bits))
      set(bit, lane, k ? element.other : element.own);
  }
}

void DeallocEncoding::Impl::setElements(ListWords &words, unsigned lane,
                                        llvm::ArrayRef<Element> elements, RandomNumbers &random) {
  unsigned bits = words.list.bits.size() + 1, length = options.length.value_or(elements.size());
  // If there is no element, the bits of the first one are arbitrary.
  for (uint64_t *first : words.first)
    for (unsigned slot = 0; first && slot < kSlots; ++slot)
      set(first + slot, lane, random.oneIn(2));
  for (uint64_t *has : words.has)
    for (unsigned slot = 0; has && slot < kSlots; ++slot)
      set(has + slot, lane, false);
  for (unsigned at = 0; at < length; ++at) {
    for (unsigned slot = 0; words.of && slot < kSlots; ++slot)
      set(words.of + slot * length + at, lane, false);
    for (uint64_t *all : words.all)
      set(all ? all + at : nullptr, lane, random.oneIn(2));
  }
  unsigned place = 0, spare = length - elements.size();
  for (auto [k, element] : llvm::enumerate(elements)) {
    unsigned values = valuesOf(words.list, element), skipped = random.below(spare + 1);
    place += skipped;
    spare -= skipped;
    words.places[lane][k] = place;
    if (uint64_t *has = words.has[values])
      set(has + element.slot, lane, true);
    bool isFirst = llvm::none_of(elements.take_front(k), [&](const Element &earlier) {
      return earlier.slot == element.slot;
    });
    for (unsigned bit = 0; bit < bits; ++bit) {
      if (words.first[bit] && isFirst)
        set(words.first[bit] + element.slot, lane, values >> bit & 1);
      if (words.all[bit])
        set(words.all[bit] + place, lane, values >> bit & 1);
    }
    if (words.of)
      set(words.of + element.slot * length + place, lane, true);
    ++place;
  }
}

/// Sets the arbitrary element to element `number`, or to anything. Returns whether it exists.
bool DeallocEncoding::Impl::setElement(ListWords &words, unsigned lane,
                                       llvm::ArrayRef<Element> elements, unsigned number,
                                       RandomNumbers &random) {
  bool isReal = number < elements.size();
  unsigned bits = words.list.bits.size() + 1;
  unsigned slot = isReal ? elements[number].slot : random.below(kSlots);
  unsigned values = isReal ? valuesOf(words.list, elements[number]) : random.below(1u << bits);
  setSlot(words.base, lane, slot);
  for (unsigned k = 0; k < bits; ++k)
    set(words.bits[k], lane, values >> k & 1);
  if (!options.length)
    return llvm::any_of(elements, [&](const Element &element) {
      return element.slot == slot && valuesOf(words.list, element) == values;
    });
  // Usually one position.
  uint64_t place = isReal ? uint64_t(1) << words.places[lane][number]
                          : uint64_t(1) << random.below(*options.length);
  if (!isReal && random.oneIn(4))
    place = random.oneIn(2) ? 0 : place | 1;
  for (unsigned at = 0; words.place && at < *options.length; ++at)
    set(words.place + at, lane, place >> at & 1);
  return std::popcount(place) == 1 && llvm::any_of(llvm::enumerate(elements), [&](auto element) {
           return element.value().slot == slot &&
                  place == uint64_t(1) << words.places[lane][element.index()];
         });
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

void DeallocEncoding::Impl::note(uint64_t different, const std::string &what) {
  different &= used;
  if (different && !wrong && first)
    *first = what + " in world " + std::to_string(std::countr_zero(different));
  wrong |= different;
}

/// Evaluates for allocation `number`, and for element `number` of each list.
void DeallocEncoding::Impl::step(unsigned number, RandomNumbers &random) {
  std::vector<uint64_t> expected;
  for (ListWords &words : lists) {
    uint64_t exists = 0;
    for (auto [lane, world] : llvm::enumerate(worlds))
      exists |= uint64_t(setElement(words, lane, elementsOf(words.list, world), number, random))
                << lane;
    expected.push_back(exists);
  }
  for (unsigned lane = 0; lane < kWorlds; ++lane)
    setSlot(tracked, lane, number);
  lanes.evaluate();
  compareStep(number, expected);
}

void DeallocEncoding::Impl::compareStep(unsigned number, llvm::ArrayRef<uint64_t> expected) {
  for (auto [i, operand] : llvm::enumerate(formulas.violations)) {
    twice[i] |= *lanes[operand.freesTwice];
    bad[i] |= *lanes[operand.freesBadly];
  }
  for (auto [list, exists] : llvm::zip_equal(formulas.lists, expected))
    note(*lanes[list.exists] ^ exists, "whether there is an element");
  for (Term axiom : formulas.axioms)
    note(~*lanes[axiom], "an axiom does not hold");
  // The formulas below are only meaningful if the op is defined, which is known at the end.
  uint64_t live = 0;
  for (auto [lane, world, run] : llvm::enumerate(worlds, runs))
    live |= uint64_t(number < kHeapSlots ? run.isLive[number] : world.isLive(number)) << lane;
  later.push_back({*lanes[formulas.liveAfter] ^ live,
                   "whether allocation " + std::to_string(number) + " is alive"});
  unsigned at = 0;
  for (auto [j, retained] : llvm::enumerate(shape.retained)) {
    unsigned element = retained.isList ? number : 0;
    if (element < retained.count)
      later.push_back({*lanes[formulas.updated[j]] ^ runLanes([&](const DeallocRun &run) {
                         return run.updated[at + element];
                       }),
                       "updated condition " + std::to_string(j)});
    at += retained.count;
  }
}

/// Returns the lanes in which the op is defined.
uint64_t DeallocEncoding::Impl::compareDefined() {
  uint64_t earlier = 0, ended = runLanes([](const DeallocRun &run) {
                          return run.termination != Termination::Returned;
                        });
  for (auto [ofTwice, ofBad] : llvm::zip_equal(twice, bad)) {
    uint64_t here = (ofTwice | ofBad) & ~earlier;
    earlier |= here;
    if (options.definedOnly)
      continue;
    uint64_t runTwice = runLanes([](const DeallocRun &run) {
      return run.termination == Termination::MemoryError && run.error == ErrorKind::DoubleFree;
    });
    uint64_t runBad = runLanes([](const DeallocRun &run) {
      return run.termination == Termination::MemoryError && run.error == ErrorKind::BadFree;
    });
    note(here & ~((ofTwice & runTwice) | (ofBad & runBad)), "why it is undefined");
  }
  if (options.definedOnly)
    note(~earlier & ended, "a run that ends in an error");
  else
    note(earlier ^ ended, "whether it is undefined");
  return ~earlier;
}

DeallocEncoding::DeallocEncoding(const DeallocShape &shape, const EncodingOptions &options,
                                 mlir::MLIRContext &context)
    : impl_(std::make_unique<Impl>(shape, options, context)) {
  impl_->findSingles();
  impl_->findLists();
}
DeallocEncoding::~DeallocEncoding() = default;

DeallocComparison DeallocEncoding::compare(llvm::ArrayRef<DeallocWorld> worlds,
                                           llvm::ArrayRef<DeallocRun> runs, RandomNumbers &random) {
  Impl &impl = *impl_;
  assert(worlds.size() == runs.size() && !worlds.empty() && worlds.size() <= kWorlds);
  DeallocComparison result;
  impl.worlds = worlds;
  impl.runs = runs;
  impl.used = ~uint64_t(0) >> (kWorlds - worlds.size());
  impl.wrong = 0;
  impl.first = &result.first;
  impl.twice.assign(impl.formulas.violations.size(), 0);
  impl.bad = impl.twice;
  impl.later.clear();
  for (auto [lane, world] : llvm::enumerate(worlds)) {
    impl.setWorld(lane, world);
    for (ListWords &words : impl.lists)
      impl.setElements(words, lane, elementsOf(words.list, world), random);
  }
  assert(impl.lanes.unset().empty() && "all that is mentioned is set");
  for (unsigned number = 0; number < kSlots; ++number)
    impl.step(number, random);
  result.defined = impl.compareDefined() & impl.used;
  for (const auto &[different, what] : impl.later)
    impl.note(different & result.defined, what);
  result.wrong = impl.wrong;
  return result;
}

} // namespace freehold::smt
