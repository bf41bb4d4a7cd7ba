//===- InputsTest.cpp - Text form and generation of arguments -------------===//
#include "oracle/core/inputs/Inputs.h"

#include <gtest/gtest.h>

#include <set>

using namespace freehold;

namespace {
std::string roundTrip(const std::string &text) {
  auto parsed = parseInputs(text);
  if (auto *error = std::get_if<InputError>(&parsed))
    return "error: " + error->message;
  return print(std::get<Inputs>(parsed));
}

bool isError(const std::string &text) {
  return std::holds_alternative<InputError>(parseInputs(text));
}

Parameter integer(unsigned width) { return {Parameter::Kind::Integer, width, {}, 0}; }
Parameter buffer(std::vector<int64_t> sizes, unsigned group = 0) {
  return {Parameter::Kind::Buffer, 0, std::move(sizes), group};
}

std::vector<std::string> texts(const std::vector<Inputs> &inputs) {
  std::vector<std::string> all;
  for (const Inputs &each : inputs)
    all.push_back(print(each));
  return all;
}
} // namespace

TEST(Inputs, PrintAndParse) {
  for (const char *text :
       {"", "7", "-3", "1.5", "true", "0x7fc00000", "memref(4x5;seed=9)", "memref(;seed=1)",
        "memref(0;seed=3), same(0), 7", "memref(4;seed=1;values=edge,7,-3,1.5,0x7fc00000), true",
        "memref(4;seed=1;values=finite;offset=2;bytes=64)",
        "memref(4x2;seed=1;offset=9;strides=-2x1)", "same(0;strides=-1)",
        "memref(4;seed=1;values=small,9), same(0;sizes=2x1;offset=1;strides=2x1)",
        "memref(4;seed=1), same(0;sizes=), same(0;offset=3)",
        "memref(4;seed=1;cells=1,-2,0x7fc00000;offset=2), same(0;cell=3)",
        "same(@g), same(@a.b$c;sizes=2x1;offset=1;strides=2x1)"})
    EXPECT_EQ(roundTrip(text), text);
  EXPECT_EQ(roundTrip("memref( 4 x 5 )"), "memref(4x5;seed=1)");
  EXPECT_EQ(roundTrip("  1 ,2  "), "1, 2");
}

TEST(Inputs, Errors) {
  for (const char *text : {"1,",
                           ",1",
                           "memref(",
                           "memref(4",
                           "memref(x)",
                           "memref(-1)",
                           "memref(a)",
                           "memref(4;size=1)",
                           "memref(4;seed=)",
                           "same()",
                           "same(x)",
                           "same(-1)",
                           "other(1)",
                           "1,,2",
                           "memref(4;values=)",
                           "memref(4;values=all)",
                           "memref(4;values=edge,)",
                           "memref(4;values=edge,a b)",
                           "memref(4;seed=1;seed=2)",
                           "memref(4;offset=-1)",
                           "memref(4;bytes=x)",
                           "memref(4;offset=99999999999999999)",
                           "same(0;offset=)",
                           "same(0;sizes=-1)",
                           "same(0;strides=a)",
                           "memref(4;strides=)1",
                           "memref(4;strides=-99999999999999999)",
                           "tensor(4;strides=-1)",
                           "same(0;seed=1)",
                           "same(0;offset=1;offset=1)",
                           "memref(4;cells=)",
                           "memref(4;cells=1,,2)",
                           "memref(4;cells=1;values=edge)",
                           "same(@)",
                           "same(@3)",
                           "same(@g;cell=1)",
                           "same(0;cell=)",
                           "same(0;cell=-1)",
                           "same(0;cell=1;sizes=2)"})
    EXPECT_TRUE(isError(text)) << text;
}

TEST(Inputs, StepsPrintAndParse) {
  for (const char *text :
       {"3, memref(4;seed=1) ; @other(same(1.0)) ; set @g(seed=3) ; 2, same(1.1)", "() ; ()",
        "() ; answers=2", "5 ; answers=12", "@first() ; set @a.b$c(seed=1) ; 1, 2 ; @f()",
        "set @\"odd ; name(\\22\\\\\"(seed=7) ; () ; @\"3\"(memref(4x5;seed=9), true)",
        "memref(4;seed=1;values=edge,7) ; same(1.0;sizes=2;offset=1)"})
    EXPECT_EQ(roundTrip(text), text);
  EXPECT_EQ(roundTrip("(3,4)"), "3, 4");
  EXPECT_EQ(roundTrip("()"), "");
  EXPECT_EQ(roundTrip(" (1) ;@g( ); set @h ( ) ; answers=0"), "1 ; @g() ; set @h(seed=1)");
  EXPECT_EQ(roundTrip("answers= 3 ;()"), "() ; answers=3");
}

