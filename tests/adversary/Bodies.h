//===- Bodies.h - Right rewrites to make mistakes in ------------*- C++ -*-===//
// @src is that of a lemma or test, or a random body over memrefs; @tgt is equal to it or is the
// output of a simplification. Whether that is right is decided by the small world
// (RewriteWorlds.h), never assumed.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace freehold::adversary {

struct RightRewrite {
  /// The origin: "body", "lemma S2", ...
  std::string from;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

class RightRewrites {
public:
  explicit RightRewrites(mlir::MLIRContext &context);
  /// Returns null if the drawn rewrite cannot be used.
  RightRewrite draw(gen::Choices &choices);

private:
  struct Text {
    std::string name, text;
  };
  void readFolder(llvm::StringRef folder);
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text);
  /// Makes a rewrite whose @tgt is a copy of @src, from a module whose @tgt, if any, is ignored.
  mlir::OwningOpRef<mlir::ModuleOp> twin(mlir::OwningOpRef<mlir::ModuleOp> module,
                                         gen::Choices &choices);

  mlir::MLIRContext &context_;
  std::vector<Text> files_;
};

} // namespace freehold::adversary
