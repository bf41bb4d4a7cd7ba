//===- speed.cpp - Two pipelines side by side, on modules that grow -------===//
// usage: freehold-speed [--shape NAME]... [KERNEL...]
//
// Each measurement runs in a worker, so that a crash, a hang or running out of memory is reported.
// That side then skips larger sizes. Times are CPU seconds in the pass manager, without parsing and
// verifier: the median of several runs on new copies of the module. For a subject that is a
// command, the time is that of its process minus that of the tool without options on the same
// module.
//===----------------------------------------------------------------------===//
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/program/Subject.h"
#include "tests/bench/passes/AskedWorker.h"
#include "tests/bench/passes/Shapes.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/raw_ostream.h"

#include <cmath>
#include <ctime>
#include <sys/resource.h>

using namespace freehold;
using namespace freehold::bench;
using nlohmann::json;
namespace cl = llvm::cl;

namespace {
cl::OptionCategory category("freehold-speed options");
cl::list<std::string> kernels(cl::Positional, cl::desc("KERNEL..."), cl::cat(category));
cl::list<std::string> shapeNames("shape", cl::desc("Only these shapes; 'none' for kernels only"),
                                 cl::value_desc("name"), cl::cat(category));
cl::opt<std::string> leftName("left", cl::desc("Subject to compare with"), cl::init("upstream"),
                              cl::cat(category));
cl::opt<std::string> rightName("right", cl::desc("Subject that is measured"), cl::init("fh"),
                               cl::cat(category));
cl::opt<unsigned> sizeMax("size-max", cl::desc("No larger sizes"), cl::init(1'000'000),
                          cl::cat(category));
cl::opt<unsigned> timeout("timeout", cl::desc("CPU seconds for a measurement of one side"),
                          cl::init(60), cl::cat(category));
cl::opt<unsigned> kernelRuns("kernel-runs", cl::desc("Runs of each kernel"), cl::init(41),
                             cl::cat(category));
cl::opt<unsigned> printSize("print", cl::desc("Print the shape's module of this size and exit"),
                            cl::value_desc("size"), cl::cat(category));

/// Runs are repeated until this much time has passed.
constexpr double kEnoughSeconds = 1;
constexpr unsigned kRunsMax = 5;

/// The result for one side: seconds, or why there are none.
struct Figure {
  double seconds = 0;
  std::string failure;

  bool isThere() const { return failure.empty(); }
  std::string text() const { return isThere() ? llvm::formatv("{0:f4}", seconds).str() : failure; }
};
} // namespace

//===----------------------------------------------------------------------===//
// In the worker
//===----------------------------------------------------------------------===//

static double cpuSeconds() {
  timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec + 1e-9 * now.tv_nsec;
}

static double median(std::vector<double> values) {
  std::sort(values.begin(), values.end());
  size_t half = values.size() / 2;
  return values.size() % 2 ? values[half] : (values[half - 1] + values[half]) / 2;
}

/// Returns the seconds that the pipeline takes on a copy of the module; negative if it fails.
static double runOnce(mlir::PassManager &passes, mlir::ModuleOp module) {
  mlir::OwningOpRef<mlir::ModuleOp> copy(module.clone());
  double before = cpuSeconds();
  bool ok = mlir::succeeded(passes.run(*copy));
  return ok ? cpuSeconds() - before : -1;
}

/// {"text", "pipelines": [...], "runs"} -> {"seconds": [...]}, the pipelines taking turns; or
/// {"failure"}.
static json measure(const json &question) {
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(), [](mlir::Diagnostic &) {});
  auto module = parseProgram({"shape", question["text"], {}}, *context);
  if (!module)
    return {{"failure", "does not parse"}};
  std::vector<std::unique_ptr<mlir::PassManager>> sides;
  for (const json &pipeline : question["pipelines"]) {
    sides.push_back(std::make_unique<mlir::PassManager>(context.get()));
    sides.back()->enableVerifier(false);
    if (mlir::failed(
            mlir::parsePassPipeline(pipeline.get<std::string>(), *sides.back(), llvm::nulls())))
      return {{"failure", "no such pass"}};
    // Build the canonicalizers' patterns before measuring.
    mlir::OwningOpRef<mlir::ModuleOp> empty(mlir::ModuleOp::create(module->getLoc()));
    (void)sides.back()->run(*empty);
  }
  unsigned runs = question["runs"];
  std::vector<std::vector<double>> seconds(sides.size());
  double spent = 0;
  for (unsigned run = 0; run < runs && (run == 0 || spent < question["enough"]); ++run)
    for (auto [side, figures] : llvm::zip_equal(sides, seconds)) {
      figures.push_back(runOnce(*side, *module));
      if (figures.back() < 0)
        return {{"failure", "refused"}};
      spent += figures.back();
    }
  json answer = {{"seconds", json::array()}};
  for (auto &figures : seconds)
    answer["seconds"].push_back(median(std::move(figures)));
  return answer;
}

