//===- CloneSimplification.cpp -===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHCLONESIMPLIFICATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct CloneSimplification : impl::FhCloneSimplificationBase<CloneSimplification> {
  using FhCloneSimplificationBase::FhCloneSimplificationBase;
  void runOnOperation() override {
    getOperation()->emitError("not implemented");
    signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> createCloneSimplification(const CloneSimplificationOptions &) {
  return std::make_unique<CloneSimplification>();
}

} // namespace freehold
