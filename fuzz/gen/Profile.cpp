//===- Profile.cpp --------------------------------------------------------===//
#include "fuzz/gen/Profile.h"

#include "oracle/core/process/Similar.h"

#include "llvm/ADT/StringExtras.h"

#include <nlohmann/json.hpp>

#include <fstream>

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

/// Rows whose programs the shipped pipeline refuses or always miscompiles, and those of
/// BeyondOps.cpp. Only profiles that name them use them. The same goes for what is rare in programs.
static const std::string_view kRefused[] = {
    "cf.switch",           "cf.loop", "func.call_indirect", "memref.generic_atomic_rmw",
    "scf.parallel.memref", "beyond.", "func.call.shifted",  "rare."};

static std::vector<Profile> withoutRefused(std::vector<Profile> profiles) {
  for (Profile &profile : profiles)
    for (std::string_view row : kRefused) {
      auto named = [&](const Profile::Scale &scale) { return scale.prefix == row; };
      if (std::none_of(profile.scales.begin(), profile.scales.end(), named))
        profile.scales.push_back({std::string(row), 0});
    }
  return profiles;
}

/// Long: the table.
const std::vector<Profile> &profileTable() {
  static const std::vector<Profile> table = withoutRefused({
      {.name = "default",
       .summary = "a bit of everything that the shipped pipeline accepts",
       .scales = {}},
      {.name = "cfg",
       .summary = "branches between blocks with memref arguments, several returns",
       .scales = {{"cf.", 400},
                  {"cf.switch", 40},
                  {"cf.loop", 400},
                  {"scf.", 30},
                  {"scf.execute_region", 200}},
       .rowsMax = 24,
       .depthMax = 4},
      {.name = "regions",
       .summary = "nests of scf and affine ops that carry and yield memrefs",
       .scales = {{"scf.", 400},
                  {"region.", 300},
                  {"affine.", 200},
                  {"affine.for.memref", 100},
                  {"scf.parallel.memref", 50},
                  {"memref.alloca_scope", 300},
                  {"memref.generic_atomic_rmw", 50},
                  {"cf.", 0},
                  {"func.", 40}},
       .helpersMax = 1,
       .rowsPerFunctionMax = 20},
      {.name = "calls",
       .summary = "functions that take and return memrefs, recursion, external functions",
       .scales = {{"func.", 500}, {"cf.", 50}, {"func.call_indirect", 100}, {"scf.", 50}},
       .helpersMax = 5,
       .entriesMax = 2,
       .rowsMax = 36,
       .rowsPerFunctionMax = 8},
      {.name = "views",
       .summary = "views, casts, selects and clones of buffers",
       .scales = {{"view.", 500},
                  {"func.call.shifted", 100},
                  {"box.", 200},
                  {"memref.generic_atomic_rmw", 50},
                  {"bufferization.", 200},
                  {"arith.select", 200}},
       .helpersMax = 2},
      {.name = "loops",
       .summary = "loops of every kind that carry, swap and replace buffers",
       .scales = {{"scf.for", 500},
                  {"scf.while", 500},
                  {"scf.parallel", 200},
                  {"affine.for", 300},
                  {"affine.for.memref", 100},
                  {"memref.realloc.loop", 300},
                  {"cf.", 50},
                  {"func.", 30}},
       .helpersMax = 1,
       .depthMax = 4},
      {.name = "legacy",
       .summary = "what clone-based deallocation requires: buffers are not written once forwarded",
       .scales = {{"cf.switch", 0},
                  {"cf.loop", 0},
                  {"box.", 0},
                  {"view.space_cast", 0},
                  {"scf.forall", 30},
                  {"bufferization.clone", 50}},
       .isLegacy = true},
      {.name = "tensor",
       .summary = "tensors that one-shot-bufferize makes buffers of",
       .scales = {{"cf.", 60}, {"func.", 60}, {"tensor.conflict.", 0}},
       .helpersMax = 2,
       .rowsMax = 24,
       .isTensor = true},
      {.name = "large",
       .summary = "up to about 2,000 ops",
       .scales = {},
       .helpersMax = 8,
       .entriesMax = 3,
       .rowsMax = 400,
       .rowsPerFunctionMax = 120,
       .depthMax = 6},
      {.name = "rare",
       .summary = "ops, attributes and operands that the others never have (fuzz/matrix)",
       .scales = {{"rare.", 400}, {"rare.refused", 300}},
       .helpersMax = 2},
  });
  return table;
}

/// Not in the table, since subjects that only deallocate do nothing to its programs.
static const Profile &unprepared() {
  static const Profile profile = {.name = "bufferize",
                                  .summary =
                                      "tensors for subjects that bufferize; only if it is named",
                                  .scales = {{"cf.", 30},
                                             {"func.", 100},
                                             {"tensor.insert_slice", 200},
                                             {"scf.for", 200},
                                             {"tensor.conflict.", 300}},
                                  .helpersMax = 3,
                                  .rowsMax = 24,
                                  .isTensor = true,
                                  .isUnprepared = true};
  return profile;
}

