//===- Model.cpp - From a solver's values to a counterexample -------------===//
#include "smt/counterexample/Model.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::smt {

/// Preferred value of numbers that decide nothing: an index inside most buffers, and a valid size.
/// Numbers that decide something are preferred to be below the second constant.
static constexpr uint64_t kUsual = 1, kSmall = 8;
/// The first of the open sizes, which are counted up; the preferred limit of sizes and offsets; and
/// the preferred size of allocations in bytes.
static constexpr uint64_t kFirstSize = 3, kTiny = 32, kBytesUsual = 512;

/// Returns true for points of arguments and for the tracked one. Allocations that the functions
/// make do not exist in the initial world.
static bool isThereBefore(const World &world, Term point) {
  return !llvm::is_contained(world.made, point);
}

unsigned Model::ask(Term term) {
  auto [it, isNew] = places_.try_emplace(term, wanted_.size());
  if (isNew)
    wanted_.push_back(term);
  return it->second;
}

/// Returns whether an element that is dead and had the address of x comes before all elements with
/// the allocation x; null if no formula depends on that.
static Term deadFirst(World &world, unsigned list, Term x) {
  Term address = world.address(x);
  bool isAsked = llvm::is_contained(world.lists.addressesAsked(list), address);
  return isAsked && isThereBefore(world, x) ? world.lists.deadFirst(list, x, address) : nullptr;
}

void Model::askList(unsigned list) {
  unsigned bits = world_.lists.bits(list) + 1;
  for (Term x : world_.points) {
    for (unsigned values = 0; values < 1u << bits; ++values)
      ask(world_.lists.has(list, x, values));
    for (unsigned bit = 0; bit < bits; ++bit)
      ask(world_.lists.firstBit(list, x, bit));
    if (Term first = deadFirst(world_, list, x))
      ask(first);
  }
}

/// Returns the numbers of a descriptor that are not literals.
static llvm::SmallVector<Term> numbersOf(const MemRefTerm &memref) {
  llvm::SmallVector<Term> all{memref.shift, memref.start};
  llvm::append_range(all, memref.sizes);
  llvm::append_range(all, memref.strides);
  llvm::erase_if(all, [](Term term) { return term->op == TermNode::Op::Literal; });
  return all;
}

/// Returns the allocation whose initial contents `content` is; null if it is something else.
static Term heldBy(Term content) {
  bool isHeld = content->op == TermNode::Op::Apply && content->name == "content";
  return isHeld ? content->args[0] : nullptr;
}

/// Returns whether all elements of the memref lie in its allocation.
Term Model::reachesOwn(const MemRefTerm &memref) const {
  Terms &t = world_.t;
  return reaches(t, t.apply("bytes", kIndex, {memref.base}), memref);
}

void Model::askMemory() {
  Terms &t = world_.t;
  if (!world_.usesDescriptors())
    return;
  for (Term x : world_.points)
    ask(t.apply("bytes", kIndex, {x}));
  for (const Contents::UnknownRead &read : world_.contents.unknownReads()) {
    Term holder = heldBy(read.content);
    if (!holder)
      continue;
    for (Term x : world_.points)
      ask(t.equal(x, holder));
    for (Term term : {read.shift, read.index, read.cell.poison, read.cell.value})
      ask(term);
  }
}

Model::Model(World &world, SourceEnd end) : world_(world), end_(std::move(end)) {
  Terms &t = world.t;
  for (auto [number, x] : llvm::enumerate(world.points)) {
    for (Term y : llvm::ArrayRef(world.points).take_front(number)) {
      ask(t.equal(x, y));
      ask(t.equal(world.address(x), world.address(y)));
    }
    ask(world.live(x));
    ask(world.heap(x));
    ask(end_.alive[number]);
  }
  askMemory();
  for (Term poison : end_.poisonResults)
    ask(poison);
  for (const EncodedValue &argument : world.arguments) {
    if (auto *memref = std::get_if<MemRefTerm>(&argument)) {
      ask(memref->shifted);
      ask(memref->offset);
      if (world.usesDescriptors()) {
        for (Term number : numbersOf(*memref))
          ask(number);
        ask(reachesOwn(*memref));
      }
    } else if (auto *scalar = std::get_if<ScalarTerm>(&argument)) {
      ask(scalar->poison);
      if (scalar->isBit() || scalar->isNumber())
        ask(scalar->value);
    } else if (auto *many = std::get_if<MemRefs>(&argument)) {
      askList(many->list);
    }
  }
}

