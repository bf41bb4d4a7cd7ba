//===- MatrixCommand.cpp - freehold-fuzz matrix ---------------------------===//
// How many generated programs, and how many of the corpus, use each op in each way that its declaration allows.
// `fuzz/matrix/MATRIX.md` is the output of `--markdown`; a test compares the two.
//===----------------------------------------------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/campaign/Planner.h"
#include "fuzz/gen/Generator.h"
#include "fuzz/matrix/Explained.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/MLIRContext.h"

#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/raw_ostream.h"

#include <nlohmann/json.hpp>

#include <map>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand matrixSub("matrix",
                         "How often programs use each op in each way that it allows. Exit code: 0 "
                         "done, 1 a row is zero without a reason or a reason does not hold, 2 bad "
                         "usage, 4 our fault");

enum class Form : uint8_t { Text, Json, Markdown };

static cl::opt<uint64_t> seed("seed", cl::desc("The first program's seed"), cl::sub(matrixSub));
static cl::opt<uint64_t> count("count", cl::desc("Programs to generate"), cl::init(1'000),
                               cl::sub(matrixSub));
static cl::list<std::string> profileNames("profile", cl::CommaSeparated,
                                          cl::desc("Profiles of the generated programs, in turn; "
                                                   "default: those that campaigns draw"),
                                          cl::value_desc("name"), cl::sub(matrixSub));
static cl::list<std::string> corpus("corpus", cl::desc("Folder or file to count as well"),
                                    cl::value_desc("path"), cl::sub(matrixSub));
static cl::opt<Form> form(
    cl::desc("Output:"), cl::init(Form::Text),
    cl::values(clEnumValN(Form::Json, "json", "One object a line, for each row"),
               clEnumValN(Form::Markdown, "markdown", "Rows of each dialect, and the reasons")),
    cl::sub(matrixSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("matrix", message, code);
}

/// The context is replaced after this many programs, since MLIR never frees uniqued attributes.
static constexpr uint64_t kContextLife = 2'000;

namespace {
struct Counted {
  matrix::Matrix matrix;
  uint64_t generated = 0, corpus = 0, unreadable = 0;
};
} // namespace

static void countCorpus(Counted &counted) {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(),
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  for (const std::string &file : corpusFiles({corpus.begin(), corpus.end()})) {
    std::optional<Program> program = readProgram(file, Budget());
    mlir::OwningOpRef<mlir::ModuleOp> module = program ? parseProgram(*program, *context) : nullptr;
    if (!module) {
      ++counted.unreadable;
      continue;
    }
    counted.matrix.add(*module, matrix::Source::Corpus);
    ++counted.corpus;
  }
}

/// Returns false, after printing diagnostics, if a program does not verify.
static bool countGenerated(Counted &counted, const std::vector<gen::Profile> &profiles) {
  std::unique_ptr<mlir::MLIRContext> context;
  for (uint64_t n = 0; n < count && !mustStop(); ++n, ++counted.generated) {
    if (n % kContextLife == 0)
      context = makeContext();
    gen::Choices choices = gen::Choices::fromSeed(seed + n);
    gen::Generated made = gen::generate(choices, profiles[(seed + n) % profiles.size()],
                                        "seed-" + std::to_string(seed + n));
    auto module = parseProgram(made.program, *context);
    if (!module)
      return false;
    counted.matrix.add(*module, matrix::Source::Generated);
  }
  return true;
}

static void printJson(const Counted &counted, const matrix::Explained &explained) {
  for (auto [row, why] : llvm::zip_equal(counted.matrix.rows(), explained.ofRow)) {
    nlohmann::json json = {{"row", row.name}, {"generated", row.generated}, {"corpus", row.corpus}};
    if (why)
      json["reason"] = why->reason;
    llvm::outs() << json.dump() << '\n';
  }
}

static void printText(const Counted &counted, const matrix::Explained &explained) {
  unsigned zero = 0;
  for (auto [row, why] : llvm::zip_equal(counted.matrix.rows(), explained.ofRow)) {
    llvm::outs() << llvm::formatv("{0,9} {1,6}  {2}{3}{4}\n", row.generated, row.corpus, row.name,
                                  why ? ": " : "", why ? why->reason : "");
    zero += !row.isCovered();
  }
  llvm::outs() << llvm::formatv("{0} of {1} rows in {2} generated programs and {3} of the corpus; "
                                "{4} of the corpus cannot be read\n",
                                counted.matrix.rows().size() - zero, counted.matrix.rows().size(),
                                counted.generated, counted.corpus, counted.unreadable);
}

namespace {
struct Summary {
  unsigned rows = 0, generated = 0, onlyCorpus = 0, explained = 0;

  void add(const matrix::Row &row) {
    ++rows;
    generated += row.generated > 0;
    onlyCorpus += !row.generated && row.corpus;
    explained += !row.isCovered();
  }
  std::string text(llvm::StringRef name) const {
    return llvm::formatv("| {0} | {1} | {2} | {3} | {4} |\n", name, rows, generated, onlyCorpus,
                         explained);
  }
};
} // namespace

static void printMarkdown(const Counted &counted, const matrix::Explained &explained) {
  std::map<std::string, Summary> dialects;
  std::map<const matrix::Explanation *, unsigned> reasons;
  Summary all;
  for (auto [row, why] : llvm::zip_equal(counted.matrix.rows(), explained.ofRow)) {
    dialects[row.name.substr(0, row.name.find_first_of(".:"))].add(row);
    all.add(row);
    reasons[why] += !row.isCovered();
  }
  llvm::outs()
      << "<!-- Made by `build/bin/freehold-fuzz matrix --markdown`; do not edit. -->\n"
         "# What programs have of all that ops may have\n\n"
         "A row is an op, a value of an attribute, a number of operands, an origin or type "
         "of a memref operand, or a\nplace ([Matrix.h](Matrix.h)). "
      << counted.generated << " generated programs, seed " << seed
      << " and on, and the corpus:\n\n| dialect | rows | generated | only in the corpus | in no "
         "program |\n|---|---|---|---|---|\n";
  for (const auto &[name, summary] : dialects)
    llvm::outs() << summary.text(name);
  llvm::outs() << all.text("all") << "\n## Rows that no program has\n";
  for (const matrix::Explanation &each : matrix::explanations())
    llvm::outs() << "\n- " << reasons[&each] << ": " << each.reason << ". `" << each.rows << "`";
  llvm::outs() << '\n';
}

int runMatrix() {
  std::vector<gen::Profile> profiles;
  for (const std::string &name : profileNames)
    if (const gen::Profile *profile = gen::findProfile(name))
      profiles.push_back(*profile);
    else
      return fail("there is no profile '" + name + "'; there are " + gen::profileNames());
  if (profiles.empty())
    profiles = gen::profileTable();
  Counted counted;
  countCorpus(counted);
  if (!countGenerated(counted, profiles))
    return kOurFault;
  matrix::Explained explained = matrix::explain(counted.matrix.rows());
  switch (form) {
  case Form::Text:
    printText(counted, explained);
    break;
  case Form::Json:
    printJson(counted, explained);
    break;
  case Form::Markdown:
    printMarkdown(counted, explained);
    break;
  }
  for (const std::string &error : explained.errors)
    llvm::errs() << "freehold-fuzz matrix: " << error << '\n';
  return explained.errors.empty() ? kAllGood : kDefect;
}

} // namespace freehold::fuzz
