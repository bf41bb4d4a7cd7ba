//===- Memory.cpp - Cells of buffers, and the views that reach them -------===//
#include "smt/encode/Memory.h"

#include "oracle/core/inputs/ValueLayout.h"
#include "smt/encode/ops/Integers.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/Twine.h"
#include "llvm/Support/MathExtras.h"
#include "llvm/Support/raw_ostream.h"

using namespace mlir;

namespace freehold::smt {

using Op = TermNode::Op;

/// Sums with literal strides below this do not wrap around.
static constexpr uint64_t kStrideMax = 1 << 16;

static std::string textOf(Type type) {
  std::string text;
  llvm::raw_string_ostream(text) << type;
  return text;
}

uint64_t bytesOf(Type element) { return elementBytes(element).value_or(1); }

//===----------------------------------------------------------------------===//
// Numbers
//===----------------------------------------------------------------------===//

Term index(Terms &t, int64_t value) { return t.literal(kIndex, static_cast<uint64_t>(value)); }

static bool isLiteral(Term a) { return a->op == Op::Literal; }
static bool isLiteral(Term a, uint64_t value) { return isLiteral(a) && a->value == value; }

Term times(Terms &t, Term a, Term b) {
  if (isLiteral(a, 0) || isLiteral(b, 1))
    return a;
  if (isLiteral(b, 0) || isLiteral(a, 1))
    return b;
  return product(t, a, b);
}

Term productOf(Terms &t, llvm::ArrayRef<Term> sizes) {
  Term all = index(t, 1);
  for (Term size : llvm::reverse(sizes))
    all = times(t, all, size);
  return all;
}

llvm::SmallVector<Term, 3> denseStrides(Terms &t, llvm::ArrayRef<Term> sizes) {
  llvm::SmallVector<Term, 3> strides(sizes.size());
  Term stride = index(t, 1);
  for (unsigned d = sizes.size(); d-- > 0;) {
    strides[d] = stride;
    stride = times(t, stride, sizes[d]);
  }
  return strides;
}

static Term plus(Terms &t, Term a, Term b) {
  if (isLiteral(a, 0))
    return b;
  return isLiteral(b, 0) ? a : t.bvAdd(a, b);
}

static Term minus(Terms &t, Term a, Term b) { return isLiteral(b, 0) ? a : t.bvSub(a, b); }

//===----------------------------------------------------------------------===//
// Views
//===----------------------------------------------------------------------===//

bool isDense(Terms &t, const MemRefTerm &memref) {
  return memref.isRanked && denseStrides(t, memref.sizes) == memref.strides;
}

Term isEmpty(Terms &t, const MemRefTerm &memref) {
  if (!memref.isRanked)
    return t.apply("is empty", kBool, {memref.shape});
  llvm::SmallVector<Term> ways;
  for (Term size : memref.sizes)
    ways.push_back(t.bvSle(size, index(t, 0)));
  return t.any(ways);
}

Term isInView(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices) {
  llvm::SmallVector<Term> all;
  for (auto [place, size] : llvm::zip_equal(indices, memref.sizes)) {
    all.push_back(t.bvSle(index(t, 0), place));
    all.push_back(t.bvSlt(place, size));
  }
  return t.all(all);
}

Term positionOf(Terms &t, const MemRefTerm &memref, llvm::ArrayRef<Term> indices) {
  Term position = memref.start;
  for (auto [place, stride] : llvm::zip_equal(indices, memref.strides))
    position = plus(t, position, times(t, place, stride));
  return position;
}

Term isInside(Terms &t, Term extent, Type element, Term shift, Term place) {
  uint64_t bytes = bytesOf(element);
  Term size = index(t, static_cast<int64_t>(bytes));
  // place * bytes does not wrap around, since it is from -2^50 to 2^50.
  constexpr uint64_t kRange = uint64_t(1) << 50;
  Term isSmall = t.bvUlt(t.bvAdd(place, index(t, kRange)), index(t, 2 * kRange));
  Term first = plus(t, shift, times(t, place, size));
  return t.all({isSmall, t.bvUle(size, extent), t.bvUle(first, t.bvSub(extent, size))});
}

Term reaches(Terms &t, Term extent, const MemRefTerm &memref) {
  std::string name = "reaches " + textOf(memref.element);
  if (!memref.isRanked)
    return t.apply(name, kBool, {extent, memref.shift, memref.start, memref.shape});
  bool isExact = llvm::all_of(
      memref.strides, [](Term stride) { return isLiteral(stride) && stride->value < kStrideMax; });
  if (!isExact) {
    llvm::SmallVector<Term> all{extent, memref.shift, memref.start};
    llvm::append_range(all, memref.sizes);
    llvm::append_range(all, memref.strides);
    return t.apply(name + " of rank " + std::to_string(memref.sizes.size()), kBool, all);
  }
  Term last = memref.start, one = index(t, 1);
  llvm::SmallVector<Term> all;
  for (auto [size, stride] : llvm::zip_equal(memref.sizes, memref.strides)) {
    if (!isLiteral(stride, 0))
      all.push_back(t.bvUle(size, index(t, kBytesMax)));
    last = plus(t, last, times(t, minus(t, size, one), stride));
  }
  all.push_back(isInside(t, extent, memref.element, memref.shift, memref.start));
  all.push_back(isInside(t, extent, memref.element, memref.shift, last));
  return t.either(isEmpty(t, memref), t.all(all));
}

Term isSame(Terms &t, const MemRefTerm &a, const MemRefTerm &b) {
  llvm::SmallVector<Term> all{t.equal(a.base, b.base), t.equal(a.shift, b.shift),
                              t.equal(a.start, b.start)};
  if (!a.isRanked || !b.isRanked) {
    all.push_back(a.isRanked == b.isRanked ? t.equal(a.shape, b.shape) : t.no());
    return t.all(all);
  }
  if (a.sizes.size() != b.sizes.size())
    return t.no();
  for (auto [x, y] : llvm::zip_equal(a.sizes, b.sizes))
    all.push_back(t.equal(x, y));
  for (auto [x, y] : llvm::zip_equal(a.strides, b.strides))
    all.push_back(t.equal(x, y));
  return t.all(all);
}

Term viewOf(Terms &t, const MemRefTerm &memref) {
  llvm::SmallVector<Term> all{memref.shift, memref.start};
  if (!memref.isRanked) {
    all.push_back(memref.shape);
    return t.apply("view of " + textOf(memref.element), kShape, all);
  }
  llvm::append_range(all, memref.sizes);
  llvm::append_range(all, memref.strides);
  return t.apply("view of " + textOf(memref.element) + ", rank " +
                     std::to_string(memref.sizes.size()),
                 kShape, all);
}

//===----------------------------------------------------------------------===//
// Contents
//===----------------------------------------------------------------------===//

void Contents::addGrid(Type element, Term shift) {
  if (llvm::none_of(
          grids_, [&](const Grid &grid) { return grid.element == element && grid.shift == shift; }))
    grids_.push_back({element, shift});
}

Term Contents::fresh() {
  Term content = t.constant(kContent, "nothing written");
  nodes_.try_emplace(content, Node{.kind = Node::Kind::Fresh});
  return content;
}

Term Contents::store(Term before, Type element, Term shift, Term index, CellTerm cell) {
  Term after =
      t.apply("with " + textOf(element), kContent, {before, shift, index, cell.value, cell.poison});
  Node node{.kind = Node::Kind::Store, .before = before, .element = element};
  node.shift = shift;
  node.index = index;
  node.cell = cell;
  nodes_.try_emplace(after, std::move(node));
  addGrid(element, shift);
  return after;
}

Term Contents::copy(Term before, const MemRefTerm &to, Term source, const MemRefTerm &from) {
  Term after = t.apply("with copied " + textOf(to.element), kContent,
                       {before, viewOf(t, to), shown(source, from)});
  Node node{.kind = Node::Kind::Copy, .before = before, .element = to.element};
  node.to = to;
  node.from = from;
  node.source = source;
  nodes_.try_emplace(after, std::move(node));
  addGrid(to.element, to.shift);
  return after;
}

Term Contents::shown(Term content, const MemRefTerm &memref) {
  if (content->op == Op::Ite)
    return t.ite(content->args[0], shown(content->args[1], memref),
                 shown(content->args[2], memref));
  auto found = nodes_.find(content);
  if (found != nodes_.end() && found->second.kind == Node::Kind::Copy &&
      viewOf(t, found->second.to) == viewOf(t, memref))
    return shown(found->second.source, found->second.from);
  return t.apply("shown", kContent, {content, viewOf(t, memref)});
}

CellTerm Contents::choose(Term condition, CellTerm a, CellTerm b) {
  return {t.ite(condition, a.value, b.value), t.ite(condition, a.poison, b.poison)};
}

/// The sort of a cell's value; that of a memref is opaque.
static Sort cellSort(Type element) { return scalarSort(element).value_or(kOpaque); }

CellTerm Contents::unknown(Term content, Type element, Term shift, Term index) {
  std::string text = textOf(element);
  CellTerm cell{t.apply("cell " + text, cellSort(element), {content, shift, index}),
                t.apply("unwritten " + text, kBool, {content, shift, index})};
  unknownReads_.push_back({content, element, shift, index, cell});
  return cell;
}

CellTerm Contents::read(Term content, Type element, Term shift, Term index) {
  Key key{content->number, element.getAsOpaquePointer(), shift->number, index->number};
  auto found = cells_.find(key);
  if (found != cells_.end())
    return found->second;
  CellTerm cell = readAnew(content, element, shift, index);
  cells_.emplace(key, cell);
  return cell;
}

CellTerm Contents::readAnew(Term content, Type element, Term shift, Term index) {
  if (content->op == Op::Ite)
    return choose(content->args[0], read(content->args[1], element, shift, index),
                  read(content->args[2], element, shift, index));
  auto found = nodes_.find(content);
  if (found == nodes_.end())
    return unknown(content, element, shift, index);
  const Node &node = found->second;
  if (node.kind == Node::Kind::Fresh)
    return {t.apply("cell " + textOf(element), cellSort(element), {content, shift, index}),
            t.yes()};
  if (node.element != element)
    return unknown(content, element, shift, index);
  if (node.kind == Node::Kind::Copy)
    return readCopy(content, node, element, shift, index);
  CellTerm seen =
      choose(t.equal(index, node.index), node.cell, read(node.before, element, shift, index));
  if (shift == node.shift)
    return seen;
  Term isOneGrid = t.equal(shift, node.shift);
  return isOneGrid->isFalse() ? unknown(content, element, shift, index)
                              : choose(isOneGrid, seen, unknown(content, element, shift, index));
}

/// Returns the number of the element of `to` at `distance` cells from its start, and whether there
/// is a cell of `to` if that number is below the number of elements; std::nullopt if unknown. For
/// row-major targets the number is the distance.
static std::optional<std::pair<Term, Term>> elementAt(Terms &t, const MemRefTerm &to,
                                                      Term distance) {
  if (isDense(t, to))
    return std::pair(distance, t.yes());
  if (!to.isRanked || to.strides.size() != 1 || !isLiteral(to.strides[0]) ||
      !llvm::isPowerOf2_64(to.strides[0]->value))
    return std::nullopt;
  uint64_t stride = to.strides[0]->value;
  return std::pair(t.bvLshr(distance, index(t, llvm::Log2_64(stride))),
                   t.equal(t.bvAnd(distance, index(t, stride - 1)), index(t, 0)));
}

CellTerm Contents::readCopy(Term content, const Node &node, Type element, Term shift, Term index) {
  const MemRefTerm &to = node.to, &from = node.from;
  Term isOneGrid = t.equal(shift, to.shift);
  auto found = elementAt(t, to, minus(t, index, to.start));
  bool isKnown =
      found && from.isRanked && from.sizes.size() == to.sizes.size() && from.element == element;
  if (!isKnown || isOneGrid->isFalse())
    return unknown(content, element, shift, index);
  auto [number, isCell] = *found;
  Term isCopied =
      t.all({isCell, t.bvUlt(number, productOf(t, to.sizes)), t.negate(isEmpty(t, to))});
  Term place = from.start;
  bool isSourceDense = isDense(t, from);
  if (isSourceDense || to.sizes.empty())
    place = plus(t, place, number);
  else if (to.sizes.size() == 1)
    place = plus(t, place, times(t, number, from.strides[0]));
  else
    return unknown(content, element, shift, index);
  CellTerm seen = choose(isCopied, read(node.source, element, from.shift, place),
                         read(node.before, element, shift, index));
  return shift == to.shift ? seen
                           : choose(isOneGrid, seen, unknown(content, element, shift, index));
}

/// Contents are equal if they are equal on any one grid, since each grid covers all bytes.
Term Contents::loses(Term before, Term after, llvm::StringRef name) {
  if (before == after)
    return t.no();
  llvm::SmallVector<Term> all{t.differ(before, after)};
  for (auto [number, grid] : llvm::enumerate(grids_)) {
    Term place = t.constant(kIndex, (name + llvm::Twine(number)).str());
    CellTerm held = read(before, grid.element, grid.shift, place);
    CellTerm now = read(after, grid.element, grid.shift, place);
    all.push_back(
        t.both(t.negate(held.poison), t.either(now.poison, t.differ(held.value, now.value))));
  }
  return t.all(all);
}

} // namespace freehold::smt
