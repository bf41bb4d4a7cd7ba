//===- LinalgQuick.cpp - Large linalg ops by rows -------------------------===//
// The loop nest of a structured op takes some hundred nanoseconds for an iteration. Here a large nest runs by
// rows instead: along one parallel loop, each op of the body is done for many iterations at once.
//
//     for each iteration of the other loops, in their order
//       for up to 256 iterations of the chosen loop
//         lanes of each operand that is read <- its cells
//         each op of the body, lane by lane
//         cells of each output               <- lanes of what is yielded
//
// Each cell of an output is written in the same order as by the nest, since every output has other cells for
// each iteration of the chosen loop, and no other operand has them (the checks in front of the nest). So the
// results are equal to the bit. Whatever could fail is checked before anything is written; then, or if there is
// anything unusual, the nest runs as it is, and finds what is wrong.
//===----------------------------------------------------------------------===//
#include "oracle/core/inputs/Format.h"
#include "oracle/interp/ops/LinalgKernels.h"
#include "oracle/interp/ops/LinalgOps.h"
#include "oracle/interp/ops/MemRefDetail.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Linalg/IR/Linalg.h"

using namespace mlir;

namespace freehold::interp {

/// Smaller nests run as they are.
static constexpr int64_t kIterationsMin = 1 << 14;
/// An iteration costs about a sixteenth of a step.
static constexpr int64_t kIterationsForOneStep = 16;
/// Sizes and strides up to here cannot overflow what is computed of them.
static constexpr int64_t kNumberMax = int64_t(1) << 28;
/// Values of a body. More would not stay in the cache.
static constexpr unsigned kValuesMax = 64;

namespace {
/// A sum of induction variables with factors.
struct Linear {
  SmallVector<int64_t> factors;
  int64_t constant = 0;
};

/// An operand of which each iteration accesses one element.
struct Part {
  MemRefRegisters memref;
  SmallVector<Linear> indices;
  /// The values that are read from it and written to it.
  std::optional<unsigned> reads, writes;
};

/// A value that is the same in all iterations.
struct Uniform {
  uint32_t at;
  unsigned value;
};

struct QuickTable {
  /// Words with the loops' extents.
  SmallVector<uint32_t> extents;
  SmallVector<bool> isParallel;
  SmallVector<Part> parts;
  SmallVector<Uniform> uniforms;
  SmallVector<Step> steps;
  unsigned values = 0;
};

/// Where a part's elements are.
struct Place {
  const Part *part;
  Allocation *buffer;
  /// The byte of the first iteration's element, and the distance that each loop moves it by.
  int64_t first;
  SmallVector<int64_t> moves;
};
} // namespace

//===----------------------------------------------------------------------===//
// Compilation
//===----------------------------------------------------------------------===//

/// Adds an expression times `factor`. Returns false if it is not linear.
static bool addTerms(AffineExpr expr, int64_t factor, Linear &sum) {
  if (std::abs(factor) > kNumberMax)
    return false;
  if (auto dim = dyn_cast<AffineDimExpr>(expr)) {
    sum.factors[dim.getPosition()] += factor;
    return true;
  }
  if (auto constant = dyn_cast<AffineConstantExpr>(expr)) {
    if (std::abs(constant.getValue()) > kNumberMax || std::abs(sum.constant) > kNumberMax)
      return false;
    sum.constant += constant.getValue() * factor;
    return true;
  }
  auto binary = dyn_cast<AffineBinaryOpExpr>(expr);
  if (!binary)
    return false;
  if (binary.getKind() == AffineExprKind::Add)
    return addTerms(binary.getLHS(), factor, sum) && addTerms(binary.getRHS(), factor, sum);
  auto by = dyn_cast<AffineConstantExpr>(binary.getRHS());
  return binary.getKind() == AffineExprKind::Mul && by && std::abs(by.getValue()) <= kNumberMax &&
         addTerms(binary.getLHS(), factor * by.getValue(), sum);
}

namespace {
/// Makes the table of an op.
class QuickBody {
public:
  QuickBody(linalg::LinalgOp op, Emitter &e, ArrayRef<AffineMap> maps)
      : op_(op), e_(e), maps_(maps) {}
  /// Fails for a body that is not all kernels.
  std::optional<QuickTable> make(ArrayRef<uint32_t> extents);

private:
  bool addPart(OpOperand *operand, BlockArgument argument);
  bool addStep(Operation &op);
  /// Returns the number of a value, which is that of an outer one if none of the body's has it.
  std::optional<unsigned> numberOf(Value value);

