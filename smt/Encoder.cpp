//===- Encoder.cpp - A function as formulas -------------------------------===//
#include "smt/Encoder.h"

#include "llvm/ADT/STLExtras.h"

using namespace mlir;

namespace freehold::smt {

const EncodeTable &encodeTable() {
  static const EncodeTable table = [] {
    EncodeTable rows;
    addArithEncoding(rows);
    addBufferizationEncoding(rows);
    addMemRefEncoding(rows);
    addScfEncoding(rows);
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

/// Handlers set the results of what they enter: the terminator's operands are in `results`
/// afterwards.
void Encoder::encodeRegion(Region &region) {
  for (Operation &op : region.front()) {
    current = &op;
    if (!encodeTable().dispatch(&op, *this))
      unsupported("the prover does not know this op");
    if (failure_)
      return;
  }
}

void Encoder::setResults(ValueRange values) {
  results.clear();
  for (Value value : values)
    results.push_back((*this)[value]);
}

const EncodedValue &Encoder::operator[](Value value) {
  auto it = values_.find(value);
  assert(it != values_.end() && "operands are encoded before their users");
  return it->second;
}

Term Encoder::scalar(Value value) {
  const EncodedValue &encoded = (*this)[value];
  if (auto *boolean = std::get_if<BoolTerm>(&encoded))
    return boolean->value;
  if (auto *opaque = std::get_if<OpaqueTerm>(&encoded))
    return opaque->value;
  if (auto *address = std::get_if<AddressTerm>(&encoded))
    return address->address;
  return nullptr;
}

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

Term Encoder::address(Term x) {
  Term result = world.address(x);
  for (const Made &one : made)
    result = t.ite(t.equal(x, one.base), one.address, result);
  return result;
}

Term Encoder::make(bool isHeap) {
  std::string spelled = names_.next(current, isHeap);
  Term base = world.makeAllocation(spelled, isHeap);
  llvm::SmallVector<std::pair<Term, Term>> others;
  for (Term x : world.points)
    if (x != base) {
      Term isInTheWay = world.options.reusesAddresses ? live(x) : t.yes();
      others.push_back({t.both(isInTheWay, t.differ(x, base)), address(x)});
    }
  Terms &terms = t;
  auto isFree = [&terms, others](Term address) {
    llvm::SmallVector<Term> all;
    for (auto [isInTheWay, theirs] : others)
      all.push_back(terms.either(terms.negate(isInTheWay), terms.differ(theirs, address)));
    return terms.all(all);
  };
  Term address = t.constant(kAddress, name("address of " + spelled));
  assumptions.push_back(t.implies(guard, isFree(address)));
  events_.push_back(
      {Event::Kind::Make, guard, [&terms, base](Term x) { return terms.equal(x, base); }});
  made.push_back({base, guard, isHeap, address, isFree});
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

void Encoder::isCloneOf(Term from) { clones_.push_back({guard, made.back().base, rootOf(from)}); }

void Encoder::mayNotBeShared(Term base) {
  if (clones_.empty())
    return;
  Term root = rootOf(base);
  auto isOther = [&](Term x) { return t.both(t.differ(x, base), live(x)); };
  llvm::SmallVector<Term> ways{isOther(root)};
  for (const Clone &clone : clones_)
    ways.push_back(t.all({clone.guard, t.equal(clone.root, root), isOther(clone.base)}));
  sharedWrites.push_back(t.both(guard, t.any(ways)));
}

void Encoder::require(Duty::Kind kind, std::function<Term(Term)> violated) {
  Terms &terms = t;
  duties.push_back({kind, current, [&terms, here = guard, violated = std::move(violated)](Term x) {
                      return terms.both(here, violated(x));
                    }});
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

} // namespace freehold::smt
