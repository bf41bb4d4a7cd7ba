//===- SourceNotes.cpp ----------------------------------------------------===//
#include "oracle/core/verdict/SourceNotes.h"

#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/WithColor.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

SourceNotes::SourceNotes(const Program &program) : name_(program.name) {
  // Bytecode has no lines, and its locations are those of another file.
  buffer_ = sources_.AddNewSourceBuffer(
      llvm::MemoryBuffer::getMemBufferCopy(program.text, program.name), llvm::SMLoc());
}

llvm::SMLoc SourceNotes::find(llvm::StringRef location) {
  auto [rest, columnText] = location.rsplit(':');
  auto [file, lineText] = rest.rsplit(':');
  unsigned line = 0, column = 0;
  if (file != name_ || lineText.getAsInteger(10, line) || columnText.getAsInteger(10, column))
    return {};
  return sources_.FindLocForLineAndColumn(buffer_, line, column);
}

void SourceNotes::print(const Note &note, llvm::SourceMgr::DiagKind kind) {
  if (llvm::SMLoc place = find(note.location); place.isValid()) {
    sources_.PrintMessage(llvm::errs(), place, kind, note.message);
    return;
  }
  if (note.location != "-")
    llvm::errs() << note.location << ": ";
  switch (kind) {
  case llvm::SourceMgr::DK_Error:
    llvm::WithColor::error(llvm::errs());
    break;
  case llvm::SourceMgr::DK_Warning:
    llvm::WithColor::warning(llvm::errs());
    break;
  default:
    llvm::WithColor::note(llvm::errs());
    break;
  }
  llvm::errs() << note.message << '\n';
}

} // namespace freehold
