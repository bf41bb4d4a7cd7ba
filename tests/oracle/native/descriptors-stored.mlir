// The lowering puts the descriptor of an unranked memref into a frame, here of a function that has returned when another one
// reads it. Such programs have no native code. In the twin the buffer itself is stored.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/unranked.mlir --subject identity --oracle native 2>&1 | FileCheck %s
// RUN: freehold-check %t/ranked.mlir --subject identity --oracle native
// CHECK: not-lowerable {{.*}}the descriptor that is stored lies in a frame

//--- unranked.mlir
func.func private @put(%m: memref<4xi32>, %o: memref<2xmemref<*xi32>>, %i: index) {
  %u = memref.cast %m : memref<4xi32> to memref<*xi32>
  memref.store %u, %o[%i] : memref<2xmemref<*xi32>>
  return
}
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 100 : i32
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%n : i32) outs(%a : memref<4xi32>)
  %b = memref.alloc() : memref<4xi32>
  linalg.fill ins(%z : i32) outs(%b : memref<4xi32>)
  %o = memref.alloc() : memref<2xmemref<*xi32>>
  func.call @put(%a, %o, %c0) : (memref<4xi32>, memref<2xmemref<*xi32>>, index) -> ()
  func.call @put(%b, %o, %c1) : (memref<4xi32>, memref<2xmemref<*xi32>>, index) -> ()
  %u = memref.load %o[%c0] : memref<2xmemref<*xi32>>
  %m = memref.cast %u : memref<*xi32> to memref<4xi32>
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %b : memref<4xi32>
  memref.dealloc %o : memref<2xmemref<*xi32>>
  return %x : i32
}

//--- ranked.mlir
func.func private @put(%m: memref<4xi32>, %o: memref<1xmemref<4xi32>>) {
  %c0 = arith.constant 0 : index
  memref.store %m, %o[%c0] : memref<1xmemref<4xi32>>
  return
}
func.func @f(%n: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<4xi32>
  linalg.fill ins(%n : i32) outs(%a : memref<4xi32>)
  %o = memref.alloc() : memref<1xmemref<4xi32>>
  func.call @put(%a, %o) : (memref<4xi32>, memref<1xmemref<4xi32>>) -> ()
  %m = memref.load %o[%c0] : memref<1xmemref<4xi32>>
  %x = memref.load %m[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  memref.dealloc %o : memref<1xmemref<4xi32>>
  return %x : i32
}