TEST(Inputs, StepsAreTakenApart) {
  auto parsed = parseInputs("@a(1) ; 2 ; set @g(seed=5) ; 3 ; answers=4");
  const auto &inputs = std::get<Inputs>(parsed);
  ASSERT_EQ(inputs.before.size(), 1u);
  EXPECT_EQ(std::get<CallStep>(inputs.before[0]).function, "a");
  ASSERT_EQ(inputs.arguments.size(), 1u);
  EXPECT_EQ(std::get<Literal>(inputs.arguments[0]).text, "2");
  ASSERT_EQ(inputs.after.size(), 2u);
  EXPECT_EQ(std::get<SetStep>(inputs.after[0]).global, "g");
  EXPECT_EQ(std::get<SetStep>(inputs.after[0]).contents.seed, 5u);
  EXPECT_EQ(std::get<CallStep>(inputs.after[1]).function, "");
  EXPECT_EQ(inputs.answers, 4u);
  EXPECT_FALSE(inputs.isPlainCall());
}

TEST(Inputs, StepErrors) {
  for (const char *text : {";",
                           "1 ;",
                           "; 1",
                           "1 ; ; 2",
                           "@g()",
                           "set @g()",
                           "answers=1",
                           "1 ; answers=x",
                           "1 ; answers=-1",
                           "1 ; @g",
                           "1 ; @(2)",
                           "1 ; set g(seed=1)",
                           "1 ; set @g(seed=)",
                           "1 ; set @g(size=1)",
                           "(1",
                           "(1) 2",
                           "1 ; same(0.0)",
                           "1 ; same(1.)",
                           "1 ; same(x.0)",
                           "1 ; @\"a(1)",
                           "1 ; @\"\\4\"(1)",
                           "@",
                           "a b"})
    EXPECT_TRUE(isError(text)) << text;
}

TEST(Inputs, SplitsOutsideParens) {
  using Parts = std::vector<std::string_view>;
  EXPECT_EQ(splitOutsideParens("a,b(c,d),e", ','), (Parts{"a", "b(c,d)", "e"}));
  EXPECT_EQ(splitOutsideParens("f(1;2);g((;);;)", ';'), (Parts{"f(1;2)", "g((;);;)"}));
  EXPECT_EQ(splitOutsideParens("", ','), (Parts{""}));
  EXPECT_EQ(splitOutsideParens("),(", ','), (Parts{")", "("}));
}

TEST(Inputs, ScalarsPrintAsTheyParse) {
  auto scalar = [](int64_t bits, bool isFloat = false) {
    return print(Inputs{{ScalarArgument{bits, isFloat}}});
  };
  EXPECT_EQ(scalar(7), "7");
  EXPECT_EQ(scalar(-1), "-1");
  EXPECT_EQ(scalar(-5'000'000), "-5000000");
  EXPECT_EQ(scalar(INT64_MIN), "-9223372036854775808");
  EXPECT_EQ(scalar(1ll << 40), "0x10000000000");
  EXPECT_EQ(scalar(0, true), "0x0");
}

namespace {
bool boolAt(const Inputs &inputs, size_t n) {
  return std::get<ScalarArgument>(inputs.arguments[n]).bits;
}
} // namespace

TEST(Inputs, AllCombinationsOfFewBools) {
  for (unsigned bools = 0; bools <= 3; ++bools) {
    std::vector<Parameter> parameters(bools, integer(1));
    auto made = texts(makeInputs(parameters, {.count = 1}));
    EXPECT_EQ(made.size(), 1u << bools);
    EXPECT_EQ(std::set<std::string>(made.begin(), made.end()).size(), made.size());
  }
  // Among other parameters.
  std::vector<Parameter> mixed = {integer(1), buffer({-1}), integer(1), integer(32)};
  std::set<std::pair<bool, bool>> seen;
  for (const Inputs &inputs : makeInputs(mixed, {.count = 4}))
    seen.insert({boolAt(inputs, 0), boolAt(inputs, 2)});
  EXPECT_EQ(seen.size(), 4u);
}

TEST(Inputs, PairsOfManyBools) {
  for (unsigned bools : {4, 5, 7, 10, 11, 20, 40, 70}) {
    auto made = makeInputs(std::vector<Parameter>(bools, integer(1)), {.count = 1});
    EXPECT_LE(made.size(), 10u) << bools;
    for (unsigned m = 0; m < bools; ++m)
      for (unsigned n = 0; n < m; ++n) {
        std::set<std::pair<bool, bool>> seen;
        for (const Inputs &inputs : made)
          seen.insert({boolAt(inputs, m), boolAt(inputs, n)});
        ASSERT_EQ(seen.size(), 4u) << bools << ": " << n << ", " << m;
      }
  }
}

