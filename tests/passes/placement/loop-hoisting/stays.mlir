// G11, G13, G15 and more: each of these loops must keep its allocation.
// RUN: freehold-opt %s --fh-buffer-loop-hoisting > %t.mlir
// RUN: freehold-opt %s | diff - %t.mlir
// RUN: freehold-opt %s --fh-buffer-loop-hoisting --fh-buffer-loop-hoisting > %t.twice.mlir
// RUN: diff %t.mlir %t.twice.mlir

func.func private @use(memref<2xf32>)
func.func private @keep(memref<2xf32>, memref<4xmemref<2xf32>>)
func.func private @consume(memref<2xf32> {freehold.arg_ownership = "owned"})
func.func private @borrow(memref<2xf32>) -> (memref<2xf32> {freehold.result_ownership = "borrowed"})
func.func private @pass_on(%m: memref<2xf32>) -> memref<2xf32> {
  return %m : memref<2xf32>
}

func.func @yielded(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %p, %a : memref<2xf32> to memref<2xf32>
    scf.yield %a : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

func.func @yielded_through_transpose(%m: memref<2xf32, strided<[1]>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32, strided<[1]>> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %p, %a : memref<2xf32, strided<[1]>> to memref<2xf32>
    %t = memref.transpose %a (i) -> (i) : memref<2xf32> to memref<2xf32, strided<[1]>>
    scf.yield %t : memref<2xf32, strided<[1]>>
  }
  %v = memref.load %r[%c0] : memref<2xf32, strided<[1]>>
  vector.print %v : f32
  return
}

// From the first region to the second one, and to the results.
func.func @condition(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r:2 = scf.while (%i = %c0) : (index) -> (index, memref<2xf32>) {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %m, %a : memref<2xf32> to memref<2xf32>
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i, %a : index, memref<2xf32>
  } do {
  ^bb0(%i: index, %a: memref<2xf32>):
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  func.call @use(%r#1) : (memref<2xf32>) -> ()
  return
}

func.func @freed() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    memref.dealloc %a : memref<2xf32>
  }
  return
}

func.func @manual() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() {bufferization.manual_deallocation} : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  return
}

func.func @reallocated(%n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    %b = memref.realloc %a : memref<2xf32> to memref<4xf32>
  }
  return
}

// The next iteration would write the source of a clone that is live.
func.func @cloned(%m: memref<2xf32>, %x: f32) -> memref<2xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %b = bufferization.clone %a : memref<2xf32> to memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  return %r : memref<2xf32>
}

func.func @stored(%box: memref<4xmemref<2xf32>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.store %a, %box[%i] : memref<4xmemref<2xf32>>
  }
  return
}

func.func @addresses(%box: memref<4xindex>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    %p = memref.extract_aligned_pointer_as_index %a : memref<2xf32> -> index
    memref.store %p, %box[%i] : memref<4xindex>
  }
  return
}

// Callees that may keep, free or return what they get.
func.func @calls(%box: memref<4xmemref<2xf32>>, %callee: (memref<2xf32>) -> ()) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    func.call @keep(%a, %box) : (memref<2xf32>, memref<4xmemref<2xf32>>) -> ()
    %b = memref.alloc() : memref<2xf32>
    func.call @consume(%b) : (memref<2xf32>) -> ()
    %c = memref.alloc() : memref<2xf32>
    func.call_indirect %callee(%c) : (memref<2xf32>) -> ()
    %d = memref.alloc() : memref<2xf32>
    %e = func.call @pass_on(%d) : (memref<2xf32>) -> memref<2xf32>
  }
  return
}

func.func @returned_by_callee(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    %a = memref.alloc() : memref<2xf32>
    memref.copy %p, %a : memref<2xf32> to memref<2xf32>
    %b = func.call @borrow(%a) : (memref<2xf32>) -> memref<2xf32>
    scf.yield %b : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}

// G13: iterations at the same time.
func.func @parallel(%m: memref<4x2xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.parallel (%i) = (%c0) to (%c3) step (%c1) {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  scf.forall (%i) in (3) {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %b = memref.alloca() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%b : memref<2xf32>)
  }
  affine.parallel (%i) = (0) to (4) {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  return
}

// Ops that continue to run after the iteration has ended.
func.func @async(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    %token = async.execute {
      linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
      async.yield
    }
  }
  return
}

func.func @omp_task(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    omp.task {
      linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
      omp.terminator
    }
  }
  return
}

func.func @acc_loop(%x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  acc.loop control(%i : index) = (%c0 : index) to (%c3 : index) step (%c1 : index) {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    acc.yield
  } attributes {independent = [#acc.device_type<none>]}
  return
}

// Contents of the last iteration would show: none of these overwrites the whole buffer first.
func.func @shown(%m: memref<2xf32>, %x: f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    func.call @use(%a) : (memref<2xf32>) -> ()
    %b = memref.alloc() : memref<2xf32>
    memref.copy %b, %m : memref<2xf32> to memref<2xf32>
    %c = memref.alloc() : memref<2xf32>
    memref.store %x, %c[%c1] : memref<2xf32>
    func.call @use(%c) : (memref<2xf32>) -> ()
    %d = memref.alloc() : memref<2xf32>
    %e = memref.subview %d[0] [1] [1] : memref<2xf32> to memref<1xf32, strided<[1]>>
    linalg.fill ins(%x : f32) outs(%e : memref<1xf32, strided<[1]>>)
    func.call @use(%d) : (memref<2xf32>) -> ()
  }
  return
}

// Loops of branches are not loop ops; an iteration inside of one has its own buffers.
func.func @branches(%m: memref<2xf32>, %c: i1) {
  cf.br ^bb1(%m : memref<2xf32>)
^bb1(%p: memref<2xf32>):
  %a = memref.alloc() : memref<2xf32>
  memref.copy %p, %a : memref<2xf32> to memref<2xf32>
  cf.cond_br %c, ^bb1(%a : memref<2xf32>), ^bb2
^bb2:
  return
}

// G15: a loop in an unreachable block.
func.func @unreachable() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  return
^bb1:
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  }
  cf.br ^bb1
}

// G14: a stack buffer that ends with each iteration would pile up in the loop around it.
func.func @stack_in_loop_of_branches(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  cf.br ^header(%c0 : index)
^header(%i: index):
  %more = arith.cmpi slt, %i, %n : index
  cf.cond_br %more, ^body, ^end
^body:
  scf.for %j = %c0 to %n step %c1 {
    %a = memref.alloca() : memref<4xi32>
    linalg.fill ins(%v : i32) outs(%a : memref<4xi32>)
  }
  %next = arith.addi %i, %c1 : index
  cf.br ^header(%next : index)
^end:
  return
}
