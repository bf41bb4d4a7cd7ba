//===- Lists.cpp - Any number of memrefs at once --------------------------===//
#include "smt/encode/Lists.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/Twine.h"

namespace freehold::smt {

struct Lists::List {
  std::string name;
  /// Placeholders for an arbitrary element.
  Term base = nullptr, wrong = nullptr;
  std::vector<Term> bits;
  std::vector<std::string> bitNames;
  llvm::SetVector<Term> addressesAsked;
};

Lists::Lists(Terms &terms, std::optional<unsigned> length) : terms_(terms), length_(length) {
  assert(!length || (*length >= 1 && *length <= 64));
}
Lists::~Lists() = default;

unsigned Lists::add(llvm::StringRef name) {
  auto list = std::make_unique<List>();
  list->name = name.str();
  list->base = terms_.constant(kAlloc, "any." + list->name + ".base");
  list->wrong = terms_.constant(kBool, "any." + list->name + ".wrong");
  lists_.push_back(std::move(list));
  return lists_.size() - 1;
}

unsigned Lists::addBit(unsigned list, llvm::StringRef name) {
  List &l = *lists_[list];
  l.bitNames.push_back(name.str());
  l.bits.push_back(terms_.constant(kBool, "any." + l.name + "." + l.bitNames.back()));
  return l.bits.size() - 1;
}

unsigned Lists::count() const { return lists_.size(); }
unsigned Lists::bits(unsigned list) const { return lists_[list]->bits.size(); }
Term Lists::base(unsigned list) const { return lists_[list]->base; }
Term Lists::bit(unsigned list, unsigned bit) const { return lists_[list]->bits[bit]; }
Term Lists::wrong(unsigned list) const { return lists_[list]->wrong; }

//===----------------------------------------------------------------------===//
// Unbounded
//===----------------------------------------------------------------------===//

Term Lists::has(unsigned list, Term x, unsigned values) {
  return terms_.apply((lists_[list]->name + ".has." + llvm::Twine(values)).str(), kBool, {x});
}

Term Lists::firstBit(unsigned list, Term x, unsigned bit) {
  return terms_.apply((lists_[list]->name + ".first." + llvm::Twine(bit)).str(), kBool, {x});
}

/// Maps the placeholders to an element with allocation x whose k-th i1 is bit k of `values`.
static llvm::DenseMap<Term, Term> withValues(Terms &terms, Term base, llvm::ArrayRef<Term> bits,
                                             Term x, llvm::ArrayRef<Term> values) {
  llvm::DenseMap<Term, Term> map;
  map[base] = x;
  for (auto [bit, value] : llvm::zip_equal(bits, values))
    map[bit] = value;
  return map;
}

static llvm::SmallVector<Term> bitsOf(Terms &terms, unsigned count, unsigned values) {
  llvm::SmallVector<Term> bits;
  for (unsigned k = 0; k < count; ++k)
    bits.push_back(terms.boolean(values >> k & 1));
  return bits;
}

//===----------------------------------------------------------------------===//
// Bounded
//===----------------------------------------------------------------------===//

namespace {
/// Translates a Bool over an element's placeholders to a bit-vector over all elements.
class Spread {
public:
  Spread(Terms &terms, unsigned width, llvm::DenseMap<Term, Term> vectors)
      : t(terms), sort(bitVec(width)), vectors(std::move(vectors)) {
    ones = t.bvNot(t.literal(sort, 0));
  }

  Term of(Term body) {
    auto it = vectors.find(body);
    if (it != vectors.end())
      return it->second;
    Term result = build(body);
    vectors[body] = result;
    return result;
  }

private:
  Term build(Term body) {
    switch (body->op) {
    case TermNode::Op::Not:
      return t.bvNot(of(body->args[0]));
    case TermNode::Op::And:
    case TermNode::Op::Or: {
      bool isAnd = body->op == TermNode::Op::And;
      Term result = isAnd ? ones : t.literal(sort, 0);
      for (Term arg : body->args)
        result = isAnd ? t.bvAnd(result, of(arg)) : t.bvOr(result, of(arg));
      return result;
    }
    case TermNode::Op::Ite: {
      Term c = of(body->args[0]);
      return t.bvOr(t.bvAnd(c, of(body->args[1])), t.bvAnd(t.bvNot(c), of(body->args[2])));
    }
    case TermNode::Op::Equal:
      if (body->args[0]->sort == kBool) {
        Term a = of(body->args[0]), b = of(body->args[1]);
        return t.bvOr(t.bvAnd(a, b), t.bvAnd(t.bvNot(a), t.bvNot(b)));
      }
      [[fallthrough]];
    default:
      // The term has no placeholder, so it is the same for every element.
      return t.ite(body, ones, t.literal(sort, 0));
    }
  }

