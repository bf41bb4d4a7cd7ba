//===- SubjectOptions.cpp -------------------------------------------------===//
#include "oracle/diff/SubjectOptions.h"

#include "oracle/core/program/Bufferizations.h"
#include "oracle/core/program/Registry.h"
#include "oracle/diff/Transform.h"

#include "mlir/Tools/Plugins/PassPlugin.h"

#include "llvm/Config/llvm-config.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"

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

static std::string knownNames() {
  std::string names;
  for (const Subject &subject : subjectTable())
    names += (names.empty() ? "" : ", ") + subject.name;
  return names;
}

std::string loadPlugins(const std::vector<std::string> &paths) {
  for (const std::string &path : paths) {
    auto plugin = mlir::PassPlugin::load(path);
    if (!plugin)
      return "cannot load the plug-in '" + path + "': " + llvm::toString(plugin.takeError());
    plugin->registerPassRegistryCallbacks();
  }
  return "";
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

std::variant<Subject, std::string> reproducedSubject(const std::string &pipeline,
                                                     const std::vector<std::string> &plugins) {
  if (std::string error = checkPipeline(pipeline); !error.empty())
    return "its pipeline '" + pipeline + "' does not parse: " + error;
  Subject subject = pipelineSubject("reproducer=" + pipeline);
  subject.plugins = plugins;
  if (!plugins.empty())
    subject.contract.deallocation = Deallocation::Complete;
  return subject;
}

std::variant<std::vector<Subject>, std::string> chooseSubjects(const SubjectOptions &options) {
  std::vector<Subject> chosen;
  auto adaptation = parseAdaptation(options.adaptation);
  if (!adaptation)
    return "unknown change of signatures '" + options.adaptation +
           "'; there are: " + std::string(adaptationWords());
  std::string unknown;
  for (const std::string &name : options.names)
    if (const Subject *subject = findSubject(name))
      chosen.push_back(*subject);
    else
      unknown += (unknown.empty() ? "'" : ", '") + name + "'";
  if (!unknown.empty())
    return "unknown subject " + unknown + "; there are: " + knownNames();
  size_t builtIn = chosen.size();
  std::vector<Subject> pipelines;
  for (const std::string &given : options.pipelines)
    pipelines.push_back(pipelineSubject(given));
  if (std::string error = loadPlugins(options.plugins); !error.empty())
    return error;
  for (Subject &subject : pipelines) {
    if (std::string error = checkPipeline(subject.text); !error.empty())
      return "the pipeline '" + subject.text + "' does not parse: " + error;
    subject.plugins = options.plugins;
    chosen.push_back(std::move(subject));
  }
  for (const std::string &text : options.commands) {
    std::string program = text.substr(0, text.find(' '));
    if (!llvm::sys::findProgramByName(program))
      return "cannot find the command '" + program + "'";
    chosen.push_back(custom(text, Subject::Kind::Command, text));
    chosen.back().version = olderVersion(program);
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
  return chosen;
}

} // namespace freehold
