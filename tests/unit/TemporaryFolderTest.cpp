//===- TemporaryFolderTest.cpp --------------------------------------------===//
#include "oracle/core/process/TemporaryFolder.h"

#include "llvm/Support/FileSystem.h"

#include "gtest/gtest.h"

#include <fstream>
#include <sys/stat.h>
#include <unistd.h>

using namespace freehold;

TEST(TemporaryFolder, IsRemovedWithWhatLLVMLeaves) {
  std::string path;
  TemporaryFolder other("freehold-outside");
  std::ofstream(other.file("kept")) << "kept";
  {
    TemporaryFolder folder("freehold-test");
    ASSERT_TRUE(folder.isThere());
    path = folder.path();
    ASSERT_EQ(mkdir(folder.file("nested").c_str(), 0700), 0);
    std::ofstream(folder.file("nested/file")) << "text";
    ASSERT_EQ(mkfifo(folder.file("nested/pipe").c_str(), 0600), 0);
    ASSERT_EQ(symlink(other.path().c_str(), folder.file("link").c_str()), 0);
    EXPECT_TRUE(llvm::sys::fs::exists(path));
  }
  EXPECT_FALSE(llvm::sys::fs::exists(path));
  EXPECT_TRUE(llvm::sys::fs::exists(other.file("kept")));
}

TEST(TemporaryFolder, NoPlaceForIt) {
  TemporaryFolder folder("no/such/place");
  EXPECT_FALSE(folder.isThere());
}
