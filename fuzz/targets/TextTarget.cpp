//===- TextTarget.cpp - Any bytes into what reads text --------------------===//
// The first byte selects a reader, the rest is its input. A reader must return a result or a
// message for any input. If there is a printer, printing the result and reading it again must give
// the same.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/Profile.h"
#include "fuzz/targets/Input.h"
#include "fuzz/targets/KnownDefects.h"
#include "fuzz/targets/Target.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/program/PipelineText.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"
#include "oracle/core/verdict/StoredRequest.h"
#include "oracle/diff/Transform.h"
#include "oracle/interp/Interpreter.h"
#include "oracle/native/AsanLog.h"
#include "oracle/native/MemcheckLog.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold::targets {

static const Budget kBudget = {.textBytes = 64ull << 10, .nesting = 100};

namespace {
class TextTarget : public Target {
public:
  Answer run(llvm::StringRef bytes, features::Sink sink) override;

private:
  void readProgramText(llvm::StringRef text);
  void readPipeline(llvm::StringRef text, Answer &answer);
  void readArguments(llvm::StringRef text, Answer &answer);
  void readProfileText(llvm::StringRef text);
  void readFinding(llvm::StringRef text);
  /// Writes a file with this text to the process's own folder and returns its path.
  std::string fileWith(llvm::StringRef text, llvm::StringRef name);

  std::optional<TemporaryFolder> folder_;
};
} // namespace

std::string TextTarget::fileWith(llvm::StringRef text, llvm::StringRef name) {
  if (!folder_)
    folder_.emplace("freehold-text");
  std::string path = folder_->file(name.str());
  std::error_code error;
  llvm::raw_fd_ostream(path, error) << text;
  return path;
}

void TextTarget::readProgramText(llvm::StringRef text) {
  Program program{.name = "input.mlir", .text = text.str(), .entries = {}};
  if (refuseText(program, kBudget))
    return;
  auto context = makeContext();
  mlir::ScopedDiagnosticHandler quiet(context.get(), [](mlir::Diagnostic &) {});
  (void)parseProgram(program, *context);
}

void TextTarget::readPipeline(llvm::StringRef text, Answer &answer) {
  auto tree = parsePipelineText(text);
  if (tree) {
    std::string printed = printPipelineText(*tree);
    auto again = parsePipelineText(printed);
    if (!again || printPipelineText(*again) != printed)
      answer.problems.push_back(
          {"text pipeline", "'" + printed + "' is not read as it is printed\n"});
  }
  // MLIR's parser of pipelines is recursive, so deeply nested text is refused first.
  if (!refuseText({.name = "-", .text = text.str(), .entries = {}}, kBudget))
    (void)checkPipeline(text);
}

void TextTarget::readArguments(llvm::StringRef text, Answer &answer) {
  auto read = parseInputs(text);
  auto *inputs = std::get_if<Inputs>(&read);
  if (!inputs)
    return;
  std::string printed = print(*inputs);
  auto again = parseInputs(printed);
  if (!std::holds_alternative<Inputs>(again) || print(std::get<Inputs>(again)) != printed)
    answer.problems.push_back({"text args", "'" + printed + "' is not read as it is printed\n"});
  auto context = makeContext();
  auto module = parseProgram(
      {.name = "-",
       .text = "func.func @f(%a: i32, %b: memref<?xf32>, %c: f32, %d: memref<2x?xi8>, %e: i1,"
               " %f: memref<?xf32>) { return }",
       .entries = {}},
      *context);
  auto compiled = interp::compile(*module);
  const interp::CompiledFunction *entry = compiled->find("f");
  auto resolved = interp::resolve(*inputs, *compiled, *entry);
  if (auto *fit = std::get_if<Inputs>(&resolved))
    (void)interp::run(*compiled, *entry, *fit, {.budget = {.steps = 100, .memoryBytes = 1 << 20}});
}

void TextTarget::readProfileText(llvm::StringRef text) {
  (void)gen::readProfile(fileWith(text, "profile.json"));
}

void TextTarget::readFinding(llvm::StringRef text) {
  fileWith(text, "finding.json");
  (void)readStoredRequest(folder_->path());
}

Answer TextTarget::run(llvm::StringRef bytes, features::Sink sink) {
  Answer answer;
  answer.isKept = !bytes.empty();
  if (bytes.empty())
    return answer;
  unsigned reader = static_cast<unsigned char>(bytes[0]) % 8;
  llvm::StringRef text = isText(bytes) ? bytes : bytes.drop_front();
  switch (isText(bytes) ? 0 : reader) {
  case 1:
    readPipeline(text, answer);
    break;
  case 2:
    readArguments(text, answer);
    break;
  case 3:
    readProfileText(text);
    break;
  case 4:
    readFinding(text);
    break;
  case 5:
    (void)native::readMemcheckLog(text);
    break;
  case 6:
    (void)native::readAsanLog(text);
    break;
  case 7:
    (void)KnownDefects::fromText(text).excuses("leak pass memref.alloc");
    (void)readInput(text);
    break;
  default:
    readProgramText(text);
  }
  return answer;
}

std::unique_ptr<Target> makeTextTarget() { return std::make_unique<TextTarget>(); }

} // namespace freehold::targets
