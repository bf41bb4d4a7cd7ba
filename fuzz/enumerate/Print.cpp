//===- Print.cpp ----------------------------------------------------------===//
#include "fuzz/enumerate/Print.h"

#include <utility>

namespace freehold::enumerate {

static const std::string kMemref = "memref<i32>";

static std::string joined(const std::vector<std::string> &parts) {
  std::string text;
  for (const std::string &part : parts)
    text += (text.empty() ? "" : ", ") + part;
  return text;
}

namespace {
class Printer {
public:
  explicit Printer(const Case &one)
      : case_(one), graph_(one.skeleton.graph), layout_(one.skeleton),
        distances_(distancesToReturn(graph_)), hasCycle_(enumerate::hasCycle(graph_)) {
    nameValues();
  }

  std::string function();

private:
  void nameValues();
  std::string header() const;
  void putDecisionsTogether();
  void block(Block block);
  void use(Name name);
  void exit(Block block);
  void branch(Block block);
  std::string edge(Block block, unsigned which) const;

  void line(const std::string &text) { text_ += "  " + text + "\n"; }
  std::string op(const std::string &text) {
    std::string value = "%" + std::to_string(nextValue_++);
    line(value + " = " + text);
    return value;
  }

  const Case &case_;
  const Graph &graph_;
  Layout layout_;
  std::vector<unsigned> distances_;
  bool hasCycle_;
  std::vector<std::string> values_;
  /// With cycles: the decisions that are left.
  std::string decisions_;
  unsigned nextValue_ = 0;
  std::string text_;
};
} // namespace

void Printer::nameValues() {
  for (size_t n = 0; n < case_.skeleton.homes.size(); ++n)
    values_.push_back("%m" + std::to_string(n));
  for (size_t block = 0; block < graph_.size(); ++block)
    for (unsigned n = 0; n < case_.skeleton.arguments[block]; ++n)
      values_.push_back("%b" + std::to_string(block) + "_" + std::to_string(n));
}

std::string Printer::header() const {
  std::vector<std::string> parameters;
  for (size_t n = 0; n < case_.skeleton.homes.size(); ++n)
    if (case_.skeleton.homes[n] == kCaller)
      parameters.push_back(values_[n] + ": " + kMemref);
  for (size_t n = 0; n < (hasCycle_ ? kDecisions : graph_.size()); ++n)
    if (hasCycle_ || graph_[n].size() == 2)
      parameters.push_back("%d" + std::to_string(n) + ": i1");
  return "func.func @f(" + joined(parameters) + ")" +
         (case_.returnsMemref ? " -> " + kMemref : "") + " {\n";
}

/// d0 + 2 * d1 + 4 * d2 + ...
void Printer::putDecisionsTogether() {
  for (unsigned n = kDecisions; n-- > 0;) {
    std::string bit = op("arith.extui %d" + std::to_string(n) + " : i1 to i32");
    if (n + 1 < kDecisions) {
      std::string higher = op("arith.shli " + decisions_ + ", %one : i32");
      bit = op("arith.ori " + higher + ", " + bit + " : i32");
    }
    decisions_ = bit;
  }
}

void Printer::use(Name name) {
  std::string element = values_[name] + "[] : " + kMemref;
  std::string old = op("memref.load " + element);
  line("vector.print " + old + " : i32");
  std::string more = op("arith.addi " + old + ", %one : i32");
  line("memref.store " + more + ", " + element);
}

std::string Printer::edge(Block block, unsigned which) const {
  Block target = graph_[block][which];
  std::vector<std::string> values, types;
  if (hasCycle_) {
    values.push_back(decisions_);
    types.push_back("i32");
  }
  for (Name name : case_.passed[block][which]) {
    values.push_back(values_[name]);
    types.push_back(kMemref);
  }
  std::string text = "^bb" + std::to_string(target);
  return values.empty() ? text : text + "(" + joined(values) + " : " + joined(types) + ")";
}

void Printer::branch(Block block) {
  std::string condition = "%d" + std::to_string(block);
  if (hasCycle_) {
    condition = op("arith.trunci " + decisions_ + " : i32 to i1");
    decisions_ = op("arith.shrui " + decisions_ + ", %one : i32");
  }
  unsigned near = distances_[graph_[block][1]] < distances_[graph_[block][0]];
  line("cf.cond_br " + condition + ", " + edge(block, 1 - near) + ", " + edge(block, near));
}

void Printer::exit(Block block) {
  if (graph_[block].size() == 2)
    branch(block);
  else if (graph_[block].size() == 1)
    line("cf.br " + edge(block, 0));
  else if (case_.returnsMemref)
    line("return " + values_[case_.passed[block][0][0]] + " : " + kMemref);
  else
    line("return");
}

void Printer::block(Block block) {
  std::vector<std::string> arguments;
  if (block > 0 && hasCycle_) {
    decisions_ = "%left" + std::to_string(block);
    arguments.push_back(decisions_ + ": i32");
  }
  const Name first = layout_.firstArgument[block];
  const Name end = first + case_.skeleton.arguments[block];
  for (Name name = first; name < end; ++name)
    arguments.push_back(values_[name] + ": " + kMemref);
  if (block > 0)
    text_ += "^bb" + std::to_string(block) +
             (arguments.empty() ? ":\n" : "(" + joined(arguments) + "):\n");
  for (Name name = first; name < end; ++name)
    use(name);
  for (Name name = 0; name < case_.skeleton.homes.size(); ++name)
    if (layout_.homes[name] == block) {
      line(values_[name] + " = memref.alloc() : " + kMemref);
      line("memref.store %first" + std::to_string(name) + ", " + values_[name] + "[] : " + kMemref);
      use(name);
    }
  for (Name name = 0; name < values_.size(); ++name)
    if (case_.uses[name] >> block & 1)
      use(name);
  exit(block);
}

std::string Printer::function() {
  text_ = header();
  line("%one = arith.constant 1 : i32");
  // Far apart, so that buffers are told apart by what they hold.
  for (size_t n = 0; n < case_.skeleton.homes.size(); ++n)
    if (case_.skeleton.homes[n] != kCaller)
      line("%first" + std::to_string(n) + " = arith.constant " + std::to_string(100 * (n + 1)) +
           " : i32");
  if (hasCycle_)
    putDecisionsTogether();
  for (Block each = 0; each < graph_.size(); ++each)
    block(each);
  return text_ + "}\n";
}

Program print(const Case &one, std::string name) {
  return {.name = std::move(name), .text = Printer(one).function(), .entries = {}};
}

} // namespace freehold::enumerate
