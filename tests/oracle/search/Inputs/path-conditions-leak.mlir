// path-conditions.mlir after deallocation, without the frees behind the conditions that are rare or never hold.
module {
  func.func @sizes(%arg0: memref<?xf32>, %arg1: memref<?xf32>, %arg2: memref<?xf32>) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c5 = arith.constant 5 : index
    %c7 = arith.constant 7 : index
    %cst = arith.constant 0.000000e+00 : f32
    %dim = memref.dim %arg0, %c0 : memref<?xf32>
    %dim_0 = memref.dim %arg1, %c0 : memref<?xf32>
    %dim_1 = memref.dim %arg2, %c0 : memref<?xf32>
    %0 = arith.muli %dim, %dim_0 : index
    %1 = arith.cmpi eq, %0, %dim_1 : index
    %2 = arith.remui %dim, %c7 : index
    %3 = arith.cmpi eq, %2, %c5 : index
    %4 = arith.cmpi ugt, %dim_0, %c5 : index
    %5 = arith.andi %1, %3 : i1
    %6 = arith.andi %5, %4 : i1
    %7 = scf.if %6 -> (f32) {
      %alloc = memref.alloc(%dim_1) : memref<?xf32>
      memref.copy %arg2, %alloc : memref<?xf32> to memref<?xf32>
      %8 = memref.load %alloc[%c0] : memref<?xf32>
      scf.yield %8 : f32
    } else {
      scf.yield %cst : f32
    }
    return %7 : f32
  }
  func.func @bits(%arg0: i32, %arg1: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c13_i32 = arith.constant 13 : i32
    %c777777_i32 = arith.constant 777777 : i32
    %c65535_i32 = arith.constant 65535 : i32
    %c9000_i32 = arith.constant 9000 : i32
    %0 = arith.shli %arg0, %c13_i32 : i32
    %1 = arith.xori %0, %arg1 : i32
    %2 = arith.cmpi eq, %1, %c777777_i32 : i32
    %3 = arith.andi %arg0, %c65535_i32 : i32
    %4 = arith.addi %3, %arg1 : i32
    %5 = arith.cmpi sgt, %4, %c9000_i32 : i32
    %6 = arith.cmpi sgt, %3, %c13_i32 : i32
    %7 = arith.andi %5, %6 : i1
    %8 = arith.andi %2, %7 : i1
    %9 = scf.if %8 -> (i32) {
      %alloc = memref.alloc() : memref<i32>
      memref.store %arg0, %alloc[] : memref<i32>
      %10 = memref.load %alloc[] : memref<i32>
      scf.yield %10 : i32
    } else {
      scf.yield %arg1 : i32
    }
    return %9 : i32
  }
  func.func @cells(%arg0: memref<4xi32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c121_i32 = arith.constant 121 : i32
    %c3658_i32 = arith.constant 3658 : i32
    %0 = memref.load %arg0[%c0] : memref<4xi32>
    %1 = memref.load %arg0[%c1] : memref<4xi32>
    %2 = memref.load %arg0[%c2] : memref<4xi32>
    %3 = arith.addi %0, %1 : i32
    %4 = arith.cmpi eq, %3, %c121_i32 : i32
    cf.cond_br %4, ^bb1, ^bb3(%0 : i32)
  ^bb1:  // pred: ^bb0
    %5 = arith.muli %0, %1 : i32
    %6 = arith.cmpi eq, %5, %c3658_i32 : i32
    %7 = arith.cmpi eq, %2, %5 : i32
    %8 = arith.andi %6, %7 : i1
    cf.cond_br %8, ^bb2, ^bb3(%1 : i32)
  ^bb2:  // pred: ^bb1
    %alloc = memref.alloc() : memref<i32>
    memref.store %5, %alloc[] : memref<i32>
    %9 = memref.load %alloc[] : memref<i32>
    cf.br ^bb3(%9 : i32)
  ^bb3(%10: i32):  // 3 preds: ^bb0, ^bb1, ^bb2
    return %10 : i32
  }
  func.func @never(%arg0: i32) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c2_i32 = arith.constant 2 : i32
    %c1_i32 = arith.constant 1 : i32
    %0 = arith.muli %arg0, %arg0 : i32
    %1 = arith.andi %0, %c2_i32 : i32
    %2 = arith.andi %0, %c1_i32 : i32
    %3 = arith.cmpi eq, %1, %c2_i32 : i32
    %4 = arith.cmpi eq, %2, %c1_i32 : i32
    %5 = arith.andi %3, %4 : i1
    %6 = scf.if %5 -> (i32) {
      %alloc = memref.alloc() : memref<i32>
      memref.store %arg0, %alloc[] : memref<i32>
      %7 = memref.load %alloc[] : memref<i32>
      scf.yield %7 : i32
    } else {
      scf.yield %arg0 : i32
    }
    return %6 : i32
  }
  func.func @asserted(%arg0: i16, %arg1: i16) -> i16 attributes {freehold.deallocated = ["memref"]} {
    %c2017_i16 = arith.constant 2017 : i16
    %c44_i16 = arith.constant 44 : i16
    %c91_i16 = arith.constant 91 : i16
    %c0_i16 = arith.constant 0 : i16
    %0 = arith.muli %arg0, %arg1 : i16
    %1 = arith.remsi %0, %c2017_i16 : i16
    %2 = arith.cmpi eq, %1, %c44_i16 : i16
    cf.assert %2, "the product leaves 44"
    %3 = arith.xori %arg0, %arg1 : i16
    %4 = arith.remsi %3, %c91_i16 : i16
    %5 = arith.cmpi eq, %4, %c0_i16 : i16
    cf.assert %5, "the bits are a multiple of 91"
    %alloc = memref.alloc() : memref<i16>
    memref.store %0, %alloc[] : memref<i16>
    %6 = memref.load %alloc[] : memref<i16>
    memref.dealloc %alloc : memref<i16>
    return %6 : i16
  }
}

