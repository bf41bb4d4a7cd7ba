//===- Files.cpp ----------------------------------------------------------===//
#include "oracle/core/process/Files.h"

#include "oracle/core/process/Interruption.h"

#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <atomic>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <linux/magic.h>
#include <poll.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>
#include <variant>

namespace freehold {

/// Maximum number of symlinks to follow, as in the kernel.
static constexpr unsigned kLinksMax = 40;
/// Maximum number of names tried for temporary files, and for files kept beside.
static constexpr unsigned kNamesMax = 10'000;

//===----------------------------------------------------------------------===//
// Resolving paths
//===----------------------------------------------------------------------===//

namespace {
struct Place {
  enum class Kind : uint8_t {
    /// An open descriptor of this process.
    Descriptor,
    /// A regular file, or a path without a file.
    File,
    /// A device, a FIFO, or a file of /proc.
    Special
  } kind = Kind::File;
  /// The path after following symlinks at its end, but not those in its folder.
  std::string path;
  int descriptor = -1;
  /// The status of an existing regular file.
  std::optional<struct stat> status;
};
} // namespace

static std::string cannotWrite(const std::string &path, int error) {
  std::string where = path == "-" ? "to stdout" : "'" + path + "'";
  return "cannot write " + where + ": " + std::strerror(error);
}

static std::string folderOf(const std::string &path) {
  llvm::StringRef parent = llvm::sys::path::parent_path(path);
  return parent.empty() ? "." : parent.str();
}

static bool isOnProc(const std::string &folder) {
  struct statfs system = {};
  return statfs(folder.c_str(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC;
}

/// Returns N if `path` is this process's /proc/PID/fd/N, however PID is spelled.
static std::optional<int> ownDescriptor(const std::string &path) {
  llvm::SmallString<128> own, folder;
  int number;
  if (llvm::sys::path::filename(path).getAsInteger(10, number) ||
      llvm::sys::fs::real_path("/proc/self/fd", own) ||
      llvm::sys::fs::real_path(folderOf(path), folder))
    return std::nullopt;
  bool isThread =
      folder.starts_with("/proc/" + std::to_string(getpid()) + "/task/") && folder.ends_with("/fd");
  return folder == own || isThread ? std::optional(number) : std::nullopt;
}

/// Returns the target of a symlink, of any length.
static std::optional<std::string> linkAt(const std::string &path) {
  std::string target(PATH_MAX, '\0');
  ssize_t length = readlink(path.c_str(), target.data(), target.size());
  if (length < 0)
    return std::nullopt;
  target.resize(length);
  return target;
}

/// Resolves the path, or returns what is wrong with it.
static std::variant<Place, std::string> findPlace(const std::string &given) {
  if (given.empty())
    return std::string("the empty path names no file");
  if (given == "-")
    return Place{Place::Kind::Descriptor, given, STDOUT_FILENO, {}};
  if (given.back() == '/')
    return cannotWrite(given, EISDIR);
  std::string path = given;
  for (unsigned links = 0; links <= kLinksMax; ++links) {
    struct stat status = {};
    if (lstat(path.c_str(), &status) != 0)
      return errno == ENOENT
                 ? std::variant<Place, std::string>(Place{Place::Kind::File, path, -1, {}})
                 : cannotWrite(given, errno);
    if (S_ISDIR(status.st_mode))
      return cannotWrite(given, EISDIR);
    if (S_ISSOCK(status.st_mode))
      return cannotWrite(given, ENXIO);
    if (S_ISREG(status.st_mode) && !isOnProc(folderOf(path)))
      return Place{Place::Kind::File, path, -1, status};
    if (!S_ISLNK(status.st_mode))
      return Place{Place::Kind::Special, path, -1, {}};
    // A link in /proc leads to the open file itself; its text may name a file that no longer
    // exists.
    if (isOnProc(folderOf(path))) {
      if (auto number = ownDescriptor(path))
        return Place{Place::Kind::Descriptor, path, *number, {}};
      return Place{Place::Kind::Special, path, -1, {}};
    }
    auto target = linkAt(path);
    if (!target)
      return cannotWrite(given, errno);
    llvm::SmallString<128> next(llvm::StringRef(*target).starts_with("/") ? "" : folderOf(path));
    llvm::sys::path::append(next, *target);
    path = next.str().str();
  }
  return cannotWrite(given, ELOOP);
}

bool isReplacedByWriting(const std::string &path) {
  auto place = findPlace(path);
  auto *found = std::get_if<Place>(&place);
  return found && found->kind == Place::Kind::File;
}

bool isStdout(const std::string &path) {
  auto place = findPlace(path);
  auto *found = std::get_if<Place>(&place);
  return found && found->kind == Place::Kind::Descriptor && found->descriptor == STDOUT_FILENO;
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// Writes all of the text. Returns errno, or 0.
static int writeAll(int file, std::string_view text) {
  while (!text.empty()) {
    ssize_t written = ::write(file, text.data(), text.size());
    if (written >= 0) {
      text.remove_prefix(written);
      continue;
    }
    if (errno == EAGAIN) {
      pollfd room = {file, POLLOUT, 0};
      poll(&room, 1, -1);
    } else if (errno != EINTR) {
      return errno;
    }
  }
  return 0;
}

/// Writes and closes, since some file systems report a full disk only on close.
static int writeAndClose(int file, std::string_view text) {
  int error = writeAll(file, text);
  int closed = close(file) == 0 || errno == EINTR ? 0 : errno;
  return error ? error : closed;
}

/// Flushes stdout's own buffer before writing to the descriptor.
static int writeToDescriptor(int number, std::string_view text) {
  if (number != STDOUT_FILENO)
    return writeAll(number, text);
  llvm::outs() << llvm::StringRef(text);
  llvm::outs().flush();
  std::error_code error = llvm::outs().error();
  llvm::outs().clear_error();
  return error.value();
}

/// Truncates and writes a file that cannot be replaced, as a shell's `>` does.
static int writeInPlace(const std::string &path, std::string_view text) {
  // Opening a FIFO blocks until it has a reader, except after an interruption.
  int flags = O_WRONLY | O_TRUNC | O_CLOEXEC | O_NOCTTY | (interruption() ? O_NONBLOCK : 0);
  int file = open(path.c_str(), flags);
  while (file < 0 && errno == EINTR && !interruption())
    file = open(path.c_str(), flags);
  return file < 0 ? errno : writeAndClose(file, text);
}

/// Creates a new file in the folder of `path`. Its name does not contain the final name, which may
/// already have the maximum length.
static int openBeside(const std::string &path, std::string &name) {
  static std::atomic<unsigned> number = 0;
  for (unsigned n = 0; n < kNamesMax; ++n) {
    name =
        folderOf(path) + "/.freehold-" + std::to_string(getpid()) + "-" + std::to_string(number++);
    int file = open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
    if (file >= 0 || errno != EEXIST)
      return file;
  }
  return -1;
}

/// Returns true if the new file got the owner and mode of the file that it replaces.
static bool takeAfter(int file, const struct stat &old) {
  struct stat mine = {};
  if (fstat(file, &mine) != 0)
    return false;
  bool isSameOwner = mine.st_uid == old.st_uid && mine.st_gid == old.st_gid;
  return (isSameOwner || fchown(file, old.st_uid, old.st_gid) == 0) &&
         fchmod(file, old.st_mode & 07777) == 0;
}

/// Replaces a regular file. If no file can be made or renamed in its folder, for instance because
/// the file is a mount point, it is written in place.
static int replaceRegular(const Place &place, std::string_view text) {
  if (place.status && access(place.path.c_str(), W_OK) != 0)
    return errno;
  std::string part;
  int file = openBeside(place.path, part);
  if (file < 0) {
    int why = errno;
    return place.status ? writeInPlace(place.path, text) : why;
  }
  if (place.status && !takeAfter(file, *place.status)) {
    close(file);
    unlink(part.c_str());
    return writeInPlace(place.path, text);
  }
  if (int error = writeAndClose(file, text)) {
    unlink(part.c_str());
    return error;
  }
  if (rename(part.c_str(), place.path.c_str()) == 0)
    return 0;
  int error = errno;
  unlink(part.c_str());
  bool isFixed = error == EBUSY || error == EPERM || error == EACCES;
  return isFixed && place.status ? writeInPlace(place.path, text) : error;
}

std::string replaceFile(const std::string &path, std::string_view text) {
  auto found = findPlace(path);
  if (auto *why = std::get_if<std::string>(&found))
    return *why;
  const Place &place = std::get<Place>(found);
  int error = 0;
  switch (place.kind) {
  case Place::Kind::Descriptor:
    error = writeToDescriptor(place.descriptor, text);
    break;
  case Place::Kind::File:
    error = replaceRegular(place, text);
    break;
  case Place::Kind::Special:
    error = writeInPlace(place.path, text);
    break;
  }
  return error ? cannotWrite(path, error) : "";
}

//===----------------------------------------------------------------------===//
// Checks before writing
//===----------------------------------------------------------------------===//

std::string probeFile(const std::string &path) {
  auto found = findPlace(path);
  if (auto *why = std::get_if<std::string>(&found))
    return *why;
  const Place &place = std::get<Place>(found);
  if (place.kind == Place::Kind::Descriptor) {
    int flags = fcntl(place.descriptor, F_GETFL);
    bool isWritable = flags >= 0 && (flags & O_ACCMODE) != O_RDONLY;
    return isWritable ? "" : cannotWrite(path, EBADF);
  }
  bool isThere = place.kind == Place::Kind::Special || place.status;
  if (isThere && access(place.path.c_str(), W_OK) != 0)
    return cannotWrite(path, errno);
  if (isThere)
    return "";
  std::string part;
  int file = openBeside(place.path, part);
  if (file < 0)
    return cannotWrite(path, errno);
  close(file);
  unlink(part.c_str());
  return "";
}

/// Returns true if both are regular files, or are to become files, and the same one.
static bool isSameFile(const Place &one, const Place &other) {
  if (one.kind != Place::Kind::File || other.kind != Place::Kind::File ||
      one.status.has_value() != other.status.has_value())
    return false;
  if (one.status)
    return one.status->st_dev == other.status->st_dev && one.status->st_ino == other.status->st_ino;
  return llvm::sys::path::filename(one.path) == llvm::sys::path::filename(other.path) &&
         llvm::sys::fs::equivalent(folderOf(one.path), folderOf(other.path));
}

std::string probeFileApart(const std::string &path, const std::vector<std::string> &others) {
  if (std::string why = probeFile(path); !why.empty())
    return why;
  Place place = std::get<Place>(findPlace(path));
  for (const std::string &other : others) {
    auto found = findPlace(other);
    if (auto *otherPlace = std::get_if<Place>(&found); otherPlace && isSameFile(place, *otherPlace))
      return "cannot write '" + path + "': '" + other +
             "' is the same file, which this run reads or writes as well; name another one";
  }
  return "";
}

std::string probeFolder(const std::string &path) {
  if (path.empty())
    return "the empty path names no folder";
  if (std::error_code error = llvm::sys::fs::create_directories(path))
    return "cannot make the folder '" + path + "': " + error.message();
  if (!llvm::sys::fs::is_directory(path))
    return "cannot make the folder '" + path + "': " + std::strerror(ENOTDIR);
  std::string part;
  int file = openBeside(path + "/file", part);
  if (file < 0)
    return "cannot write into the folder '" + path + "': " + std::strerror(errno);
  close(file);
  unlink(part.c_str());
  return "";
}

std::string absoluteLibrary(const std::string &path) {
  llvm::SmallString<128> absolute(path);
  bool hasFolder = path.find('/') != std::string::npos;
  return hasFolder && !llvm::sys::fs::make_absolute(absolute) ? absolute.str().str() : path;
}

std::string keepBeside(const std::string &path, std::string *chosen) {
  for (unsigned n = 1; n < kNamesMax; ++n) {
    std::string kept = path + ".kept" + (n > 1 ? "-" + std::to_string(n) : "");
    if (chosen)
      *chosen = kept;
    // If another process creates the name first, that is an error, and nothing is overwritten.
    struct stat status = {};
    if (lstat(kept.c_str(), &status) == 0)
      continue;
    if (renameat2(AT_FDCWD, path.c_str(), AT_FDCWD, kept.c_str(), RENAME_NOREPLACE) == 0)
      return "";
    if (errno == EEXIST)
      continue;
    // Some file systems do not support RENAME_NOREPLACE.
    bool isUnable = errno == EINVAL || errno == ENOSYS;
    if (isUnable && rename(path.c_str(), kept.c_str()) == 0)
      return "";
    return "cannot rename '" + path + "' to '" + kept + "': " + std::strerror(errno);
  }
  return "cannot rename '" + path + "': too many are kept";
}

std::string writeKeeping(const std::string &path, std::string_view text) {
  namespace fs = llvm::sys::fs;
  llvm::SmallString<128> real;
  if (isReplacedByWriting(path) && fs::is_regular_file(path) && !fs::real_path(path, real)) {
    auto there =
        llvm::MemoryBuffer::getFile(real, /*IsText=*/false, /*RequiresNullTerminator=*/false);
    bool isSame = there && (*there)->getBuffer() == llvm::StringRef(text);
    std::string kept;
    if (!isSame) {
      if (std::string why = keepBeside(real.str().str(), &kept); !why.empty())
        return why;
      std::string why = replaceFile(path, text);
      if (why.empty())
        llvm::errs() << "note: what was in '" << path << "' is kept in '" << kept << "'\n";
      else
        fs::rename(kept, real);
      return why;
    }
  }
  return replaceFile(path, text);
}

} // namespace freehold
