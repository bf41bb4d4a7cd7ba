// G4, G6: allocations whose buffers leave region ops.
// RUN: freehold-opt %s --fh-buffer-hoisting --allow-unregistered-dialect | FileCheck %s

func.func private @use(memref<2xf32>)

// CHECK-LABEL: @escapes
// CHECK-NEXT:    %[[A:.*]] = memref.alloc
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      call @use(%[[A]])
// CHECK-NEXT:      scf.yield %[[A]]
func.func @escapes(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    func.call @use(%1) : (memref<2xf32>) -> ()
    scf.yield %1 : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

// The bad twin's allocation stays inside.
// CHECK-LABEL: @stays_inside
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      memref.alloc
func.func @stays_inside(%c: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    func.call @use(%1) : (memref<2xf32>) -> ()
    scf.yield %m : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

// Through two levels, a view and a select.
// CHECK-LABEL: @two_levels
// CHECK-NEXT:    %[[A:.*]] = memref.alloc
// CHECK-NEXT:    scf.if
func.func @two_levels(%c: i1, %d: i1, %m: memref<2xf32>) {
  %0 = scf.if %c -> memref<?xf32> {
    %1 = scf.if %d -> memref<2xf32> {
      %2 = memref.alloc() : memref<2xf32>
      func.call @use(%2) : (memref<2xf32>) -> ()
      scf.yield %2 : memref<2xf32>
    } else {
      scf.yield %m : memref<2xf32>
    }
    %3 = arith.select %d, %1, %m : memref<2xf32>
    %4 = memref.cast %3 : memref<2xf32> to memref<?xf32>
    scf.yield %4 : memref<?xf32>
  } else {
    %5 = memref.cast %m : memref<2xf32> to memref<?xf32>
    scf.yield %5 : memref<?xf32>
  }
  %6 = memref.cast %0 : memref<?xf32> to memref<2xf32>
  func.call @use(%6) : (memref<2xf32>) -> ()
  return
}

// As far as the size allows.
// CHECK-LABEL: @one_of_two_levels
// CHECK-NEXT:    arith.constant
// CHECK-NEXT:    scf.if
// CHECK-NEXT:      %[[N:.*]] = memref.dim
// CHECK-NEXT:      memref.alloc(%[[N]])
// CHECK-NEXT:      scf.if
func.func @one_of_two_levels(%c: i1, %d: i1, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %0 = scf.if %c -> memref<?xf32> {
    %n = memref.dim %m, %c0 : memref<?xf32>
    %1 = scf.if %d -> memref<?xf32> {
      %2 = memref.alloc(%n) : memref<?xf32>
      scf.yield %2 : memref<?xf32>
    } else {
      scf.yield %m : memref<?xf32>
    }
    scf.yield %1 : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  %3 = memref.dim %0, %c0 : memref<?xf32>
  vector.print %3 : index
  return
}

// A stack scope is left: the buffer is on the heap.
// CHECK-LABEL: @alloca_scope
// CHECK-NEXT:    memref.alloc
// CHECK-NEXT:    memref.alloca_scope
func.func @alloca_scope() {
  %0 = memref.alloca_scope -> memref<2xf32> {
    %1 = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return %1 : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

// G6: nobody knows how often, or when, its region runs.
// CHECK-LABEL: @unknown_region_op
// CHECK-NEXT:    "test.region"
// CHECK-NEXT:      memref.alloc
func.func @unknown_region_op() {
  %0 = "test.region"() ({
    %1 = memref.alloc() : memref<2xf32>
    "test.yield"(%1) : (memref<2xf32>) -> ()
  }) : () -> memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}

// A graph region has no order to move things in.
// CHECK-LABEL: @graph
// CHECK:         test.graph
// CHECK:           memref.alloc
func.func @graph() {
  "test.graph"() ({
    %1 = "builtin.unrealized_conversion_cast"(%0) : (memref<2xf32>) -> memref<2xf32>
    %0 = memref.alloc() : memref<2xf32>
  }) : () -> ()
  return
}
