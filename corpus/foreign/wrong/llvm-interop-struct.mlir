// mistake: the buffer %alloc is freed before its last use
// expected: use-after-free
module {
  func.func @pack(%arg0: f32, %arg1: i32) -> f32 attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %alloc = memref.alloc() : memref<2xf32>
    %0 = llvm.sitofp %arg1 : i32 to f32
    %1 = llvm.intr.fabs(%arg0) : (f32) -> f32
    %2 = llvm.fadd %1, %0 : f32
    memref.store %2, %alloc[%c0] : memref<2xf32>
    memref.dealloc %alloc : memref<2xf32>
    %3 = memref.load %alloc[%c0] : memref<2xf32>
    return %3 : f32
  }
}

