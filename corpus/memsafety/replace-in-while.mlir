// expected: safe
func.func @f(%n: index, %x: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<4xf32>
  memref.copy %x, %a : memref<4xf32> to memref<4xf32>
  %r:2 = scf.while (%k = %n, %p = %a) : (index, memref<4xf32>) -> (index, memref<4xf32>) {
    %more = arith.cmpi sgt, %k, %c0 : index
    scf.condition(%more) %k, %p : index, memref<4xf32>
  } do {
  ^bb0(%k: index, %p: memref<4xf32>):
    %l = arith.subi %k, %c1 : index
    %b = memref.alloc() : memref<4xf32>
    memref.copy %p, %b : memref<4xf32> to memref<4xf32>
    memref.dealloc %p : memref<4xf32>
    scf.yield %l, %b : index, memref<4xf32>
  }
  %v = memref.load %r#1[%c0] : memref<4xf32>
  memref.dealloc %r#1 : memref<4xf32>
  return %v : f32
}
