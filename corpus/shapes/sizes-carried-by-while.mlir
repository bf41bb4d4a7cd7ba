// The size of an allocation in a branch is what an scf.while carries, which counts nothing and may be poison.
func.func @carried(%n: index, %c: i1, %m: memref<?xi32>, %x: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  %zero = arith.constant 0 : i32
  %start = arith.minui %n, %c3 : index
  %r:2 = scf.while (%i = %start, %s = %zero) : (index, i32) -> (index, i32) {
    %more = arith.cmpi ne, %i, %c0 : index
    scf.condition(%more) %i, %s : index, i32
  } do {
  ^bb0(%i: index, %s: i32):
    %size = arith.minui %i, %c3 : index
    %p = scf.if %c -> (memref<?xi32>) {
      %a = memref.alloc(%size) : memref<?xi32>
      memref.store %x, %a[%c0] : memref<?xi32>
      scf.yield %a : memref<?xi32>
    } else {
      scf.yield %m : memref<?xi32>
    }
    %d = memref.dim %p, %c0 : memref<?xi32>
    %e = arith.index_cast %d : index to i32
    %t = arith.addi %s, %e : i32
    %next = arith.subi %i, %c1 : index
    scf.yield %next, %t : index, i32
  }
  return %r#1 : i32
}