TEST(Inputs, MoreInputsHaveTheOtherCombinationsOfBools) {
  auto made = texts(makeInputs(std::vector<Parameter>(5, integer(1)), {.count = 32}));
  EXPECT_EQ(std::set<std::string>(made.begin(), made.end()).size(), 32u);
  // There is room for other inputs besides these rows.
  std::vector<Parameter> parameters(12, integer(1));
  parameters.push_back(buffer({-1, -1}));
  unsigned probes = 0;
  for (const Inputs &inputs : makeInputs(parameters, {.count = 16}))
    probes += inputs.isProbe;
  EXPECT_GE(probes, 6u);
}

TEST(Inputs, DistinctAndDeterministic) {
  std::vector<Parameter> parameters = {integer(1),
                                       buffer({-1, 4}),
                                       buffer({-1, 4}),
                                       integer(64),
                                       {Parameter::Kind::Index, 64, {}, 0},
                                       {Parameter::Kind::Float, 32, {}, 0}};
  auto first = texts(makeInputs(parameters, {.count = 40, .seed = 5}));
  EXPECT_EQ(first, texts(makeInputs(parameters, {.count = 40, .seed = 5})));
  EXPECT_NE(first, texts(makeInputs(parameters, {.count = 40, .seed = 6})));
  EXPECT_EQ(std::set<std::string>(first.begin(), first.end()).size(), first.size());
  EXPECT_EQ(first.size(), 40u);
}

TEST(Inputs, AtLeastOneAtMostCount) {
  EXPECT_EQ(makeInputs({}, {.count = 8}).size(), 1u);
  EXPECT_EQ(makeInputs({}, {.count = 0}).size(), 1u);
  EXPECT_EQ(makeInputs({integer(32)}, {.count = 0}).size(), 1u);
  EXPECT_LE(makeInputs({integer(32)}, {.count = 3}).size(), 3u);
  EXPECT_LE(makeInputs({integer(8)}, {.count = 1000}).size(), 1000u);
}

namespace {
/// A buffer parameter like the interpreter makes it, with a dense layout unless it is strided.
Parameter cells(std::vector<int64_t> sizes, unsigned group, unsigned bytes = 4,
                bool isStrided = false) {
  Parameter p = buffer(sizes, group);
  p.strides.assign(sizes.size(), kDynamicStride);
  if (!isStrided && !sizes.empty()) {
    p.strides.back() = 1;
    for (size_t d = sizes.size() - 1; d-- > 0;)
      p.strides[d] = sizes[d + 1] < 0 || p.strides[d + 1] < 0 ? kDynamicStride
                                                              : p.strides[d + 1] * sizes[d + 1];
  }
  p.offset = isStrided ? -1 : 0;
  p.elementBytes = bytes;
  return p;
}

const std::vector<int64_t> &sizesAt(const Inputs &inputs, size_t n) {
  static const std::vector<int64_t> none;
  if (auto *same = std::get_if<SameBuffer>(&inputs.arguments[n]))
    return same->sizes ? *same->sizes : sizesAt(inputs, same->argument);
  return std::get<BufferArgument>(inputs.arguments[n]).sizes;
}
} // namespace

TEST(Inputs, SizesFitAndBuffersAreShared) {
  std::vector<Parameter> parameters = {cells({-1, 4}, 0), cells({-1, 4}, 0), cells({2}, 1)};
  bool shared = false, empty = false;
  for (const Inputs &inputs : makeInputs(parameters, {.count = 30})) {
    if (auto *same = std::get_if<SameBuffer>(&inputs.arguments[1])) {
      EXPECT_EQ(same->argument, 0u);
      shared = true;
    }
    ASSERT_EQ(sizesAt(inputs, 0).size(), 2u);
    EXPECT_EQ(sizesAt(inputs, 0)[1], 4);
    empty |= sizesAt(inputs, 0)[0] == 0;
    EXPECT_EQ(sizesAt(inputs, 2), std::vector<int64_t>{2});
  }
  EXPECT_TRUE(shared);
  EXPECT_TRUE(empty);
}

TEST(Inputs, SizesAreNextToTheNumbersOfTheProgram) {
  std::set<int64_t> seen;
  for (const Inputs &inputs : makeInputs({cells({-1}, 0)}, {.count = 16}, {{0, 1, 8, 500}, {}}))
    seen.insert(sizesAt(inputs, 0)[0]);
  for (int64_t size : {0, 1, 3, 7, 8, 9, 17, 499, 500, 501})
    EXPECT_TRUE(seen.count(size)) << size;
}

