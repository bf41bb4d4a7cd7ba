//===- MemcheckLog.cpp ----------------------------------------------------===//
#include "oracle/native/MemcheckLog.h"

#include "llvm/ADT/StringExtras.h"

#include <pugixml.hpp>

namespace freehold::native {

using llvm::StringRef;

/// Returns the address in "Address 0x4A8E040 is 0 bytes inside a block of size 16 free'd".
static uint64_t addressIn(StringRef text) {
  uint64_t address = 0;
  StringRef digits = text.substr(text.find("0x")).take_while([](char c) {
    return llvm::isHexDigit(c) || c == 'x';
  });
  return digits.getAsInteger(0, address) ? 0 : address;
}

/// Returns Memcheck's description of where the address lies.
static StringRef placeIn(const pugi::xml_node &error) {
  for (const char *name : {"auxwhat", "xauxwhat"})
    for (const pugi::xml_node &each : error.children(name)) {
      StringRef text = each.child("text") ? each.child("text").child_value() : each.child_value();
      if (text.starts_with("Address "))
        return text;
    }
  return "";
}

static ToolReport::Error readError(const pugi::xml_node &node) {
  ToolReport::Error error;
  StringRef kind = node.child("kind").child_value(), place = placeIn(node);
  error.word = (kind + (place.empty() ? "" : ": ") + place).str();
  error.address = addressIn(place);
  // Excludes "is not stack'd, malloc'd or (recently) free'd".
  bool known = place.contains(" a block of size "), freed = known && place.ends_with("free'd");
  if (kind == "InvalidRead" || kind == "InvalidWrite") {
    if (known)
      error.kind = freed ? RuntimeError::UseAfterFree : RuntimeError::OutOfBounds;
  } else if (kind == "InvalidFree") {
    bool again = freed && place.contains(" is 0 bytes ");
    error.kind = again ? RuntimeError::DoubleFree : RuntimeError::BadFree;
  }
  return error;
}

std::variant<ToolReport, std::string> readMemcheckLog(StringRef xml) {
  pugi::xml_document document;
  pugi::xml_parse_result parsed = document.load_buffer(xml.data(), xml.size());
  pugi::xml_node root = document.child("valgrindoutput");
  // If the process ended at its first error, the outermost element is not closed.
  if (!parsed && parsed.status != pugi::status_end_element_mismatch)
    return std::string("valgrind's report: ") + parsed.description();
  if (StringRef(root.child("protocolversion").child_value()) != "4")
    return std::string("valgrind's report is not of protocol version 4");
  ToolReport report;
  pugi::xml_node first = root.child("error"), fatal = root.child("fatal_signal");
  // What a signal ends leaves blocks behind, which says nothing.
  if (fatal && StringRef(first.child("kind").child_value()).starts_with("Leak_"))
    first = {};
  if (first)
    report.error = readError(first);
  else if (fatal)
    report.error = {std::nullopt, fatal.child("signame").child_value(), 0};
  return report;
}

} // namespace freehold::native
