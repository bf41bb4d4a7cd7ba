//===- Database.h - SQLite, and only here -----------------------*- C++ -*-===//
// The one file that talks to SQLite. The database is in WAL mode: readers see the last commit while a
// campaign writes, and what was committed survives a killed process. All functions throw DatabaseError,
// whose text says what a user can do.
//===----------------------------------------------------------------------===//
#pragma once

#include <cstdint>
#include <functional>
#include <initializer_list>
#include <map>
#include <optional>
#include <stdexcept>
#include <string>
#include <variant>
#include <vector>

struct sqlite3;
struct sqlite3_stmt;

namespace freehold::state {

struct DatabaseError : std::runtime_error {
  using std::runtime_error::runtime_error;
};

/// The file is no whole database of ours, so that its last good copy is better.
struct DamageError : DatabaseError {
  using DatabaseError::DatabaseError;
};

/// Bytes, as opposed to text.
struct Blob {
  std::string bytes;
};

/// What a statement is given for a "?"; std::monostate is NULL.
using Value = std::variant<std::monostate, int64_t, double, std::string, Blob>;

/// Returns the number as SQLite keeps it. Seeds use all 64 bits and are kept as signed numbers.
inline Value number(uint64_t value) { return static_cast<int64_t>(value); }

/// One row of an answer, valid while it is visited.
class Row {
public:
  explicit Row(sqlite3_stmt *statement) : statement_(statement) {}
  /// NULL is 0, 0.0 and an empty text.
  int64_t integer(int column) const;
  double real(int column) const;
  std::string text(int column) const;
  bool isNull(int column) const;

private:
  sqlite3_stmt *statement_;
};

class Database {
public:
  /// Fill is Write for much at once: a file that it makes has large pages, and each is written once, in its place,
  /// until `share` is called. Other processes that open the file before that may have to wait.
  enum class Access : uint8_t { Read, Write, Fill };
  /// Opens the file; for writing it is made if it is not there. A file that is damaged or no database
  /// throws. A file in a folder that cannot be written is read as well, if no process left changes beside it.
  Database(const std::string &path, Access access);
  ~Database();
  Database(const Database &) = delete;
  Database &operator=(const Database &) = delete;

  const std::string &path() const { return path_; }

  /// Runs one statement without an answer. Returns how many rows it changed, if it changes any.
  int64_t run(const std::string &sql, std::initializer_list<Value> values = {});
  /// Calls `visit` for each row of the answer.
  void each(const std::string &sql, std::initializer_list<Value> values,
            const std::function<void(const Row &)> &visit);
  /// Returns the first column of the first row as a number; std::nullopt if there is no row.
  std::optional<int64_t> integer(const std::string &sql, std::initializer_list<Value> values = {});
  /// Returns the first column of the first row as text; std::nullopt if there is no row.
  std::optional<std::string> text(const std::string &sql, std::initializer_list<Value> values = {});
  /// Runs several statements separated by semicolons.
  void script(const std::string &sql);

  /// Returns what SQLite's own check says of the file: empty if it is sound.
  std::string damage();
  /// Ends the filling of a new file: from now on it is as one that was opened with Write.
  void share();
  /// Copies what is committed, page by page, and renames the copy to `path`. If that fails, there is no file
  /// more than before.
  void copyTo(const std::string &path);
  /// Adds the tables of another database, which is only read, as `NAME.TABLE`.
  void attach(const std::string &path, const std::string &name);

private:
  friend class Transaction;
  /// For a copy: a new file with nothing in it.
  explicit Database(const std::string &path);
  bool isInTransaction() const;
  void open(const std::string &name, int flags);
  void close();
  sqlite3_stmt *prepare(const std::string &sql, std::initializer_list<Value> values);
  [[noreturn]] void fail(const std::string &doing) const;

  std::string path_;
  sqlite3 *handle_ = nullptr;
  std::map<std::string, sqlite3_stmt *> statements_;
};

/// A transaction: rolled back unless `commit` was called. Within another one it is a part of that one.
class Transaction {
public:
  /// One that only reads sees the database as it is at its first statement.
  explicit Transaction(Database &database, Database::Access access = Database::Access::Write);
  ~Transaction();
  Transaction(const Transaction &) = delete;
  Transaction &operator=(const Transaction &) = delete;
  void commit();

private:
  Database &database_;
  /// False if it is a part of another transaction.
  bool isOpen_;
};

} // namespace freehold::state
