// Recursive functions before deallocation.
func.func private @go_returns_it(%n: index, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m : memref<4xi32>
^more:
  %k = arith.subi %n, %c1 : index
  %q = func.call @go_returns_it(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %q[%c0] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @main_returns_it(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b = func.call @go_returns_it(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}
func.func private @go_fills_it(%n: index, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m : memref<4xi32>
^more:
  %k = arith.subi %n, %c1 : index
  %q = func.call @go_fills_it(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %q[%c0] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @main_fills_it(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b = func.call @go_fills_it(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}
func.func private @go_decides_cleanly(%n: index, %m: memref<4xi32>) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m : memref<4xi32>
^more:
  %k = arith.subi %n, %c1 : index
  %q = func.call @go_decides_cleanly(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %q[%c0] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @main_decides_cleanly(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b = func.call @go_decides_cleanly(%k, %m) : (index, memref<4xi32>) -> memref<4xi32>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}
func.func private @go_is_given_poison(%n: index, %m: memref<4xi32>, %s: index) -> memref<4xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %is = arith.cmpi eq, %n, %c0 : index
  cf.cond_br %is, ^stop, ^more
^stop:
  return %m : memref<4xi32>
^more:
  %k = arith.subi %n, %c1 : index
  %c64 = arith.constant 64 : index
  %shifted = arith.shli %n, %c64 : index
  %q = func.call @go_is_given_poison(%k, %m, %shifted) : (index, memref<4xi32>, index) -> memref<4xi32>
  %x = memref.load %q[%c0] : memref<4xi32>
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%x : i32) outs(%a : memref<4xi32>)
  return %a : memref<4xi32>
}
func.func @main_is_given_poison(%n: index, %m: memref<4xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c9 = arith.constant 9 : index
  %k = arith.minui %n, %c9 : index
  %b = func.call @go_is_given_poison(%k, %m, %c0) : (index, memref<4xi32>, index) -> memref<4xi32>
  %x = memref.load %b[%c0] : memref<4xi32>
  return %x : i32
}
