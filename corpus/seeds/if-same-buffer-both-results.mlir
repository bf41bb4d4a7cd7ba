// Exercises: scf.if that yields one fresh buffer through both of its results, or two different ones; two owned results may be the same allocation.
func.func @twice(%c: i1, %x: i32) -> (i32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k8 = arith.constant 8 : i32
  %r:2 = scf.if %c -> (memref<2xi32>, memref<2xi32>) {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
    scf.yield %a, %a : memref<2xi32>, memref<2xi32>
  } else {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
    %b = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k8 : i32) outs(%b : memref<2xi32>)
    scf.yield %a, %b : memref<2xi32>, memref<2xi32>
  }
  %v = memref.load %r#0[%c0] : memref<2xi32>
  %w = memref.load %r#1[%c1] : memref<2xi32>
  return %v, %w : i32, i32
}
func.func @main() {
  %k3 = arith.constant 3 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0:2 = func.call @twice(%t, %k3) : (i1, i32) -> (i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  %1:2 = func.call @twice(%f, %k3) : (i1, i32) -> (i32, i32)
  vector.print %1#0 : i32
  vector.print %1#1 : i32
  return
}
