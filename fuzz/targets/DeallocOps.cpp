//===- DeallocOps.cpp -----------------------------------------------------===//
#include "fuzz/targets/DeallocOps.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <map>

namespace freehold::targets {

static constexpr unsigned kFlags = 3;
static constexpr const char *kStatic = "memref<4xi32>";
static constexpr const char *kDynamic = "memref<?xi32>";
static constexpr const char *kView = "memref<2xi32, strided<[1], offset: 1>>";
static constexpr const char *kBase = "memref<i32>";

namespace {
/// An i1 in the program: the name of a value, or one of the two constants.
using Flag = std::string;
const Flag kFalse = "%false", kTrue = "%true";

struct Name {
  std::string value;
  const char *type;
  /// Maps the number of an allocation to the flag that says whether this memref refers to it.
  std::map<unsigned, Flag> behind;
  /// Its pointers are those of the allocation, so the allocation may be freed through it.
  bool isOwn = true;
};

struct Allocation {
  std::string value;
  const char *type;
  /// Allocated on the heap by this function; it must not free arguments and stack buffers.
  bool isHeap;
  Flag live;
};

class Writer {
public:
  Writer(gen::Choices &choices, const DeallocOptions &options)
      : choices_(choices), options_(options) {}
  std::string run();

private:
  std::string fresh() { return "%v" + std::to_string(next_++); }
  void line(const llvm::Twine &text) {
    text_ += "    ";
    text_ += text.str();
    text_ += '\n';
  }
  unsigned below(size_t count) { return choices_.choose(static_cast<unsigned>(count)); }

  Flag notOf(const Flag &a);
  Flag andOf(const Flag &a, const Flag &b);
  Flag orOf(const Flag &a, const Flag &b);
  Flag selectOf(const Flag &which, const Flag &a, const Flag &b);

  void allocate();
  void derive();
  void deriveFromOne(const Name &from);
  void deriveFromTwo(Name a, Name b);
  Name dynamicOf(const Name &name);
  std::map<unsigned, Flag> either(const Flag &which, const Name &a, const Name &b);

  bool maybeDangles(const Name &name) const;
  Flag freeable(const Name &name);
  Flag rawCondition();
  void dealloc();
  void account(llvm::ArrayRef<std::pair<unsigned, Flag>> freed, llvm::ArrayRef<unsigned> retained);
  void finish();

