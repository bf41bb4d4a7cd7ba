//===- Engine.cpp ---------------------------------------------------------===//
#include "oracle/native/Engine.h"

#include "llvm/ADT/STLExtras.h"

namespace freehold::native {

/// Ops that access exactly one element. Other ops may access none, while the interpreter reports a
/// freed buffer that is copied even if it is empty.
static bool touchesOneElement(std::string_view op) {
  static constexpr std::string_view ops[] = {"memref.load", "memref.store", "affine.load",
                                             "affine.store", "memref.atomic_rmw"};
  return llvm::is_contained(ops, op);
}

bool sees(EngineKind, const Defect &defect) {
  switch (defect.kind) {
  case DefectKind::UseAfterFree:
    return touchesOneElement(defect.evidence.what.op);
  // Native code frees a buffer through any view of it.
  case DefectKind::Abi:
    return defect.evidence.what.op != "shifted";
  case DefectKind::DoubleFree:
  case DefectKind::Leak:
  case DefectKind::Observation:
    return true;
  // Native code frees a buffer through any view of it, and views inside a larger buffer have
  // no bounds. A stack buffer lives until its function returns or its scope's code is reused.
  case DefectKind::BadFree:
  case DefectKind::OutOfBounds:
  case DefectKind::UninitialisedRead:
  case DefectKind::DeadStackUse:
  case DefectKind::Undefined:
    return false;
  // Found before anything runs. (A stack overflow is resource too, but natively the runtime
  // allocates stack buffers.)
  case DefectKind::InvalidOutput:
  case DefectKind::RejectedLate:
  case DefectKind::Crash:
  case DefectKind::PassMemoryError:
  case DefectKind::Hang:
  case DefectKind::Resource:
  case DefectKind::Cost:
  case DefectKind::JudgeDisagreement:
    break;
  }
  return false;
}

std::unique_ptr<Engine> makeEngine(EngineKind kind) {
  switch (kind) {
  case EngineKind::Jit:
    return makeJitEngine();
  case EngineKind::Asan:
    return makeAsanEngine();
  case EngineKind::Valgrind:
    return makeValgrindEngine();
  }
  return nullptr;
}

} // namespace freehold::native
