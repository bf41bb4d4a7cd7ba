//===- Pointers.h - What an !llvm.ptr refers to -----------------*- C++ -*-===//
// A pointer is a number. One that was made from the address of a buffer (llvm.inttoptr of
// memref.extract_aligned_pointer_as_index) is an address and refers to the buffer that has it, as in
// machine code: to a live one if there is one, and otherwise to a freed one. Others, which callers and
// external functions hand out, and addresses of LLVM's globals, are handles, which refer to nothing
// that the program knows.
//
// A source whose observations depend on addresses does not fit, since its runs with other addresses
// differ. What external functions get through a pointer are therefore the bytes that it refers to, up
// to the end of the buffer, and its number is not observed.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/interp/Machine.h"

namespace freehold::interp {

struct Pointee {
  uint32_t allocation = 0;
  /// Distance from the aligned pointer of the buffer, in bytes. Past the buffer, or negative, if the
  /// address is in none, but close to this one.
  int64_t offset = 0;
};

/// Returns what an address refers to; std::nullopt for a handle. Adds to `searched` how many buffers it
/// has looked at.
std::optional<Pointee> pointeeOf(const Machine &m, uint64_t address, int64_t &searched);

/// The bytes from a pointer on to the end of its buffer, as a memref of i8.
struct PointedBytes {
  std::array<uint64_t, kMemRefHead + 2> words;
  MemRefView view() { return {words.data(), 1}; }
};
/// Returns them for a value of a pointer type in `reg`; std::nullopt for other types and for handles.
std::optional<PointedBytes> pointedBytes(Machine &m, mlir::Type type, uint32_t reg);

} // namespace freehold::interp
