// A buffer must be there until it leaves the device.
// RUN: freehold-run %s --entry main --ignore-leaks | FileCheck %s
// RUN: not freehold-run %s --entry bad 2>&1 | FileCheck %s --check-prefix=BAD
// CHECK: result 0 = [0, 1] : memref<2xi32>
// BAD: error: use-after-free
func.func @main() -> memref<2xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  %d = acc.create varPtr(%m : memref<2xi32>) -> memref<2xi32>
  memref.store %one, %d[%c1] : memref<2xi32>
  acc.delete accPtr(%d : memref<2xi32>)
  return %m : memref<2xi32>
}
func.func @bad() {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%zero : i32) outs(%m : memref<2xi32>)
  %d = acc.create varPtr(%m : memref<2xi32>) -> memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  acc.delete accPtr(%d : memref<2xi32>)
  return
}
