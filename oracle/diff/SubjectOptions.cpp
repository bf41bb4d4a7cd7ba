//===- SubjectOptions.cpp -------------------------------------------------===//
#include "oracle/diff/SubjectOptions.h"

#include "oracle/core/process/Files.h"
#include "oracle/core/process/Process.h"
#include "oracle/core/process/Similar.h"
#include "oracle/core/process/TemporaryFolder.h"
#include "oracle/core/process/TimeFactor.h"
#include "oracle/core/program/Bufferizations.h"
#include "oracle/core/program/Orders.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/Transform.h"

#include "mlir/Pass/PassManager.h"
#include "mlir/Pass/PassRegistry.h"
#include "mlir/Tools/Plugins/PassPlugin.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/Config/llvm-config.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/Regex.h"
#include "llvm/Support/StringSaver.h"

#include <dlfcn.h>

namespace freehold {

static Subject custom(std::string name, Subject::Kind kind, std::string text) {
  Subject subject;
  subject.name = std::move(name);
  subject.kind = kind;
  subject.text = std::move(text);
  subject.summary = "from the command line";
  return subject;
}

/// Returns the version in the name of an older tool such as "mlir-opt-19"; 0 for any other program.
static unsigned olderVersion(llvm::StringRef program) {
  unsigned version = 0;
  llvm::StringRef name = llvm::sys::path::filename(program);
  if (!name.consume_front("mlir-opt-") || name.getAsInteger(10, version) ||
      version >= LLVM_VERSION_MAJOR)
    return 0;
  return version;
}

static std::vector<std::string> knownNames() {
  std::vector<std::string> names;
  for (const auto *table : {&subjectTable(), &orderTable()})
    for (const Subject &subject : *table)
      names.push_back(subject.name);
  names.emplace_back(kOrders);
  return names;
}

/// Returns the first word of a command line as runCommand takes it.
static std::string programOf(const std::string &command) {
  llvm::BumpPtrAllocator allocator;
  llvm::StringSaver saver(allocator);
  llvm::SmallVector<const char *> words;
  llvm::cl::TokenizeGNUCommandLine(command, saver, words);
  return words.empty() ? "" : words.front();
}

/// Returns why a program cannot be run, or an empty string.
static std::string whyNotRun(const std::string &program) {
  auto path = llvm::sys::findProgramByName(program);
  if (!path || !llvm::sys::fs::exists(*path))
    return "cannot find the command '" + program + "'";
  return llvm::sys::fs::can_execute(*path) ? "" : "cannot run the command '" + program + "'";
}

/// Time and output of `mlir-opt --version`.
static constexpr unsigned kVersionTimeoutMs = 10'000;
static constexpr uint64_t kVersionBytes = 64 << 10;

/// Returns the subject of NAME=COMMAND, whose IR is that of the version which the tool says it has.
static std::variant<Subject, std::string> toolSubject(llvm::StringRef given) {
  auto [name, command] = given.split('=');
  command = command.trim();
  if (name.empty() || command.empty())
    return "--tool-version takes NAME=PATH, or NAME=PATH with arguments, not '" + given.str() + "'";
  auto [tool, arguments] = command.split(' ');
  auto program = llvm::sys::findProgramByName(tool);
  if (!program || !llvm::sys::fs::can_execute(*program))
    return "cannot find the tool '" + tool.str() + "'";
  CommandResult said =
      runCommand(tool.str() + " --version", "", kVersionTimeoutMs * timeFactor(), kVersionBytes);
  if (said.ending == CommandResult::Ending::NotRun)
    return said.errors;
  llvm::SmallVector<llvm::StringRef> match;
  unsigned version = 0;
  if (!llvm::Regex("LLVM version ([0-9]+)").match(said.output, &match) ||
      match[1].getAsInteger(10, version))
    return "'" + tool.str() + " --version' names no version of LLVM";
  Subject subject = custom(name.str(), Subject::Kind::Command, command.str());
  if (arguments.empty())
    subject.text += std::string(" ") + kToolArguments;
  subject.summary = "MLIR " + match[1].str();
  llvm::SmallVector<llvm::StringRef> words;
  arguments.split(words, ' ');
  for (llvm::StringRef word : words)
    subject.contract.clonesAtJoins |= word.ltrim('-') == "buffer-deallocation";
  // This version's and newer tools read generic text as it is.
  subject.version = version < LLVM_VERSION_MAJOR ? version : 0;
  return subject;
}

/// The files of plug-ins that were loaded.
static std::vector<std::string> &loadedPlugins() {
  static std::vector<std::string> paths;
  return paths;
}

std::string loadPlugins(const std::vector<std::string> &paths) {
  for (const std::string &path : paths) {
    auto plugin = mlir::PassPlugin::load(path);
    if (!plugin)
      return "cannot load the plug-in '" + path + "': " + llvm::toString(plugin.takeError());
    plugin->registerPassRegistryCallbacks();
    loadedPlugins().push_back(path);
  }
  return "";
}

std::string loadSubject(const Subject &subject) {
  if (subject.kind == Subject::Kind::Command && !findSubject(subject.name))
    if (std::string why = whyNotRun(programOf(subject.text)); !why.empty())
      return why;
  return loadPlugins(subject.plugins);
}

bool isFromPlugin(llvm::StringRef pass) {
  const mlir::PassInfo *info = loadedPlugins().empty() ? nullptr : mlir::PassInfo::lookup(pass);
  mlir::OpPassManager made;
  auto quiet = [](const llvm::Twine &) { return mlir::failure(); };
  if (!info || failed(info->addToPipeline(made, "", quiet)) || made.empty())
    return false;
  // The registry does not say who registered a pass, but the linker knows whose class an object has.
  const void *object = &*made.begin();
  Dl_info where;
  if (!dladdr(*static_cast<void *const *>(object), &where) || !where.dli_fname)
    return false;
  return llvm::any_of(loadedPlugins(), [&](const std::string &path) {
    return llvm::sys::fs::equivalent(path, where.dli_fname);
  });
}

/// Splits NAME=TEXT; a pipeline without a name is its own.
static std::pair<std::string, std::string> namedPipeline(llvm::StringRef given) {
  // A pipeline has an '=' only in the options of a pass, which are in braces.
  auto [name, text] = given.split('=');
  bool isNamed = name.size() < given.size() && !name.trim().empty() &&
                 name.find_first_of("{}(),") == llvm::StringRef::npos;
  return isNamed ? std::pair(name.trim().str(), text.str()) : std::pair(given.str(), given.str());
}

/// Returns the subject of NAME=TEXT or TEXT. It has to free unless all of its passes are known, and
/// none of them deallocates: a pass of a plug-in may deallocate under any name. So this is called
/// before plug-ins are loaded.
static Subject pipelineSubject(const std::string &given) {
  auto [name, text] = namedPipeline(given);
  Subject subject = custom(name, Subject::Kind::Pipeline, text);
  if (checkPipeline(text).empty() && !hasDeallocationPass(text))
    subject.contract.deallocation = Deallocation::Absent;
  return subject;
}

/// Subjects are stored, and are used again from other folders.
static std::vector<std::string> absolute(const std::vector<std::string> &plugins) {
  std::vector<std::string> paths;
  llvm::transform(plugins, std::back_inserter(paths), absoluteLibrary);
  return paths;
}

std::variant<Subject, std::string> reproducedSubject(const std::string &pipeline,
                                                     const std::vector<std::string> &plugins) {
  if (std::string error = checkPipeline(pipeline); !error.empty())
    return "its pipeline '" + pipeline + "' does not parse: " + error;
  Subject subject = pipelineSubject("reproducer=" + pipeline);
  subject.plugins = absolute(plugins);
  if (!plugins.empty())
    subject.contract.deallocation = Deallocation::Complete;
  return subject;
}

/// Adds the subjects of these names. Returns an error message or an empty string.
static std::string addNamed(const std::vector<std::string> &names, std::vector<Subject> &chosen) {
  std::string unknown, meant;
  for (const std::string &name : names) {
    if (name == kOrders) {
      llvm::copy(orderTable(), std::back_inserter(chosen));
    } else if (const Subject *subject = findSubject(name)) {
      chosen.push_back(*subject);
    } else {
      unknown += (unknown.empty() ? "'" : ", '") + name + "'";
      meant += didYouMean(name, knownNames());
    }
  }
  if (unknown.empty())
    return "";
  return "unknown subject " + unknown + "; there are: " + llvm::join(knownNames(), ", ") + meant;
}

std::string whyNamesClash(const std::vector<Subject> &subjects) {
  auto differs = [](const Subject &a, const Subject &b) {
    return a.name == b.name && (a.kind != b.kind || a.text != b.text);
  };
  for (const Subject &subject : subjects) {
    const Subject *builtIn = findSubject(subject.name);
    if (builtIn && differs(*builtIn, subject))
      return "'" + subject.name + "' is the name of a built-in subject; give '" + subject.text +
             "' another one";
  }
  for (const Subject &subject : subjects)
    for (const Subject &other : subjects)
      if (differs(subject, other))
        return "two different subjects are named '" + subject.name + "': '" + subject.text +
               "' and '" + other.text + "'; give one of them another name";
  return "";
}

std::variant<std::vector<Subject>, std::string> chooseSubjects(const SubjectOptions &options) {
  std::vector<Subject> chosen;
  auto adaptation = parseAdaptation(options.adaptation);
  if (!adaptation)
    return "unknown change of signatures '" + options.adaptation +
           "'; there are: " + std::string(adaptationWords());
  if (std::string error = addNamed(options.names, chosen); !error.empty())
    return error;
  size_t builtIn = chosen.size();
  std::vector<Subject> pipelines;
  for (const std::string &given : options.pipelines)
    pipelines.push_back(pipelineSubject(given));
  if (std::string error = loadPlugins(options.plugins); !error.empty())
    return error;
  for (Subject &subject : pipelines) {
    if (llvm::StringRef(subject.text).trim().empty())
      return "an empty pipeline has no passes to judge; the subject 'identity' is one without "
             "passes";
    if (std::string error = checkPipeline(subject.text); !error.empty())
      return "the pipeline '" + subject.text + "' does not parse: " + error;
    subject.plugins = absolute(options.plugins);
    chosen.push_back(std::move(subject));
  }
  for (const std::string &text : options.commands) {
    const std::string program = programOf(text);
    if (std::string why = whyNotRun(program); !why.empty())
      return why;
    chosen.push_back(custom(text, Subject::Kind::Command, text));
    chosen.back().version = olderVersion(program);
  }
  for (const std::string &given : options.toolVersions) {
    auto subject = toolSubject(given);
    if (auto *why = std::get_if<std::string>(&subject))
      return *why;
    chosen.push_back(std::get<Subject>(std::move(subject)));
  }
  for (const std::string &target : options.targets) {
    bool isFile =
        target == "-" || (llvm::sys::fs::exists(target) && !llvm::sys::fs::is_directory(target));
    if (!isFile)
      return "cannot read the target '" + target + "'";
    chosen.push_back(custom("target " + target, Subject::Kind::Target, target));
  }
  for (size_t i = builtIn; i < chosen.size(); ++i)
    chosen[i].contract.adaptation = *adaptation;
  if (chosen.empty())
    llvm::copy_if(subjectTable(), std::back_inserter(chosen), [&](const Subject &subject) {
      return (options.withOlder || !subject.version) && !isBufferization(subject);
    });
  if (std::string why = whyNamesClash(chosen); !why.empty())
    return why;
  bool hasCommand = llvm::any_of(
      chosen, [](const Subject &subject) { return subject.kind == Subject::Kind::Command; });
  if (std::string why = hasCommand ? probeTemporaryFiles() : ""; !why.empty())
    return why;
  return chosen;
}

} // namespace freehold
