//===- Database.cpp -------------------------------------------------------===//
#include "fuzz/state/Database.h"

#include "llvm/ADT/StringExtras.h"

#include <sqlite3.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace freehold::state {

/// How long a statement waits for another process that writes.
static constexpr int kBusyMs = 10'000;

int64_t Row::integer(int column) const { return sqlite3_column_int64(statement_, column); }
double Row::real(int column) const { return sqlite3_column_double(statement_, column); }
bool Row::isNull(int column) const {
  return sqlite3_column_type(statement_, column) == SQLITE_NULL;
}
std::string Row::text(int column) const {
  const void *bytes = sqlite3_column_blob(statement_, column);
  int size = sqlite3_column_bytes(statement_, column);
  return bytes ? std::string(static_cast<const char *>(bytes), size) : "";
}

/// Says what a user can do about an error.
static const char *advice(int code) {
  switch (code & 0xff) {
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return "; another program holds it: end that program and try again";
  case SQLITE_FULL:
  case SQLITE_IOERR:
    return "; make room on the disk";
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
    return "; go on from the last good copy with --restore";
  case SQLITE_READONLY:
  case SQLITE_CANTOPEN:
  case SQLITE_PERM:
    return "; check the permissions of the file and its folder";
  default:
    return "";
  }
}

void Database::fail(const std::string &doing) const {
  int code = sqlite3_extended_errcode(handle_);
  std::string what = "cannot " + doing + " the database '" + path_ +
                     "': " + sqlite3_errmsg(handle_) + advice(code);
  if (int primary = code & 0xff; primary == SQLITE_CORRUPT || primary == SQLITE_NOTADB)
    throw DamageError(what);
  throw DatabaseError(what);
}

/// A page of a file that is filled: a fourth of the calls that SQLite's own size takes. Campaigns change pages all over
/// the file, so theirs stay small. The kernel has what a killed process wrote; only a machine that stops can spoil the file,
/// and then all of it is still where it was copied from. `share` waits until it is on the disk.
static constexpr const char *kFill =
    "PRAGMA page_size = 16384; PRAGMA journal_mode = TRUNCATE; PRAGMA synchronous = OFF;";
static constexpr const char *kShared = "PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;";

/// Returns the path so that SQLite does not take it for a URI.
static std::string plainName(const std::string &path) {
  return path.starts_with("/") ? path : "./" + path;
}

/// Returns a URI under which SQLite reads the file without locks and without files of its own beside it.
static std::string unlockedName(const std::string &path) {
  std::string uri = "file:";
  for (char c : plainName(path)) {
    if (llvm::isAlnum(c) || llvm::StringRef("/._-").contains(c))
      uri += c;
    else
      uri += "%" + llvm::toHex(llvm::StringRef(&c, 1));
  }
  return uri + "?immutable=1";
}

/// Whether a process left beside the database what its file needs to be whole.
static bool hasLeftovers(const std::string &path) {
  for (const char *suffix : {"-wal", "-journal"}) {
    struct stat status = {};
    if (stat((path + suffix).c_str(), &status) == 0 && status.st_size > 0)
      return true;
  }
  return false;
}

