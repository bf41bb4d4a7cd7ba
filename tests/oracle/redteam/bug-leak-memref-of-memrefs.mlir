// A buffer whose only reference is in another buffer that is freed is leaked.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "verdict":"defect","kind":"leak"
// CHECK-SAME: "notions":["unfreed","lost"]

//--- before.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  call @use(%m) : (memref<4xi32>) -> ()
  return
}

//--- after.mlir
func.func private @use(memref<4xi32>)
func.func private @make() -> memref<4xi32>
func.func @f() {
  %c = arith.constant 2 : i32
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<4xi32>
  linalg.fill ins(%c : i32) outs(%m : memref<4xi32>)
  scf.execute_region {
    %o = memref.alloc() : memref<memref<4xi32>>
    memref.store %m, %o[] : memref<memref<4xi32>>
    %n = memref.alloc() : memref<4xi32>
    memref.store %n, %o[] : memref<memref<4xi32>>
    memref.dealloc %o : memref<memref<4xi32>>
    scf.yield
  }
  call @use(%m) : (memref<4xi32>) -> ()
  memref.dealloc %m : memref<4xi32>
  return
}
