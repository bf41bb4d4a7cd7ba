//===- OwnershipPass.cpp ---===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHOWNERSHIPBASEDBUFFERDEALLOCATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct OwnershipPass : impl::FhOwnershipBasedBufferDeallocationBase<OwnershipPass> {
  using FhOwnershipBasedBufferDeallocationBase::FhOwnershipBasedBufferDeallocationBase;
  void runOnOperation() override {
    emitError(getOperation()->getLoc(), "not built yet");
    signalPassFailure();
  }
};
} // namespace

} // namespace freehold
std::unique_ptr<mlir::Pass> freehold::createOwnershipBasedBufferDeallocation(const freehold::OwnershipOptions &) { return std::make_unique<freehold::OwnershipPass>(); }
