//===- Variants.h - Which subject an input asks for -------------*- C++ -*-===//
// Each function draws from the header's choices; the smallest choice is the subject that matters
// most. Together they reach every pass of ours with every value of its options that makes a
// difference. Pipelines that are no row of the table of subjects are named after their text.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/Subject.h"

#include <vector>

namespace freehold::targets {

/// The shipped pipelines.
Subject upstreamVariant(gen::Choices &choices);
/// Our ownership-based pipelines and passes.
Subject ownershipVariant(gen::Choices &choices);
/// Our clone-based ones, and what places buffers, before either kind of deallocation.
Subject legacyVariant(gen::Choices &choices);
/// The shipped one, then ours that does the same.
std::vector<Subject> differentialVariant(gen::Choices &choices);
/// What canonicalizes, simplifies and lowers bufferization.dealloc, shipped or ours.
Subject deallocOpVariant(gen::Choices &choices);

} // namespace freehold::targets