/// Adds preferences: views lie inside their buffers, sizes differ from each other, and numbers are
/// small enough for programs.
void Model::addMemoryPreferences(std::vector<Term> &fits, std::vector<Term> &sizes,
                                 std::vector<Term> &tiny) const {
  Terms &t = world_.t;
  if (!world_.usesDescriptors())
    return;
  uint64_t next = kFirstSize;
  for (const EncodedValue &argument : world_.arguments) {
    auto *memref = std::get_if<MemRefTerm>(&argument);
    if (!memref)
      continue;
    Term bytes = t.apply("bytes", kIndex, {memref->base});
    tiny.push_back(t.bvUle(bytes, index(t, kBytesUsual)));
    if (memref->isRanked)
      fits.push_back(reaches(t, bytes, *memref));
    for (Term number : numbersOf(*memref))
      tiny.push_back(t.bvUlt(number, index(t, kTiny)));
    for (Term size : memref->sizes)
      if (size->op != TermNode::Op::Literal)
        sizes.push_back(t.equal(size, index(t, next++)));
    for (Term stride : memref->strides)
      if (stride->op == TermNode::Op::Constant)
        sizes.push_back(t.equal(stride, index(t, 1)));
  }
  for (const Contents::UnknownRead &read : world_.contents.unknownReads())
    if (heldBy(read.content))
      fits.push_back(t.negate(read.cell.poison));
}

std::vector<std::vector<Term>> Model::preferences() const {
  Terms &t = world_.t;
  std::vector<Term> plain, few, live, apart, defined, fits, sizes, tiny, unset, ones, small;
  for (const EncodedValue &argument : world_.arguments) {
    if (auto *memref = std::get_if<MemRefTerm>(&argument)) {
      plain.push_back(t.negate(memref->shifted));
      plain.push_back(t.negate(memref->offset));
    } else if (auto *scalar = std::get_if<ScalarTerm>(&argument)) {
      defined.push_back(t.negate(scalar->poison));
      if (scalar->isBit())
        unset.push_back(t.negate(scalar->value));
      if (scalar->isNumber()) {
        ones.push_back(t.equal(scalar->value, t.literal(scalar->value->sort, kUsual)));
        // Integers of few bits are always small.
        if (scalar->value->sort.width > 3)
          small.push_back(t.bvUlt(scalar->value, t.literal(scalar->value->sort, kSmall)));
      }
    } else if (auto *many = std::get_if<MemRefs>(&argument)) {
      // The kinds in the upper half are wrong elements; try them first.
      unsigned kinds = 2u << world_.lists.bits(many->list);
      for (unsigned values = kinds; values-- > 0;)
        for (Term x : world_.points)
          (values < kinds / 2 ? few : plain)
              .push_back(t.negate(world_.lists.has(many->list, x, values)));
    }
  }
  addMemoryPreferences(fits, sizes, tiny);
  for (auto [number, x] : llvm::enumerate(world_.points)) {
    if (!isThereBefore(world_, x))
      continue;
    live.push_back(world_.live(x));
    live.push_back(world_.heap(x));
    // The tracked allocation is one of the others.
    for (Term y : llvm::ArrayRef(world_.points).take_front(number).drop_front(number > 0))
      apart.push_back(t.differ(x, y));
  }
  return {plain, few, live, apart, defined, tiny, fits, sizes, unset, ones, small};
}

