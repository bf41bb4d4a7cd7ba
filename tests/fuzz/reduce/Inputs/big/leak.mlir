// An iterative method whose preconditioner comes from a call: clone-based deallocation frees only what ops allocate.
func.func private @precondition(%residual: memref<?xi32>) -> memref<?xi32>
func.func @iterate(%residual: memref<?xi32>, %restart: i1, %seed: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %zero = arith.constant 0 : i32
  %n = memref.dim %residual, %c0 : memref<?xi32>
  %sum = scf.for %i = %c0 to %n step %c1 iter_args(%acc = %zero) -> (i32) {
    %x = memref.load %residual[%i] : memref<?xi32>
    %s = arith.xori %acc, %x : i32
    scf.yield %s : i32
  }
  %workspace = memref.alloc() : memref<4xi32>
  linalg.fill ins(%seed : i32) outs(%workspace : memref<4xi32>)
  %direction = scf.if %restart -> (i32) {
    %fresh = memref.alloc() : memref<4xi32>
    linalg.fill ins(%sum : i32) outs(%fresh : memref<4xi32>)
    %x = memref.load %fresh[%c1] : memref<4xi32>
    scf.yield %x : i32
  } else {
    %step = func.call @precondition(%residual) : (memref<?xi32>) -> memref<?xi32>
    %m = memref.dim %step, %c0 : memref<?xi32>
    %s = scf.for %i = %c0 to %m step %c1 iter_args(%acc = %sum) -> (i32) {
      %x = memref.load %step[%i] : memref<?xi32>
      %t = arith.addi %acc, %x : i32
      scf.yield %t : i32
    }
    scf.yield %s : i32
  }
  scf.for %i = %c0 to %c4 step %c1 {
    %x = memref.load %workspace[%i] : memref<4xi32>
    %y = arith.addi %x, %direction : i32
    memref.store %y, %workspace[%i] : memref<4xi32>
  }
  %result = memref.load %workspace[%c1] : memref<4xi32>
  return %result : i32
}
