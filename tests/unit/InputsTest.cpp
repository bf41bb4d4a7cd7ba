//===- InputsTest.cpp - Text form and generation of arguments -------------===//
#include "oracle/core/Inputs.h"

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
        "memref(4;seed=1;values=small,9), same(0;sizes=2x1;offset=1;strides=2x1)",
        "memref(4;seed=1), same(0;sizes=), same(0;offset=3)"})
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
                           "same(0;seed=1)",
                           "same(0;offset=1;offset=1)"})
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
  EXPECT_EQ(std::get<SetStep>(inputs.after[0]).seed, 5u);
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

TEST(Inputs, AllCombinationsOfBools) {
  for (unsigned bools = 0; bools <= 6; ++bools) {
    std::vector<Parameter> parameters(bools, integer(1));
    auto made = texts(makeInputs(parameters, {.count = 1}));
    EXPECT_EQ(made.size(), 1u << bools);
    EXPECT_EQ(std::set<std::string>(made.begin(), made.end()).size(), made.size());
  }
  // Among other parameters, and past the limit.
  std::vector<Parameter> mixed = {integer(1), buffer({-1}), integer(1), integer(32)};
  std::set<std::pair<int64_t, int64_t>> seen;
  for (const Inputs &inputs : makeInputs(mixed, {.count = 4}))
    seen.insert({std::get<ScalarArgument>(inputs.arguments[0]).bits,
                 std::get<ScalarArgument>(inputs.arguments[2]).bits});
  EXPECT_EQ(seen.size(), 4u);
  EXPECT_EQ(makeInputs(std::vector<Parameter>(9, integer(1)), {.count = 1}).size(), 64u);
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

TEST(Inputs, SizesFitAndBuffersAreShared) {
  std::vector<Parameter> parameters = {buffer({-1, 4}, 0), buffer({-1, 4}, 0), buffer({2}, 1)};
  bool shared = false, empty = false;
  for (const Inputs &inputs : makeInputs(parameters, {.count = 30})) {
    if (auto *same = std::get_if<SameBuffer>(&inputs.arguments[1])) {
      EXPECT_EQ(same->argument, 0u);
      shared = true;
    }
    auto &first = std::get<BufferArgument>(inputs.arguments[0]);
    ASSERT_EQ(first.sizes.size(), 2u);
    EXPECT_EQ(first.sizes[1], 4);
    empty |= first.sizes[0] == 0;
    // Nothing to share with in its group.
    EXPECT_EQ(std::get<BufferArgument>(inputs.arguments[2]).sizes, std::vector<int64_t>{2});
  }
  EXPECT_TRUE(shared);
  EXPECT_TRUE(empty);
}
