//===- StackFrames.cpp - Stacks in what a crashed tool printed ------------===//
#include "oracle/core/process/Process.h"

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace freehold {

using llvm::StringRef;

/// Returns the symbol in a line like "4 libMLIR.so.22.1 0x00007f4a mlir::foo(int) + 84", or library
/// and address if there is no symbol.
static std::optional<std::string> frameOf(StringRef line) {
  unsigned number;
  if (line.trim().consumeInteger(10, number))
    return std::nullopt;
  line = line.trim().ltrim("0123456789").ltrim();
  auto [library, rest] = line.split(' ');
  auto [address, symbol] = rest.ltrim().split(' ');
  if (!address.starts_with("0x"))
    return std::nullopt;
  symbol = symbol.rsplit(" + ").first.trim();
  return symbol.empty() ? "(" + library.str() + ")" : symbol.str();
}

/// Returns true for frames of signal handlers and of libc's abort, which do not identify a cause.
static bool isNoise(StringRef frame) {
  for (const char *word : {"PrintStackTrace", "RunSignalHandlers", "SignalHandler", "libc.so",
                           "__restore_rt", "__libc_start", "abort", "raise", "gsignal"})
    if (frame.contains(word))
      return true;
  return frame.empty();
}

/// Returns the lines up to where frame numbers restart at 0, since each of several signal handlers
/// prints the whole stack.
static llvm::ArrayRef<StringRef> firstTrace(llvm::ArrayRef<StringRef> lines) {
  int last = -1;
  for (size_t i = 0; i < lines.size(); ++i) {
    int number;
    StringRef line = lines[i].ltrim();
    if (!frameOf(line) || line.consumeInteger(10, number))
      continue;
    if (number <= last)
      return lines.take_front(i);
    last = number;
  }
  return lines;
}

std::vector<std::string> topFrames(std::string_view text) {
  StringRef log = text;
  std::vector<std::string> frames;
  llvm::SmallVector<StringRef> lines;
  log.split(lines, '\n');
  for (StringRef line : lines)
    if (line.contains("Assertion") || line.contains("LLVM ERROR"))
      frames.push_back(line.trim().str());
  // Use frames without a name only if none has one.
  for (bool named : {true, false})
    for (StringRef line : firstTrace(lines))
      if (auto frame = frameOf(line); frame && !isNoise(*frame) && frames.size() < 8 &&
                                      StringRef(*frame).starts_with("(") != named &&
                                      (named || frames.empty()))
        frames.push_back(*frame);
  return frames;
}

std::string functionOfFrame(const std::string &frame) {
  std::string name;
  unsigned depth = 0;
  StringRef rest = frame;
  if (rest.contains("Assertion") || rest.contains("LLVM ERROR") || rest.starts_with("("))
    return "";
  while (!rest.empty()) {
    // This part belongs to the name, unlike parameters.
    if (depth == 0 && rest.consume_front("(anonymous namespace)"))
      continue;
    char c = rest.front();
    rest = rest.drop_front();
    if (c == '<' || c == '(' || c == '{')
      ++depth;
    // Frames of templates begin with the return type.
    if (depth == 0 && c == ' ' && !StringRef(name).ends_with("operator"))
      name.clear();
    else if (depth == 0)
      name += c;
    if ((c == '>' || c == ')' || c == '}') && depth)
      --depth;
    if (depth == 0 && c == ')')
      break;
  }
  return name;
}

} // namespace freehold
