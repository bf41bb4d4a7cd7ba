//===- SubjectOptions.cpp -------------------------------------------------===//
#include "oracle/diff/SubjectOptions.h"

#include "oracle/core/Registry.h"
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
  if (std::string error = loadPlugins(options.plugins); !error.empty())
    return error;
  for (const std::string &text : options.pipelines) {
    if (std::string error = checkPipeline(text); !error.empty())
      return "the pipeline '" + text + "' does not parse: " + error;
    chosen.push_back(custom(text, Subject::Kind::Pipeline, text));
    chosen.back().plugins = options.plugins;
  }
  for (const std::string &text : options.commands) {
    std::string program = text.substr(0, text.find(' '));
    if (!llvm::sys::findProgramByName(program))
      return "cannot find the command '" + program + "'";
    chosen.push_back(custom(text, Subject::Kind::Command, text));
    chosen.back().version = olderVersion(program);
  }
  if (!options.target.empty() &&
      (!llvm::sys::fs::exists(options.target) || llvm::sys::fs::is_directory(options.target)))
    return "cannot read the target '" + options.target + "'";
  if (!options.target.empty())
    chosen.push_back(custom("target " + options.target, Subject::Kind::Target, options.target));
  for (size_t i = builtIn; i < chosen.size(); ++i)
    chosen[i].contract.adaptation = *adaptation;
  if (chosen.empty())
    llvm::copy_if(subjectTable(), std::back_inserter(chosen),
                  [&](const Subject &subject) { return options.withOlder || !subject.version; });
  return chosen;
}

} // namespace freehold
