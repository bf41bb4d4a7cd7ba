// RUN: freehold-run %s | FileCheck %s
// RUN: not freehold-run %s --entry other_count 2>&1 | FileCheck %s --check-prefix=COUNT
// RUN: not freehold-run %s --entry other_than_type 2>&1 | FileCheck %s --check-prefix=TYPE
// RUN: not freehold-run %s --entry uninitialised_shape 2>&1 | FileCheck %s --check-prefix=UNINIT
// RUN: not freehold-run %s --entry freed_shape 2>&1 | FileCheck %s --check-prefix=FREED

memref.global "private" constant @g : memref<6xi32> = dense<[0, 1, 2, 3, 4, 5]>
memref.global "private" constant @s32 : memref<2xi32> = dense<[3, 2]>
memref.global "private" constant @s8 : memref<2xi8> = dense<[-3, -2]>
memref.global "private" constant @s23 : memref<2xindex> = dense<[2, 3]>
memref.global "private" constant @s4 : memref<1xindex> = dense<4>

// CHECK-LABEL: @main()
// CHECK-NEXT: result 0 = 5 : i32
// CHECK-NEXT: result 1 = 3 : i32
// CHECK-NEXT: result 2 = 2 : index
// CHECK-NEXT: result 3 = 3 : index
// CHECK-NEXT: result 4 = 5 : i32
// CHECK-NEXT: returned{{$}}
func.func @main() -> (i32, i32, index, index, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.get_global @s32 : memref<2xi32>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<2xi32>) -> memref<?x2xi32>
  %x = memref.load %a[%c2, %c1] : memref<?x2xi32>
  %si = memref.get_global @s23 : memref<2xindex>
  %b = memref.reshape %a(%si) : (memref<?x2xi32>, memref<2xindex>) -> memref<2x3xi32>
  %y = memref.load %b[%c1, %c0] : memref<2x3xi32>
  %sd = memref.cast %s : memref<2xi32> to memref<?xi32>
  %u = memref.cast %b : memref<2x3xi32> to memref<*xi32>
  %c = memref.reshape %u(%sd) : (memref<*xi32>, memref<?xi32>) -> memref<*xi32>
  %r = memref.rank %c : memref<*xi32>
  %n = memref.dim %c, %c0 : memref<*xi32>
  %d = memref.cast %c : memref<*xi32> to memref<3x2xi32>
  %z = memref.load %d[%c2, %c1] : memref<3x2xi32>
  return %x, %y, %r, %n, %z : i32, i32, index, index, i32
}

// A shape with another number of elements than the source makes a memref that must not be used.
// CHECK-LABEL: @unused()
// CHECK-NEXT: returned{{$}}
func.func @unused() {
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.get_global @s4 : memref<1xindex>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<1xindex>) -> memref<?xi32>
  %t = memref.get_global @s8 : memref<2xi8>
  %b = memref.reshape %m(%t) : (memref<6xi32>, memref<2xi8>) -> memref<?x?xi32>
  return
}

// COUNT: [[@LINE+6]]:8: error: undefined: {{.*}}poison
func.func private @other_count() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.get_global @s4 : memref<1xindex>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<1xindex>) -> memref<?xi32>
  %x = memref.load %a[%c0] : memref<?xi32>
  return %x : i32
}

// TYPE: [[@LINE+6]]:8: error: undefined: {{.*}}poison
func.func private @other_than_type() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.get_global @s23 : memref<2xindex>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<2xindex>) -> memref<3x2xi32>
  %x = memref.load %a[%c0, %c0] : memref<3x2xi32>
  return %x : i32
}

// UNINIT: [[@LINE+6]]:8: error: uninitialised-read
func.func private @uninitialised_shape() {
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.alloca() : memref<1xindex>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<1xindex>) -> memref<?xi32>
  %c0 = arith.constant 0 : index
  %x = memref.load %a[%c0] : memref<?xi32>
  return
}

// FREED: [[@LINE+5]]:8: error: use-after-free
func.func private @freed_shape() {
  %m = memref.get_global @g : memref<6xi32>
  %s = memref.alloc() : memref<1xindex>
  memref.dealloc %s : memref<1xindex>
  %a = memref.reshape %m(%s) : (memref<6xi32>, memref<1xindex>) -> memref<?xi32>
  return
}
