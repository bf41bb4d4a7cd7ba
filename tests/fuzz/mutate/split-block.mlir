// A block is split in two, with a branch in between that may pass a buffer. The twin has no function body.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation split-block --seed 3 | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation split-block 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: split-block does not apply

//--- good.mlir
func.func @f(%a: memref<2xi32>) {
  "test.use"(%a) : (memref<2xi32>) -> ()
  return
}

// CHECK:      func.func @f(%arg0: memref<2xi32>) {
// CHECK-NEXT: cf.br ^bb1(%arg0 : memref<2xi32>)
// CHECK-NEXT: ^bb1(%0: memref<2xi32>):
// CHECK-NEXT: "test.use"(%0) : (memref<2xi32>) -> ()
// CHECK-NEXT: return
// CHECK-NEXT: }

//--- twin.mlir
func.func private @external(%a: memref<2xi32>)
