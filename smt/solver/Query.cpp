//===- Query.cpp - SMT-LIB text -------------------------------------------===//
#include "smt/solver/Query.h"

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/ErrorHandling.h"
#include "llvm/Support/SHA256.h"

#include <map>

namespace freehold::smt {

using llvm::StringRef;
using Op = TermNode::Op;

/// Shared terms shorter than this are written out: a name would be no shorter.
static constexpr size_t kInlineBytes = 16;
/// Deeper terms are given a name, so that no parser runs out of stack.
static constexpr unsigned kDepthMax = 30;

//===----------------------------------------------------------------------===//
// Words
//===----------------------------------------------------------------------===//

/// What a solver could know by itself: `select`, `bv2nat`, `RNE`, whatever it is extended by. Such
/// words have none of these characters, unless it is a dot in lower case (`str.len`). Names that
/// begin with $ are ours, with @ and . the solvers'.
static bool couldBeReserved(StringRef name) {
  if (name.empty() || StringRef("$@.").contains(name.front()))
    return true;
  bool marked = name.find_first_of("%$@#: ") != StringRef::npos;
  bool qualified = llvm::isUpper(name.front()) && name.contains('.');
  return !marked && !qualified && !(name.size() == 1 && llvm::isAlpha(name.front()));
}

static std::string symbol(StringRef name) {
  std::string word = couldBeReserved(name) ? "%" : "";
  bool quoted = llvm::isDigit(name.empty() ? 'x' : name.front());
  for (char c : name) {
    bool printed = llvm::isPrint(c) && c != '|' && c != '\\';
    word += printed ? std::string(1, c) : "%" + llvm::toHex(StringRef(&c, 1));
    quoted |= printed && !llvm::isAlnum(c) && !StringRef("~!@$%^&*_-+=<>.?/").contains(c);
  }
  return quoted ? "|" + word + "|" : word;
}

static std::string spell(const Sort &sort) {
  switch (sort.kind) {
  case Sort::Kind::Bool:
    return "Bool";
  case Sort::Kind::Int:
    return "Int";
  case Sort::Kind::BitVec:
    return "(_ BitVec " + std::to_string(sort.width) + ")";
  case Sort::Kind::Named:
    return sort.name;
  }
  llvm_unreachable("every kind of sort is spelled above");
}

/// The word of an operation; those that have numbers are written in parentheses.
/// Long: a case for each operation.
static std::string spellOp(Term term) {
  unsigned width = term->sort.width;
  switch (term->op) {
  case Op::Literal:
  case Op::Constant:
  case Op::Apply:
    break;
  case Op::Not:
    return "not";
  case Op::And:
    return "and";
  case Op::Or:
    return "or";
  case Op::Equal:
    return "=";
  case Op::Ite:
    return "ite";
  case Op::BvAnd:
    return "bvand";
  case Op::BvOr:
    return "bvor";
  case Op::BvNot:
    return "bvnot";
  case Op::BvNeg:
    return "bvneg";
  case Op::BvXor:
    return "bvxor";
  case Op::BvAdd:
    return "bvadd";
  case Op::BvSub:
    return "bvsub";
  case Op::BvMul:
    return "bvmul";
  case Op::BvUdiv:
    return "bvudiv";
  case Op::BvUrem:
    return "bvurem";
  case Op::BvSdiv:
    return "bvsdiv";
  case Op::BvSrem:
    return "bvsrem";
  case Op::BvShl:
    return "bvshl";
  case Op::BvLshr:
    return "bvlshr";
  case Op::BvAshr:
    return "bvashr";
  case Op::BvUlt:
    return "bvult";
  case Op::BvSlt:
    return "bvslt";
  case Op::BvExtract:
    return "(_ extract " + std::to_string(term->value + width - 1) + " " +
           std::to_string(term->value) + ")";
  case Op::BvZext:
    return "(_ zero_extend " + std::to_string(width - term->args[0]->sort.width) + ")";
  case Op::BvSext:
    return "(_ sign_extend " + std::to_string(width - term->args[0]->sort.width) + ")";
  case Op::Add:
    return "+";
  case Op::Less:
    return "<";
  }
  llvm_unreachable("leaves and functions have words of their own");
}

//===----------------------------------------------------------------------===//
// The printer
//===----------------------------------------------------------------------===//

namespace {
class Printer {
public:
  std::string print(const Query &query, const SmtLibOptions &options);

private:
  struct Text {
    std::string text;
    unsigned depth = 0;
  };
  /// Terms below `root` that `seen` lacks, arguments first and in their order.
  static std::vector<Term> postOrder(Term root, llvm::DenseSet<Term> &seen);
  const std::string &text(Term root);
  Text write(Term term);
  std::string literal(Term term);
  std::string word(Term term);
  std::string sort(const Sort &sort);

