// Deallocations that the program has already, in straight line, on one branch and in regions: they stay, and what
// they free is not freed again. Marks removed, a second run finds the frees of the first and adds nothing wrong.
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation,fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{private-function-dynamic-ownership=true},fh-bufferization-lower-deallocations' --oracle interp,native
// RUN: freehold-opt %s --fh-ownership-based-buffer-deallocation | sed 's/freehold.deallocated = \["memref"\]//' > %t.once
// RUN: freehold-check %s --command 'freehold-opt %t.once --fh-ownership-based-buffer-deallocation --fh-bufferization-lower-deallocations'
// Not vacuous: without the pass something leaks.
// RUN: not freehold-check %s --subject identity | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

// The program's free is the owner's: nothing is added.
// CHECK-LABEL: @straight
// CHECK-NOT: bufferization.dealloc
// CHECK: memref.dealloc
// CHECK-NOT: bufferization.dealloc
// CHECK: return

func.func @straight(%x: i32) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %v = memref.load %a[] : memref<i32>
  vector.print %v : i32
  memref.dealloc %a : memref<i32>
  return
}
func.func @one_branch(%x: i32, %c: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^t, ^e
^t:
  memref.dealloc %a : memref<i32>
  cf.br ^j
^e:
  %v = memref.load %a[] : memref<i32>
  vector.print %v : i32
  cf.br ^j
^j:
  return
}
func.func @one_branch_use_after_join(%x: i32, %c: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  cf.cond_br %c, ^t, ^e
^t:
  memref.dealloc %a : memref<i32>
  cf.br ^j
^e:
  cf.br ^j
^j:
  cf.cond_br %c, ^x, ^u
^u:
  %v = memref.load %a[] : memref<i32>
  vector.print %v : i32
  cf.br ^x
^x:
  return
}

// CHECK-LABEL: @region
// CHECK: %[[CELL:.*]] = memref.alloca() : memref<i1>
// CHECK: %[[OWN:.*]] = memref.load %[[CELL]][]
// CHECK: bufferization.dealloc (%{{.*}} : memref<i32>) if (%[[OWN]])

func.func @region(%x: i32, %c: i1, %d: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.if %c {
    scf.if %d {
      memref.dealloc %a : memref<i32>
    }
  } else {
    %v = memref.load %a[] : memref<i32>
    vector.print %v : i32
  }
  return
}
func.func @of_select(%x: i32, %c: i1, %d: i1) -> memref<i32> {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %s = arith.select %c, %a, %b : memref<i32>
  %t = arith.select %c, %b, %a : memref<i32>
  scf.if %d { memref.dealloc %s : memref<i32> }
  return %t : memref<i32>
}
func.func @of_base(%x: i32, %c: i1) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  %v = memref.subview %a[1] [2] [1] : memref<4xi32> to memref<2xi32, strided<[1], offset: 1>>
  %base, %o, %s, %t = memref.extract_strided_metadata %v : memref<2xi32, strided<[1], offset: 1>> -> memref<i32>, index, index, index
  memref.dealloc %base : memref<i32>
  %b = memref.alloc() : memref<4xi32>
  memref.store %x, %b[%c0] : memref<4xi32>
  %cast = memref.cast %b : memref<4xi32> to memref<?xi32>
  scf.if %c { memref.dealloc %cast : memref<?xi32> }
  return
}
func.func @execute_region(%x: i32, %c: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.execute_region {
    cf.cond_br %c, ^f, ^g
  ^f:
    memref.dealloc %a : memref<i32>
    scf.yield
  ^g:
    scf.yield
  }
  return
}
func.func private @make() -> memref<i32> { 
  %a = memref.alloc() : memref<i32>
  return %a : memref<i32>
}
func.func @call_result(%x: i32, %c: i1) {
  %a = func.call @make() : () -> memref<i32>
  memref.store %x, %a[] : memref<i32>
  scf.if %c { memref.dealloc %a : memref<i32> }
  return
}
func.func @freed_and_returned_other(%x: i32, %c: i1) -> (memref<i32>, memref<i32>) {
  %a = memref.alloc() : memref<i32>
  %b = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %b[] : memref<i32>
  %r = scf.if %c -> memref<i32> {
    memref.dealloc %a : memref<i32>
    scf.yield %b : memref<i32>
  } else { scf.yield %a : memref<i32> }
  return %r, %r : memref<i32>, memref<i32>
}
func.func @block_argument_freed(%x: i32, %c: i1, %arg: memref<i32>, %d: i1) {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  memref.store %x, %arg[] : memref<i32>
  cf.cond_br %c, ^j(%a, %c : memref<i32>, i1), ^j(%arg, %c : memref<i32>, i1)
^j(%p: memref<i32>, %own: i1):
  %v = memref.load %p[] : memref<i32>
  vector.print %v : i32
  bufferization.dealloc (%p : memref<i32>) if (%own)
  return
}
