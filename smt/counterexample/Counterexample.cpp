//===- Counterexample.cpp - A world as a table ----------------------------===//
#include "smt/counterexample/Counterexample.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MathExtras.h"

#include <algorithm>

namespace freehold::smt {
namespace {
using Row = std::vector<std::string>;

std::string stateOf(const Counterexample::Allocation &allocation) {
  std::string state = allocation.isLive ? "live" : allocation.isHeap ? "freed" : "dead";
  return allocation.isHeap ? state : state + ", not heap";
}

Row header(const Counterexample &world) {
  Row row{"argument"};
  for (auto [number, allocation] : llvm::enumerate(world.allocations))
    row.push_back("allocation " + std::to_string(number) + " (" + stateOf(allocation) + ")");
  return row;
}

/// Returns the row that says to which allocation `memref` refers.
Row rowOf(std::string name, const Counterexample::MemRef &memref, const Counterexample &world,
          bool isRetained) {
  std::vector<std::string> how;
  if (memref.isShifted)
    how.push_back("moved");
  if (memref.hasOffset)
    how.push_back("offset");
  if (isRetained)
    how.push_back("retained");
  Row row(world.allocations.size() + 1);
  row[0] = std::move(name);
  row[memref.allocation + 1] = how.empty() ? "x" : "x (" + llvm::join(how, ", ") + ")";
  return row;
}

std::string print(const std::vector<Row> &rows) {
  std::vector<size_t> widths;
  for (const Row &row : rows) {
    widths.resize(std::max(widths.size(), row.size()));
    for (auto [column, cell] : llvm::enumerate(row))
      if (row.size() > 1)
        widths[column] = std::max(widths[column], cell.size());
  }
  std::string text;
  for (const Row &row : rows) {
    std::string line;
    for (auto [column, cell] : llvm::enumerate(row)) {
      line += cell;
      line.append(widths[column] > cell.size() ? widths[column] - cell.size() : 0, ' ');
      line += "  ";
    }
    text += llvm::StringRef(line).rtrim(' ').str() + "\n";
  }
  return text;
}

/// Prints signed numbers, as MLIR does.
std::string textOf(const Counterexample::Number &number, mlir::Type type) {
  unsigned width = type.isIndex() ? 64 : type.getIntOrFloatBitWidth();
  // Wider integers are opaque to the solver; the number only tells them apart.
  return std::to_string(width < 64 ? llvm::SignExtend64(number.value, width)
                                   : static_cast<int64_t>(number.value));
}

/// Prints the rows of one rewrite in one world.
class Table {
public:
  Table(const Rewrite &rewrite, const Counterexample &world) : rewrite_(rewrite), world_(world) {}

  std::vector<Row> rows();

private:
  void addArgument(unsigned number);
  void addList(unsigned number, const Counterexample::List &list);
  bool isRetained(unsigned number);
  std::string nameOf(unsigned number) const {
    return number < rewrite_.names.size() ? rewrite_.names[number]
                                          : "%arg" + std::to_string(number);
  }

  mlir::Type typeOf(unsigned number) {
    mlir::func::FuncOp source = rewrite_.source;
    return source.getArgumentTypes()[number];
  }

  const Rewrite &rewrite_;
  const Counterexample &world_;
  std::vector<Row> rows_;
};

std::vector<Row> Table::rows() {
  rows_ = {header(world_)};
  for (unsigned number = 0; number < world_.arguments.size(); ++number)
    addArgument(number);
  return std::move(rows_);
}

bool Table::isRetained(unsigned number) {
  mlir::func::FuncOp source = rewrite_.source;
  return llvm::any_of(source.getArgument(number).getUses(), [](mlir::OpOperand &use) {
    auto dealloc = mlir::dyn_cast<mlir::bufferization::DeallocOp>(use.getOwner());
    return dealloc && llvm::is_contained(dealloc.getRetained(), use.get());
  });
}

void Table::addArgument(unsigned number) {
  const Counterexample::Argument &argument = world_.arguments[number];
  if (auto *value = std::get_if<bool>(&argument))
    rows_.push_back({nameOf(number) + " = " + (*value ? "true" : "false")});
  else if (auto *value = std::get_if<Counterexample::Number>(&argument))
    rows_.push_back({nameOf(number) + " = " + textOf(*value, typeOf(number))});
  else if (std::holds_alternative<Counterexample::Poison>(argument))
    rows_.push_back({nameOf(number) + " is poison"});
  else if (auto *memref = std::get_if<Counterexample::MemRef>(&argument))
    rows_.push_back(rowOf(nameOf(number), *memref, world_, isRetained(number)));
  else if (auto *list = std::get_if<Counterexample::List>(&argument))
    addList(number, *list);
}

/// Adds rows like "%l[0], %k = true", one for each element.
void Table::addList(unsigned number, const Counterexample::List &list) {
  if (list.elements.empty())
    rows_.push_back({nameOf(number) + " is empty"});
  for (auto [place, element] : llvm::enumerate(list.elements)) {
    std::string name = nameOf(number) + "[" + std::to_string(place) + "]";
    for (auto [condition, bit] : llvm::zip_equal(list.conditions, element.bits))
      name += ", " + nameOf(condition) + " = " + (bit ? "true" : "false");
    rows_.push_back(rowOf(std::move(name), element.memref, world_, isRetained(number)));
  }
}
} // namespace

std::string drawTable(const Rewrite &rewrite, const Counterexample &world) {
  return print(Table(rewrite, world).rows());
}

} // namespace freehold::smt