  Terms &t;
  Sort sort;
  llvm::DenseMap<Term, Term> vectors;
  Term ones;
};
} // namespace

/// Bounded: returns the elements with allocation x for which `body` holds.
Term Lists::elementwise(const List &list, Term body, Term x) {
  Sort sort = bitVec(*length_);
  llvm::DenseMap<Term, Term> vectors, here;
  here[list.base] = x;
  for (auto [bit, name] : llvm::zip_equal(list.bits, list.bitNames))
    vectors[bit] = terms_.constant(sort, list.name + ".all." + name);
  vectors[list.wrong] = terms_.constant(sort, list.name + ".all.wrong");
  Term members = terms_.apply(list.name + ".of", sort, {x});
  return terms_.bvAnd(members, Spread(terms_, *length_, vectors).of(terms_.substitute(body, here)));
}

/// Bounded: returns the elements that had the address and are not live at the start.
Term Lists::deadElements(const List &list, Term address) {
  return terms_.apply(list.name + ".dead", bitVec(*length_), {address});
}

//===----------------------------------------------------------------------===//
// Both models
//===----------------------------------------------------------------------===//

Term Lists::exists(unsigned list, Term x, Term body) {
  List &l = *lists_[list];
  if (length_)
    return terms_.differ(elementwise(l, body, x), terms_.literal(bitVec(*length_), 0));
  llvm::SmallVector<Term> all = llvm::to_vector_of<Term>(l.bits), ways;
  all.push_back(l.wrong);
  for (unsigned values = 0; values < 1u << all.size(); ++values) {
    Term holds = terms_.substitute(
        body, withValues(terms_, l.base, all, x, bitsOf(terms_, all.size(), values)));
    ways.push_back(terms_.both(has(list, x, values), holds));
  }
  return terms_.any(ways);
}

Term Lists::first(unsigned list, Term x, Term body) {
  List &l = *lists_[list];
  if (length_) {
    Term members = elementwise(l, terms_.yes(), x);
    Term lowest = terms_.bvAnd(members, terms_.bvNeg(members));
    return terms_.differ(terms_.bvAnd(lowest, elementwise(l, body, x)),
                         terms_.literal(bitVec(*length_), 0));
  }
  llvm::SmallVector<Term> all = llvm::to_vector_of<Term>(l.bits), values;
  all.push_back(l.wrong);
  for (unsigned k = 0; k < all.size(); ++k)
    values.push_back(firstBit(list, x, k));
  Term holds = terms_.substitute(body, withValues(terms_, l.base, all, x, values));
  return terms_.both(mentions(list, x), holds);
}

Term Lists::dead(unsigned list, Term address) {
  List &l = *lists_[list];
  l.addressesAsked.insert(address);
  if (length_)
    return terms_.differ(deadElements(l, address), terms_.literal(bitVec(*length_), 0));
  return terms_.apply(l.name + ".dead", kBool, {address});
}

Term Lists::deadFirst(unsigned list, Term x, Term address) {
  List &l = *lists_[list];
  l.addressesAsked.insert(address);
  Term own = mentions(list, x);
  if (!length_)
    return terms_.both(
        dead(list, address),
        terms_.either(terms_.negate(own), terms_.apply(l.name + ".deadFirst", kBool, {x})));
  Term gone = deadElements(l, address);
  Term either = terms_.bvOr(gone, elementwise(l, terms_.yes(), x));
  Term lowest = terms_.bvAnd(either, terms_.bvNeg(either));
  return terms_.differ(terms_.bvAnd(lowest, gone), terms_.literal(bitVec(*length_), 0));
}

llvm::ArrayRef<Term> Lists::addressesAsked(unsigned list) const {
  return lists_[list]->addressesAsked.getArrayRef();
}

Lists::Element Lists::element(unsigned list, llvm::StringRef name) {
  List &l = *lists_[list];
  Element element{.list = list,
                  .base = terms_.constant(kAlloc, (name + ".base").str()),
                  .exists = nullptr,
                  .placeholders = llvm::DenseMap<Term, Term>()};
  llvm::SmallVector<Term> all = llvm::to_vector_of<Term>(l.bits), values;
  all.push_back(l.wrong);
  if (length_) {
    Sort sort = bitVec(*length_);
    // A vector with one bit set, the element's position in the list.
    Term place = terms_.constant(sort, (name + ".place").str()), none = terms_.literal(sort, 0);
    Term members = terms_.apply(l.name + ".of", sort, {element.base});
    element.exists = terms_.all({terms_.differ(place, none),
                                 terms_.equal(terms_.bvAnd(place, terms_.bvNeg(place)), place),
                                 terms_.equal(terms_.bvAnd(place, members), place)});
    for (Term bit : all)
      values.push_back(terms_.differ(terms_.bvAnd(place, elementwise(l, bit, element.base)), none));
  } else {
    for (unsigned k = 0; k < all.size(); ++k)
      values.push_back(terms_.constant(kBool, (name + ".bit." + llvm::Twine(k)).str()));
    llvm::SmallVector<Term> ways;
    for (unsigned v = 0; v < 1u << all.size(); ++v) {
      llvm::SmallVector<Term> is{has(list, element.base, v)};
      for (auto [value, bit] : llvm::zip_equal(values, bitsOf(terms_, all.size(), v)))
        is.push_back(terms_.equal(value, bit));
      ways.push_back(terms_.all(is));
    }
    element.exists = terms_.any(ways);
  }
  element.placeholders = withValues(terms_, l.base, all, element.base, values);
  return element;
}

Term Lists::valueOf(const Element &element, Term body) {
  return terms_.substitute(body, element.placeholders);
}

std::vector<Term> Lists::axioms(llvm::ArrayRef<Term> points) {
  std::vector<Term> result;
  for (unsigned list = 0; list < lists_.size(); ++list) {
    const List &l = *lists_[list];
    for (unsigned i = 0; i < points.size(); ++i) {
      if (length_) {
        // An element has exactly one allocation.
        Sort sort = bitVec(*length_);
        auto members = [&](Term x) { return terms_.apply(l.name + ".of", sort, {x}); };
        for (unsigned j = 0; j < i; ++j)
          result.push_back(
              terms_.either(terms_.equal(points[i], points[j]),
                            terms_.equal(terms_.bvAnd(members(points[i]), members(points[j])),
                                         terms_.literal(sort, 0))));
        continue;
      }
      // The first element is one of the elements.
      llvm::SmallVector<Term> ways{terms_.negate(mentions(list, points[i]))};
      unsigned count = l.bits.size() + 1;
      for (unsigned v = 0; v < 1u << count; ++v) {
        llvm::SmallVector<Term> is{has(list, points[i], v)};
        for (auto [k, bit] : llvm::enumerate(bitsOf(terms_, count, v)))
          is.push_back(terms_.equal(firstBit(list, points[i], k), bit));
        ways.push_back(terms_.all(is));
      }
      result.push_back(terms_.any(ways));
    }
  }
  return result;
}

std::vector<Term> Lists::deadAxioms(llvm::ArrayRef<Term> points, OfAllocation live,
                                    OfAllocation address) {
  std::vector<Term> result;
  for (unsigned list = 0; list < lists_.size(); ++list) {
    List &l = *lists_[list];
    llvm::ArrayRef<Term> asked = l.addressesAsked.getArrayRef();
    for (Term x : asked.empty() ? llvm::ArrayRef<Term>() : points) {
      if (!length_) {
        result.push_back(terms_.implies(terms_.both(terms_.negate(live(x)), mentions(list, x)),
                                        terms_.apply(l.name + ".dead", kBool, {address(x)})));
        continue;
      }
      Term members = elementwise(l, terms_.yes(), x), none = terms_.literal(bitVec(*length_), 0);
      for (Term a : asked) {
        Term both = terms_.bvAnd(members, deadElements(l, a));
        Term isDead = terms_.both(terms_.negate(live(x)), terms_.equal(address(x), a));
        result.push_back(terms_.equal(both, terms_.ite(isDead, members, none)));
      }
    }
    // Bounded: an element had exactly one address.
    for (unsigned i = 0; length_ && i < asked.size(); ++i)
      for (unsigned j = 0; j < i; ++j)
        result.push_back(terms_.either(
            terms_.equal(asked[i], asked[j]),
            terms_.equal(terms_.bvAnd(deadElements(l, asked[i]), deadElements(l, asked[j])),
                         terms_.literal(bitVec(*length_), 0))));
  }
  return result;
}

} // namespace freehold::smt
