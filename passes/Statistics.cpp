//===- Statistics.cpp -----------------------------------------------------===//
#include "passes/Statistics.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

#include <string>

namespace freehold {

void printStatistics(llvm::StringRef pass, llvm::ArrayRef<Statistic> statistics) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << pass << "\n";
  for (const Statistic &each : statistics)
    stream << llvm::format("%8u ", each.value) << each.name << " - " << each.description << "\n";
  llvm::errs() << text;
}

} // namespace freehold
