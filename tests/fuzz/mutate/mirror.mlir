// All lists are in the opposite order, calls agree with their callees, and the program does what it did. In the twin there is
// no function with a body.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --mutation mirror --seed 0 > %t/mirror.mlir
// RUN: FileCheck %s < %t/mirror.mlir
// RUN: freehold-run %t/good.mlir --entry f --ignore-leaks --args '2, 5' > %t/before.txt
// RUN: freehold-run %t/mirror.mlir --entry f --ignore-leaks --args '5, 2' > %t/after.txt
// RUN: grep result %t/before.txt > %t/before.result
// RUN: grep result %t/after.txt | diff %t/before.result -
// RUN: freehold-check %t/mirror.mlir --subject fh
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/twin.mlir \
// RUN:   --mutation mirror 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: mirror does not apply

// CHECK-LABEL: func.func private @callee
// CHECK-SAME: (%[[F:.*]]: f32, %[[M:.*]]: memref<2xi32>, %[[C:.*]]: i1) -> (i32, memref<2xi32>)
// CHECK:       %[[NOT:.*]] = arith.xori %[[C]]
// CHECK:       cf.cond_br %[[NOT]], ^[[ELSE:.*]](%{{.*}}, %[[M]] : i32, memref<2xi32>), ^[[THEN:.*]]
// CHECK:       return %{{.*}}, %{{.*}} : i32, memref<2xi32>
// CHECK:       ^[[THEN]]:
// CHECK-LABEL: func.func @f
// CHECK-SAME: (%[[Y:.*]]: i32, %[[X:.*]]: i32)
// CHECK:       call @callee({{.*}}) : (f32, memref<2xi32>, i1) -> (i32, memref<2xi32>)
// CHECK:       scf.for {{.*}} iter_args(%{{.*}} = %[[Y]], %{{.*}} = %[[X]]) -> (i32, i32)
// CHECK:       scf.if
// CHECK-SAME:  -> (i32, i32)
// CHECK:       scf.while
// CHECK-SAME:  (i32, i32) -> (i32, i32)

//--- good.mlir
func.func private @callee(%c: i1, %m: memref<2xi32>, %f: f32) -> (memref<2xi32>, i32) {
  %0 = arith.constant 0 : i32
  cf.cond_br %c, ^bb1, ^bb2(%m, %0 : memref<2xi32>, i32)
^bb1:
  %1 = arith.constant 1 : i32
  cf.br ^bb2(%m, %1 : memref<2xi32>, i32)
^bb2(%n: memref<2xi32>, %v: i32):
  return %n, %v : memref<2xi32>, i32
}

func.func @f(%x: i32, %y: i32) -> i32 {
  %zero = arith.constant 0 : index
  %one = arith.constant 1 : index
  %three = arith.constant 3 : index
  %f = arith.constant 1.0 : f32
  %a = memref.alloc() : memref<2xi32>
  memref.store %y, %a[%zero] : memref<2xi32>
  %c = arith.cmpi slt, %x, %y : i32
  %m, %v = call @callee(%c, %a, %f) : (i1, memref<2xi32>, f32) -> (memref<2xi32>, i32)
  %s:2 = scf.for %i = %zero to %three step %one iter_args(%p = %x, %q = %y) -> (i32, i32) {
    %r:2 = scf.if %c -> (i32, i32) {
      %sum = arith.addi %p, %q : i32
      scf.yield %sum, %p : i32, i32
    } else {
      scf.yield %q, %p : i32, i32
    }
    scf.yield %r#0, %r#1 : i32, i32
  }
  %w:2 = scf.while (%p = %s#0, %q = %s#1) : (i32, i32) -> (i32, i32) {
    %less = arith.cmpi slt, %p, %q : i32
    scf.condition(%less) %q, %p : i32, i32
  } do {
  ^bb0(%p: i32, %q: i32):
    scf.yield %p, %q : i32, i32
  }
  %l = memref.load %m[%zero] : memref<2xi32>
  %k = arith.addi %l, %v : i32
  %t = arith.subi %w#0, %k : i32
  %u = arith.muli %t, %w#1 : i32
  return %u : i32
}

//--- twin.mlir
func.func private @f(i32)