TEST(Inputs, SizesDifferAndAreEqual) {
  std::vector<Parameter> parameters = {cells({-1, -1}, 0), cells({-1, -1}, 0)};
  unsigned square = 0, oblong = 0, sameShape = 0, allDiffer = 0, oneEmpty = 0;
  for (const Inputs &inputs : makeInputs(parameters, {.count = 24}, {{16}, {}})) {
    auto &a = sizesAt(inputs, 0), &b = sizesAt(inputs, 1);
    (a[0] == a[1] ? square : oblong) += 1;
    sameShape += a == b && a[0] != a[1];
    allDiffer += std::set<int64_t>{a[0], a[1], b[0], b[1]}.size() == 4;
    oneEmpty += (a[0] == 0) + (a[1] == 0) + (b[0] == 0) + (b[1] == 0) == 1;
    for (const auto *sizes : {&a, &b})
      EXPECT_LE((*sizes)[0] * (*sizes)[1], 400);
  }
  for (unsigned count : {square, oblong, sameShape, allDiffer, oneEmpty})
    EXPECT_GE(count, 2u);
}

TEST(Inputs, ManyCellsAreAvoidedWhereTheTypeAllows) {
  std::vector<Parameter> parameters = {cells({-1, -1, -1}, 0), cells({64, -1}, 1),
                                       cells({300, 300}, 2), cells({}, 3)};
  for (const Inputs &inputs : makeInputs(parameters, {.count = 40}, {{64, 1000, 7}, {}})) {
    int64_t first = 1;
    for (int64_t size : sizesAt(inputs, 0))
      first *= size;
    EXPECT_LE(first, 1100) << print(inputs);
    EXPECT_LE(sizesAt(inputs, 1)[1], 17) << print(inputs);
    EXPECT_EQ(sizesAt(inputs, 2), (std::vector<int64_t>{300, 300}));
  }
}

TEST(Inputs, IntegersAreNumbersOfTheProgramEdgesAndEqual) {
  std::set<int64_t> seen;
  bool equal = false;
  for (const Inputs &inputs : makeInputs({integer(32), integer(32)}, {.count = 64}, {{1000}, {}})) {
    auto value = [&](size_t n) { return std::get<ScalarArgument>(inputs.arguments[n]).bits; };
    seen.insert(value(0));
    equal |= value(0) == value(1) && value(0) != 0 && inputs.isProbe;
    EXPECT_GE(value(0), INT32_MIN);
    EXPECT_LE(value(0), INT32_MAX);
  }
  for (int64_t value : {int64_t(999), int64_t(1000), int64_t(1001), int64_t(-1), int64_t(0),
                        int64_t(1), int64_t(INT32_MIN), int64_t(INT32_MAX)})
    EXPECT_TRUE(seen.count(value)) << value;
  EXPECT_TRUE(equal);
}

/// Each pair shares a buffer, at the same position and at different ones, with both extents inside
/// of it.
TEST(Inputs, EveryPairOfBuffersIsShared) {
  std::vector<Parameter> parameters = {cells({-1}, 0), cells({4}, 1), cells({-1, -1}, 2, 1),
                                       cells({-1}, 3, 8, /*isStrided=*/true)};
  std::set<std::pair<size_t, size_t>> together, apart;
  for (const Inputs &inputs : makeInputs(parameters, {.count = 64})) {
    std::vector<std::vector<size_t>> groups(4);
    for (size_t n = 0; n < 4; ++n) {
      auto *same = std::get_if<SameBuffer>(&inputs.arguments[n]);
      groups[same ? same->argument : n].push_back(n);
    }
    for (const auto &group : groups)
      for (size_t m : group)
        for (size_t n : group)
          if (m < n) {
            auto *root = std::get_if<BufferArgument>(&inputs.arguments[group.front()]);
            auto *same = std::get_if<SameBuffer>(&inputs.arguments[n]);
            ASSERT_TRUE(root && same);
            (root->offset.value_or(0) || same->offset.value_or(0) ? apart : together)
                .insert({m, n});
          }
  }
  EXPECT_EQ(together.size(), 6u);
  EXPECT_EQ(apart.size(), 6u);
}

TEST(Inputs, BuffersOfMemRefsAreNotShared) {
  Parameter nested = cells({-1}, 0, /*bytes=*/0);
  for (const Inputs &inputs : makeInputs({nested, cells({-1}, 1)}, {.count = 40}))
    EXPECT_TRUE(std::holds_alternative<BufferArgument>(inputs.arguments[1]));
}
