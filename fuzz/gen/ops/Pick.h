//===- Pick.h - Values that rows work on ------------------------*- C++ -*-===//
// A row that needs a certain kind of value states it as a predicate: `has` then is the row's
// isValid, and `pick` chooses a value.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Emitter.h"

namespace freehold::gen {

inline bool always(const Emitter &) { return true; }
inline bool isMemRef(const Value &value) { return value.type.isMemRef; }
inline bool isRanked(const Value &value) { return value.type.isRanked(); }
inline bool isWritable(const Value &value) { return value.isWritable(); }
inline bool isStaticWhole(const Value &value) {
  return value.type.isRanked() && value.facts.isWhole && value.type.isStatic();
}

using Predicate = bool(const Value &);

template <Predicate *predicate> bool has(const Emitter &e) { return e.scope.any(predicate); }

template <typename Holds> Value pickWhere(Emitter &e, Holds holds) {
  auto found = e.scope.find(holds);
  return e.scope.values()[found[e.choices.choose(static_cast<unsigned>(found.size()))]];
}
template <Predicate *predicate> Value pick(Emitter &e) { return pickWhere(e, predicate); }

inline bool haveOneShape(const Type &a, const Type &b) {
  return a.element == b.element && a.rank == b.rank && a.sizes == b.sizes;
}

/// Adds `%v = TEXT : source WORD type` to the scope. The source then counts as observed.
Value addView(Emitter &e, const Value &source, Type type, const std::string &text, const char *word,
              Facts facts);

} // namespace freehold::gen
