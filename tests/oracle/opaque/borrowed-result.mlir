// A memref that an op returns without declaring an allocation is an operand's in some runs and somebody else's in the
// others: neither may it be freed, nor the operand before its last use.
// RUN: split-file --leading-lines %s %t
// DEFINE: %{check} = freehold-check %t/before.mlir --json
// RUN: %{check} --subject fh | FileCheck %s --check-prefix=RIGHT
// RUN: %S/../Inputs/exit-code 1 %{check} --target %t/early.mlir | FileCheck %s --check-prefix=EARLY
// RUN: %S/../Inputs/exit-code 1 %{check} --target %t/frees-result.mlir | FileCheck %s --check-prefix=RESULT
// RIGHT: "verdict":"agree"
// EARLY: "kind":"use-after-free"
// RESULT: "kind":"bad-free"

//--- before.mlir
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%n : i32) outs(%m : memref<2xi32>)
  %b = "foo.window"(%m) : (memref<2xi32>) -> memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %x : i32
}

//--- early.mlir
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%n : i32) outs(%m : memref<2xi32>)
  %b = "foo.window"(%m) : (memref<2xi32>) -> memref<2xi32>
  memref.dealloc %m : memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  return %x : i32
}

//--- frees-result.mlir
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%n : i32) outs(%m : memref<2xi32>)
  %b = "foo.window"(%m) : (memref<2xi32>) -> memref<2xi32>
  %x = memref.load %b[%c0] : memref<2xi32>
  memref.dealloc %b : memref<2xi32>
  return %x : i32
}