static double childrenSeconds() {
  rusage used;
  getrusage(RUSAGE_CHILDREN, &used);
  return used.ru_utime.tv_sec + used.ru_stime.tv_sec +
         1e-6 * (used.ru_utime.tv_usec + used.ru_stime.tv_usec);
}

/// Returns the CPU seconds of the process, or why there are none.
static Figure runProcess(const std::string &command, const std::string &text) {
  constexpr uint64_t kOutputBytesMax = uint64_t(1) << 30;
  double before = childrenSeconds();
  CommandResult ran = runCommand(command, text, 1000 * timeout, kOutputBytesMax);
  if (ran.ending == CommandResult::Ending::TimedOut)
    return {0, "timeout"};
  if (ran.ending != CommandResult::Ending::Exited || ran.code != 0)
    return {0, "failed"};
  return {childrenSeconds() - before, ""};
}

/// {"text", "command", "runs", "enough"} -> {"seconds": [one]} or {"failure"}.
static json measureCommand(const json &question) {
  std::string command = question["command"], text = question["text"];
  std::string tool = command.substr(0, command.find(' '));
  unsigned runs = question["runs"];
  double enough = question["enough"], spent = 0;
  std::vector<double> idle, busy;
  for (unsigned run = 0; run < runs && (run == 0 || spent < enough); ++run) {
    Figure without = runProcess(tool, text);
    Figure with = runProcess(command + " --verify-each=false", text);
    if (!without.isThere() || !with.isThere())
      return {{"failure", with.isThere() ? without.failure : with.failure}};
    idle.push_back(without.seconds);
    busy.push_back(with.seconds);
    spent += without.seconds + with.seconds;
  }
  return {{"seconds", {std::max(0.0, median(std::move(busy)) - median(std::move(idle)))}}};
}

//===----------------------------------------------------------------------===//
// Tables
//===----------------------------------------------------------------------===//

/// Returns the pipeline; for shapes with deallocs, only its passes after the ownership pass.
static std::string pipelineFor(const Subject &subject, const Shape &shape) {
  if (!shape.hasDeallocs)
    return subject.text;
  std::string prefix = llvm::StringRef(subject.text).starts_with("fh-") ? "fh-" : "";
  return prefix + "buffer-deallocation-simplification," + prefix +
         "bufferization-lower-deallocations";
}

static Figure measureShape(AskedWorker &worker, const std::string &text, const Subject &subject,
                           const Shape &shape) {
  json question = {{"text", text}, {"runs", kRunsMax}, {"enough", kEnoughSeconds}};
  if (subject.kind == Subject::Kind::Command)
    question["command"] = subject.text;
  else
    question["pipelines"] = {pipelineFor(subject, shape)};
  // A command has a time limit of its own, so it gets more time here.
  unsigned patience = subject.kind == Subject::Kind::Command ? 4 : 1;
  json answer = worker.ask(question, 1000 * timeout * patience);
  if (answer.contains("failure"))
    return {0, answer["failure"]};
  return {answer["seconds"][0], ""};
}

/// Returns k of "grows as size^k", by least squares on a log scale over the larger half of the
/// sizes. For n log n it is slightly above 1.
static std::string growth(const std::vector<std::pair<unsigned, Figure>> &figures) {
  std::vector<std::pair<double, double>> points;
  for (const auto &[size, figure] : figures)
    if (figure.isThere() && figure.seconds > 1e-3)
      points.push_back({std::log(size), std::log(figure.seconds)});
  if (points.size() > 4)
    points.erase(points.begin(), points.end() - 4);
  if (points.size() < 3)
    return "-";
  double x = 0, y = 0, xx = 0, xy = 0, n = points.size();
  for (auto [a, b] : points) {
    x += a;
    y += b;
    xx += a * a;
    xy += a * b;
  }
  return llvm::formatv("{0:f2}", (n * xy - x * y) / (n * xx - x * x));
}

/// Returns how much more than n log n the time grows from an eighth of the largest size to that
/// size.
static std::string overNLogN(const std::vector<std::pair<unsigned, Figure>> &figures) {
  constexpr size_t kBack = 3;
  if (figures.size() <= kBack)
    return "-";
  const auto &[size, large] = figures.back();
  const auto &[eighth, small] = figures[figures.size() - 1 - kBack];
  if (!large.isThere() || !small.isThere() || small.seconds <= 0)
    return "-";
  double expected = size * std::log(size) / (eighth * std::log(eighth));
  return llvm::formatv("{0:f2}", large.seconds / small.seconds / expected);
}

static std::vector<unsigned> sizesOf(const Shape &shape) {
  std::vector<unsigned> sizes;
  for (unsigned size = shape.sizeMax; size >= shape.sizeMin; size /= 2)
    if (size <= sizeMax)
      sizes.insert(sizes.begin(), size);
  return sizes;
}

