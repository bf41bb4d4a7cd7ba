//===- ApartArguments.cpp -------------------------------------------------===//
#include "oracle/core/ApartArguments.h"

#include "mlir/IR/BuiltinTypes.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

using namespace mlir;

namespace freehold {

/// Numbers of the arguments that `attribute`, of argument `number`, tells apart from it.
static std::vector<uint64_t> named(Attribute attribute, unsigned number, unsigned arguments) {
  std::vector<uint64_t> others;
  if (isa_and_nonnull<UnitAttr>(attribute))
    for (unsigned other = 0; other < arguments; ++other)
      others.push_back(other);
  if (auto list = dyn_cast_or_null<ArrayAttr>(attribute))
    for (Attribute each : list)
      if (auto other = dyn_cast<IntegerAttr>(each);
          other && other.getValue().getActiveBits() <= 32 && !other.getValue().isNegative())
        others.push_back(other.getValue().getZExtValue());
  llvm::erase(others, number);
  return others;
}

std::vector<std::vector<unsigned>> apartArguments(Operation *function, unsigned arguments) {
  std::vector<std::vector<unsigned>> apart(arguments);
  auto op = dyn_cast_or_null<FunctionOpInterface>(function);
  if (!op)
    return apart;
  auto isMemRef = [&](uint64_t number) {
    return number < arguments && number < op.getNumArguments() &&
           isa<BaseMemRefType>(op.getArgumentTypes()[number]);
  };
  for (unsigned number = 0; number < arguments; ++number) {
    if (!isMemRef(number))
      continue;
    for (uint64_t other : named(op.getArgAttr(number, "freehold.noalias"), number, arguments))
      if (isMemRef(other)) {
        apart[number].push_back(static_cast<unsigned>(other));
        apart[other].push_back(number);
      }
  }
  for (std::vector<unsigned> &others : apart) {
    llvm::sort(others);
    others.erase(std::unique(others.begin(), others.end()), others.end());
  }
  return apart;
}

} // namespace freehold
