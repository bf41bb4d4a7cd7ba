//===- LowerDeallocations.cpp ---===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHBUFFERIZATIONLOWERDEALLOCATIONS
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct LowerDeallocationsPass : impl::FhBufferizationLowerDeallocationsBase<LowerDeallocationsPass> {
  using FhBufferizationLowerDeallocationsBase::FhBufferizationLowerDeallocationsBase;
  void runOnOperation() override {
    emitError(getOperation()->getLoc(), "not built yet");
    signalPassFailure();
  }
};
} // namespace

} // namespace freehold
std::unique_ptr<mlir::Pass> freehold::createLowerDeallocations(const freehold::LoweringOptions &) { return std::make_unique<freehold::LowerDeallocationsPass>(); }
