//===- Profile.cpp --------------------------------------------------------===//
#include "fuzz/gen/Profile.h"

namespace freehold::gen {

unsigned Profile::percent(std::string_view rowName) const {
  size_t longest = 0;
  unsigned result = 100;
  for (const Scale &scale : scales)
    if (rowName.starts_with(scale.prefix) && scale.prefix.size() >= longest) {
      longest = scale.prefix.size();
      result = scale.percent;
    }
  return result;
}

const std::vector<Profile> &profileTable() {
  static const std::vector<Profile> table = {
      {.name = "default",
       .summary = "a bit of everything that the shipped pipeline accepts",
       .scales = {{"cf.switch", 0}}},
      {.name = "cfg",
       .summary = "branches between blocks with memref arguments, several returns",
       .scales = {{"cf.", 400}, {"cf.switch", 40}, {"scf.", 30}, {"scf.execute_region", 200}},
       .rowsMax = 24,
       .depthMax = 4},
      {.name = "regions",
       .summary = "nests of scf ops that carry and yield memrefs",
       .scales = {{"scf.", 400}, {"cf.", 0}, {"func.", 40}},
       .helpersMax = 1,
       .rowsPerFunctionMax = 20},
      {.name = "calls",
       .summary = "functions that take and return memrefs, recursion, external functions",
       .scales = {{"func.", 500}, {"cf.", 50}, {"cf.switch", 0}, {"scf.", 50}},
       .helpersMax = 5,
       .entriesMax = 2,
       .rowsMax = 36,
       .rowsPerFunctionMax = 8},
      {.name = "views",
       .summary = "views, casts, selects and clones of buffers",
       .scales = {{"view.", 500}, {"bufferization.", 200}, {"arith.select", 200}, {"cf.switch", 0}},
       .helpersMax = 2},
  };
  return table;
}

const Profile *findProfile(std::string_view name) {
  for (const Profile &profile : profileTable())
    if (profile.name == name)
      return &profile;
  return nullptr;
}

} // namespace freehold::gen
