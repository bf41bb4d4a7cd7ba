//===- Trace.cpp - Prints each op that runs -------------------------------===//
#include "oracle/core/inputs/Format.h"
#include "oracle/interp/Explain.h"
#include "oracle/interp/Locations.h"
#include "oracle/interp/Machine.h"

using namespace mlir;

namespace freehold::interp {

/// Returns the value in these registers, such as "3", "unwritten" or what memrefText returns; empty for
/// what has no text.
static std::string valueText(const Machine &machine, Type type, uint32_t at) {
  if (uint8_t taint = ofBuffer(machine.poison[at]))
    return taint & kUnwrittenTaint ? "unwritten" : "poison";
  if (auto ranked = dyn_cast<MemRefType>(type))
    return memrefText(machine.memory.heap,
                      {machine.words + at, static_cast<unsigned>(ranked.getRank())});
  if (isa<UnrankedMemRefType>(type)) {
    ArrayRef<uint64_t> words = machine.descriptor(machine.words[at + 1]);
    auto rank = static_cast<unsigned>(machine.words[at]);
    return words.empty()
               ? "no buffer"
               : memrefText(machine.memory.heap, {const_cast<uint64_t *>(words.data()), rank});
  }
  if (isa<FunctionType>(type))
    return "@" + machine.module.functions[machine.words[at]]->name;
  return type.isIntOrIndexOrFloat() ? formatScalar(type, machine.words + at) : "";
}

/// Prints "%x = TEXT, ..." of the values that are in registers.
static void printValues(const Machine &machine, const CompiledFunction &function, ValueRange values,
                        llvm::raw_ostream &os) {
  bool isFirst = true;
  for (Value value : values) {
    auto at = function.registers.find(value);
    std::string text =
        at == function.registers.end() ? "" : valueText(machine, value.getType(), at->second.at);
    os << (std::exchange(isFirst, false) ? "" : ", ") << (text.empty() ? "?" : text);
  }
}

void Machine::traceOperands(const Inst *inst) const {
  llvm::raw_ostream &os = *options.trace;
  os << std::string(2 * (depth() - 1), ' ') << locate(inst) << ": "
     << (inst->op ? inst->op->getName().getStringRef() : "-");
  bool isInBody = inst->op && inst->op->getParentOfType<FunctionOpInterface>();
  if (isInBody && inst->op->getNumOperands()) {
    os << " (";
    printValues(*this, *top().function, inst->op->getOperands(), os);
    os << ")";
  }
  os << '\n';
}

/// Prints the results of an op when its last instruction has run. There were `depthBefore` frames
/// when it began: a call has its results when its callee has returned.
void Machine::traceResults(const Inst *inst, size_t depthBefore) const {
  bool isLast = inst->op && inst->next()->op != inst->op && inst->op->getNumResults();
  if (!isLast || depth() == 0 || depth() > depthBefore)
    return;
  llvm::raw_ostream &os = *options.trace;
  os << std::string(2 * (depth() - 1), ' ') << "  -> ";
  printValues(*this, *top().function, inst->op->getResults(), os);
  os << '\n';
}

} // namespace freehold::interp
