// Exercises: unstructured loop (back edge) carrying one owned buffer as block argument; upstream rejects it.
func.func @loop(%n: index, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c8 = arith.constant 8 : index
  %m = arith.minui %n, %c8 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  cf.br ^head(%a, %c0 : memref<1xi32>, index)
^head(%p: memref<1xi32>, %i: index):
  %c = arith.cmpi ult, %i, %m : index
  cf.cond_br %c, ^body, ^exit
^body:
  %v = memref.load %p[%c0] : memref<1xi32>
  %w = arith.addi %v, %x : i32
  memref.store %w, %p[%c0] : memref<1xi32>
  %j = arith.addi %i, %c1 : index
  cf.br ^head(%p, %j : memref<1xi32>, index)
^exit:
  %r = memref.load %p[%c0] : memref<1xi32>
  return %r : i32
}
func.func @main() {
  %c4 = arith.constant 4 : index
  %k3 = arith.constant 3 : i32
  %0 = func.call @loop(%c4, %k3) : (index, i32) -> i32
  vector.print %0 : i32
  return
}
