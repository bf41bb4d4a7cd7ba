// mistake: a nested expression at the end of the input leaks what it had begun
// expected: leak
module {
  func.func private @term(%arg0: memref<?xi8>, %arg1: index) -> memref<2xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c7_i8 = arith.constant 7 : i8
    %c5_i8 = arith.constant 5 : i8
    %c0_i64 = arith.constant 0 : i64
    %dim = memref.dim %arg0, %c0 : memref<?xi8>
    %alloc = memref.alloc() : memref<2xi64>
    %0 = arith.cmpi uge, %arg1, %dim : index
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:  // pred: ^bb0
    %1 = arith.index_cast %arg1 : index to i64
    memref.store %c0_i64, %alloc[%c0] : memref<2xi64>
    memref.store %1, %alloc[%c1] : memref<2xi64>
    return %alloc : memref<2xi64>
  ^bb2:  // pred: ^bb0
    %2 = memref.load %arg0[%arg1] : memref<?xi8>
    %3 = arith.andi %2, %c7_i8 : i8
    %4 = arith.addi %arg1, %c1 : index
    %5 = arith.cmpi eq, %3, %c5_i8 : i8
    cf.cond_br %5, ^bb3, ^bb4
  ^bb3:  // pred: ^bb2
    %hasn = memref.dim %arg0, %c0 : memref<?xi8>
    %notend = arith.cmpi ult, %4, %hasn : index
    scf.if %notend {
    memref.dealloc %alloc : memref<2xi64>
    }
    %6 = call @expr(%arg0, %4) : (memref<?xi8>, index) -> memref<2xi64>
    return %6 : memref<2xi64>
  ^bb4:  // pred: ^bb2
    %7 = arith.extui %3 : i8 to i64
    %8 = arith.index_cast %4 : index to i64
    memref.store %7, %alloc[%c0] : memref<2xi64>
    memref.store %8, %alloc[%c1] : memref<2xi64>
    return %alloc : memref<2xi64>
  }
  func.func private @expr(%arg0: memref<?xi8>, %arg1: index) -> memref<2xi64> attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = call @term(%arg0, %arg1) : (memref<?xi8>, index) -> memref<2xi64>
    %1 = memref.load %0[%c1] : memref<2xi64>
    %2 = arith.index_cast %1 : i64 to index
    %3 = call @term(%arg0, %2) : (memref<?xi8>, index) -> memref<2xi64>
    %4 = memref.load %0[%c0] : memref<2xi64>
    %5 = memref.load %3[%c0] : memref<2xi64>
    %6 = arith.addi %4, %5 : i64
    memref.store %6, %3[%c0] : memref<2xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<2xi64> -> memref<i64>, index, index, index
    memref.dealloc %base_buffer : memref<i64>
    return %3 : memref<2xi64>
  }
  func.func @eval(%arg0: memref<?xi8>) -> i64 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %0 = call @expr(%arg0, %c0) : (memref<?xi8>, index) -> memref<2xi64>
    %1 = memref.load %0[%c0] : memref<2xi64>
    %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<2xi64> -> memref<i64>, index, index, index
    memref.dealloc %base_buffer : memref<i64>
    return %1 : i64
  }
}
