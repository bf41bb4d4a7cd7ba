//===- Bodies.cpp - Right rewrites to make mistakes in --------------------===//
#include "tests/adversary/Bodies.h"

#include "oracle/core/program/Budget.h"
#include "oracle/core/program/ReadProgram.h"
#include "tests/adversary/RandomBody.h"
#include "tests/stress/RandomBodies.h"

#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace mlir;

namespace freehold::adversary {

RightRewrites::RightRewrites(MLIRContext &context) : context_(context) {
  readFolder(FREEHOLD_SOURCE_DIR "/smt/lemmas");
  readFolder(FREEHOLD_SOURCE_DIR "/tests/smt/rewrite");
}

/// Splits files like split-file. Chunks that are no rewrites are dropped later.
void RightRewrites::readFolder(StringRef folder) {
  std::error_code error;
  std::vector<std::string> paths;
  for (llvm::sys::fs::directory_iterator entry(folder, error), end; !error && entry != end;
       entry.increment(error))
    if (StringRef(entry->path()).ends_with(".mlir"))
      paths.push_back(entry->path());
  llvm::sort(paths);
  for (const std::string &path : paths) {
    auto buffer = llvm::MemoryBuffer::getFile(path);
    if (!buffer)
      continue;
    SmallVector<StringRef> parts;
    (*buffer)->getBuffer().split(parts, "//--- ");
    for (StringRef part : parts)
      if (part.contains("@src") && part.contains("@tgt"))
        files_.push_back({llvm::sys::path::stem(path).str(),
                          part.starts_with("//") ? part.str() : "// " + part.str()});
  }
}

OwningOpRef<ModuleOp> RightRewrites::parse(StringRef text) {
  // Some tests of the prover contain text that crashes MLIR's parser.
  if (refuseText({"rewrite", text.str()}, Budget{}))
    return nullptr;
  ScopedDiagnosticHandler quiet(&context_, [](Diagnostic &) { return success(); });
  return parseSourceString<ModuleOp>(text, &context_);
}

static const char *const kSimplifications[] = {"canonicalize", "cse", "canonicalize,cse",
                                               "fh-buffer-deallocation-simplification"};

OwningOpRef<ModuleOp> RightRewrites::twin(OwningOpRef<ModuleOp> module, gen::Choices &choices) {
  auto source = module ? module->lookupSymbol<func::FuncOp>("src") : func::FuncOp();
  if (!source)
    return nullptr;
  if (auto old = module->lookupSymbol<func::FuncOp>("tgt"))
    old.erase();
  OpBuilder b = OpBuilder::atBlockEnd(module->getBody());
  auto target = cast<func::FuncOp>(b.clone(*source));
  target.setName("tgt");
  target.removeArgAttrsAttr();
  if (!choices.chance(1, 3))
    return module;
  ScopedDiagnosticHandler quiet(&context_, [](Diagnostic &) { return success(); });
  PassManager manager(&context_, func::FuncOp::getOperationName());
  if (failed(parsePassPipeline(kSimplifications[choices.choose(std::size(kSimplifications))],
                               manager, llvm::nulls())) ||
      failed(manager.run(target)))
    return nullptr;
  return module;
}

RightRewrite RightRewrites::draw(gen::Choices &choices) {
  stress::Draw draw(uint64_t(choices.choose(65536)) << 32 | choices.choose(65536));
  switch (choices.weighted({8, 4, 3, 2})) {
  case 0:
    return {"body", twin(parse(randomBody(choices)), choices)};
  case 1: {
    if (files_.empty())
      return {};
    const Text &file = files_[choices.choose(files_.size())];
    return {"file " + file.name, parse(file.text)};
  }
  case 2:
    return {"stress body", twin(parse(stress::randomBodies(draw).text()), choices)};
  default:
    return {"stress rewrite", twin(parse(stress::randomRewrite(draw).text()), choices)};
  }
}

} // namespace freehold::adversary