/// Sorts the allocations by the positions of their elements: dead elements come either before or
/// after all live ones.
std::vector<unsigned> Model::orderOf(unsigned list, const std::vector<unsigned> &representatives,
                                     llvm::function_ref<bool(Term)> valueOf) const {
  std::vector<unsigned> first, order;
  auto pointOf = [&](unsigned allocation) { return world_.points[representatives[allocation]]; };
  auto isFirst = [&](unsigned gone) {
    Term y = pointOf(gone);
    for (unsigned other = 0; other < representatives.size(); ++other) {
      Term x = pointOf(other), isBefore = deadFirst(world_, list, x);
      if (other != gone && isBefore && !valueOf(world_.live(y)) && valueOf(world_.live(x)) &&
          valueOf(world_.t.equal(world_.address(x), world_.address(y))) && valueOf(isBefore))
        return true;
    }
    return false;
  };
  for (unsigned allocation = 0; allocation < representatives.size(); ++allocation)
    (isFirst(allocation) ? first : order).push_back(allocation);
  // The other dead elements come last.
  llvm::stable_sort(order, [&](unsigned a, unsigned b) {
    bool isAsked = !world_.lists.addressesAsked(list).empty();
    return isAsked && valueOf(world_.live(pointOf(a))) && !valueOf(world_.live(pointOf(b)));
  });
  first.insert(first.end(), order.begin(), order.end());
  return first;
}

/// Reads the elements with one allocation: the first one, then one for each other kind that exists.
Counterexample::List Model::readList(unsigned list, const std::vector<unsigned> &allocationOf,
                                     const std::vector<unsigned> &representatives,
                                     const std::vector<bool> &values) const {
  Counterexample::List result;
  unsigned bits = world_.lists.bits(list);
  auto valueOf = [&](Term term) { return values[places_.find(term)->second]; };
  for (unsigned allocation : orderOf(list, representatives, valueOf)) {
    Term x = world_.points[representatives[allocation]];
    std::vector<unsigned> kinds;
    unsigned first = 0;
    for (unsigned bit = 0; bit <= bits; ++bit)
      first |= unsigned(valueOf(world_.lists.firstBit(list, x, bit))) << bit;
    for (unsigned kind = 0; kind < 2u << bits; ++kind)
      if (valueOf(world_.lists.has(list, x, kind)))
        kinds.push_back(kind);
    if (auto it = llvm::find(kinds, first); it != kinds.end())
      std::rotate(kinds.begin(), it, it + 1);
    for (unsigned kind : kinds) {
      Counterexample::Element element;
      element.memref.allocation = allocation;
      // An offset is a way to be wrong that every memref permits.
      element.memref.hasOffset = kind >> bits & 1;
      for (unsigned bit = 0; bit < bits; ++bit)
        element.bits.push_back(kind >> bit & 1);
      result.elements.push_back(std::move(element));
    }
  }
  return result;
}

/// Sets which live allocations have the address of a freed one.
void Model::addAddresses(Counterexample &world, const std::vector<unsigned> &representatives,
                         llvm::function_ref<bool(Term)> valueOf) const {
  auto address = [&](unsigned k) { return world_.address(world_.points[representatives[k]]); };
  std::vector<bool> isTaken(representatives.size());
  for (auto [number, allocation] : llvm::enumerate(world.allocations))
    for (unsigned freed = 0; freed < representatives.size() && allocation.isLive; ++freed) {
      const Counterexample::Allocation &other = world.allocations[freed];
      if (other.isLive || !other.isHeap || !allocation.isHeap || isTaken[freed] ||
          allocation.addressOf || !valueOf(world_.t.equal(address(number), address(freed))))
        continue;
      allocation.addressOf = freed;
      isTaken[freed] = true;
    }
}

Counterexample::Argument Model::readScalar(const ScalarTerm &scalar,
                                           const std::vector<std::string> &texts,
                                           bool isPoison) const {
  if (isPoison)
    return Counterexample::Poison{};
  if (!scalar.isBit() && !scalar.isNumber())
    return Counterexample::Anything{};
  llvm::StringRef text = texts[places_.find(scalar.value)->second];
  if (scalar.isBit())
    return text == "true";
  uint64_t value = 0;
  [[maybe_unused]] bool isWrong = text.getAsInteger(10, value);
  assert(!isWrong && "values of bit-vectors are decimal");
  return Counterexample::Number{value};
}

