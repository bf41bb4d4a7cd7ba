//===- ApplyMove.cpp - One move by hand -----------------------------------===//
#include "fuzz/reduce/ApplyMove.h"
#include "fuzz/reduce/Measure.h"
#include "fuzz/reduce/Move.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Verifier.h"

#include "llvm/Support/Format.h"

#include <numeric>

using namespace mlir;

namespace freehold::reduce {

static constexpr int kDone = 0, kBadInput = 2, kDoesNotApply = 3;

static int fail(int code, const llvm::Twine &message) {
  llvm::errs() << "freehold-reduce: error: " << message << '\n';
  return code;
}

/// Parses the sites after the colon; all `count` if there are none. Returns std::nullopt if one is
/// no number or not below `count`.
static std::optional<std::vector<unsigned>> parseSites(llvm::StringRef text, unsigned count) {
  std::vector<unsigned> sites;
  SmallVector<llvm::StringRef> parts;
  text.split(parts, ',', -1, /*KeepEmpty=*/false);
  for (llvm::StringRef part : parts) {
    unsigned site = 0;
    if (part.trim().getAsInteger(10, site) || site >= count)
      return std::nullopt;
    sites.push_back(site);
  }
  if (sites.empty()) {
    sites.resize(count);
    std::iota(sites.begin(), sites.end(), 0u);
  }
  llvm::sort(sites);
  sites.erase(std::unique(sites.begin(), sites.end()), sites.end());
  return sites;
}

int applyMove(llvm::StringRef spec, llvm::StringRef path, llvm::raw_ostream &os) {
  auto [name, where] = spec.split(':');
  const Move *move = findMove(name);
  if (!move)
    return fail(kBadInput, "there is no move '" + name + "'; --list-moves shows them");
  Budget budget;
  std::optional<Program> program = readProgram(path, budget);
  if (!program)
    return kBadInput;
  std::unique_ptr<MLIRContext> context = makeContext();
  OwningOpRef<ModuleOp> module = parseProgram(*program, *context);
  if (!module)
    return kBadInput;
  unsigned count = move->sites(*module).size();
  std::optional<std::vector<unsigned>> sites = parseSites(where, count);
  if (!sites)
    return fail(kBadInput, "'" + where + "' names no sites of " + name + ": there are " +
                               llvm::Twine(count) + ", counted from 0");
  if (!move->apply(*module, *sites))
    return fail(kDoesNotApply, name + " does not apply");
  if (failed(verify(*module)))
    return fail(kDoesNotApply, "the result of " + name + " does not verify");
  module->print(os);
  return kDone;
}

void listMoves(llvm::raw_ostream &os) {
  for (const Move &move : moveTable())
    os << llvm::format("%-26s", move.name.str().c_str()) << move.summary
       << (move.mayGrow ? " (may grow)" : "") << '\n';
}

} // namespace freehold::reduce
