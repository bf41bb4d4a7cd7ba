//===- Schema.h - The tables of state.db ------------------------*- C++ -*-===//
#pragma once

#include "fuzz/state/Database.h"

namespace freehold::state {

/// Returns true if the database has no tables yet. Throws if it has tables of another program, or those of
/// another version of Freehold.
bool isNew(Database &database);

/// Makes the tables if they are not there.
void makeTables(Database &database);

} // namespace freehold::state
