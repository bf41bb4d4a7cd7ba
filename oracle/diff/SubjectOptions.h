//===- SubjectOptions.h - Subjects from a command line ----------*- C++ -*-===//
#pragma once

#include "oracle/core/Subject.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

struct SubjectOptions {
  std::vector<std::string> names, pipelines, commands;
  std::string target;
  std::vector<std::string> plugins;
  /// What subjects that are not built in do to signatures, a word of adaptationWords().
  std::string adaptation = "none";
};

/// The subjects meant, all built-in ones when nothing is named, or what is wrong: an unknown
/// name, a pipeline that does not parse, a command that cannot be found, a plug-in that does
/// not load. Loads the plug-ins, so call it before workers start.
std::variant<std::vector<Subject>, std::string> chooseSubjects(const SubjectOptions &options);

/// Loads the plug-ins that a stored subject names; what went wrong, or nothing.
std::string loadPlugins(const std::vector<std::string> &paths);

} // namespace freehold
