//===- SimplificationPass.cpp ---===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHBUFFERDEALLOCATIONSIMPLIFICATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct SimplificationPass : impl::FhBufferDeallocationSimplificationBase<SimplificationPass> {
  using FhBufferDeallocationSimplificationBase::FhBufferDeallocationSimplificationBase;
  void runOnOperation() override {
    emitError(getOperation()->getLoc(), "not built yet");
    signalPassFailure();
  }
};
} // namespace

} // namespace freehold
std::unique_ptr<mlir::Pass> freehold::createBufferDeallocationSimplification() { return std::make_unique<freehold::SimplificationPass>(); }
