// What a pipeline leaves out or folds: buffers that nobody reads, branches and loops that are known, fills of no
// elements. Buffers of one type are told apart by their locations.
// RUN: freehold-prove validate %s --subject fh --subject upstream > %t
// RUN: FileCheck %s --input-file=%t
// CHECK-NOT: {{unknown|refuted|contradicts}}
// CHECK: @unread fh proved
// CHECK: @known fh proved
// CHECK: @unread upstream proved
// CHECK: @known upstream proved
// CHECK-NOT: {{unknown|refuted|contradicts}}
func.func @unread(%a: i32, %n: index) -> (memref<4xi32>, memref<?xi32>) {
  %c0 = arith.constant 0 : index
  %unread = memref.alloc() : memref<4xi32>
  memref.store %a, %unread[%c0] : memref<4xi32>
  %also = memref.alloc() : memref<4xi32>
  linalg.fill ins(%a : i32) outs(%also : memref<4xi32>)
  %read = memref.alloc() : memref<4xi32>
  linalg.fill ins(%a : i32) outs(%read : memref<4xi32>)
  %none = memref.alloc(%c0) : memref<?xi32>
  linalg.fill ins(%a : i32) outs(%none : memref<?xi32>)
  return %read, %none : memref<4xi32>, memref<?xi32>
}
func.func @known(%a: memref<4xi32>, %c: i1, %x: i32, %y: i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %is = arith.cmpi ult, %c1, %c0 : index
  %s = scf.if %is -> (i32) {
    scf.yield %x : i32
  } else {
    %z = scf.if %c -> (i32) {
      scf.yield %x : i32
    } else {
      scf.yield %y : i32
    }
    scf.yield %z : i32
  }
  vector.print %s : i32
  scf.for %i = %c0 to %c1 step %c1 {
    %r = arith.remui %i, %c4 : index
    %v = memref.load %a[%r] : memref<4xi32>
    vector.print %v : i32
  }
  %s3 = memref.alloca(%c4) : memref<?xi32>
  memref.store %x, %s3[%c1] : memref<?xi32>
  %t = memref.load %s3[%c1] : memref<?xi32>
  vector.print %t : i32
  affine.for %i = max affine_map<(d0) -> (d0 floordiv 2, 1)>(%c4) to 3 {
    vector.print %i : index
  }
  return
}
