func.func private @next_i32() -> i32
func.func private @use_dxi32(memref<?xi32>)
func.func private @helper0(%arg0: index, %arg1: memref<?xi32>, %arg2: memref<i32>, %arg3: index, %arg4: i32, %arg5: i32) -> (memref<2x2xi32>, i32) {
  %0 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%arg5 : i32) outs(%0 : memref<2x2xi32>)
  %1 = memref.load %arg2[] : memref<i32>
  vector.print %1 : i32
  return %0, %arg5 : memref<2x2xi32>, i32
}
func.func @entry0(%arg0: memref<?xi32>, %arg1: memref<?xi32>, %arg2: i1, %arg3: i1, %arg4: i1) -> (memref<?xi32>, i32) {
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %c8_i32 = arith.constant 8 : i32
  %0 = arith.select %arg4, %arg1, %arg0 : memref<?xi32>
  %1 = func.call @next_i32() : () -> i32
  %2 = memref.dim %0, %c0 : memref<?xi32>
  %3 = memref.alloc(%2) : memref<?xi32>
  memref.copy %0, %3 : memref<?xi32> to memref<?xi32>
  %4 = memref.dim %arg1, %c0 : memref<?xi32>
  %5 = scf.for %6 = %c0 to %4 step %c1 iter_args(%7 = %c0_i32) -> (i32) {
    %8 = memref.load %arg1[%6] : memref<?xi32>
    %9 = arith.addi %7, %8 : i32
    scf.yield %9 : i32
  }
  %10 = memref.alloc() : memref<2x2xi32>
  linalg.fill ins(%5 : i32) outs(%10 : memref<2x2xi32>)
  memref.store %5, %10[%c1, %c1] : memref<2x2xi32>
  %11 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%5 : i32) outs(%11 : memref<?xi32>)
  %12 = memref.alloc() : memref<i32>
  linalg.fill ins(%5 : i32) outs(%12 : memref<i32>)
  %13:2 = func.call @helper0(%c0, %11, %12, %c2, %c8_i32, %5) : (index, memref<?xi32>, memref<i32>, index, i32, i32) -> (memref<2x2xi32>, i32)
  %14 = memref.alloc(%c3) : memref<?xi32>
  linalg.fill ins(%5 : i32) outs(%14 : memref<?xi32>)
  func.call @use_dxi32(%3) : (memref<?xi32>) -> ()
  %15 = memref.load %10[%c1, %c0] : memref<2x2xi32>
  vector.print %15 : i32
  %16 = memref.load %13#0[%c1, %c0] : memref<2x2xi32>
  vector.print %16 : i32
  return %14, %1 : memref<?xi32>, i32
}
func.func @entry1(%arg0: i1) -> (memref<?xi32>) {
  %c2 = arith.constant 2 : index
  %c3_i32 = arith.constant 3 : i32
  %0 = memref.alloc(%c2) : memref<?xi32>
  linalg.fill ins(%c3_i32 : i32) outs(%0 : memref<?xi32>)
  return %0 : memref<?xi32>
}
