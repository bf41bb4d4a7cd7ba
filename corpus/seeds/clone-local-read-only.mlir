// Exercises: bufferization.clone of a local buffer in one branch, with source and clone both read afterwards and neither written.
func.func @clone(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc() : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r = scf.if %c -> (memref<2xi32>) {
    %b = bufferization.clone %a : memref<2xi32> to memref<2xi32>
    scf.yield %b : memref<2xi32>
  } else {
    scf.yield %a : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %a[%c1] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k6 = arith.constant 6 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @clone(%t, %k6) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @clone(%f, %k6) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
