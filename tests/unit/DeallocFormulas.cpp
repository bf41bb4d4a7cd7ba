//===- DeallocFormulas.cpp - What the prover makes of a dealloc -----------===//
#include "DeallocFormulas.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/Parser/Parser.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace freehold::smt {

using Condition = DeallocShape::Condition;

DeallocFormulas::DeallocFormulas(const DeallocShape &shape, const EncodingOptions &options,
                                 MLIRContext &context)
    : shape_(shape), options_(options),
      world_(t_, {.reading = options.reading, .length = options.length, .reusesAddresses = false}) {
  encode(context);
  findParts();
  plantFree();
  plantUpdated();
  plantViolations();
  axioms = world_.lists.axioms(world_.points);
}

std::vector<Term> DeallocFormulas::roots() const {
  std::vector<Term> all = axioms;
  for (const Violation &violation : violations)
    llvm::append_values(all, violation.freesTwice, violation.freesBadly);
  for (const List &list : lists)
    all.push_back(list.exists);
  llvm::append_range(all, updated);
  all.push_back(liveAfter);
  return all;
}

//===----------------------------------------------------------------------===//
// The function
//===----------------------------------------------------------------------===//

/// Returns "%0: i1, %1: !m {freehold.list}, ...": the shared i1, and for each operand the memref
/// and its own i1s.
std::string DeallocFormulas::addArguments() {
  std::string text = "%0: i1";
  unsigned count = 1;
  auto add = [&](const char *type, bool isList) {
    text += ", %" + std::to_string(count) + ": " + type + (isList ? " {freehold.list}" : "");
    return count++;
  };
  unsigned element = 0;
  for (const DeallocShape::Operand &operand : shape_.operands) {
    unsigned memref = add("!m", operand.isList);
    std::vector<unsigned> bits;
    if (usesOwn(operand.condition))
      bits.push_back(add("i1", operand.isList));
    if (operand.condition == Condition::OwnXorOther)
      bits.push_back(add("i1", operand.isList));
    if (operand.isList)
      lists.push_back({memref, true, element, operand.count, bits});
    else
      singles.push_back({memref, true, element, bits});
    operandArguments_.push_back(memref);
    bits_.push_back(bits);
    element += operand.count;
  }
  element = 0;
  for (const DeallocShape::Retained &retained : shape_.retained) {
    unsigned memref =
        retained.sameAs ? operandArguments_[*retained.sameAs] : add("!m", retained.isList);
    if (retained.isList && !retained.sameAs)
      lists.push_back({memref, false, element, retained.count, {}});
    if (!retained.isList)
      singles.push_back({memref, false, element, {}});
    retainedArguments_.push_back(memref);
    element += retained.count;
  }
  return text;
}

/// Returns the op that defines %name.
static std::string conditionText(Condition condition, const std::string &name,
                                 llvm::ArrayRef<unsigned> bits) {
  auto bit = [&](unsigned k) { return "%" + std::to_string(bits[k]); };
  switch (condition) {
  case Condition::Own:
    return "%true = arith.constant true\n  " + name + " = arith.andi " + bit(0) + ", %true : i1";
  case Condition::OwnOrShared:
    return name + " = arith.ori " + bit(0) + ", %0 : i1";
  case Condition::NotOwn:
    return "%true = arith.constant true\n  " + name + " = arith.xori " + bit(0) + ", %true : i1";
  case Condition::OwnXorOther:
    return name + " = arith.xori " + bit(0) + ", " + bit(1) + " : i1";
  case Condition::Shared:
    return name + " = arith.andi %0, %0 : i1";
  case Condition::Always:
    return name + " = arith.constant true";
  case Condition::Never:
    return name + " = arith.constant false";
  }
  llvm_unreachable("covered switch");
}

