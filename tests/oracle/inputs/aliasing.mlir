// Arguments lie in one buffer, of one type and of different ones, at one place and overlapping.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 1 freehold-check %t/before.mlir --target %t/wrong.mlir --json \
// RUN:   | FileCheck %s --check-prefix=WRONG --implicit-check-not='"verdict":"agree"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'
// RUN: %S/../Inputs/exit-code 0 freehold-check %t/before.mlir --target %t/right.mlir --json --oracle interp,native \
// RUN:   | FileCheck %s --check-prefix=RIGHT --implicit-check-not='"verdict":"defect"' \
// RUN:     --implicit-check-not='"verdict":"inconclusive"'

//--- before.mlir
func.func @same_type(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @static_and_dynamic(%a: memref<?xf32>, %b: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<4xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @static_first(%a: memref<4xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %b, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<4xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    %x = memref.load %a[%c1] : memref<4xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @other_rank(%a: memref<?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 1 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @strided(%a: memref<?xf32>, %b: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32, strided<[?], offset: ?>>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32, strided<[?], offset: ?>>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @other_element_type(%a: memref<?xf32>, %b: memref<?xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 7 : i32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xi32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @other_element_size(%a: memref<?xi64>, %b: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xi64>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi8>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> i64 {
    %v = arith.constant 1 : i64
    %w = arith.constant 2 : i8
    memref.store %v, %a[%c0] : memref<?xi64>
    memref.store %w, %b[%c0] : memref<?xi8>
    %x = memref.load %a[%c0] : memref<?xi64>
    scf.yield %x : i64
  } else {
    %e = arith.constant 0 : i64
    scf.yield %e : i64
  }
  return %r : i64
}
func.func @overlapping_behind(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c1] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @overlapping_before(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @overlapping_static(%a: memref<8xf32>, %b: memref<3xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<8xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<8xf32>
    memref.store %w, %b[%c0] : memref<3xf32>
    %x = memref.load %a[%c1] : memref<8xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @overlapping_rows(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?x?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 1 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %a, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %i3 = arith.constant 1 : index
  %l3 = arith.constant 1 : index
  %d3 = memref.dim %b, %i3 : memref<?x?xf32>
  %g3 = arith.cmpi uge, %d3, %l3 : index
  %h3 = arith.andi %h2, %g3 : i1
  %r = scf.if %h3 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0, %c1] : memref<?x?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    %x = memref.load %a[%c0, %c1] : memref<?x?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
func.func @first_and_third(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %c, %i2 : memref<?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    %u = arith.constant 5.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %c[%c0] : memref<?xf32>
    memref.store %u, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    %y = memref.load %c[%c0] : memref<?xf32>
    %k = arith.constant 2.0 : f32
    %t = arith.cmpf oeq, %x, %k : f32
    %s = arith.select %t, %k, %u : f32
    scf.yield %s : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}

//--- wrong.mlir
// WRONG: "entry":"same_type"{{.*}}"verdict":"defect","kind":"observation"
func.func @same_type(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"static_and_dynamic"{{.*}}"verdict":"defect","kind":"observation"
func.func @static_and_dynamic(%a: memref<?xf32>, %b: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<4xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"static_first"{{.*}}"verdict":"defect","kind":"observation"
func.func @static_first(%a: memref<4xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %b, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<4xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"other_rank"{{.*}}"verdict":"defect","kind":"observation"
func.func @other_rank(%a: memref<?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 1 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"strided"{{.*}}"verdict":"defect","kind":"observation"
func.func @strided(%a: memref<?xf32>, %b: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32, strided<[?], offset: ?>>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32, strided<[?], offset: ?>>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"other_element_type"{{.*}}"verdict":"defect","kind":"observation"
func.func @other_element_type(%a: memref<?xf32>, %b: memref<?xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 7 : i32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xi32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"other_element_size"{{.*}}"verdict":"defect","kind":"observation"
func.func @other_element_size(%a: memref<?xi64>, %b: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xi64>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi8>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> i64 {
    %v = arith.constant 1 : i64
    %w = arith.constant 2 : i8
    memref.store %v, %a[%c0] : memref<?xi64>
    memref.store %w, %b[%c0] : memref<?xi8>
    scf.yield %v : i64
  } else {
    %e = arith.constant 0 : i64
    scf.yield %e : i64
  }
  return %r : i64
}
// WRONG: "entry":"overlapping_behind"{{.*}}"verdict":"defect","kind":"observation"
func.func @overlapping_behind(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"overlapping_before"{{.*}}"verdict":"defect","kind":"observation"
func.func @overlapping_before(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"overlapping_static"{{.*}}"verdict":"defect","kind":"observation"
func.func @overlapping_static(%a: memref<8xf32>, %b: memref<3xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<8xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<8xf32>
    memref.store %w, %b[%c0] : memref<3xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"overlapping_rows"{{.*}}"verdict":"defect","kind":"observation"
func.func @overlapping_rows(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?x?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 1 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %a, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %i3 = arith.constant 1 : index
  %l3 = arith.constant 1 : index
  %d3 = memref.dim %b, %i3 : memref<?x?xf32>
  %g3 = arith.cmpi uge, %d3, %l3 : index
  %h3 = arith.andi %h2, %g3 : i1
  %r = scf.if %h3 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0, %c1] : memref<?x?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    scf.yield %v : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// WRONG: "entry":"first_and_third"{{.*}}"verdict":"defect","kind":"observation"
func.func @first_and_third(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %c, %i2 : memref<?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    %u = arith.constant 5.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %c[%c0] : memref<?xf32>
    memref.store %u, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    %y = memref.load %c[%c0] : memref<?xf32>
    scf.yield %u : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}

//--- right.mlir
// RIGHT: "entry":"same_type"{{.*}}"verdict":"agree"
func.func @same_type(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"static_and_dynamic"{{.*}}"verdict":"agree"
func.func @static_and_dynamic(%a: memref<?xf32>, %b: memref<4xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<4xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"static_first"{{.*}}"verdict":"agree"
func.func @static_first(%a: memref<4xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %b, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<4xf32>
    %o = memref.load %a[%c1] : memref<4xf32>
    memref.store %o, %a[%c1] : memref<4xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    %x = memref.load %a[%c1] : memref<4xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"other_rank"{{.*}}"verdict":"agree"
func.func @other_rank(%a: memref<?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 1 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"strided"{{.*}}"verdict":"agree"
func.func @strided(%a: memref<?xf32>, %b: memref<?xf32, strided<[?], offset: ?>>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32, strided<[?], offset: ?>>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32, strided<[?], offset: ?>>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"other_element_type"{{.*}}"verdict":"agree"
func.func @other_element_type(%a: memref<?xf32>, %b: memref<?xi32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 7 : i32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xi32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"other_element_size"{{.*}}"verdict":"agree"
func.func @other_element_size(%a: memref<?xi64>, %b: memref<?xi8>) -> i64 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xi64>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xi8>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> i64 {
    %v = arith.constant 1 : i64
    %w = arith.constant 2 : i8
    memref.store %v, %a[%c0] : memref<?xi64>
    %o = memref.load %a[%c0] : memref<?xi64>
    memref.store %o, %a[%c0] : memref<?xi64>
    memref.store %w, %b[%c0] : memref<?xi8>
    %x = memref.load %a[%c0] : memref<?xi64>
    scf.yield %x : i64
  } else {
    %e = arith.constant 0 : i64
    scf.yield %e : i64
  }
  return %r : i64
}
// RIGHT: "entry":"overlapping_behind"{{.*}}"verdict":"agree"
func.func @overlapping_behind(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<?xf32>
    %o = memref.load %a[%c1] : memref<?xf32>
    memref.store %o, %a[%c1] : memref<?xf32>
    memref.store %w, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c1] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"overlapping_before"{{.*}}"verdict":"agree"
func.func @overlapping_before(%a: memref<?xf32>, %b: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %r = scf.if %h1 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    %o = memref.load %a[%c0] : memref<?xf32>
    memref.store %o, %a[%c0] : memref<?xf32>
    memref.store %w, %b[%c1] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"overlapping_static"{{.*}}"verdict":"agree"
func.func @overlapping_static(%a: memref<8xf32>, %b: memref<3xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 2 : index
  %d0 = memref.dim %a, %i0 : memref<8xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %r = scf.if %g0 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c1] : memref<8xf32>
    %o = memref.load %a[%c1] : memref<8xf32>
    memref.store %o, %a[%c1] : memref<8xf32>
    memref.store %w, %b[%c0] : memref<3xf32>
    %x = memref.load %a[%c1] : memref<8xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"overlapping_rows"{{.*}}"verdict":"agree"
func.func @overlapping_rows(%a: memref<?x?xf32>, %b: memref<?x?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?x?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 1 : index
  %l1 = arith.constant 2 : index
  %d1 = memref.dim %a, %i1 : memref<?x?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %b, %i2 : memref<?x?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %i3 = arith.constant 1 : index
  %l3 = arith.constant 1 : index
  %d3 = memref.dim %b, %i3 : memref<?x?xf32>
  %g3 = arith.cmpi uge, %d3, %l3 : index
  %h3 = arith.andi %h2, %g3 : i1
  %r = scf.if %h3 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    memref.store %v, %a[%c0, %c1] : memref<?x?xf32>
    %o = memref.load %a[%c0, %c1] : memref<?x?xf32>
    memref.store %o, %a[%c0, %c1] : memref<?x?xf32>
    memref.store %w, %b[%c0, %c0] : memref<?x?xf32>
    %x = memref.load %a[%c0, %c1] : memref<?x?xf32>
    scf.yield %x : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
// RIGHT: "entry":"first_and_third"{{.*}}"verdict":"agree"
func.func @first_and_third(%a: memref<?xf32>, %b: memref<?xf32>, %c: memref<?xf32>) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i0 = arith.constant 0 : index
  %l0 = arith.constant 1 : index
  %d0 = memref.dim %a, %i0 : memref<?xf32>
  %g0 = arith.cmpi uge, %d0, %l0 : index
  %i1 = arith.constant 0 : index
  %l1 = arith.constant 1 : index
  %d1 = memref.dim %b, %i1 : memref<?xf32>
  %g1 = arith.cmpi uge, %d1, %l1 : index
  %h1 = arith.andi %g0, %g1 : i1
  %i2 = arith.constant 0 : index
  %l2 = arith.constant 1 : index
  %d2 = memref.dim %c, %i2 : memref<?xf32>
  %g2 = arith.cmpi uge, %d2, %l2 : index
  %h2 = arith.andi %h1, %g2 : i1
  %r = scf.if %h2 -> f32 {
    %v = arith.constant 1.0 : f32
    %w = arith.constant 2.0 : f32
    %u = arith.constant 5.0 : f32
    memref.store %v, %a[%c0] : memref<?xf32>
    memref.store %w, %c[%c0] : memref<?xf32>
    memref.store %u, %b[%c0] : memref<?xf32>
    %x = memref.load %a[%c0] : memref<?xf32>
    %y = memref.load %c[%c0] : memref<?xf32>
    %k = arith.constant 2.0 : f32
    %t = arith.cmpf une, %x, %k : f32
    %s = arith.select %t, %u, %k : f32
    scf.yield %s : f32
  } else {
    %e = arith.constant 0.0 : f32
    scf.yield %e : f32
  }
  return %r : f32
}
