// A comparison that a choice depends on is wrong only where its operands are equal: an offset in two halves has to be the size of the buffer.
// RUN: split-file %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/after.mlir --json | FileCheck %s
// CHECK: "kind":"observation"

//--- before.mlir
func.func @dispatch(%in: memref<?x?xf32, #gpu.address_space<global>>, %lo: i32, %hi: i32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %l64 = arith.extui %lo : i32 to i64
  %h64 = arith.extui %hi : i32 to i64
  %c32 = arith.constant 32 : i64
  %hs = arith.shli %h64, %c32 : i64
  %o = arith.ori %l64, %hs : i64
  %off = arith.index_castui %o : i64 to index
  %m = memref.dim %in, %c0 : memref<?x?xf32, #gpu.address_space<global>>
  %n = memref.dim %in, %c1 : memref<?x?xf32, #gpu.address_space<global>>
  %acc = memref.alloc(%m) {alignment = 64 : i64} : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<?xf32>)
  %ok = arith.cmpi ult, %off, %m : index
  %start = arith.select %ok, %off, %c0 : index
  scf.for %i = %start to %m step %c1 {
    %r = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %in[%i, %j] : memref<?x?xf32, #gpu.address_space<global>>
      %t = arith.addf %s, %v : f32
      scf.yield %t : f32
    }
    memref.store %r, %acc[%i] : memref<?xf32>
  }
  return %acc : memref<?xf32>
}

//--- after.mlir
func.func @dispatch(%in: memref<?x?xf32, #gpu.address_space<global>>, %lo: i32, %hi: i32) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0.0 : f32
  %l64 = arith.extui %lo : i32 to i64
  %h64 = arith.extui %hi : i32 to i64
  %c32 = arith.constant 32 : i64
  %hs = arith.shli %h64, %c32 : i64
  %o = arith.ori %l64, %hs : i64
  %off = arith.index_castui %o : i64 to index
  %m = memref.dim %in, %c0 : memref<?x?xf32, #gpu.address_space<global>>
  %n = memref.dim %in, %c1 : memref<?x?xf32, #gpu.address_space<global>>
  %acc = memref.alloc(%m) {alignment = 64 : i64} : memref<?xf32>
  linalg.fill ins(%zero : f32) outs(%acc : memref<?xf32>)
  %ok = arith.cmpi ule, %off, %m : index
  %start = arith.select %ok, %off, %c0 : index
  scf.for %i = %start to %m step %c1 {
    %r = scf.for %j = %c0 to %n step %c1 iter_args(%s = %zero) -> f32 {
      %v = memref.load %in[%i, %j] : memref<?x?xf32, #gpu.address_space<global>>
      %t = arith.addf %s, %v : f32
      scf.yield %t : f32
    }
    memref.store %r, %acc[%i] : memref<?xf32>
  }
  return %acc : memref<?xf32>
}
