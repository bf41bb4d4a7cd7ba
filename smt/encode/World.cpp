//===- World.cpp - What before and after have in common -------------------===//
#include "smt/encode/World.h"

#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::smt {

/// The alignment of malloc, in bytes.
static constexpr uint64_t kUsualAlignment = 16;

//===----------------------------------------------------------------------===//
// Arguments
//===----------------------------------------------------------------------===//

std::optional<Sort> scalarSort(Type type) {
  if (type.isInteger(1))
    return kBool;
  if (type.isIndex())
    return kIndex;
  auto integer = dyn_cast<IntegerType>(type);
  if (integer && integer.getWidth() > 0 && integer.getWidth() <= 64)
    return bitVec(integer.getWidth());
  bool isOpaque = integer ? integer.getWidth() > 0 : isa<FloatType>(type);
  return isOpaque ? std::optional(kOpaque) : std::nullopt;
}

bool hasCells(BaseMemRefType type) {
  Type element = type.getElementType();
  return scalarSort(element) || isa<BaseMemRefType>(element);
}

static std::string nameOf(unsigned argument) { return ("arg" + llvm::Twine(argument)).str(); }

/// A memref with unknown descriptor, except for what the type determines, which are literals.
MemRefTerm World::memrefOf(BaseMemRefType type, const std::string &name) {
  MemRefTerm memref;
  memref.base = t.constant(kAlloc, name + ".base");
  memref.shifted = t.constant(kBool, name + ".shifted");
  memref.offset = t.constant(kBool, name + ".offset");
  memref.poison = t.no();
  memref.element = type.getElementType();
  Term zero = index(t, 0);
  auto number = [&](const std::string &what, bool isSize) {
    Term value = t.constant(kIndex, name + "." + what);
    // A view may be larger than any allocation, if nothing accesses its elements.
    knows(value, isSize ? t.bvSle(zero, value) : t.differ(value, zero));
    return value;
  };
  memref.shift = t.ite(memref.shifted, number("shift", false), zero);
  auto ranked = dyn_cast<MemRefType>(type);
  llvm::SmallVector<int64_t> strides;
  int64_t offset = ShapedType::kDynamic;
  bool isStrided = ranked && succeeded(ranked.getStridesAndOffset(strides, offset));
  if (ShapedType::isDynamic(offset)) {
    memref.start = t.ite(memref.offset, number("start", false), zero);
  } else {
    memref.offset = t.boolean(offset != 0);
    memref.start = index(t, offset);
  }
  memref.isRanked = isStrided;
  if (!isStrided) {
    memref.shape = t.constant(kShape, name + ".shape");
    return memref;
  }
  for (auto [d, size] : llvm::enumerate(ranked.getShape()))
    memref.sizes.push_back(ShapedType::isDynamic(size) ? number("size" + std::to_string(d), true)
                                                       : index(t, size));
  memref.strides = denseStrides(t, memref.sizes);
  if (!ranked.getLayout().isIdentity())
    for (auto [d, stride] : llvm::enumerate(strides))
      memref.strides[d] = ShapedType::isDynamic(stride)
                              ? t.constant(kIndex, name + ".stride" + std::to_string(d))
                              : index(t, stride);
  return memref;
}

