//===- MutateCommand.cpp - freehold-fuzz mutate ---------------------------===//
#include "fuzz/Commands.h"
#include "fuzz/mutate/MutateText.h"
#include "oracle/core/program/ExtensionOptions.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "llvm/Support/Format.h"
#include "llvm/Support/raw_ostream.h"

namespace cl = llvm::cl;

namespace freehold::fuzz {

cl::SubCommand mutateSub("mutate",
                         "A random change of a program. Exit code: 0 done, 2 bad input or usage, 3 "
                         "no mutation applies");

static cl::opt<std::string> file(cl::Positional, cl::desc("FILE"), cl::sub(mutateSub));
static cl::opt<uint64_t> seed("seed", cl::desc("Decides what is changed"), cl::init(0),
                              cl::sub(mutateSub));
static cl::opt<unsigned> times("times", cl::desc("Changes, one after the other"), cl::init(1),
                               cl::sub(mutateSub));
static cl::opt<std::string> only("mutation", cl::desc("Only this one; --list shows them"),
                                 cl::sub(mutateSub));
static cl::opt<std::string> other("with", cl::desc("A program to take ops and functions from"),
                                  cl::value_desc("file"), cl::sub(mutateSub));
static ExtensionOptions extensionOptions{cl::sub(mutateSub)};
static cl::opt<bool> list("list", cl::desc("Print the mutations"), cl::sub(mutateSub));

static Exit fail(const llvm::Twine &message, Exit code = kBadInput) {
  return freehold::fail("mutate", message, code);
}

/// Reads a file and parses it once to print diagnostics, which mutateText drops.
static std::optional<std::string> readText(const std::string &path, mlir::MLIRContext &context) {
  std::optional<Program> program = readProgram(path, Budget());
  if (!program || !parseProgram(*program, context))
    return std::nullopt;
  return program->text;
}

int runMutate() {
  if (list) {
    for (const mutate::Mutation &mutation : mutate::mutationTable())
      llvm::outs() << llvm::format("%-24s", mutation.name) << mutation.summary << '\n';
    return kAllGood;
  }
  if (file.empty())
    return fail("name a program");
  mutate::MutateOptions options{times, mutate::findMutation(only)};
  if (!only.empty() && !options.only)
    return fail("there is no mutation '" + only + "'; --list shows them");
  auto extensions = extensionOptions.read();
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  if (!extensions || !loadExtensions(*extensions, *context))
    return kBadInput;
  std::optional<std::string> text = readText(file, *context);
  if (!text)
    return kBadInput;
  std::optional<std::string> otherText = other.empty() ? std::string() : readText(other, *context);
  if (!otherText)
    return kBadInput;
  gen::Choices choices = gen::Choices::fromSeed(seed);
  std::optional<std::string> mutant =
      mutate::mutateText(*context, *text, choices, *otherText, options);
  if (!mutant)
    return fail(only.empty() ? "no mutation applies" : only + " does not apply", kInconclusive);
  llvm::outs() << *mutant;
  return kAllGood;
}

} // namespace freehold::fuzz
