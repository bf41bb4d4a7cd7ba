//===- GenStatistics.cpp --------------------------------------------------===//
#include "fuzz/GenStatistics.h"

#include "fuzz/features/Checklist.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "llvm/Support/FormatVariadic.h"

#include <algorithm>

namespace freehold::fuzz {

/// The context is replaced after this many programs, since MLIR never frees uniqued attributes.
static constexpr uint64_t kContextLife = 2'000;

GenStatistics::GenStatistics()
    : rows_(gen::opTable().size()), shapes_(features::checklist().size()) {}

bool GenStatistics::add(const gen::Generated &made) {
  if (programs_++ % kContextLife == 0)
    context_ = makeContext();
  functions_ += made.statistics.functions;
  bytes_ += made.program.text.size();
  for (size_t n = 0; n < made.statistics.rows.size(); ++n)
    rows_[n] += made.statistics.rows[n];
  auto module = parseProgram(made.program, *context_);
  if (!module)
    return false;
  for (unsigned shape : features::shapesOf(*module).set_bits())
    ++shapes_[shape];
  unsigned ops = 0;
  module->walk([&](mlir::Operation *) { ++ops; });
  ops_.push_back(ops);
  return true;
}

std::string GenStatistics::text() const {
  std::string text = "rows, how often each was emitted:\n";
  uint64_t sum = 0;
  for (size_t n = 0; n < rows_.size(); ++n) {
    text += llvm::formatv("{0,10}  {1}\n", rows_[n], gen::opTable()[n].name).str();
    sum += rows_[n];
  }
  text += "shapes, how many programs have each:\n";
  unsigned missing = 0;
  for (size_t n = 0; n < shapes_.size(); ++n) {
    const features::Shape &shape = features::checklist()[n];
    text += llvm::formatv("{0,10}  {1}: {2}\n", shapes_[n], shape.family, shape.name).str();
    missing += shapes_[n] == 0;
  }
  std::vector<unsigned> ops = ops_;
  std::sort(ops.begin(), ops.end());
  unsigned least = 0, median = 0, most = 0;
  if (!ops.empty())
    least = ops.front(), median = ops[ops.size() / 2], most = ops.back();
  return text + llvm::formatv("{0} of {1} shapes reached; {2} rows in {3} programs, {4} functions, "
                              "{5} bytes; {6} to {7} ops, median {8}\n",
                              shapes_.size() - missing, shapes_.size(), sum, programs_, functions_,
                              bytes_, least, most, median)
                    .str();
}

} // namespace freehold::fuzz
