// From tests/passes/placement/loop-hoisting/leaves.mlir.
func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)
func.func @no_loop(%m: memref<2xf32>) {
  %x = arith.constant 1.0 : f32
  func.call @use(%m) : (memref<2xf32>) -> ()
  %a = memref.alloc() : memref<2xf32>
  linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
  func.call @use(%a) : (memref<2xf32>) -> ()
  return
}
func.func @three_loops() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      affine.for %k = 0 to 2 {
        %a = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
        linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
        func.call @use(%a) : (memref<2xf32>) -> ()
      }
    }
  }
  return
}
func.func @while() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.while (%i = %c0) : (index) -> index {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
    %more = arith.cmpi ult, %i, %c3 : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    %b = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%b : memref<2xf32>)
    func.call @use(%b) : (memref<2xf32>) -> ()
    %j = arith.addi %i, %c1 : index
    scf.yield %j : index
  }
  return
}
func.func @stored_to() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    memref.store %x, %a[%c1] : memref<2xf32>
    memref.store %x, %a[%c0] : memref<2xf32>
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}
func.func @read_only_here(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %c1 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    %v = memref.load %m[%i] : memref<2xf32>
    memref.store %v, %a[%i] : memref<2xf32>
    %w = memref.load %a[%i] : memref<2xf32>
    vector.print %w : f32
  }
  return
}
func.func @aliases_inside(%m: memref<2xf32>, %c: i1) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    %s = arith.select %c, %a, %m : memref<2xf32>
    %r = scf.for %j = %c0 to %c3 step %c1 iter_args(%p = %s) -> memref<2xf32> {
      scf.yield %p : memref<2xf32>
    }
    func.call @use(%r) : (memref<2xf32>) -> ()
  }
  return
}
func.func @induction_variable() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %a = memref.alloc(%i) : memref<?xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
      func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func @inner_variable() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.for %j = %c0 to %c3 step %c1 {
      %a = memref.alloc(%j) : memref<?xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
      func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
    }
  }
  return
}
func.func @clamped(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %end = arith.minsi %n, %c4 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}
func.func @runs(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloc(%n) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}
func.func @maybe_poison(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %size = arith.addi %n, %c1 overflow<nsw> : index
  %end = arith.minsi %n, %c4 : index
  scf.for %i = %c0 to %end step %c1 {
    %a = memref.alloc(%size) : memref<?xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<?xf32>)
    func.call @use_dynamic(%a) : (memref<?xf32>) -> ()
  }
  return
}
func.func @stack() {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %a = memref.alloca() : memref<2xf32>
    linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
    func.call @use(%a) : (memref<2xf32>) -> ()
  }
  return
}
func.func @stack_out_of_while(%n: index) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %end = scf.while (%i = %c0) : (index) -> index {
    %more = arith.cmpi slt, %i, %n : index
    scf.condition(%more) %i : index
  } do {
  ^bb0(%i: index):
    scf.for %j = %c0 to %i step %c1 {
      %a = memref.alloca() : memref<2xf32>
      linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
      func.call @use(%a) : (memref<2xf32>) -> ()
    }
    %next = arith.addi %i, %c1 : index
    scf.yield %next : index
  }
  return
}
func.func @in_branch(%c: i1) {
  %x = arith.constant 1.0 : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    scf.if %c {
      scf.for %j = %c0 to %c3 step %c1 {
        %a = memref.alloc() : memref<2xf32>
        linalg.fill ins(%x : f32) outs(%a : memref<2xf32>)
        func.call @use(%a) : (memref<2xf32>) -> ()
      }
    }
  }
  return
}
