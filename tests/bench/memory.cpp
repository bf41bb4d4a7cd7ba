//===- memory.cpp - Resident memory over many programs in one process -----===//
// usage: freehold-memory [PROGRAMS]   prints a row every tenth of the way
//===----------------------------------------------------------------------===//
#include "oracle/diff/DifferentialOracle.h"
#include "tests/bench/Programs.h"

#include <cstdio>
#include <cstdlib>

using namespace freehold;

int main(int argc, char **argv) {
  unsigned programs = argc > 1 ? std::atoi(argv[1]) : 100'000;
  DifferentialOracle oracle;
  std::printf("%10s %14s\n", "programs", "resident MiB");
  for (unsigned n = 1; n <= programs; ++n) {
    // Structured programs only, since this process would not survive a crash of the subject.
    Request request = bench::upstreamRequest(bench::smallProgram(n, /*structured=*/true));
    oracle.judge(
        request, [](Stage, llvm::StringRef) {}, [](std::string) {}, [](std::vector<Judgement>) {});
    if (n % std::max(1u, programs / 10) == 0)
      std::printf("%10u %14.1f\n", n, bench::residentMiB());
    std::fflush(stdout);
  }
}
