//===- Schema.h - The tables of state.db ------------------------*- C++ -*-===//
#pragma once

#include "fuzz/state/Database.h"

namespace freehold::state {

/// Returns true if the database has no tables yet.
bool isNew(Database &database);

/// Makes the tables if they are not there. Throws if a later version of Freehold made them.
void makeTables(Database &database);

} // namespace freehold::state
