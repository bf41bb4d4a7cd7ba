//===- MarkedText.cpp -----------------------------------------------------===//
#include "oracle/diff/MarkedText.h"

#include "oracle/diff/Adapter.h"

#include "mlir/IR/Location.h"
#include "mlir/IR/OperationSupport.h"
#include "mlir/IR/OwningOpRef.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Regex.h"

#include <map>

using namespace mlir;

namespace freehold {

static std::string print(ModuleOp module, OpPrintingFlags flags) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  module->print(stream, flags.useLocalScope());
  return text;
}

static SmallVector<StringRef> linesOf(StringRef text) {
  SmallVector<StringRef> lines;
  text.split(lines, '\n');
  return lines;
}

/// The remarks of the evidence, by the number of their op.
static std::map<unsigned, std::string> remarks(const Evidence &evidence) {
  std::map<unsigned, std::string> result;
  auto add = [&](const Note &note, const std::string &message) {
    std::string &remark = result[note.number];
    if (note.number && !StringRef(remark).contains(message))
      remark += (remark.empty() ? "" : "; ") + message;
  };
  for (const Note &note : evidence.notes)
    if (note.role != NoteRole::Caller)
      add(note, note.message);
  if (evidence.what.role == NoteRole::None)
    add(evidence.what, evidence.what.message);
  result.erase(0);
  return result;
}

std::string markedText(ModuleOp module, const Evidence &evidence) {
  auto said = remarks(evidence);
  OwningOpRef<ModuleOp> copy(module.clone());
  unmarkBufferized(*copy);
  std::string plain = print(*copy, OpPrintingFlags());
  if (said.empty())
    return plain;
  // Printed once more with each op's number as its location, which gives the same lines.
  unsigned number = 0;
  Builder builder(module.getContext());
  copy.get()->walk<WalkOrder::PreOrder>([&](Operation *op) {
    op->setLoc(FileLineColLoc::get(builder.getStringAttr("op"), ++number, 0));
  });
  std::string numbered = print(*copy, OpPrintingFlags().enableDebugInfo());
  auto plainLines = linesOf(plain), numberedLines = linesOf(numbered);
  if (plainLines.size() != numberedLines.size())
    return plain;
  std::string text;
  llvm::Regex location("loc\\(\"op\":([0-9]+):0\\)$");
  for (auto [line, withNumber] : llvm::zip_equal(plainLines, numberedLines)) {
    SmallVector<StringRef> match;
    unsigned at = 0;
    text += line;
    if (location.match(withNumber, &match) && !match[1].getAsInteger(10, at))
      if (auto remark = said.find(at); remark != said.end())
        text += "  // <== " + remark->second;
    text += '\n';
  }
  return StringRef(text).rtrim('\n').str() + "\n";
}

} // namespace freehold
