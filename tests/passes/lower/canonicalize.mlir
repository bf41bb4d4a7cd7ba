// Where MLIR's canonicalization makes a function invalid, that function stays as it was, and others do not.
// RUN: freehold-opt %s --fh-canonicalize | FileCheck %s
// RUN: freehold-opt %s --fh-canonicalize | freehold-opt --fh-canonicalize | FileCheck %s
// RUN: freehold-check %s --subject fh --subject fh-dealloc-ops --subject fh-legacy-placed | FileCheck %s --check-prefix=JUDGED
// JUDGED: 0 defect
// Bad twins: MLIR's own canonicalization of the same programs.
// RUN: not freehold-opt %s --canonicalize 2>&1 | FileCheck %s --check-prefix=BAD
// RUN: not freehold-check %s --pipeline canonicalize,fh-buffer-deallocation-pipeline | FileCheck %s --check-prefix=TWIN
// BAD: error:
// TWIN: defect: invalid-output

// A slice of a buffer that is folded to an empty one.
// CHECK-LABEL: @empty_slice
// CHECK: memref.subview %{{.*}}[0] [%{{.*}}] [1] : memref<?xf64>
func.func @empty_slice(%m: memref<?xf64>) -> index {
  %c0 = arith.constant 0 : index
  %n = memref.dim %m, %c0 : memref<?xf64>
  %grows = arith.cmpi ult, %n, %c0 : index
  %r = scf.if %grows -> (memref<?xf64>) {
    %a = memref.alloc(%c0) : memref<?xf64>
    %s = memref.subview %a[0] [%n] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
    memref.copy %m, %s : memref<?xf64> to memref<?xf64, strided<[1]>>
    scf.yield %a : memref<?xf64>
  } else {
    scf.yield %m : memref<?xf64>
  }
  %x = memref.dim %r, %c0 : memref<?xf64>
  return %x : index
}

// Canonicalization erases unused ops.
// CHECK-LABEL: @fine
// CHECK-NOT: memref.alloc
// CHECK: vector.print
func.func @fine(%x: i32) {
  %dead = memref.alloc() : memref<4xi32>
  %zero = arith.constant 0 : i32
  %y = arith.addi %x, %zero : i32
  vector.print %y : i32
  return
}

// A bound that is the maximum of an empty list.
// CHECK-LABEL: @no_bound
// CHECK: affine.for
// CHECK: affine.for %{{.*}} = max
func.func @no_bound() {
  affine.for %i = 2 to 0 {
    affine.for %j = max affine_map<(d0) -> (d0 floordiv 2, 0)>(%i) to 7 {
      vector.print %j : index
    }
  }
  return
}

// Folding a cast changes the shape of an operand. It never runs, since it would be undefined.
// CHECK-LABEL: @copy
// CHECK: memref.cast
// CHECK: linalg.copy ins(%{{.*}} : memref<4xi32>) outs(%{{.*}} : memref<4xi32>)
func.func @copy(%o: memref<4xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c = arith.cmpi ult, %n, %c0 : index
  cf.cond_br %c, ^then, ^end
^then:
  %a = memref.alloc() : memref<1xi32>
  %d = memref.cast %a : memref<1xi32> to memref<?xi32>
  %s = memref.cast %d : memref<?xi32> to memref<4xi32>
  linalg.copy ins(%s : memref<4xi32>) outs(%o : memref<4xi32>)
  cf.br ^end
^end:
  return
}

// Blocks in another order than they run in: nothing changes, whatever was before what.
// CHECK-LABEL: @order
// CHECK: cf.cond_br %{{.*}}, ^bb2, ^bb3
func.func @order(%c: i1, %d: i1, %x: i32) {
  cf.cond_br %c, ^def, ^other
^use:
  vector.print %y : i32
  cf.br ^other
^def:
  %y = arith.addi %x, %x : i32
  vector.print %y : i32
  cf.cond_br %d, ^use, ^other
^other:
  return
}