LogicalResult World::addArguments(const Rewrite &rewrite) {
  func::FuncOp source = rewrite.source;
  for (auto [number, argument] : llvm::enumerate(source.getArguments())) {
    std::string name = nameOf(number);
    Type type = argument.getType();
    if (auto memref = dyn_cast<BaseMemRefType>(type);
        memref && hasCells(memref) && rewrite.isList[number]) {
      unsigned list = lists.add(name);
      listArguments_.push_back(number);
      arguments.push_back(MemRefs{list, lists.wrong(list)});
    } else if (auto memref = dyn_cast<BaseMemRefType>(type); memref && hasCells(memref)) {
      arguments.push_back(memrefOf(memref, name));
      Term base = std::get<MemRefTerm>(arguments.back()).base;
      points.push_back(base);
      // Allocators align for any element type, so a misaligned memref has a moved pointer.
      realistic.push_back(
          t.equal(t.bvAnd(address(base), index(t, kUsualAlignment - 1)), index(t, 0)));
    } else if (auto sort = scalarSort(type)) {
      arguments.push_back(ScalarTerm{t.constant(*sort, name), t.constant(kBool, name + ".poison")});
    } else {
      return source.emitError("argument ")
             << number << " has a type that is not supported: " << type;
    }
  }
  for (auto [number, list] : llvm::enumerate(rewrite.pairedWith)) {
    if (!list)
      continue;
    unsigned id = std::get<MemRefs>(arguments[*list]).list;
    if (lists.bits(id) == 3)
      return source.emitError("more than 3 lists of i1 are paired with argument ") << *list;
    unsigned bit = lists.addBit(id, nameOf(number));
    arguments[number] = Bools{id, lists.bit(id, bit), t.no()};
  }
  elements_.resize(lists.count());
  return success();
}

const Lists::Element &World::element(unsigned list) {
  if (!elements_[list]) {
    elements_[list] = lists.element(list, "one." + nameOf(listArguments_[list]));
    points.push_back(elements_[list]->base);
  }
  return *elements_[list];
}

void World::addPoint(Term x) {
  if (!llvm::is_contained(points, x))
    points.push_back(x);
}

Term World::makeAllocation(llvm::StringRef name, bool isHeap) {
  Term base = t.constant(kAlloc, name);
  if (llvm::is_contained(made, base))
    return base;
  for (Term point : points)
    if (point != tracked)
      madeAxioms_.push_back(t.differ(point, base));
  madeAxioms_.push_back(t.negate(live(base)));
  madeAxioms_.push_back(t.equal(heap(base), t.boolean(isHeap)));
  madeAxioms_.push_back(t.negate(t.apply("constant", kBool, {base})));
  for (unsigned list = 0; list < lists.count(); ++list)
    madeAxioms_.push_back(t.negate(lists.mentions(list, base)));
  points.push_back(base);
  made.push_back(base);
  return base;
}

Term World::extent(Term x) {
  Term bytes = t.apply("bytes", kIndex, {x});
  knows(bytes, t.bvUle(bytes, index(t, kBytesMax)));
  return bytes;
}

Term World::alignment(Term x) {
  Term declared = t.apply("alignment", kIndex, {x});
  return t.ite(t.equal(declared, index(t, 0)), index(t, 1), declared);
}

Term World::isConstant(Term x) {
  if (!llvm::is_contained(constants_, x))
    constants_.push_back(x);
  return t.apply("constant", kBool, {x});
}

Term World::global(llvm::StringRef name, Term extent, bool isConstant, uint64_t alignment) {
  Term base = t.constant(kAlloc, name);
  if (llvm::is_contained(globals, base))
    return base;
  // A global may be an argument's buffer, but none that a function makes.
  for (Term other : globals)
    madeAxioms_.push_back(t.differ(other, base));
  for (Term other : made)
    madeAxioms_.push_back(t.differ(other, base));
  madeAxioms_.push_back(live(base));
  madeAxioms_.push_back(t.negate(heap(base)));
  madeAxioms_.push_back(t.equal(this->extent(base), extent));
  madeAxioms_.push_back(t.equal(this->isConstant(base), t.boolean(isConstant)));
  madeAxioms_.push_back(t.equal(this->alignment(base), index(t, alignment ? alignment : 1)));
  points.push_back(base);
  globals.push_back(base);
  return base;
}

//===----------------------------------------------------------------------===//
// Facts
//===----------------------------------------------------------------------===//

/// Returns that `holds` is true for each element of the argument, or for its single value.
Term World::everyElement(unsigned argument, llvm::function_ref<Term(Term, Term)> holds) {
  if (auto *single = std::get_if<MemRefTerm>(&arguments[argument]))
    return holds(single->base, t.either(single->shifted, single->offset));
  unsigned list = std::get<MemRefs>(arguments[argument]).list;
  llvm::SmallVector<Term> all;
  for (Term x : points)
    all.push_back(t.negate(lists.exists(list, x, t.negate(holds(x, lists.wrong(list))))));
  return t.all(all);
}