std::string DeallocFormulas::text() {
  std::string arguments = addArguments(), body;
  std::vector<std::string> memrefs, conditions, kept;
  for (auto [i, operand] : llvm::enumerate(shape_.operands)) {
    std::string name = "%c" + std::to_string(i),
                made = conditionText(operand.condition, name, bits_[i]);
    for (size_t at; (at = made.find("%true")) != std::string::npos;)
      made.replace(at, 5, name + "true");
    body += made + "\n";
    memrefs.push_back("%" + std::to_string(operandArguments_[i]));
    conditions.push_back(name);
  }
  for (unsigned argument : retainedArguments_)
    kept.push_back("%" + std::to_string(argument));
  auto many = [](llvm::ArrayRef<std::string> values) {
    std::vector<std::string> types(values.size(), "!m");
    return "(" + llvm::join(values, ", ") + " : " + llvm::join(types, ", ") + ")";
  };
  std::string op = "bufferization.dealloc";
  if (!memrefs.empty())
    op += " " + many(memrefs) + " if (" + llvm::join(conditions, ", ") + ")";
  std::vector<std::string> results, types(kept.size(), "i1");
  for (unsigned j = 0; j < kept.size(); ++j)
    results.push_back("%u#" + std::to_string(j));
  if (!kept.empty())
    op = "%u:" + std::to_string(kept.size()) + " = " + op + " retain " + many(kept);
  std::string returns =
      kept.empty() ? "return"
                   : "return " + llvm::join(results, ", ") + " : " + llvm::join(types, ", ");
  std::string rest = "(" + arguments + ") -> (" + llvm::join(types, ", ") + ") {\n" + body + op +
                     "\n" + returns + "\n}\n";
  return "!m = memref<?xi8, strided<[1], offset: ?>>\nfunc.func @src" + rest + "func.func @tgt" +
         rest;
}

void DeallocFormulas::encode(MLIRContext &context) {
  OwningOpRef<ModuleOp> module = parseSourceString<ModuleOp>(text(), &context);
  if (!module)
    llvm::report_fatal_error("the function to encode is wrong");
  FailureOr<Rewrite> rewrite = readRewrite(*module);
  Encoder encoder(world_, "src");
  if (failed(rewrite) || failed(world_.addArguments(*rewrite)) || encoder.run(rewrite->source))
    llvm::report_fatal_error("the function cannot be encoded");
  Term a = world_.tracked;
  // There are two duties for each operand, in this order, besides those about poison, which are
  // ignored.
  std::vector<Duty> duties;
  llvm::copy_if(encoder.duties, std::back_inserter(duties), [](const Duty &duty) {
    return duty.row->kind == ErrorKind::DoubleFree || duty.row->kind == ErrorKind::BadFree;
  });
  if (duties.size() != 2 * shape_.operands.size())
    llvm::report_fatal_error("duties of the op are not as expected");
  for (unsigned i = 0; i < shape_.operands.size(); ++i)
    violations.push_back({duties[2 * i].violated(a), duties[2 * i + 1].violated(a)});
  liveAfter = encoder.liveNow()(a);
  for (List &list : lists)
    list.exists = world_.element(std::get<MemRefs>(world_.arguments[list.argument]).list).exists;
  for (const EncodedValue &result : encoder.results) {
    auto *many = std::get_if<Bools>(&result);
    updated.push_back(many ? world_.lists.valueOf(world_.element(many->list), many->body)
                           : std::get<ScalarTerm>(result).value);
  }
}

//===----------------------------------------------------------------------===//
// One wrong rule
//===----------------------------------------------------------------------===//

Term DeallocFormulas::conditionOf(const DeallocShape::Operand &operand,
                                  llvm::ArrayRef<unsigned> bits) {
  auto bit = [&](unsigned k) {
    const EncodedValue &value = world_.arguments[bits[k]];
    auto *one = std::get_if<ScalarTerm>(&value);
    return one ? one->value : std::get<Bools>(value).body;
  };
  Term shared = std::get<ScalarTerm>(world_.arguments[0]).value;
  switch (operand.condition) {
  case Condition::Own:
    return bit(0);
  case Condition::OwnOrShared:
    return t_.either(bit(0), shared);
  case Condition::NotOwn:
    return t_.negate(bit(0));
  case Condition::OwnXorOther:
    return t_.differ(bit(0), bit(1));
  case Condition::Shared:
    return shared;
  case Condition::Always:
  case Condition::Never:
    break;
  }
  return t_.boolean(operand.condition == Condition::Always);
}

