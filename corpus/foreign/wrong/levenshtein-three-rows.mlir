// mistake: `memref.dealloc %base_buffer_7` stands twice
// expected: double-free
module {
  func.func @distance(%arg0: memref<?xi16>, %arg1: memref<?xi16>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %dim = memref.dim %arg0, %c0 : memref<?xi16>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xi16>
    %0 = arith.index_cast %dim_0 : index to i32
    %1 = arith.cmpi eq, %dim, %c0 : index
    cf.cond_br %1, ^bb1(%0 : i32), ^bb2
  ^bb1(%2: i32):  // pred: ^bb0
    return %2 : i32
  ^bb2:  // pred: ^bb0
    %3 = arith.addi %dim_0, %c1 : index
    %alloc = memref.alloc(%3) : memref<?xi32>
    %alloc_1 = memref.alloc(%3) : memref<?xi32>
    %alloc_2 = memref.alloc(%3) : memref<?xi32>
    scf.for %arg2 = %c0 to %3 step %c1 {
      %39 = arith.index_cast %arg2 : index to i32
      memref.store %39, %alloc_1[%arg2] : memref<?xi32>
      memref.store %39, %alloc[%arg2] : memref<?xi32>
    }
    cf.br ^bb3(%c0, %alloc, %alloc_1, %alloc_2 : index, memref<?xi32>, memref<?xi32>, memref<?xi32>)
  ^bb3(%4: index, %5: memref<?xi32>, %6: memref<?xi32>, %7: memref<?xi32>):  // 2 preds: ^bb2, ^bb5
    %8 = arith.cmpi ult, %4, %dim : index
    cf.cond_br %8, ^bb4, ^bb9
  ^bb4:  // pred: ^bb3
    %9 = arith.addi %4, %c1 : index
    %10 = arith.index_cast %9 : index to i32
    memref.store %10, %7[%c0] : memref<?xi32>
    cf.br ^bb5(%c0 : index)
  ^bb5(%11: index):  // 4 preds: ^bb4, ^bb6, ^bb7, ^bb8
    %12 = arith.cmpi ult, %11, %dim_0 : index
    cf.cond_br %12, ^bb6, ^bb3(%9, %6, %7, %5 : index, memref<?xi32>, memref<?xi32>, memref<?xi32>)
  ^bb6:  // pred: ^bb5
    %13 = arith.addi %11, %c1 : index
    %14 = memref.load %arg0[%4] : memref<?xi16>
    %15 = memref.load %arg1[%11] : memref<?xi16>
    %16 = arith.cmpi ne, %14, %15 : i16
    %17 = arith.extui %16 : i1 to i32
    %18 = memref.load %6[%11] : memref<?xi32>
    %19 = memref.load %6[%13] : memref<?xi32>
    %20 = memref.load %7[%11] : memref<?xi32>
    %21 = arith.addi %18, %17 : i32
    %22 = arith.addi %19, %c1_i32 : i32
    %23 = arith.addi %20, %c1_i32 : i32
    %24 = arith.minsi %21, %22 : i32
    %25 = arith.minsi %24, %23 : i32
    memref.store %25, %7[%13] : memref<?xi32>
    %26 = arith.minui %4, %11 : index
    %27 = arith.cmpi ugt, %26, %c0 : index
    cf.cond_br %27, ^bb7, ^bb5(%13 : index)
  ^bb7:  // pred: ^bb6
    %28 = arith.subi %11, %c1 : index
    %29 = arith.subi %4, %c1 : index
    %30 = memref.load %arg0[%29] : memref<?xi16>
    %31 = memref.load %arg1[%28] : memref<?xi16>
    %32 = arith.cmpi eq, %14, %31 : i16
    %33 = arith.cmpi eq, %30, %15 : i16
    %34 = arith.andi %32, %33 : i1
    cf.cond_br %34, ^bb8, ^bb5(%13 : index)
  ^bb8:  // pred: ^bb7
    %35 = memref.load %5[%28] : memref<?xi32>
    %36 = arith.addi %35, %c1_i32 : i32
    %37 = arith.minsi %25, %36 : i32
    memref.store %37, %7[%13] : memref<?xi32>
    cf.br ^bb5(%13 : index)
  ^bb9:  // pred: ^bb3
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %5 : memref<?xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer : memref<i32>
    %base_buffer_3, %offset_4, %sizes_5, %strides_6 = memref.extract_strided_metadata %7 : memref<?xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer_3 : memref<i32>
    %38 = memref.load %6[%dim_0] : memref<?xi32>
    %base_buffer_7, %offset_8, %sizes_9, %strides_10 = memref.extract_strided_metadata %6 : memref<?xi32> -> memref<i32>, index, index, index
    memref.dealloc %base_buffer_7 : memref<i32>
    memref.dealloc %base_buffer_7 : memref<i32>
    return %38 : i32
  }
}

