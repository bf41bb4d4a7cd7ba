//===- Input.cpp ----------------------------------------------------------===//
#include "fuzz/targets/Input.h"

#include "fuzz/gen/Generator.h"

#include "llvm/ADT/StringExtras.h"

namespace freehold::targets {

/// Caps the profile's size: many small programs are worth more to a fuzzer than a few large ones.
static constexpr unsigned kRowsMax = 100;
static constexpr llvm::StringLiteral kHeaderMark = "// header:";

bool isText(llvm::StringRef bytes) {
  llvm::StringRef text = bytes.ltrim(" \t\r\n");
  for (llvm::StringRef start : {"//", "module", "builtin.module", "\"builtin.module\"", "func.func",
                                "\"func.func\"", "memref.global", "#", "{-#"})
    if (text.starts_with(start))
      return true;
  return false;
}

std::string headerLine(llvm::StringRef header) {
  std::string line = kHeaderMark.str();
  for (char byte : header)
    line += " " + llvm::toHex(llvm::StringRef(&byte, 1), /*LowerCase=*/true);
  return line + "\n";
}

/// Removes the header line from the text and returns its bytes; zeros if there is none.
static std::string takeHeader(llvm::StringRef &text) {
  std::string header(kHeaderBytes, '\0');
  if (!text.starts_with(kHeaderMark))
    return header;
  auto [line, rest] = text.split('\n');
  llvm::SmallVector<llvm::StringRef> words;
  line.drop_front(kHeaderMark.size()).split(words, ' ', -1, /*KeepEmpty=*/false);
  for (size_t n = 0; n < std::min(words.size(), kHeaderBytes); ++n) {
    unsigned byte = 0;
    if (!words[n].getAsInteger(16, byte))
      header[n] = static_cast<char>(byte);
  }
  text = rest;
  return header;
}

Input readInput(llvm::StringRef bytes) {
  Input input;
  input.isText = isText(bytes);
  if (input.isText) {
    input.header = takeHeader(bytes);
    input.rest = bytes.str();
    return input;
  }
  input.header = bytes.take_front(kHeaderBytes).str();
  input.header.resize(kHeaderBytes, '\0');
  input.rest = bytes.drop_front(std::min(bytes.size(), kHeaderBytes)).str();
  return input;
}

std::string writeInput(const Input &input) {
  if (!input.isText)
    return input.header + input.rest;
  bool isZero = llvm::all_of(input.header, [](char c) { return c == 0; });
  return (isZero ? "" : headerLine(input.header)) + input.rest;
}

static const gen::Profile &profileOf(unsigned number, Profiles profiles) {
  if (profiles == Profiles::Legacy) {
    const gen::Profile *legacy = gen::findProfile("legacy");
    if (legacy && number % 2 == 0)
      return *legacy;
    number /= 2;
  }
  std::vector<const gen::Profile *> usable;
  for (const gen::Profile &profile : gen::profileTable())
    if (profile.rowsMax <= kRowsMax)
      usable.push_back(&profile);
  return *usable[number % usable.size()];
}

Program programOf(const Input &input, Profiles profiles) {
  if (input.isText)
    return {.name = "input.mlir", .text = input.rest, .entries = {}};
  auto choices = gen::Choices::fromBytes(input.rest);
  return gen::generate(choices, profileOf(input.profile(), profiles), "input").program;
}

} // namespace freehold::targets