Database::Database(const std::string &path) : path_(path) {
  open(plainName(path), SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

void Database::open(const std::string &name, int flags) {
  if (sqlite3_open_v2(name.c_str(), &handle_, flags | SQLITE_OPEN_URI, nullptr) != SQLITE_OK) {
    std::string why = handle_ ? sqlite3_errmsg(handle_) : "out of memory";
    close();
    throw DatabaseError("cannot open the database '" + path_ + "': " + why);
  }
  sqlite3_busy_timeout(handle_, kBusyMs);
}

void Database::close() {
  for (auto &[sql, statement] : statements_)
    sqlite3_finalize(statement);
  statements_.clear();
  sqlite3_close(std::exchange(handle_, nullptr));
}

/// Makes SQLite read the file, which it puts off until the first statement.
static constexpr const char *kFirst = "SELECT count(*) FROM sqlite_schema";

Database::Database(const std::string &path, Access access) : path_(path) {
  const bool isWriter = access != Access::Read;
  struct stat status = {};
  const bool isFilled = access == Access::Fill && stat(path.c_str(), &status) != 0;
  try {
    open(plainName(path),
         isWriter ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY);
    // SQLite needs files beside a database to share it, also for reading.
    if (!isWriter && sqlite3_exec(handle_, kFirst, nullptr, nullptr, nullptr) != SQLITE_OK) {
      int code = sqlite3_errcode(handle_);
      if (sqlite3_extended_errcode(handle_) == SQLITE_READONLY_ROLLBACK) {
        // A process was killed while it filled the file. What it did not commit is undone by one that may write.
        close();
        {
          Database(path, Access::Fill);
        }
        open(plainName(path), SQLITE_OPEN_READONLY);
      } else if ((code == SQLITE_CANTOPEN || code == SQLITE_READONLY) && !hasLeftovers(path)) {
        close();
        open(unlockedName(path), SQLITE_OPEN_READONLY);
      }
    }
    if (isWriter)
      script(isFilled ? kFill : kShared);
    script("PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;");
    (void)integer(kFirst);
  } catch (...) {
    close();
    throw;
  }
}

Database::~Database() { close(); }

bool Database::isInTransaction() const { return sqlite3_get_autocommit(handle_) == 0; }

void Database::script(const std::string &sql) {
  if (sqlite3_exec(handle_, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK)
    fail("use");
}

namespace {
struct Binder {
  sqlite3_stmt *statement;
  int place;
  int operator()(std::monostate) const { return sqlite3_bind_null(statement, place); }
  int operator()(int64_t value) const { return sqlite3_bind_int64(statement, place, value); }
  int operator()(double value) const { return sqlite3_bind_double(statement, place, value); }
  int operator()(const std::string &value) const {
    return sqlite3_bind_text(statement, place, value.data(), static_cast<int>(value.size()),
                             SQLITE_TRANSIENT);
  }
  int operator()(const Blob &value) const {
    return sqlite3_bind_blob(statement, place, value.bytes.data(),
                             static_cast<int>(value.bytes.size()), SQLITE_TRANSIENT);
  }
};
} // namespace

sqlite3_stmt *Database::prepare(const std::string &sql, std::initializer_list<Value> values) {
  sqlite3_stmt *&statement = statements_[sql];
  if (!statement && sqlite3_prepare_v3(handle_, sql.c_str(), -1, SQLITE_PREPARE_PERSISTENT,
                                       &statement, nullptr) != SQLITE_OK)
    fail("use");
  int place = 0;
  for (const Value &value : values)
    if (std::visit(Binder{statement, ++place}, value) != SQLITE_OK)
      fail("use");
  return statement;
}

void Database::each(const std::string &sql, std::initializer_list<Value> values,
                    const std::function<void(const Row &)> &visit) {
  sqlite3_stmt *statement = prepare(sql, values);
  // Whatever happens, the statement must be ready for its next use.
  struct Reset {
    sqlite3_stmt *statement;
    ~Reset() { sqlite3_reset(statement); }
  } reset{statement};
  int code = SQLITE_ROW;
  while ((code = sqlite3_step(statement)) == SQLITE_ROW)
    visit(Row(statement));
  if (code != SQLITE_DONE)
    fail("use");
}

int64_t Database::run(const std::string &sql, std::initializer_list<Value> values) {
  each(sql, values, [](const Row &) {});
  return sqlite3_changes64(handle_);
}

std::optional<int64_t> Database::integer(const std::string &sql,
                                         std::initializer_list<Value> values) {
  std::optional<int64_t> first;
  each(sql, values, [&](const Row &row) {
    if (!first)
      first = row.integer(0);
  });
  return first;
}

std::optional<std::string> Database::text(const std::string &sql,
                                          std::initializer_list<Value> values) {
  std::optional<std::string> first;
  each(sql, values, [&](const Row &row) {
    if (!first)
      first = row.text(0);
  });
  return first;
}

std::string Database::damage() {
  std::string complaints;
  each("PRAGMA quick_check(3)", {}, [&](const Row &row) {
    std::string complaint = row.text(0);
    std::replace(complaint.begin(), complaint.end(), '\n', ' ');
    if (complaint != "ok")
      complaints += (complaints.empty() ? "" : "; ") + complaint;
  });
  return complaints;
}

void Database::attach(const std::string &path, const std::string &name) {
  const std::string sql = "ATTACH ? AS " + name;
  try {
    run(sql, {plainName(path)});
  } catch (const DatabaseError &) {
    int code = sqlite3_errcode(handle_);
    if ((code != SQLITE_CANTOPEN && code != SQLITE_READONLY) || hasLeftovers(path))
      throw;
    run(sql, {unlockedName(path)});
  }
}

/// Waits until the file is on the disk. Returns whether it is.
static bool sync(const std::string &path) {
  int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  bool isDone = file >= 0 && fsync(file) == 0;
  if (file >= 0)
    ::close(file);
  return isDone;
}

void Database::share() {
  if (!sync(path_))
    throw DatabaseError("cannot write the database '" + path_ + "': " + std::strerror(errno));
  // Another process may be reading. Then the next one that writes does it.
  (void)sqlite3_exec(handle_, kShared, nullptr, nullptr, nullptr);
}

void Database::copyTo(const std::string &path) {
  const std::string beside = path + ".tmp";
  auto drop = [&] {
    for (const char *suffix : {"", "-journal", "-wal", "-shm"})
      (void)unlink((beside + suffix).c_str());
  };
  drop();
  try {
    Database copy(beside);
    // What fails is dropped, so that nothing has to be undone.
    copy.script("PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;");
    sqlite3_backup *backup = sqlite3_backup_init(copy.handle_, "main", handle_, "main");
    int code = backup ? sqlite3_backup_step(backup, /*all pages*/ -1) : SQLITE_ERROR;
    // Finishing puts what went wrong into the copy's handle.
    if (sqlite3_backup_finish(backup) != SQLITE_OK || code != SQLITE_DONE)
      copy.fail("write");
  } catch (...) {
    drop();
    throw;
  }
  if (!sync(beside) || std::rename(beside.c_str(), path.c_str()) != 0) {
    int error = errno;
    drop();
    throw DatabaseError("cannot make '" + beside + "' the new '" + path +
                        "': " + std::strerror(error));
  }
}

Transaction::Transaction(Database &database, Database::Access access)
    : database_(database), isOpen_(!database.isInTransaction()) {
  if (isOpen_)
    database_.run(access == Database::Access::Write ? "BEGIN IMMEDIATE" : "BEGIN");
}

void Transaction::commit() {
  if (isOpen_)
    database_.run("COMMIT");
  isOpen_ = false;
}

Transaction::~Transaction() {
  if (!isOpen_)
    return;
  try {
    database_.run("ROLLBACK");
  } catch (const DatabaseError &) {
    // SQLite rolls back by itself after some errors, and then there is nothing to roll back.
  }
}

} // namespace freehold::state
