// Each engine agrees where the interpreter does: stubs, fresh buffers, cells never written, globals,
// narrow floats, assertions; one process runs all inputs of source and target.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/good.mlir --subject upstream --oracle interp,native --native asan --timeout 60000 --json | FileCheck %s --check-prefix=GOOD -DENGINE=asan
// RUN: freehold-check %t/good.mlir --subject upstream --oracle interp,native --native valgrind --timeout 60000 --json | FileCheck %s --check-prefix=GOOD -DENGINE=valgrind
// GOOD: "oracle":"interp","entry":"f","verdict":"agree"
// GOOD: "oracle":"native-[[ENGINE]]","entry":"f","verdict":"agree"

// Some inputs fail, and the others are run all the same; allocations are the interpreter's.
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/good.mlir --target %t/freed.mlir --oracle native --native asan --timeout 60000 --json | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/good.mlir --target %t/freed.mlir --oracle native --native valgrind --timeout 60000 --json | FileCheck %s --check-prefix=FREED
// FREED: "kind":"use-after-free",{{.*}}"message":"accesses a freed buffer (allocation 1)"
// FREED-SAME: freed.mlir:{{[0-9]+}}:5","message":"freed here"
// FREED-SAME: "inputs":{{[1-9]}}

// RUN: %S/../Inputs/exit-code 1 freehold-check %t/good.mlir --target %t/leaks.mlir --oracle native --native asan --timeout 60000 --json | FileCheck %s --check-prefix=LEAKS
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/good.mlir --target %t/leaks.mlir --oracle native --native valgrind --timeout 60000 --json | FileCheck %s --check-prefix=LEAKS
// LEAKS: "kind":"leak"

// A hang is out of budget under a checker too.
// RUN: %S/../Inputs/exit-code 3 freehold-check %t/good.mlir --target %t/hangs.mlir --oracle native --native asan --timeout 8000 --json | FileCheck %s --check-prefix=HANGS
// HANGS: "verdict":"inconclusive","reason":"budget"

//--- good.mlir
memref.global @counter : memref<i64> = dense<3>
func.func private @make(i32) -> memref<?xbf16>
func.func private @look(memref<?xbf16>, memref<4xi32>)
func.func @f(%x: i32, %c: i1, %arg: memref<4xi32>) -> (i32, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @counter : memref<i64>
  %n = memref.load %g[] : memref<i64>
  %twice = arith.addi %n, %n : i64
  memref.store %twice, %g[] : memref<i64>
  %b = func.call @make(%x) : (i32) -> memref<?xbf16>
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  func.call @look(%b, %a) : (memref<?xbf16>, memref<4xi32>) -> ()
  %h = memref.load %b[%c0] : memref<?xbf16>
  %w = arith.extf %h : bf16 to f32
  %half = arith.truncf %w : f32 to f16
  %back = arith.extf %half : f16 to f32
  vector.print %back : f32
  cf.assert %c, "c must hold"
  %r = memref.load %a[%c0] : memref<4xi32>
  %fresh = memref.alloc() : memref<4xi32>
  memref.store %r, %fresh[%c0] : memref<4xi32>
  return %r, %fresh : i32, memref<4xi32>
}

//--- freed.mlir
memref.global @counter : memref<i64> = dense<3>
func.func private @make(i32) -> memref<?xbf16>
func.func private @look(memref<?xbf16>, memref<4xi32>)
func.func @f(%x: i32, %c: i1, %arg: memref<4xi32>) -> (i32, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @counter : memref<i64>
  %n = memref.load %g[] : memref<i64>
  %twice = arith.addi %n, %n : i64
  memref.store %twice, %g[] : memref<i64>
  %b = func.call @make(%x) : (i32) -> memref<?xbf16>
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  func.call @look(%b, %a) : (memref<?xbf16>, memref<4xi32>) -> ()
  scf.if %c {
    memref.dealloc %b : memref<?xbf16>
  }
  %h = memref.load %b[%c0] : memref<?xbf16>
  %w = arith.extf %h : bf16 to f32
  %half = arith.truncf %w : f32 to f16
  %back = arith.extf %half : f16 to f32
  vector.print %back : f32
  cf.assert %c, "c must hold"
  %r = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %a : memref<4xi32>
  %fresh = memref.alloc() : memref<4xi32>
  memref.store %r, %fresh[%c0] : memref<4xi32>
  return %r, %fresh : i32, memref<4xi32>
}

//--- leaks.mlir
memref.global @counter : memref<i64> = dense<3>
func.func private @make(i32) -> memref<?xbf16>
func.func private @look(memref<?xbf16>, memref<4xi32>)
func.func @f(%x: i32, %c: i1, %arg: memref<4xi32>) -> (i32, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @counter : memref<i64>
  %n = memref.load %g[] : memref<i64>
  %twice = arith.addi %n, %n : i64
  memref.store %twice, %g[] : memref<i64>
  %b = func.call @make(%x) : (i32) -> memref<?xbf16>
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  func.call @look(%b, %a) : (memref<?xbf16>, memref<4xi32>) -> ()
  %h = memref.load %b[%c0] : memref<?xbf16>
  %w = arith.extf %h : bf16 to f32
  %half = arith.truncf %w : f32 to f16
  %back = arith.extf %half : f16 to f32
  vector.print %back : f32
  cf.assert %c, "c must hold"
  %r = memref.load %a[%c0] : memref<4xi32>
  memref.dealloc %b : memref<?xbf16>
  %fresh = memref.alloc() : memref<4xi32>
  memref.store %r, %fresh[%c0] : memref<4xi32>
  return %r, %fresh : i32, memref<4xi32>
}

//--- hangs.mlir
memref.global @counter : memref<i64> = dense<3>
func.func private @make(i32) -> memref<?xbf16>
func.func private @look(memref<?xbf16>, memref<4xi32>)
func.func @f(%x: i32, %c: i1, %arg: memref<4xi32>) -> (i32, memref<4xi32>) {
  %c0 = arith.constant 0 : index
  %g = memref.get_global @counter : memref<i64>
  %n = memref.load %g[] : memref<i64>
  %twice = arith.addi %n, %n : i64
  memref.store %twice, %g[] : memref<i64>
  %b = func.call @make(%x) : (i32) -> memref<?xbf16>
  %a = memref.alloc() : memref<4xi32>
  memref.store %x, %a[%c0] : memref<4xi32>
  func.call @look(%b, %a) : (memref<?xbf16>, memref<4xi32>) -> ()
  cf.br ^loop
^loop:
  %true = arith.constant true
  cf.cond_br %true, ^loop, ^end
^end:
  %h = memref.load %b[%c0] : memref<?xbf16>
  %w = arith.extf %h : bf16 to f32
  %half = arith.truncf %w : f32 to f16
  %back = arith.extf %half : f16 to f32
  vector.print %back : f32
  cf.assert %c, "c must hold"
  %r = memref.load %a[%c0] : memref<4xi32>
  %fresh = memref.alloc() : memref<4xi32>
  memref.store %r, %fresh[%c0] : memref<4xi32>
  return %r, %fresh : i32, memref<4xi32>
}
