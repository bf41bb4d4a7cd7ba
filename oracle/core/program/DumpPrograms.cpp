//===- DumpPrograms.cpp ---------------------------------------------------===//
#include "oracle/core/program/DumpPrograms.h"

namespace freehold {

/// Returns the length of the shortest sequence that all of these repeat, which may be all of them.
static size_t periodOf(const std::vector<const DumpRecord *> &records) {
  auto isSame = [](const DumpRecord &a, const DumpRecord &b) {
    return a.pass == b.pass && a.when == b.when && a.operation == b.operation;
  };
  for (size_t period = 1; period < records.size(); ++period) {
    bool repeats = records.size() % period == 0;
    for (size_t i = period; repeats && i < records.size(); ++i)
      repeats = isSame(*records[i], *records[i - period]);
    if (repeats)
      return period;
  }
  return records.size();
}

std::set<size_t> beginningsOfPrograms(const std::vector<DumpRecord> &records,
                                      const std::vector<bool> &isModule) {
  std::vector<const DumpRecord *> modules;
  std::vector<size_t> numbers;
  for (size_t i = 0; i < records.size(); ++i)
    // With --mlir-print-ir-module-scope, the passes on functions print modules as well: how many they are
    // depends on the program.
    if (isModule[i] && records[i].symbol.empty()) {
      modules.push_back(&records[i]);
      numbers.push_back(i);
    }
  std::set<size_t> beginnings;
  if (modules.empty())
    return beginnings;
  bool beginsWithFunctions = numbers.front() > 0;
  for (size_t at = periodOf(modules); at < modules.size(); at += periodOf(modules))
    beginnings.insert(beginsWithFunctions ? numbers[at - 1] + 1 : numbers[at]);
  return beginnings;
}

} // namespace freehold
