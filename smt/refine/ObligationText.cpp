//===- ObligationText.cpp - Names of obligations and results --------------===//
#include "smt/refine/Refine.h"

#include "oracle/core/verdict/Verdict.h"

namespace freehold::smt {

std::string describe(const Obligation &obligation) {
  std::string result = "result " + std::to_string(obligation.result);
  std::string row = obligation.row ? " (" + obligation.row->name() + ")" : "";
  switch (obligation.kind) {
  case ObligationKind::FreesTwice:
    return "frees twice";
  case ObligationKind::BadFree:
    return "frees what it may not";
  case ObligationKind::UsesAfterFree:
    return "uses after free";
  case ObligationKind::OutOfBounds:
    return "is out of bounds" + row;
  case ObligationKind::ReadsUnwritten:
    return "reads what is not written" + row;
  case ObligationKind::IsUndefined:
    return "is undefined" + row;
  case ObligationKind::WritesShared:
    return "writes what is cloned";
  case ObligationKind::Leaks:
    return "leaks";
  case ObligationKind::FreesKept:
    return "frees what is kept";
  case ObligationKind::LeaksNew:
    return "leaks what it allocates";
  case ObligationKind::LosesOwnership:
    return result + " loses ownership";
  case ObligationKind::GainsOwnership:
    return result + " gains ownership";
  case ObligationKind::ResultIsPoison:
    return result + " is poison";
  case ObligationKind::ResultDiffers:
    return result + " is not the same";
  case ObligationKind::ResultIsLessAligned:
    return result + " is less aligned";
  case ObligationKind::ResultIsShared:
    return result + " is shared";
  case ObligationKind::ContentsDiffer:
    return "leaves other contents";
  }
  llvm_unreachable("covered switch");
}

std::string_view kindOf(const Obligation &obligation) {
  switch (obligation.kind) {
  case ObligationKind::FreesTwice:
    return freehold::spell(DefectKind::DoubleFree);
  case ObligationKind::BadFree:
    return freehold::spell(DefectKind::BadFree);
  case ObligationKind::UsesAfterFree:
  case ObligationKind::FreesKept:
    return freehold::spell(DefectKind::UseAfterFree);
  case ObligationKind::OutOfBounds:
    return freehold::spell(DefectKind::OutOfBounds);
  case ObligationKind::ReadsUnwritten:
    return freehold::spell(DefectKind::UninitialisedRead);
  case ObligationKind::IsUndefined:
  case ObligationKind::ResultIsPoison:
  case ObligationKind::WritesShared:
  case ObligationKind::ResultIsShared:
    return freehold::spell(DefectKind::Undefined);
  case ObligationKind::Leaks:
  case ObligationKind::LeaksNew:
    return freehold::spell(DefectKind::Leak);
  case ObligationKind::LosesOwnership:
  case ObligationKind::GainsOwnership:
  case ObligationKind::ResultDiffers:
  case ObligationKind::ResultIsLessAligned:
  case ObligationKind::ContentsDiffer:
    break;
  }
  return freehold::spell(DefectKind::Observation);
}

std::string_view spell(ProofResult::Kind kind) {
  switch (kind) {
  case ProofResult::Kind::Proved:
    return "proved";
  case ProofResult::Kind::Refuted:
    return "refuted";
  case ProofResult::Kind::Unknown:
    return "unknown";
  case ProofResult::Kind::Vacuous:
    return "vacuous";
  case ProofResult::Kind::Invalid:
    break;
  }
  return "invalid";
}

} // namespace freehold::smt
