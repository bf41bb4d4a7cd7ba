// bufferization.dealloc (with retained values, and its results used as conditions) and memref.realloc that the
// program has already.
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | sed 's/freehold.deallocated = \["memref"\]//' > %t.once
// RUN: freehold-check %s --command 'freehold-opt %t.once --fh-ownership-based-buffer-deallocation --fh-bufferization-lower-deallocations'
// RUN: freehold-check %s --pipeline 'fh-expand-realloc{emit-deallocs=false},fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// Not vacuous: without the pass something leaks.
// RUN: not freehold-check %s --subject identity | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func @retained(%x: i32, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %r = bufferization.dealloc (%a : memref<i32>) if (%d) retain (%s : memref<i32>)
  %v = memref.load %s[] : memref<i32>
  vector.print %v : i32
  vector.print %r : i1
  return
}
func.func @retained_freed_after(%x: i32, %c: i1, %d: i1) {
  %true = arith.constant true
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %r = bufferization.dealloc (%a, %b : memref<i32>, memref<i32>) if (%d, %true) retain (%s : memref<i32>)
  %v = memref.load %s[] : memref<i32>
  vector.print %v : i32
  bufferization.dealloc (%s : memref<i32>) if (%r)
  return
}
func.func @duplicate(%x: i32, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %k = memref.cast %a : memref<i32> to memref<i32, strided<[], offset: ?>>
  bufferization.dealloc (%a, %k : memref<i32>, memref<i32, strided<[], offset: ?>>) if (%c, %d)
  return
}
func.func @realloc(%x: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %m = arith.remui %n, %c7 : index
  %k = arith.addi %m, %c1 : index
  %a = memref.alloc(%k) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %b = memref.realloc %a(%c7) : memref<?xi32> to memref<?xi32>
  %v = memref.load %b[%c0] : memref<?xi32>
  vector.print %v : i32
  return
}
func.func @realloc_in_if(%x: i32, %n: index, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c7 = arith.constant 7 : index
  %a = memref.alloc(%c1) : memref<?xi32>
  memref.store %x, %a[%c0] : memref<?xi32>
  %r = scf.if %c -> memref<?xi32> {
    %b = memref.realloc %a(%c7) : memref<?xi32> to memref<?xi32>
    scf.yield %b : memref<?xi32>
  } else { scf.yield %a : memref<?xi32> }
  %v = memref.load %r[%c0] : memref<?xi32>
  vector.print %v : i32
  return
}
