// A caller makes the out buffers, so it must know their sizes. An entry that does not give them is out of
// contract, and so is a program with such a call; neither is a defect, and neither hides other entries' defects.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/entry.mlir --subject upstream-out-params --json | FileCheck %t/entry.mlir
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/call.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --json | FileCheck %t/call.mlir
// RUN: freehold-check %t/external.mlir --subject upstream-out-params --subject upstream-out-params-hoisted --oracle interp,native
// RUN: freehold-check %t/unranked.mlir --subject upstream-out-params --subject upstream-out-params-hoisted

//--- entry.mlir
// CHECK: "entry":"dynamic","verdict":"inconclusive","reason":"out-of-contract"
// CHECK-SAME: "message":"out buffer of type memref<?xi32>: a caller cannot know its sizes"
// CHECK: "entry":"static","verdict":"agree"
func.func @dynamic(%n: index) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  return %m : memref<?xi32>
}
func.func @static() -> memref<2xi32> {
  %m = memref.alloc() : memref<2xi32>
  return %m : memref<2xi32>
}

//--- call.mlir
// CHECK: "subject":"upstream-out-params"{{.*}}"reason":"out-of-contract","location":"{{[^"]*}}call.mlir:[[#@LINE+10]]:8"
// CHECK-SAME: "message":"a call returns a buffer whose sizes its caller cannot know"
// CHECK: "subject":"upstream-out-params-hoisted"{{.*}}"reason":"out-of-contract"
func.func private @dynamic(%n: index, %v: i32) -> memref<?xi32> {
  %m = memref.alloc(%n) : memref<?xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<?xi32>)
  return %m : memref<?xi32>
}
func.func @f(%v: i32) -> i32 {
  %c1 = arith.constant 1 : index
  %0 = call @dynamic(%c1, %v) : (index, i32) -> memref<?xi32>
  %c0 = arith.constant 0 : index
  %1 = memref.load %0[%c0] : memref<?xi32>
  return %1 : i32
}

//--- external.mlir
// Functions without a body keep their signatures.
func.func private @external(%n: index) -> memref<?xi32>
func.func @f(%n: index) -> memref<2xi32> {
  %0 = call @external(%n) : (index) -> memref<?xi32>
  %1 = memref.alloc() : memref<2xi32>
  call @take(%0) : (memref<?xi32>) -> ()
  return %1 : memref<2xi32>
}
func.func private @take(memref<?xi32>)

//--- unranked.mlir
// Results without a rank stay results.
func.func @f(%v: i32) -> (memref<*xi32>, memref<2xi32, 1>) {
  %m = memref.alloc() : memref<2xi32>
  linalg.fill ins(%v : i32) outs(%m : memref<2xi32>)
  %r = memref.cast %m : memref<2xi32> to memref<*xi32>
  %n = memref.alloc() : memref<2xi32, 1>
  return %r, %n : memref<*xi32>, memref<2xi32, 1>
}
