// Style: XLA-like buffer assignment, all temporaries are views into one byte slab at planned offsets, with memref.view.
func.func @fused(%x: memref<8xf32>, %y: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c32 = arith.constant 32 : index
  %c64 = arith.constant 64 : index
  %one = arith.constant 1.0 : f32
  %slab = memref.alloc() {alignment = 64 : i64} : memref<96xi8>
  %t0 = memref.view %slab[%c0][] : memref<96xi8> to memref<8xf32>
  %t1 = memref.view %slab[%c32][] : memref<96xi8> to memref<8xf32>
  linalg.add ins(%x, %y : memref<8xf32>, memref<8xf32>) outs(%t0 : memref<8xf32>)
  linalg.exp ins(%t0 : memref<8xf32>) outs(%t1 : memref<8xf32>)
  %t2 = memref.view %slab[%c64][] : memref<96xi8> to memref<8xf32>
  linalg.mul ins(%t1, %x : memref<8xf32>, memref<8xf32>) outs(%t2 : memref<8xf32>)
  %out = memref.alloc() {alignment = 64 : i64} : memref<8xf32>
  linalg.map ins(%t2, %t0 : memref<8xf32>, memref<8xf32>) outs(%out : memref<8xf32>) (%a: f32, %b: f32, %o: f32) {
    %d = arith.addf %b, %one : f32
    %q = arith.divf %a, %d : f32
    linalg.yield %q : f32
  }
  return %out : memref<8xf32>
}
