//===- Z3Translation.cpp - Terms as Z3's expressions ----------------------===//
// Translates terms to Z3 expressions of the same meaning, each term once. Errors of Z3 are thrown
// as z3::exception. Z3 does not know that two literals of an uninterpreted sort differ; the caller
// has to assert that with distinguishLiterals after all formulas are translated.
//===----------------------------------------------------------------------===//
#include "smt/solver/Z3Translation.h"

#include "llvm/Support/ErrorHandling.h"

namespace freehold::smt {

using llvm::StringRef;
using Op = TermNode::Op;

z3::sort Translation::sort(const Sort &sort) {
  switch (sort.kind) {
  case Sort::Kind::Bool:
    return context_.bool_sort();
  case Sort::Kind::BitVec:
    return context_.bv_sort(sort.width);
  case Sort::Kind::Int:
    return context_.int_sort();
  case Sort::Kind::Named:
    return context_.uninterpreted_sort(sort.name);
  }
  llvm_unreachable("every kind of sort is translated above");
}

z3::expr Translation::literal(Term term) {
  switch (term->sort.kind) {
  case Sort::Kind::Bool:
    return context_.bool_val(term->value != 0);
  case Sort::Kind::BitVec:
    return context_.bv_val(static_cast<uint64_t>(term->value), term->sort.width);
  case Sort::Kind::Int:
    return context_.int_val(static_cast<int64_t>(term->value));
  case Sort::Kind::Named:
    break;
  }
  StringRef name = term->sort.name;
  auto of = llvm::find_if(literals_, [&](auto &entry) { return entry.first == name; });
  if (of == literals_.end())
    of = literals_.insert(of, {name.str(), {}});
  // Integer symbols cannot collide with the named constants of the formula.
  z3::symbol symbol = context_.int_symbol(static_cast<int>(of->second.size()));
  of->second.push_back(context_.constant(symbol, sort(term->sort)));
  return of->second.back();
}

z3::func_decl Translation::function(Term term) {
  std::vector<Z3_sort> domain;
  for (Term arg : term->args)
    domain.push_back(expressions_[indices_.lookup(arg)].get_sort());
  z3::symbol name = context_.str_symbol(term->name.str().c_str());
  Z3_func_decl made =
      Z3_mk_func_decl(context_, name, domain.size(), domain.data(), sort(term->sort));
  context_.check_error();
  return z3::func_decl(context_, made);
}

/// Long: it has a case for each operation. Translates one term whose arguments `args` are
/// translated.
Z3_ast Translation::write(Term term, const std::vector<Z3_ast> &args) {
  switch (term->op) {
  case Op::Literal:
    return literal(term);
  case Op::Constant:
    break;
  case Op::Apply:
    return Z3_mk_app(context_, function(term), args.size(), args.data());
  case Op::Not:
    return Z3_mk_not(context_, args[0]);
  case Op::And:
    return Z3_mk_and(context_, args.size(), args.data());
  case Op::Or:
    return Z3_mk_or(context_, args.size(), args.data());
  case Op::Equal:
    return Z3_mk_eq(context_, args[0], args[1]);
  case Op::Ite:
    return Z3_mk_ite(context_, args[0], args[1], args[2]);
  case Op::BvAnd:
    return Z3_mk_bvand(context_, args[0], args[1]);
  case Op::BvOr:
    return Z3_mk_bvor(context_, args[0], args[1]);
  case Op::BvNot:
    return Z3_mk_bvnot(context_, args[0]);
  case Op::BvNeg:
    return Z3_mk_bvneg(context_, args[0]);
  case Op::BvXor:
    return Z3_mk_bvxor(context_, args[0], args[1]);
  case Op::BvAdd:
    return Z3_mk_bvadd(context_, args[0], args[1]);
  case Op::BvSub:
    return Z3_mk_bvsub(context_, args[0], args[1]);
  case Op::BvMul:
    return Z3_mk_bvmul(context_, args[0], args[1]);
  case Op::BvUdiv:
    return Z3_mk_bvudiv(context_, args[0], args[1]);
  case Op::BvUrem:
    return Z3_mk_bvurem(context_, args[0], args[1]);
  case Op::BvSdiv:
    return Z3_mk_bvsdiv(context_, args[0], args[1]);
  case Op::BvSrem:
    return Z3_mk_bvsrem(context_, args[0], args[1]);
  case Op::BvShl:
    return Z3_mk_bvshl(context_, args[0], args[1]);
  case Op::BvLshr:
    return Z3_mk_bvlshr(context_, args[0], args[1]);
  case Op::BvAshr:
    return Z3_mk_bvashr(context_, args[0], args[1]);
  case Op::BvUlt:
    return Z3_mk_bvult(context_, args[0], args[1]);
  case Op::BvSlt:
    return Z3_mk_bvslt(context_, args[0], args[1]);
  case Op::BvExtract:
    return Z3_mk_extract(context_, static_cast<unsigned>(term->value) + term->sort.width - 1,
                         static_cast<unsigned>(term->value), args[0]);
  case Op::BvZext:
    return Z3_mk_zero_ext(context_, term->sort.width - term->args[0]->sort.width, args[0]);
  case Op::BvSext:
    return Z3_mk_sign_ext(context_, term->sort.width - term->args[0]->sort.width, args[0]);
  case Op::Add:
    return Z3_mk_add(context_, args.size(), args.data());
  case Op::Less:
    return Z3_mk_lt(context_, args[0], args[1]);
  }
  return Z3_mk_app(context_, function(term), 0, nullptr);
}

z3::expr Translation::operator()(Term root) {
  // A depth-first walk without recursion. A term stays on the stack until its arguments are done.
  llvm::SmallVector<Term> work = {root};
  std::vector<Z3_ast> args;
  while (!work.empty()) {
    Term term = work.back();
    if (indices_.contains(term)) {
      work.pop_back();
      continue;
    }
    size_t before = work.size();
    for (Term arg : llvm::reverse(term->args))
      if (!indices_.contains(arg))
        work.push_back(arg);
    if (work.size() > before)
      continue;
    args.clear();
    for (Term arg : term->args)
      args.push_back(expressions_[indices_.lookup(arg)]);
    expressions_.emplace_back(context_, write(term, args));
    context_.check_error();
    indices_[term] = expressions_.size() - 1;
    work.pop_back();
  }
  return expressions_[indices_.lookup(root)];
}

void Translation::distinguishLiterals(z3::solver &solver) {
  for (auto &[sort, literals] : literals_) {
    z3::expr_vector all(context_);
    for (const z3::expr &literal : literals)
      all.push_back(literal);
    if (all.size() > 1)
      solver.add(z3::distinct(all));
  }
}

} // namespace freehold::smt
