//===- Observation.cpp ----------------------------------------------------===//
#include "oracle/core/verdict/Observation.h"

#include "oracle/core/inputs/Format.h"
#include "oracle/core/inputs/Mix.h"
#include "oracle/core/inputs/ValueLayout.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <cstring>

using namespace mlir;

namespace freehold {

/// Buffers with more elements than this are printed as their first elements and a hash.
static constexpr size_t kElementsShown = 1024;

//===----------------------------------------------------------------------===//
// Text
//===----------------------------------------------------------------------===//

static std::string sizesText(ArrayRef<int64_t> sizes) {
  std::string text;
  for (auto [d, size] : llvm::enumerate(sizes))
    text += (d ? "x" : "") + std::to_string(size);
  return text;
}

namespace {
/// Prints elements within the brackets of their rows.
class ElementText {
public:
  explicit ElementText(ArrayRef<int64_t> sizes) : sizes_(sizes), indices_(sizes.size()) {}
  void add(StringRef value);
  std::string finish();

private:
  ArrayRef<int64_t> sizes_;
  SmallVector<int64_t> indices_;
  std::string text_;
  size_t shown_ = 0;
  uint64_t hash_ = 0;
};
} // namespace

void ElementText::add(StringRef value) {
  unsigned opens = 0, closes = 0;
  for (unsigned d = sizes_.size(); d-- > 0 && indices_[d] == 0;)
    ++opens;
  for (unsigned d = sizes_.size(); d-- > 0 && indices_[d] == sizes_[d] - 1;)
    ++closes;
  for (unsigned d = sizes_.size(); d-- > 0 && ++indices_[d] == sizes_[d];)
    indices_[d] = 0;
  if (shown_++ >= kElementsShown) {
    for (char c : value)
      hash_ = mix(hash_ ^ static_cast<uint8_t>(c));
    hash_ = mix(hash_ + shown_);
    return;
  }
  if (shown_ > 1 && (text_.empty() || text_.back() == ']' || opens == 0))
    text_ += ", ";
  text_.append(opens, '[');
  text_ += value;
  text_.append(closes, ']');
}

std::string ElementText::finish() {
  if (shown_ > kElementsShown)
    text_ += ", and " + std::to_string(shown_ - kElementsShown) + " more of " + sizesText(sizes_) +
             " #" + llvm::utohexstr(hash_);
  return std::move(text_);
}

int64_t ObservedBuffer::count() const {
  int64_t n = 1;
  for (int64_t size : sizes)
    n *= std::max<int64_t>(size, 0);
  return n;
}

std::string ObservedBuffer::cell(size_t n) const {
  if (isUnwritten(n))
    return "_";
  if (!inner.empty())
    return inner[n].text();
  size_t size = elementBytes(element).value_or(0);
  if (LaneTypes lanes = lanesOf(element); lanes.count > 1) {
    SmallVector<uint64_t, 4> words(lanes.count * lanes.words);
    unpackLanes(lanes, bytes.data() + n * size, words.data());
    return formatScalar(element, words.data());
  }
  SmallVector<uint64_t, 4> words(llvm::divideCeil(std::max<size_t>(size, 8), 8));
  std::memcpy(words.data(), bytes.data() + n * size, size);
  return formatScalar(element, words.data());
}

std::string ObservedBuffer::text() const {
  if (isNone)
    return "none";
  int64_t elements = count();
  // Print the sizes, so that the buffer differs from empty ones of other sizes and from one
  // element.
  if (elements == 0)
    return "[](" + sizesText(sizes) + ")";
  ElementText text(sizes);
  for (int64_t n = 0; n < elements; ++n)
    text.add(cell(n));
  return text.finish();
}

void Observation::append(std::string text) {
  if (text.empty())
    return;
  if (!parts.empty())
    if (auto *last = std::get_if<std::string>(&parts.back())) {
      *last += text;
      return;
    }
  // Most lines are a text, a buffer and a text.
  if (parts.empty())
    parts.reserve(3);
  parts.push_back(std::move(text));
}

Observation &Observation::operator+=(StringRef text) {
  auto *last = parts.empty() ? nullptr : std::get_if<std::string>(&parts.back());
  if (last)
    last->append(text.data(), text.size());
  else
    append(text.str());
  return *this;
}

Observation &Observation::operator+=(ObservedBuffer buffer) {
  parts.push_back(std::move(buffer));
  return *this;
}

Observation &Observation::operator+=(Observation other) {
  if (parts.empty()) {
    parts = std::move(other.parts);
    return *this;
  }
  for (Part &part : other.parts) {
    if (auto *text = std::get_if<std::string>(&part))
      append(std::move(*text));
    else
      parts.push_back(std::move(part));
  }
  return *this;
}

std::string Observation::text() const {
  std::string line;
  for (const Part &part : parts) {
    auto *text = std::get_if<std::string>(&part);
    line += text ? *text : std::get<ObservedBuffer>(part).text();
  }
  return line;
}

//===----------------------------------------------------------------------===//
// Comparison
//===----------------------------------------------------------------------===//

/// Returns the first element that differs; std::nullopt if none does. With `refining`, an unwritten
/// element of the source equals any. The buffers have equal sizes, and neither is none.
static std::optional<size_t> differingElement(const ObservedBuffer &source,
                                              const ObservedBuffer &target, bool refining);

/// Returns true if the sizes are equal, and either both buffers exist or none does.
static bool sameShape(const ObservedBuffer &a, const ObservedBuffer &b) {
  return a.isNone == b.isNone && (a.isNone || a.sizes == b.sizes);
}

static bool sameBuffer(const ObservedBuffer &source, const ObservedBuffer &target, bool refining) {
  return sameShape(source, target) &&
         (source.isNone || !differingElement(source, target, refining));
}

static std::optional<size_t> differingElement(const ObservedBuffer &source,
                                              const ObservedBuffer &target, bool refining) {
  bool sameType = source.element == target.element;
  // Fast path for the most frequent case: everything is written, and all bits are equal.
  if (sameType && source.inner.empty() && source.unwritten == target.unwritten &&
      source.bytes == target.bytes)
    return std::nullopt;
  size_t size = elementBytes(source.element).value_or(0);
  for (size_t n = 0, end = source.count(); n < end; ++n) {
    if (source.isUnwritten(n)) {
      if (refining || target.isUnwritten(n))
        continue;
      return n;
    }
    if (target.isUnwritten(n) || source.inner.empty() != target.inner.empty())
      return n;
    if (!source.inner.empty()) {
      if (!sameBuffer(source.inner[n], target.inner[n], refining))
        return n;
      continue;
    }
    if (sameType &&
        std::memcmp(source.bytes.data() + n * size, target.bytes.data() + n * size, size) == 0)
      continue;
    if (source.cell(n) != target.cell(n))
      return n;
  }
  return std::nullopt;
}

/// Returns the index of the first part that differs, or the larger number of parts if one has more.
static std::optional<size_t> differingPart(const Observation &source, const Observation &target,
                                           bool refining) {
  size_t both = std::min(source.parts.size(), target.parts.size());
  for (size_t n = 0; n < both; ++n) {
    const auto &a = source.parts[n], &b = target.parts[n];
    if (a.index() != b.index())
      return n;
    if (auto *text = std::get_if<std::string>(&a)) {
      if (*text != std::get<std::string>(b))
        return n;
    } else if (!sameBuffer(std::get<ObservedBuffer>(a), std::get<ObservedBuffer>(b), refining)) {
      return n;
    }
  }
  if (source.parts.size() != target.parts.size())
    return both;
  return std::nullopt;
}

bool refines(const Observation &source, const Observation &target) {
  return !differingPart(source, target, /*refining=*/true);
}

bool refines(ArrayRef<Observation> source, ArrayRef<Observation> target) {
  if (source.size() != target.size())
    return false;
  for (auto [a, b] : llvm::zip_equal(source, target))
    if (!refines(a, b))
      return false;
  return true;
}

bool operator==(const Observation &a, const Observation &b) {
  return !differingPart(a, b, /*refining=*/false);
}

std::string hiddenDifference(const Observation &source, const Observation &target) {
  auto part = differingPart(source, target, /*refining=*/true);
  if (!part || *part >= source.parts.size() || *part >= target.parts.size())
    return "";
  const auto *a = std::get_if<ObservedBuffer>(&source.parts[*part]);
  const auto *b = std::get_if<ObservedBuffer>(&target.parts[*part]);
  if (!a || !b || a->isNone || !sameShape(*a, *b))
    return "";
  auto element = differingElement(*a, *b, /*refining=*/true);
  if (!element || *element < kElementsShown)
    return "";
  return ", the first difference is element " + std::to_string(*element) +
         " in row-major order: " + a->cell(*element) + " and " + b->cell(*element);
}

} // namespace freehold
