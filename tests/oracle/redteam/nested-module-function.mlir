// Functions of the same name in nested modules are different entries.
//
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json 2> %t/err | FileCheck %s
// CHECK: "entry":"inner::f","verdict":"defect","kind":"leak"

//--- before.mlir
module {
  func.func @f() -> i32 { %c = arith.constant 1 : i32
    return %c : i32 }
  module @inner {
    func.func private @use(memref<i32>)
    func.func @f() -> i32 { %c = arith.constant 1 : i32
      %m = memref.alloc() : memref<i32>
      memref.store %c, %m[] : memref<i32>
      %v = memref.load %m[] : memref<i32>
      return %v : i32 }
  }
}
//--- after.mlir
module {
  func.func @f() -> i32 { %c = arith.constant 1 : i32
    return %c : i32 }
  module @inner {
    func.func private @use(memref<i32>)
    func.func @f() -> i32 { %c = arith.constant 1 : i32
      %m = memref.alloc() : memref<i32>
      memref.store %c, %m[] : memref<i32>
      %v = memref.load %m[] : memref<i32>
      return %v : i32 }
  }
}
