// Exercises: several kinds of memref.atomic_rmw on one heap cell whose old values are observed.
func.func @kinds(%x: i32, %y: i32) -> (i32, i32, i32) {
  %c0 = arith.constant 0 : index
  %a = memref.alloc() : memref<1xi32>
  memref.store %x, %a[%c0] : memref<1xi32>
  %o1 = memref.atomic_rmw maxs %y, %a[%c0] : (i32, memref<1xi32>) -> i32
  %o2 = memref.atomic_rmw ori %x, %a[%c0] : (i32, memref<1xi32>) -> i32
  %o3 = memref.atomic_rmw assign %y, %a[%c0] : (i32, memref<1xi32>) -> i32
  %v = memref.load %a[%c0] : memref<1xi32>
  %s = arith.addi %o1, %o2 : i32
  return %s, %o3, %v : i32, i32, i32
}
func.func @main() {
  %k5 = arith.constant 5 : i32
  %k10 = arith.constant 10 : i32
  %0:3 = func.call @kinds(%k5, %k10) : (i32, i32) -> (i32, i32, i32)
  vector.print %0#0 : i32
  vector.print %0#1 : i32
  vector.print %0#2 : i32
  return
}
