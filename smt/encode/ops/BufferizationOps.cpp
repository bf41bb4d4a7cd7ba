//===- BufferizationOps.cpp - bufferization: dealloc, clone ---------------===//
// smt/encode/Dealloc.h defines dealloc. clone makes a new allocation with equal contents.
//===----------------------------------------------------------------------===//
#include "smt/encode/ops/AddressView.h"
#include "smt/encode/ops/MemRefOps.h"
#include "smt/encode/ops/Values.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

using namespace mlir;

namespace freehold::smt {

static std::optional<DeallocOp::Operand> operandOf(Encoder &e, Value memref, Value condition) {
  std::optional<unsigned> list;
  auto bits = bitsOf(e, condition, list);
  if (!bits)
    return std::nullopt;
  if (auto *many = std::get_if<MemRefs>(&e[memref])) {
    if (list && *list != many->list) {
      e.unsupported("a list of memrefs with the conditions of another list");
      return std::nullopt;
    }
    return DeallocOp::Many{many->list, many->wrong, bits->front().value};
  }
  auto *single = e.get<MemRefTerm>(memref, "what is freed is no memref");
  if (!single)
    return std::nullopt;
  if (list) {
    e.unsupported("one memref with a list of conditions");
    return std::nullopt;
  }
  return DeallocOp::Single{single->base, e.t.either(single->shifted, single->offset),
                           bits->front().value};
}

/// D4: each operand with a true condition must be the allocated memref of a live heap allocation.
static void requireFreeable(Encoder &e, std::shared_ptr<DeallocMeaning> meaning) {
  for (unsigned i = 0; i < meaning->op().operands.size(); ++i) {
    auto at = [meaning, i](Term x) { return meaning->baseOf(i) ? meaning->baseOf(i) : x; };
    Terms &t = e.t;
    World &world = e.world;
    e.undefinedIf("freed buffer", [&t, meaning, i, at, live = e.liveNow()](Term x) {
      return t.both(meaning->owns(i, x), t.negate(live(at(x))));
    });
    e.undefinedIf("not the allocated heap buffer", [&t, &world, meaning, i, at](Term x) {
      return t.either(t.both(meaning->owns(i, x), t.negate(world.heap(at(x)))),
                      meaning->freesWrong(i, x));
    });
  }
}

/// The op always depends on conditions, on a memref if its condition is true, and on retained
/// values if something may be freed. None of these may be poison.
static void requireNoPoison(Encoder &e, bufferization::DeallocOp op,
                            std::shared_ptr<DeallocMeaning> meaning) {
  Terms &t = e.t;
  llvm::SmallVector<Term> owned;
  for (auto [i, memref, condition] : llvm::enumerate(op.getMemrefs(), op.getConditions())) {
    std::optional<unsigned> list;
    Term poison = bitsOf(e, condition, list)->front().poison;
    if (list)
      e.undefinedIf("poison condition", [&lists = e.world.lists, list = *list, poison](Term x) {
        return lists.exists(list, x, poison);
      });
    else
      e.undefinedIf("poison condition", poison);
    owned.push_back(meaning->baseOf(i) ? meaning->owns(i, meaning->baseOf(i)) : t.no());
    if (auto *single = std::get_if<MemRefTerm>(&e[memref]))
      e.undefinedIf("poison memref", t.both(owned.back(), single->poison));
  }
  for (Value retained : op.getRetained()) {
    auto *single = std::get_if<MemRefTerm>(&e[retained]);
    if (!single)
      continue;
    e.undefinedIf("poison retained memref",
                  [&t, meaning, poison = single->poison, some = t.any(owned)](Term x) {
                    return t.both(poison, t.either(some, meaning->owned(x)));
                  });
  }
}

static void encodeDealloc(bufferization::DeallocOp op, Encoder &e) {
  DeallocOp parts;
  for (auto [memref, condition] : llvm::zip_equal(op.getMemrefs(), op.getConditions())) {
    auto operand = operandOf(e, memref, condition);
    if (!operand)
      return;
    parts.operands.push_back(*operand);
  }
  for (Value retained : op.getRetained()) {
    if (auto *many = std::get_if<MemRefs>(&e[retained]))
      parts.retained.push_back({nullptr, many->list});
    else if (auto *single = e.get<MemRefTerm>(retained, "what is retained is no memref"))
      parts.retained.push_back({single->base, 0});
    else
      return;
  }
  auto meaning =
      std::make_shared<DeallocMeaning>(e.t, e.world.lists, parts, e.world.options.reading,
                                       addressViewFor(e, parts, op.getUpdatedConditions()));
  requireFreeable(e, meaning);
  requireNoPoison(e, op, meaning);
  for (auto [j, result] : llvm::enumerate(op.getUpdatedConditions())) {
    const DeallocOp::Retained &retained = parts.retained[j];
    setBits(e, result, {meaning->updated(j), e.t.no()},
            retained.base ? std::nullopt : std::optional(retained.list));
  }
  e.free([meaning](Term x) { return meaning->freed(x); });
}

/// Makes a new buffer with the sizes of an unranked memref.
static MemRefTerm makeUnranked(Encoder &e, const MemRefTerm &from) {
  Terms &t = e.t;
  MemRefTerm made = from;
  made.shifted = made.offset = made.poison = t.no();
  made.shift = made.start = index(t, 0);
  bool isDense = from.shape->name == "dense";
  made.shape = isDense ? from.shape : t.apply("dense", kShape, {from.shape});
  Term extent = t.apply("bytes of dense", kIndex, {made.shape});
  e.resources.push_back(t.bvUle(extent, index(t, kBytesMax)));
  e.assumptions.push_back(reaches(t, extent, made));
  made.base = e.make(/*isHeap=*/true, extent, 1);
  e.write(made.base, e.world.contents.fresh());
  return made;
}

/// Returns sizes and layout of the result. Reports it as unsupported and returns std::nullopt if
/// unknown.
static std::optional<NewBuffer> cloned(Encoder &e, bufferization::CloneOp op,
                                       const MemRefTerm &from) {
  Terms &t = e.t;
  auto type = dyn_cast<MemRefType>(op.getType());
  llvm::SmallVector<int64_t> strides;
  int64_t offset;
  if (!type || failed(type.getStridesAndOffset(strides, offset))) {
    e.unsupported("a clone without strides");
    return std::nullopt;
  }
  NewBuffer buffer{from.element, from.sizes};
  llvm::SmallVector<Term> differ;
  for (auto [d, size] : llvm::enumerate(type.getShape()))
    if (!ShapedType::isDynamic(size)) {
      differ.push_back(t.differ(from.sizes[d], index(t, size)));
      buffer.sizes[d] = index(t, size);
    }
  e.undefinedIf("another size", t.any(differ));
  bool isFixed = offset == 0 && llvm::all_of(strides, [](int64_t stride) {
                   return !ShapedType::isDynamic(stride) && stride >= 0;
                 });
  if (isFixed && !type.getLayout().isIdentity())
    buffer.strides.assign(strides.begin(), strides.end());
  return buffer;
}

static void encodeClone(bufferization::CloneOp op, Encoder &e) {
  Terms &t = e.t;
  auto *source = e.get<MemRefTerm>(op.getInput(), "a clone of a list");
  if (!source)
    return;
  MemRefTerm from = *source;
  if (cast<BaseMemRefType>(op.getType()).getElementType() != from.element ||
      !from.element.isIntOrIndexOrFloat())
    return e.unsupported("a clone of another element type, or of what is no scalar");
  requireLive(e, from);
  if (!from.isRanked) {
    requireReach(e, from);
    requireAligned(e, from);
    Term contents = e.content(from.base);
    MemRefTerm clone = makeUnranked(e, from);
    e.write(clone.base, e.world.contents.copy(e.content(clone.base), clone, contents, from));
    e.isCloneOf(from);
    return e.set(op, clone);
  }
  auto buffer = cloned(e, op, from);
  if (!buffer)
    return;
  llvm::SmallVector<Term> negative;
  for (Term size : from.sizes)
    negative.push_back(t.bvSlt(size, index(t, 0)));
  e.undefinedIf("negative size", t.any(negative));
  requireReach(e, from);
  requireAligned(e, from);
  Term contents = e.content(from.base);
  MemRefTerm clone = makeBuffer(e, *buffer);
  Term fitting = fits(e, clone, cast<MemRefType>(op.getType()));
  if (!fitting->isTrue())
    return e.unsupported("a clone whose layout a new buffer may not have");
  e.write(clone.base, e.world.contents.copy(e.content(clone.base), clone, contents, from));
  e.isCloneOf(from);
  e.set(op, clone);
}

void addBufferizationEncoding(EncodeTable &table) {
  table.on<bufferization::DeallocOp>(encodeDealloc);
  table.on<bufferization::CloneOp>(encodeClone);
}

} // namespace freehold::smt
