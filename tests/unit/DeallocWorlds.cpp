//===- DeallocWorlds.cpp - Random deallocs, and what running them does ----===//
#include "DeallocWorlds.h"

#include "oracle/core/inputs/Mix.h"
#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ErrorHandling.h"

using namespace mlir;

namespace freehold {

using Condition = DeallocShape::Condition;

unsigned RandomNumbers::below(unsigned end) {
  return static_cast<unsigned>((mix(state_++) >> 32) * end >> 32);
}

unsigned DeallocShape::memrefs() const {
  unsigned count = 0;
  for (const Operand &operand : operands)
    count += operand.count;
  return count;
}

unsigned DeallocShape::kept() const {
  unsigned count = 0;
  for (const Retained &one : retained)
    count += one.count;
  return count;
}

bool usesOwn(Condition condition) {
  return condition != Condition::Shared && condition != Condition::Always &&
         condition != Condition::Never;
}

//===----------------------------------------------------------------------===//
// Random shapes and worlds
//===----------------------------------------------------------------------===//

static Condition randomCondition(RandomNumbers &random) {
  // Half of them are plain.
  unsigned drawn = random.below(12);
  return drawn < 6 ? static_cast<Condition>(drawn + 1) : Condition::Own;
}

DeallocShape randomShape(RandomNumbers &random) {
  DeallocShape shape;
  for (unsigned left = random.below(kMemrefsMax + 1); left || random.oneIn(8);) {
    bool isList = random.oneIn(2) || !left;
    unsigned count = isList ? random.below(left + 1) : 1;
    shape.operands.push_back({isList, count, randomCondition(random)});
    left -= count;
    if (shape.operands.size() == kMemrefsMax)
      break;
  }
  for (unsigned left = random.below(kRetainedMax + 1); left || random.oneIn(8);) {
    unsigned operand = random.below(kMemrefsMax);
    if (operand < shape.operands.size() && shape.operands[operand].isList &&
        shape.operands[operand].count <= left) {
      shape.retained.push_back({true, shape.operands[operand].count, operand});
    } else {
      bool isList = random.oneIn(2) || !left;
      shape.retained.push_back({isList, isList ? random.below(left + 1) : 1, std::nullopt});
    }
    left -= shape.retained.back().count;
    if (shape.retained.size() == kRetainedMax)
      break;
  }
  return shape;
}

namespace {
/// How much shapes differ from ops that passes write.
struct Oddness {
  /// One operand of this many is unusual; 0 for none.
  unsigned operands = 0, freed = 0;
  unsigned heapSlots = kHeapSlots;
};
} // namespace

static DeallocWorld::Element randomElement(const Oddness &odd, bool allLive,
                                           RandomNumbers &random) {
  DeallocWorld::Element element;
  element.own = random.oneIn(2);
  element.other = random.oneIn(2);
  element.slot = random.below(odd.heapSlots);
  if (odd.operands == 0 || !random.oneIn(odd.operands))
    return element;
  element.slot = random.below(kSlots);
  if (allLive && element.slot == kDeadStack)
    element.slot = kStack;
  element.isShifted = !allLive && random.oneIn(4);
  element.hasOffset = random.oneIn(4);
  return element;
}

static bool evaluate(Condition condition, const DeallocWorld::Element &element, bool shared) {
  switch (condition) {
  case Condition::Own:
    return element.own;
  case Condition::OwnOrShared:
    return element.own || shared;
  case Condition::NotOwn:
    return !element.own;
  case Condition::OwnXorOther:
    return element.own != element.other;
  case Condition::Shared:
    return shared;
  case Condition::Always:
    return true;
  case Condition::Never:
    return false;
  }
  llvm_unreachable("covered switch");
}

DeallocWorld randomWorld(const DeallocShape &shape, bool allLive, RandomNumbers &random) {
  static constexpr Oddness kOdd[] = {{0, 0, 4}, {16, 0, 2}, {8, 8, 4},
                                     {8, 4, 3}, {4, 8, 1},  {2, 3, 4}};
  const Oddness &odd = kOdd[random.below(std::size(kOdd))];
  DeallocWorld world;
  if (!allLive && odd.freed)
    for (bool &freed : world.freedBefore)
      freed = random.oneIn(odd.freed);
  world.shared = random.oneIn(2);
  unsigned at = 0;
  llvm::SmallVector<unsigned> starts;
  for (const DeallocShape::Operand &operand : shape.operands) {
    starts.push_back(at);
    for (unsigned k = 0; k < operand.count; ++k) {
      DeallocWorld::Element element = randomElement(odd, allLive, random);
      element.condition = evaluate(operand.condition, element, world.shared);
      world.operands[at++] = element;
    }
  }
  at = 0;
  for (const DeallocShape::Retained &retained : shape.retained)
    for (unsigned k = 0; k < retained.count; ++k)
      world.retained[at++] = retained.sameAs ? world.operands[starts[*retained.sameAs] + k]
                                             : randomElement(odd, allLive, random);
  return world;
}

//===----------------------------------------------------------------------===//
// The module
//===----------------------------------------------------------------------===//

/// The bits of one operand: slot, shifted, offset, condition.
static constexpr unsigned kOperandBits = 6;

/// Size of each allocation, different from that of any array that a lowering makes.
static constexpr unsigned kBytes = 7;

namespace {
class ModuleText {
public:
  std::string of(unsigned memrefs, unsigned kept);

private:
  std::string fresh() { return "%" + std::to_string(count_++); }
  std::string bit(const char *word, unsigned place);
  std::string memref(const char *word, unsigned place);
  void allocate();
  std::string many(llvm::StringRef prefix, const std::vector<std::string> &values) const;

