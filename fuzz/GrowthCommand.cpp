//===- GrowthCommand.cpp - freehold-fuzz growth ---------------------------===//
// Repeats the functions of a program and counts what passes do with them. Counts come from callgrind, under which
// the tool starts itself, once for each family.
//===----------------------------------------------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/growth/Family.h"
#include "fuzz/growth/Meter.h"
#include "oracle/core/process/Interruption.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/SubjectOptions.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <valgrind/valgrind.h>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand growthSub("growth",
                         "Whether a pass's work or output grows faster than the square of a "
                         "program. Exit code: 0 no, 1 yes, 2 bad input, 3 nothing was counted, 4 "
                         "our fault, 130 and 143 interrupted");

static cl::opt<std::string> file(cl::Positional, cl::desc("FILE"), cl::sub(growthSub));
static cl::list<std::string> names("subject", cl::desc("Built-in subject"), cl::sub(growthSub));
static cl::list<std::string> pipelines("pipeline", cl::desc("Textual pass pipeline as a subject"),
                                       cl::sub(growthSub));
static cl::list<std::string> plugins("load-pass-plugin", cl::desc("Pass plug-in for --pipeline"),
                                     cl::sub(growthSub));
static cl::list<std::string> entries("entry", cl::desc("Only this function"), cl::sub(growthSub));
static cl::list<std::string>
    wayNames("way", cl::desc("Only this way to repeat it; --list shows them"), cl::sub(growthSub));
static cl::opt<bool> list("list", cl::desc("Print the ways"), cl::sub(growthSub));
static cl::opt<unsigned> print("print", cl::value_desc("copies"),
                               cl::desc("Print the program with so many copies, and count nothing"),
                               cl::sub(growthSub));
static cl::opt<bool> counts("counts", cl::desc("Print all counts"), cl::sub(growthSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("growth", message, code);
}

/// Prints the program of the family. Returns false if there is none.
static bool printGrown(const Program &program, const std::string &entry, const growth::Way &way) {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module = parseProgram(program, *context);
  context->loadAllAvailableDialects();
  if (!module || !way.grow(*module, entry, print))
    return false;
  module->print(llvm::outs());
  return true;
}

/// Returns the functions that are asked for, or all public ones with a body.
static std::vector<std::string> chosenEntries(mlir::ModuleOp module) {
  std::vector<std::string> chosen(entries.begin(), entries.end());
  if (chosen.empty())
    for (auto function : module.getOps<mlir::func::FuncOp>())
      if (!function.isExternal() && function.isPublic())
        chosen.push_back(function.getSymName().str());
  return chosen;
}

static void printCounts(const growth::FamilyCounts &all) {
  for (const auto &[pass, of] : all)
    for (size_t n = 0; n < of.work.size(); ++n)
      llvm::outs() << pass << ": " << of.work[n].copies << " copies, " << of.work[n].opsBefore
                   << " ops before, " << of.ops[n].amount << " after, " << of.work[n].amount
                   << " instructions\n";
}

namespace {
/// What is counted: each function, repeated in each way, with each subject.
struct Task {
  Program program;
  std::vector<std::string> functions;
  std::vector<const growth::Way *> ways;
  std::vector<Subject> subjects;
};
} // namespace

namespace {
struct Tally {
  unsigned measured = 0, excesses = 0;
};
} // namespace

static void countFamily(const Program &program, const std::string &function, const growth::Way &way,
                        const Subject &subject, Tally &tally) {
  auto run = growth::runMeter(program, function, way.name, subject, {});
  // An interrupted count says nothing about the pass.
  if (mustStop())
    return;
  if (auto *why = std::get_if<std::string>(&run)) {
    llvm::errs() << program.name << ": note: " << *why << '\n';
    return;
  }
  ++tally.measured;
  if (counts)
    printCounts(std::get<0>(run));
  std::vector<growth::Excess> found = growth::findExcess(std::get<0>(run));
  tally.excesses += !found.empty();
  for (const growth::Excess &excess : found)
    llvm::outs() << program.name << ": cost (" << subject.name
                 << "): " << growth::describe(excess, function, way.name) << '\n';
}

/// Counts all families, until it is interrupted. Returns an exit code.
static int countAll(const Task &task) {
  Tally tally;
  for (const std::string &function : task.functions)
    for (const growth::Way *way : task.ways)
      for (const Subject &subject : task.subjects)
        if (!mustStop())
          countFamily(task.program, function, *way, subject, tally);
  llvm::outs() << tally.measured << " families counted, " << tally.excesses
               << " of them grow faster than the square of the program\n";
  if (interruption()) {
    const size_t all = task.functions.size() * task.ways.size() * task.subjects.size();
    llvm::errs() << "freehold-fuzz growth: "
                 << interruptedText(std::to_string(tally.measured) + " of " + std::to_string(all) +
                                    " families")
                 << '\n';
    return interruptedExit();
  }
  return tally.excesses ? kDefect : tally.measured ? kAllGood : kInconclusive;
}

/// Reads the options and the program. Returns what is wrong.
static std::string readTask(Task &task) {
  for (const std::string &name : wayNames)
    if (const growth::Way *way = growth::findWay(name))
      task.ways.push_back(way);
    else
      return "there is no way '" + name + "'; --list shows them";
  if (task.ways.empty())
    for (const growth::Way &way : growth::ways())
      task.ways.push_back(&way);
  auto chosen = chooseSubjects({names, pipelines, {}, {}, plugins});
  if (auto *why = std::get_if<std::string>(&chosen))
    return *why;
  task.subjects = std::get<0>(chosen);
  return "";
}

int runGrowth() {
  catchInterruptions();
  if (list) {
    for (const growth::Way &way : growth::ways())
      llvm::outs() << llvm::format("%-12s", way.name) << way.summary << '\n';
    return kAllGood;
  }
  if (file.empty())
    return fail("name a program");
  Task task;
  if (std::string why = readTask(task); !why.empty())
    return fail(why);
  std::optional<Program> program = readProgram(file, Budget());
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module = program ? parseProgram(*program, *context) : nullptr;
  if (!module)
    return kBadInput;
  task.program = *program;
  task.functions = chosenEntries(*module);
  if (task.functions.empty())
    return fail("the program has no function with a body", kInconclusive);
  if (RUNNING_ON_VALGRIND) {
    std::string why = growth::measure(task.program, task.functions.front(), task.ways.front()->name,
                                      task.subjects.front(), {});
    llvm::errs() << why;
    return why.empty() ? kAllGood : kInconclusive;
  }
  if (!print)
    return countAll(task);
  bool isPrinted = printGrown(task.program, task.functions.front(), *task.ways.front());
  return isPrinted ? kAllGood : fail("this way does not apply", kInconclusive);
}

} // namespace freehold::fuzz
