// A54: each of three results is freed as if it were a buffer of its own.
func.func @same_init(%arg0: i32) -> i32 {
  %true = arith.constant true
  %c0 = arith.constant 0 : index
  %c0_i32 = arith.constant 0 : i32
  %c1_i32 = arith.constant 1 : i32
  %c3_i32 = arith.constant 3 : i32
  %alloc = memref.alloc() : memref<2xi32>
  memref.store %arg0, %alloc[%c0] : memref<2xi32>
  %0:4 = scf.while (%arg1 = %alloc, %arg2 = %alloc, %arg3 = %alloc, %arg4 = %c0_i32)
      : (memref<2xi32>, memref<2xi32>, memref<2xi32>, i32)
      -> (memref<2xi32>, memref<2xi32>, memref<2xi32>, i32) {
    %6 = arith.cmpi slt, %arg4, %c3_i32 : i32
    scf.condition(%6) %arg1, %arg2, %arg3, %arg4 : memref<2xi32>, memref<2xi32>, memref<2xi32>, i32
  } do {
  ^bb0(%arg1: memref<2xi32>, %arg2: memref<2xi32>, %arg3: memref<2xi32>, %arg4: i32):
    %6 = memref.load %arg2[%c0] : memref<2xi32>
    %7 = arith.addi %6, %c1_i32 : i32
    memref.store %7, %arg3[%c0] : memref<2xi32>
    %8 = arith.addi %arg4, %c1_i32 : i32
    scf.yield %arg2, %arg3, %arg1, %8 : memref<2xi32>, memref<2xi32>, memref<2xi32>, i32
  }
  %1 = memref.load %0#0[%c0] : memref<2xi32>
  %2 = memref.load %0#1[%c0] : memref<2xi32>
  %3 = arith.addi %1, %2 : i32
  %4 = memref.load %0#2[%c0] : memref<2xi32>
  %5 = arith.addi %3, %4 : i32
  %b0, %o0, %s0, %t0 = memref.extract_strided_metadata %0#0
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%b0 : memref<i32>) if (%true)
  %b1, %o1, %s1, %t1 = memref.extract_strided_metadata %0#1
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%b1 : memref<i32>) if (%true)
  %b2, %o2, %s2, %t2 = memref.extract_strided_metadata %0#2
      : memref<2xi32> -> memref<i32>, index, index, index
  bufferization.dealloc (%b2 : memref<i32>) if (%true)
  return %5 : i32
}
