//===- BufferHoisting.cpp -===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHBUFFERHOISTING
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct BufferHoisting : impl::FhBufferHoistingBase<BufferHoisting> {
  using FhBufferHoistingBase::FhBufferHoistingBase;
  void runOnOperation() override {
    getOperation()->emitError("not implemented");
    signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> createBufferHoisting(bool) { return std::make_unique<BufferHoisting>(); }

} // namespace freehold
