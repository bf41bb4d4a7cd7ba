// Globals whose value is a resource have the bytes of its blob. Their bad twins have no value that could be
// known: a blob of another size, a resource without a blob (as printing with elision leaves it), elements that
// do not fill their bytes.
// RUN: split-file --leading-lines %s %t
// RUN: %S/../Inputs/exit-code 0 freehold-run %t/weights.mlir 2>&1 | FileCheck %s --check-prefix=WEIGHTS
// RUN: %S/../Inputs/exit-code 3 freehold-run %t/short.mlir 2>&1 | FileCheck %s --check-prefix=NOT
// RUN: %S/../Inputs/exit-code 3 freehold-run %t/elided.mlir 2>&1 | FileCheck %s --check-prefix=NOT
// RUN: %S/../Inputs/exit-code 3 freehold-run %t/bits.mlir 2>&1 | FileCheck %s --check-prefix=NOT
// WEIGHTS: result 0 = 7 : i32
// WEIGHTS-NEXT: result 1 = 1.5{{[0e+]*}} : f32
// NOT: unsupported: memref.get_global: a global that is not modelled

//--- weights.mlir
memref.global "private" constant @ints : memref<2xi32> = dense_resource<ints>
memref.global "private" constant @floats : memref<1x1xf32> = dense_resource<floats>
func.func @main() -> (i32, f32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %i = memref.get_global @ints : memref<2xi32>
  %f = memref.get_global @floats : memref<1x1xf32>
  %v = memref.load %i[%c1] : memref<2xi32>
  %w = memref.load %f[%c0, %c0] : memref<1x1xf32>
  return %v, %w : i32, f32
}
{-#
  dialect_resources: { builtin: { ints: "0x040000000300000007000000", floats: "0x040000000000C03F" } }
#-}

//--- short.mlir
memref.global "private" constant @ints : memref<2xi32> = dense_resource<ints>
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %i = memref.get_global @ints : memref<2xi32>
  %v = memref.load %i[%c1] : memref<2xi32>
  return %v : i32
}
{-#
  dialect_resources: { builtin: { ints: "0x0400000003000000" } }
#-}

//--- elided.mlir
memref.global "private" constant @ints : memref<2xi32> = dense_resource<__elided__>
func.func @main() -> i32 {
  %c1 = arith.constant 1 : index
  %i = memref.get_global @ints : memref<2xi32>
  %v = memref.load %i[%c1] : memref<2xi32>
  return %v : i32
}

//--- bits.mlir
memref.global "private" constant @bits : memref<2xi1> = dense_resource<bits>
func.func @main() -> i1 {
  %c1 = arith.constant 1 : index
  %i = memref.get_global @bits : memref<2xi1>
  %v = memref.load %i[%c1] : memref<2xi1>
  return %v : i1
}
{-#
  dialect_resources: { builtin: { bits: "0x010000000001" } }
#-}
