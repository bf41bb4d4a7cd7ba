//===- SameAllocation.cpp -------------------------------------------------===//
#include "passes/analysis/SameAllocation.h"
