// An older version loads no extensions, so it cannot know that an op allocates or frees. What it makes of such a program
// is not judged. Ops on scalars do not matter to it.
//
// RUN: not freehold-check %s --op-models %S/Inputs/handle-models.mlir --subject legacy-19,legacy-16,fh-legacy --json > %t.json
// RUN: FileCheck %s --input-file %t.json
// CHECK: "subject":"legacy-19",{{.*}}MLIR 19 does not know what handle.open does
// CHECK: "subject":"legacy-16",{{.*}}MLIR 16 does not know what handle.open does
//
// RUN: sed 's/"handle.open"() : () -> memref<1xi32>/memref.alloc() : memref<1xi32>/' %s > %t.scalar.mlir
// RUN: freehold-check %t.scalar.mlir --op-models %S/Inputs/handle-models.mlir --subject legacy-19

func.func @f(%x: i32) -> i32 {
  %a = "handle.open"() : () -> memref<1xi32>
  %c0 = arith.constant 0 : index
  %y = "handle.next"(%x) : (i32) -> i32
  memref.store %y, %a[%c0] : memref<1xi32>
  %r = memref.load %a[%c0] : memref<1xi32>
  return %r : i32
}
