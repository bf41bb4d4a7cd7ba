//===- Interruption.h - SIGINT and SIGTERM as a question --------*- C++ -*-===//
#pragma once

#include <optional>

namespace freehold::reduce {

/// From now on SIGINT and SIGTERM are only remembered, and a full disk or a limit of file size
/// is an error of the write instead of the end of the process. Commands that are started later
/// have the usual handling.
void catchInterruptions();

/// The signal that came, if one did.
std::optional<int> interruption();

} // namespace freehold::reduce
