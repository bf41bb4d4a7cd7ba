// Exercises: buffers of static size zero; they own an allocation like any other and are carried and returned.
func.func @zero(%c: i1, %arg: memref<0xi32>) -> (memref<0xi32>, i32) {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %a = memref.alloc() : memref<0xi32>
  %r = scf.if %c -> (memref<0xi32>) {
    scf.yield %a : memref<0xi32>
  } else {
    scf.yield %arg : memref<0xi32>
  }
  memref.copy %r, %a : memref<0xi32> to memref<0xi32>
  %n = memref.dim %r, %c0 : memref<0xi32>
  %v = arith.index_cast %n : index to i32
  return %r, %v : memref<0xi32>, i32
}
func.func @main() {
  %f = arith.constant false
  %m = memref.alloc() : memref<0xi32>
  %0:2 = func.call @zero(%f, %m) : (i1, memref<0xi32>) -> (memref<0xi32>, i32)
  vector.print %0#1 : i32
  return
}
