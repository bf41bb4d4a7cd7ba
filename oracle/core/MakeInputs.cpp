//===- MakeInputs.cpp - Generation of arguments ---------------------------===//
#include "oracle/core/Inputs.h"

#include <random>
#include <set>

namespace freehold {

namespace {
/// Draws values for one list of parameters. Numbers come from the raw generator, since the
/// library's distributions differ between machines.
class Draw {
public:
  Draw(const std::vector<Parameter> &parameters, uint64_t seed)
      : parameters_(parameters), random_(seed) {}

  /// Small numbers and buffers; the i1 parameters take the bits of `bools`.
  Inputs small(uint64_t bools, int64_t size) {
    Inputs inputs;
    unsigned nextBool = 0;
    for (const Parameter &p : parameters_)
      switch (p.kind) {
      case Parameter::Kind::Integer:
        inputs.arguments.push_back(ScalarArgument{
            p.width == 1 ? static_cast<int64_t>(bools >> (nextBool++ % 64) & 1) : size});
        break;
      case Parameter::Kind::Buffer:
        inputs.arguments.push_back(buffer(p, size));
        break;
      default:
        inputs.arguments.push_back(p.kind == Parameter::Kind::Index
                                       ? ScalarArgument{size}
                                       : ScalarArgument{0, p.kind == Parameter::Kind::Float});
      }
    return inputs;
  }

  Inputs random() {
    Inputs inputs;
    for (size_t n = 0; n < parameters_.size(); ++n) {
      const Parameter &p = parameters_[n];
      if (p.kind == Parameter::Kind::Buffer)
        inputs.arguments.push_back(next(4) == 0 ? shared(n, inputs) : buffer(p, next(6)));
      else
        inputs.arguments.push_back(scalar(p));
    }
    return inputs;
  }

  /// Every memref parameter that can takes the buffer of an earlier one.
  Inputs aliased(uint64_t bools) {
    Inputs inputs = small(bools, 3);
    for (size_t n = 0; n < parameters_.size(); ++n)
      if (parameters_[n].kind == Parameter::Kind::Buffer)
        inputs.arguments[n] = shared(n, inputs);
    return inputs;
  }

private:
  uint64_t next(uint64_t below) { return random_() % below; }

  ScalarArgument scalar(const Parameter &p) {
    static constexpr int64_t edges[] = {0, 1, 2, 3, 4, 5, 7, 8, -1, 16, 100};
    int64_t value = edges[next(std::size(edges))];
    if (p.kind == Parameter::Kind::Index)
      value = value < 0 ? 6 : value;
    if (p.kind == Parameter::Kind::Integer && next(8) == 0)
      value = p.width >= 64 ? INT64_MIN : int64_t(1) << (p.width - 1);
    if (p.width == 1)
      value = next(2);
    if (p.kind == Parameter::Kind::Float)
      value = next(3) == 0 ? 0 : int64_t(next(64)) << (p.width > 8 ? p.width - 8 : 0);
    return {value, p.kind == Parameter::Kind::Float};
  }

  BufferArgument buffer(const Parameter &p, int64_t size) {
    BufferArgument result;
    for (int64_t fixed : p.sizes)
      result.sizes.push_back(fixed >= 0 ? fixed : size);
    result.seed = 1 + next(1000);
    return result;
  }

  Argument shared(size_t n, const Inputs &inputs) {
    for (size_t m = 0; m < n; ++m)
      if (parameters_[m].kind == Parameter::Kind::Buffer &&
          parameters_[m].sharingGroup == parameters_[n].sharingGroup) {
        if (auto *same = std::get_if<SameBuffer>(&inputs.arguments[m]))
          return *same;
        return SameBuffer{static_cast<unsigned>(m)};
      }
    return buffer(parameters_[n], 3);
  }

  const std::vector<Parameter> &parameters_;
  std::mt19937_64 random_;
};
} // namespace

std::vector<Inputs> makeInputs(const std::vector<Parameter> &parameters,
                               const InputOptions &options) {
  unsigned bools = 0, buffers = 0;
  for (const Parameter &p : parameters) {
    bools += p.kind == Parameter::Kind::Integer && p.width == 1;
    buffers += p.kind == Parameter::Kind::Buffer;
  }
  Draw draw(parameters, options.seed);
  std::vector<Inputs> result;
  std::set<std::string> seen;
  auto add = [&](Inputs inputs) {
    if (seen.insert(print(inputs)).second)
      result.push_back(std::move(inputs));
  };
  uint64_t combinations = uint64_t(1) << std::min(bools, options.allBoolsUpTo);
  for (uint64_t mask = 0; mask < combinations; ++mask)
    add(draw.small(mask, 3));
  auto wanted = [&] { return result.size() < options.count; };
  if (parameters.empty())
    return result;
  if (wanted() && buffers > 1)
    add(draw.aliased(~uint64_t(0)));
  for (int64_t size : {0, 1, 5})
    if (wanted())
      add(draw.small(size, size));
  // Few distinct inputs may exist; stop looking after enough repeats.
  for (unsigned attempts = 0; wanted() && attempts < 4 * options.count; ++attempts)
    add(draw.random());
  return result;
}

} // namespace freehold
