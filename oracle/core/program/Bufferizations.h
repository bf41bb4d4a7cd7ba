//===- Bufferizations.h - Subjects for programs on tensors ------*- C++ -*-===//
// Rows of the table of subjects that turn tensors to buffers, each followed by a deallocation
// pipeline. On programs without tensors they do what that pipeline does, so they are judged only if they
// are named, or all subjects of a kind are.
//===----------------------------------------------------------------------===//
#pragma once

#include "oracle/core/program/Subject.h"

namespace freehold {

void addBufferizations(std::vector<Subject> &table);

/// Whether the subject is one of these rows.
bool isBufferization(const Subject &subject);

} // namespace freehold
