//===- Recipe.cpp ---------------------------------------------------------===//
#include "fuzz/campaign/Recipe.h"

#include "oracle/core/process/Process.h"

namespace freehold {

gen::Generated Recipe::make(std::string name) const {
  auto choices = gen::Choices::fromSeed(seed);
  if (avoided.empty())
    return gen::generate(choices, *profile, std::move(name));
  return gen::generate(choices, gen::avoiding(*profile, avoided), std::move(name));
}

std::string Recipe::command() const {
  std::string name = gen::findProfile(profile->name) ? profile->name : shellWord(profile->name);
  std::string text = "freehold-fuzz gen --seed " + std::to_string(seed) + " --profile " + name;
  return avoided.empty() ? text : text + " --avoid " + gen::rowNames(avoided);
}

} // namespace freehold
