//===- RareLinalgOps.cpp - Every named op of linalg -----------------------===//
// Rows of the profile `rare`: each named op that is structured, on new buffers. Inputs are 2 everywhere, so that
// quotients, roots and logarithms are defined. Shapes are spelt in letters, as the names of convolutions are:
//
//   conv_2d_nhwc_hwcf   nHHc, kkcf -> noof      H: size of an input's window dimension, k: the kernel's, o: the output's
//
// Strides and dilations change o only. All other letters are small sizes that agree; p is a vector of booleans.
//===----------------------------------------------------------------------===//
#include "fuzz/gen/ops/Pick.h"

#include <algorithm>
#include <string_view>

namespace freehold::gen {

namespace {
struct Named {
  const char *op;
  /// Shapes of the inputs, separated by commas, then "->" and that of the output.
  const char *shapes;
  enum Kind : uint8_t {
    Plain,
    /// It has strides and dilations.
    Windowed,
    /// It also takes the zero points of its two inputs.
    Quantized,
    QuantizedWindowed,
    /// On floats.
    Float,
    /// It has an attribute that says how inputs are cast.
    Cast,
    /// Its inputs are the bounds and the seed of random numbers.
    Random,
  } kind = Plain;
};
} // namespace

using enum Named::Kind;

// clang-format off
static constexpr Named kNamed[] = {
    {"abs", "a->a", Float}, {"ceil", "a->a", Float}, {"erf", "a->a", Float}, {"exp", "a->a", Float},
    {"floor", "a->a", Float}, {"log", "a->a", Float}, {"negf", "a->a", Float}, {"reciprocal", "a->a", Float},
    {"round", "a->a", Float}, {"rsqrt", "a->a", Float}, {"sqrt", "a->a", Float}, {"square", "a->a", Float},
    {"tanh", "a->a", Float}, {"div", "a,a->a", Float}, {"powf", "a,a->a", Float},
    {"add", "a,a->a"}, {"div_unsigned", "a,a->a"}, {"max", "a,a->a"}, {"min", "a,a->a"}, {"mul", "a,a->a"},
    {"sub", "a,a->a"}, {"select", "p,a,a->a"}, {"fill_rng_2d", "->ab", Random}, {"copy", "ab->ab", Cast}, {"dot", "a,a->"}, {"matvec", "ab,b->a"}, {"vecmat", "b,bc->c"},
    {"matmul", "ab,bc->ac", Cast}, {"batch_matmul", "nab,nbc->nac", Cast}, {"batch_matvec", "nab,nb->na"},
    {"batch_vecmat", "nb,nbc->nc"}, {"batch_reduce_matmul", "nab,nbc->ac", Cast}, {"mmt4d", "abcd,ebfd->aecf"},
    {"batch_mmt4d", "nabcd,nebfd->naecf"}, {"quantized_matmul", "ab,bc->ac", Quantized},
    {"quantized_batch_matmul", "nab,nbc->nac", Quantized},
    {"conv_1d", "H,k->o"}, {"conv_2d", "HH,kk->oo"}, {"conv_3d", "HHH,kkk->ooo"},
    {"conv_1d_ncw_fcw", "ncH,fck->nfo", Windowed}, {"conv_1d_nwc_wcf", "nHc,kcf->nof", Windowed},
    {"conv_2d_nchw_fchw", "ncHH,fckk->nfoo", Windowed}, {"conv_2d_nchw_fchw_q", "ncHH,fckk->nfoo", QuantizedWindowed},
    {"conv_2d_ngchw_fgchw", "ngcHH,fgckk->ngfoo", Windowed}, {"conv_2d_ngchw_gfchw", "ngcHH,gfckk->ngfoo", Windowed},
    {"conv_2d_ngchw_gfchw_q", "ngcHH,gfckk->ngfoo", QuantizedWindowed},
    {"conv_2d_nhwc_fhwc", "nHHc,fkkc->noof", Windowed}, {"conv_2d_nhwc_fhwc_q", "nHHc,fkkc->noof", QuantizedWindowed},
    {"conv_2d_nhwc_hwcf", "nHHc,kkcf->noof", Windowed}, {"conv_2d_nhwc_hwcf_q", "nHHc,kkcf->noof", QuantizedWindowed},
    {"conv_2d_nhwgc_gfhwc", "nHHgc,gfkkc->noogf", Windowed},
    {"conv_2d_nhwgc_gfhwc_q", "nHHgc,gfkkc->noogf", QuantizedWindowed},
    {"conv_3d_ncdhw_fcdhw", "ncHHH,fckkk->nfooo", Windowed}, {"conv_3d_ndhwc_dhwcf", "nHHHc,kkkcf->nooof", Windowed},
    {"conv_3d_ndhwc_dhwcf_q", "nHHHc,kkkcf->nooof", QuantizedWindowed},
    {"depthwise_conv_1d_ncw_cw", "ncH,ck->nco", Windowed}, {"depthwise_conv_1d_nwc_wc", "nHc,kc->noc", Windowed},
    {"depthwise_conv_1d_nwc_wcm", "nHc,kcm->nocm", Windowed},
    {"depthwise_conv_2d_nchw_chw", "ncHH,ckk->ncoo", Windowed},
    {"depthwise_conv_2d_nhwc_hwc", "nHHc,kkc->nooc", Windowed},
    {"depthwise_conv_2d_nhwc_hwc_q", "nHHc,kkc->nooc", QuantizedWindowed},
    {"depthwise_conv_2d_nhwc_hwcm", "nHHc,kkcm->noocm", Windowed},
    {"depthwise_conv_2d_nhwc_hwcm_q", "nHHc,kkcm->noocm", QuantizedWindowed},
    {"depthwise_conv_3d_ncdhw_cdhw", "ncHHH,ckkk->ncooo", Windowed},
    {"depthwise_conv_3d_ndhwc_dhwc", "nHHHc,kkkc->noooc", Windowed},
    {"depthwise_conv_3d_ndhwc_dhwcm", "nHHHc,kkkcm->nooocm", Windowed},
    {"pooling_nchw_max", "ncHH,kk->ncoo", Windowed}, {"pooling_nchw_sum", "ncHH,kk->ncoo", Windowed},
    {"pooling_ncw_max", "ncH,k->nco", Windowed}, {"pooling_ncw_sum", "ncH,k->nco", Windowed},
    {"pooling_ndhwc_max", "nHHHc,kkk->noooc", Windowed}, {"pooling_ndhwc_min", "nHHHc,kkk->noooc", Windowed},
    {"pooling_ndhwc_sum", "nHHHc,kkk->noooc", Windowed}, {"pooling_nhwc_max", "nHHc,kk->nooc", Windowed},
    {"pooling_nhwc_max_unsigned", "nHHc,kk->nooc", Windowed}, {"pooling_nhwc_min", "nHHc,kk->nooc", Windowed},
    {"pooling_nhwc_min_unsigned", "nHHc,kk->nooc", Windowed}, {"pooling_nhwc_sum", "nHHc,kk->nooc", Windowed},
    {"pooling_nwc_max", "nHc,k->noc", Windowed}, {"pooling_nwc_max_unsigned", "nHc,k->noc", Windowed},
    {"pooling_nwc_min", "nHc,k->noc", Windowed}, {"pooling_nwc_min_unsigned", "nHc,k->noc", Windowed},
    {"pooling_nwc_sum", "nHc,k->noc", Windowed},
};

/// The kinds of linalg.elementwise.
static constexpr Named kElementwise[] = {
    {"exp", "a->a", Float}, {"log", "a->a", Float}, {"abs", "a->a", Float}, {"ceil", "a->a", Float},
    {"floor", "a->a", Float}, {"negf", "a->a", Float}, {"reciprocal", "a->a", Float}, {"round", "a->a", Float},
    {"sqrt", "a->a", Float}, {"rsqrt", "a->a", Float}, {"square", "a->a", Float}, {"tanh", "a->a", Float},
    {"erf", "a->a", Float}, {"powf", "a,a->a", Float}, {"div", "a,a->a", Float}, {"add", "a,a->a"}, {"sub", "a,a->a"},
    {"mul", "a,a->a"}, {"div_unsigned", "a,a->a"}, {"max_signed", "a,a->a"}, {"min_signed", "a,a->a"},
    {"max_unsigned", "a,a->a"}, {"min_unsigned", "a,a->a"}, {"select", "p,a,a->a"},
};

/// Ops that can be given other maps: here the first input is transposed.
static constexpr struct {
  Named named;
  const char *maps;
} kMapped[] = {
    {{"matmul", "aa,aa->aa", Cast}, "d0, d1, d2:d2, d0:d2, d1:d0, d1"},
    {{"contract", "aa,aa->aa", Cast}, "d0, d1, d2:d2, d0:d2, d1:d0, d1"},
    {{"batch_matmul", "naa,naa->naa", Cast}, "d0, d1, d2, d3:d0, d3, d1:d0, d3, d2:d0, d1, d2"},
    {{"batch_reduce_matmul", "naa,naa->aa", Cast}, "d0, d1, d2, d3:d0, d3, d1:d0, d3, d2:d1, d2"},
};
// clang-format on

/// Numbers of floats count in quarters.
static constexpr int kQuarters = 4;
static constexpr int kWindow = 4, kKernel = 2;

static int sizeOf(char letter, int stride, int dilation) {
  switch (letter) {
  case 'H':
    return kWindow;
  case 'k':
    return kKernel;
  case 'o':
    return (kWindow - (kKernel - 1) * dilation - 1) / stride + 1;
  case 'n':
    return 1;
  default:
    return 2;
  }
}

namespace {
struct Operand {
  std::string name, type;
  size_t rank;

