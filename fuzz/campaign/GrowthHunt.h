//===- GrowthHunt.h - Passes whose work grows too fast ----------*- C++ -*-===//
// A campaign draws families (fuzz/growth/Family.h) from its seed: a function of a corpus program or of a generated
// one, a way to repeat it, and a subject. What grows faster than the square of the program is
// reported for each pass, and is a defect of kind `cost` among the others; its cause is known if a finding has the
// key "cost PASS".
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/campaign/Campaign.h"
#include "fuzz/campaign/DefectStore.h"
#include "fuzz/growth/Meter.h"
#include "fuzz/triage/FindingStore.h"

#include <map>

namespace freehold {

class GrowthHunt {
public:
  /// Writes into `folder`. `options` must outlive this.
  GrowthHunt(const CampaignOptions &options, std::string folder, FileWriter write);

  /// Counts the families, until the tool is interrupted, and adds each that grows too fast to `defects`, which
  /// then knows the causes that are `known`. Returns the error of writing a file, or an empty string.
  std::string run(DefectStore &defects, const triage::FindingStore &known);

  /// Returns what was counted and found, each cause once.
  std::string text(const triage::FindingStore &known) const;
  /// Returns the number of passes that grow too fast.
  size_t size() const { return causes_.size(); }

private:
  struct Family {
    Program program;
    std::string origin, entry, way;
    Subject subject;
  };
  std::optional<Family> draw(uint64_t number) const;
  std::string add(const Family &family, const growth::Excess &excess, DefectStore &defects);

  /// What was found of one pass: the first family that showed it, and how many did.
  struct Cause {
    uint64_t families = 0;
    std::string description, command;
  };

  const CampaignOptions &options_;
  std::string folder_;
  FileWriter write_;
  std::vector<std::string> files_;
  std::vector<Subject> subjects_;
  uint64_t drawn_ = 0, counted_ = 0;
  /// Why the first family that could not be counted could not.
  std::string whyNot_;
  std::map<std::string, Cause> causes_;
};

} // namespace freehold
