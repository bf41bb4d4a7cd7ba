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

Term Encoder::make(bool isHeap) {
  // Allocations of both functions are paired by the name of their location, else in order.
  std::string name;
  if (auto loc = dyn_cast<NameLoc>(current->getLoc()))
    name = "new.loc." + loc.getName().str();
  else
    name = "new." + std::to_string(unnamed_++);
  Term base = world.makeAllocation(name, isHeap);
  // Its address is nobody else's who is alive.
  for (Term x : world.points)
    if (x != base)
      assumptions.push_back(t.any({t.negate(guard), t.equal(x, base), t.negate(live(x)),
                                   t.differ(world.address(x), world.address(base))}));
  Terms &terms = t;
  events_.push_back(
      {Event::Kind::Make, guard, [&terms, base](Term x) { return terms.equal(x, base); }});
  made.push_back({base, guard, isHeap});
  return base;
}

void Encoder::write(Term base, Term content) {
  Terms &terms = t;
  events_.push_back({Event::Kind::Write, guard,
                     [&terms, base](Term x) { return terms.equal(x, base); }, content});
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
