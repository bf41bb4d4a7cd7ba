//===- Database.cpp -------------------------------------------------------===//
#include "fuzz/state/Database.h"

#include <sqlite3.h>

#include <algorithm>
#include <cstdio>
#include <unistd.h>

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
    return "; make room on the disk, then go on with --resume";
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
  throw DatabaseError("cannot " + doing + " the database '" + path_ +
                      "': " + sqlite3_errmsg(handle_) + advice(code));
}

Database::Database(const std::string &path, Access access) : path_(path) {
  int flags =
      access == Access::Write ? SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE : SQLITE_OPEN_READONLY;
  if (sqlite3_open_v2(path.c_str(), &handle_, flags, nullptr) != SQLITE_OK) {
    std::string why = handle_ ? sqlite3_errmsg(handle_) : "out of memory";
    sqlite3_close(handle_);
    throw DatabaseError("cannot open the database '" + path + "': " + why);
  }
  try {
    sqlite3_busy_timeout(handle_, kBusyMs);
    if (access == Access::Write)
      script("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;");
    script("PRAGMA foreign_keys = ON; PRAGMA temp_store = MEMORY; PRAGMA cache_size = -65536;");
    (void)integer("SELECT count(*) FROM sqlite_schema");
  } catch (...) {
    for (auto &[sql, statement] : statements_)
      sqlite3_finalize(statement);
    sqlite3_close(handle_);
    throw;
  }
}

Database::~Database() {
  for (auto &[sql, statement] : statements_)
    sqlite3_finalize(statement);
  sqlite3_close(handle_);
}

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

void Database::run(const std::string &sql, std::initializer_list<Value> values) {
  each(sql, values, [](const Row &) {});
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

void Database::copyTo(const std::string &path) {
  std::string beside = path + ".tmp";
  (void)unlink(beside.c_str());
  run("VACUUM INTO ?", {beside});
  if (std::rename(beside.c_str(), path.c_str()) != 0)
    throw DatabaseError("cannot rename '" + beside + "' to '" + path + "'");
}

Transaction::Transaction(Database &database) : database_(database) {
  database_.run("BEGIN IMMEDIATE");
}

void Transaction::commit() {
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
