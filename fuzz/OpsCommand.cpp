//===- OpsCommand.cpp - freehold-fuzz ops ---------------------------------===//
// The table op x {interp, smt, gen}, made from the tables themselves. `oracle/OPS.md` is its
// output; a test compares the two. `--undefined`: the table of undefined behaviours, which is
// `oracle/UNDEFINED.md`.
//===----------------------------------------------------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/gen/OpRow.h"
#include "oracle/core/verdict/UndefinedBehaviours.h"
#include "oracle/interp/Compile.h"
#include "smt/encode/Encoder.h"

#include "llvm/Support/raw_ostream.h"

#include <map>

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand opsSub("ops", "Prints which ops the interpreter, the prover and the generator know");

static cl::opt<bool> printsUndefined("undefined",
                                     cl::desc("Print what is undefined behaviour of which op "
                                              "instead: oracle/UNDEFINED.md"),
                                     cl::sub(opsSub));

int runOps() {
  if (printsUndefined) {
    llvm::outs() << describeUndefinedBehaviours();
    return kAllGood;
  }
  struct Row {
    bool interp = false, smt = false, gen = false;
  };
  std::map<std::string, Row> rows;
  for (const std::string &name : interp::interpTable().names())
    rows[name].interp = true;
  for (const std::string &name : smt::encodeTable().names())
    rows[name].smt = true;
  for (const gen::OpRow &row : gen::opTable())
    for (const char *name : row.ops)
      rows[name].gen = true;
  unsigned interp = 0, smt = 0, gen = 0;
  llvm::outs() << "<!-- Made by `build/bin/freehold-fuzz ops`; do not edit. -->\n"
                  "# Ops and who knows them\n\n| op | interp | smt | gen |\n|---|---|---|---|\n";
  auto mark = [](bool known) { return known ? "x" : ""; };
  for (const auto &[name, row] : rows) {
    llvm::outs() << "| " << name << " | " << mark(row.interp) << " | " << mark(row.smt) << " | "
                 << mark(row.gen) << " |\n";
    interp += row.interp;
    smt += row.smt;
    gen += row.gen;
  }
  llvm::outs() << "| " << rows.size() << " rows | " << interp << " | " << smt << " | " << gen
               << " |\n";
  return kAllGood;
}

} // namespace freehold::fuzz
