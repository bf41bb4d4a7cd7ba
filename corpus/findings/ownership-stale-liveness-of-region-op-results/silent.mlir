// The same cause where mlir-opt-22 survives: it exits with 0 and its output frees the result of the first scf.if before the load.
func.func private @use_4xi32(memref<4xi32>)
func.func @entry0(%arg0: memref<4xi32>, %arg1: i1, %arg2: i32, %arg3: index, %arg4: i1) -> (memref<4xi32>, i32) {
  %c0 = arith.constant 0 : index
  %2 = memref.cast %arg0 : memref<4xi32> to memref<?xi32>
  %3:2 = scf.if %arg1 -> (memref<?xi32>, memref<4xi32>) {
    scf.yield %2, %arg0 : memref<?xi32>, memref<4xi32>
  } else {
    %9 = memref.alloc(%arg3) : memref<?xi32>
    linalg.fill ins(%arg2 : i32) outs(%9 : memref<?xi32>)
    scf.yield %9, %arg0 : memref<?xi32>, memref<4xi32>
  }
  scf.execute_region {
    %13:2 = scf.execute_region -> (memref<4xi32>, memref<4xi32>) {
      cf.cond_br %arg1, ^bb2, ^bb3(%arg0 : memref<4xi32>)
    ^bb2:
      cf.br ^bb1(%arg0 : memref<4xi32>)
    ^bb3(%16: memref<4xi32>):
      func.call @use_4xi32(%16) : (memref<4xi32>) -> ()
      %22 = scf.if %arg1 -> (i32) {
        scf.yield %arg2 : i32
      } else {
        scf.yield %arg2 : i32
      }
      cf.br ^bb1(%arg0 : memref<4xi32>)
    ^bb1(%24: memref<4xi32>):
      scf.yield %arg0, %arg0 : memref<4xi32>, memref<4xi32>
    }
    scf.yield
  }
  %32 = scf.if %arg4 -> (i32) {
    %33 = memref.load %3#0[%c0] : memref<?xi32>
    scf.yield %33 : i32
  } else {
    scf.yield %arg2 : i32
  }
  vector.print %32 : i32
  return %arg0, %arg2 : memref<4xi32>, i32
}
