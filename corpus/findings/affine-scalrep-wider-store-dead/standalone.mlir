module {
  memref.global "private" @arg : memref<2xi32> = dense<[65, 1]>
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
  func.func private @f(%arg0: i32, %arg1: memref<2xi32>) {
    %cst = arith.constant dense<3> : vector<2xi32>
    affine.vector_store %cst, %arg1[0] : memref<2xi32>, vector<2xi32>
    affine.store %arg0, %arg1[0] : memref<2xi32>
    return
  }
  func.func @main() -> i32 {
    %c2_i32 = arith.constant 2 : i32
    %0 = memref.get_global @arg : memref<2xi32>
    call @f(%c2_i32, %0) : (i32, memref<2xi32>) -> ()
    %c0 = arith.constant 0 : index
    %dim = memref.dim %0, %c0 : memref<2xi32>
    %c0_0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    scf.for %arg0 = %c0_0 to %dim step %c1 {
      %3 = memref.load %0[%arg0] : memref<2xi32>
      func.call @note(%3) : (i32) -> ()
    }
    %1 = memref.get_global @acc : memref<i32>
    %2 = memref.load %1[] : memref<i32>
    return %2 : i32
  }
}