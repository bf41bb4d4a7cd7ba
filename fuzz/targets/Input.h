//===- Input.h - The bytes that targets get ---------------------*- C++ -*-===//
//   text      begins as IR does; a first line "// header: 03 00 00 00 00" may stand before the rest
//   choices   anything else: a header of kHeaderBytes, then what `freehold-fuzz gen --bytes` reads
//
// The header's first byte picks the profile, the others the subject and its options. IR without
// one has zeros: corpus files are inputs as they are.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/Program.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace freehold::targets {

inline constexpr size_t kHeaderBytes = 5;

/// Begins like IR, perhaps after white space: with a comment, an op, an alias.
bool isText(llvm::StringRef bytes);

/// The header as a line of text, for IR that had other inputs' choices; and IR with another header.
std::string headerLine(llvm::StringRef header);

struct Input {
  bool isText = false;
  /// kHeaderBytes of them.
  std::string header;
  /// IR, or choices.
  std::string rest;

  /// Everything but the profile.
  gen::Choices variant() const {
    return gen::Choices::fromBytes(std::string_view(header).substr(1));
  }
  unsigned profile() const { return static_cast<unsigned char>(header[0]); }
};

Input readInput(llvm::StringRef bytes);
/// The inverse; zero headers of text are left out.
std::string writeInput(const Input &input);

/// Which profiles an input may pick from.
enum class Profiles : uint8_t {
  /// All but those of programs too large for a fuzzer.
  Any,
  /// The legacy one for every second value.
  Legacy,
};
/// The program that is meant. Equal inputs, equal programs.
Program programOf(const Input &input, Profiles profiles);

} // namespace freehold::targets
