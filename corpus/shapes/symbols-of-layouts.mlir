// Buffers whose layouts have symbols stay where the symbols are computed, on the heap and on the stack.
#moved = affine_map<(d0)[s0] -> (d0 + s0)>
func.func @loop(%n: index, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %end = arith.minui %n, %c3 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc()[%c1] : memref<2xi32, #moved>
    %b = memref.alloca()[%c1] : memref<2xi32, #moved>
    %d = memref.alloc(%c3)[%c1] : memref<?xi32, #moved>
    %e = memref.alloca(%c3)[%c1] : memref<?xi32, #moved>
    memref.store %x, %a[%c0] : memref<2xi32, #moved>
    memref.store %x, %b[%c0] : memref<2xi32, #moved>
    memref.store %x, %d[%c0] : memref<?xi32, #moved>
    memref.store %x, %e[%c0] : memref<?xi32, #moved>
  }
  return
}
func.func @branch(%c: i1, %x: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.if %c {
    %a = memref.alloc()[%c1] : memref<2xi32, #moved>
    %b = memref.alloca()[%c1] : memref<2xi32, #moved>
    memref.store %x, %a[%c0] : memref<2xi32, #moved>
    memref.store %x, %b[%c0] : memref<2xi32, #moved>
  }
  return
}
