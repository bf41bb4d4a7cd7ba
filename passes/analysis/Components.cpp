//===- Components.cpp -----------------------------------------------------===//
#include "passes/analysis/Components.h"

#include "llvm/ADT/DenseMapInfo.h"
#include "llvm/ADT/GraphTraits.h"
#include "llvm/ADT/SCCIterator.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/iterator.h"

namespace {
/// A graph with an entry, whose successors are the nodes at which the search starts.
struct Search {
  const freehold::NumberedGraph &graph;
  unsigned begin, end;
};

struct Node {
  static constexpr unsigned kEntry = ~0u;

  const Search *search;
  unsigned number;

  unsigned countSuccessors() const {
    return number == kEntry ? search->end - search->begin : search->graph.countSuccessors(number);
  }
  unsigned successor(unsigned index) const {
    return number == kEntry ? search->begin + index : search->graph.successor(number, index);
  }
  bool operator==(const Node &other) const { return number == other.number; }
};

class Successors : public llvm::iterator_facade_base<Successors, std::forward_iterator_tag, Node,
                                                     ptrdiff_t, Node *, Node> {
public:
  Successors(Node node, unsigned index) : node(node), index(index) {}

  Node operator*() const { return {node.search, node.successor(index)}; }
  using iterator_facade_base::operator++;
  Successors &operator++() {
    ++index;
    return *this;
  }
  bool operator==(const Successors &other) const { return index == other.index; }

private:
  Node node;
  unsigned index;
};
} // namespace

namespace llvm {
template <> struct DenseMapInfo<Node> {
  static Node getEmptyKey() { return {nullptr, ~0u - 1}; }
  static Node getTombstoneKey() { return {nullptr, ~0u - 2}; }
  static unsigned getHashValue(Node node) {
    return DenseMapInfo<unsigned>::getHashValue(node.number);
  }
  static bool isEqual(Node a, Node b) { return a == b; }
};

template <> struct GraphTraits<const Search *> {
  using NodeRef = Node;
  using ChildIteratorType = Successors;

  static Node getEntryNode(const Search *search) { return {search, Node::kEntry}; }
  static Successors child_begin(Node node) { return {node, 0}; }
  static Successors child_end(Node node) { return {node, node.countSuccessors()}; }
};
} // namespace llvm

namespace freehold {

void forEachComponent(const NumberedGraph &graph, unsigned begin, unsigned end,
                      llvm::function_ref<void(llvm::ArrayRef<unsigned> members)> visit) {
  Search search{graph, begin, end};
  const Search *start = &search;
  for (auto component = llvm::scc_begin(start); !component.isAtEnd(); ++component) {
    if (component->front().number == Node::kEntry)
      continue;
    // The iterator pops a component off the stack of the search, so that it is in reverse order.
    visit(llvm::map_to_vector(llvm::reverse(*component), [](Node node) { return node.number; }));
  }
}

} // namespace freehold
