// mistake: the iterate before the eleventh sweep stays
// expected: leak
module {
  func.func @solve(%arg0: memref<8x8xf32>, %arg1: f32, %arg2: i32) -> (memref<8x8xf32>, i32) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c1 = arith.constant 1 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %cst_0 = arith.constant 2.500000e-01 : f32
    %cst_1 = arith.constant 1.000000e+30 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c12_i32 = arith.constant 12 : i32
    %0 = arith.minsi %arg2, %c12_i32 : i32
    %alloc = memref.alloc() : memref<8x8xf32>
    linalg.fill ins(%cst : f32) outs(%alloc : memref<8x8xf32>)
    %1:3 = scf.while (%arg3 = %alloc, %arg4 = %cst_1, %arg5 = %c0_i32, %arg6 = %false) : (memref<8x8xf32>, f32, i32, i1) -> (memref<8x8xf32>, i32, i1) {
      %6 = arith.cmpf ogt, %arg4, %arg1 : f32
      %7 = arith.cmpi slt, %arg5, %0 : i32
      %8 = arith.andi %6, %7 : i1
      scf.condition(%8) %arg3, %arg5, %arg6 : memref<8x8xf32>, i32, i1
    } do {
    ^bb0(%arg3: memref<8x8xf32>, %arg4: i32, %arg5: i1):
      %alloc_3 = memref.alloc() : memref<8x8xf32>
      memref.copy %arg3, %alloc_3 : memref<8x8xf32> to memref<8x8xf32>
      %6 = scf.for %arg6 = %c1 to %c7 step %c1 iter_args(%arg7 = %cst) -> (f32) {
        %8 = scf.for %arg8 = %c1 to %c7 step %c1 iter_args(%arg9 = %arg7) -> (f32) {
          %9 = arith.subi %arg6, %c1 : index
          %10 = arith.addi %arg6, %c1 : index
          %11 = arith.subi %arg8, %c1 : index
          %12 = arith.addi %arg8, %c1 : index
          %13 = memref.load %arg3[%9, %arg8] : memref<8x8xf32>
          %14 = memref.load %arg3[%10, %arg8] : memref<8x8xf32>
          %15 = memref.load %arg3[%arg6, %11] : memref<8x8xf32>
          %16 = memref.load %arg3[%arg6, %12] : memref<8x8xf32>
          %17 = memref.load %arg0[%arg6, %arg8] : memref<8x8xf32>
          %18 = arith.addf %13, %14 : f32
          %19 = arith.addf %15, %16 : f32
          %20 = arith.addf %18, %19 : f32
          %21 = arith.subf %20, %17 : f32
          %22 = arith.mulf %21, %cst_0 : f32
          memref.store %22, %alloc_3[%arg6, %arg8] : memref<8x8xf32>
          %23 = memref.load %arg3[%arg6, %arg8] : memref<8x8xf32>
          %24 = arith.subf %22, %23 : f32
          %25 = math.absf %24 : f32
          %26 = arith.maximumf %arg9, %25 : f32
          scf.yield %26 : f32
        }
        scf.yield %8 : f32
      }
      %7 = arith.addi %arg4, %c1_i32 : i32
      %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %arg3 : memref<8x8xf32> -> memref<f32>, index, index, index, index, index
      %k10 = arith.constant 10 : i32
      %is3 = arith.cmpi ne, %arg4, %k10 : i32
      %both = arith.andi %is3, %arg5 : i1
      scf.if %both {
        memref.dealloc %base_buffer : memref<f32>
      }
      scf.yield %alloc_3, %6, %7, %true : memref<8x8xf32>, f32, i32, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<8x8xf32> -> index
    %intptr_2 = memref.extract_aligned_pointer_as_index %1#0 : memref<8x8xf32> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_2 : index
    %3 = arith.cmpi eq, %intptr, %intptr_2 : index
    scf.if %2 {
      memref.dealloc %alloc : memref<8x8xf32>
    }
    %4 = arith.ori %1#2, %3 : i1
    %5 = scf.if %4 -> (memref<8x8xf32>) {
      scf.yield %1#0 : memref<8x8xf32>
    } else {
      %6 = bufferization.clone %1#0 : memref<8x8xf32> to memref<8x8xf32>
      scf.yield %6 : memref<8x8xf32>
    }
    return %5, %1#1 : memref<8x8xf32>, i32
  }
}
