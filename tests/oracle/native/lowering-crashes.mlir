// What MLIR's lowering to LLVM crashes on is not lowerable; the interpreter has its say, and what is judged
// next too.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/step.mlir %t/unranked.mlir %t/good.mlir --subject upstream --subject fh --oracle interp,native --jobs 1 --json 2> /dev/null | FileCheck %s
// CHECK: step.mlir","subject":"upstream","oracle":"interp",{{.*}}"verdict":"agree"
// CHECK: step.mlir","subject":"upstream","oracle":"native-jit",{{.*}}"reason":"not-lowerable",{{.*}}MLIR's lowering to LLVM crashes on it
// CHECK: step.mlir","subject":"fh","oracle":"interp",{{.*}}"verdict":"agree"
// CHECK: step.mlir","subject":"fh","oracle":"native-jit",{{.*}}"reason":"not-lowerable"
// CHECK: unranked.mlir","subject":"upstream","oracle":"interp",{{.*}}"verdict":"agree"
// CHECK: unranked.mlir","subject":"upstream","oracle":"native-jit",{{.*}}"reason":"not-lowerable"
// CHECK: good.mlir","subject":"upstream","oracle":"interp",{{.*}}"verdict":"agree"
// CHECK: good.mlir","subject":"upstream","oracle":"native-jit",{{.*}}"verdict":"agree"

//--- step.mlir
func.func @f(%m: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 1] [1, 1] [2, 1] : memref<2x2xi32> to memref<1xi32, strided<[4], offset: 1>>
  %x = memref.load %v[%c0] : memref<1xi32, strided<[4], offset: 1>>
  return %x : i32
}

//--- unranked.mlir
memref.global "private" constant @shape : memref<2xindex> = dense<2>
func.func @unranked(%m: memref<4xi32>) -> i32 {
  %c1 = arith.constant 1 : index
  %s = memref.get_global @shape : memref<2xindex>
  %u = memref.reshape %m(%s) : (memref<4xi32>, memref<2xindex>) -> memref<*xi32>
  %r = memref.cast %u : memref<*xi32> to memref<2x2xi32>
  %x = memref.load %r[%c1, %c1] : memref<2x2xi32>
  return %x : i32
}

//--- good.mlir
func.func @g(%m: memref<2x2xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %v = memref.subview %m[0, 1] [1, 1] [1, 1] : memref<2x2xi32> to memref<1xi32, strided<[1], offset: 1>>
  %x = memref.load %v[%c0] : memref<1xi32, strided<[1], offset: 1>>
  return %x : i32
}
