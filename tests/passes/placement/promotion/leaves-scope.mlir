// G18, G19: buffers that outlive their stack scope, or may; none of these is promoted.
// RUN: freehold-opt %s --fh-promote-buffers-to-stack --allow-unregistered-dialect > %t.mlir
// RUN: freehold-opt %s --allow-unregistered-dialect | diff - %t.mlir

func.func private @use(memref<2xf32>)

func.func @returned() -> memref<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  return %a : memref<2xf32>
}

func.func @returned_through_transpose() -> memref<2xf32, strided<[1]>> {
  %a = memref.alloc() : memref<2xf32>
  %t = memref.transpose %a (i) -> (i) : memref<2xf32> to memref<2xf32, strided<[1]>>
  return %t : memref<2xf32, strided<[1]>>
}

func.func @returned_through_if(%c: i1, %m: memref<2xf32>) -> memref<2xf32> {
  %0 = scf.if %c -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    scf.yield %a : memref<2xf32>
  } else {
    scf.yield %m : memref<2xf32>
  }
  return %0 : memref<2xf32>
}

func.func @yielded_by_loop(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %p, %a : memref<2xf32> to memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  memref.copy %r, %m : memref<2xf32> to memref<2xf32>
  return
}

func.func @out_of_alloca_scope(%m: memref<2xf32>) {
  %0 = memref.alloca_scope -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.alloca_scope.return %a : memref<2xf32>
  }
  memref.copy %0, %m : memref<2xf32> to memref<2xf32>
  return
}

func.func @stored(%box: memref<memref<2xf32>>) {
  %a = memref.alloc() : memref<2xf32>
  memref.store %a, %box[] : memref<memref<2xf32>>
  return
}

func.func @passed(%callee: (memref<2xf32>) -> ()) {
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  %b = memref.alloc() : memref<2xf32>
  func.call_indirect %callee(%b) : (memref<2xf32>) -> ()
  %c = memref.alloc() : memref<2xf32>
  "test.unknown"(%c) : (memref<2xf32>) -> ()
  return
}

func.func @freed() {
  %a = memref.alloc() : memref<2xf32>
  memref.dealloc %a : memref<2xf32>
  %b = memref.alloc() : memref<2xf32>
  %c = memref.realloc %b : memref<2xf32> to memref<4xf32>
  memref.dealloc %c : memref<4xf32>
  return
}

func.func @tensor(%x: f32) -> tensor<2xf32> {
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  %t = bufferization.to_tensor %a : memref<2xf32> to tensor<2xf32>
  return %t : tensor<2xf32>
}

func.func @runs_on(%x: f32) {
  %a = memref.alloc() : memref<2xf32>
  %token = async.execute {
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    async.yield
  }
  return
}

func.func @transfer(%m: memref<2xf32, 2>, %tag: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %a = memref.alloc() : memref<2xf32>
  memref.dma_start %a[%c0], %m[%c0], %c2, %tag[%c0] : memref<2xf32>, memref<2xf32, 2>, memref<1xi32>
  return
}

// G19: an op that is not known to run its region once.
func.func @unknown_region_op() {
  "test.region"() ({
    %a = memref.alloc() : memref<2xf32>
    "test.end"() : () -> ()
  }) : () -> ()
  return
}

// Each iteration would take more of the function's stack.
func.func @branches(%c: i1, %x: f32) {
  cf.br ^bb1
^bb1:
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  cf.cond_br %c, ^bb1, ^bb2
^bb2:
  return
}

func.func @while(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}

func.func @unreachable() {
  return
^bb1:
  %a = memref.alloc() : memref<2xf32>
  cf.br ^bb1
}

func.func @manual() {
  %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
  return
}

// A transfer may be under way when the scope ends.
func.func @transferred(%m: memref<2xf32>, %tag: memref<1xi32>, %n: index) {
  %a = memref.alloc() : memref<2xf32>
  affine.dma_start %a[0], %m[0], %tag[0], %n : memref<2xf32>, memref<2xf32>, memref<1xi32>
  return
}
