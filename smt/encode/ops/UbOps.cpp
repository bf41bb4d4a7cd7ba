//===- UbOps.cpp - ub: poison ---------------------------------------------===//
#include "smt/encode/Encoder.h"

#include "mlir/Dialect/UB/IR/UBOps.h"

using namespace mlir;

namespace freehold::smt {

static void encodePoison(ub::PoisonOp op, Encoder &e) {
  if (!isa<ub::PoisonAttr>(op.getValue()))
    return e.unsupported("a value that is poison in part");
  Terms &t = e.t;
  Term poison = e.poisonIf("always", t.yes());
  if (auto type = dyn_cast<BaseMemRefType>(op.getType())) {
    MemRefTerm memref = e.world.memrefOf(type, "poison");
    memref.poison = poison;
    return e.set(op, memref);
  }
  auto sort = scalarSort(op.getType());
  if (!sort)
    return e.unsupported("a value that is no scalar and no memref");
  e.set(op, ScalarTerm{t.literal(*sort, 0), poison});
}

void addUbEncoding(EncodeTable &table) { table.on<ub::PoisonOp>(encodePoison); }

} // namespace freehold::smt
