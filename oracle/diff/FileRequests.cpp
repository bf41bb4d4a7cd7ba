//===- FileRequests.cpp ---------------------------------------------------===//
#include "oracle/diff/FileRequests.h"

#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Reproducer.h"
#include "oracle/diff/SubjectOptions.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/raw_ostream.h"

namespace freehold {

std::optional<Request>
FileRequests::next(llvm::function_ref<void(const std::string &)> unreadable) {
  while (waiting_.empty() && nextFile_ < options_.files.size())
    if (size_t number = nextFile_++; !open(number))
      unreadable(options_.files[number]);
  if (waiting_.empty())
    return std::nullopt;
  Request request = std::move(waiting_.front());
  waiting_.pop_front();
  request.sharesWorker = given_++ % options_.sharing != 0;
  return request;
}

static bool takeTargetPart(const SplitFile &after, size_t position, const Program &part,
                           Subject &subject) {
  auto found = llvm::find(after.positions, position);
  if (found == after.positions.end()) {
    llvm::errs() << subject.text << ": error: " << part.part << " is empty\n";
    return false;
  }
  subject.module = after.parts[found - after.positions.begin()].text;
  return true;
}

/// Prints an error and returns false if the file cannot be read.
bool FileRequests::open(size_t number) {
  auto file = readParts(options_.files[number], common_.budget, options_.marker);
  if (!file)
    return false;
  std::vector<Subject> subjects = common_.subjects;
  std::optional<SplitFile> after;
  if (number < options_.targets.size()) {
    // The last subjects are the targets, one for each file.
    Subject own = subjects[subjects.size() - options_.targets.size() + number];
    subjects.resize(subjects.size() - options_.targets.size());
    subjects.push_back(std::move(own));
    if (!readTarget(options_.targets[number], *file, after))
      return false;
  }
  for (auto [part, position] : llvm::zip_equal(file->parts, file->positions)) {
    Request request = common_;
    request.subjects = subjects;
    if (after && !takeTargetPart(*after, position, part, request.subjects.back()))
      return false;
    if (!takeReproduced(part, request))
      return false;
    request.program = part;
    request.program.entries = options_.entries;
    request.program.extensions = common_.program.extensions;
    waiting_.push_back(std::move(request));
  }
  return true;
}

/// A target that is a whole file is read by the worker, so that what is wrong with it is a defect.
bool FileRequests::readTarget(const std::string &path, const SplitFile &file,
                              std::optional<SplitFile> &after) {
  auto whole = readWhole(path, common_.budget);
  if (!whole)
    return false;
  if (!options_.marker && path != "-") {
    auto several = severalPrograms(*whole);
    if (several)
      llvm::errs() << *several << '\n';
    return !several;
  }
  after = splitProgram(*whole, options_.marker.value_or(""));
  if (after->count == file.count)
    return true;
  llvm::errs() << path << ": error: has " << after->count << " parts, where its program has "
               << file.count << '\n';
  return false;
}

/// A crash reproducer names the subject itself, unless the command line does.
bool FileRequests::takeReproduced(const Program &part, Request &request) {
  auto pipeline = reproducedPipeline(part.text);
  if (!pipeline)
    return true;
  if (options_.isSubjectNamed) {
    llvm::errs() << part.name << ": note: the pipeline of its mlir_reproducer is ignored, since "
                 << "the command line names a subject\n";
    return true;
  }
  auto subject = reproducedSubject(*pipeline, options_.plugins);
  if (auto *why = std::get_if<std::string>(&subject)) {
    llvm::errs() << part.name << ": error: " << *why << '\n';
    return false;
  }
  llvm::errs() << part.name << ": note: judges the pipeline of its mlir_reproducer: " << *pipeline
               << '\n';
  request.subjects = {std::get<Subject>(subject)};
  return true;
}

} // namespace freehold