Term World::differentFrom(const EncodedValue &a, const EncodedValue &b) {
  auto *left = std::get_if<MemRefTerm>(&a), *right = std::get_if<MemRefTerm>(&b);
  if (left && right)
    return t.differ(left->base, right->base);
  if (left || right) {
    unsigned list = std::get<MemRefs>(left ? b : a).list;
    return t.negate(lists.mentions(list, (left ? left : right)->base));
  }
  unsigned first = std::get<MemRefs>(a).list, second = std::get<MemRefs>(b).list;
  llvm::SmallVector<Term> all;
  for (Term x : points)
    all.push_back(t.negate(t.both(lists.mentions(first, x), lists.mentions(second, x))));
  return t.all(all);
}

/// Returns that both refer to one allocation, and so do all elements within a list.
static Term sameAllocation(World &world, const EncodedValue &a, const EncodedValue &b) {
  Terms &t = world.t;
  auto is = [&](const EncodedValue &value, Term x) {
    auto *single = std::get_if<MemRefTerm>(&value);
    return single ? t.equal(single->base, x)
                  : world.lists.mentions(std::get<MemRefs>(value).list, x);
  };
  llvm::SmallVector<Term> all;
  for (Term x : world.points)
    for (Term y : world.points)
      if (x != y)
        all.push_back(t.any({t.negate(t.either(is(a, x), is(b, x))),
                             t.negate(t.either(is(a, y), is(b, y))), t.equal(x, y)}));
  return t.all(all);
}

/// For a list: returns that no element is dead at the start.
Term World::isNeverDead(unsigned argument) {
  llvm::SmallVector<Term> all;
  if (auto *many = std::get_if<MemRefs>(&arguments[argument]))
    for (Term a : lists.addressesAsked(many->list))
      all.push_back(t.negate(lists.dead(many->list, a)));
  return t.all(all);
}

/// Given that both refer to one allocation, and a list has an element that is dead at the start: no
/// other element is live or has another address.
Term World::deadAreSame(const EncodedValue &a, const EncodedValue &b) {
  llvm::SmallVector<Term> all;
  for (const EncodedValue *value : {&a, &b}) {
    auto *list = std::get_if<MemRefs>(value);
    if (!list)
      continue;
    for (Term at : lists.addressesAsked(list->list)) {
      Term isDead = lists.dead(list->list, at);
      for (const EncodedValue *other : {&a, &b}) {
        if (auto *single = std::get_if<MemRefTerm>(other)) {
          all.push_back(t.implies(
              isDead, t.both(t.negate(live(single->base)), t.equal(address(single->base), at))));
          continue;
        }
        unsigned many = std::get<MemRefs>(*other).list;
        for (Term x : points)
          all.push_back(t.implies(t.both(isDead, lists.mentions(many, x)),
                                  t.both(t.negate(live(x)), t.equal(address(x), at))));
        for (Term also : lists.addressesAsked(many))
          all.push_back(t.implies(t.both(isDead, lists.dead(many, also)), t.equal(at, also)));
      }
    }
  }
  return t.all(all);
}

/// If a reused address matters, prefers worlds that programs can reproduce: an element of a list
/// must be a point, and only one allocation had the address before, on the heap like the next one.
void World::addReusedAddresses() {
  for (unsigned list = 0; list < lists.count(); ++list)
    for (Term a : lists.addressesAsked(list)) {
      llvm::SmallVector<Term> ways;
      for (Term y : points)
        ways.push_back(t.all({lists.mentions(list, y), t.negate(live(y)), t.equal(address(y), a)}));
      realistic.push_back(t.implies(lists.dead(list, a), t.any(ways)));
    }
  for (auto [number, x] : llvm::enumerate(points))
    for (Term y : llvm::ArrayRef(points).take_front(number)) {
      Term isAgain = t.both(t.differ(x, y), t.equal(address(x), address(y)));
      realistic.push_back(
          t.implies(isAgain, t.all({t.either(live(x), live(y)), heap(x), heap(y)})));
    }
}

