//===- Programs.cpp -------------------------------------------------------===//
#include "tests/bench/Programs.h"

#include "fuzz/gen/Generator.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"

#include <cstdio>
#include <unistd.h>

namespace freehold::bench {

static const char *kMatmul = R"(
func.func @main() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = arith.constant SIZE : index
  %zero = arith.constant 0.0 : f32
  %half = arith.constant 0.5 : f32
  %a = memref.alloc() : memref<SIZExSIZExf32>
  %b = memref.alloc() : memref<SIZExSIZExf32>
  %c = memref.alloc() : memref<SIZExSIZExf32>
  linalg.fill ins(%half : f32) outs(%a : memref<SIZExSIZExf32>)
  linalg.fill ins(%half : f32) outs(%b : memref<SIZExSIZExf32>)
  linalg.fill ins(%zero : f32) outs(%c : memref<SIZExSIZExf32>)
  scf.for %i = %c0 to %n step %c1 {
    scf.for %j = %c0 to %n step %c1 {
      scf.for %k = %c0 to %n step %c1 {
        %x = memref.load %a[%i, %k] : memref<SIZExSIZExf32>
        %y = memref.load %b[%k, %j] : memref<SIZExSIZExf32>
        %s = memref.load %c[%i, %j] : memref<SIZExSIZExf32>
        %p = arith.mulf %x, %y : f32
        %t = arith.addf %s, %p : f32
        memref.store %t, %c[%i, %j] : memref<SIZExSIZExf32>
      }
    }
  }
  %r = memref.load %c[%c1, %c0] : memref<SIZExSIZExf32>
  vector.print %r : f32
  memref.dealloc %a : memref<SIZExSIZExf32>
  memref.dealloc %b : memref<SIZExSIZExf32>
  memref.dealloc %c : memref<SIZExSIZExf32>
  return
}
)";

std::string matmul(unsigned n) {
  std::string text = kMatmul;
  for (size_t at; (at = text.find("SIZE")) != std::string::npos;)
    text.replace(at, 4, std::to_string(n));
  return text;
}

Program smallProgram(uint64_t seed, bool structured) {
  gen::Profile profile = *gen::findProfile("default");
  profile.rowsMax = profile.rowsPerFunctionMax = 2;
  profile.helpersMax = 0;
  profile.entriesMax = 1;
  if (structured)
    profile.scales.push_back({"cf.", 0});
  auto choices = gen::Choices::fromSeed(seed);
  return gen::generate(choices, profile, "seed-" + std::to_string(seed)).program;
}

Program generatedProgram(llvm::StringRef profile, uint64_t seed) {
  auto choices = gen::Choices::fromSeed(seed);
  return gen::generate(choices, *gen::findProfile(profile), "seed-" + std::to_string(seed)).program;
}

unsigned countOps(const Program &program) {
  auto context = makeContext();
  auto module = parseProgram(program, *context);
  unsigned count = 0;
  module->walk([&](mlir::Operation *) { ++count; });
  return count;
}

Request upstreamRequest(Program program) {
  Request request;
  request.program = std::move(program);
  request.subjects = {*findSubject("upstream")};
  request.inputs.count = 4;
  request.verifiesLate = true;
  return request;
}

double residentMiB() {
  long pages = 0, ignored = 0;
  if (FILE *file = std::fopen("/proc/self/statm", "r")) {
    if (std::fscanf(file, "%ld %ld", &ignored, &pages) != 2)
      pages = 0;
    std::fclose(file);
  }
  return static_cast<double>(pages) * sysconf(_SC_PAGESIZE) / (1 << 20);
}

} // namespace freehold::bench
