//===- RewriteMutants.cpp - Rewrites with mistakes of all kinds -----------===//
#include "tests/stress/RewriteMutants.h"
#include "tests/stress/RewriteWords.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"

#include <random>

using llvm::StringRef;

namespace freehold::stress {
namespace {
class Mutator {
  unsigned below(size_t count) { return random_() % count; }
  template <typename T> const auto &from(const T &all) { return all[below(std::size(all))]; }

public:
  Mutator(const std::vector<std::string> &texts, uint64_t number)
      : random_(number), texts_(texts), text_(from(texts)) {}

  std::string run() {
    // Only a few edits, since text with many edits does not parse.
    unsigned count = 1 + below(3);
    for (unsigned i = 0; i < count; ++i)
      mutate();
    return std::move(text_);
  }

private:
  struct Token {
    size_t begin, size;
  };

  void mutate();
  std::vector<Token> tokens(StringRef text) const;
  StringRef at(Token token) const { return StringRef(text_).substr(token.begin, token.size); }
  void replace(Token token, const std::string &by) { text_.replace(token.begin, token.size, by); }
  std::vector<Token> matching(llvm::function_ref<bool(StringRef)> isOne) const;
  void replaceAll(const std::string &what, const std::string &by);

  void editToken();
  void editNumber();
  void editType();
  void editValue();
  void editOpName();
  void editFact();
  void editAttribute();
  void editLine();
  void editFunction();
  void insertOp();