static void printShape(AskedWorker &worker, const Shape &shape, const Subject *const (&sides)[2]) {
  llvm::outs() << "\n" << shape.name << ": " << shape.what << "\n\n";
  llvm::outs() << llvm::formatv("| size | {0} s | {1} s | ratio |\n|---|---|---|---|\n",
                                sides[0]->name, sides[1]->name);
  std::vector<std::pair<unsigned, Figure>> figures[2];
  Figure before[2];
  for (unsigned size : sizesOf(shape)) {
    std::string text = shape.make(size);
    Figure now[2];
    for (unsigned side = 0; side < 2; ++side) {
      bool isHopeless = !before[side].isThere();
      now[side] = isHopeless ? Figure{0, "-"} : measureShape(worker, text, *sides[side], shape);
      figures[side].push_back({size, now[side]});
      before[side] = now[side];
    }
    bool both = now[0].isThere() && now[1].isThere() && now[0].seconds > 0;
    llvm::outs() << llvm::formatv(
        "| {0} | {1} | {2} | {3} |\n", size, now[0].text(), now[1].text(),
        both ? llvm::formatv("{0:f2}", now[1].seconds / now[0].seconds).str() : "-");
    llvm::outs().flush();
  }
  llvm::outs() << llvm::formatv("| growth | {0} | {1} | |\n", growth(figures[0]),
                                growth(figures[1]));
  llvm::outs() << llvm::formatv("| last three doublings over n log n | {0} | {1} | |\n",
                                overNLogN(figures[0]), overNLogN(figures[1]));
}

/// Prints the row of a kernel and returns its ratio, if both sides took any time.
static std::optional<double> printKernel(AskedWorker &worker, const Program &kernel,
                                         const Subject *const (&sides)[2]) {
  json answer = worker.ask({{"text", kernel.text},
                            {"pipelines", {sides[0]->text, sides[1]->text}},
                            {"runs", kernelRuns.getValue()},
                            {"enough", timeout / 4.0}},
                           1000 * timeout);
  llvm::StringRef name = llvm::StringRef(kernel.name).rsplit('/').second;
  if (answer.contains("failure")) {
    llvm::outs() << "| " << name << " | " << answer["failure"].get<std::string>() << " | | |\n";
    return std::nullopt;
  }
  double left = answer["seconds"][0], right = answer["seconds"][1];
  std::optional<double> ratio;
  if (left > 0 && right > 0)
    ratio = right / left;
  llvm::outs() << llvm::formatv("| {0} | {1:f0} | {2:f0} | {3} |\n", name, 1e6 * left, 1e6 * right,
                                ratio ? llvm::formatv("{0:f2}", *ratio).str() : "-");
  return ratio;
}

static int printKernels(AskedWorker &worker, const Subject *const (&sides)[2]) {
  std::vector<double> ratios;
  llvm::outs() << llvm::formatv("\n| kernel | {0} us | {1} us | ratio |\n|---|---|---|---|\n",
                                sides[0]->name, sides[1]->name);
  for (const std::string &file : kernels) {
    auto kernel = readProgram(file, {});
    if (!kernel)
      return 2;
    if (std::optional<double> ratio = printKernel(worker, *kernel, sides))
      ratios.push_back(*ratio);
  }
  llvm::outs() << llvm::formatv("| median of {0} | | | {1} |\n", ratios.size(),
                                ratios.empty() ? "-"
                                               : llvm::formatv("{0:f2}", median(ratios)).str());
  return 0;
}

static int badUsage(const llvm::Twine &message) {
  llvm::errs() << "freehold-speed: error: " << message << '\n';
  return 2;
}

static bool isChosen(const Shape &shape) {
  return shapeNames.empty() || llvm::is_contained(shapeNames, shape.name);
}

int main(int argc, char **argv) {
  llvm::InitLLVM init(argc, argv);
  cl::HideUnrelatedOptions(category);
  cl::ParseCommandLineOptions(argc, argv, "Speed of two deallocation pipelines, side by side\n");
  for (const std::string &name : shapeNames)
    if (name != "none" && llvm::none_of(shapeTable(), [&](auto &s) { return s.name == name; }))
      return badUsage("unknown shape '" + name + "'");
  if (printSize) {
    for (const Shape &shape : shapeTable())
      if (isChosen(shape))
        llvm::outs() << shape.make(printSize);
    return 0;
  }
  const Subject *sides[2] = {findSubject(leftName.getValue()), findSubject(rightName.getValue())};
  for (const Subject *side : sides)
    if (!side || side->kind == Subject::Kind::Target)
      return badUsage("--left and --right name subjects of freehold-check --list-subjects");
  auto isCommand = [](const Subject *side) { return side->kind == Subject::Kind::Command; };
  if (!kernels.empty() && llvm::any_of(sides, isCommand))
    return badUsage("kernels are too small to be measured with a command: give shapes only");
  registerPasses();
  auto answer = [](const json &question) {
    return question.contains("command") ? measureCommand(question) : measure(question);
  };
  AskedWorker worker(answer, {});
  for (const Shape &shape : shapeTable())
    if (isChosen(shape))
      printShape(worker, shape, sides);
  return kernels.empty() ? 0 : printKernels(worker, sides);
}
