//===- twice.cpp - A pipeline run twice changes nothing more --------------===//
// freehold-stress-twice FILE... --generated N --pipeline TEXT: runs the pipeline on each file and
// on random programs, prints the module, runs the pipeline again and compares. Exits with 1 if the
// text differs or a second run fails. Prints how many programs were compared, refused and skipped.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "tests/stress/Programs.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"

using namespace freehold;
namespace cl = llvm::cl;

static cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
static cl::opt<unsigned> generated("generated", cl::desc("Random programs"), cl::init(0));
static cl::opt<unsigned> firstSeed("seed", cl::desc("Seed of the first"), cl::init(1));
static cl::opt<std::string> pipeline("pipeline", cl::desc("Textual pass pipeline"),
                                     cl::init("fh-buffer-deallocation-pipeline"));

namespace {
struct Counts {
  unsigned same = 0, changed = 0, refused = 0, unreadable = 0;
};
} // namespace

static std::string print(mlir::ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module.print(stream);
  return text;
}

static void compare(const Program &program, mlir::MLIRContext &context, Counts &counts) {
  mlir::ScopedDiagnosticHandler quiet(&context, [](mlir::Diagnostic &) { return mlir::success(); });
  mlir::OwningOpRef<mlir::ModuleOp> module = parseProgram(program, context);
  if (!module) {
    ++counts.unreadable;
    return;
  }
  mlir::PassManager manager(&context);
  if (failed(mlir::parsePassPipeline(pipeline, manager)) || failed(manager.run(*module))) {
    ++counts.refused;
    return;
  }
  std::string once = print(*module);
  if (succeeded(manager.run(*module)) && print(*module) == once) {
    ++counts.same;
    return;
  }
  ++counts.changed;
  llvm::outs() << program.name << ": the second run changes the module\n";
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::ParseCommandLineOptions(argc, argv, "A pipeline run twice changes nothing more\n");
  registerPasses();
  Counts counts;
  counts.unreadable += stress::forEachProgram(
      files, generated, firstSeed, [&](const Program &program, mlir::MLIRContext &context) {
        compare(program, context, counts);
      });
  llvm::outs() << counts.same << " the same, " << counts.changed << " changed, " << counts.refused
               << " refused, " << counts.unreadable << " unreadable\n";
  return counts.changed == 0 ? 0 : 1;
}
