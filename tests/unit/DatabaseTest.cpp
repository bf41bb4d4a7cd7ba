//===- DatabaseTest.cpp ---------------------------------------------------===//
#include "fuzz/state/Database.h"

#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/Support/FileSystem.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::state;

TEST(Database, ANewOneIsFilledInPlaceAndSharedAfterwards) {
  TemporaryFolder folder("database");
  const std::string path = folder.path() + "/state.db";
  auto journal = [](Database &database) { return *database.text("PRAGMA journal_mode"); };
  {
    Database filled(path, Database::Access::Fill);
    filled.script("CREATE TABLE t (a); INSERT INTO t VALUES (1)");
    EXPECT_EQ(journal(filled), "truncate");
    EXPECT_EQ(filled.integer("PRAGMA page_size"), 16384);
    EXPECT_FALSE(llvm::sys::fs::exists(path + "-wal"));
    EXPECT_THROW(
        {
          Transaction transaction(filled);
          filled.script("INSERT INTO t VALUES (2)");
          filled.script("no statement");
        },
        DatabaseError);
    EXPECT_EQ(filled.integer("SELECT count(*) FROM t"), 1);
    // With a reader in the middle of something it stays as it is, for the next one that writes.
    {
      Database reader(path, Database::Access::Read);
      Transaction moment(reader, Database::Access::Read);
      EXPECT_EQ(reader.integer("SELECT count(*) FROM t"), 1);
      filled.script("PRAGMA busy_timeout = 1");
      filled.share();
      EXPECT_EQ(journal(filled), "truncate");
    }
    filled.share();
    EXPECT_EQ(journal(filled), "wal");
    filled.copyTo(path + ".copy");
  }
  // Only a file that is new is filled in place.
  Database again(path, Database::Access::Fill);
  EXPECT_EQ(journal(again), "wal");
  Database copy(path + ".copy", Database::Access::Read);
  EXPECT_EQ(copy.integer("SELECT count(*) FROM t"), 1);
  EXPECT_FALSE(llvm::sys::fs::exists(path + ".copy.tmp"));
  // One whose process was killed before it shared the file.
  const std::string killed = folder.path() + "/killed.db";
  {
    Database(killed, Database::Access::Fill).script("CREATE TABLE t (a)");
  }
  Database next(killed, Database::Access::Write);
  EXPECT_EQ(journal(next), "wal");
}

TEST(Database, WhatAKilledProcessHadNotCommittedIsUndoneBeforeReading) {
  TemporaryFolder folder("database");
  const std::string path = folder.path() + "/state.db", killed = folder.path() + "/killed.db";
  {
    Database filled(path, Database::Access::Fill);
    filled.script(
        "CREATE TABLE t (a); WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n "
        "WHERE i < 20000) INSERT INTO t SELECT i FROM n");
    // With a cache of one page the file is changed before the end of the transaction.
    filled.script("PRAGMA cache_size = 1");
    Transaction transaction(filled);
    filled.script("UPDATE t SET a = 0");
    for (const char *suffix : {"", "-journal"})
      ASSERT_FALSE(llvm::sys::fs::copy_file(path + suffix, killed + suffix));
  }
  Database reader(killed, Database::Access::Read);
  EXPECT_EQ(reader.integer("SELECT count(*) FROM t WHERE a > 0"), 20000);
  EXPECT_EQ(reader.damage(), "");
}
