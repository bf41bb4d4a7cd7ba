// Exercises: a manually managed buffer allocated before an scf.if, viewed inside and freed after it; ownership of the result of the if is merged with a managed one.
func.func @manual(%c: i1, %x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
  %r = scf.if %c -> (memref<2xi32>) {
    scf.yield %a : memref<2xi32>
  } else {
    %b = memref.alloc() : memref<2xi32>
    linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
    scf.yield %b : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  memref.dealloc %a {bufferization.manual_deallocation} : memref<2xi32>
  return %v : i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %k3 = arith.constant 3 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @manual(%t, %k5, %k3) : (i1, i32, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @manual(%f, %k5, %k3) : (i1, i32, i32) -> i32
  vector.print %1 : i32
  return
}
