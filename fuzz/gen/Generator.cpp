//===- Generator.cpp - Functions of a module ------------------------------===//
#include "fuzz/gen/Generator.h"

#include "fuzz/gen/Emitter.h"

#include <algorithm>

namespace freehold::gen {

/// Inputs may give several parameters one buffer, so the memref parameters of a public
/// function are all writable or all frozen.
static std::vector<Slot> makeParameters(Emitter &e, bool isPublic) {
  Access shared = static_cast<Access>(e.choices.weighted({3, 1}));
  std::vector<Slot> slots;
  for (unsigned n = e.choices.choose(3); n-- > 0;) {
    Slot slot{e.pickSignatureType(isPublic), {}};
    slot.facts.access = isPublic ? shared : static_cast<Access>(e.choices.weighted({4, 4, 1}));
    slot.facts.isWhole = isPublic || !e.choices.flip();
    slots.push_back(slot);
  }
  static constexpr Element scalars[] = {Element::I1, Element::Index, Element::I32};
  for (unsigned n = e.choices.choose(4); n-- > 0;)
    slots.push_back({scalar(scalars[e.choices.choose(3)]), {}});
  return slots;
}

/// What a called function returns is its own, or nobody ever writes it; see Scope.h.
static std::vector<Slot> makeCalledResults(Emitter &e, std::span<const Slot> parameters,
                                           bool isPublic) {
  std::vector<Slot> results;
  unsigned memrefs = e.choices.weighted({2, 6, 2});
  bool isOwn = memrefs == 1 && e.choices.flip();
  for (unsigned n = 0; n < memrefs; ++n) {
    Slot slot{e.pickSignatureType(isPublic), {.access = Access::Frozen, .isWhole = false}};
    if (isOwn)
      slot.facts = {.access = Access::Writable, .isFresh = true};
    auto frozen = std::find_if(parameters.begin(), parameters.end(), [](const Slot &parameter) {
      return parameter.type.isMemRef && parameter.facts.access == Access::Frozen;
    });
    if (!isOwn && frozen != parameters.end() && e.choices.chance(3, 4))
      slot.type = frozen->type;
    results.push_back(slot);
  }
  if (e.choices.flip())
    results.push_back({scalar(Element::I32), {}});
  return results;
}

/// Nobody runs after an entry: it may return any buffer that outlives it, also twice.
static std::vector<Slot> makeEntryResults(Emitter &e, std::span<const Slot> parameters) {
  std::vector<Slot> results;
  for (unsigned n = e.choices.weighted({2, 4, 2}); n-- > 0;) {
    Slot slot{e.pickSignatureType(/*isPublic=*/true),
              {.access = Access::ReadOnly, .isWhole = false}};
    if (!results.empty() && e.choices.flip())
      slot.type = results.front().type;
    else if (!parameters.empty() && parameters.front().type.isMemRef && e.choices.flip())
      slot.type = parameters.front().type;
    results.push_back(slot);
  }
  if (results.empty() || e.choices.flip())
    results.push_back({scalar(Element::I32), {}});
  return results;
}

static Signature makeHelper(Emitter &e, unsigned number) {
  Signature helper;
  helper.isCalled = true;
  helper.name = "helper" + std::to_string(number);
  helper.isPublic = e.choices.chance(1, 4);
  helper.isRecursive = e.choices.chance(1, 4);
  helper.parameters = makeParameters(e, helper.isPublic);
  if (helper.isRecursive)
    helper.parameters.insert(helper.parameters.begin(), {scalar(Element::Index), {}});
  helper.results = makeCalledResults(e, helper.parameters, helper.isPublic);
  return helper;
}

static Signature makeEntry(Emitter &e, unsigned number) {
  Signature entry;
  entry.name = "entry" + std::to_string(number);
  entry.isPublic = true;
  entry.parameters = makeParameters(e, /*isPublic=*/true);
  // Something that no constant folding decides.
  entry.parameters.push_back({scalar(Element::I1), {}});
  entry.results = makeEntryResults(e, entry.parameters);
  return entry;
}

Generated generate(Choices &choices, const Profile &profile, std::string name) {
  Emitter e(choices, profile);
  unsigned helpers = choices.choose(profile.helpersMax + 1);
  unsigned entries = 1 + choices.choose(profile.entriesMax);
  unsigned share = std::max(2u, profile.rowsMax / (helpers + 2 * entries));
  share = std::min(share, profile.rowsPerFunctionMax);
  for (unsigned n = 0; n < helpers; ++n) {
    e.scope.clear();
    e.emitFunction(makeHelper(e, n), share);
  }
  for (unsigned n = 0; n < entries; ++n) {
    e.scope.clear();
    e.emitFunction(makeEntry(e, n), std::min(2 * share, profile.rowsPerFunctionMax));
  }
  return {{.name = std::move(name), .text = e.finish(), .entries = {}}, std::move(e.statistics)};
}

} // namespace freehold::gen
