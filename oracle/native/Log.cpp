//===- Log.cpp ------------------------------------------------------------===//
#include "oracle/native/Log.h"

#include "oracle/core/inputs/Contents.h"
#include "oracle/core/inputs/Format.h"
#include "oracle/core/inputs/ValueLayout.h"
#include "oracle/native/runtime/Protocol.h"

#include "llvm/Support/MathExtras.h"

#include <csignal>
#include <cstring>

using namespace mlir;

namespace freehold::native {

namespace {
/// Reads both runs' events in parallel.
class LogReader {
public:
  LogReader(const ProgramShape &shape, ArrayRef<uint64_t> first, ArrayRef<uint64_t> second)
      : shape_(shape), first_(first), second_(second.empty() ? first : second),
        paired_(!second.empty()) {}

  std::optional<Outcome> read(const Run &run);

private:
  /// Why reading stopped before the end of the events.
  enum class Trouble : uint8_t { None, Nonsense, Uninitialised };

  bool good() const { return trouble_ == Trouble::None; }
  void nonsense() { trouble_ = good() ? Trouble::Nonsense : trouble_; }
  uint64_t word();
  uint64_t number(uint64_t limit);
  std::string scalar(Type type);
  /// The text names the type `shownAs`, if that is given.
  Observation value(Type type, Type shownAs = {});
  ObservedBuffer contents(Type element, ArrayRef<int64_t> shownAs);
  void results(const ProgramShape::Function &entry);
  bool argument(std::string_view of, const ProgramShape::Function &entry);
  bool seenKept();
  bool caller();
  void endCall();
  void call();
  std::pair<std::string, Observation> global();
  void error();
  void stop();
  bool event();
  std::string site(uint64_t number) const { return shape_.sites[number]; }

