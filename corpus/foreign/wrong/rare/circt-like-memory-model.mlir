// mistake: the pointers stay after a stall
// expected: leak
module {
  func.func private @cycle(%arg0: memref<4xi32>, %arg1: memref<4xi32>, %arg2: memref<2xi8>, %arg3: i1, %arg4: i32) -> i1 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i8 = arith.constant 1 : i8
    %c3_i8 = arith.constant 3 : i8
    %c4_i8 = arith.constant 4 : i8
    %0 = memref.load %arg2[%c0] : memref<2xi8>
    %1 = memref.load %arg2[%c1] : memref<2xi8>
    %2 = arith.subi %0, %1 : i8
    %3 = arith.cmpi uge, %2, %c4_i8 : i8
    %4 = arith.cmpi ult, %2, %c4_i8 : i8
    %5 = arith.andi %arg3, %4 : i1
    scf.if %5 {
      %6 = arith.andi %0, %c3_i8 : i8
      %7 = arith.index_castui %6 : i8 to index
      memref.store %arg4, %arg1[%7] : memref<4xi32>
      %8 = arith.addi %0, %c1_i8 : i8
      memref.store %8, %arg2[%c0] : memref<2xi8>
    } else {
      %6 = arith.cmpi ne, %0, %1 : i8
      scf.if %6 {
        %7 = arith.andi %1, %c3_i8 : i8
        %8 = arith.index_castui %7 : i8 to index
        %9 = memref.load %arg1[%8] : memref<4xi32>
        %10 = memref.load %arg0[%8] : memref<4xi32>
        %11 = arith.xori %9, %10 : i32
        memref.store %11, %arg0[%8] : memref<4xi32>
        %12 = arith.addi %1, %c1_i8 : i8
        memref.store %12, %arg2[%c1] : memref<2xi8>
      }
    }
    return %3 : i1
  }
  func.func @simulate(%arg0: memref<?xi32>) -> (memref<4xi32>, i32) attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c0_i32 = arith.constant 0 : i32
    %c1_i32 = arith.constant 1 : i32
    %c0_i8 = arith.constant 0 : i8
    %alloc = memref.alloc() {hw.reset = "async"} : memref<4xi32>
    %alloc_0 = memref.alloc() {hw.style = "bram"} : memref<4xi32>
    %alloc_1 = memref.alloc() : memref<2xi8>
    linalg.fill ins(%c0_i32 : i32) outs(%alloc : memref<4xi32>)
    linalg.fill ins(%c0_i32 : i32) outs(%alloc_0 : memref<4xi32>)
    linalg.fill ins(%c0_i8 : i8) outs(%alloc_1 : memref<2xi8>)
    %dim = memref.dim %arg0, %c0 : memref<?xi32>
    %0 = scf.for %arg1 = %c0 to %dim step %c1 iter_args(%arg2 = %c0_i32) -> (i32) {
      %1 = memref.load %arg0[%arg1] : memref<?xi32>
      %2 = arith.andi %1, %c1_i32 : i32
      %3 = arith.cmpi ne, %2, %c0_i32 : i32
      %4 = func.call @cycle(%alloc, %alloc_0, %alloc_1, %3, %1) : (memref<4xi32>, memref<4xi32>, memref<2xi8>, i1, i32) -> i1
      %5 = arith.extui %4 : i1 to i32
      %6 = arith.addi %arg2, %5 : i32
      scf.yield %6 : i32
    }
    memref.dealloc %alloc_0 : memref<4xi32>
    %zz = arith.constant 0 : i32
    %st = arith.cmpi eq, %0, %zz : i32
    scf.if %st {
    memref.dealloc %alloc_1 : memref<2xi8>
    }
    return %alloc, %0 : memref<4xi32>, i32
  }
}
