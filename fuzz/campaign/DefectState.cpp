//===- DefectState.cpp - Kinds of defects for a checkpoint ----------------===//
#include "fuzz/campaign/DefectStore.h"

#include "llvm/ADT/STLExtras.h"

#include <nlohmann/json.hpp>

namespace freehold {

using nlohmann::json;

std::vector<DefectStore::Kind> DefectStore::kinds() const {
  std::vector<Kind> kinds;
  for (const Bucket &bucket : buckets_) {
    const Judgement &judgement = bucket.samples.front().judgement;
    kinds.push_back({bucket.headline, folder_ + "/" + bucket.name, judgement.subject,
                     std::get<Defect>(judgement.verdict).evidence.what.message, bucket.programs,
                     bucket.known, bucket.found});
  }
  return kinds;
}

uint64_t DefectStore::kindsShownBy(uint64_t programs) const {
  return llvm::count_if(buckets_,
                        [&](const Bucket &bucket) { return bucket.programs == programs; });
}

json DefectStore::state() const {
  json all = json::array();
  for (const Bucket &bucket : buckets_) {
    json samples = json::array();
    for (const Sample &sample : bucket.samples)
      samples.push_back({{"request", toJson(sample.request)},
                         {"judgement", toJson(sample.judgement)},
                         {"origin", sample.origin}});
    all.push_back({{"name", bucket.name},
                   {"signature", bucket.headline},
                   {"count", bucket.count},
                   {"programs", bucket.programs},
                   {"last_program", bucket.lastProgram},
                   {"reduced", bucket.reduced},
                   {"known", bucket.known},
                   {"found", bucket.found},
                   {"open", bucket.open},
                   {"samples", std::move(samples)}});
  }
  return all;
}

/// Drops the names that the store has no finding of. Returns how many there were.
static size_t dropMissing(std::set<std::string> &names, const triage::FindingStore &store) {
  return std::erase_if(names,
                       [&](const std::string &name) { return !store.findings().contains(name); });
}

void DefectStore::restore(const json &state, const triage::FindingStore &known,
                          const triage::FindingStore &found) {
  std::vector<Bucket> buckets;
  for (const json &each : state) {
    Bucket bucket;
    bucket.name = each.at("name");
    bucket.headline = each.at("signature");
    bucket.count = each.at("count");
    bucket.programs = each.at("programs");
    bucket.lastProgram = each.at("last_program");
    bucket.reduced = each.at("reduced");
    each.at("known").get_to(bucket.known);
    each.at("found").get_to(bucket.found);
    each.at("open").get_to(bucket.open);
    for (const json &sample : each.at("samples"))
      bucket.samples.push_back({requestFromJson(sample.at("request")),
                                judgementFromJson(sample.at("judgement")), sample.at("origin")});
    if (dropMissing(bucket.known, known) + dropMissing(bucket.found, found))
      bucket.reduced = 0;
    buckets.push_back(std::move(bucket));
  }
  buckets_ = std::move(buckets);
  numbers_.clear();
  for (size_t n = 0; n < buckets_.size(); ++n)
    numbers_.emplace(buckets_[n].headline, n);
}

} // namespace freehold