  std::string text_;
  unsigned count_ = 0;
};
} // namespace

std::string ModuleText::bit(const char *word, unsigned place) {
  std::string n = fresh(), shifted = fresh(), result = fresh();
  text_ += n + " = arith.constant " + std::to_string(place) + " : i64\n" + shifted +
           " = arith.shrui %" + word + ", " + n + " : i64\n" + result + " = arith.trunci " +
           shifted + " : i64 to i1\n";
  return result;
}

/// Selects a memref by the bits from `place` on.
std::string ModuleText::memref(const char *word, unsigned place) {
  std::vector<std::string> choices;
  for (unsigned slot = 0; slot < kSlots; ++slot)
    choices.push_back("%m" + std::to_string(slot));
  for (unsigned level = 0; level < 3; ++level) {
    std::string chosen = bit(word, place + level);
    std::vector<std::string> next;
    for (unsigned k = 0; k < choices.size(); k += 2) {
      next.push_back(fresh());
      text_ += next.back() + " = arith.select " + chosen + ", " + choices[k + 1] + ", " +
               choices[k] + " : !b\n";
    }
    choices = next;
  }
  std::string places[2];
  for (unsigned k = 0; k < 2; ++k) {
    std::string moved = bit(word, place + 3 + k);
    places[k] = fresh();
    text_ += places[k] + " = arith.index_castui " + moved + " : i1 to index\n";
  }
  std::string view = fresh(), result = fresh();
  text_ += view + " = memref.view " + choices[0] + "[" + places[0] + "][] : !b to memref<3xi8>\n";
  text_ +=
      result + " = memref.subview " + view + "[" + places[1] + "] [2] [1] : memref<3xi8> to !m\n";
  return result;
}

void ModuleText::allocate() {
  for (unsigned slot = 0; slot < kHeapSlots; ++slot)
    text_ += "%m" + std::to_string(slot) + " = memref.alloc() : !b\n";
  text_ += "%m4 = memref.alloca() : !b\n"
           "%m5 = memref.alloca_scope -> (!b) {\n"
           "  %gone = memref.alloca() : !b\n"
           "  memref.alloca_scope.return %gone : !b\n"
           "}\n"
           "%m7 = memref.get_global @global : !b\n";
  for (unsigned slot = 0; slot < kHeapSlots; ++slot) {
    std::string freed = bit("retained", kRetainedMax * kOperandBits + slot);
    text_ += "scf.if " + freed + " {\n memref.dealloc %m" + std::to_string(slot) + " : !b\n}\n";
  }
}

std::string ModuleText::many(llvm::StringRef prefix, const std::vector<std::string> &values) const {
  std::vector<std::string> types(values.size(), "!m");
  return (prefix + "(" + llvm::join(values, ", ") + " : " + llvm::join(types, ", ") + ")").str();
}

std::string ModuleText::of(unsigned memrefs, unsigned kept) {
  text_ = "!b = memref<" + std::to_string(kBytes) +
          "xi8>\n!m = memref<2xi8, strided<[1], offset: ?>>\n"
          "memref.global \"private\" @global : !b\n"
          "func.func @f(%m6: !b, %operands: i64, %retained: i64) -> i64 {\n";
  allocate();
  std::vector<std::string> operands, conditions, retained;
  for (unsigned i = 0; i < memrefs; ++i) {
    operands.push_back(memref("operands", i * kOperandBits));
    conditions.push_back(bit("operands", i * kOperandBits + 5));
  }
  for (unsigned j = 0; j < kept; ++j)
    retained.push_back(memref("retained", j * kOperandBits));
  std::string op = "bufferization.dealloc";
  if (memrefs)
    op += many(" ", operands) + " if (" + llvm::join(conditions, ", ") + ")";
  if (kept)
    op = "%u:" + std::to_string(kept) + " = " + op + many(" retain ", retained);
  text_ += op + "\n%packed = arith.constant 0 : i64\n";
  std::string packed = "%packed";
  for (unsigned j = 0; j < kept; ++j) {
    std::string wide = fresh(), n = fresh(), moved = fresh(), next = fresh();
    text_ += wide + " = arith.extui %u#" + std::to_string(j) + " : i1 to i64\n" + n +
             " = arith.constant " + std::to_string(j) + " : i64\n" + moved + " = arith.shli " +
             wide + ", " + n + " : i64\n" + next + " = arith.ori " + packed + ", " + moved +
             " : i64\n";
    packed = next;
  }
  return text_ + "return " + packed + " : i64\n}\n";
}

//===----------------------------------------------------------------------===//
// Runs
//===----------------------------------------------------------------------===//

DeallocRunner::DeallocRunner(std::string pipeline)
    : pipeline_(std::move(pipeline)), context_(makeContext()) {}

const interp::CompiledModule &DeallocRunner::code(unsigned memrefs, unsigned kept) {
  Compiled &compiled = compiled_[{memrefs, kept}];
  if (compiled.code)
    return *compiled.code;
  compiled.module = parseSourceString<ModuleOp>(ModuleText().of(memrefs, kept), context_.get());
  if (!compiled.module || failed(verify(*compiled.module)))
    llvm::report_fatal_error("the module to run is wrong");
  if (!pipeline_.empty()) {
    registerPasses();
    PassManager passes(context_.get());
    if (failed(parsePassPipeline(pipeline_, passes)) || failed(passes.run(*compiled.module)))
      llvm::report_fatal_error("the pipeline failed");
    compiled.module->walk([](bufferization::DeallocOp) {
      llvm::report_fatal_error("the pipeline leaves the op as it is");
    });
  }
  compiled.code = interp::compile(*compiled.module);
  return *compiled.code;
}

static int64_t packed(llvm::ArrayRef<DeallocWorld::Element> elements) {
  uint64_t bits = 0;
  for (auto [i, element] : llvm::enumerate(elements)) {
    uint64_t one = element.slot | uint64_t(element.isShifted) << 3 |
                   uint64_t(element.hasOffset) << 4 | uint64_t(element.condition) << 5;
    bits |= one << i * kOperandBits;
  }
  return static_cast<int64_t>(bits);
}

DeallocRun DeallocRunner::run(const DeallocShape &shape, const DeallocWorld &world) {
  const interp::CompiledModule &module = code(shape.memrefs(), shape.kept());
  int64_t retained = packed(world.retained);
  for (unsigned slot = 0; slot < kHeapSlots; ++slot)
    retained |= int64_t(world.freedBefore[slot]) << (kRetainedMax * kOperandBits + slot);
  Inputs inputs{
      {BufferArgument{{kBytes}}, ScalarArgument{packed(world.operands)}, ScalarArgument{retained}}};
  interp::RunOptions options;
  interp::Machine machine(module, options);
  Outcome outcome = machine.run(*module.find("f"), inputs);
  DeallocRun run{outcome.termination, outcome.error.kind};
  if (outcome.termination != Termination::Returned)
    return run;
  unsigned slot = 0;
  for (unsigned id = 1; id < machine.memory.heap.size() && slot < kHeapSlots; ++id)
    if (const interp::Allocation &entry = machine.memory.heap[id];
        entry.kind == interp::AllocationKind::Heap && entry.bytes == kBytes)
      run.isLive[slot++] = entry.live;
  std::string text = outcome.observations.front().text();
  llvm::StringRef line = text;
  unsigned bits = 0;
  if (!line.consume_front("result 0 = ") || line.consumeInteger(10, bits))
    llvm::report_fatal_error("the packed results are no number");
  for (unsigned j = 0; j < kRetainedMax; ++j)
    run.updated[j] = bits >> j & 1;
  return run;
}

} // namespace freehold
