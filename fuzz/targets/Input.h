//===- Input.h - The bytes that targets get ---------------------*- C++ -*-===//
//   text      begins as IR does; a first line "// header: 03 00 00 00 00" may stand before the rest
//   choices   anything else: a header of kHeaderBytes, then what `freehold-fuzz gen --bytes` reads
//
// The header's first byte selects the profile, the others the subject and its options. Text without
// a header line has a header of zeros, so that corpus files are valid inputs.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/program/Program.h"

#include "llvm/ADT/StringRef.h"

#include <string>

namespace freehold::targets {

inline constexpr size_t kHeaderBytes = 5;

/// Returns true if the bytes begin like IR, after white space: with a comment, an op or an alias.
bool isText(llvm::StringRef bytes);

/// Returns the header as a line, and text with its header replaced by another one.
std::string headerLine(llvm::StringRef header);

struct Input {
  bool isText = false;
  /// The header: kHeaderBytes bytes.
  std::string header;
  /// The IR, or the bytes for the generator's choices.
  std::string rest;

  /// Choices from the header's bytes after the first one.
  gen::Choices variant() const {
    return gen::Choices::fromBytes(std::string_view(header).substr(1));
  }
  unsigned profile() const { return static_cast<unsigned char>(header[0]); }
};

Input readInput(llvm::StringRef bytes);
/// The inverse of reading an input. A header of zeros is left out of text.
std::string writeInput(const Input &input);

/// The profiles that the header's first byte selects from.
enum class Profiles : uint8_t {
  /// All profiles, except those whose programs are too large for a fuzzer.
  Any,
  /// The legacy profile for every second value.
  Legacy,
};
/// Returns the program that the input stands for; a function of the input alone.
Program programOf(const Input &input, Profiles profiles);

} // namespace freehold::targets
