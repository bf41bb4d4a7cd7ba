//===- Races.cpp ----------------------------------------------------------===//
#include "oracle/interp/Races.h"

namespace freehold::interp {

const Inst *Races::read(ByteTouches *touches, unsigned bytes) {
  for (unsigned b = 0; b < bytes; ++b) {
    if (const Inst *loop = unordered(touches[b].written))
      return loop;
    touch(touches[b]);
  }
  return nullptr;
}

const Inst *Races::write(ByteTouches *touches, unsigned bytes, bool changes) {
  for (unsigned b = 0; b < bytes; ++b) {
    ByteTouches &byte = touches[b];
    const Inst *writer = unordered(byte.written);
    if (!changes) {
      // Both iterations write the same bits. A third iteration that reads them races with either.
      if (writer)
        byte.written = now();
      else
        touch(byte);
      continue;
    }
    if (writer)
      return writer;
    if (const Inst *loop = unordered(byte.touched))
      return loop;
    byte.written = now();
  }
  return nullptr;
}

const Inst *Races::free(const ByteTouches *touches, uint64_t bytes) const {
  for (uint64_t b = 0; b < bytes; ++b)
    for (uint32_t noted : {touches[b].written, touches[b].touched})
      if (const Inst *loop = unordered(noted))
        return loop;
  return nullptr;
}

} // namespace freehold::interp
