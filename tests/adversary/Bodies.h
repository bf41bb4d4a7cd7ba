//===- Bodies.h - Right rewrites to make mistakes in ------------*- C++ -*-===//
// @src is a lemma's, a test's, or a random body over memrefs; @tgt is the same or what a simplification
// makes of it. What is right is asked of the small world (RewriteWorlds.h), never assumed.
//===----------------------------------------------------------------------===//
#pragma once

#include "fuzz/gen/Choices.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"

#include <string>
#include <vector>

namespace freehold::adversary {

struct RightRewrite {
  /// Where it comes from: "body", "lemma S2", ...
  std::string from;
  mlir::OwningOpRef<mlir::ModuleOp> module;
};

class RightRewrites {
public:
  explicit RightRewrites(mlir::MLIRContext &context);
  /// Null when what was drawn cannot be used.
  RightRewrite draw(gen::Choices &choices);

private:
  struct Text {
    std::string name, text;
  };
  void readFolder(llvm::StringRef folder);
  mlir::OwningOpRef<mlir::ModuleOp> parse(llvm::StringRef text);
  /// Of a module with @src only, or with a @tgt that is left out.
  mlir::OwningOpRef<mlir::ModuleOp> twin(mlir::OwningOpRef<mlir::ModuleOp> module,
                                         gen::Choices &choices);

  mlir::MLIRContext &context_;
  std::vector<Text> files_;
};

} // namespace freehold::adversary
