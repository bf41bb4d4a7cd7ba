//===- CorpusModes.h - What a corpus covers, and what it needs --*- C++ -*-===//
// Two modes of `freehold-fuzz run` that judge nothing:
//
//   coverage   how many programs of the corpus have each shape of features/Checklist.h, and which none has
//   prune      copies a part of the corpus that has the same features and shapes (fuzz/features): the shortest
//              program that has one is kept
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Campaign.h"

namespace freehold {

/// Prints the table. Returns an exit code of README.md.
int coverCorpus(const CampaignOptions &options);

/// Copies to `options.out`, which is claimed as that of a campaign is. Returns an exit code of README.md.
int pruneCorpus(const CampaignOptions &options);

} // namespace freehold
