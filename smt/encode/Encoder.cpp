//===- Encoder.cpp - A function as formulas -------------------------------===//
#include "smt/encode/Encoder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt {

const EncodeTable &encodeTable() {
  static const EncodeTable table = [] {
    EncodeTable rows;
    addArithEncoding(rows);
    addBufferizationEncoding(rows);
    addFloatEncoding(rows);
    addIndexEncoding(rows);
    addMathEncoding(rows);
    addMemRefEncoding(rows);
    addScfEncoding(rows);
    addUbEncoding(rows);
    return rows;
  }();
  return table;
}

std::optional<Unsupported> Encoder::run(func::FuncOp function) {
  if (!function.getBody().hasOneBlock())
    return Unsupported{function, "a function of several blocks"};
  for (auto [argument, value] : llvm::zip_equal(function.getArguments(), world.arguments))
    set(argument, value);
  guard = t.yes();
  encodeRegion(function.getBody());
  return failure_;
}

/// Encodes a region, whose block arguments the handler has set. The terminator's operands are in
/// `results` afterwards.
void Encoder::encodeRegion(Region &region) {
  for (Operation &op : region.front()) {
    current = &op;
    for (Type type : op.getResultTypes())
      if (auto memref = dyn_cast<BaseMemRefType>(type); memref && !hasCells(memref))
        unsupported("the prover does not know what a buffer of such elements holds");
    if (!failure_ && !encodeTable().dispatch(&op, *this))
      unsupported("the prover does not know this op");
    if (failure_)
      return;
  }
}

void Encoder::setResults(ValueRange values) {
  results.clear();
  returned.assign(values.begin(), values.end());
  for (Value value : values)
    results.push_back((*this)[value]);
}

const EncodedValue &Encoder::operator[](Value value) {
  auto it = values_.find(value);
  assert(it != values_.end() && "operands are encoded before their users");
  return it->second;
}

const ScalarTerm *Encoder::scalar(Value value) { return std::get_if<ScalarTerm>(&(*this)[value]); }

void Encoder::unsupported(llvm::StringRef why) {
  if (!failure_)
    failure_ = Unsupported{current, why.str()};
}

//===----------------------------------------------------------------------===//
// Memory
//===----------------------------------------------------------------------===//

Term Encoder::content(Term x) {
  Term result = world.content(x);
  for (const Event &event : events_)
    if (event.kind == Event::Kind::Write)
      result = t.ite(t.both(event.guard, event.hits(x)), event.content, result);
  return result;
}

void Encoder::free(std::function<Term(Term)> when) {
  events_.push_back({Event::Kind::Free, guard, std::move(when)});
}

std::string MadeNames::next(Operation *op, bool isHeap) {
  std::string name = isHeap ? "new." : "stack.";
  if (auto loc = dyn_cast<NameLoc>(op->getLoc()))
    name += "loc." + loc.getName().str();
  else
    name += std::to_string(unnamed_++);
  while (!taken_.insert(name).second)
    name += "'";
  return name;
}

Term Encoder::ofMade(Term x, Term otherwise, Term Made::*field) {
  for (const Made &one : made)
    otherwise = t.ite(t.equal(x, one.base), one.*field, otherwise);
  return otherwise;
}

Term Encoder::address(Term x) { return ofMade(x, world.address(x), &Made::address); }
Term Encoder::extent(Term x) { return ofMade(x, world.extent(x), &Made::extent); }
Term Encoder::alignment(Term x) { return ofMade(x, world.alignment(x), &Made::alignment); }

Term Encoder::make(bool isHeap, Term extent, uint64_t alignment) {
  std::string spelled = names_.next(current, isHeap);
  Term base = world.makeAllocation(spelled, isHeap);
  llvm::SmallVector<std::pair<Term, Term>> others;
  for (Term x : world.points)
    if (x != base) {
      Term isInTheWay = world.options.reusesAddresses ? live(x) : t.yes();
      others.push_back({t.both(isInTheWay, t.differ(x, base)), address(x)});
    }
  Terms &terms = t;
  auto isFree = [&terms, others, alignment](Term address) {
    llvm::SmallVector<Term> all;
    if (alignment > 1)
      all.push_back(terms.equal(terms.bvAnd(address, smt::index(terms, alignment - 1)),
                                smt::index(terms, 0)));
    for (auto [isInTheWay, theirs] : others)
      all.push_back(terms.either(terms.negate(isInTheWay), terms.differ(theirs, address)));
    return terms.all(all);
  };
  Term address = t.constant(kAddress, name("address of " + spelled));
  assumptions.push_back(t.implies(guard, isFree(address)));
  events_.push_back(
      {Event::Kind::Make, guard, [&terms, base](Term x) { return terms.equal(x, base); }});
  bool isAfterFree =
      llvm::any_of(events_, [](const Event &event) { return event.kind == Event::Kind::Free; });
  made.push_back(
      {base, guard, isHeap, extent, smt::index(t, alignment), address, isAfterFree, isFree});
  return base;
}

