// Style: TPP, blocked layout with beta=0 branch, packed VNNI operand as expand_shape of bf16.
func.func @vnni(%A: memref<4x8xbf16>, %B: memref<8x4xbf16>) -> memref<4x4xf32> {
  %z = arith.constant 0.0 : f32
  %pack = memref.alloc() {alignment = 64 : i64} : memref<4x4x2xbf16>
  %Be = memref.expand_shape %B [[0, 1], [2]] output_shape [4, 2, 4] : memref<8x4xbf16> into memref<4x2x4xbf16>
  linalg.transpose ins(%Be : memref<4x2x4xbf16>) outs(%pack : memref<4x4x2xbf16>) permutation = [0, 2, 1]
  %Ae = memref.expand_shape %A [[0], [1, 2]] output_shape [4, 4, 2] : memref<4x8xbf16> into memref<4x4x2xbf16>
  %C = memref.alloc() {alignment = 64 : i64} : memref<4x4xf32>
  linalg.fill ins(%z : f32) outs(%C : memref<4x4xf32>)
  linalg.generic {indexing_maps = [affine_map<(m, n, k, v) -> (m, k, v)>, affine_map<(m, n, k, v) -> (k, n, v)>, affine_map<(m, n, k, v) -> (m, n)>], iterator_types = ["parallel", "parallel", "reduction", "reduction"]} ins(%Ae, %pack : memref<4x4x2xbf16>, memref<4x4x2xbf16>) outs(%C : memref<4x4xf32>) {
  ^bb0(%a: bf16, %b: bf16, %c: f32):
    %ax = arith.extf %a : bf16 to f32
    %bx = arith.extf %b : bf16 to f32
    %p = arith.mulf %ax, %bx : f32
    %s = arith.addf %c, %p : f32
    linalg.yield %s : f32
  }
  %R = memref.alloc() : memref<4x4xf32>
  linalg.map ins(%C : memref<4x4xf32>) outs(%R : memref<4x4xf32>) (%x: f32, %init: f32) {
    %m = arith.maxnumf %x, %z : f32
    linalg.yield %m : f32
  }
  return %R : memref<4x4xf32>
}