uint64_t Model::numberOf(Term term, const std::vector<std::string> &texts) const {
  if (term->op == TermNode::Op::Literal)
    return term->value;
  llvm::StringRef text = texts[places_.find(term)->second];
  if (text == "true")
    return 1;
  uint64_t value = 0;
  // Values of uninterpreted sorts end in a number: Opaque!val!3.
  if (text.rsplit('!').second.empty() ? text.getAsInteger(10, value)
                                      : text.rsplit('!').second.getAsInteger(10, value))
    return 0;
  return value;
}

std::optional<Counterexample::MemRef::Layout>
Model::readLayout(const MemRefTerm &memref, const std::vector<std::string> &texts) const {
  if (!world_.usesDescriptors())
    return std::nullopt;
  auto number = [&](Term term) { return static_cast<int64_t>(numberOf(term, texts)); };
  Counterexample::MemRef::Layout layout{number(memref.shift), number(memref.start)};
  for (Term size : memref.sizes)
    layout.sizes.push_back(number(size));
  for (Term stride : memref.strides)
    // A row-major stride with dynamic sizes is a product that was not asked for.
    layout.strides.push_back(
        stride->op == TermNode::Op::Literal || places_.contains(stride) ? number(stride) : 0);
  return layout;
}

void Model::addCells(Counterexample &world, const std::vector<unsigned> &allocationOf,
                     const std::vector<std::string> &texts) const {
  if (!world_.usesDescriptors())
    return;
  Terms &t = world_.t;
  for (auto [point, x] : llvm::enumerate(world_.points))
    if (allocationOf[point] != ~0u)
      world.allocations[allocationOf[point]].bytes = numberOf(t.apply("bytes", kIndex, {x}), texts);
  // If strides are not literals, whether a memref reaches too far is an unknown predicate.
  for (const EncodedValue &argument : world_.arguments) {
    auto *memref = std::get_if<MemRefTerm>(&argument);
    if (!memref || !memref->isRanked || !numberOf(reachesOwn(*memref), texts))
      continue;
    Counterexample::MemRef::Layout layout = *readLayout(*memref, texts);
    int64_t last = layout.offset, dense = 1;
    for (unsigned d = layout.sizes.size(); d-- > 0; dense *= layout.sizes[d])
      last += std::max<int64_t>(layout.sizes[d] - 1, 0) *
              (layout.strides[d] ? layout.strides[d] : dense);
    int64_t bytes = layout.shift + (last + 1) * static_cast<int64_t>(bytesOf(memref->element));
    unsigned point = llvm::find(world_.points, memref->base) - world_.points.begin();
    if (allocationOf[point] == ~0u || llvm::is_contained(layout.sizes, 0))
      continue;
    std::optional<uint64_t> &known = world.allocations[allocationOf[point]].bytes;
    known = std::max<uint64_t>(known.value_or(0), std::max<int64_t>(bytes, 0));
  }
  for (const Contents::UnknownRead &read : world_.contents.unknownReads()) {
    Term holder = heldBy(read.content);
    if (!holder)
      continue;
    for (auto [point, x] : llvm::enumerate(world_.points)) {
      if (allocationOf[point] == ~0u || !numberOf(t.equal(x, holder), texts))
        continue;
      Counterexample::Allocation::Cell cell{read.element,
                                            static_cast<int64_t>(numberOf(read.shift, texts)),
                                            static_cast<int64_t>(numberOf(read.index, texts))};
      if (!numberOf(read.cell.poison, texts))
        cell.value = numberOf(read.cell.value, texts);
      world.allocations[allocationOf[point]].cells.push_back(cell);
      break;
    }
  }
}

