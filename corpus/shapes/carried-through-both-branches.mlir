// An inner loop carries the outer loop's buffer on through an scf.if that yields the same in both branches, so that all its
// values are what the outer loop carries; the outer loop may go on with another one.
func.func @same_all_along(%c: i1, %d: i1, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %first = memref.alloc() : memref<2xi32>
  %second = memref.alloc() : memref<2xi32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%outer = %first) -> (memref<2xi32>) {
    %s = scf.for %j = %c0 to %n step %c1 iter_args(%inner = %outer) -> (memref<2xi32>) {
      %both = scf.if %c -> (memref<2xi32>) {
        scf.yield %inner : memref<2xi32>
      } else {
        scf.yield %inner : memref<2xi32>
      }
      %kept = bufferization.dealloc (%inner : memref<2xi32>) if (%d) retain (%both : memref<2xi32>)
      vector.print %kept : i1
      scf.yield %both : memref<2xi32>
    }
    %t = arith.select %d, %s, %second : memref<2xi32>
    scf.yield %t : memref<2xi32>
  }
  return
}
