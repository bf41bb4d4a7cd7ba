// From tests/passes/placement/hoisting/joins.mlir.
func.func private @use(memref<2xf32>)
func.func private @use_dynamic(memref<?xf32>)
func.func @condBranch(%arg0: i1, %arg1: memref<2xf32>, %arg2: memref<2xf32>) {
  cf.cond_br %arg0, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%arg1 : memref<2xf32>)
^bb2:
  %0 = memref.alloc() {alignment = 64 : i64} : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  memref.copy %1, %arg2 : memref<2xf32> to memref<2xf32>
  return
}
func.func @condBranchDynamicType(%arg0: i1, %arg1: memref<?xf32>, %arg2: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %arg1, %c0 : memref<?xf32>
  cf.cond_br %arg0, ^bb1, ^bb2(%n : index)
^bb1:
  cf.br ^bb3(%arg1 : memref<?xf32>)
^bb2(%0: index):
  %1 = memref.alloc(%0) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}
func.func @extent(%c: i1, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf32>
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  cf.br ^bb3(%m : memref<?xf32>)
^bb2:
  %1 = memref.alloc(%n) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb3(%1 : memref<?xf32>)
^bb3(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}
func.func @guarded(%n: index, %m: memref<?xf32>) {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %fits = arith.cmpi ult, %n, %c9 : index
  cf.cond_br %fits, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%n) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}
func.func @bounded(%c: i1, %n: index, %m: memref<?xf32>) {
  %c9 = arith.constant 9 : index
  %size = arith.remui %n, %c9 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%size) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}
func.func @maybe_poison(%c: i1, %n: index, %m: memref<?xf32>) {
  %c9 = arith.constant 9 : index
  %sum = arith.addi %n, %n overflow<nsw> : index
  %size = arith.remui %sum, %c9 : index
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<?xf32>)
^bb1:
  %1 = memref.alloc(%size) : memref<?xf32>
  func.call @use_dynamic(%1) : (memref<?xf32>) -> ()
  cf.br ^bb2(%1 : memref<?xf32>)
^bb2(%2: memref<?xf32>):
  func.call @use_dynamic(%2) : (memref<?xf32>) -> ()
  return
}
func.func @well_placed(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  func.call @use(%m) : (memref<2xf32>) -> ()
  %0 = memref.alloc() : memref<2xf32>
  cf.cond_br %c, ^bb2(%0 : memref<2xf32>), ^bb2(%0 : memref<2xf32>)
^bb2(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}
func.func @nearest(%c: i1, %m: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  func.call @use(%m) : (memref<2xf32>) -> ()
  cf.cond_br %c, ^bb2, ^bb3(%m : memref<2xf32>)
^bb2:
  %0 = memref.alloc() : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb3(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}
func.func @both(%c: i1) {
  cf.cond_br %c, ^bb1, ^bb2
^bb1:
  %0 = memref.alloc() : memref<2xf32>
  func.call @use(%0) : (memref<2xf32>) -> ()
  cf.br ^bb3(%0 : memref<2xf32>)
^bb2:
  %1 = memref.alloc() : memref<2xf32>
  func.call @use(%1) : (memref<2xf32>) -> ()
  cf.br ^bb3(%1 : memref<2xf32>)
^bb3(%2: memref<2xf32>):
  func.call @use(%2) : (memref<2xf32>) -> ()
  return
}
func.func @stack(%c: i1, %m: memref<2xf32>) {
  cf.cond_br %c, ^bb1, ^bb2(%m : memref<2xf32>)
^bb1:
  %0 = memref.alloca() : memref<2xf32>
  memref.copy %m, %0 : memref<2xf32> to memref<2xf32>
  cf.br ^bb2(%0 : memref<2xf32>)
^bb2(%1: memref<2xf32>):
  func.call @use(%1) : (memref<2xf32>) -> ()
  return
}
func.func @unreachable(%x: memref<2xf32>) {
  cf.br ^bb2(%x : memref<2xf32>)
^bb1:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^bb2(%b : memref<2xf32>)
^bb2(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}
func.func @unreachable_join(%x: memref<2xf32>) {
  cf.br ^bb1
^bb1:
  %b = memref.alloc() : memref<2xf32>
  cf.br ^bb3(%b : memref<2xf32>)
^bb2:
  cf.br ^bb3(%x : memref<2xf32>)
^bb3(%p: memref<2xf32>):
  func.call @use(%p) : (memref<2xf32>) -> ()
  return
}
