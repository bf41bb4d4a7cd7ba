// Style: Polygeist, quicksort on a slice by recursion over subviews; the caller sorts a private copy.
func.func private @qsort(%v: memref<?xi32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %small = arith.cmpi ule, %n, %c1 : index
  cf.cond_br %small, ^exit, ^split
^split:
  %last = arith.subi %n, %c1 : index
  %pivot = memref.load %v[%last] : memref<?xi32, strided<[1], offset: ?>>
  %mid = scf.for %i = %c0 to %last step %c1 iter_args(%store = %c0) -> (index) {
    %x = memref.load %v[%i] : memref<?xi32, strided<[1], offset: ?>>
    %lt = arith.cmpi slt, %x, %pivot : i32
    %next = scf.if %lt -> (index) {
      %y = memref.load %v[%store] : memref<?xi32, strided<[1], offset: ?>>
      memref.store %x, %v[%store] : memref<?xi32, strided<[1], offset: ?>>
      memref.store %y, %v[%i] : memref<?xi32, strided<[1], offset: ?>>
      %s = arith.addi %store, %c1 : index
      scf.yield %s : index
    } else {
      scf.yield %store : index
    }
    scf.yield %next : index
  }
  %m = memref.load %v[%mid] : memref<?xi32, strided<[1], offset: ?>>
  memref.store %pivot, %v[%mid] : memref<?xi32, strided<[1], offset: ?>>
  memref.store %m, %v[%last] : memref<?xi32, strided<[1], offset: ?>>
  %lo = memref.subview %v[0] [%mid] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
  %after = arith.addi %mid, %c1 : index
  %rest = arith.subi %n, %after : index
  %hi = memref.subview %v[%after] [%rest] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
  call @qsort(%lo) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  call @qsort(%hi) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  cf.br ^exit
^exit:
  return
}
func.func @median(%data: memref<?xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %data, %c0 : memref<?xi32>
  %some = arith.cmpi ne, %n, %c0 : index
  cf.assert %some, "median of nothing"
  %copy = memref.alloc(%n) : memref<?xi32>
  memref.copy %data, %copy : memref<?xi32> to memref<?xi32>
  %all = memref.cast %copy : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  call @qsort(%all) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  %h = arith.shrui %n, %c1 : index
  %r = memref.load %copy[%h] : memref<?xi32>
  return %r : i32
}