/// Equal points are one allocation, which the first of them represents.
std::vector<unsigned> Model::addAllocations(Counterexample &world,
                                            llvm::function_ref<bool(Term)> valueOf,
                                            std::vector<unsigned> &allocationOf) const {
  Terms &t = world_.t;
  auto isMentioned = [&](Term x) {
    for (const EncodedValue &argument : world_.arguments) {
      if (auto *memref = std::get_if<MemRefTerm>(&argument); memref && memref->base == x)
        return true;
      if (auto *many = std::get_if<MemRefs>(&argument))
        for (unsigned kind = 0; kind < 2u << world_.lists.bits(many->list); ++kind)
          if (valueOf(world_.lists.has(many->list, x, kind)))
            return true;
    }
    return x == world_.tracked;
  };
  auto isMade = [&](Term x) {
    return llvm::any_of(world_.made, [&](Term y) { return x == y || valueOf(t.equal(x, y)); });
  };
  std::vector<unsigned> representatives;
  for (unsigned i = 0; i < world_.points.size(); ++i) {
    Term x = world_.points[i];
    if (isMade(x))
      continue;
    for (unsigned j = 0; j < i && allocationOf[i] == ~0u; ++j)
      if (valueOf(t.equal(x, world_.points[j])))
        allocationOf[i] = allocationOf[j];
    if (allocationOf[i] != ~0u || !isMentioned(x))
      continue;
    allocationOf[i] = representatives.size();
    representatives.push_back(i);
    world.allocations.push_back({valueOf(world_.live(x)), valueOf(world_.heap(x)), i == 0});
    world.aliveAfter.push_back(valueOf(end_.alive[i]));
  }
  return representatives;
}

Counterexample Model::read(const std::vector<std::string> &texts, std::string obligation) const {
  std::vector<bool> values;
  for (const std::string &text : texts)
    values.push_back(text == "true");
  auto valueOf = [&](Term term) {
    return term->op == TermNode::Op::Literal ? term->isTrue()
                                             : bool(values[places_.find(term)->second]);
  };
  std::vector<unsigned> allocationOf(world_.points.size(), ~0u);
  Counterexample world;
  std::vector<unsigned> representatives = addAllocations(world, valueOf, allocationOf);
  addAddresses(world, representatives, valueOf);
  for (auto [number, x] : llvm::enumerate(world_.points))
    if (llvm::is_contained(world_.made, x) && valueOf(end_.alive[number]))
      world.madeAlive.push_back(x->name.str());
  addCells(world, allocationOf, texts);
  for (auto [number, argument] : llvm::enumerate(world_.arguments)) {
    if (auto *memref = std::get_if<MemRefTerm>(&argument)) {
      unsigned point = llvm::find(world_.points, memref->base) - world_.points.begin();
      world.arguments.push_back(
          Counterexample::MemRef{allocationOf[point], valueOf(memref->shifted),
                                 valueOf(memref->offset), 0, readLayout(*memref, texts)});
    } else if (auto *scalar = std::get_if<ScalarTerm>(&argument)) {
      world.arguments.push_back(readScalar(*scalar, texts, valueOf(scalar->poison)));
    } else if (auto *many = std::get_if<MemRefs>(&argument)) {
      world.arguments.push_back(readList(many->list, allocationOf, representatives, values));
    } else if (auto *many = std::get_if<Bools>(&argument)) {
      world.arguments.push_back(Counterexample::Paired{world_.argumentOf(many->list)});
    } else {
      world.arguments.push_back(Counterexample::Anything{});
    }
  }
  // A list of conditions may stand before its list of memrefs.
  for (auto [number, argument] : llvm::enumerate(world.arguments))
    if (auto *paired = std::get_if<Counterexample::Paired>(&argument))
      std::get<Counterexample::List>(world.arguments[paired->list]).conditions.push_back(number);
  for (Term poison : end_.poisonResults)
    world.results.push_back(valueOf(poison) ? Counterexample::ResultEnd::Poison
                                            : Counterexample::ResultEnd::Unknown);
  world.obligation = std::move(obligation);
  return world;
}

} // namespace freehold::smt
