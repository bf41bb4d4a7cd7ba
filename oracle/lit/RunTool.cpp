//===- RunTool.cpp --------------------------------------------------------===//
#include "oracle/lit/RunTool.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <spawn.h>
#include <sstream>
#include <string_view>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

namespace freehold::lit {

/// Exit codes of a shell for a program that cannot be run or is not there.
static constexpr int kCannotExecute = 126, kNotFound = 127;

std::string readAll(int descriptor) {
  std::string text;
  char block[65536];
  for (ssize_t got = 0; (got = read(descriptor, block, sizeof(block))) != 0;) {
    if (got < 0 && errno != EINTR)
      break;
    text.append(block, got > 0 ? got : 0);
  }
  return text;
}

static bool writeAll(int descriptor, std::string_view text) {
  while (!text.empty()) {
    ssize_t put = write(descriptor, text.data(), text.size());
    if (put < 0 && errno != EINTR)
      return false;
    text.remove_prefix(put > 0 ? put : 0);
  }
  return true;
}

std::string keepStdin() {
  struct stat status = {};
  if (fstat(STDIN_FILENO, &status) != 0)
    return "";
  if (S_ISREG(status.st_mode)) {
    off_t start = lseek(STDIN_FILENO, 0, SEEK_CUR);
    std::string text = readAll(STDIN_FILENO);
    lseek(STDIN_FILENO, start, SEEK_SET);
    return text;
  }
  if (!S_ISFIFO(status.st_mode) && !S_ISSOCK(status.st_mode))
    return "";
  int memory = memfd_create("stdin", MFD_CLOEXEC);
  if (memory < 0)
    return "";
  std::string text = readAll(STDIN_FILENO);
  if (!writeAll(memory, text))
    text.clear();
  lseek(memory, 0, SEEK_SET);
  dup2(memory, STDIN_FILENO);
  close(memory);
  return text;
}

ToolEnding runTool(const std::string &path, const std::string &name,
                   const std::vector<std::string> &arguments) {
  std::vector<char *> words = {const_cast<char *>(name.c_str())};
  for (const std::string &argument : arguments)
    words.push_back(const_cast<char *>(argument.c_str()));
  words.push_back(nullptr);
  ToolEnding ending;
  auto start = std::chrono::steady_clock::now();
  pid_t child = 0;
  if (int error = posix_spawn(&child, path.c_str(), nullptr, nullptr, words.data(), environ)) {
    ending.exitCode = error == ENOENT ? kNotFound : kCannotExecute;
    return ending;
  }
  ending.isStarted = true;
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) {
  }
  ending.milliseconds = std::chrono::duration_cast<std::chrono::milliseconds>(
                            std::chrono::steady_clock::now() - start)
                            .count();
  if (WIFSIGNALED(status))
    ending.signal = WTERMSIG(status);
  else
    ending.exitCode = WEXITSTATUS(status);
  return ending;
}

std::string findOtherTool(const std::string &name) {
  if (name.find('/') != std::string::npos)
    return name;
  const char *path = std::getenv("PATH");
  std::istringstream folders(path ? path : "");
  for (std::string folder; std::getline(folders, folder, ':');) {
    std::string candidate = (folder.empty() ? "." : folder) + "/" + name;
    std::error_code error;
    bool isThis = std::filesystem::equivalent(candidate, "/proc/self/exe", error);
    if (!error && !isThis && access(candidate.c_str(), X_OK) == 0)
      return candidate;
  }
  return "";
}

void endAs(const ToolEnding &ending) {
  if (ending.signal) {
    // The tool has written a core if one was wanted.
    rlimit none = {};
    setrlimit(RLIMIT_CORE, &none);
    std::signal(ending.signal, SIG_DFL);
    raise(ending.signal);
  }
  _exit(ending.signal ? 128 + ending.signal : ending.exitCode);
}

} // namespace freehold::lit
