// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-prove safe %s | FileCheck %s
// The memref that is kept in a caller's memory is overwritten by bytes: what such memory keeps is not known.
// CHECK: @f  unknown: memref.view: memrefs in memory that is accessed otherwise as well
func.func @f(%bytes: memref<64xi8>, %z: i8) {
  %c0 = arith.constant 0 : index
  %box = memref.view %bytes[%c0][] : memref<64xi8> to memref<memref<4xf32>>
  %m = memref.alloc() : memref<4xf32>
  memref.store %m, %box[] : memref<memref<4xf32>>
  linalg.fill ins(%z : i8) outs(%bytes : memref<64xi8>)
  return
}
