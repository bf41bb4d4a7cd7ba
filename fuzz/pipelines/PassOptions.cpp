//===- PassOptions.cpp ----------------------------------------------------===//
#include "fuzz/pipelines/PassOptions.h"

#include "oracle/core/process/Process.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/Pipelines.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Pass/PassRegistry.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"

#include <functional>

#include <fcntl.h>
#include <unistd.h>

namespace freehold::pipelines {

/// Time limit for printing the help of all passes.
static constexpr unsigned kHelpTimeoutMs = 30'000;
/// Columns before the names of passes, and before descriptions.
static constexpr size_t kIndent = 2, kDescriptions = 60;

static constexpr llvm::StringRef kNumberTypes[] = {"<int>", "<uint>", "<long>", "<ulong>",
                                                   "<number>"};

static PassOption optionOf(llvm::StringRef word) {
  auto [name, type] = word.split('=');
  PassOption option;
  option.name = name.str();
  if (!type.empty())
    option.kind = type == "<value>"                        ? PassOption::Kind::Word
                  : llvm::is_contained(kNumberTypes, type) ? PassOption::Kind::Number
                                                           : PassOption::Kind::Text;
  return option;
}

std::vector<PassHelp> readHelp(std::string_view text) {
  std::vector<PassHelp> passes;
  llvm::SmallVector<llvm::StringRef> lines;
  llvm::StringRef(text).split(lines, '\n');
  for (llvm::StringRef line : lines) {
    size_t indent = line.find_first_not_of(' ');
    llvm::StringRef word = line.ltrim().split(' ').first;
    if (word.consume_front("--")) {
      if (indent <= kIndent)
        passes.push_back({word.str(), {}});
      else if (!passes.empty())
        passes.back().options.push_back(optionOf(word));
    } else if (word.consume_front("=") && !passes.empty() && !passes.back().options.empty()) {
      passes.back().options.back().words.push_back(word.str());
    }
  }
  return passes;
}

/// Returns what `body` writes to llvm::outs(). It runs in a child, whose stdout is a file.
static std::string printedBy(const std::function<void()> &body) {
  TemporaryFolder folder("freehold-help");
  if (!folder.isThere())
    return "";
  std::string path = folder.file("help.txt");
  llvm::outs().flush();
  runForked(
      [&] {
        int file = open(path.c_str(), O_WRONLY | O_CREAT, 0600);
        if (file < 0 || dup2(file, STDOUT_FILENO) < 0)
          return;
        body();
        llvm::outs().flush();
      },
      kHelpTimeoutMs * timeFactor());
  auto text = llvm::MemoryBuffer::getFile(path);
  return text ? (*text)->getBuffer().str() : "";
}

/// Returns the pass or the named pipeline; null if there is none.
static const mlir::PassRegistryEntry *entryOf(llvm::StringRef name) {
  if (const mlir::PassRegistryEntry *pass = mlir::PassInfo::lookup(name))
    return pass;
  return mlir::PassPipelineInfo::lookup(name);
}

std::vector<PassHelp> registeredPasses() {
  registerPasses();
  std::vector<PassHelp> names = readHelp(printedBy([] { mlir::printRegisteredPasses(); }));
  return readHelp(printedBy([&] {
    for (const PassHelp &pass : names)
      if (const mlir::PassRegistryEntry *entry = entryOf(pass.name))
        entry->printHelpStr(kIndent, kDescriptions);
  }));
}

/// Whether the pipeline parses and runs on an empty module.
static bool runs(llvm::StringRef pipeline) {
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(),
                                      [](mlir::Diagnostic &) { return mlir::success(); });
  auto module = mlir::OwningOpRef<mlir::ModuleOp>(
      mlir::ModuleOp::create(mlir::UnknownLoc::get(context.get())));
  mlir::PassManager passes(context.get(), "builtin.module", mlir::PassManager::Nesting::Implicit);
  return succeeded(addPipeline(passes, pipeline, llvm::nulls())) && succeeded(passes.run(*module));
}

std::set<std::string> functionPasses(const std::vector<PassHelp> &passes) {
  std::string text = printedBy([&] {
    for (const PassHelp &pass : passes)
      if (!runs(pass.name) && runs("func.func(" + pass.name + ")"))
        llvm::outs() << pass.name << '\n';
  });
  llvm::SmallVector<llvm::StringRef> names;
  llvm::StringRef(text).split(names, '\n', -1, /*KeepEmpty=*/false);
  std::set<std::string> result;
  for (llvm::StringRef name : names)
    result.insert(name.str());
  return result;
}

} // namespace freehold::pipelines
