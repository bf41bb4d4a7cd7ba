//===- Races.cpp ----------------------------------------------------------===//
#include "oracle/interp/Races.h"

namespace freehold::interp {

/// Makes `touch` stand for the current access as well. An earlier one of another iteration stays: what is to come
/// races with it too, since iterations run one after the other.
void Races::note(Touch &touch) const {
  bool isOther = unordered(touch.time);
  if (isOther || (touch.time > loops_.back().before && touch.depth == loops_.size()))
    touch.locks &= locks_;
  else if (touch.time > loops_.back().before)
    touch.locks = touch.outerLocks & locks_;
  else
    touch.locks = locks_;
  touch.outerLocks = touch.time > loops_.front().before ? touch.outerLocks & locks_ : locks_;
  if (isOther)
    return;
  touch.time = loops_.back().iteration;
  touch.depth = static_cast<uint16_t>(loops_.size());
}

const Inst *Races::read(ByteTouches *touches, unsigned bytes) {
  for (unsigned b = 0; b < bytes; ++b) {
    if (const Inst *loop = racing(touches[b].written))
      return loop;
    note(touches[b].touched);
    if (locks_) {
      touches[b].readIn = loops_.back().iteration;
      touches[b].readWhile = holding_;
    }
  }
  return nullptr;
}

const Inst *Races::losing(const ByteTouches &byte, bool isLate) const {
  size_t depth = unordered(byte.writtenLate);
  if (!depth && isLate)
    depth = unordered(byte.written.time);
  return depth ? loops_[depth - 1].begin : nullptr;
}

const Inst *Races::write(ByteTouches *touches, unsigned bytes, bool changes) {
  for (unsigned b = 0; b < bytes; ++b) {
    ByteTouches &byte = touches[b];
    if (!changes) {
      // Both iterations write the same bits. A third iteration that reads them races with either.
      if (racing(byte.written))
        byte.written = {loops_.back().iteration, 0, 0, static_cast<uint16_t>(loops_.size())};
      else
        note(byte.touched);
      continue;
    }
    for (const Touch &earlier : {byte.written, byte.touched})
      if (const Inst *loop = racing(earlier))
        return loop;
    bool isLate = locks_ && byte.readIn == loops_.back().iteration && byte.readWhile != holding_;
    if (const Inst *loop = losing(byte, isLate))
      return loop;
    if (isLate)
      byte.writtenLate = loops_.back().iteration;
    note(byte.written);
  }
  return nullptr;
}

const Inst *Races::free(const ByteTouches *touches, uint64_t bytes) const {
  for (uint64_t b = 0; b < bytes; ++b)
    for (const Touch &earlier : {touches[b].written, touches[b].touched})
      if (const Inst *loop = racing(earlier))
        return loop;
  return nullptr;
}

} // namespace freehold::interp