  std::string text() const { return name + " : " + type; }
};
} // namespace

/// Returns a new buffer whose cells are all 2, or all true.
static Operand newOperand(Emitter &e, std::string_view shape, std::string element, int stride,
                          int dilation) {
  std::string number =
      element == "f32" ? e.constant(Element::F32, 2 * kQuarters) : e.constant(Element::I32, 2);
  if (shape == "p") {
    element = "i1";
    number = e.constant(Element::I1, 1);
  }
  std::string type = "memref<";
  for (char letter : shape)
    type += std::to_string(sizeOf(letter, stride, dilation)) + "x";
  type += element + ">";
  std::string name = e.op("memref.alloc() : " + type);
  e.line("linalg.fill ins(" + number + " : " + element + ") outs(" + name + " : " + type + ")");
  return {name, type, shape.size()};
}

static std::string attributesOf(Emitter &e, const Named &named, size_t windows, int stride,
                                int dilation) {
  std::string text;
  auto add = [&](const std::string &attribute) { text += (text.empty() ? "" : ", ") + attribute; };
  std::string type = " : tensor<" + std::to_string(windows) + "xi64>";
  bool isWindowed = named.kind == Windowed || named.kind == QuantizedWindowed;
  if (isWindowed && (stride > 1 || e.choices.flip()))
    add("strides = dense<" + std::to_string(stride) + ">" + type);
  if (isWindowed && (dilation > 1 || e.choices.flip()))
    add("dilations = dense<" + std::to_string(dilation) + ">" + type);
  if (named.kind == Cast && e.choices.flip())
    add(std::string("cast = #linalg.type_fn<") +
        (e.choices.flip() ? "cast_unsigned>" : "cast_signed>"));
  return text.empty() ? "" : " {" + text + "}";
}

/// Prints a number that is the same on each machine, whatever the last bits of a float are.
static void printFirst(Emitter &e, const Operand &output, bool isFloat) {
  std::string zero = e.constant(Element::Index, 0), indices;
  for (size_t n = 0; n < output.rank; ++n)
    indices += (n ? ", " : "") + zero;
  std::string first = e.op("memref.load " + output.name + "[" + indices + "] : " + output.type);
  if (isFloat)
    first = e.op("arith.fptosi " + first + " : f32 to i32");
  e.print({first, scalar(Element::I32)});
}

static void emitOp(Emitter &e, const Named &named, const std::string &name,
                   const std::string &attributes, int stride, int dilation) {
  bool isFloat = named.kind == Float;
  std::string element = isFloat ? "f32" : "i32", names, types;
  std::string_view shapes = named.shapes;
  size_t arrow = shapes.find("->");
  std::string_view inputs = shapes.substr(0, arrow);
  while (!inputs.empty()) {
    size_t comma = std::min(inputs.find(','), inputs.size());
    Operand input = newOperand(e, inputs.substr(0, comma), element, stride, dilation);
    names += (names.empty() ? "" : ", ") + input.name;
    types += (types.empty() ? "" : ", ") + input.type;
    inputs.remove_prefix(std::min(comma + 1, inputs.size()));
  }
  if (named.kind == Quantized || named.kind == QuantizedWindowed)
    for (unsigned n = 0; n < 2; ++n) {
      names += ", " + e.constant(Element::I32, static_cast<int>(e.choices.choose(3)));
      types += ", i32";
    }
  if (named.kind == Random) {
    std::string bound = e.constant(Element::F64, kQuarters);
    names = bound + ", " + bound + ", " + e.constant(Element::I32, 3);
    types = "f64, f64, i32";
  }
  Operand output = newOperand(e, shapes.substr(arrow + 2), element, stride, dilation);
  e.line("linalg." + name + attributes + " ins(" + names + " : " + types + ") outs(" +
         output.text() + ")");
  printFirst(e, output, isFloat);
  e.countCost(1'000);
}

static void emitNamed(Emitter &e) {
  const Named &named = kNamed[e.choices.choose(std::size(kNamed))];
  bool isWindowed = named.kind == Windowed || named.kind == QuantizedWindowed;
  int stride = isWindowed && e.choices.flip() ? 2 : 1,
      dilation = isWindowed && e.choices.flip() ? 2 : 1;
  std::string_view shapes = named.shapes;
  size_t windows = std::count(shapes.begin(), shapes.end(), 'o');
  emitOp(e, named, named.op, attributesOf(e, named, windows, stride, dilation), stride, dilation);
}

static void emitElementwise(Emitter &e) {
  const Named &named = kElementwise[e.choices.choose(std::size(kElementwise))];
  std::string_view shapes = named.shapes;
  size_t operands = std::count(shapes.begin(), shapes.end(), ',') + 2;
  std::string maps;
  if (e.choices.flip()) {
    for (size_t n = 0; n < operands; ++n)
      maps += std::string(n ? ", " : "") + "affine_map<(d0) -> (d0)>";
    maps = " indexing_maps = [" + maps + "]";
  }
  emitOp(e, named, "elementwise",
         std::string(" kind=#linalg.elementwise_kind<") + named.op + ">" + maps, 1, 1);
}

static void emitMapped(Emitter &e) {
  const auto &[named, maps] = kMapped[e.choices.choose(std::size(kMapped))];
  std::string_view rest = maps;
  std::string dims, text;
  while (!rest.empty()) {
    std::string part(rest.substr(0, rest.find(':')));
    rest.remove_prefix(std::min(part.size() + 1, rest.size()));
    if (dims.empty())
      dims = part;
    else
      text += (text.empty() ? "" : ", ") + ("affine_map<(" + dims + ") -> (" + part + ")>");
  }
  emitOp(e, named, named.op, " indexing_maps = [" + text + "]" + attributesOf(e, named, 0, 1, 1), 1,
         1);
}

/// The op's cost is that of its largest shape.
static bool mayBeCostly(const Emitter &e) { return e.place.loopFactor == 1; }

void addRareLinalgRows(OpRows &rows) {
  rows.push_back({"rare.linalg.named", {"linalg.* (structured ops)"}, 12, mayBeCostly, emitNamed});
  rows.push_back({"rare.linalg.mapped", {"linalg.* (structured ops)"}, 2, mayBeCostly, emitMapped});
  rows.push_back(
      {"rare.linalg.elementwise", {"linalg.elementwise"}, 4, mayBeCostly, emitElementwise});
}

} // namespace freehold::gen
