//===- BufferLoopHoisting.cpp -===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHBUFFERLOOPHOISTING
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct BufferLoopHoisting : impl::FhBufferLoopHoistingBase<BufferLoopHoisting> {
  using FhBufferLoopHoistingBase::FhBufferLoopHoistingBase;
  void runOnOperation() override {
    getOperation()->emitError("not implemented");
    signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> createBufferLoopHoisting(bool) {
  return std::make_unique<BufferLoopHoisting>();
}

} // namespace freehold