Term World::holds(const Fact &fact) {
  unsigned argument = fact.argument;
  switch (fact.kind) {
  case Fact::Kind::NoAlias: {
    llvm::SmallVector<Term> all;
    for (unsigned other : fact.others)
      all.push_back(differentFrom(arguments[argument], arguments[other]));
    return t.all(all);
  }
  case Fact::Kind::SameAllocation: {
    llvm::SmallVector<Term> all;
    for (unsigned other : fact.others)
      llvm::append_values(all, sameAllocation(*this, arguments[argument], arguments[other]),
                          deadAreSame(arguments[argument], arguments[other]));
    return t.all(all);
  }
  case Fact::Kind::Original:
    return everyElement(argument, [&](Term, Term wrong) { return t.negate(wrong); });
  case Fact::Kind::Owned:
    return t.both(isNeverDead(argument), everyElement(argument, [&](Term base, Term wrong) {
                    return t.all({live(base), heap(base), t.negate(wrong)});
                  }));
  case Fact::Kind::Live:
    return t.both(isNeverDead(argument),
                  everyElement(argument, [&](Term base, Term) { return live(base); }));
  case Fact::Kind::Defined:
    return t.negate(std::get<ScalarTerm>(arguments[argument]).poison);
  case Fact::Kind::Value:
    break;
  }
  if (auto *single = std::get_if<ScalarTerm>(&arguments[argument]))
    return t.both(t.negate(single->poison), t.equal(single->value, t.boolean(fact.value)));
  const Bools &many = std::get<Bools>(arguments[argument]);
  llvm::SmallVector<Term> all;
  for (Term x : points)
    all.push_back(t.negate(lists.exists(many.list, x, t.differ(many.body, t.boolean(fact.value)))));
  return t.all(all);
}

std::vector<Term> World::axioms() {
  std::vector<Term> all = lists.axioms(points);
  auto isLive = [&](Term x) { return live(x); };
  auto addressOf = [&](Term x) { return address(x); };
  llvm::append_range(all, lists.deadAxioms(points, isLive, addressOf));
  if (mistakesAddresses) {
    addReusedAddresses();
    all.push_back(t.implies(live(tracked), t.equal(liveAt(address(tracked)), tracked)));
  }
  all.insert(all.end(), madeAxioms_.begin(), madeAxioms_.end());
  for (Term x : constants_)
    all.push_back(t.either(t.negate(isConstant(x)), t.negate(heap(x))));
  // Allocations that exist at the start have different addresses. New ones have facts of their own.
  for (auto [number, x] : llvm::enumerate(points))
    for (Term y : llvm::ArrayRef(points).take_front(number)) {
      Term apart = options.reusesAddresses ? t.both(live(x), live(y)) : t.yes();
      all.push_back(t.any({t.negate(apart), t.equal(x, y), t.differ(address(x), address(y))}));
    }
  return all;
}

std::vector<Term> World::factsFor(llvm::ArrayRef<Term> terms) {
  llvm::DenseSet<Term> seen;
  llvm::SmallVector<Term> work(terms.begin(), terms.end());
  std::vector<std::pair<Term, Term>> left = facts_;
  std::vector<Term> all;
  while (!work.empty()) {
    while (!work.empty()) {
      Term term = work.pop_back_val();
      if (seen.insert(term).second)
        llvm::append_range(work, term->args);
    }
    // Facts about one term may mention further terms.
    llvm::erase_if(left, [&](auto &entry) {
      if (!seen.contains(entry.first))
        return false;
      all.push_back(entry.second);
      work.push_back(entry.second);
      return true;
    });
  }
  usesDescriptors_ = !all.empty() || !contents.unknownReads().empty();
  return all;
}

} // namespace freehold::smt
