// Worked examples with regions, as MLIR's documentation of -buffer-deallocation had them. Its custom.region_if, whose then and else go on to a join
// region, is an scf.if followed by an scf.execute_region with a block that joins.
// RUN: freehold-opt %s --fh-buffer-deallocation | FileCheck %s
// RUN: freehold-check %s --pipeline fh-buffer-deallocation --oracle interp,native
// Bad twin: the loop does not free the buffer of the previous iteration.
// RUN: not freehold-check %s --entry loop_nested_if --target %S/Inputs/loop-forgets.mlir | FileCheck %s --check-prefix=LEAK
// LEAK: defect: leak

func.func private @fill(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %v = arith.constant 2.5 : f32
  memref.store %v, %m[%c0] : memref<2xf32>
  memref.store %v, %m[%c1] : memref<2xf32>
  return
}
func.func private @use(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %v = memref.load %m[%c0] : memref<2xf32>
  vector.print %v : f32
  return
}
func.func private @fill2(%m: memref<?x?xf32>) {
  %v = arith.constant 1.5 : f32
  linalg.fill ins(%v : f32) outs(%m : memref<?x?xf32>)
  return
}

// CHECK-LABEL: func.func @inner_region_control_flow(
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK-NOT: clone
// CHECK-NOT: dealloc
// CHECK: %[[R:.*]] = scf.execute_region
// CHECK-NOT: clone
// CHECK-NOT: dealloc
// CHECK: return %[[R]]
func.func @inner_region_control_flow(%c: i1, %n: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %0 = memref.alloc(%m, %m) : memref<?x?xf32>
  func.call @fill2(%0) : (memref<?x?xf32>) -> ()
  %t = scf.if %c -> (memref<?x?xf32>) {
    scf.yield %0 : memref<?x?xf32>
  } else {
    scf.yield %0 : memref<?x?xf32>
  }
  %1 = scf.execute_region -> memref<?x?xf32> {
    cf.br ^join(%t : memref<?x?xf32>)
  ^join(%j: memref<?x?xf32>):
    scf.yield %j : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}

// CHECK-LABEL: func.func @nested_region_control_flow(
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK: %[[R:.*]] = scf.if
// CHECK-NEXT: scf.yield %[[A]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[B:.*]] = memref.alloc(
// CHECK-NEXT: call @fill2(%[[B]])
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: scf.yield %[[A]]
// CHECK-NEXT: }
// CHECK-NEXT: return %[[R]]
func.func @nested_region_control_flow(%n: index, %k: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %l = arith.minui %k, %c4 : index
  %0 = arith.cmpi eq, %n, %k : index
  %1 = memref.alloc(%m, %m) : memref<?x?xf32>
  func.call @fill2(%1) : (memref<?x?xf32>) -> ()
  %2 = scf.if %0 -> (memref<?x?xf32>) {
    scf.yield %1 : memref<?x?xf32>
  } else {
    %3 = memref.alloc(%m, %l) : memref<?x?xf32>
    func.call @fill2(%3) : (memref<?x?xf32>) -> ()
    scf.yield %1 : memref<?x?xf32>
  }
  return %2 : memref<?x?xf32>
}

// %b makes the join critical; therefore so is the result of the join region.
// CHECK-LABEL: func.func @inner_region_control_flow_div(
// CHECK: %[[A:.*]] = memref.alloc(
// CHECK: %[[T:.*]] = scf.if
// CHECK-NEXT: %[[A2:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: scf.yield %[[A2]]
// CHECK: %[[B:.*]] = memref.alloc(
// CHECK-NEXT: call @fill2(%[[B]])
// CHECK-NEXT: %[[B2:.*]] = bufferization.clone %[[B]]
// CHECK-NEXT: memref.dealloc %[[B]]
// CHECK-NEXT: scf.yield %[[B2]]
// CHECK: memref.dealloc %[[A]]
// CHECK-NEXT: %[[R:.*]] = scf.execute_region
// CHECK: return %[[R]]
func.func @inner_region_control_flow_div(%c: i1, %n: index, %k: index) -> memref<?x?xf32> {
  %c4 = arith.constant 4 : index
  %m = arith.minui %n, %c4 : index
  %l = arith.minui %k, %c4 : index
  %0 = memref.alloc(%m, %m) : memref<?x?xf32>
  func.call @fill2(%0) : (memref<?x?xf32>) -> ()
  %t = scf.if %c -> (memref<?x?xf32>) {
    scf.yield %0 : memref<?x?xf32>
  } else {
    %b = memref.alloc(%m, %l) : memref<?x?xf32>
    func.call @fill2(%b) : (memref<?x?xf32>) -> ()
    scf.yield %b : memref<?x?xf32>
  }
  %1 = scf.execute_region -> memref<?x?xf32> {
    cf.br ^join(%t : memref<?x?xf32>)
  ^join(%j: memref<?x?xf32>):
    scf.yield %j : memref<?x?xf32>
  }
  return %1 : memref<?x?xf32>
}

// The join region allocates as well: its result is critical, so both get clones.
// CHECK-LABEL: func.func @join_region_div(
// CHECK: %[[T:.*]] = scf.if
// CHECK: %[[R:.*]] = scf.execute_region
// CHECK: ^{{.*}}(%[[J:.*]]: memref<2xf32>):
// CHECK-NEXT: %[[J2:.*]] = bufferization.clone %[[J]]
// CHECK-NEXT: scf.yield %[[J2]]
// CHECK: memref.dealloc %[[T]]
// CHECK: call @use(%[[R]])
// CHECK-NEXT: memref.dealloc %[[R]]
// CHECK-NEXT: return
func.func @join_region_div(%c: i1, %d: i1) {
  %t = scf.if %c -> (memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    func.call @fill(%a) : (memref<2xf32>) -> ()
    scf.yield %a : memref<2xf32>
  } else {
    %b = memref.alloc() : memref<2xf32>
    func.call @fill(%b) : (memref<2xf32>) -> ()
    scf.yield %b : memref<2xf32>
  }
  %r = scf.execute_region -> memref<2xf32> {
    cf.cond_br %d, ^join(%t : memref<2xf32>), ^other
  ^other:
    %e = memref.alloc() : memref<2xf32>
    func.call @fill(%e) : (memref<2xf32>) -> ()
    cf.br ^last(%e : memref<2xf32>)
  ^join(%j: memref<2xf32>):
    scf.yield %j : memref<2xf32>
  ^last(%k: memref<2xf32>):
    scf.yield %k : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

// F9: the buffer of the iteration before is freed in the body.
// CHECK-LABEL: func.func @loop_nested_if(
// CHECK: %[[INIT:.*]] = bufferization.clone %arg1
// CHECK-NEXT: %[[R:.*]] = scf.for {{.*}} iter_args(%[[P:.*]] = %[[INIT]])
// CHECK: %[[X:.*]] = scf.if
// CHECK-NEXT: %[[A:.*]] = memref.alloc()
// CHECK-NEXT: func.call @fill(%[[A]])
// CHECK-NEXT: %[[A2:.*]] = bufferization.clone %[[A]]
// CHECK-NEXT: memref.dealloc %[[A]]
// CHECK-NEXT: scf.yield %[[A2]]
// CHECK-NEXT: } else {
// CHECK-NEXT: %[[P2:.*]] = bufferization.clone %[[P]]
// CHECK-NEXT: scf.yield %[[P2]]
// CHECK-NEXT: }
// CHECK-NEXT: memref.dealloc %[[P]]
// CHECK-NEXT: %[[X2:.*]] = bufferization.clone %[[X]]
// CHECK-NEXT: memref.dealloc %[[X]]
// CHECK-NEXT: scf.yield %[[X2]]
// CHECK-NEXT: }
// CHECK-NEXT: call @use(%[[R]])
// CHECK-NEXT: memref.dealloc %[[R]]
// CHECK-NEXT: return
func.func @loop_nested_if(%k: index, %buf: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %0 = scf.for %i = %c0 to %c4 step %c1 iter_args(%iterBuf = %buf) -> memref<2xf32> {
    %1 = arith.cmpi eq, %i, %k : index
    %2 = scf.if %1 -> (memref<2xf32>) {
      %3 = memref.alloc() : memref<2xf32>
      func.call @fill(%3) : (memref<2xf32>) -> ()
      scf.yield %3 : memref<2xf32>
    } else {
      scf.yield %iterBuf : memref<2xf32>
    }
    scf.yield %2 : memref<2xf32>
  }
  func.call @use(%0) : (memref<2xf32>) -> ()
  return
}
