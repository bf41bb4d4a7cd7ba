//===- Cfg.h - A function and its callees as one flat graph -----*- C++ -*-===//
// Structured control flow, branches and calls of functions with a body become edges between nodes;
// what is left in a node runs from first to last. An edge says under which condition it is taken,
// which values it defines from others, and which it defines as anything (induction variables of
// loops whose order is not fixed). A condition that is not known is one that may hold or not, so
// every execution of the function is a walk of the graph, and not every walk an execution.
//
// Calls are inlined: a value belongs to a frame, and each inlined call has a frame of its own. A
// recursive call is one of a *procedure*: the callee's body as a graph of its own, entered with any
// arguments and left at its returns. Callees without a body stay ops.
//===----------------------------------------------------------------------===//
#pragma once

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/SymbolTable.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "llvm/ADT/DenseMap.h"

#include <optional>
#include <string>
#include <vector>

namespace freehold::smt::safe {

/// A value in one inlined call of its function.
struct Var {
  unsigned frame = 0;
  mlir::Value value;
  bool operator==(const Var &other) const = default;
};

struct Guard {
  enum Kind {
    /// May be taken or not.
    Free,
    IsTrue,
    IsFalse,
    /// The value is the first of `cases`.
    Equals,
    /// The value is none of `cases`.
    NotAny,
    /// Of an scf.for: its first iteration, none at all, another one, no other one.
    ForEnter,
    ForSkip,
    ForAgain,
    ForDone,
  } kind = Free;
  mlir::Value value = {};
  std::vector<int64_t> cases = {};
  mlir::scf::ForOp loop = {};
};

struct Edge {
  /// The frame of the guard's value is that of the node.
  Guard guard;
  unsigned to = 0;
  /// Done all at once: target and source.
  std::vector<std::pair<Var, Var>> moves;
  /// The op that decides, for people; null where there is nothing to decide.
  mlir::Operation *decides = nullptr;
  /// The region op whose edge it is; null for other edges.
  mlir::Operation *regionOp = nullptr;
  /// Of a region op: where the edge leads to, null if that is behind the op; and whether the op is only
  /// entered.
  mlir::Region *enters = nullptr;
  bool isEntry = false;
  /// Of a quiet loop that counts as one iteration, whichever that is (QuietLoops::OneIteration).
  bool isOfAnyIteration = false;
};

struct Node {
  unsigned frame = 0;
  /// Values that each edge to the node defines: those without a move become anything.
  std::vector<mlir::Value> defines;
  std::vector<mlir::Operation *> ops;
  std::vector<Edge> edges;
  /// The return of the function itself; null elsewhere.
  mlir::Operation *exit = nullptr;
  /// The procedure that the node is of; std::nullopt in the function itself.
  std::optional<unsigned> procedure = std::nullopt;
  /// The return of the procedure; null elsewhere.
  mlir::Operation *returns = nullptr;
  /// The recursive call that follows the ops. The one edge of the node goes on after it.
  mlir::Operation *call = nullptr;
  /// The procedure that is called.
  unsigned callee = 0;
};

struct Procedure {
  mlir::FunctionOpInterface function;
  unsigned frame = 0;
  /// The node where it begins.
  unsigned entry = 0;
};

/// Where an inlined call is made. Null and 0 for the function itself, and for procedures.
struct Frame {
  mlir::Operation *call = nullptr;
  unsigned caller = 0;
};

struct Cfg {
  mlir::FunctionOpInterface function;
  std::vector<Frame> frames = {Frame()};
  /// The first is where the function begins.
  std::vector<Node> nodes;
  /// What is called recursively.
  std::vector<Procedure> procedures;
  /// The first op that the graph cannot show, and why; null if there is none.
  mlir::Operation *unknownAt = nullptr;
  std::string unknown;
};

/// What becomes of loops that only read and write what is in buffers, so that an iteration leaves the
/// tracked allocation and all memrefs as they were.
enum class QuietLoops : uint8_t {
  /// Loops as others.
  Loops,
  /// One iteration or none, with any scalars: each iteration is like that. What the loop computes is
  /// anything.
  OneIteration,
};

/// Flattens a function with a body.
Cfg flatten(mlir::FunctionOpInterface function, mlir::SymbolTableCollection &symbols,
            QuietLoops quiet = QuietLoops::Loops);

} // namespace freehold::smt::safe
