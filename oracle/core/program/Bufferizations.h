//===- Bufferizations.h - Subjects for programs on tensors ------*- C++ -*-===//
// The built-in subjects that bufferize tensors and then run a deallocation pipeline. On a program
// without tensors such a subject does the same as its deallocation pipeline alone. Judging it on
// every program would be wasted time, so it is judged only if the user names it or asks for all
// subjects of a kind.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Subject.h"

namespace freehold {

/// Appends these rows to the table of built-in subjects.
void addBufferizations(std::vector<Subject> &table);

/// Whether the subject is one of these rows.
bool isBufferization(const Subject &subject);

} // namespace freehold
