// A leak is reported where threads have buffers of their own, which the search for the last reference must not lose.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "kind":"leak"

//--- before.mlir
func.func @tile(%x: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) workgroup(%sh : memref<4xf32, #gpu.address_space<workgroup>>) private(%pv : memref<1xf32, #gpu.address_space<private>>) {
    %v = memref.load %t[%tx] : memref<4xf32>
    memref.store %v, %sh[%tx] : memref<4xf32, #gpu.address_space<workgroup>>
    %w = memref.load %sh[%tx] : memref<4xf32, #gpu.address_space<workgroup>>
    memref.store %w, %pv[%c0] : memref<1xf32, #gpu.address_space<private>>
    %y = memref.load %pv[%c0] : memref<1xf32, #gpu.address_space<private>>
    memref.store %y, %m[%tx] : memref<4xf32>
    gpu.terminator
  }
  return %m : memref<4xf32>
}

//--- after.mlir
func.func @tile(%x: memref<4xf32>) -> memref<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %m = memref.alloc() : memref<4xf32>
  %t = memref.alloc() : memref<4xf32>
  memref.copy %x, %t : memref<4xf32> to memref<4xf32>
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) threads(%tx, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) workgroup(%sh : memref<4xf32, #gpu.address_space<workgroup>>) private(%pv : memref<1xf32, #gpu.address_space<private>>) {
    %v = memref.load %t[%tx] : memref<4xf32>
    memref.store %v, %sh[%tx] : memref<4xf32, #gpu.address_space<workgroup>>
    %w = memref.load %sh[%tx] : memref<4xf32, #gpu.address_space<workgroup>>
    memref.store %w, %pv[%c0] : memref<1xf32, #gpu.address_space<private>>
    %y = memref.load %pv[%c0] : memref<1xf32, #gpu.address_space<private>>
    memref.store %y, %m[%tx] : memref<4xf32>
    gpu.terminator
  }
  return %m : memref<4xf32>
}
