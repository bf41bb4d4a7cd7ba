//===- BufferDeallocation.cpp -===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHBUFFERDEALLOCATION
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct BufferDeallocation : impl::FhBufferDeallocationBase<BufferDeallocation> {
  using FhBufferDeallocationBase::FhBufferDeallocationBase;
  void runOnOperation() override {
    getOperation()->emitError("not implemented");
    signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> createBufferDeallocation(bool) {
  return std::make_unique<BufferDeallocation>();
}

} // namespace freehold
