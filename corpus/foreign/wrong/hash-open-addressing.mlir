// mistake: `memref.dealloc %alloc` stands twice
// expected: double-free
module {
  func.func @count_distinct(%arg0: memref<?xi64>, %arg1: index) -> (memref<?xi64>, index) attributes {freehold.deallocated = ["memref"]} {
    %false = arith.constant false
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c-1_i64 = arith.constant -1 : i64
    %0 = arith.subi %arg1, %c1 : index
    %1 = arith.andi %arg1, %0 : index
    %2 = arith.cmpi eq, %1, %c0 : index
    cf.assert %2, "capacity is not a power of two"
    %3 = arith.cmpi ugt, %arg1, %c1 : index
    cf.assert %3, "capacity is too small"
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %alloc = memref.alloc(%arg1) : memref<?xi64>
    linalg.fill ins(%c-1_i64 : i64) outs(%alloc : memref<?xi64>)
    %4:3 = scf.for %arg2 = %c0 to %dim step %c1 iter_args(%arg3 = %alloc, %arg4 = %c0, %arg5 = %false) -> (memref<?xi64>, index, i1) {
      %9 = memref.load %arg0[%arg2] : memref<?xi64>
      %dim_1 = memref.dim %arg3, %c0 : memref<?xi64>
      %10 = arith.muli %arg4, %c2 : index
      %11 = arith.cmpi uge, %10, %dim_1 : index
      %12 = scf.if %11 -> (memref<?xi64>) {
        %23 = arith.muli %dim_1, %c2 : index
        %alloc_4 = memref.alloc(%23) : memref<?xi64>
        linalg.fill ins(%c-1_i64 : i64) outs(%alloc_4 : memref<?xi64>)
        scf.for %arg6 = %c0 to %dim_1 step %c1 {
          %24 = memref.load %arg3[%arg6] : memref<?xi64>
          %25 = arith.cmpi eq, %24, %c-1_i64 : i64
          scf.if %25 {
          } else {
            %26 = func.call @slot(%alloc_4, %24) : (memref<?xi64>, i64) -> index
            memref.store %24, %alloc_4[%26] : memref<?xi64>
          }
        }
        scf.yield %alloc_4 : memref<?xi64>
      } else {
        scf.yield %arg3 : memref<?xi64>
      }
      %13 = func.call @slot(%12, %9) : (memref<?xi64>, i64) -> index
      %14 = memref.load %12[%13] : memref<?xi64>
      %15 = arith.cmpi ne, %14, %9 : i64
      memref.store %9, %12[%13] : memref<?xi64>
      %16 = arith.index_castui %15 : i1 to index
      %17 = arith.addi %arg4, %16 : index
      %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %arg3 : memref<?xi64> -> memref<i64>, index, index, index
      %intptr_2 = memref.extract_aligned_pointer_as_index %arg3 : memref<?xi64> -> index
      %intptr_3 = memref.extract_aligned_pointer_as_index %12 : memref<?xi64> -> index
      %18 = arith.cmpi ne, %intptr_2, %intptr_3 : index
      %19 = arith.andi %arg5, %18 : i1
      %20 = arith.cmpi eq, %intptr_2, %intptr_3 : index
      %21 = arith.andi %20, %arg5 : i1
      scf.if %19 {
        memref.dealloc %base_buffer : memref<i64>
      }
      %22 = arith.ori %11, %21 : i1
      scf.yield %12, %17, %22 : memref<?xi64>, index, i1
    }
    %intptr = memref.extract_aligned_pointer_as_index %alloc : memref<?xi64> -> index
    %intptr_0 = memref.extract_aligned_pointer_as_index %4#0 : memref<?xi64> -> index
    %5 = arith.cmpi ne, %intptr, %intptr_0 : index
    %6 = arith.cmpi eq, %intptr, %intptr_0 : index
    scf.if %5 {
      memref.dealloc %alloc : memref<?xi64>
      memref.dealloc %alloc : memref<?xi64>
    }
    %7 = arith.ori %4#2, %6 : i1
    %8 = scf.if %7 -> (memref<?xi64>) {
      scf.yield %4#0 : memref<?xi64>
    } else {
      %9 = bufferization.clone %4#0 : memref<?xi64> to memref<?xi64>
      scf.yield %9 : memref<?xi64>
    }
    return %8, %4#1 : memref<?xi64>, index
  }
  func.func private @slot(%arg0: memref<?xi64>, %arg1: i64) -> index attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c-1_i64 = arith.constant -1 : i64
    %c-7046029254386353131_i64 = arith.constant -7046029254386353131 : i64
    %c32_i64 = arith.constant 32 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi64>
    %0 = arith.subi %dim, %c1 : index
    %1 = arith.muli %arg1, %c-7046029254386353131_i64 : i64
    %2 = arith.shrui %1, %c32_i64 : i64
    %3 = arith.index_castui %2 : i64 to index
    %4 = arith.andi %3, %0 : index
    cf.br ^bb1(%4 : index)
  ^bb1(%5: index):  // 2 preds: ^bb0, ^bb2
    %6 = memref.load %arg0[%5] : memref<?xi64>
    %7 = arith.cmpi eq, %6, %arg1 : i64
    %8 = arith.cmpi eq, %6, %c-1_i64 : i64
    %9 = arith.ori %7, %8 : i1
    cf.cond_br %9, ^bb3, ^bb2
  ^bb2:  // pred: ^bb1
    %10 = arith.addi %5, %c1 : index
    %11 = arith.andi %10, %0 : index
    cf.br ^bb1(%11 : index)
  ^bb3:  // pred: ^bb1
    return %5 : index
  }
}