void DeallocFormulas::findParts() {
  for (auto [i, operand] : llvm::enumerate(shape_.operands)) {
    const EncodedValue &value = world_.arguments[operandArguments_[i]];
    Term condition = conditionOf(operand, bits_[i]);
    if (auto *one = std::get_if<MemRefTerm>(&value))
      parts_.push_back({std::nullopt, one->base, t_.either(one->shifted, one->offset), condition});
    else
      parts_.push_back(
          {std::get<MemRefs>(value).list, nullptr, std::get<MemRefs>(value).wrong, condition});
  }
  for (unsigned argument : retainedArguments_) {
    const EncodedValue &value = world_.arguments[argument];
    auto *one = std::get_if<MemRefTerm>(&value);
    retained_.push_back(one ? one->base : world_.element(std::get<MemRefs>(value).list).base);
  }
}

/// Returns whether some element with allocation x satisfies `holds`.
Term DeallocFormulas::exists(llvm::ArrayRef<Part> parts, Term x, Of holds) {
  llvm::SmallVector<Term> ways;
  for (const Part &part : parts)
    ways.push_back(part.list ? world_.lists.exists(*part.list, x, holds(part))
                             : t_.both(t_.equal(part.base, x), holds(part)));
  return t_.any(ways);
}

Term DeallocFormulas::owned(Term x) {
  return exists(parts_, x, [](const Part &part) { return part.condition; });
}

Term DeallocFormulas::kept(Term x) {
  llvm::SmallVector<Term> ways;
  for (unsigned argument : retainedArguments_) {
    const EncodedValue &value = world_.arguments[argument];
    auto *one = std::get_if<MemRefTerm>(&value);
    ways.push_back(one ? t_.equal(one->base, x)
                       : world_.lists.mentions(std::get<MemRefs>(value).list, x));
  }
  return t_.any(ways);
}

void DeallocFormulas::plantFree() {
  Term a = world_.tracked, freed = nullptr;
  if (options_.mistake == Mistake::KeptIsFreed)
    freed = owned(a);
  if (options_.mistake == Mistake::AllMustOwn)
    freed =
        t_.all({owned(a), t_.negate(kept(a)), t_.negate(exists(parts_, a, [&](const Part &part) {
                  return t_.negate(part.condition);
                }))});
  if (freed)
    liveAfter = t_.both(world_.live(a), t_.negate(freed));
}

void DeallocFormulas::plantUpdated() {
  std::vector<Term> right = updated;
  for (auto [j, x] : llvm::enumerate(retained_)) {
    if (options_.mistake == Mistake::UpdatedByAll)
      updated[j] = t_.both(owned(x), t_.negate(exists(parts_, x, [&](const Part &part) {
        return t_.negate(part.condition);
      })));
    if (options_.mistake == Mistake::UpdatedIfFreed)
      updated[j] = t_.both(owned(x), t_.negate(kept(x)));
    if (options_.mistake == Mistake::UpdatedOfNext)
      updated[j] = right[(j + 1) % right.size()];
  }
}

void DeallocFormulas::plantViolations() {
  for (auto [i, part] : llvm::enumerate(parts_)) {
    Term x = part.list ? world_.tracked : part.base;
    Violation &violation = violations[i];
    llvm::ArrayRef<Part> here = llvm::ArrayRef(parts_).slice(i, 1);
    switch (options_.mistake) {
    case Mistake::FreedTwice: {
      Term before = exists(llvm::ArrayRef(parts_).take_front(i), x,
                           [](const Part &other) { return other.condition; });
      Term own = exists(here, x, [](const Part &other) { return other.condition; });
      violation.freesTwice = t_.either(violation.freesTwice, t_.both(own, before));
      break;
    }
    case Mistake::NeedNotBeOriginal:
      violation.freesBadly =
          t_.both(exists(here, x, [](const Part &other) { return other.condition; }),
                  t_.negate(world_.heap(x)));
      break;
    case Mistake::NeedNotBeHeap:
      violation.freesBadly =
          exists(here, x, [&](const Part &other) { return t_.both(other.condition, other.wrong); });
      break;
    case Mistake::RetainedIsExempt:
      violation.freesTwice = t_.both(violation.freesTwice, t_.negate(kept(x)));
      violation.freesBadly = t_.both(violation.freesBadly, t_.negate(kept(x)));
      break;
    case Mistake::UnsetMustLive:
      violation.freesTwice = t_.both(exists(here, x, [&](const Part &) { return t_.yes(); }),
                                     t_.negate(world_.live(x)));
      break;
    default:
      break;
    }
  }
}

} // namespace freehold::smt
