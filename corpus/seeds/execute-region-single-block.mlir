// Exercises: scf.execute_region of one block that allocates two buffers and lets one of them out.
func.func @exec(%x: i32, %y: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.execute_region -> memref<2xi32> {
    %a = memref.alloc() : memref<2xi32>
    linalg.fill ins(%x : i32) outs(%a : memref<2xi32>)
    %b = memref.alloc() : memref<2xi32>
    linalg.fill ins(%y : i32) outs(%b : memref<2xi32>)
    %v = memref.load %a[%c0] : memref<2xi32>
    memref.store %v, %b[%c1] : memref<2xi32>
    scf.yield %b : memref<2xi32>
  }
  %v = memref.load %r[%c0] : memref<2xi32>
  %w = memref.load %r[%c1] : memref<2xi32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k3 = arith.constant 3 : i32
  %k10 = arith.constant 10 : i32
  %0 = func.call @exec(%k3, %k10) : (i32, i32) -> i32
  vector.print %0 : i32
  return
}
