//===- Guarantees.cpp -----------------------------------------------------===//
#include "fuzz/Guarantees.h"

#include "oracle/diff/JudgePool.h"

#include "llvm/Support/FormatVariadic.h"

#include <deque>
#include <future>

namespace freehold::fuzz {

static constexpr size_t kBrokenMax = 20;
/// Size of the batches that the second thread makes.
static constexpr uint64_t kBatch = 64;

namespace {
class Check {
public:
  explicit Check(const GuaranteeOptions &options) : options_(options) {}
  Guarantees run();

private:
  std::optional<Request> next();
  void done(const Request &request, const Response &response);
  /// Returns the text of the n-th program as the second thread makes it.
  std::string madeElsewhere(uint64_t n);
  void breaks(uint64_t &count, const std::string &program, const std::string &why);

  const GuaranteeOptions &options_;
  Guarantees result_;
  uint64_t next_ = 0;
  std::deque<std::string> elsewhere_;
};
} // namespace

void Check::breaks(uint64_t &count, const std::string &program, const std::string &why) {
  ++count;
  if (result_.broken.size() < kBrokenMax)
    result_.broken.push_back(program + ": " + why);
}

/// Makes each batch in reverse order, so that no program can depend on the one before it.
std::string Check::madeElsewhere(uint64_t n) {
  if (elsewhere_.empty()) {
    uint64_t end = std::min(options_.programs, n + kBatch);
    elsewhere_ = std::async(std::launch::async, [&] {
                   std::deque<std::string> texts;
                   for (uint64_t each = end; each-- > n;)
                     texts.push_front(options_.make(each).program.text);
                   return texts;
                 }).get();
  }
  std::string text = std::move(elsewhere_.front());
  elsewhere_.pop_front();
  return text;
}

std::optional<Request> Check::next() {
  if (next_ == options_.programs)
    return std::nullopt;
  uint64_t n = next_++;
  Request request;
  request.program = options_.make(n).program;
  if (request.program.text != madeElsewhere(n))
    breaks(result_.differing, request.program.name, "two threads made two programs");
  request.subjects = {options_.subject};
  request.inputs.count = options_.inputs;
  request.inputs.seed = n;
  return request;
}

void Check::done(const Request &request, const Response &response) {
  ++result_.programs;
  const std::string &name = request.program.name;
  if (response.isBadInput())
    return breaks(result_.unverified, name, response.badInput);
  if (!response.fault.empty())
    return breaks(result_.faults, name, response.fault);
  if (!response.sourceUnfit.empty())
    return breaks(result_.unfit, name, response.sourceUnfit);
  bool reached = false;
  for (const Judgement &judgement : response.judgements)
    reached |= judgement.reached > 0;
  result_.reached += reached;
}

Guarantees Check::run() {
  JudgePool pool({.jobs = options_.jobs}, Budget());
  pool.run([&] { return next(); },
           [&](const Request &request, const Response &response) { done(request, response); });
  return std::move(result_);
}

Guarantees checkGuarantees(const GuaranteeOptions &options) { return Check(options).run(); }

std::string Guarantees::text() const {
  std::string text;
  for (const std::string &one : broken)
    text += one + "\n";
  double share =
      programs ? 100.0 * static_cast<double>(reached) / static_cast<double>(programs) : 0;
  return text + llvm::formatv("{0} programs: {1} made differently the second time, {2} do not "
                              "verify, {3} with an error of their own, {4} faults; reach {5:f1}%\n",
                              programs, differing, unverified, unfit, faults, share)
                    .str();
}

} // namespace freehold::fuzz
