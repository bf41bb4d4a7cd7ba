module {
  memref.global "private" @arg : memref<8xi32> = dense<[65, 1, 9, -8, 0, 8, 9, 0]>
  memref.global "private" @acc : memref<i32> = dense<0>
  func.func private @note(%arg0: i32) {
    %0 = memref.get_global @acc : memref<i32>
    %1 = memref.load %0[] : memref<i32>
    %c31_i32 = arith.constant 31 : i32
    %2 = arith.muli %1, %c31_i32 : i32
    %3 = arith.addi %2, %arg0 : i32
    memref.store %3, %0[] : memref<i32>
    return
  }
  func.func private @f(%arg0: i32, %arg1: memref<8xi32>, %arg2: index) -> i32 {
    %0 = affine.vector_load %arg1[0] : memref<8xi32>, vector<4xi32>
    affine.store %arg0, %arg1[2] : memref<8xi32>
    %1 = affine.vector_load %arg1[0] : memref<8xi32>, vector<4xi32>
    %2 = vector.extract %1[2] : i32 from vector<4xi32>
    return %2 : i32
  }
  func.func @main() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = memref.get_global @arg : memref<8xi32>
    %c1 = arith.constant 1 : index
    %1 = call @f(%c2_i32, %0, %c1) : (i32, memref<8xi32>, index) -> i32
    call @note(%1) : (i32) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<8xi32>
    %c0_0 = arith.constant 0 : index
    %c1_1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1_1 {
      %4 = memref.load %0[%arg0] : memref<8xi32>
      func.call @note(%4) : (i32) -> ()
    }
    %2 = memref.get_global @acc : memref<i32>
    %3 = memref.load %2[] : memref<i32>
    return %3 : i32
  }
}