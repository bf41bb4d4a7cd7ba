//===- FactsTest.cpp - What is known of the arguments of a rewrite --------===//
#include "smt/encode/Facts.h"
#include "oracle/core/program/ReadProgram.h"
#include "oracle/core/program/Registry.h"

#include "mlir/IR/Diagnostics.h"
#include "mlir/IR/MLIRContext.h"

#include <gtest/gtest.h>

using namespace freehold;
using namespace freehold::smt;

namespace {
/// A rewrite and its module, or the first diagnostic.
struct Read {
  std::unique_ptr<mlir::MLIRContext> context = makeContext();
  mlir::OwningOpRef<mlir::ModuleOp> module;
  std::optional<Rewrite> rewrite;
  std::string error;

  explicit Read(const std::string &text) {
    mlir::ScopedDiagnosticHandler handler(context.get(), [&](mlir::Diagnostic &diagnostic) {
      if (error.empty())
        error = diagnostic.str();
      return mlir::success();
    });
    module = parseProgram({"facts.mlir", text, {}}, *context);
    if (!module)
      return;
    auto found = readRewrite(*module, text);
    if (mlir::succeeded(found))
      rewrite = *found;
  }

  std::vector<std::string> facts() const {
    std::vector<std::string> texts;
    for (const Fact &fact : rewrite->facts)
      texts.push_back(fact.text());
    return texts;
  }
};

/// An empty rewrite with these arguments.
std::string of(const std::string &arguments, const std::string &body = "") {
  return "func.func @src(" + arguments + ") {\n" + body + "  return\n}\nfunc.func @tgt(" +
         arguments + ") {\n  return\n}\n";
}

using Texts = std::vector<std::string>;
using Numbers = std::vector<unsigned>;
} // namespace

TEST(Facts, EachKind) {
  Read read(
      of("%a: memref<*xf32> {freehold.original}, %b: memref<2xf32> {freehold.owned},\n"
         " %c: memref<?xf32> {freehold.live, freehold.noalias = [0, 1, 0]},\n"
         " %d: i1 {freehold.value = false}, %e: memref<?xf32> {freehold.noalias}, %f: index"));
  ASSERT_TRUE(read.rewrite) << read.error;
  EXPECT_EQ(read.facts(),
            (Texts{"%arg0 {freehold.original}", "%arg1 {freehold.owned}", "%arg2 {freehold.live}",
                   "%arg2 {freehold.noalias = [0]}", "%arg2 {freehold.noalias = [1]}",
                   "%arg3 {freehold.value = false}", "%arg4 {freehold.noalias}"}));
  EXPECT_EQ(read.rewrite->facts[4].others, Numbers{1});
  EXPECT_FALSE(read.rewrite->facts[5].value);
  EXPECT_EQ(read.rewrite->facts[6].others, (Numbers{0, 1, 2}));
  EXPECT_EQ(read.rewrite->names, (Texts{"%a", "%b", "%c", "%d", "%e", "%f"}));
  EXPECT_EQ(without(*read.rewrite, 3).facts.size(), 6u);
  EXPECT_EQ(without(*read.rewrite, 3).facts[3].others, Numbers{1});
}

TEST(Facts, Groups) {
  Read read(of("%a: memref<2xf32> {freehold.same_allocation = [\"g\"]},"
               "%b: memref<2xf32> {freehold.same_allocation = [\"g\", \"h\"]},"
               "%c: memref<2xf32> {freehold.same_allocation = [\"alone\"]},"
               "%d: memref<2xf32> {freehold.same_allocation = [\"h\"]}"));
  ASSERT_TRUE(read.rewrite) << read.error;
  EXPECT_EQ(read.facts(), (Texts{"%arg1 {freehold.same_allocation = [\"g\", \"h\"]}",
                                 "%arg3 {freehold.same_allocation = [\"h\"]}"}));
  EXPECT_EQ(read.rewrite->facts[0].others, Numbers{0});
  EXPECT_EQ(read.rewrite->facts[1].others, Numbers{0}) << "through %b";
}

TEST(Facts, GroupsOfLists) {
  std::string list = "memref<2xf32> {freehold.list, freehold.same_allocation = [\"g\"]}";
  Read lists(of("%a: " + list + ", %b: " + list));
  ASSERT_TRUE(lists.rewrite) << lists.error;
  ASSERT_EQ(lists.rewrite->facts.size(), 2u);
  EXPECT_EQ(lists.rewrite->facts[0].others, Numbers{0}) << "its own elements";
  EXPECT_EQ(lists.rewrite->facts[1].others, (Numbers{0, 1})) << "%a may be empty";
  Read mixed(of("%a: " + list + ", %m: memref<2xf32> {freehold.same_allocation = [\"g\"]}"));
  ASSERT_EQ(mixed.rewrite->facts.size(), 1u);
  EXPECT_EQ(mixed.rewrite->facts[0].argument, 0u);
  EXPECT_EQ(mixed.rewrite->facts[0].others, Numbers{1});
}

TEST(Facts, Pairing) {
  std::string arguments = "%l: memref<?xf32> {freehold.list}, %c: i1 {freehold.list}, %e: i1,"
                          "%d: i1 {freehold.list}, %r: memref<?xf32> {freehold.list}";
  std::string body = "  %f = arith.ori %c, %e : i1\n"
                     "  %u = bufferization.dealloc (%l : memref<?xf32>) if (%f) retain (%r : "
                     "memref<?xf32>)\n";
  Read read(of(arguments, body + "  %v = arith.xori %u, %d : i1\n"));
  ASSERT_TRUE(read.rewrite) << read.error;
  EXPECT_EQ(read.rewrite->pairedWith[1], 0u) << "through what is made of it";
  EXPECT_EQ(read.rewrite->pairedWith[3], 4u) << "through the result";
  EXPECT_FALSE(read.rewrite->pairedWith[0] || read.rewrite->pairedWith[2]);
  EXPECT_NE(Read(of(arguments, body)).error.find("this one is not"), std::string::npos);
  EXPECT_NE(Read(of(arguments, body + "  %v = arith.xori %d, %c : i1\n"
                                      "  %w = arith.xori %d, %u : i1\n"))
                .error.find("paired with this list and with argument 0"),
            std::string::npos);
}

