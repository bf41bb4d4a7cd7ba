// mistake: `memref.dealloc %alloc` is missing
// expected: leak
module {
  func.func @infer(%arg0: memref<8xf32>, %arg1: memref<4xf32>) -> i32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c8 = arith.constant 8 : index
    %alloc = memref.alloc() : memref<8xf32>
    scf.for %arg2 = %c0 to %c8 step %c1 {
      %1 = memref.load %arg0[%arg2] : memref<8xf32>
      %2 = arith.addf %1, %1 : f32
      memref.store %2, %alloc[%arg2] : memref<8xf32>
    }
    %c4 = arith.constant 4 : index
    scf.for %arg2 = %c0 to %c4 step %c1 {
      %1 = arith.addi %arg2, %c4 : index
      %2 = memref.load %alloc[%arg2] : memref<8xf32>
      %3 = memref.load %alloc[%1] : memref<8xf32>
      %4 = emitc.call_opaque "vendor_act"(%2, %3) : (f32, f32) -> f32
      memref.store %4, %arg1[%arg2] : memref<4xf32>
    }
    %0 = emitc.call_opaque "vendor_status"() : () -> i32
    return %0 : i32
  }
}
