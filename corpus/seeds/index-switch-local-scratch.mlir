// Exercises: scf.index_switch without results; some cases allocate scratch, the default allocates nothing.
func.func @sw(%i: index, %out: memref<i32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %k5 = arith.constant 5 : i32
  scf.index_switch %i
  case 2 {
    %a = memref.alloc(%c2) : memref<?xi32>
    linalg.fill ins(%k5 : i32) outs(%a : memref<?xi32>)
    %v = memref.load %a[%c0] : memref<?xi32>
    memref.store %v, %out[] : memref<i32>
    scf.yield
  }
  case 5 {
    %a = memref.alloc() : memref<i32>
    memref.copy %out, %a : memref<i32> to memref<i32>
    %v = memref.load %a[] : memref<i32>
    %w = arith.addi %v, %k5 : i32
    memref.store %w, %out[] : memref<i32>
    scf.yield
  }
  default {
    scf.yield
  }
  return
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c5 = arith.constant 5 : index
  %k0 = arith.constant 0 : i32
  %m = memref.alloc() : memref<i32>
  memref.store %k0, %m[] : memref<i32>
  func.call @sw(%c0, %m) : (index, memref<i32>) -> ()
  func.call @sw(%c2, %m) : (index, memref<i32>) -> ()
  func.call @sw(%c5, %m) : (index, memref<i32>) -> ()
  %v = memref.load %m[] : memref<i32>
  vector.print %v : i32
  return
}
