//===- Files.h - Where results go, and that nothing of a user's is lost ---===//
// One way to write for every tool, whatever a path leads to:
//
//   -                             stdout
//   /dev/stdout, /dev/fd/N        that descriptor of this process, at its position
//   a regular file, or nothing    a temporary file beside it is renamed over it, so that a reader
//                                 never sees half of it; an existing file keeps its mode and owner
//   a symlink                     what it leads to, by these rules; the link itself stays
//   anything else                 a device or a FIFO: it is written to and stays what it is
//
// All functions return an error message with the path as given, or an empty string for success.
//===----------------------------------------------------------------------===//
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace freehold {

/// A function that writes a file: `replaceFile`, or one that also records what it wrote.
using FileWriter = std::function<std::string(const std::string &path, std::string_view text)>;

/// Writes `text` to where `path` leads. If that fails, a regular file is unchanged.
std::string replaceFile(const std::string &path, std::string_view text);

/// Like replaceFile, for a name that the user did not choose. A regular file with another text is
/// first renamed, and stderr says to which name.
std::string writeKeeping(const std::string &path, std::string_view text);

/// Checks before work starts whether `path` can be written, as far as possible. Leaves no file
/// behind and opens no FIFO.
std::string probeFile(const std::string &path);

/// Like probeFile, for a path that must not lead to the same file as one of `others`, which are inputs
/// or other outputs of the same run, since writing would lose what is there.
std::string probeFileApart(const std::string &path, const std::vector<std::string> &others);

/// Like probeFile, for a folder to write files into. Creates it and its parents.
std::string probeFolder(const std::string &path);

/// Returns true if a later write replaces an earlier one. False for stdout, devices and FIFOs, to
/// which each write appends.
bool isReplacedByWriting(const std::string &path);

/// Returns true if `path` names stdout.
bool isStdout(const std::string &path);

/// Returns the absolute path of a library that is named by a path, so that it is found from any folder. A name
/// without a folder stays as it is, since the loader looks for it elsewhere.
std::string absoluteLibrary(const std::string &path);

/// Renames the file at `path` to the first unused of `path`.kept, `path`.kept-2 and so on, and
/// stores that name in `kept`.
std::string keepBeside(const std::string &path, std::string *kept = nullptr);

} // namespace freehold
