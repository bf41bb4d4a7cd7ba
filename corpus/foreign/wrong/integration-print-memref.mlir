// mistake: the buffer %alloc is not freed
// expected: leak
module {
  func.func private @printMemrefF32(memref<*xf32>) attributes {freehold.deallocated = ["memref"], llvm.emit_c_interface}
  func.func private @rtclock() -> f64 attributes {freehold.deallocated = ["memref"]}
  func.func @main() attributes {freehold.deallocated = ["memref"]} {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c2 = arith.constant 2 : index
    %c3 = arith.constant 3 : index
    %0 = call @rtclock() : () -> f64
    %alloc = memref.alloc() : memref<2x3xf32>
    scf.for %arg0 = %c0 to %c2 step %c1 {
      scf.for %arg1 = %c0 to %c3 step %c1 {
        %3 = arith.addi %arg0, %arg1 : index
        %4 = arith.index_cast %3 : index to i32
        %5 = arith.sitofp %4 : i32 to f32
        memref.store %5, %alloc[%arg0, %arg1] : memref<2x3xf32>
      }
    }
    %cast = memref.cast %alloc : memref<2x3xf32> to memref<*xf32>
    call @printMemrefF32(%cast) : (memref<*xf32>) -> ()
    %1 = call @rtclock() : () -> f64
    %2 = arith.subf %1, %0 : f64
    vector.print %2 : f64
    return
  }
}

