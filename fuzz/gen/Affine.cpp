//===- Affine.cpp ---------------------------------------------------------===//
#include "fuzz/gen/Affine.h"

#include <algorithm>

namespace freehold::gen {

std::string pickAffineIndex(Emitter &e) {
  const auto &known = e.place.affineIndices;
  auto found = e.scope.find([&](const Value &value) {
    return value.type == scalar(Element::Index) &&
           (e.place.isTopLevel || std::find(known.begin(), known.end(), value.name) != known.end());
  });
  unsigned pick = e.choices.choose(static_cast<unsigned>(found.size()) + 1);
  if (pick < found.size())
    return e.scope.values()[found[pick]].name;
  return e.constant(Element::Index, e.choices.choose(5));
}

std::string pickInlineIndex(Emitter &e) {
  std::string name = pickAffineIndex(e);
  if (name.find('#') == std::string::npos)
    return name;
  return e.op("affine.apply affine_map<(d0) -> (d0)>(" + name + ")");
}

std::string pickAffineExpr(Emitter &e, unsigned bound) {
  std::string limit = std::to_string(bound);
  unsigned form = bound == 1 ? 0 : e.choices.weighted({2, 4, 2, 2});
  if (form == 0)
    return std::to_string(e.choices.choose(bound));
  std::string a = pickInlineIndex(e);
  if (form == 1)
    return a + " mod " + limit;
  if (form == 2)
    return a + " floordiv " + std::to_string(kIndexMax / bound + 1);
  std::string factor = std::to_string(1 + e.choices.choose(3));
  return "(" + a + " * " + factor + " + " + pickInlineIndex(e) + ") mod " + limit;
}

std::string pickAffineSet(Emitter &e) {
  std::string number = std::to_string(e.choices.choose(4)), a = pickAffineIndex(e);
  switch (e.choices.choose(4)) {
  case 0:
    return "affine_set<(d0) : (d0 - " + number + " >= 0)>(" + a + ")";
  case 1:
    return "affine_set<(d0) : (d0 mod 2 == 0)>(" + a + ")";
  case 2:
    return "affine_set<(d0, d1) : (d0 - d1 >= 0)>(" + a + ", " + pickAffineIndex(e) + ")";
  default:
    return "affine_set<(d0, d1) : (d0 + d1 - " + number + " >= 0, 6 - d0 >= 0)>(" + a + ", " +
           pickAffineIndex(e) + ")";
  }
}

} // namespace freehold::gen
