// Hoisting makes an allocation on paths that had none. If nothing in the program may free it, a later pass is to do so, and
// more of it may leak than before. If something may, the one more that leaks is lost.
// RUN: split-file --leading-lines %s %t
// RUN: freehold-check %t/left.mlir --pipeline 'func.func(buffer-loop-hoisting)' --oracle interp,native | FileCheck %s --check-prefix=LEFT
// RUN: freehold-check %t/left.mlir --entry f --args '0' --pipeline 'func.func(buffer-loop-hoisting)' | FileCheck %s --check-prefix=ONE
// RUN: freehold-check %t/left.mlir --pipeline 'func.func(buffer-loop-hoisting),buffer-deallocation-pipeline' | FileCheck %s --check-prefix=FREED
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/freed.mlir --pipeline 'func.func(buffer-loop-hoisting)' 2>&1 | FileCheck %s --check-prefix=LOST
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/freed.mlir --pipeline 'func.func(buffer-loop-hoisting)' --oracle native 2>&1 | FileCheck %s --check-prefix=LOST
// LEFT: 6 judged = 6 agree
// ONE: 1 judged = 1 agree
// FREED: 3 judged = 3 agree
// LOST-DAG: error: leak {{.*}}@itself
// LOST-DAG: error: leak {{.*}}@view
// LOST-DAG: error: leak {{.*}}@callee
// LOST-DAG: error: leak {{.*}}@carried
// LOST: 4 judged = 0 agree + 4 defect

//--- left.mlir
func.func private @see(memref<3xi32>)
func.func @f(%n: index) -> index {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%q = %c0) -> index {
    %m = memref.alloc() : memref<3xindex>
    memref.store %q, %m[%c1] : memref<3xindex>
    %w = memref.load %m[%c1] : memref<3xindex>
    %s = arith.addi %w, %c1 : index
    scf.yield %s : index
  }
  return %r : index
}
func.func @nested(%n: index, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %v) -> i32 {
    %s = memref.alloc(%i) : memref<?xi32>
    %r1 = scf.for %j = %c0 to %i step %c1 iter_args(%q = %p) -> i32 {
      %b = memref.alloc(%i) : memref<?xi32>
      memref.store %q, %b[%j] : memref<?xi32>
      memref.store %q, %s[%j] : memref<?xi32>
      %x = memref.load %b[%j] : memref<?xi32>
      %y = memref.load %s[%j] : memref<?xi32>
      %w = arith.addi %x, %y : i32
      scf.yield %w : i32
    }
    scf.yield %r1 : i32
  }
  return %r : i32
}
func.func private @fill(%m: memref<?xi32>, %v: i32) {
  %c1 = arith.constant 1 : index
  memref.store %v, %m[%c1] : memref<?xi32>
  return
}
func.func @flows(%n: index, %v: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  scf.for %i = %c0 to %n step %c1 {
    %m = memref.alloc() : memref<3xi32>
    %z = memref.cast %m : memref<3xi32> to memref<?xi32>
    func.call @fill(%z, %v) : (memref<?xi32>, i32) -> ()
    %x = memref.load %m[%c1] : memref<3xi32>
    linalg.fill ins(%x : i32) outs(%m : memref<3xi32>)
    func.call @see(%m) : (memref<3xi32>) -> ()
  }
  return
}

//--- freed.mlir
func.func @itself(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %v) -> i32 {
    %m = memref.alloc() : memref<5xi32>
    memref.store %v, %m[%c1] : memref<5xi32>
    %x = memref.load %m[%c1] : memref<5xi32>
    memref.dealloc %m : memref<5xi32>
    scf.yield %x : i32
  }
  return %s : i32
}
func.func @view(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %v) -> i32 {
    %m = memref.alloc() : memref<5xi32>
    memref.store %v, %m[%c1] : memref<5xi32>
    %x = memref.load %m[%c1] : memref<5xi32>
    %z = memref.cast %m : memref<5xi32> to memref<?xi32>
    memref.dealloc %z : memref<?xi32>
    scf.yield %x : i32
  }
  return %s : i32
}
func.func private @free(%m: memref<5xi32>) {
  memref.dealloc %m : memref<5xi32>
  return
}
func.func @callee(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %v) -> i32 {
    %m = memref.alloc() : memref<5xi32>
    memref.store %v, %m[%c1] : memref<5xi32>
    %x = memref.load %m[%c1] : memref<5xi32>
    func.call @free(%m) : (memref<5xi32>) -> ()
    scf.yield %x : i32
  }
  return %s : i32
}
func.func @carried(%c: i1, %v: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %u = arith.select %c, %c1, %c0 : index
  %s = scf.for %i = %c0 to %u step %c1 iter_args(%a = %v) -> i32 {
    %m = memref.alloc() : memref<5xi32>
    memref.store %v, %m[%c1] : memref<5xi32>
    %x = memref.load %m[%c1] : memref<5xi32>
    %e = scf.execute_region -> memref<5xi32> {
      scf.yield %m : memref<5xi32>
    }
    memref.dealloc %e : memref<5xi32>
    scf.yield %x : i32
  }
  return %s : i32
}