TEST(Facts, BadAttributes) {
  std::pair<const char *, const char *> bad[] = {
      {"%a: i1 {freehold.noalias}", "'freehold.noalias' is about memrefs, not 'i1'"},
      {"%a: i1 {freehold.owned}", "'freehold.owned' is about memrefs, not 'i1'"},
      {"%a: i1 {freehold.same_allocation = [\"g\"]}", "is about memrefs, not 'i1'"},
      {"%a: memref<f32> {freehold.live = true}", "'freehold.live' takes no value"},
      {"%a: memref<f32> {freehold.list = 2}", "'freehold.list' takes no value"},
      {"%a: index {freehold.list}", "a list is of memrefs or of i1, not of 'index'"},
      {"%a: memref<f32> {freehold.value = true}",
       "'freehold.value' is about i1, not 'memref<f32>'"},
      {"%a: i1 {freehold.value}", "'freehold.value' takes true or false"},
      {"%a: i1 {freehold.value = 1}", "'freehold.value' takes true or false"},
      {"%a: memref<f32> {freehold.noalias = 1}", "takes no value, or numbers of arguments"},
      {"%a: memref<f32> {freehold.noalias = [\"b\"]}", "takes no value, or numbers of arguments"},
      {"%a: memref<f32> {freehold.noalias = [1]}", "names argument 1; there are 1"},
      {"%a: memref<f32> {freehold.noalias = [-1]}", "names argument -1"},
      {"%a: memref<f32> {freehold.noalias = [0]}", "names the argument that carries it"},
      {"%a: memref<f32> {freehold.noalias = [1]}, %b: i1", "argument 1, which is no memref"},
      {"%a: memref<f32> {freehold.same_allocation = \"g\"}", "takes names of groups"},
      {"%a: memref<f32> {freehold.same_allocation = [1]}", "takes names of groups"},
      {"%a: memref<f32> {freehold.alias}", "unknown fact 'freehold.alias'; there are:"},
      {"%a: tensor<f32>", "arguments are memrefs or scalars, not 'tensor<f32>'"}};
  for (auto [arguments, message] : bad) {
    Read read(of(arguments));
    EXPECT_FALSE(read.rewrite) << arguments;
    EXPECT_NE(read.error.find(message), std::string::npos) << arguments << ": " << read.error;
  }
}

TEST(Facts, BadModules) {
  std::string src = "func.func @src(%m: memref<f32> {freehold.live}) {\n  return\n}\n";
  std::string tgt = "func.func @tgt(%m: memref<f32>) {\n  return\n}\n";
  std::pair<std::string, const char *> bad[] = {
      {tgt, "no function @src"},
      {src, "no function @tgt"},
      {src + "func.func private @tgt(memref<f32>)", "@tgt has no body"},
      {src + "func.func @tgt(%m: memref<f64>) { return }",
       "@tgt is '(memref<f64>) -> ()', but @src is"},
      {src + "func.func @tgt(%m: memref<f32> {freehold.owned}) { return }",
       "is not what stands on"},
      {src + tgt + "module {}", "consists of functions and globals only"},
      {src + tgt + "func.func @more() { return }", "only @src and @tgt may have a body"},
      {"func.func private @f() -> tensor<f32>\n"
       "func.func @src() -> tensor<f32> {\n %c = call @f() : () -> tensor<f32>\n return %c : "
       "tensor<f32> }\n"
       "func.func @tgt() -> tensor<f32> {\n %c = call @f() : () -> tensor<f32>\n return %c : "
       "tensor<f32> }",
       "results are memrefs or scalars, not 'tensor<f32>'"},
      {src + "func.func @tgt(%m: memref<f32>) attributes {freehold.owned} { return }",
       "'freehold.owned' stands on no argument"},
      {"func.func @src() -> (i1 {freehold.value = true}) { %c = arith.constant true return %c : i1 "
       "}\n"
       "func.func @tgt() -> i1 { %c = arith.constant true return %c : i1 }",
       "stands on result 0"}};
  for (auto &[text, message] : bad) {
    Read read(text);
    EXPECT_FALSE(read.rewrite) << text;
    EXPECT_NE(read.error.find(message), std::string::npos) << text << ": " << read.error;
  }
  EXPECT_TRUE(Read(src + tgt + "func.func private @f(memref<f32>)").rewrite);
  EXPECT_TRUE(Read(src + "func.func @tgt(%m: memref<f32> {freehold.live}) { return }").rewrite);
}

TEST(Facts, BadLists) {
  std::string arguments =
      "%l: memref<f32> {freehold.list}, %c: i1 {freehold.list}, %m: memref<f32>";
  std::string good = "bufferization.dealloc (%l : memref<f32>) if (%c)\n";
  EXPECT_TRUE(Read(of(arguments, good)).rewrite);
  for (auto [body, message] : {std::pair("bufferization.dealloc (%m : memref<f32>) if (%c)\n",
                                         "the condition of a single memref is a list"),
                               std::pair("scf.if %c {\n}\n", "can neither decide control flow")}) {
    Read read(of(arguments, good + body));
    EXPECT_FALSE(read.rewrite) << body;
    EXPECT_NE(read.error.find(message), std::string::npos) << read.error;
  }
}