void Encoder::write(Term base, Term content) {
  Terms &terms = t;
  events_.push_back({Event::Kind::Write, guard,
                     [&terms, base](Term x) { return terms.equal(x, base); }, content});
}

Term Encoder::rootOf(Term base) {
  Term root = base;
  for (const Clone &clone : clones_)
    root = t.ite(t.equal(base, clone.base), clone.root, root);
  return root;
}

void Encoder::isCloneOf(const MemRefTerm &from) {
  Term how = t.apply("cloned", kShape, {from.base, viewOf(t, from)});
  clones_.push_back(
      {t.both(guard, t.negate(isEmpty(t, from))), made.back().base, rootOf(from.base), how});
}

std::vector<Encoder::Partner> Encoder::partners(Term base) {
  std::vector<Partner> all;
  if (clones_.empty())
    return all;
  Term root = rootOf(base), how = t.constant(kShape, "not cloned");
  auto isOther = [&](Term x) { return t.both(t.differ(x, base), live(x)); };
  llvm::SmallVector<Term> families;
  for (const Clone &clone : clones_) {
    families.push_back(t.both(clone.guard, t.equal(clone.root, root)));
    how = t.ite(t.equal(base, clone.base), clone.how, how);
    all.push_back({clone.base, t.both(families.back(), isOther(clone.base)), clone.how});
  }
  all.push_back({root, t.both(t.any(families), isOther(root)), how});
  return all;
}

void Encoder::mayNotBeShared(Term base, Term when, Term where) {
  std::vector<Partner> others = partners(base);
  if (!others.empty())
    sharedWrites.push_back({base, t.both(guard, when), where, std::move(others)});
}

std::function<Term(Term)> Encoder::liveNow() {
  return [this, count = events_.size()](Term x) {
    Term result = world.live(x);
    for (const Event &event : llvm::ArrayRef(events_).take_front(count))
      if (event.kind != Event::Kind::Write)
        result = t.ite(t.both(event.guard, event.hits(x)),
                       t.boolean(event.kind == Event::Kind::Make), result);
    return result;
  };
}

//===----------------------------------------------------------------------===//
// Undefined behaviour
//===----------------------------------------------------------------------===//

const UndefinedBehaviour *Encoder::row(llvm::StringRef condition) {
  llvm::StringRef op = current->getName().getStringRef();
  const UndefinedBehaviour *found = findUndefined(op, condition);
  if (!found) {
    unsupported(("the table of undefined behaviours has no row '" + condition + "' of it").str());
    return nullptr;
  }
  rows.push_back(found);
  return found == world.options.dropped ? nullptr : found;
}

void Encoder::undefinedIf(llvm::StringRef condition, std::function<Term(Term)> when) {
  const UndefinedBehaviour *found = row(condition);
  if (!found)
    return;
  Terms &terms = t;
  duties.push_back({found, current, [&terms, here = guard, when = std::move(when)](Term x) {
                      return terms.both(here, when(x));
                    }});
}

void Encoder::undefinedIf(llvm::StringRef condition, Term when) {
  undefinedIf(condition, [when](Term) { return when; });
}

Term Encoder::poisonIf(llvm::StringRef condition, Term when) {
  return row(condition) ? when : t.no();
}

Term Encoder::defined(Value value, llvm::StringRef condition) {
  auto *found = get<ScalarTerm>(value, "an operand that is not one scalar");
  if (!found)
    return nullptr;
  undefinedIf(condition, found->poison);
  return found->value;
}

Term Encoder::index(OpFoldResult number, llvm::StringRef condition) {
  if (auto value = dyn_cast<Value>(number))
    return defined(value, condition);
  return t.literal(kIndex, cast<IntegerAttr>(cast<Attribute>(number)).getInt());
}

std::optional<llvm::SmallVector<Term>> Encoder::indices(llvm::ArrayRef<OpFoldResult> numbers,
                                                        llvm::StringRef condition) {
  llvm::SmallVector<Term> all;
  for (OpFoldResult number : numbers) {
    all.push_back(index(number, condition));
    if (!all.back())
      return std::nullopt;
  }
  return all;
}

std::optional<llvm::SmallVector<Term>> Encoder::indices(ValueRange numbers,
                                                        llvm::StringRef condition) {
  return indices(llvm::SmallVector<OpFoldResult>(numbers), condition);
}

} // namespace freehold::smt
