//===- Tools.cpp - The memory checkers ------------------------------------===//
#include "oracle/native/AsanLog.h"
#include "oracle/native/MemcheckLog.h"
#include "oracle/native/ToolEngine.h"

#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <map>

namespace freehold::native {

namespace {
class Asan final : public Tool {
public:
  std::string name() const override { return "asan"; }
  std::string driver() const override { return "freehold-native-asan"; }
  std::string compileFlags() const override { return "-fsanitize=address"; }

  void prepare(llvm::Module &module) const override {
    for (llvm::Function &function : module)
      if (!function.isDeclaration())
        function.addFnAttr(llvm::Attribute::SanitizeAddress);
  }

  std::string launcher(const std::string &report) const override {
    // A large quarantine keeps freed memory from being used again, so that accesses to it are
    // reported. Values that remain in dead frames and registers must not keep a block from being a
    // leak.
    return "env LSAN_OPTIONS=use_stacks=0:use_registers=0 ASAN_OPTIONS=exitcode=" +
           std::to_string(kToolReports) +
           ":detect_leaks=1:detect_stack_use_after_return=1:allocator_may_return_null=1"
           ":quarantine_size_mb=1024:hard_rss_limit_mb=4096:symbolize=0:log_path=" +
           report;
  }

  std::variant<ToolReport, std::string> read(llvm::StringRef report) const override {
    return readAsanLog(report);
  }

  bool confirms(RuntimeError own, const ToolReport::Error &error) const override {
    // The tool reads its own header before the address that is freed, where no memory may be
    // mapped.
    return error.kind == own || (own == RuntimeError::BadFree && error.word == "SEGV");
  }
};

/// Stores each loaded number in an unused place: Valgrind translates machine code and drops loads
/// whose results are overwritten before they are used, even volatile ones.
static void useLoads(llvm::Module &module) {
  llvm::SmallVector<llvm::LoadInst *> loads;
  for (llvm::Function &function : module)
    for (llvm::Instruction &instruction : llvm::instructions(function))
      if (auto *load = llvm::dyn_cast<llvm::LoadInst>(&instruction))
        if (load->isVolatile() && load->getType()->isSingleValueType())
          loads.push_back(load);
  std::map<llvm::Type *, llvm::GlobalVariable *> sinks;
  for (llvm::LoadInst *load : loads) {
    llvm::GlobalVariable *&sink = sinks[load->getType()];
    if (!sink)
      sink = new llvm::GlobalVariable(module, load->getType(), /*isConstant=*/false,
                                      llvm::GlobalValue::InternalLinkage,
                                      llvm::Constant::getNullValue(load->getType()), "fh.sink");
    auto *store =
        new llvm::StoreInst(load, sink, /*isVolatile=*/true, std::next(load->getIterator()));
    store->setAlignment(llvm::Align(1));
  }
}

class Memcheck final : public Tool {
public:
  std::string name() const override { return "valgrind"; }
  std::string driver() const override { return "freehold-native-plain"; }
  void prepare(llvm::Module &module) const override { useLoads(module); }

  std::string launcher(const std::string &report) const override {
    // Uninitialised cells are found by comparing two runs, not by Memcheck.
    return "valgrind --tool=memcheck --vgdb=no --undef-value-errors=no --num-callers=4 "
           "--freelist-vol=1000000000 --leak-check=no --exit-on-first-error=yes --error-exitcode=" +
           std::to_string(kToolReports) + " --xml=yes --xml-file=" + report + ".xml";
  }

  std::variant<ToolReport, std::string> read(llvm::StringRef report) const override {
    return readMemcheckLog(report);
  }
};
} // namespace

std::unique_ptr<Engine> makeAsanEngine() { return makeToolEngine(std::make_unique<Asan>()); }
std::unique_ptr<Engine> makeValgrindEngine() {
  return makeToolEngine(std::make_unique<Memcheck>());
}

} // namespace freehold::native
