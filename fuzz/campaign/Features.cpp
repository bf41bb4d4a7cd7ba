//===- Features.cpp - What a reduced program is made of -------------------===//
// Finds the rows of the generator's op table that a campaign should leave out so that it does not
// find one defect again and again. The row is that of the rarest op in the reduced program. A name
// that stands for nothing, or a folder that shows no defect any more, gives an error message.
//===----------------------------------------------------------------------===//
#include "fuzz/campaign/Features.h"

#include "fuzz/gen/OpRow.h"
#include "fuzz/reduce/Reducer.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/verdict/StoredRequest.h"

#include "mlir/IR/Diagnostics.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"

using namespace mlir;

namespace freehold {

/// Number of judge calls for one reduction within a campaign. The result is not minimal, but most
/// ops that the defect does not need are gone.
static constexpr uint64_t kReductionCalls = 200;

std::set<std::string> opsIn(const Program &program) {
  std::unique_ptr<MLIRContext> context = makeContext();
  ScopedDiagnosticHandler quiet(context.get(), [](Diagnostic &) { return success(); });
  OwningOpRef<ModuleOp> module = parseProgram(program, *context);
  std::set<std::string> ops;
  if (module)
    module->walk([&](Operation *op) { ops.insert(op->getName().getStringRef().str()); });
  return ops;
}

std::set<std::string> quicklyReducedOps(const Request &request, const Judgement &judgement,
                                        unsigned jobs) {
  const reduce::Interest interest = reduce::interestIn(judgement);
  const DefectKind kind = interest.signature.kind;
  if (kind == DefectKind::Hang || kind == DefectKind::Resource)
    return {};
  reduce::ReduceOptions options;
  options.jobs = jobs;
  options.callsMax = kReductionCalls;
  options.minimisePipeline = options.minimiseArgs = false;
  auto result = reduce::reduce(request, interest, options);
  return result.judgement ? opsIn(result.program) : std::set<std::string>();
}

//===----------------------------------------------------------------------===//
// From ops to rows
//===----------------------------------------------------------------------===//

/// Returns whether almost every program has this op. Such an op is not left out, since the
/// generator would hardly make useful programs without it.
static bool isScaffold(llvm::StringRef op) {
  static constexpr llvm::StringRef all[] = {
      "func.func",  "func.return",  "memref.alloc", "memref.load", "memref.store",
      "memref.dim", "vector.print", "linalg.fill",  "scf.yield",   "cf.br"};
  return llvm::is_contained(all, op) || (op.starts_with("arith.") && op != "arith.select");
}

/// Returns the rows of the op whose rows have the smallest total weight.
static gen::Rows rowsOfRarest(const std::set<std::string> &ops) {
  gen::Rows best;
  unsigned least = UINT_MAX;
  for (const std::string &op : ops) {
    auto rows = gen::findRowsOfOp(op);
    unsigned weight = 0;
    for (unsigned row : rows)
      weight += gen::opTable()[row].weight;
    if (rows.empty() || isScaffold(op) || weight >= least)
      continue;
    least = weight;
    best = rows;
  }
  return best;
}

using RowsOrError = std::variant<gen::Rows, std::string>;

/// Returns the rows that make the rarest of `ops`; `name` is what the user called the defect.
static RowsOrError rowsBehind(const std::string &name, const std::set<std::string> &ops) {
  gen::Rows rows = rowsOfRarest(ops);
  if (rows.empty())
    return "no feature of the generator stands for '" + name + "'; avoid one by its own name";
  return rows;
}

/// Returns the rows for a folder of a finding or, after a short reduction, of a campaign's defect.
static RowsOrError rowsOfFolder(const std::string &folder) {
  auto read = triage::readFinding(folder);
  if (const auto *finding = std::get_if<triage::Finding>(&read))
    return rowsBehind(folder, opsIn(finding->request.program));
  auto stored = readStoredRequest(folder);
  if (auto *error = std::get_if<std::string>(&stored))
    return *error;
  const StoredRequest &request = std::get<StoredRequest>(stored);
  auto start = reduce::judgeStart(request.request, request.kind);
  if (!start.judgement)
    return "'" + folder + "' shows no defect: " + start.why;
  return rowsBehind(folder, quicklyReducedOps(request.request, *start.judgement, 1));
}

/// Finds a finding by its name or by a signature; null if there is none.
static const triage::Finding *findFinding(const triage::FindingStore &known,
                                          const std::string &name) {
  for (const auto &[each, finding] : known.findings())
    if (each == name || llvm::any_of(finding.keys, [&](const std::string &key) {
          return llvm::StringRef(key).split(';').first == name;
        }))
      return &finding;
  return nullptr;
}

static RowsOrError rowsOfName(const std::string &name, const triage::FindingStore &known) {
  auto rows = gen::findRows(name);
  if (std::holds_alternative<gen::Rows>(rows))
    return rows;
  if (const triage::Finding *finding = findFinding(known, name))
    return rowsBehind(name, opsIn(finding->request.program));
  if (llvm::sys::fs::is_directory(name))
    return rowsOfFolder(name);
  std::string names;
  for (const auto &[each, finding] : known.findings())
    names += (names.empty() ? "" : ", ") + each;
  return std::get<std::string>(rows) + "; the findings " + (names.empty() ? "(none)" : names) +
         " of " + known.folder() + "; and folders of defects";
}

RowsOrError rowsToAvoid(const std::vector<std::string> &names, const triage::FindingStore &known) {
  gen::Rows all;
  for (const std::string &name : names) {
    auto rows = rowsOfName(name, known);
    if (std::holds_alternative<std::string>(rows))
      return rows;
    all.merge(std::get<gen::Rows>(rows));
  }
  return all;
}

} // namespace freehold