  llvm::DenseMap<Term, unsigned> uses_;
  llvm::DenseMap<Term, Text> texts_;
  llvm::DenseSet<Term> written_;
  /// The word of a name, and the names of words: two names never share a word.
  llvm::StringMap<std::string> words_;
  llvm::StringMap<std::string> taken_;
  std::map<std::string, std::vector<std::string>> literalsOfSort_;
  std::string sorts_, declarations_, body_;
  llvm::StringMap<bool> declaredSorts_;
  unsigned definitions_ = 0;
};
} // namespace

std::vector<Term> Printer::postOrder(Term root, llvm::DenseSet<Term> &seen) {
  std::vector<Term> order;
  // A term and whether its arguments are done.
  llvm::SmallVector<std::pair<Term, bool>> work = {{root, false}};
  while (!work.empty()) {
    auto [term, finished] = work.pop_back_val();
    if (finished) {
      order.push_back(term);
    } else if (seen.insert(term).second) {
      work.push_back({term, true});
      for (Term arg : llvm::reverse(term->args))
        work.push_back({arg, false});
    }
  }
  return order;
}

std::string Printer::sort(const Sort &sort) {
  if (sort.kind == Sort::Kind::Named && declaredSorts_.try_emplace(sort.name).second)
    sorts_ += "(declare-sort " + spell(sort) + " 0)\n";
  return spell(sort);
}

std::string Printer::literal(Term term) {
  switch (term->sort.kind) {
  case Sort::Kind::Bool:
    return term->value ? "true" : "false";
  case Sort::Kind::BitVec:
    return "(_ bv" + std::to_string(term->value) + " " + std::to_string(term->sort.width) + ")";
  case Sort::Kind::Int: {
    bool negative = static_cast<int64_t>(term->value) < 0;
    return negative ? "(- " + std::to_string(-term->value) + ")" : std::to_string(term->value);
  }
  case Sort::Kind::Named:
    break;
  }
  std::string of = sort(term->sort);
  std::string name = "$" + of + "." + std::to_string(term->value);
  declarations_ += "(declare-const " + name + " " + of + ")\n";
  literalsOfSort_[of].push_back(name);
  return name;
}

/// The symbol of a constant or function, declared when it is first met.
std::string Printer::word(Term term) {
  std::string &word = words_[term->name];
  if (!word.empty())
    return word;
  std::string name = term->name.str();
  while (!taken_.try_emplace(symbol(name), term->name).second)
    name += "%";
  word = symbol(name);
  std::string args;
  for (Term arg : term->args)
    args += (args.empty() ? "" : " ") + sort(arg->sort);
  declarations_ += "(declare-fun " + word + " (" + args + ") " + sort(term->sort) + ")\n";
  return word;
}

Printer::Text Printer::write(Term term) {
  if (term->op == Op::Literal)
    return {literal(term), 0};
  if (term->op == Op::Constant)
    return {word(term), 0};
  Text result;
  result.text = "(" + (term->op == Op::Apply ? word(term) : spellOp(term));
  for (Term arg : term->args) {
    const Text &written = texts_[arg];
    result.text += " " + written.text;
    result.depth = std::max(result.depth, written.depth + 1);
  }
  result.text += ")";
  bool shared = uses_[term] > 1 && result.text.size() >= kInlineBytes;
  if (!shared && result.depth < kDepthMax)
    return result;
  std::string name = "$" + std::to_string(++definitions_);
  body_ += "(define-fun " + name + " () " + sort(term->sort) + " " + result.text + ")\n";
  return {name, 0};
}

const std::string &Printer::text(Term root) {
  for (Term term : postOrder(root, written_)) {
    Text text = write(term);
    texts_[term] = std::move(text);
  }
  return texts_[root].text;
}

std::string Printer::print(const Query &query, const SmtLibOptions &options) {
  std::vector<Term> roots = query.assertions;
  if (options.values)
    llvm::append_range(roots, query.wanted);
  llvm::DenseSet<Term> seen;
  for (Term root : roots) {
    ++uses_[root];
    for (Term term : postOrder(root, seen))
      for (Term arg : term->args)
        ++uses_[arg];
  }
  for (Term assertion : query.assertions) {
    std::string formula = text(assertion);
    body_ += "(assert " + formula + ")\n";
  }
  std::string values;
  if (options.values && !query.wanted.empty()) {
    for (Term wanted : query.wanted)
      values += (values.empty() ? "" : " ") + text(wanted);
    values = "(get-value (" + values + "))\n";
  }
  std::string result;
  llvm::SmallVector<StringRef> lines;
  StringRef(query.name).split(lines, '\n');
  if (!query.name.empty())
    for (StringRef line : lines)
      result += ("; " + line + "\n").str();
  result += "(set-logic ALL)\n" + sorts_ + declarations_;
  for (const auto &[sort, literals] : literalsOfSort_)
    if (literals.size() > 1)
      result += "(assert (distinct " + llvm::join(literals, " ") + "))\n";
  return result + body_ + "(check-sat)\n" + values;
}

std::string toSmtLib(const Query &query, const SmtLibOptions &options) {
  return Printer().print(query, options);
}

const std::string &plainText(const Query &query) {
  if (!query.made || query.made->assertions != query.assertions)
    query.made = std::make_shared<Query::Text>(
        Query::Text{query.assertions, toSmtLib({"", query.assertions, {}})});
  return query.made->text;
}

const std::string &plainTextHash(const Query &query) {
  const std::string &text = plainText(query);
  std::string &hash = query.made->hash;
  if (hash.empty())
    hash = hashOf(text);
  return hash;
}

std::string hashOf(StringRef text) {
  return llvm::toHex(llvm::SHA256::hash(llvm::arrayRefFromStringRef(text)), /*LowerCase=*/true);
}

} // namespace freehold::smt
