// From tests/passes/placement/hoisting/loops.mlir.
func.func private @use(memref<2xf32>)
func.func @carried(%c: i1, %m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.for %i = %c0 to %c3 step %c1 iter_args(%p = %m) -> memref<2xf32> {
    func.call @use(%p) : (memref<2xf32>) -> ()
    %s = scf.if %c -> memref<2xf32> {
      %a = memref.alloc() : memref<2xf32>
      func.call @use(%a) : (memref<2xf32>) -> ()
      scf.yield %a : memref<2xf32>
    } else {
      scf.yield %p : memref<2xf32>
    }
    scf.yield %s : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}
func.func @carried_by_branch(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^bb1(%m, %c0 : memref<2xf32>, index)
^bb1(%p: memref<2xf32>, %i: index):
  func.call @use(%p) : (memref<2xf32>) -> ()
  cf.br ^bb2
^bb2:
  %more = arith.cmpi ult, %i, %c3 : index
  cf.cond_br %more, ^bb3, ^bb4
^bb3:
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  %j = arith.addi %i, %c1 : index
  cf.br ^bb1(%a, %j : memref<2xf32>, index)
^bb4:
  return
}
func.func @join_in_loop(%m: memref<2xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  func.call @use(%m) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb2, ^bb3(%m : memref<2xf32>)
^bb2:
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  cf.br ^bb3(%a : memref<2xf32>)
^bb3(%q: memref<2xf32>):
  func.call @use(%q) : (memref<2xf32>) -> ()
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %j, %c3 : index
  cf.cond_br %more, ^bb1(%j : index), ^bb4
^bb4:
  return
}
func.func @after_loop(%m: memref<2xf32>, %c: i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.br ^bb1(%c0 : index)
^bb1(%i: index):
  func.call @use(%m) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb3, ^bb2
^bb2:
  %j = arith.addi %i, %c1 : index
  %more = arith.cmpi ult, %j, %c3 : index
  cf.cond_br %more, ^bb1(%j : index), ^bb4
^bb3:
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  cf.br ^bb5(%a : memref<2xf32>)
^bb4:
  cf.br ^bb5(%m : memref<2xf32>)
^bb5(%q: memref<2xf32>):
  func.call @use(%q) : (memref<2xf32>) -> ()
  return
}
func.func @irreducible(%m: memref<2xf32>, %c: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  cf.cond_br %c, ^bb1(%c0 : index), ^bb2(%c0 : index)
^bb1(%i: index):
  %more = arith.cmpi ult, %i, %c3 : index
  cf.cond_br %more, ^bb3, ^bb5
^bb2(%j: index):
  %k = arith.addi %j, %c1 : index
  cf.br ^bb1(%k : index)
^bb3:
  %a = memref.alloc() : memref<2xf32>
  func.call @use(%a) : (memref<2xf32>) -> ()
  %odd = arith.cmpi eq, %i, %c1 : index
  cf.cond_br %odd, ^bb4(%a : memref<2xf32>), ^bb4(%m : memref<2xf32>)
^bb4(%q: memref<2xf32>):
  func.call @use(%q) : (memref<2xf32>) -> ()
  cf.br ^bb2(%i : index)
^bb5:
  return
}
func.func @loop_in_region(%m: memref<2xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %r = scf.execute_region -> memref<2xf32> {
    cf.br ^bb1(%c0, %m : index, memref<2xf32>)
  ^bb1(%i: index, %p: memref<2xf32>):
    %a = memref.alloc() : memref<2xf32>
    memref.copy %p, %a : memref<2xf32> to memref<2xf32>
    func.call @use(%a) : (memref<2xf32>) -> ()
    func.call @use(%p) : (memref<2xf32>) -> ()
    %j = arith.addi %i, %c1 : index
    %more = arith.cmpi ult, %j, %c3 : index
    cf.cond_br %more, ^bb1(%j, %a : index, memref<2xf32>), ^bb2
  ^bb2:
    scf.yield %a : memref<2xf32>
  }
  func.call @use(%r) : (memref<2xf32>) -> ()
  return
}
