// Exercises: scf.if whose memref result is never read although the branch observes the buffer; the owned result is freed right away.
func.func @unused(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %k0 = arith.constant 0 : i32
  %o = memref.alloc() : memref<2xi32>
  linalg.fill ins(%k0 : i32) outs(%o : memref<2xi32>)
  %r, %v = scf.if %c -> (memref<2xi32>, i32) {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
    %l = memref.load %a[%c0] : memref<2xi32>
    scf.yield %a, %l : memref<2xi32>, i32
  } else {
    %l = memref.load %o[%c0] : memref<2xi32>
    scf.yield %o, %l : memref<2xi32>, i32
  }
  return %v : i32
}
func.func @main() {
  %k77 = arith.constant 77 : i32
  %t = arith.constant true
  %0 = func.call @unused(%t, %k77) : (i1, i32) -> i32
  vector.print %0 : i32
  return
}
