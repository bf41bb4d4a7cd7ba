// Exercises: memref.memory_space_cast of an owned buffer to another memory space and back; the back-cast value is forwarded through an scf.if.
func.func @space(%c: i1, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i32
  %a = memref.alloc() : memref<2xi32, 1>
  linalg.fill ins(%x : i32) outs(%a : memref<2xi32, 1>)
  %g = memref.memory_space_cast %a : memref<2xi32, 1> to memref<2xi32>
  %r = scf.if %c -> (memref<2xi32>) {
    scf.yield %g : memref<2xi32>
  } else {
    %f = memref.alloc() : memref<2xi32>
    linalg.fill ins(%k3 : i32) outs(%f : memref<2xi32>)
    scf.yield %f : memref<2xi32>
  }
  memref.store %k3, %r[%c0] : memref<2xi32>
  %v = memref.load %a[%c0] : memref<2xi32, 1>
  %w = memref.load %r[%c1] : memref<2xi32>
  %s = arith.addi %v, %w : i32
  return %s : i32
}
func.func @main() {
  %k100 = arith.constant 100 : i32
  %t = arith.constant true
  %f = arith.constant false
  %0 = func.call @space(%t, %k100) : (i1, i32) -> i32
  vector.print %0 : i32
  %1 = func.call @space(%f, %k100) : (i1, i32) -> i32
  vector.print %1 : i32
  return
}