/// Not in the table, since the shipped pipeline refuses what it is for.
static const Profile &beyond() {
  static const Profile profile = {.name = "beyond",
                                  .summary = "frees by hand, buffers handed over at calls, and "
                                             "rare shapes; if it is named or all passes are fh-",
                                  .scales = {{"beyond.", 400},
                                             {"beyond.free", 800},
                                             {"beyond.affine_box", 1000},
                                             {"box.make", 600},
                                             {"box.", 200},
                                             {"arith.select", 200}},
                                  .helpersMax = 2,
                                  .rowsMax = 40,
                                  .rowsPerFunctionMax = 20};
  return profile;
}

const Profile *findProfile(std::string_view name) {
  for (const Profile &profile : profileTable())
    if (profile.name == name)
      return &profile;
  for (const Profile *profile : {&unprepared(), &beyond()})
    if (profile->name == name)
      return profile;
  return nullptr;
}

const Profile &profileInTurn(uint64_t seed) { return profileTable()[seed % profileTable().size()]; }

static std::vector<std::string> namesOfProfiles() {
  std::vector<std::string> names;
  for (const Profile &profile : profileTable())
    names.push_back(profile.name);
  names.push_back(unprepared().name);
  names.push_back(beyond().name);
  return names;
}

std::string profileNames() { return llvm::join(namesOfProfiles(), ", "); }

//===----------------------------------------------------------------------===//
// JSON
//===----------------------------------------------------------------------===//

using Json = nlohmann::json;

static constexpr struct {
  const char *name;
  unsigned Profile::*field;
} kLimits[] = {
    {"helpersMax", &Profile::helpersMax},
    {"entriesMax", &Profile::entriesMax},
    {"rowsMax", &Profile::rowsMax},
    {"rowsPerFunctionMax", &Profile::rowsPerFunctionMax},
    {"depthMax", &Profile::depthMax},
    {"costMax", &Profile::costMax},
    {"leaveOneOutOf", &Profile::leaveOneOutOf},
};
static constexpr struct {
  const char *name;
  bool Profile::*field;
} kModes[] = {{"isLegacy", &Profile::isLegacy},
              {"isTensor", &Profile::isTensor},
              {"isUnprepared", &Profile::isUnprepared}};

/// Upper limit of the numbers in a profile, since a choice has at most 65536 alternatives.
static constexpr unsigned kLimitMax = 60'000;

static bool isNumber(const Json &value) {
  return value.is_number_unsigned() && value.get<uint64_t>() <= kLimitMax;
}

/// Reads one field. Returns what is wrong with it, or an empty string.
static std::string readField(Profile &profile, const std::string &key, const Json &value) {
  for (const auto &limit : kLimits)
    if (key == limit.name) {
      if (!isNumber(value))
        return "'" + key + "' is no number from 0 to " + std::to_string(kLimitMax);
      profile.*limit.field = value.get<unsigned>();
      return "";
    }
  for (const auto &mode : kModes)
    if (key == mode.name) {
      if (!value.is_boolean())
        return "'" + key + "' is neither true nor false";
      profile.*mode.field = value.get<bool>();
      return "";
    }
  if (key == "summary" && value.is_string()) {
    profile.summary = value.get<std::string>();
    return "";
  }
  if (key != "scales" || !value.is_object())
    return "'" + key + "' is no field of a profile, or not of this kind";
  for (const auto &[prefix, percent] : value.items()) {
    if (!isNumber(percent))
      return "the scale of '" + prefix + "' is no number of percent";
    profile.scales.push_back({prefix, percent.get<unsigned>()});
  }
  return "";
}

static std::variant<Profile, std::string> readJson(const std::string &path) {
  std::ifstream file(path);
  if (!file)
    return "cannot read the profile '" + path + "'";
  Json json = Json::parse(file, nullptr, /*allow_exceptions=*/false);
  if (!json.is_object())
    return "'" + path + "' is no JSON object";
  std::string base = json.contains("base") && json["base"].is_string() ? json["base"] : "default";
  const Profile *found = findProfile(base);
  if (!found)
    return "'" + path + "': there is no profile '" + base + "'; there are " + profileNames();
  Profile profile = *found;
  profile.name = path;
  for (const auto &[key, value] : json.items())
    if (std::string why = key == "base" ? "" : readField(profile, key, value); !why.empty())
      return "'" + path + "': " + why;
  if (!profile.entriesMax || !profile.rowsMax || !profile.rowsPerFunctionMax)
    return "'" + path + "': entriesMax, rowsMax and rowsPerFunctionMax are at least 1";
  return profile;
}

std::variant<Profile, std::string> readProfile(const std::string &nameOrPath) {
  if (const Profile *found = findProfile(nameOrPath))
    return *found;
  if (std::string_view(nameOrPath).ends_with(".json"))
    return readJson(nameOrPath);
  return "there is no profile '" + nameOrPath + "'; there are " + profileNames() +
         ", or give a file that ends in .json" + didYouMean(nameOrPath, namesOfProfiles());
}

} // namespace freehold::gen
