module {
  func.func private @f()
  func.func @g(%arg0: i1) {
    %c0_i32 = arith.constant 0 : i32
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %c1_i32 = arith.constant 1 : i32
    %c2 = arith.constant 2 : index
    scf.if %arg0 {
    } else {
      memref.alloca_scope  {
        scf.parallel (%arg1) = (%c0) to (%c2) step (%c1) {
          %alloca = memref.alloca() : memref<i32>
          linalg.fill ins(%c0_i32 : i32) outs(%alloca : memref<i32>)
          memref.store %c1_i32, %alloca[] : memref<i32>
          scf.reduce 
        }
        func.call @f() : () -> ()
      }
    }
    return
  }
}
