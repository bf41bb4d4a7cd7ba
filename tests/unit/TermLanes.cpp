//===- TermLanes.cpp - Formulas as programs, 64 worlds at a time ----------===//
#include "TermLanes.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/ErrorHandling.h"

#include <cassert>

namespace freehold::smt {

using Op = TermNode::Op;

static unsigned widthOf(Sort sort) {
  if (sort == kAlloc)
    return TermLanes::kAllocationBits;
  assert((sort == kBool || sort.kind == Sort::Kind::BitVec) && "a sort without lanes");
  return sort == kBool ? 1 : sort.width;
}

TermLanes::TermLanes(llvm::ArrayRef<Term> roots) {
  for (Term root : roots)
    add(root);
}

void TermLanes::add(Term term) {
  if (places_.contains(term))
    return;
  for (Term arg : term->args)
    add(arg);
  Step step{term, static_cast<unsigned>(words_.size()), widthOf(term->sort), {}};
  for (Term arg : term->args)
    step.args.push_back(places_.lookup(arg));
  words_.resize(words_.size() + step.width);
  places_[term] = step.at;
  if (term->op == Op::Constant) {
    constants_[term->name] = {step.at, false};
    return;
  }
  if (term->op == Op::Literal) {
    for (unsigned bit = 0; bit < step.width; ++bit)
      words_[step.at + bit] = term->value >> bit & 1 ? ~uint64_t(0) : 0;
    return;
  }
  if (term->op == Op::Equal)
    step.compared = widthOf(term->args[0]->sort);
  if (term->op == Op::Apply) {
    assert(term->args.size() == 1 && term->args[0]->sort == kAlloc);
    auto [it, isNew] =
        functions_.try_emplace(term->name, Named{static_cast<unsigned>(tables_.size()), false});
    if (isNew)
      tables_.resize(tables_.size() + kAllocations * step.width);
    step.table = it->second.at;
  }
  steps_.push_back(std::move(step));
}

uint64_t *TermLanes::constant(llvm::StringRef name) {
  auto it = constants_.find(name);
  if (it == constants_.end())
    return nullptr;
  it->second.isSet = true;
  return &words_[it->second.at];
}

uint64_t *TermLanes::table(llvm::StringRef function) {
  auto it = functions_.find(function);
  if (it == functions_.end())
    return nullptr;
  it->second.isSet = true;
  return &tables_[it->second.at];
}

std::vector<std::string> TermLanes::unset() const {
  std::vector<std::string> names;
  for (const auto *map : {&constants_, &functions_})
    for (const auto &entry : *map)
      if (!entry.second.isSet)
        names.push_back(entry.first().str());
  llvm::sort(names);
  return names;
}

void TermLanes::evaluate() {
  for (const Step &step : steps_)
    run(step);
}

uint64_t TermLanes::equal(const Step &step) const {
  uint64_t same = ~uint64_t(0);
  for (unsigned bit = 0; bit < step.compared; ++bit)
    same &= ~(words_[step.args[0] + bit] ^ words_[step.args[1] + bit]);
  return same;
}

void TermLanes::runApply(const Step &step) {
  const uint64_t *of = &words_[step.args[0]];
  for (unsigned bit = 0; bit < step.width; ++bit)
    words_[step.at + bit] = 0;
  for (unsigned x = 0; x < kAllocations; ++x) {
    uint64_t here = ~uint64_t(0);
    for (unsigned bit = 0; bit < kAllocationBits; ++bit)
      here &= x >> bit & 1 ? of[bit] : ~of[bit];
    for (unsigned bit = 0; bit < step.width; ++bit)
      words_[step.at + bit] |= here & tables_[step.table + x * step.width + bit];
  }
}

void TermLanes::run(const Step &step) {
  auto arg = [&](unsigned number, unsigned bit = 0) { return words_[step.args[number] + bit]; };
  auto each = [&](auto compute) {
    for (unsigned bit = 0; bit < step.width; ++bit)
      words_[step.at + bit] = compute(bit);
  };
  switch (step.term->op) {
  case Op::Apply:
    return runApply(step);
  case Op::Not:
  case Op::BvNot:
    return each([&](unsigned bit) { return ~arg(0, bit); });
  case Op::And:
  case Op::Or: {
    bool isAnd = step.term->op == Op::And;
    uint64_t result = isAnd ? ~uint64_t(0) : 0;
    for (unsigned place : step.args)
      result = isAnd ? result & words_[place] : result | words_[place];
    words_[step.at] = result;
    return;
  }
  case Op::Equal:
    words_[step.at] = equal(step);
    return;
  case Op::Ite:
    return each([&](unsigned bit) { return (arg(0) & arg(1, bit)) | (~arg(0) & arg(2, bit)); });
  case Op::BvAnd:
    return each([&](unsigned bit) { return arg(0, bit) & arg(1, bit); });
  case Op::BvOr:
    return each([&](unsigned bit) { return arg(0, bit) | arg(1, bit); });
  case Op::BvNeg: {
    uint64_t carry = ~uint64_t(0);
    return each([&](unsigned bit) {
      uint64_t sum = ~arg(0, bit) ^ carry;
      carry &= ~arg(0, bit);
      return sum;
    });
  }
  default:
    llvm_unreachable("a term that deallocations do not need");
  }
}

} // namespace freehold::smt
