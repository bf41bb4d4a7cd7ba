//===- ExpandRealloc.cpp ---===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHEXPANDREALLOC
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct ExpandReallocPass : impl::FhExpandReallocBase<ExpandReallocPass> {
  using FhExpandReallocBase::FhExpandReallocBase;
  void runOnOperation() override {
    emitError(getOperation()->getLoc(), "not built yet");
    signalPassFailure();
  }
};
} // namespace

} // namespace freehold
std::unique_ptr<mlir::Pass> freehold::createExpandRealloc(bool emitDeallocs) { return std::make_unique<freehold::ExpandReallocPass>(); }
