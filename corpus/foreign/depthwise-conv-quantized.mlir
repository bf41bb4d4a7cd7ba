// Style: TOSA backend for microcontrollers, quantised depthwise convolution: i8 in, i32 accumulators, requantised to i8 by table.
memref.global "private" constant @multipliers : memref<2xi32> = dense<[1207959552, 1610612736]>
func.func @dwconv(%x: memref<1x6x6x2xi8>, %w: memref<3x3x2xi8>, %bias: memref<2xi32>) -> memref<1x4x4x2xi8> {
  %acc = memref.alloc() : memref<1x4x4x2xi32>
  linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (c)>, affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%bias : memref<2xi32>) outs(%acc : memref<1x4x4x2xi32>) {
  ^bb0(%b: i32, %o: i32):
    linalg.yield %b : i32
  }
  linalg.generic {indexing_maps = [affine_map<(n, h, w, c, r, s) -> (n, h + r, w + s, c)>, affine_map<(n, h, w, c, r, s) -> (r, s, c)>, affine_map<(n, h, w, c, r, s) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel", "reduction", "reduction"]} ins(%x, %w : memref<1x6x6x2xi8>, memref<3x3x2xi8>) outs(%acc : memref<1x4x4x2xi32>) {
  ^bb0(%a: i8, %b: i8, %o: i32):
    %a32 = arith.extsi %a : i8 to i32
    %b32 = arith.extsi %b : i8 to i32
    %p = arith.muli %a32, %b32 : i32
    %s = arith.addi %p, %o : i32
    linalg.yield %s : i32
  }
  %mul = memref.get_global @multipliers : memref<2xi32>
  %out = memref.alloc() : memref<1x4x4x2xi8>
  linalg.generic {indexing_maps = [affine_map<(n, h, w, c) -> (n, h, w, c)>, affine_map<(n, h, w, c) -> (c)>, affine_map<(n, h, w, c) -> (n, h, w, c)>], iterator_types = ["parallel", "parallel", "parallel", "parallel"]} ins(%acc, %mul : memref<1x4x4x2xi32>, memref<2xi32>) outs(%out : memref<1x4x4x2xi8>) {
  ^bb0(%v: i32, %m: i32, %o: i8):
    %sh = arith.constant 38 : i64
    %lo = arith.constant -128 : i64
    %hi = arith.constant 127 : i64
    %v64 = arith.extsi %v : i32 to i64
    %m64 = arith.extsi %m : i32 to i64
    %p = arith.muli %v64, %m64 : i64
    %q = arith.shrsi %p, %sh : i64
    %c = arith.maxsi %q, %lo : i64
    %d = arith.minsi %c, %hi : i64
    %t = arith.trunci %d : i64 to i8
    linalg.yield %t : i8
  }
  return %out : memref<1x4x4x2xi8>
}
