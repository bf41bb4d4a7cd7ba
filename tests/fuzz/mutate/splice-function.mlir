// A function of another program is inserted under a free name, together with the global that it reads. The program has a global of
// that name with another type, so the inserted one is renamed as well. The function of the twin has no body.
// RUN: split-file %s %t
// RUN: freehold-fuzz mutate %t/good.mlir --with %t/other.mlir --mutation splice-function --seed 0 \
// RUN:   | FileCheck %s
// RUN: %source/tests/oracle/Inputs/exit-code 3 freehold-fuzz mutate %t/good.mlir \
// RUN:   --with %t/twin.mlir --mutation splice-function 2>&1 | FileCheck --check-prefix=TWIN %s
// TWIN: splice-function does not apply

//--- good.mlir
memref.global @table : memref<2xi32> = dense<1>
func.func @f() {
  return
}

//--- other.mlir
memref.global @table : memref<3xi32> = dense<2>
func.func @f() -> memref<3xi32> {
  %g = memref.get_global @table : memref<3xi32>
  return %g : memref<3xi32>
}

// CHECK:      memref.global @table : memref<2xi32> = dense<1>
// CHECK-NEXT: func.func @f() {
// CHECK:      func.func @f_0() -> memref<3xi32> {
// CHECK-NEXT: %0 = memref.get_global @table_0 : memref<3xi32>
// CHECK:      memref.global @table_0 : memref<3xi32> = dense<2>

//--- twin.mlir
func.func private @external()
