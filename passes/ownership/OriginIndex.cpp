//===- OriginIndex.cpp ----------------------------------------------------===//
#include "passes/ownership/OriginIndex.h"

using namespace mlir;

namespace freehold::ownership {

void OriginIndexBase::add(unsigned number, SameAllocation::Origins origins) {
  kinds.push_back({number, origins.wide ? ~0u : origins.is, origins.wide ? ~0u : origins.mayBe});
  if (origins.wide || origins.mayBe != 0)
    open.push_back(kinds.back());
  for (unsigned origin : origins.ids)
    byOrigin[origin].push_back(number);
}

SmallVector<unsigned> OriginIndexBase::find(SameAllocation::Origins origins) const {
  SmallVector<unsigned> found;
  unsigned is = origins.wide ? ~0u : origins.is, mayBe = origins.wide ? ~0u : origins.mayBe;
  for (const Kinds &each : mayBe == 0 ? open : kinds)
    if ((each.is & mayBe) != 0 || (each.mayBe & is) != 0)
      found.push_back(each.number);
  for (unsigned origin : origins.ids)
    if (auto bucket = byOrigin.find(origin); bucket != byOrigin.end())
      llvm::append_range(found, bucket->second);
  llvm::sort(found);
  found.erase(llvm::unique(found), found.end());
  return found;
}

} // namespace freehold::ownership
