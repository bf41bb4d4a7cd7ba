// The same with flags that say who frees the result.
func.func private @go_returns_it(%n: index, %m: memref<4xi32>) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m, %false : memref<4xi32>, i1
^more:
  %k = arith.subi %n, %c1 : index
  %q:2 = func.call @go_returns_it(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %q#0[%c0] : memref<4xi32>
  scf.if %q#1 {
    memref.dealloc %q#0 : memref<4xi32>
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a, %true : memref<4xi32>, i1
}
func.func @main_returns_it(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b:2 = func.call @go_returns_it(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %b#0[%c0] : memref<4xi32>
  scf.if %b#1 {
    memref.dealloc %b#0 : memref<4xi32>
  }
  return %x : i32
}
func.func private @go_fills_it(%n: index, %m: memref<4xi32>) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m, %false : memref<4xi32>, i1
^more:
  %k = arith.subi %n, %c1 : index
  %q:2 = func.call @go_fills_it(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %q#0[%c0] : memref<4xi32>
  scf.if %q#1 {
    memref.dealloc %q#0 : memref<4xi32>
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a, %true : memref<4xi32>, i1
}
func.func @main_fills_it(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b:2 = func.call @go_fills_it(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %b#0[%c0] : memref<4xi32>
  scf.if %b#1 {
    memref.dealloc %b#0 : memref<4xi32>
  }
  return %x : i32
}
func.func private @go_decides_cleanly(%n: index, %m: memref<4xi32>) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %seven = arith.constant 7 : i32
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m, %false : memref<4xi32>, i1
^more:
  %k = arith.subi %n, %c1 : index
  %q:2 = func.call @go_decides_cleanly(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %q#0[%c0] : memref<4xi32>
  scf.if %q#1 {
    memref.dealloc %q#0 : memref<4xi32>
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a, %true : memref<4xi32>, i1
}
func.func @main_decides_cleanly(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b:2 = func.call @go_decides_cleanly(%k, %m) : (index, memref<4xi32>) -> (memref<4xi32>, i1)
  %x = memref.load %b#0[%c0] : memref<4xi32>
  scf.if %b#1 {
    memref.dealloc %b#0 : memref<4xi32>
  }
  return %x : i32
}
func.func private @go_is_given_poison(%n: index, %m: memref<4xi32>, %s: index) -> (memref<4xi32>, i1) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %false = arith.constant false
  %true = arith.constant true
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m, %false : memref<4xi32>, i1
^more:
  %k = arith.subi %n, %c1 : index
  %c64 = arith.constant 64 : index
  %shifted = arith.shli %n, %c64 : index
  %q:2 = func.call @go_is_given_poison(%k, %m, %shifted) : (index, memref<4xi32>, index) -> (memref<4xi32>, i1)
  %x = memref.load %q#0[%c0] : memref<4xi32>
  scf.if %q#1 {
    memref.dealloc %q#0 : memref<4xi32>
  }
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a, %true : memref<4xi32>, i1
}
func.func @main_is_given_poison(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b:2 = func.call @go_is_given_poison(%k, %m, %c0) : (index, memref<4xi32>, index) -> (memref<4xi32>, i1)
  %x = memref.load %b#0[%c0] : memref<4xi32>
  scf.if %b#1 {
    memref.dealloc %b#0 : memref<4xi32>
  }
  return %x : i32
}
