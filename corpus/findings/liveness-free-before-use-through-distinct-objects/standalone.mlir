module {
  func.func private @f(%arg0: i32) -> i32 {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<1xi32>
    %alloc_0 = memref.alloc() : memref<1xi32>
    memref.store %arg0, %alloc[%c0] : memref<1xi32>
    %0:2 = memref.distinct_objects %alloc, %alloc_0 : memref<1xi32>, memref<1xi32>
    %1 = memref.load %0#0[%c0] : memref<1xi32>
    memref.dealloc %alloc : memref<1xi32>
    memref.dealloc %alloc_0 : memref<1xi32>
    return %1 : i32
  }
  func.func @main() -> i32 {
    %c3_i32 = arith.constant 3 : i32
    %0 = call @f(%c3_i32) : (i32) -> i32
    %c0_i32 = arith.constant 0 : i32
    return %c0_i32 : i32
  }
}