// A window of pooling, whose elements are not loaded, has to be live as any other operand. It is the same here.
// RUN: split-file %s %t
// RUN: freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"agree"

//--- before.mlir
#map = affine_map<(i, k) -> (i + k)>
#window = affine_map<(i, k) -> (k)>
#out = affine_map<(i, k) -> (i)>
func.func @pool(%x: memref<4xf32>) -> memref<3xf32> {
  %least = arith.constant 0xFF800000 : f32
  %w = memref.alloc() : memref<2xf32>
  %o = memref.alloc() : memref<3xf32>
  linalg.fill ins(%least : f32) outs(%o : memref<3xf32>)
  linalg.generic {indexing_maps = [#map, #window, #out], iterator_types = ["parallel", "reduction"]} ins(%x, %w : memref<4xf32>, memref<2xf32>) outs(%o : memref<3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.maximumf %a, %c : f32
    linalg.yield %m : f32
  }
  return %o : memref<3xf32>
}

//--- after.mlir
#map = affine_map<(i, k) -> (i + k)>
#window = affine_map<(i, k) -> (k)>
#out = affine_map<(i, k) -> (i)>
func.func @pool(%x: memref<4xf32>) -> memref<3xf32> {
  %least = arith.constant 0xFF800000 : f32
  %w = memref.alloc() : memref<2xf32>
  %o = memref.alloc() : memref<3xf32>
  linalg.fill ins(%least : f32) outs(%o : memref<3xf32>)
  linalg.generic {indexing_maps = [#map, #window, #out], iterator_types = ["parallel", "reduction"]} ins(%x, %w : memref<4xf32>, memref<2xf32>) outs(%o : memref<3xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %m = arith.maximumf %a, %c : f32
    linalg.yield %m : f32
  }
  memref.dealloc %w : memref<2xf32>
  return %o : memref<3xf32>
}