  gen::Choices &choices_;
  const DeallocOptions options_;
  std::string text_;
  unsigned next_ = 0;
  std::vector<Allocation> allocations_;
  std::vector<Name> names_;
  std::vector<Flag> flags_;
};
} // namespace

//===----------------------------------------------------------------------===//
// Flags
//===----------------------------------------------------------------------===//

Flag Writer::notOf(const Flag &a) {
  if (a == kTrue || a == kFalse)
    return a == kTrue ? kFalse : kTrue;
  std::string result = fresh();
  line(result + " = arith.xori " + a + ", %true : i1");
  return result;
}

Flag Writer::andOf(const Flag &a, const Flag &b) {
  if (a == kFalse || b == kFalse)
    return kFalse;
  if (a == kTrue || a == b)
    return b;
  if (b == kTrue)
    return a;
  std::string result = fresh();
  line(result + " = arith.andi " + a + ", " + b + " : i1");
  return result;
}

Flag Writer::orOf(const Flag &a, const Flag &b) {
  if (a == kTrue || b == kTrue)
    return kTrue;
  if (a == kFalse || a == b)
    return b;
  if (b == kFalse)
    return a;
  std::string result = fresh();
  line(result + " = arith.ori " + a + ", " + b + " : i1");
  return result;
}

Flag Writer::selectOf(const Flag &which, const Flag &a, const Flag &b) {
  if (a == b)
    return a;
  std::string result = fresh();
  line(result + " = arith.select " + which + ", " + a + ", " + b + " : i1");
  return result;
}

//===----------------------------------------------------------------------===//
// Names
//===----------------------------------------------------------------------===//

void Writer::allocate() {
  unsigned kind = choices_.weighted({4, 2, 1});
  Allocation made{fresh(), kind == 1 ? kDynamic : kStatic, kind != 2, kTrue};
  if (kind == 0)
    line(made.value + " = memref.alloc() : memref<4xi32>");
  else if (kind == 1)
    line(made.value + " = memref.alloc(%c4) : memref<?xi32>");
  else
    line(made.value + " = memref.alloca() : memref<4xi32>");
  line("linalg.fill ins(%x : i32) outs(" + made.value + " : " + made.type + ")");
  names_.push_back(
      {made.value, made.type, {{static_cast<unsigned>(allocations_.size()), kTrue}}, true});
  allocations_.push_back(std::move(made));
}

Name Writer::dynamicOf(const Name &name) {
  if (name.type == kDynamic)
    return name;
  Name cast = name;
  cast.value = fresh();
  cast.type = kDynamic;
  line(cast.value + " = memref.cast " + name.value + " : " + name.type + " to " + kDynamic);
  return cast;
}

void Writer::deriveFromOne(const Name &from) {
  Name made = from;
  made.value = fresh();
  switch (choices_.choose(3)) {
  case 0:
    made.type = kBase;
    line(made.value + ", %offset" + made.value.substr(1) + ", %size" + made.value.substr(1) +
         ", %stride" + made.value.substr(1) + " = memref.extract_strided_metadata " + from.value +
         " : " + from.type + " -> memref<i32>, index, index, index");
    break;
  case 1:
    made = dynamicOf(from);
    break;
  default:
    made.type = kView;
    made.isOwn = false;
    line(made.value + " = memref.subview " + from.value + "[1] [2] [1] : " + from.type + " to " +
         kView);
  }
  names_.push_back(std::move(made));
}

std::map<unsigned, Flag> Writer::either(const Flag &which, const Name &a, const Name &b) {
  std::map<unsigned, Flag> behind = a.behind;
  behind.insert(b.behind.begin(), b.behind.end());
  auto when = [](const Name &name, unsigned number) {
    auto found = name.behind.find(number);
    return found == name.behind.end() ? kFalse : found->second;
  };
  for (auto &[number, flag] : behind)
    flag = selectOf(which, when(a, number), when(b, number));
  return behind;
}

/// Derives a memref that refers to one of two buffers, as an argument of the program decides.
void Writer::deriveFromTwo(Name a, Name b) {
  a = dynamicOf(a);
  b = dynamicOf(b);
  const Flag which = "%p" + std::to_string(below(kFlags));
  std::string result = fresh();
  switch (choices_.choose(3)) {
  case 0:
    line(result + " = arith.select " + which + ", " + a.value + ", " + b.value + " : " + kDynamic);
    break;
  case 1:
    line(result + " = scf.if " + which + " -> (" + kDynamic + ") {");
    line("  scf.yield " + a.value + " : " + kDynamic);
    line("} else {");
    line("  scf.yield " + b.value + " : " + kDynamic);
    line("}");
    break;
  default: {
    // The loop swaps the two buffers if it runs once, and not if it does not run.
    std::string end = fresh(), both = fresh();
    line(end + " = arith.select " + which + ", %c0, %c1 : index");
    line(both + ":2 = scf.for %i = %c0 to " + end + " step %c1 iter_args(%q0 = " + a.value +
         ", %q1 = " + b.value + ") -> (" + kDynamic + ", " + kDynamic + ") {");
    line(std::string("  scf.yield %q1, %q0 : ") + kDynamic + ", " + kDynamic);
    line("}");
    Name other{both + "#1", kDynamic, either(which, b, a), true};
    names_.push_back(std::move(other));
    result = both + "#0";
  }
  }
  Name made{result, kDynamic, either(which, a, b), true};
  names_.push_back(std::move(made));
}

void Writer::derive() {
  std::vector<unsigned> own;
  for (auto [number, name] : llvm::enumerate(names_))
    if (name.isOwn && name.type != kBase)
      own.push_back(static_cast<unsigned>(number));
  const Name a = names_[own[below(own.size())]];
  if (!choices_.chance(2, 3))
    return deriveFromOne(a);
  const Name b = names_[own[below(own.size())]];
  deriveFromTwo(a, b);
}

//===----------------------------------------------------------------------===//
// The op
//===----------------------------------------------------------------------===//

bool Writer::maybeDangles(const Name &name) const {
  return llvm::any_of(name.behind,
                      [&](const auto &each) { return allocations_[each.first].live != kTrue; });
}

/// Returns the flag that is true if the memref refers to a live heap allocation.
Flag Writer::freeable(const Name &name) {
  bool isCertain = llvm::all_of(name.behind, [&](const auto &each) {
    return allocations_[each.first].isHeap && allocations_[each.first].live == kTrue;
  });
  if (isCertain)
    return kTrue;
  Flag result = kFalse;
  for (const auto &[number, when] : name.behind)
    if (allocations_[number].isHeap)
      result = orOf(result, andOf(when, allocations_[number].live));
  return result;
}

Flag Writer::rawCondition() {
  switch (choices_.choose(4)) {
  case 0:
    return kTrue;
  case 1:
    return kFalse;
  case 2:
    return "%p" + std::to_string(below(kFlags));
  default:
    return flags_.empty() ? notOf("%p" + std::to_string(below(kFlags)))
                          : flags_[below(flags_.size())];
  }
}

/// Updates the flags of live allocations after a dealloc that frees `freed`, as D1 defines.
void Writer::account(llvm::ArrayRef<std::pair<unsigned, Flag>> freed,
                     llvm::ArrayRef<unsigned> retained) {
  for (auto [number, allocation] : llvm::enumerate(allocations_)) {
    if (!allocation.isHeap)
      continue;
    auto behind = [&, n = static_cast<unsigned>(number)](unsigned name) {
      auto found = names_[name].behind.find(n);
      return found == names_[name].behind.end() ? kFalse : found->second;
    };
    Flag goes = kFalse, stays = kFalse;
    for (const auto &[name, condition] : freed)
      goes = orOf(goes, andOf(behind(name), condition));
    for (unsigned name : retained)
      stays = orOf(stays, behind(name));
    Flag gone = andOf(goes, notOf(stays));
    allocation.live = andOf(allocation.live, notOf(gone));
  }
}

void Writer::dealloc() {
  std::vector<unsigned> own, any;
  for (auto [number, name] : llvm::enumerate(names_)) {
    if (!options_.withDangling && maybeDangles(name))
      continue;
    any.push_back(static_cast<unsigned>(number));
    if (name.isOwn)
      own.push_back(static_cast<unsigned>(number));
  }
  if (own.empty())
    return;
  std::vector<std::pair<unsigned, Flag>> freed;
  for (unsigned n = 1 + below(4); n-- > 0;) {
    unsigned name = own[below(own.size())];
    freed.push_back({name, andOf(rawCondition(), freeable(names_[name]))});
  }
  std::vector<unsigned> retained;
  for (unsigned n = below(4); n-- > 0;)
    retained.push_back(any[below(any.size())]);
  auto list = [&](auto &&range, auto &&word) {
    return llvm::join(llvm::map_range(range, word), ", ");
  };
  std::string text = "bufferization.dealloc (" +
                     list(freed, [&](auto &f) { return names_[f.first].value; }) + " : " +
                     list(freed, [&](auto &f) { return std::string(names_[f.first].type); }) +
                     ") if (" + list(freed, [&](auto &f) { return f.second; }) + ")";
  std::string result = fresh();
  if (!retained.empty()) {
    text += " retain (" + list(retained, [&](unsigned r) { return names_[r].value; }) + " : " +
            list(retained, [&](unsigned r) { return std::string(names_[r].type); }) + ")";
    text = result + ":" + std::to_string(retained.size()) + " = " + text;
  }
  line(text);
  for (size_t n = 0; n < retained.size(); ++n) {
    flags_.push_back(result + "#" + std::to_string(n));
    line("func.call @observe(" + flags_.back() + ") : (i1) -> ()");
  }
  account(freed, retained);
}

void Writer::finish() {
  for (auto [number, allocation] : llvm::enumerate(allocations_)) {
    // An argument of dynamic size may be empty, so it cannot be loaded from.
    if (allocation.live == kFalse || (!allocation.isHeap && allocation.type == kDynamic))
      continue;
    std::string value = fresh();
    line("scf.if " + allocation.live + " {");
    line("  " + value + " = memref.load " + allocation.value + "[%c1] : " + allocation.type);
    line("  func.call @observe_number(" + value + ") : (i32) -> ()");
    if (allocation.isHeap)
      line("  memref.dealloc " + allocation.value + " : " + allocation.type);
    line("}");
  }
}

std::string Writer::run() {
  text_ = "func.func private @observe(i1)\nfunc.func private @observe_number(i32)\n"
          "func.func @entry(%p0: i1, %p1: i1, %p2: i1, %x: i32, %m: memref<4xi32>, "
          "%n: memref<?xi32>) {\n";
  for (const char *constant : {"%false = arith.constant false", "%true = arith.constant true",
                               "%c0 = arith.constant 0 : index", "%c1 = arith.constant 1 : index",
                               "%c4 = arith.constant 4 : index"})
    line(constant);
  unsigned count = 1 + below(4);
  for (unsigned n = 0; n < count; ++n)
    allocate();
  for (auto [argument, type] : {std::pair{"%m", kStatic}, {"%n", kDynamic}})
    if (choices_.flip()) {
      names_.push_back(
          {argument, type, {{static_cast<unsigned>(allocations_.size()), kTrue}}, true});
      allocations_.push_back({argument, type, false, kTrue});
    }
  unsigned rounds = 1 + below(3);
  for (unsigned round = 0; round < rounds; ++round) {
    if (round && choices_.flip())
      allocate();
    for (unsigned n = below(4); n-- > 0;)
      derive();
    dealloc();
  }
  finish();
  return text_ + "    return\n}\n";
}

Program deallocProgram(gen::Choices &choices, const DeallocOptions &options) {
  return {.name = "input", .text = Writer(choices, options).run(), .entries = {}};
}

} // namespace freehold::targets