  linalg::LinalgOp op_;
  Emitter &e_;
  ArrayRef<AffineMap> maps_;
  QuickTable table_;
  llvm::SmallDenseMap<Value, unsigned> numbers_;
};
} // namespace

std::optional<unsigned> QuickBody::numberOf(Value value) {
  auto [it, isNew] = numbers_.insert({value, table_.values});
  if (!isNew)
    return it->second;
  if (!isWord(value.getType()) || value.getParentBlock() == op_.getBlock() ||
      ++table_.values > kValuesMax)
    return std::nullopt;
  table_.uniforms.push_back({e_.at(value), it->second});
  return it->second;
}

bool QuickBody::addPart(OpOperand *operand, BlockArgument argument) {
  bool isOutput = op_.isDpsInit(operand);
  if (!isa<MemRefType, RankedTensorType>(operand->get().getType())) {
    if (!isWord(argument.getType()))
      return false;
    // The scalar itself is passed before the loop.
    table_.uniforms.push_back({e_.at(argument), table_.values});
    numbers_[argument] = table_.values++;
    return true;
  }
  if (!isOutput && argument.use_empty())
    return true;
  Value accessed = isOutput && op_.hasPureTensorSemantics() ? Value(op_.getTiedOpResult(operand))
                                                            : operand->get();
  Part part{memrefRegisters(accessed, e_), {}, {}, {}};
  if (!isWord(argument.getType()) || bitsOf(argument.getType()) != 8 * part.memref.bytes)
    return false;
  AffineMap map = maps_[operand->getOperandNumber()];
  if (isOutput && !map.isProjectedPermutation(/*allowZeroInResults=*/true))
    return false;
  for (AffineExpr expr : map.getResults()) {
    Linear &sum = part.indices.emplace_back();
    sum.factors.assign(map.getNumDims(), 0);
    if (!addTerms(expr, 1, sum))
      return false;
  }
  if (!argument.use_empty())
    part.reads = numbers_[argument] = table_.values++;
  table_.parts.push_back(std::move(part));
  return true;
}

bool QuickBody::addStep(Operation &op) {
  auto constant = dyn_cast<arith::ConstantOp>(op);
  std::optional<Step> step = constant ? std::nullopt : stepOf(op);
  if (constant) {
    auto integer = dyn_cast<IntegerAttr>(constant.getValue());
    auto number = dyn_cast<FloatAttr>(constant.getValue());
    if (!isWord(constant.getType()) || (!integer && !number))
      return false;
    APInt bits = integer ? integer.getValue() : number.getValue().bitcastToAPInt();
    table_.uniforms.push_back({e_.constant(bits.getZExtValue()), table_.values});
  } else if (!step) {
    return false;
  } else {
    unsigned *places[] = {&step->a, &step->b, &step->c};
    for (auto [n, operand] : llvm::enumerate(op.getOperands())) {
      std::optional<unsigned> number = numberOf(operand);
      if (!number)
        return false;
      *places[n] = *number;
    }
    step->to = table_.values;
    table_.steps.push_back(*step);
  }
  numbers_[op.getResult(0)] = table_.values++;
  return table_.values <= kValuesMax;
}

std::optional<QuickTable> QuickBody::make(ArrayRef<uint32_t> extents) {
  table_.extents.assign(extents.begin(), extents.end());
  for (utils::IteratorType kind : op_.getIteratorTypesArray())
    table_.isParallel.push_back(kind == utils::IteratorType::parallel);
  for (auto [operand, argument] :
       llvm::zip(op_.getOpOperandsMatchingBBargs(), op_.getBlock()->getArguments()))
    if (!addPart(operand, argument))
      return std::nullopt;
  for (Operation &op : op_.getBlock()->without_terminator())
    if (!addStep(op))
      return std::nullopt;
  size_t inputs = table_.parts.size() - op_.getNumDpsInits();
  for (auto [number, value] : llvm::enumerate(op_.getBlock()->getTerminator()->getOperands())) {
    std::optional<unsigned> written = numberOf(value);
    if (!written)
      return std::nullopt;
    table_.parts[inputs + number].writes = *written;
  }
  return std::move(table_);
}

//===----------------------------------------------------------------------===//
// Places
//===----------------------------------------------------------------------===//

/// Whether iterations access different cells, unless they differ only in loops that the place does not depend on.
static bool isOneToOne(const Place &place, ArrayRef<int64_t> extents) {
  SmallVector<std::pair<int64_t, int64_t>> loops;
  for (auto [move, extent] : llvm::zip_equal(place.moves, extents))
    if (move != 0 && extent > 1)
      loops.emplace_back(std::abs(move), extent);
  llvm::sort(loops);
  int64_t reached = place.part->memref.bytes;
  for (auto [move, extent] : loops) {
    if (move < reached)
      return false;
    reached += move * (extent - 1);
  }
  return true;
}

/// Whether all cells are written that the loops from number `loop` on reach from this byte on.
static bool areWritten(const Place &place, ArrayRef<int64_t> extents, size_t loop, int64_t at) {
  while (loop < extents.size() && (place.moves[loop] == 0 || extents[loop] == 1))
    ++loop;
  auto isWritten = [](uint8_t cell) { return cell == kInitialised; };
  if (loop == extents.size())
    return std::all_of(place.buffer->shadow + at,
                       place.buffer->shadow + at + place.part->memref.bytes, isWritten);
  for (int64_t n = 0; n < extents[loop]; ++n)
    if (!areWritten(place, extents, loop + 1, at + n * place.moves[loop]))
      return false;
  return true;
}

/// Fails if anything about the accesses is unusual, such as an index out of bounds or an unwritten cell.
static std::optional<Place> placeOf(const Part &part, ArrayRef<int64_t> extents, Machine &m) {
  if (m.poison[part.memref.at])
    return std::nullopt;
  MemRefView view = m.memref(part.memref.at, part.memref.rank);
  Allocation &buffer = m.memory.heap[view.allocation()];
  auto isLarge = [](int64_t number) { return std::abs(number) > kNumberMax; };
  if (!buffer.live || isLarge(view.offset()) || isLarge(view.byteShift()))
    return std::nullopt;
  int64_t bytes = part.memref.bytes;
  Place place{&part, &buffer, view.byteShift() + view.offset() * bytes, {}};
  place.moves.assign(extents.size(), 0);
  for (auto [d, index] : llvm::enumerate(part.indices)) {
    int64_t low = index.constant, high = index.constant, stride = view.stride(d);
    if (isLarge(stride) || isLarge(view.size(d)) || isLarge(index.constant))
      return std::nullopt;
    for (auto [loop, factor] : llvm::enumerate(index.factors)) {
      (factor < 0 ? low : high) += factor * (extents[loop] - 1);
      place.moves[loop] += factor * stride * bytes;
    }
    if (low < 0 || high >= view.size(d))
      return std::nullopt;
    place.first += index.constant * stride * bytes;
  }
  int64_t low = place.first, high = place.first;
  for (auto [loop, move] : llvm::enumerate(place.moves))
    (move < 0 ? low : high) += move * (extents[loop] - 1);
  uint64_t odd = (buffer.alignedAddress() + static_cast<uint64_t>(place.first)) % bytes;
  if (low < 0 || static_cast<uint64_t>(high + bytes) > buffer.bytes || odd)
    return std::nullopt;
  if (part.writes)
    m.memory.noteWrite(view.allocation());
  if (part.writes && (buffer.watchedWrites || buffer.constant || !isOneToOne(place, extents)))
    return std::nullopt;
  // Cells between those that are read need not be written.
  bool isAllWritten = !part.reads || std::all_of(buffer.shadow + low, buffer.shadow + high + bytes,
                                                 [](uint8_t cell) { return cell == kInitialised; });
  if (!isAllWritten && !areWritten(place, extents, 0, place.first))
    return std::nullopt;
  return place;
}

/// Returns the parallel loop along which the parts' elements are closest together, if each output has other cells for
/// each of its iterations.
static std::optional<size_t> chooseLoop(const QuickTable &table, ArrayRef<Place> places,
                                        ArrayRef<int64_t> extents) {
  std::optional<size_t> best;
  int64_t distance = 0;
  for (size_t loop = 0; loop < extents.size(); ++loop) {
    bool isApart = llvm::all_of(
        places, [&](const Place &place) { return !place.part->writes || place.moves[loop] != 0; });
    if (!table.isParallel[loop] || !isApart || extents[loop] < 4)
      continue;
    int64_t sum = 0;
    for (const Place &place : places)
      sum += std::abs(place.moves[loop]);
    if (best && distance <= sum)
      continue;
    best = loop;
    distance = sum;
  }
  return best;
}

//===----------------------------------------------------------------------===//
// Rows
//===----------------------------------------------------------------------===//

template <typename Word>
static void gather(const Place &place, int64_t at, int64_t move, int64_t count, Lanes &to) {
  const uint8_t *from = place.buffer->data + at;
  Word word;
  if (move == 0) {
    std::memcpy(&word, from, sizeof(Word));
    std::fill_n(to.begin(), count, word);
    return;
  }
  // The usual distance is a constant, for which compilers have vector instructions.
  if (move == sizeof(Word)) {
    for (int64_t n = 0; n < count; ++n) {
      std::memcpy(&word, from + n * sizeof(Word), sizeof(Word));
      to[n] = word;
    }
    return;
  }
  for (int64_t n = 0; n < count; ++n, from += move) {
    std::memcpy(&word, from, sizeof(Word));
    to[n] = word;
  }
}

template <typename Word>
static void scatter(const Place &place, int64_t at, int64_t move, int64_t count,
                    const Lanes &from) {
  uint8_t *to = place.buffer->data + at, *shadow = place.buffer->shadow + at;
  if (move == sizeof(Word)) {
    for (int64_t n = 0; n < count; ++n) {
      auto word = static_cast<Word>(from[n]);
      std::memcpy(to + n * sizeof(Word), &word, sizeof(Word));
    }
    std::memset(shadow, kInitialised, count * sizeof(Word));
    return;
  }
  for (int64_t n = 0; n < count; ++n, to += move, shadow += move) {
    auto word = static_cast<Word>(from[n]);
    std::memcpy(to, &word, sizeof(Word));
    std::memset(shadow, kInitialised, sizeof(Word));
  }
}

/// Calls `with` with a zero of the type that an element has in memory.
template <typename Function> static void withWord(unsigned bytes, Function with) {
  switch (bytes) {
  case 1:
    return with(uint8_t());
  case 2:
    return with(uint16_t());
  case 4:
    return with(uint32_t());
  default:
    return with(uint64_t());
  }
}

/// Does some iterations of the chosen loop. `at` has the byte of the first one's element for each place.
static void runRow(const QuickTable &table, ArrayRef<Place> places, ArrayRef<int64_t> at,
                   size_t loop, int64_t count, Lanes *values) {
  for (auto [place, byte] : llvm::zip_equal(places, at))
    if (place.part->reads) {
      withWord(place.part->memref.bytes, [&](auto zero) {
        gather<decltype(zero)>(place, byte, place.moves[loop], count, values[*place.part->reads]);
      });
    }
  for (const Step &step : table.steps)
    step.run(step, values, count);
  for (auto [place, byte] : llvm::zip_equal(places, at))
    if (place.part->writes) {
      withWord(place.part->memref.bytes, [&](auto zero) {
        scatter<decltype(zero)>(place, byte, place.moves[loop], count, values[*place.part->writes]);
      });
    }
}

static void runRows(const QuickTable &table, ArrayRef<Place> places, ArrayRef<int64_t> extents,
                    size_t chosen, Machine &m) {
  std::vector<Lanes> values(table.values);
  for (const Uniform &uniform : table.uniforms)
    values[uniform.value].fill(m.u(uniform.at));
  SmallVector<int64_t> ivs(extents.size(), 0), at(places.size());
  for (;;) {
    for (int64_t start = 0; start < extents[chosen]; start += kLaneCount) {
      ivs[chosen] = start;
      for (auto [n, place] : llvm::enumerate(places)) {
        at[n] = place.first;
        for (auto [iv, move] : llvm::zip_equal(ivs, place.moves))
          at[n] += iv * move;
      }
      runRow(table, places, at, chosen, std::min(kLaneCount, extents[chosen] - start),
             values.data());
    }
    ivs[chosen] = 0;
    size_t loop = extents.size();
    while (loop-- > 0)
      if (loop != chosen) {
        if (++ivs[loop] < extents[loop])
          break;
        ivs[loop] = 0;
      }
    if (loop == static_cast<size_t>(-1))
      return;
  }
}

/// Also runs the next instruction, so that what is not done here does not take one more step.
static const Inst *runAsItIs(const Inst *i, Machine &m) { return i->next()->exec(i->next(), m); }

static const Inst *execQuick(const Inst *i, Machine &m) {
  const auto &table = i->table<QuickTable>();
  SmallVector<int64_t> extents;
  int64_t iterations = 1;
  for (uint32_t extent : table.extents) {
    extents.push_back(m.s(extent));
    if (extents.back() > kNumberMax ||
        __builtin_mul_overflow(iterations, extents.back(), &iterations))
      return runAsItIs(i, m);
  }
  if (iterations < kIterationsMin || m.memory.isWatching() || m.options.trace ||
      llvm::any_of(table.uniforms, [&](const Uniform &uniform) { return m.poison[uniform.at]; }))
    return runAsItIs(i, m);
  SmallVector<Place> places;
  for (const Part &part : table.parts) {
    std::optional<Place> place = placeOf(part, extents, m);
    if (!place)
      return runAsItIs(i, m);
    places.push_back(std::move(*place));
  }
  std::optional<size_t> chosen = chooseLoop(table, places, extents);
  if (!chosen)
    return runAsItIs(i, m);
  if (!m.memory.charge(i, 1 + iterations / kIterationsForOneStep))
    return nullptr;
  runRows(table, places, extents, *chosen, m);
  return i + i->t0;
}

void emitQuick(linalg::LinalgOp op, Emitter &e, ArrayRef<AffineMap> maps,
               ArrayRef<uint32_t> extents, Label done) {
  std::optional<QuickTable> table = QuickBody(op, e, maps).make(extents);
  if (!table || table->parts.empty())
    return;
  const auto *owned = e.own(std::move(*table));
  e.emit(execQuick).data = owned;
  e.target0(done);
}

} // namespace freehold::interp
