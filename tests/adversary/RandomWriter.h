//===- RandomWriter.h - Writes random text over memrefs ---------*- C++ -*-===//
// Text is written line by line. Freed values are rarely used again, so that most bodies are defined
// in some world. Mistakes can then lead to undefined behaviour in others. Ops for all bodies are in
// RandomBody.cpp, those for programs only in RandomProgram.cpp.
//===----------------------------------------------------------------------===//
#pragma once

#include "tests/adversary/RandomBody.h"

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"

#include <vector>

namespace freehold::adversary {

/// The types that are drawn.
inline constexpr const char *kMemRefs[] = {"memref<4xi32>", "memref<?xi32>",
                                           "memref<?xi32, strided<[?], offset: ?>>", "memref<2xi8>",
                                           "memref<?xf32>"};
inline constexpr unsigned kStatic = 0, kDynamic = 1, kStrided = 2, kBytes = 3, kFloats = 4;
/// Used for arguments of programs only; ops of one dimension do not accept it.
inline constexpr const char *kMatrix = "memref<?x?xi32>";

class RandomWriter {
public:
  RandomWriter(gen::Choices &choices, bool isProgram) : c(choices), isProgram_(isProgram) {}
  std::string write();

private:
  struct Value {
    std::string name, type;
    /// Whether it may be freed, once: it was allocated here or is owned.
    bool mayFree = false;
    bool isFreed = false;
  };
  using Scope = std::vector<Value>;

  std::string fresh() { return "%v" + std::to_string(next_++); }
  void line(const std::string &text) { body_ += std::string(2 * depth_, ' ') + text + "\n"; }
  void define(Scope &scope, const std::string &type, const std::string &text,
              bool mayFree = false) {
    std::string name = fresh();
    line(name + " = " + text);
    scope.push_back({name, type, mayFree});
  }
  Value *any(Scope &scope, llvm::function_ref<bool(const Value &)> isWanted);
  Value *memref(Scope &scope) {
    return any(scope, [](const Value &v) {
      return llvm::StringRef(v.type).starts_with("memref") && v.type != kMatrix;
    });
  }
  std::string scalar(Scope &scope, const std::string &type);
  static std::string elementOf(const std::string &type) {
    llvm::StringRef text(type);
    return text.contains("i8") ? "i8" : text.contains("f32") ? "f32" : "i32";
  }
  void op(Scope &scope);
  void access(Scope &scope);
  void guardedAccess(Scope &scope);
  void matrix(Scope &scope);
  void arithmetic(Scope &scope);
  void alias(Scope &scope);
  /// Adds an i1 that says whether two memrefs have the same aligned pointer.
  void comparePointers(Scope &scope, const std::string &name, const std::string &type);
  void lifetime(Scope &scope);
  /// Adds a bufferization.dealloc.
  void deallocate(Scope &scope);
  void branch(Scope &scope);
  void loop(Scope &scope);
  void outside(Scope &scope);
  void floats(Scope &scope);
  /// Returns the globals and functions that programs use.
  static std::string declarations();

  gen::Choices &c;
  bool isProgram_;
  std::string body_;
  unsigned next_ = 0, depth_ = 1;
};

} // namespace freehold::adversary
