// expected: double-free
func.func @f(%n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a0 = memref.alloc() : memref<4xf32>
  %a1 = memref.alloc() : memref<4xf32>
  %a2 = memref.alloc() : memref<4xf32>
  %a3 = memref.alloc() : memref<4xf32>
  %a4 = memref.alloc() : memref<4xf32>
  %a5 = memref.alloc() : memref<4xf32>
  %a6 = memref.alloc() : memref<4xf32>
  %a7 = memref.alloc() : memref<4xf32>
  %a8 = memref.alloc() : memref<4xf32>
  %r:9 = scf.for %i = %c0 to %n step %c1 iter_args(%p0 = %a0, %p1 = %a1, %p2 = %a2, %p3 = %a3, %p4 = %a4, %p5 = %a5, %p6 = %a6, %p7 = %a7, %p8 = %a8) -> (memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>) {
    %w = scf.if %c -> (memref<4xf32>) {
      memref.dealloc %p0 : memref<4xf32>
      %new = memref.alloc() : memref<4xf32>
      scf.yield %new : memref<4xf32>
    } else {
      scf.yield %p0 : memref<4xf32>
    }
    scf.yield %p1, %p2, %p3, %p3, %p5, %p6, %p7, %p8, %w : memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>, memref<4xf32>
  }
  memref.dealloc %r#0 : memref<4xf32>
  memref.dealloc %r#1 : memref<4xf32>
  memref.dealloc %r#2 : memref<4xf32>
  memref.dealloc %r#3 : memref<4xf32>
  memref.dealloc %r#4 : memref<4xf32>
  memref.dealloc %r#5 : memref<4xf32>
  memref.dealloc %r#6 : memref<4xf32>
  memref.dealloc %r#7 : memref<4xf32>
  memref.dealloc %r#8 : memref<4xf32>
  return
}
