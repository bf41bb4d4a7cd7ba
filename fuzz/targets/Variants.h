//===- Variants.h - Which subject an input asks for -------------*- C++ -*-===//
// Each function selects a subject by choices from the header; the smallest choice is the most
// important subject. Together they cover every pass of ours with every relevant value of its
// options. A pipeline without a row in the table of subjects is named after its text.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"
#include "oracle/core/program/Subject.h"

#include <vector>

namespace freehold::targets {

/// Selects a shipped pipeline.
Subject upstreamVariant(gen::Choices &choices);
/// Selects one of our ownership-based pipelines and passes.
Subject ownershipVariant(gen::Choices &choices);
/// Selects a clone-based one of ours, or a pass that places buffers.
Subject legacyVariant(gen::Choices &choices);
/// Returns the shipped pipeline and our equivalent of it.
std::vector<Subject> differentialVariant(gen::Choices &choices);
/// Selects shipped or own passes that canonicalize, simplify or lower bufferization.dealloc.
Subject deallocOpVariant(gen::Choices &choices);

} // namespace freehold::targets