  const ProgramShape &shape_;
  ArrayRef<uint64_t> first_, second_;
  bool paired_;
  size_t at_ = 0;
  Trouble trouble_ = Trouble::None;
  Outcome outcome_;
  /// The globals seen at the end of the call that is being read.
  std::vector<std::pair<std::string, Observation>> globals_;
  /// The steps of the run, the entry's name among them, and their functions so far.
  std::vector<Step> steps_;
  unsigned callsInAll_ = 0;
  std::vector<const ProgramShape::Function *> calls_;
  const ProgramShape::Function &called() const { return *calls_.back(); }
};
} // namespace

uint64_t LogReader::word() {
  if (at_ >= first_.size())
    nonsense();
  else if (at_ >= second_.size() || first_[at_] != second_[at_])
    trouble_ = good() ? Trouble::Uninitialised : trouble_;
  return good() ? first_[at_++] : 0;
}

uint64_t LogReader::number(uint64_t limit) {
  uint64_t n = word();
  if (n >= limit)
    nonsense();
  return good() ? n : 0;
}

std::string LogReader::scalar(Type type) {
  SmallVector<uint64_t> words(llvm::divideCeil(std::max(*elementBytes(type), 8u), 8));
  for (uint64_t &each : words)
    each = word();
  return formatScalar(type, words.data());
}

/// Whether two cells hold the same number. Native code leaves padding bytes of an element
/// unchanged, so they are ignored.
static bool sameCell(Type type, uint64_t bytes, const uint8_t *first, const uint8_t *second) {
  if (std::memcmp(first, second, bytes) == 0)
    return true;
  if (bitsOf(type) == 8 * bytes)
    return false;
  auto text = [&](const uint8_t *cell) {
    SmallVector<uint64_t> words(llvm::divideCeil(std::max<uint64_t>(bytes, 8), 8));
    std::memcpy(words.data(), cell, bytes);
    return formatScalar(type, words.data());
  };
  return text(first) == text(second);
}

/// `shownAs` has the sizes to print a flat buffer with; empty for its own.
ObservedBuffer LogReader::contents(Type element, ArrayRef<int64_t> shownAs) {
  ObservedBuffer result;
  result.element = element;
  SmallVector<int64_t> sizes(number(65));
  int64_t count = 1;
  for (int64_t &size : sizes) {
    size = static_cast<int64_t>(word());
    if (__builtin_mul_overflow(count, std::max<int64_t>(size, 0), &count))
      nonsense();
  }
  if (!good())
    return result;
  ArrayRef<int64_t> shown = shownAs.data() ? shownAs : ArrayRef<int64_t>(sizes);
  result.sizes.assign(shown.begin(), shown.end());
  if (count == 0)
    return result;
  if (auto memref = dyn_cast<BaseMemRefType>(element)) {
    for (int64_t n = 0; n < count && good(); ++n) {
      bool isWritten = number(2);
      result.unwritten.push_back(!isWritten);
      result.inner.push_back(isWritten ? contents(memref.getElementType(), {}) : ObservedBuffer());
    }
    if (!llvm::is_contained(result.unwritten, true))
      result.unwritten.clear();
    return result;
  }
  uint64_t bytes = *elementBytes(element), words = llvm::divideCeil(count * bytes, 8);
  if (words > first_.size() - at_)
    nonsense();
  else if (words > second_.size() - at_)
    trouble_ = Trouble::Uninitialised;
  if (!good())
    return result;
  auto *first = reinterpret_cast<const uint8_t *>(first_.data() + at_);
  auto *second = reinterpret_cast<const uint8_t *>(second_.data() + at_);
  at_ += words;
  result.bytes.assign(first, first + count * bytes);
  if (std::memcmp(first, second, count * bytes) == 0)
    return result;
  result.unwritten.resize(count);
  for (int64_t n = 0; n < count; ++n)
    if (!sameCell(element, bytes, first + n * bytes, second + n * bytes)) {
      result.unwritten[n] = true;
      std::fill_n(result.bytes.begin() + n * bytes, bytes, 0);
    }
  return result;
}

static std::string typeText(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << " : " << type;
  return text;
}

Observation LogReader::value(Type type, Type shownAs) {
  if (bitsOf(type))
    return scalar(type) + typeText(type);
  if (isa<FunctionType>(type)) {
    uint64_t function = number(shape_.functions.size());
    return good() ? "@" + shape_.functions[function].name + typeText(type) : "";
  }
  auto memref = dyn_cast<BaseMemRefType>(type);
  if (!memref) {
    nonsense();
    return "";
  }
  return Observation(contents(memref.getElementType(), {})) + typeText(shownAs ? shownAs : type);
}

void LogReader::call() {
  const auto &function = shape_.functions[number(shape_.functions.size())];
  Observation line("call @" + function.name + "(");
  for (auto [n, type] : llvm::enumerate(function.type.getInputs())) {
    line += n ? ", " : "";
    Type shownAs = function.calledAs.getInput(n);
    if (function.flags[n] & kUnread)
      line += "unread" + typeText(shownAs);
    else
      line += value(type, shownAs);
  }
  outcome_.observations.push_back(std::move(line) + ")");
}

/// The T4 violation of a result, as in Results.cpp of the interpreter.
static const char *fault(Ownership ownership) {
  switch (ownership) {
  case Ownership::None:
  case Ownership::Fresh:
    return nullptr;
  case Ownership::Freed:
    return "a freed buffer";
  case Ownership::Stack:
    return "a stack buffer";
  case Ownership::Argument:
    return "a buffer of an argument";
  case Ownership::Global:
    return "a global";
  case Ownership::Again:
    return "a buffer that another result has too";
  case Ownership::Foreign:
    break;
  }
  return "a buffer that was never allocated";
}

/// The same in one word, for AbiViolation::how.
static const char *howOf(Ownership ownership) {
  switch (ownership) {
  case Ownership::Freed:
    return "freed";
  case Ownership::Stack:
    return "stack";
  case Ownership::Argument:
    return "argument";
  case Ownership::Global:
    return "global";
  case Ownership::Again:
    return "twice";
  default:
    return "foreign";
  }
}

void LogReader::results(const ProgramShape::Function &entry) {
  if (number(~uint64_t(0)) != entry.type.getNumResults())
    return nonsense();
  for (auto [n, type] : llvm::enumerate(entry.type.getResults())) {
    auto ownership = static_cast<Ownership>(number(8));
    uint64_t allocation = word();
    bool dead = ownership == Ownership::Freed || ownership == Ownership::Stack;
    if (const char *what = fault(ownership)) {
      AbiViolation violation{
          {"-", "returns as result " + std::to_string(n) + " " + what}, {}, howOf(ownership), dead};
      if (allocation)
        violation.what.message += " (allocation " + std::to_string(allocation) + ")";
      outcome_.abi.push_back(std::move(violation));
    }
    Observation line("result " + std::to_string(n) + " = ");
    line += dead ? "dead" : value(type, entry.calledAs.getResult(n));
    outcome_.observations.push_back(std::move(line));
  }
}

std::pair<std::string, Observation> LogReader::global() {
  const auto &global = shape_.globals[number(shape_.globals.size())];
  SmallVector<int64_t> sizes(global.type.getShape());
  ObservedBuffer cells = contents(global.type.getElementType(), sizes);
  bool isSeen = !global.isPrivate || global.external;
  return {isSeen ? global.name : "",
          "global @" + global.name + " = " + Observation(std::move(cells))};
}

/// Reads an argument that the caller passed to the call, or to an earlier one.
bool LogReader::argument(std::string_view of, const ProgramShape::Function &entry) {
  uint64_t argument = number(entry.type.getNumInputs());
  auto memref = good() ? dyn_cast<BaseMemRefType>(entry.type.getInput(argument)) : nullptr;
  if (!memref) {
    nonsense();
    return false;
  }
  Observation line("argument " + std::to_string(argument) + std::string(of) + " = ");
  line += contents(memref.getElementType(), {});
  if (number(2)) {
    line += " in ";
    line += contents(memref.getElementType(), {});
  }
  outcome_.observations.push_back(std::move(line));
  return good();
}

/// Reads a buffer that an external function kept, as seen in a later call.
bool LogReader::seenKept() {
  uint64_t kept = word();
  const auto &function = shape_.functions[number(shape_.functions.size())];
  uint64_t parameter = number(function.type.getNumInputs());
  auto memref = good() ? dyn_cast<BaseMemRefType>(function.type.getInput(parameter)) : nullptr;
  if (!memref) {
    nonsense();
    return false;
  }
  outcome_.observations.push_back("kept " + std::to_string(kept) + " = " +
                                  Observation(contents(memref.getElementType(), {})));
  return good();
}

/// Ends a call; globals are reported by name.
void LogReader::endCall() {
  llvm::sort(globals_, llvm::less_first());
  for (auto &[name, line] : globals_)
    outcome_.observations.push_back(std::move(line));
  globals_.clear();
}

/// Reads the caller's next step.
bool LogReader::caller() {
  endCall();
  const Step &step = steps_[number(steps_.size())];
  auto *call = good() ? std::get_if<CallStep>(&step) : nullptr;
  if (call)
    if (auto function = shape_.find(call->function))
      calls_.push_back(&shape_.functions[*function]);
  if (good() && (!call || callsInAll_ > 1))
    outcome_.observations.push_back(callerLine(step));
  return good() && (!call || !calls_.empty());
}

void LogReader::error() {
  static constexpr std::pair<ErrorKind, const char *> kinds[] = {
      {ErrorKind::UseAfterFree, "accesses a freed buffer"},
      {ErrorKind::DoubleFree, "frees a buffer again"},
      {ErrorKind::BadFree, "frees what is no heap buffer, or not its start"},
      {ErrorKind::OutOfBounds, "accesses memory beside a buffer"},
      {ErrorKind::DeadStackUse, "accesses a stack buffer that is gone"}};
  auto [kind, what] = kinds[number(std::size(kinds))];
  uint64_t allocation = word(), allocated = number(shape_.sites.size());
  uint64_t freed = number(shape_.sites.size()), here = number(shape_.sites.size());
  outcome_.termination = Termination::MemoryError;
  outcome_.error = {kind, {site(here), what}, {}};
  if (!allocation)
    return;
  outcome_.error.what.message += " (allocation " + std::to_string(allocation) + ")";
  outcome_.error.notes.push_back({site(allocated), "allocated here"});
  if (freed)
    outcome_.error.notes.push_back({site(freed), "freed here"});
}

/// The error that such a signal stands for. An access that faults may be one of a stack that is exhausted.
static std::optional<ErrorKind> errorOf(uint64_t signal) {
  if (signal == SIGFPE || signal == SIGILL || signal == SIGTRAP)
    return ErrorKind::Undefined;
  return std::nullopt;
}

void LogReader::stop() {
  auto why = static_cast<StopReason>(number(8));
  uint64_t signal = word();
  std::string detail = std::to_string(signal);
  outcome_.termination = Termination::OutOfBudget;
  switch (why) {
  case StopReason::Memory:
    outcome_.reason = {"-", "memory: no room for " + detail + " bytes more"};
    return;
  case StopReason::Allocations:
    outcome_.reason = {"-", "memory: more than " + detail + " allocations"};
    return;
  case StopReason::Log:
    outcome_.reason = {"-", "log: too much to observe"};
    return;
  case StopReason::StubResult:
    outcome_.reason = {"-", "an external function's result of this type"};
    break;
  case StopReason::Signal:
    outcome_.reason = {"-", "the native run ends with signal " + detail + " at no known buffer"};
    outcome_.trapped = errorOf(signal);
    if (outcome_.trapped)
      outcome_.reason.message = "the processor refuses an operation (signal " + detail + ")";
    break;
  case StopReason::WildAccess:
    outcome_.reason = {"-", "accesses memory where no buffer is (signal " + detail + ")"};
    outcome_.trapped = ErrorKind::OutOfBounds;
    break;
  case StopReason::Tool:
    outcome_.reason = {"-", "the tool reports"};
    break;
  case StopReason::Time:
    outcome_.reason = {"-", "time: more than " + detail + " ms"};
    return;
  }
  outcome_.termination = Termination::Unsupported;
}

/// Reads one event; false after the last.
/// Long: a case for each kind of event.
bool LogReader::event() {
  auto kind = static_cast<EventKind>(word());
  if (calls_.empty() && good() && kind != EventKind::Caller && kind != EventKind::Error &&
      kind != EventKind::Stop)
    nonsense();
  if (!good())
    return false;
  switch (kind) {
  case EventKind::Call:
    call();
    return good();
  case EventKind::Print: {
    const PrintText &print = shape_.prints[number(shape_.prints.size())];
    uint64_t bits = word();
    if (good())
      outcome_.observations.push_back(print.apply(&bits, outcome_.printed));
    return good();
  }
  case EventKind::Assert: {
    const auto &assertion = shape_.assertions[number(shape_.assertions.size())];
    outcome_.termination = Termination::Aborted;
    outcome_.reason = {assertion.location, assertion.message};
    outcome_.observations.push_back("assertion failed: " + assertion.message);
    return good();
  }
  case EventKind::Results:
    results(called());
    return good();
  case EventKind::Leak: {
    Leak leak;
    leak.number = word();
    leak.bytes = word();
    leak.location = site(number(shape_.sites.size()));
    leak.call = callsInAll_ > 1 ? calls_.size() : 0;
    outcome_.leaks.push_back(std::move(leak));
    return good();
  }
  case EventKind::Argument:
    return argument("", called());
  case EventKind::Global:
    if (auto seen = global(); !seen.first.empty())
      globals_.push_back(std::move(seen));
    return good();
  case EventKind::End:
    outcome_.statistics.heapAllocations = word();
    outcome_.statistics.frees = word();
    outcome_.statistics.peakBytes = word();
    return false;
  case EventKind::Error:
    error();
    return false;
  case EventKind::Stop:
    stop();
    return false;
  case EventKind::Caller:
    return caller();
  case EventKind::EarlierArgument: {
    uint64_t call = number(calls_.size());
    return good() && argument(" of call " + std::to_string(call + 1), *calls_[call]);
  }
  case EventKind::SeenGlobal:
    outcome_.observations.push_back(global().second);
    return good();
  case EventKind::SeenKept:
    return seenKept();
  case EventKind::Kept: {
    KeptAllocations kept;
    kept.allocations = word();
    kept.references = word();
    kept.last = {site(number(shape_.sites.size())), "allocated here"};
    kept.copies = word();
    kept.left = word();
    kept.firstLeft = {site(number(shape_.sites.size())), "allocated here"};
    outcome_.kept.resize(calls_.size());
    outcome_.kept.back() = std::move(kept);
    return good();
  }
  }
  nonsense();
  return false;
}

std::optional<Outcome> LogReader::read(const Run &run) {
  auto entry = shape_.find(run.entry);
  if (!entry)
    return std::nullopt;
  steps_ = stepsOf(run.inputs);
  for (Step &step : steps_)
    if (auto *call = std::get_if<CallStep>(&step)) {
      ++callsInAll_;
      if (call->function.empty())
        call->function = run.entry;
    }
  // Runs of one step log no Caller event.
  if (steps_.size() == 1)
    calls_.push_back(&shape_.functions[*entry]);
  while (event()) {
  }
  if (trouble_ == Trouble::Nonsense)
    return std::nullopt;
  if (trouble_ == Trouble::Uninitialised) {
    outcome_ = Outcome();
    outcome_.termination = Termination::Unsupported;
    outcome_.reason = {"-", "what it does depends on memory that was never written"};
    return std::move(outcome_);
  }
  endCall();
  return std::move(outcome_);
}

std::optional<Outcome> readLog(const ProgramShape &shape, const Run &run, ArrayRef<uint64_t> first,
                               ArrayRef<uint64_t> second) {
  return LogReader(shape, first, second).read(run);
}

} // namespace freehold::native
