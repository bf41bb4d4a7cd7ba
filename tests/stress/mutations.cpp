//===- mutations.cpp - Every mutation at many places ----------------------===//
// freehold-stress-mutations FILE... --generated N: applies each mutation at places spread over
// files and generated programs; ops are taken from the previous program. Every result must verify,
// be the same when made twice, and parse again. The test also fails if a mutation succeeded less
// often than --floor. What judges find in the results is only counted: how many run to their end,
// have undefined behaviour, do not end. Mutants of mutants are made as well: a chain of --chain
// mutations for each program.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Generator.h"
#include "fuzz/mutate/Mutation.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/interp/Interpreter.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Format.h"
#include "llvm/Support/InitLLVM.h"

#include <map>

using namespace mlir;
using namespace freehold;
using namespace freehold::mutate;
namespace cl = llvm::cl;

namespace {
cl::list<std::string> files(cl::Positional, cl::desc("FILE..."));
cl::opt<unsigned> generated("generated", cl::desc("Random programs"), cl::init(20));
cl::opt<unsigned> cap("cap", cl::desc("Places of a mutation and program"), cl::init(20));
cl::opt<unsigned> chain("chain", cl::desc("Mutations of a program one after the other"),
                        cl::init(30));
cl::opt<unsigned> floorCount("floor", cl::init(1),
                             cl::desc("How often each mutation must have succeeded"));
cl::opt<std::string> onlyMutation("mutation", cl::desc("Only this one"));
cl::opt<bool> verbose("verbose", cl::desc("Say what is applied"));
cl::opt<uint64_t> stepsMax("steps", cl::desc("Steps of one run"), cl::init(200'000));

struct Row {
  unsigned tried = 0, done = 0, unchanged = 0;
  unsigned clean = 0, undefined = 0, budget = 0, unsupported = 0, noEntry = 0;
  unsigned broken = 0, generic = 0;
};

class Stress {
public:
  explicit Stress(MLIRContext &context) : context(context) {}

  void run(const Program &program) {
    OwningOpRef<ModuleOp> module = parseProgram(program, context);
    if (!module) {
      llvm::errs() << program.name << ": does not parse\n";
      ++broken;
      return;
    }
    ++programs;
    for (const Mutation &mutation : mutationTable())
      if (onlyMutation.empty() || onlyMutation == mutation.name)
        runMutation(program.name, mutation, *module);
    runChain(program, module->clone());
    previous = std::move(module);
  }

  int report() const;

private:
  void runMutation(llvm::StringRef name, const Mutation &mutation, ModuleOp module);
  void applyOnce(llvm::StringRef name, const Mutation &mutation, ModuleOp module, unsigned place);
  void runChain(const Program &program, OwningOpRef<ModuleOp> module);
  /// Returns the mutant; null if it cannot be made. Prints what is wrong with it.
  OwningOpRef<ModuleOp> make(const Mutation &mutation, ModuleOp module, unsigned place,
                             std::string &why);
  void classify(ModuleOp mutant, Row &row);

  MLIRContext &context;
  OwningOpRef<ModuleOp> previous;
  std::map<std::string, Row> rows;
  unsigned programs = 0, broken = 0, chained = 0;
};
} // namespace

static std::string textOf(ModuleOp module) {
  std::string text;
  llvm::raw_string_ostream os(text);
  module->print(os);
  return text;
}

void Stress::runMutation(llvm::StringRef name, const Mutation &mutation, ModuleOp module) {
  unsigned count = mutation.find(module).size();
  // Spread evenly if there are too many, and with varying first places.
  unsigned step = std::max(1u, (count + cap - 1) / cap);
  for (unsigned place = programs * 7 % step; place < count; place += step)
    applyOnce(name, mutation, module, place);
}

OwningOpRef<ModuleOp> Stress::make(const Mutation &mutation, ModuleOp module, unsigned place,
                                   std::string &why) {
  ScopedDiagnosticHandler handler(&context, [&](Diagnostic &d) {
    why += d.str() + '\n';
    return success();
  });
  OwningOpRef<ModuleOp> copy = module.clone();
  gen::Choices choices = gen::Choices::fromSeed(place);
  if (!applyAt(mutation, *copy, place, choices, previous ? *previous : ModuleOp()))
    return nullptr;
  if (failed(verify(*copy)))
    why += "does not verify\n";
  return copy;
}

void Stress::applyOnce(llvm::StringRef name, const Mutation &mutation, ModuleOp module,
                       unsigned place) {
  if (verbose)
    llvm::errs() << name << ": " << mutation.name << ' ' << place << '\n';
  Row &row = rows[mutation.name];
  ++row.tried;
  std::string why;
  OwningOpRef<ModuleOp> mutant = make(mutation, module, place, why);
  if (!mutant)
    return;
  ++row.done;
  std::string text;
  if (why.empty()) {
    text = textOf(*mutant);
    OwningOpRef<ModuleOp> again = make(mutation, module, place, why);
    if (!again || textOf(*again) != text)
      why = "the second time it gives another result\n";
  }
  if (!why.empty()) {
    llvm::errs() << name << ": " << mutation.name << " at place " << place << ": " << why;
    ++row.broken;
    return;
  }
  row.unchanged += text == textOf(module);
  ScopedDiagnosticHandler quiet(&context, [](Diagnostic &) { return success(); });
  if (!parseProgram({"mutant", text, {}}, context)) {
    ++row.generic;
    if (verbose)
      llvm::errs() << "  does not parse again:\n" << text;
  }
  classify(*mutant, row);
}

void Stress::runChain(const Program &program, OwningOpRef<ModuleOp> module) {
  gen::Choices choices = gen::Choices::fromSeed(programs);
  const std::vector<Mutation> &table = mutationTable();
  for (unsigned n = 0; n < chain; ++n) {
    const Mutation &mutation = table[choices.choose(table.size())];
    size_t count = mutation.find(*module).size();
    if (!count)
      continue;
    unsigned place = choices.choose(std::min<size_t>(count, 65536));
    std::string why;
    OwningOpRef<ModuleOp> next = make(mutation, *module, place, why);
    if (!next)
      continue;
    ++chained;
    if (!why.empty()) {
      llvm::errs() << program.name << ": mutation " << n << " of a chain, " << mutation.name
                   << " at place " << place << ": " << why;
      if (verbose)
        llvm::errs() << textOf(*module) << '\n';
      ++broken;
      return;
    }
    module = std::move(next);
  }
}

void Stress::classify(ModuleOp mutant, Row &row) {
  auto compiled = interp::compile(mutant, {});
  std::vector<unsigned> entries = interp::publicEntries(*compiled);
  row.noEntry += entries.empty();
  if (entries.empty())
    return;
  Termination worst = Termination::Returned;
  for (unsigned number : entries) {
    const interp::CompiledFunction &entry = *compiled->functions[number];
    for (const Inputs &inputs : makeInputs(interp::parameters(entry), {.count = 2})) {
      interp::RunOptions options;
      options.budget.steps = stepsMax;
      Termination end = interp::run(*compiled, entry, inputs, options).termination;
      if (end != Termination::Aborted)
        worst = std::max(worst, end);
    }
  }
  row.clean += worst == Termination::Returned;
  row.undefined += worst == Termination::MemoryError;
  row.unsupported += worst == Termination::Unsupported;
  row.budget += worst == Termination::OutOfBudget;
}

int Stress::report() const {
  llvm::outs() << programs << " programs, " << chained << " mutations in chains\n"
               << llvm::format("%-24s %6s %6s %6s %6s %6s | %6s %6s %6s %6s %6s\n", "mutation",
                               "tried", "done", "same", "broken", "generic", "runs", "ub", "budget",
                               "unsup.", "none");
  int status = broken ? 1 : 0;
  auto print = [](const char *name, const Row &row) {
    llvm::outs() << llvm::format("%-24s %6u %6u %6u %6u %6u | %6u %6u %6u %6u %6u\n", name,
                                 row.tried, row.done, row.unchanged, row.broken, row.generic,
                                 row.clean, row.undefined, row.budget, row.unsupported,
                                 row.noEntry);
  };
  Row sum;
  for (const Mutation &mutation : mutationTable()) {
    if (!onlyMutation.empty() && onlyMutation != mutation.name)
      continue;
    auto found = rows.find(mutation.name);
    Row row = found == rows.end() ? Row() : found->second;
    print(mutation.name, row);
    if (row.broken)
      status = 1;
    if (row.done - row.broken < floorCount) {
      llvm::errs() << mutation.name << ": succeeded too rarely\n";
      status = 1;
    }
    sum.tried += row.tried, sum.done += row.done, sum.unchanged += row.unchanged;
    sum.broken += row.broken, sum.generic += row.generic, sum.clean += row.clean;
    sum.undefined += row.undefined, sum.budget += row.budget;
    sum.unsupported += row.unsupported, sum.noEntry += row.noEntry;
  }
  print("all", sum);
  return status;
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  if (!cl::ParseCommandLineOptions(argc, argv, "", &llvm::errs()))
    return 2;
  std::unique_ptr<MLIRContext> context = makeContext();
  int status;
  {
    Stress stress(*context);
    for (const std::string &file : files) {
      std::optional<Program> program = readProgram(file, Budget());
      if (!program)
        return 2;
      stress.run(*program);
    }
    const std::vector<gen::Profile> &profiles = gen::profileTable();
    for (unsigned seed = 0; seed < generated; ++seed) {
      gen::Choices choices = gen::Choices::fromSeed(seed);
      std::string name = "seed-" + std::to_string(seed);
      stress.run(gen::generate(choices, profiles[seed % profiles.size()], name).program);
    }
    status = stress.report();
  }
  return status;
}