  std::mt19937_64 random_;
  const std::vector<std::string> &texts_;
  std::string text_;
};

/// Splits into identifiers (with the characters that MLIR allows), strings, and single characters.
std::vector<std::pair<size_t, size_t>> split(StringRef text) {
  std::vector<std::pair<size_t, size_t>> tokens;
  auto isWord = [](char c) { return llvm::isAlnum(c) || StringRef("_.$").contains(c); };
  for (size_t i = 0; i < text.size();) {
    if (llvm::isSpace(text[i])) {
      ++i;
      continue;
    }
    size_t end = i + 1;
    if (text.substr(i).starts_with("//")) {
      i = std::min(text.find('\n', i), text.size());
      continue;
    }
    if (text[i] == '"')
      end = std::min(text.find('"', i + 1), text.size() - 1) + 1;
    else if (isWord(text[i]) || StringRef("%@#!^-").contains(text[i]))
      while (end < text.size() && isWord(text[end]))
        ++end;
    tokens.emplace_back(i, end - i);
    i = end;
  }
  return tokens;
}
} // namespace

std::vector<Mutator::Token> Mutator::tokens(StringRef text) const {
  std::vector<Token> all;
  for (auto [begin, size] : split(text))
    all.push_back({begin, size});
  return all;
}

std::vector<Mutator::Token> Mutator::matching(llvm::function_ref<bool(StringRef)> isOne) const {
  std::vector<Token> all = tokens(text_);
  std::erase_if(all, [&](Token token) { return !isOne(at(token)); });
  return all;
}

void Mutator::replaceAll(const std::string &what, const std::string &by) {
  for (size_t place = 0; (place = text_.find(what, place)) != std::string::npos; place += by.size())
    text_.replace(place, what.size(), by);
}

void Mutator::editToken() {
  std::vector<Token> all = tokens(text_);
  if (all.empty())
    return;
  Token token = from(all), other = from(all);
  std::string word = at(token).str();
  switch (below(4)) {
  case 0:
    return replace(token, "");
  case 1:
    return replace(token, word + " " + word);
  case 2: {
    const std::string &text = from(texts_);
    auto words = split(text);
    if (words.empty())
      return;
    auto [begin, size] = from(words);
    return replace(token, text.substr(begin, size));
  }
  default:
    if (token.begin > other.begin)
      std::swap(token, other);
    if (token.begin == other.begin)
      return;
    word = at(token).str();
    std::string second = at(other).str();
    replace(other, word);
    replace(token, second);
  }
}

void Mutator::editNumber() {
  auto numbers = matching([](StringRef word) {
    return llvm::isDigit(word.back()) && (llvm::isDigit(word[0]) || word[0] == '-');
  });
  if (!numbers.empty())
    replace(from(numbers), from(kNumbers));
}

/// Replaces a type everywhere, so that uses agree, or at one position.
void Mutator::editType() {
  static const char *const kStarts[] = {"memref<", "vector<", "tensor<"};
  std::vector<std::string> types;
  for (const char *start : kStarts)
    for (size_t i = 0; (i = text_.find(start, i)) != std::string::npos; ++i) {
      int depth = 0;
      for (size_t end = i; end < text_.size(); ++end) {
        depth += (text_[end] == '<') - (text_[end] == '>' && text_[end - 1] != '-');
        if (text_[end] != '>' || depth)
          continue;
        types.push_back(text_.substr(i, end + 1 - i));
        break;
      }
    }
  for (Token token : matching([](StringRef word) {
         return word == "i1" || word == "index" || word == "i32" || word == "f32";
       }))
    types.push_back(at(token).str());
  if (types.empty())
    return;
  std::string type = from(types), by = from(kTypes);
  if (below(3))
    return replaceAll(type, by);
  size_t place = text_.find(type, below(text_.size()));
  if (place != std::string::npos)
    text_.replace(place, type.size(), by);
}

/// Replaces a use by another value of the program.
void Mutator::editValue() {
  auto values = matching([](StringRef word) { return word.size() > 1 && word[0] == '%'; });
  if (values.size() < 2)
    return;
  std::string by = at(from(values)).str();
  replace(from(values), by);
}

void Mutator::editOpName() {
  auto names = matching([](StringRef word) {
    return word.contains('.') && llvm::isAlpha(word[0]) && !word.starts_with("freehold");
  });
  if (!names.empty())
    replace(from(names), from(kOpNames));
}

/// Drops a fact, replaces one, or adds one to any argument.
void Mutator::editFact() {
  auto facts = matching([](StringRef word) { return word.starts_with("freehold."); });
  if (!facts.empty() && below(2))
    return replace(from(facts), from(kFacts));
  size_t begin = text_.find("func.func @src(");
  if (begin == std::string::npos)
    return;
  size_t end = std::min(text_.find(")", begin), text_.size());
  std::vector<size_t> places;
  for (size_t i = begin; i < end; ++i)
    if (text_[i] == ',' || (i + 1 == end))
      places.push_back(text_[i] == ',' ? i : end);
  if (!places.empty())
    text_.insert(from(places), std::string(" {") + from(kFacts) + "}");
}

/// Adds an attribute to an op, at the end of its operands.
void Mutator::editAttribute() {
  std::vector<Token> ends = matching([](StringRef word) { return word == ")" || word == ":"; });
  if (ends.empty())
    return;
  Token token = from(ends);
  std::string attribute = std::string(" {") + from(kAttributes) + "} ";
  text_.insert(at(token) == ")" ? token.begin + 1 : token.begin, attribute);
}

void Mutator::editLine() {
  llvm::SmallVector<StringRef> lines;
  std::string old = text_;
  StringRef(old).split(lines, '\n');
  if (lines.size() < 3)
    return;
  unsigned a = below(lines.size()), b = below(lines.size());
  switch (below(4)) {
  case 0:
    lines.erase(lines.begin() + a);
    break;
  case 1:
    std::swap(lines[a], lines[b]);
    break;
  case 2:
    std::swap(lines[a], lines[std::min<size_t>(a + 1, lines.size() - 1)]);
    break;
  default:
    lines.insert(lines.begin() + b, lines[a]);
  }
  text_ = llvm::join(lines, "\n");
}

/// Renames or copies functions, or changes what they return.
void Mutator::editFunction() {
  switch (below(7)) {
  case 0:
    return replaceAll("@tgt", "@target");
  case 1:
    return replaceAll("@src", "@tgt");
  case 2:
    text_ += "\nfunc.func @src() { return }\n";
    return;
  case 3:
    text_ += "\nfunc.func private @declared(memref<4xf32>) -> i1\n";
    return;
  case 4:
    text_ = "module {\n" + text_ + "\n}\n" + (below(2) ? "module @other { }\n" : "");
    return;
  case 5:
    return replaceAll("func.func @src", "func.func private @src");
  default:
    text_ += from(texts_);
  }
}

void Mutator::insertOp() {
  std::vector<size_t> places;
  for (size_t i = 0; (i = text_.find('\n', i)) != std::string::npos; ++i)
    places.push_back(i);
  if (!places.empty())
    text_.insert(from(places), std::string("\n") + from(kOps));
}

void Mutator::mutate() {
  if (text_.empty())
    return;
  switch (below(12)) {
  case 0:
    return editToken();
  case 1:
    return editNumber();
  case 2:
  case 3:
    return editType();
  case 4:
  case 5:
    return editValue();
  case 6:
    return editOpName();
  case 7:
    return editFact();
  case 8:
    return editAttribute();
  case 9:
    return editLine();
  case 10:
    return editFunction();
  default:
    return insertOp();
  }
}

bool readRewriteTexts(const std::vector<std::string> &paths, std::vector<std::string> &texts,
                      std::string &error) {
  for (const std::string &path : paths) {
    auto file = llvm::MemoryBuffer::getFile(path, /*IsText=*/true);
    if (!file) {
      error = "cannot read '" + path + "': " + file.getError().message();
      return false;
    }
    StringRef text = (*file)->getBuffer();
    llvm::SmallVector<StringRef> chunks;
    if (StringRef(path).ends_with(".md")) {
      for (auto [before, rest] = text.split("```mlir\n"); !rest.empty();
           std::tie(before, rest) = rest.split("```mlir\n"))
        chunks.push_back(rest.split("```").first);
    } else {
      text.split(chunks, "// -----");
    }
    for (StringRef chunk : chunks)
      if (chunk.size() < 20'000)
        texts.push_back(chunk.str());
  }
  return true;
}

std::string makeMutant(const std::vector<std::string> &texts, uint64_t number) {
  return Mutator(texts, number).run();
}

} // namespace freehold::stress
