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
// Results are what went wrong, in a sentence with the path as it was given; empty when nothing did.
//===----------------------------------------------------------------------===//
#pragma once

#include <functional>
#include <string>
#include <string_view>

namespace freehold {

/// Writes a file; `replaceFile`, or one that also keeps account of what it wrote.
using FileWriter = std::function<std::string(const std::string &path, std::string_view text)>;

/// Writes `text` to where `path` leads. A regular file is as it was before when that fails.
std::string replaceFile(const std::string &path, std::string_view text);

/// The same for a name that the user did not give. Where a regular file with another text is there,
/// that one is kept beside it first and stderr says under which name.
std::string writeKeeping(const std::string &path, std::string_view text);

/// What would keep `path` from being written, as far as that can be known before there is anything
/// to write: to be asked before work starts. Leaves nothing behind and opens no FIFO.
std::string probeFile(const std::string &path);

/// The same for a folder that files will be written into. Makes it, with its parents.
std::string probeFolder(const std::string &path);

/// Whether what is written later takes the place of what was written before. False for stdout,
/// devices and FIFOs, which get everything one after the other.
bool isReplacedByWriting(const std::string &path);

/// Whether this is one of the ways to name stdout.
bool isStdout(const std::string &path);

/// Renames what is at `path` to a name beside it that is free: `path` with ".kept", ".kept-2" and
/// so on. `kept` gets that name.
std::string keepBeside(const std::string &path, std::string *kept = nullptr);

} // namespace freehold
