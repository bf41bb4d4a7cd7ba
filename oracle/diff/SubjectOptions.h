//===- SubjectOptions.h - Subjects from a command line ----------*- C++ -*-===//
#pragma once

#include "oracle/core/program/Subject.h"

#include <string>
#include <variant>
#include <vector>

namespace freehold {

struct SubjectOptions {
  /// `pipelines` are TEXT or NAME=TEXT. The name "orders" is all of orderTable().
  std::vector<std::string> names, pipelines, commands;
  /// Paths; there is a subject for each.
  std::vector<std::string> targets = {};
  std::vector<std::string> plugins;
  /// How the subjects given on the command line change signatures, a word of adaptationWords().
  std::string adaptation = "none";
  /// Whether "all built-in subjects" includes those that start a process for each program.
  bool withOlder = true;
  /// NAME=COMMAND, an mlir-opt of any version with its arguments; without arguments it runs
  /// kToolArguments.
  std::vector<std::string> toolVersions = {};
};

inline constexpr const char *kToolArguments = "--buffer-deallocation-pipeline";

/// Returns the chosen subjects, or all built-in ones if none is named, or an error message: an
/// unknown name, a pipeline that does not parse, a command that cannot be found, a plug-in that
/// does not load. Loads the plug-ins, so call it before workers start.
std::variant<std::vector<Subject>, std::string> chooseSubjects(const SubjectOptions &options);

/// Returns which name two different subjects have, of these or of those that are built in, as an error message; empty
/// if there is none. Reports and commands know a subject by its name.
std::string whyNamesClash(const std::vector<Subject> &subjects);

/// Returns the subject for the pipeline of an mlir_reproducer, or why there is none. `plugins` are
/// loaded.
std::variant<Subject, std::string> reproducedSubject(const std::string &pipeline,
                                                     const std::vector<std::string> &plugins);

/// Loads plug-ins. Returns an error message, or an empty string.
std::string loadPlugins(const std::vector<std::string> &paths);

/// Loads the plug-ins that a stored subject names, and looks for the program of its command, unless it is built in.
/// Returns an error message, or an empty string.
std::string loadSubject(const Subject &subject);

/// Returns whether the code of the pass with this argument is in a plug-in that was loaded.
bool isFromPlugin(llvm::StringRef pass);

} // namespace freehold
