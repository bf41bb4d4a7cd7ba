//===- Programs.cpp -------------------------------------------------------===//
#include "tests/stress/Programs.h"

#include "fuzz/gen/Generator.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

namespace freehold::stress {

unsigned forEachProgram(const std::vector<std::string> &files, unsigned generated,
                        unsigned firstSeed,
                        llvm::function_ref<void(const Program &, mlir::MLIRContext &)> visit) {
  auto context = makeContext();
  unsigned visited = 0, unreadable = 0;
  auto visitNext = [&](const Program &program) {
    if (++visited % 2000 == 0)
      context = makeContext();
    visit(program, *context);
  };
  for (const std::string &file : files) {
    if (auto program = readProgram(file, Budget()))
      visitNext(*program);
    else
      ++unreadable;
  }
  const auto &profiles = gen::profileTable();
  for (unsigned n = 0; n < generated; ++n) {
    unsigned seed = firstSeed + n;
    const gen::Profile &profile = profiles[seed % profiles.size()];
    if (profile.isTensor) // They would have to be prepared.
      continue;
    gen::Choices choices = gen::Choices::fromSeed(seed);
    visitNext(gen::generate(choices, profile, "seed-" + std::to_string(seed)).program);
  }
  return unreadable;
}

} // namespace freehold::stress
