//===- RandomBody.cpp - Random text over memrefs ------------------------------===//
// Text is written line by line. Freed values are rarely used again, so that most bodies are defined
// in some world. Mistakes can then lead to undefined behaviour in others.
//===----------------------------------------------------------------------===//
#include "tests/adversary/RandomWriter.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

#include <algorithm>

namespace freehold::adversary {

/// Prefers late values, and values that were not freed.
RandomWriter::Value *RandomWriter::any(Scope &scope,
                                       llvm::function_ref<bool(const Value &)> isWanted) {
  std::vector<Value *> fit;
  for (Value &value : scope)
    if (isWanted(value) && (!value.isFreed || c.chance(1, 12)))
      fit.push_back(&value);
  if (fit.empty())
    return nullptr;
  unsigned a = c.choose(fit.size()), b = c.choose(fit.size());
  return fit[std::max(a, b)];
}

std::string RandomWriter::scalar(Scope &scope, const std::string &type) {
  if (c.chance(2, 3))
    if (Value *value = any(scope, [&](const Value &v) { return v.type == type; }))
      return value->name;
  if (type == "f32") {
    static const char *const kFloats[] = {"0.0", "1.0", "-1.0", "0.5"};
    define(scope, type, std::string("arith.constant ") + kFloats[c.choose(4)] + " : f32");
    return scope.back().name;
  }
  std::string number = type == "i1" ? (c.flip() ? "true" : "false")
                                    : std::to_string(c.choose(type == "index" ? 3 : 4));
  define(scope, type, "arith.constant " + number + (type == "i1" ? "" : " : " + type));
  return scope.back().name;
}

void RandomWriter::access(Scope &scope) {
  if (isProgram_ && c.chance(1, 5))
    return matrix(scope);
  if (isProgram_ && c.chance(3, 4))
    return guardedAccess(scope);
  Value *memory = memref(scope);
  if (!memory)
    return;
  std::string name = memory->name, type = memory->type, element = elementOf(type);
  switch (c.choose(5)) {
  case 0:
  case 1: {
    std::string index = scalar(scope, "index");
    return define(scope, element, "memref.load " + name + "[" + index + "] : " + type);
  }
  case 2:
  case 3: {
    std::string index = scalar(scope, "index"), value = scalar(scope, element);
    return line("memref.store " + value + ", " + name + "[" + index + "] : " + type);
  }
  default:
    Value *to = any(scope, [&](const Value &v) {
      return v.name != name && llvm::StringRef(v.type).starts_with("memref") && v.type != kMatrix &&
             elementOf(v.type) == element;
    });
    if (to)
      line("memref.copy " + name + ", " + to->name + " : " + type + " to " + to->type);
  }
}

void RandomWriter::arithmetic(Scope &scope) {
  static const char *const kOps[] = {"addi",  "subi",  "muli",  "divsi",    "divui",
                                     "remsi", "shli",  "shrsi", "andi",     "ori",
                                     "xori",  "maxsi", "minui", "ceildivsi"};
  static const char *const kPredicates[] = {"eq", "ne", "slt", "ule"};
  static const char *const kFlags[] = {" overflow<nsw>", " overflow<nuw>"};
  std::string type = c.chance(1, 3) ? "index" : "i32";
  switch (c.choose(6)) {
  case 0:
  case 1:
  case 2: {
    std::string op = kOps[c.choose(std::size(kOps))];
    std::string a = scalar(scope, type), b = scalar(scope, type);
    bool mayFlag = op == "addi" || op == "subi" || op == "muli" || op == "shli";
    std::string flags = mayFlag && c.chance(1, 4) ? kFlags[c.flip()] : "";
    return define(scope, type, "arith." + op + " " + a + ", " + b + flags + " : " + type);
  }
  case 3: {
    std::string a = scalar(scope, type), b = scalar(scope, type);
    return define(scope, "i1",
                  std::string("arith.cmpi ") + kPredicates[c.choose(4)] + ", " + a + ", " + b +
                      " : " + type);
  }
  case 4: {
    static const char *const kLogic[] = {"andi", "ori", "xori"};
    std::string a = scalar(scope, "i1"), b = scalar(scope, "i1");
    return define(scope, "i1",
                  std::string("arith.") + kLogic[c.choose(3)] + " " + a + ", " + b + " : i1");
  }
  default:
    std::string condition = scalar(scope, "i1"), a = scalar(scope, type), b = scalar(scope, type);
    define(scope, type, "arith.select " + condition + ", " + a + ", " + b + " : " + type);
  }
}

void RandomWriter::comparePointers(Scope &scope, const std::string &name, const std::string &type) {
  std::string a = fresh();
  line(a + " = memref.extract_aligned_pointer_as_index " + name + " : " + type + " -> index");
  Value *other = memref(scope);
  if (!other)
    return;
  std::string b = fresh();
  line(b + " = memref.extract_aligned_pointer_as_index " + other->name + " : " + other->type +
       " -> index");
  define(scope, "i1",
         std::string("arith.cmpi ") + (c.flip() ? "eq, " : "ne, ") + a + ", " + b + " : index");
}

void RandomWriter::alias(Scope &scope) {
  Value *memory = memref(scope);
  if (!memory)
    return;
  std::string name = memory->name, type = memory->type;
  bool isFreed = memory->isFreed;
  auto add = [&](const std::string &to, const std::string &text) {
    define(scope, to, text);
    scope.back().isFreed = isFreed;
  };
  switch (c.choose(7)) {
  case 0: {
    std::string to = kMemRefs[c.choose(3)];
    bool fits = type != to && elementOf(type) == "i32" &&
                (type == kMemRefs[kStrided] || to != kMemRefs[kStatic] || c.chance(1, 2));
    if (fits)
      add(to, "memref.cast " + name + " : " + type + " to " + to);
    return;
  }
  case 1:
  case 2: {
    if (elementOf(type) != "i32")
      return;
    std::string offset = scalar(scope, "index"), size = scalar(scope, "index");
    std::string to = kMemRefs[kStrided];
    if (type == to)
      return add(to, "memref.subview " + name + "[" + offset + "] [" + size + "] [1] : " + type +
                         " to " + to);
    define(scope, "view",
           "memref.subview " + name + "[" + offset + "] [" + size + "] [1] : " + type +
               " to memref<?xi32, strided<[1], offset: ?>>");
    std::string view = scope.back().name;
    scope.pop_back();
    return add(to, "memref.cast " + view + " : memref<?xi32, strided<[1], offset: ?>> to " + to);
  }
  case 3: {
    std::string zero = scalar(scope, "index");
    return define(scope, "index", "memref.dim " + name + ", " + zero + " : " + type);
  }
  case 4: {
    Value *other = any(scope, [&](const Value &v) { return v.type == type && v.name != name; });
    if (!other)
      return;
    std::string condition = scalar(scope, "i1");
    // `other` may have been reallocated by push_back.
    Value *second = any(scope, [&](const Value &v) { return v.type == type && v.name != name; });
    if (second)
      add(type, "arith.select " + condition + ", " + name + ", " + second->name + " : " + type);
    return;
  }
  case 5:
    return comparePointers(scope, name, type);
  default:
    if (type == kMemRefs[kStatic] || type == kMemRefs[kDynamic]) {
      std::string size = scalar(scope, "index");
      add(kMemRefs[kDynamic], "memref.reinterpret_cast " + name + " to offset: [0], sizes: [" +
                                  size + "], strides: [1] : " + type + " to " + kMemRefs[kDynamic]);
    }
  }
}

void RandomWriter::deallocate(Scope &scope) {
  unsigned count = 1 + c.choose(2), kept = c.choose(3);
  std::string memrefs, types, conditions, retained, retainedTypes;
  for (unsigned n = 0; n < count; ++n) {
    std::string condition = scalar(scope, "i1");
    Value *memory = any(scope, [](const Value &v) { return v.mayFree; });
    memory = memory ? memory : memref(scope);
    if (!memory)
      return;
    const char *comma = n ? ", " : "";
    memrefs += comma + memory->name, types += comma + memory->type, conditions += comma + condition;
  }
  for (unsigned n = 0; n < kept; ++n) {
    Value *memory = memref(scope);
    if (!memory)
      return;
    retained += (n ? ", " : "") + memory->name, retainedTypes += (n ? ", " : "") + memory->type;
  }
  std::string name = fresh();
  std::string text =
      "bufferization.dealloc (" + memrefs + " : " + types + ") if (" + conditions + ")";
  if (kept)
    text = name + (kept > 1 ? ":" + std::to_string(kept) : "") + " = " + text + " retain (" +
           retained + " : " + retainedTypes + ")";
  line(text);
  for (unsigned n = 0; n < kept; ++n)
    scope.push_back({kept > 1 ? name + "#" + std::to_string(n) : name, "i1"});
}

void RandomWriter::lifetime(Scope &scope) {
  switch (c.choose(isProgram_ ? 2 : 7)) {
  case 0: {
    bool isStack = c.chance(1, 5);
    return define(scope, kMemRefs[kStatic],
                  std::string(isStack ? "memref.alloca" : "memref.alloc") +
                      "() : " + kMemRefs[kStatic],
                  !isStack);
  }
  case 1: {
    std::string size = scalar(scope, "index"),
                type = kMemRefs[isProgram_ && c.chance(1, 3) ? kFloats : kDynamic];
    return define(scope, type, "memref.alloc(" + size + ") : " + type, true);
  }
  case 2:
  case 3: {
    Value *memory = memref(scope);
    if (!memory)
      return;
    std::string to = memory->type == kMemRefs[kStrided] ? kMemRefs[kDynamic] : memory->type;
    if (to == kMemRefs[kDynamic] && c.chance(1, 6))
      to = kMemRefs[kStatic];
    return define(scope, to,
                  "bufferization.clone " + memory->name + " : " + memory->type + " to " + to, true);
  }
  case 4: {
    Value *memory = any(scope, [](const Value &v) { return v.mayFree; });
    if (!memory)
      return;
    memory->isFreed = true;
    memory->mayFree = false;
    return line("memref.dealloc " + memory->name + " : " + memory->type);
  }
  default:
    deallocate(scope);
  }
}

void RandomWriter::branch(Scope &scope) {
  std::string condition = scalar(scope, "i1");
  std::string type = c.chance(1, 3) ? kMemRefs[c.choose(3)] : c.flip() ? "i32" : "";
  std::string name = fresh();
  std::string yields[2];
  std::string saved = std::move(body_);
  std::string arms[2];
  for (unsigned arm = 0; arm < 2; ++arm) {
    body_ = "\n";
    ++depth_;
    Scope inner = scope;
    for (unsigned left = c.choose(4); left; --left)
      op(inner);
    if (!type.empty()) {
      if (type == "i32")
        yields[arm] = scalar(inner, type);
      else if (Value *value = any(inner, [&](const Value &v) { return v.type == type; }))
        yields[arm] = value->name;
    }
    // What an arm frees is freed for the ops after it.
    for (auto [outer, after] : llvm::zip(scope, inner))
      outer.isFreed |= after.isFreed, outer.mayFree &= after.mayFree;
    arms[arm] = body_.substr(1);
    --depth_;
  }
  body_ = std::move(saved);
  bool gives = !yields[0].empty() && !yields[1].empty();
  std::string indent(2 * depth_ + 2, ' ');
  line((gives ? name + " = " : "") + "scf.if " + condition + (gives ? " -> (" + type + ")" : "") +
       " {");
  body_ += arms[0] + (gives ? indent + "scf.yield " + yields[0] + " : " + type + "\n" : "");
  line("} else {");
  body_ += arms[1] + (gives ? indent + "scf.yield " + yields[1] + " : " + type + "\n" : "");
  line("}");
  if (gives)
    scope.push_back({name, type});
}

void RandomWriter::op(Scope &scope) {
  unsigned outer = depth_ < 3, more = isProgram_ ? 2 : 0;
  switch (
      c.weighted({6, 3, 4, isProgram_ ? 2u : 5u, 2 * outer, more * outer / 2, more, more / 2})) {
  case 0:
    return access(scope);
  case 1:
    return arithmetic(scope);
  case 2:
    return alias(scope);
  case 3:
    return lifetime(scope);
  case 4:
    return branch(scope);
  case 5:
    return loop(scope);
  case 6:
    return outside(scope);
  default:
    return floats(scope);
  }
}

std::string RandomWriter::write() {
  Scope scope;
  std::string arguments;
  body_ = "\n";
  auto add = [&](const std::string &type, const std::string &facts, bool isOwned) {
    std::string name = "%a" + std::to_string(scope.size());
    arguments += (scope.empty() ? "" : ", ") + name + ": " + type + facts;
    scope.push_back({name, type, isOwned});
  };
  for (unsigned left = 1 + c.choose(3); left; --left) {
    if (isProgram_) {
      unsigned type = c.choose(std::size(kMemRefs) + 1);
      add(type < std::size(kMemRefs) ? kMemRefs[type] : kMatrix, "", false);
      continue;
    }
    bool isOwned = c.chance(1, 2), isLive = c.chance(1, 2), isApart = c.chance(1, 3);
    std::string facts = isOwned ? "freehold.owned" : isLive ? "freehold.live" : "";
    if (isApart)
      facts += facts.empty() ? "freehold.noalias" : ", freehold.noalias";
    add(kMemRefs[c.weighted({3, 3, 2, 1})], facts.empty() ? "" : " {" + facts + "}", isOwned);
  }
  for (const char *type : {"i1", "index", "i32", "f32"}) {
    // Sometimes make more conditions than inputs can try all combinations of.
    bool isCrowded = isProgram_ && type[1] == '1' && c.chance(1, 10);
    unsigned left = type[0] == 'f' && !isProgram_ ? 0 : isCrowded ? 8 : c.choose(3);
    for (; left; --left)
      add(type, "", false);
  }
  for (unsigned left = (isProgram_ ? 4 : 2) + c.choose(7); left; --left)
    op(scope);
  // What is neither freed nor returned leaks, which is no mistake if the target leaks it as well.
  std::string returned, types;
  for (unsigned left = c.choose(3); left; --left) {
    Value *value =
        c.flip() ? memref(scope) : any(scope, [](const Value &v) { return v.type[0] != 'm'; });
    if (!value)
      continue;
    returned += (returned.empty() ? "" : ", ") + value->name;
    types += (types.empty() ? "" : ", ") + value->type;
    value->mayFree = false;
  }
  for (Value &value : scope)
    if (!isProgram_ && value.mayFree && value.name[1] == 'v' && c.chance(3, 4))
      line("memref.dealloc " + value.name + " : " + value.type);
  line("return" + (returned.empty() ? "" : " " + returned + " : " + types));
  std::string start = isProgram_ ? declarations() + "func.func @f(" : "func.func @src(";
  return start + arguments + ")" + (types.empty() ? "" : " -> (" + types + ")") + " {" + body_ +
         "}\n";
}

std::string randomBody(gen::Choices &choices) { return RandomWriter(choices, false).write(); }

} // namespace freehold::adversary
