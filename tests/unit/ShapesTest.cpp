//===- ShapesTest.cpp - Dealloc ops enumerated ----------------------------===//
#include "smt/patterns/Shapes.h"

#include "oracle/core/program/Registry.h"

#include "mlir/Dialect/Bufferization/IR/Bufferization.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/IR/Verifier.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

using namespace freehold::smt::patterns;
using Form = Shape::Operand::Form;
using Root = Shape::Root::Kind;
using Condition = Shape::Condition::Kind;

/// If the enumeration is changed on purpose, these numbers change.
TEST(Shapes, Counts) {
  std::map<std::pair<size_t, size_t>, unsigned> counts;
  for (const Shape &shape : enumerateShapes({3, 3}))
    ++counts[{shape.memrefs.size(), shape.retained.size()}];
  const unsigned expected[4][4] = {{1, 39, 217, 500},
                                   {109, 920, 2865, 1018},
                                   {2166, 12388, 5308, 8472},
                                   {3240, 20920, 43048, 112272}};
  for (size_t memrefs = 0; memrefs <= 3; ++memrefs)
    for (size_t retained = 0; retained <= 3; ++retained)
      EXPECT_EQ((counts[{memrefs, retained}]), expected[memrefs][retained])
          << memrefs << "x" << retained;
}

TEST(Shapes, SmallerScalesAreTheBeginningOfEachSize) {
  std::vector<Shape> all = enumerateShapes({3, 3});
  size_t next = 0;
  for (const Shape &shape : enumerateShapes({2, 1})) {
    while (next < all.size() && all[next].name() != shape.name())
      ++next;
    ASSERT_LT(next, all.size()) << shape.name();
    EXPECT_EQ(all[next].text(), shape.text());
  }
}

TEST(Shapes, TextsAndNamesDiffer) {
  std::set<std::string> names, texts;
  std::vector<Shape> shapes = enumerateShapes({3, 2});
  for (const Shape &shape : shapes) {
    names.insert(shape.name());
    texts.insert(shape.text());
  }
  EXPECT_EQ(names.size(), shapes.size());
  EXPECT_EQ(texts.size(), shapes.size());
}

/// Returns a canonical text: all variants by names, order of retained values and sides of joins,
/// sorted. It is computed independently of the enumeration.
static std::string classOf(const Shape &shape) {
  std::vector<unsigned> numbers(shape.roots.size());
  for (unsigned i = 0; i < numbers.size(); ++i)
    numbers[i] = i;
  std::string smallest;
  do {
    auto operand = [&](Shape::Operand one) {
      return std::to_string(int(one.form)) + "." + std::to_string(numbers[one.root]) + " ";
    };
    std::vector<std::string> roots(shape.roots.size());
    for (auto [i, root] : llvm::enumerate(shape.roots)) {
      unsigned x = root.isJoin() ? numbers[root.first] : 0;
      unsigned y = root.isJoin() ? numbers[root.second] : 0;
      roots[numbers[i]] = std::to_string(int(root.kind)) + "(" + std::to_string(std::min(x, y)) +
                          "," + std::to_string(std::max(x, y)) + ") ";
    }
    std::string text;
    for (const std::string &root : roots)
      text += root;
    text += ": ";
    for (auto [memref, condition] : llvm::zip_equal(shape.memrefs, shape.conditions))
      text += operand(memref) + std::to_string(int(condition.kind)) +
              std::to_string(condition.number) + " ";
    std::multiset<std::string> retained;
    for (Shape::Operand one : shape.retained)
      retained.insert(operand(one));
    for (const std::string &one : retained)
      text += "| " + one;
    if (smallest.empty() || text < smallest)
      smallest = text;
  } while (std::next_permutation(numbers.begin(), numbers.end()));
  return smallest + (shape.isBare ? "bare" : "");
}

TEST(Shapes, NoTwoAreTheSame) {
  std::map<std::string, std::string> classes;
  for (const Shape &shape : enumerateShapes({2, 1})) {
    auto [other, isNew] = classes.try_emplace(classOf(shape), shape.text());
    EXPECT_TRUE(isNew) << shape.text() << " is " << other->second;
  }
}

/// One shape for each feature listed in the header.
TEST(Shapes, WhatMustBeThere) {
  std::set<std::string> texts;
  for (const Shape &shape : enumerateShapes({3, 3}))
    texts.insert(shape.text());
  for (const char *text : {
           "dealloc",
           "dealloc (a) if (true); bare",
           "dealloc (a, a) if (c0, c1)",
           "dealloc (a, base a) if (c0, not c0)",
           "dealloc (a, cast a) if (c0, c0)",
           "dealloc (f) if (c0) retain (view f)",
           "dealloc (a, b) if (c0, c1) retain (j); j = select a, b",
           "dealloc (base j) if (c0) retain (j); j = if a, f",
           "dealloc (a, f, g) if (true, c0, c1) retain (f, g, view a)",
           "dealloc (a, a, b) if (c0, c1, c2) retain (a, b, j); j = select a, b",
       })
    EXPECT_TRUE(texts.count(text)) << text;
  for (const char *text : {
           "dealloc (view a) if (true)",            // frees what is no allocation's
           "dealloc (f) if (c1)",                   // numbered as they occur
           "dealloc (a) if (c0) retain (view a, a)" // retained values are sorted
       })
    EXPECT_FALSE(texts.count(text)) << text;
}

TEST(Shapes, FunctionsVerifyAndSayWhatTheShapeIs) {
  auto context = freehold::makeContext();
  loadShapeDialects(*context);
  mlir::OwningOpRef<mlir::ModuleOp> module(
      mlir::ModuleOp::create(mlir::UnknownLoc::get(context.get())));
  std::set<std::string> bodies;
  std::vector<Shape> shapes = enumerateShapes({1, 2});
  for (const Shape &shape : shapes) {
    mlir::func::FuncOp function = buildShape(shape, *module);
    EXPECT_EQ(function.getName(), shape.name());
    function.setName("same");
    std::string body;
    llvm::raw_string_ostream(body) << function;
    bodies.insert(body);
    function.setName(shape.name());
    unsigned deallocs = 0;
    function.walk([&](mlir::bufferization::DeallocOp op) {
      ++deallocs;
      EXPECT_EQ(op.getMemrefs().size(), shape.memrefs.size());
      EXPECT_EQ(op.getRetained().size(), shape.retained.size());
    });
    EXPECT_EQ(deallocs, 1u);
  }
  EXPECT_EQ(bodies.size(), shapes.size());
  EXPECT_TRUE(succeeded(mlir::verify(*module)));
}
