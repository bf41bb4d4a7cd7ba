//===- Generator.cpp - Functions of a module ------------------------------===//
#include "fuzz/gen/Generator.h"

#include "fuzz/gen/Emitter.h"
#include "fuzz/gen/tensor/Tensors.h"

#include <algorithm>

namespace freehold::gen {

/// Inputs may pass one buffer for several parameters. So the memref parameters of a public function
/// are either all writable or all frozen.
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

/// A called function returns either a buffer of its own or one that nobody ever writes; see
/// Scope.h.
static std::vector<Slot> makeCalledResults(Emitter &e, std::span<const Slot> parameters,
                                           bool isPublic) {
  std::vector<Slot> results;
  unsigned memrefs = e.choices.weighted({2, 6, 2, 1});
  // At most one result is writable: two writable ones could be the same buffer.
  bool hasOwn = memrefs != 0 && e.choices.flip();
  auto frozen = std::find_if(parameters.begin(), parameters.end(), [](const Slot &parameter) {
    return parameter.type.isMemRef && parameter.facts.access == Access::Frozen;
  });
  for (unsigned n = 0; n < memrefs; ++n) {
    Slot slot{e.pickSignatureType(isPublic), {.access = Access::Frozen, .isWhole = false}};
    bool isOwn = hasOwn && n == 0;
    if (isOwn)
      slot.facts = {.access = Access::Writable, .isFresh = true};
    if (!isOwn && frozen != parameters.end() && e.choices.chance(3, 4))
      slot.type = frozen->type;
    results.push_back(slot);
  }
  if (e.choices.flip())
    results.push_back({scalar(Element::I32), {}});
  return results;
}

/// No code runs after an entry returns, so it may return any buffer that outlives it, even twice.
static std::vector<Slot> makeEntryResults(Emitter &e, std::span<const Slot> parameters) {
  std::vector<Slot> results;
  for (unsigned n = e.choices.weighted({2, 4, 2, 1}); n-- > 0;) {
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

/// One helper in four has the signature of the one before, so that an indirect call may use either.
static Signature makeHelper(Emitter &e, unsigned number) {
  Signature helper;
  if (!e.functions.empty() && e.choices.chance(1, 4)) {
    helper = e.functions.back();
  } else {
    helper.isPublic = e.choices.chance(1, 4);
    helper.isRecursive = e.choices.chance(1, 4);
    helper.parameters = makeParameters(e, helper.isPublic);
    if (helper.isRecursive)
      helper.parameters.insert(helper.parameters.begin(), {scalar(Element::Index), {}});
    helper.results = makeCalledResults(e, helper.parameters, helper.isPublic);
  }
  helper.isCalled = true;
  helper.name = "helper" + std::to_string(number);
  helper.cost = 1;
  return helper;
}

/// Returns a signature with the results of `helper` and parameters of its own, for mutual
/// recursion.
static Signature makePartner(Emitter &e, const Signature &helper, unsigned number) {
  Signature partner = helper;
  partner.name = "helper" + std::to_string(number);
  partner.isPublic = e.choices.chance(1, 4);
  partner.parameters = makeParameters(e, partner.isPublic);
  partner.parameters.insert(partner.parameters.begin(), helper.parameters.front());
  return partner;
}

/// Emits two functions that call each other. Others may call them only once both exist, since other
/// callers choose the initial fuel.
static void emitPair(Emitter &e, Signature first, Signature second, unsigned rows) {
  e.partner = second;
  first.isCalled = second.isCalled = false;
  e.emitFunction(first, rows);
  e.partner = first;
  e.emitFunction(second, rows);
  e.partner.reset();
  size_t count = e.functions.size();
  unsigned cost = std::max(e.functions[count - 2].cost, e.functions[count - 1].cost);
  for (size_t n = count - 2; n < count; ++n) {
    e.functions[n].isCalled = true;
    e.functions[n].cost = cost;
  }
}

static void emitHelpers(Emitter &e, unsigned count, unsigned rows) {
  for (unsigned n = 0; n < count; ++n) {
    e.scope.clear();
    Signature helper = makeHelper(e, n);
    if (helper.isRecursive && n + 1 < count && e.choices.chance(1, 2)) {
      Signature partner = makePartner(e, helper, ++n);
      emitPair(e, std::move(helper), std::move(partner), rows);
    } else {
      e.emitFunction(std::move(helper), rows);
    }
  }
}

static Signature makeEntry(Emitter &e, unsigned number) {
  Signature entry;
  entry.name = "entry" + std::to_string(number);
  entry.isPublic = true;
  entry.parameters = makeParameters(e, /*isPublic=*/true);
  // A condition that constant folding cannot decide.
  entry.parameters.push_back({scalar(Element::I1), {}});
  entry.results = makeEntryResults(e, entry.parameters);
  return entry;
}

/// Small programs are the most frequent: an eighth of the profile's limit, then two eighths, ...
static unsigned drawRows(Choices &choices, const Profile &profile) {
  unsigned eighths = 1 + choices.weighted({8, 6, 4, 3, 2, 2, 1, 1});
  return std::max(1u, profile.rowsMax * eighths / 8);
}

Generated generate(Choices &choices, const Profile &profile, std::string name) {
  Emitter e(choices, profile);
  unsigned rows = drawRows(choices, profile);
  e.limitRows(rows);
  unsigned helpers = choices.choose(std::min(profile.helpersMax, rows / 3) + 1);
  unsigned entries = 1 + choices.choose(std::clamp(rows / 6, 1u, profile.entriesMax));
  unsigned share = std::max(2u, rows / (helpers + 2 * entries));
  share = std::min(share, profile.rowsPerFunctionMax);
  emitHelpers(e, helpers, share);
  for (unsigned n = 0; n < entries; ++n) {
    e.scope.clear();
    e.emitFunction(makeEntry(e, n), std::min(2 * share, profile.rowsPerFunctionMax));
  }
  bool isPrepared = profile.isTensor && !profile.isUnprepared;
  std::string prepare = isPrepared ? tensors::drawPreparation(choices, e.functions) : "";
  std::string text = (prepare.empty() ? "" : preparationLine(prepare)) + e.finish();
  return {{.name = std::move(name), .text = std::move(text), .prepare = std::move(prepare)},
          std::move(e.statistics)};
}

} // namespace freehold::gen
