// mistake: one write to a buffer is missing
// expected: uninitialised-read
module {
  func.func @kmeans(%arg0: memref<?x2xf32>, %arg1: index, %arg2: i32) -> (memref<?x2xf32>, memref<?xindex>) attributes {freehold.deallocated = ["memref"]} {
    %true = arith.constant true
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %cst = arith.constant 0x7F800000 : f32
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?x2xf32>
    %0 = arith.cmpi ule, %arg1, %dim : index
    cf.assert %0, "more clusters than points"
    %alloc = memref.alloc(%arg1) : memref<?x2xf32>
    %subview = memref.subview %arg0[0, 0] [%arg1, 2] [1, 1] : memref<?x2xf32> to memref<?x2xf32, strided<[2, 1]>>
    memref.copy %subview, %alloc : memref<?x2xf32, strided<[2, 1]>> to memref<?x2xf32>
    %alloc_0 = memref.alloc(%dim) : memref<?xindex>
    linalg.fill ins(%c0 : index) outs(%alloc_0 : memref<?xindex>)
    %1:3 = scf.while (%arg3 = %alloc_0, %arg4 = %c0_i32, %arg5 = %true, %arg6 = %false) : (memref<?xindex>, i32, i1, i1) -> (memref<?xindex>, i32, i1) {
      %6 = arith.cmpi slt, %arg4, %arg2 : i32
      %7 = arith.andi %6, %arg5 : i1
      scf.condition(%7) %arg3, %arg4, %arg6 : memref<?xindex>, i32, i1
    } do {
    ^bb0(%arg3: memref<?xindex>, %arg4: i32, %arg5: i1):
      %alloc_2 = memref.alloc(%dim) : memref<?xindex>
      %6 = scf.for %arg6 = %c0 to %dim step %c1 iter_args(%arg7 = %false) -> (i1) {
        %8 = memref.load %arg0[%arg6, %c0] : memref<?x2xf32>
        %9 = memref.load %arg0[%arg6, %c1] : memref<?x2xf32>
        %10:2 = scf.for %arg8 = %c0 to %arg1 step %c1 iter_args(%arg9 = %cst, %arg10 = %c0) -> (f32, index) {
          %14 = memref.load %alloc[%arg8, %c0] : memref<?x2xf32>
          %15 = memref.load %alloc[%arg8, %c1] : memref<?x2xf32>
          %16 = arith.subf %8, %14 : f32
          %17 = arith.subf %9, %15 : f32
          %18 = arith.mulf %16, %16 : f32
          %19 = math.fma %17, %17, %18 : f32
          %20 = arith.cmpf olt, %19, %arg9 : f32
          %21 = arith.select %20, %19, %arg9 : f32
          %22 = arith.select %20, %arg8, %arg10 : index
          scf.yield %21, %22 : f32, index
        }
        %11 = memref.load %arg3[%arg6] : memref<?xindex>
        %12 = arith.cmpi ne, %11, %10#1 : index
        %13 = arith.ori %arg7, %12 : i1
        scf.yield %13 : i1
      }
      %7 = arith.addi %arg4, %c1_i32 : i32
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xindex> -> memref<index>, index, index, index
      scf.if %arg5 {
        memref.dealloc %base_buffer : memref<index>
      }
      scf.yield %alloc_2, %7, %6, %true : memref<?xindex>, i32, i1, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc_0 : memref<?xindex> -> index
    %intptr_1 = memref.extract_aligned_pointer_as_index %1#0 : memref<?xindex> -> index
    %2 = arith.cmpi ne, %intptr, %intptr_1 : index
    %3 = arith.cmpi eq, %intptr, %intptr_1 : index
    scf.if %2 {
      memref.dealloc %alloc_0 : memref<?xindex>
    }
    %4 = arith.ori %1#2, %3 : i1
    %5 = scf.if %4 -> (memref<?xindex>) {
      scf.yield %1#0 : memref<?xindex>
    } else {
      %6 = bufferization.clone %1#0 : memref<?xindex> to memref<?xindex>
      scf.yield %6 : memref<?xindex>
    }
    return %alloc, %5 : memref<?x2xf32>, memref<?xindex>
  }
}

