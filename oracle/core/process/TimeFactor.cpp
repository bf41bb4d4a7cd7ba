//===- TimeFactor.cpp -----------------------------------------------------===//
#include "oracle/core/process/TimeFactor.h"

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>

namespace freehold {

static constexpr const char *kVariable = "FREEHOLD_TIME_FACTOR";

static unsigned readFactor() {
  const char *text = std::getenv(kVariable);
  unsigned factor = 1;
  if (text && (llvm::StringRef(text).getAsInteger(10, factor) || factor < 1 || factor > 1000)) {
    llvm::errs() << "error: " << kVariable << " is '" << text << "', not a number from 1 to 1000\n";
    exit(2);
  }
  return factor;
}

unsigned timeFactor() {
  static const unsigned factor = readFactor();
  return factor;
}

} // namespace freehold
