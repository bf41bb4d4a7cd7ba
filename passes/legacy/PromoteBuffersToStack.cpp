//===- PromoteBuffersToStack.cpp -===//
#include "passes/Passes.h"

#define GEN_PASS_DEF_FHPROMOTEBUFFERSTOSTACK
#include "passes/PassBase.h"

using namespace mlir;

namespace freehold {

namespace {
struct PromoteBuffersToStack : impl::FhPromoteBuffersToStackBase<PromoteBuffersToStack> {
  using FhPromoteBuffersToStackBase::FhPromoteBuffersToStackBase;
  void runOnOperation() override {
    getOperation()->emitError("not implemented");
    signalPassFailure();
  }
};
} // namespace

std::unique_ptr<Pass> createPromoteBuffersToStack(const PromotionOptions &) {
  return std::make_unique<PromoteBuffersToStack>();
}

} // namespace freehold
