//===- KnownDefects.cpp ---------------------------------------------------===//
#include "fuzz/targets/KnownDefects.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/MemoryBuffer.h"

namespace freehold::targets {

KnownDefects KnownDefects::fromText(llvm::StringRef text) {
  KnownDefects known;
  llvm::SmallVector<llvm::StringRef> lines;
  text.split(lines, '\n');
  for (llvm::StringRef line : lines)
    if (line = line.split('#').first.trim(); !line.empty())
      known.lines_.push_back(line.str());
  return known;
}

std::variant<KnownDefects, std::string> KnownDefects::fromFile(const std::string &path) {
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (!buffer)
    return "cannot read '" + path + "': " + buffer.getError().message();
  return fromText((*buffer)->getBuffer());
}

bool KnownDefects::excuses(llvm::StringRef signature) const {
  return llvm::any_of(lines_, [&](llvm::StringRef line) {
    llvm::StringRef rest = signature;
    return rest.consume_front(line) && (rest.empty() || rest.front() == ' ');
  });
}

} // namespace freehold::targets
