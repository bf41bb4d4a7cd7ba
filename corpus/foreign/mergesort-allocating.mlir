// Style: functional-language compiler, merge sort that returns a fresh buffer from each call and merges two of them.
func.func private @sorted(%v: memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %n = memref.dim %v, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %small = arith.cmpi ule, %n, %c1 : index
  %r = scf.if %small -> (memref<?xi32>) {
    %one = memref.alloc(%n) : memref<?xi32>
    memref.copy %v, %one : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32>
    scf.yield %one : memref<?xi32>
  } else {
    %h = arith.shrui %n, %c1 : index
    %g = arith.subi %n, %h : index
    %lo = memref.subview %v[0] [%h] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    %hi = memref.subview %v[%h] [%g] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    %a = func.call @sorted(%lo) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
    %b = func.call @sorted(%hi) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
    %out = memref.alloc(%n) : memref<?xi32>
    %e:2 = scf.for %k = %c0 to %n step %c1 iter_args(%i = %c0, %j = %c0) -> (index, index) {
      %iend = arith.cmpi uge, %i, %h : index
      %jend = arith.cmpi uge, %j, %g : index
      %left = scf.if %iend -> (i1) {
        %f = arith.constant false
        scf.yield %f : i1
      } else {
        %l = scf.if %jend -> (i1) {
          %t = arith.constant true
          scf.yield %t : i1
        } else {
          %x = memref.load %a[%i] : memref<?xi32>
          %y = memref.load %b[%j] : memref<?xi32>
          %le = arith.cmpi sle, %x, %y : i32
          scf.yield %le : i1
        }
        scf.yield %l : i1
      }
      %next:2 = scf.if %left -> (index, index) {
        %x = memref.load %a[%i] : memref<?xi32>
        memref.store %x, %out[%k] : memref<?xi32>
        %i2 = arith.addi %i, %c1 : index
        scf.yield %i2, %j : index, index
      } else {
        %y = memref.load %b[%j] : memref<?xi32>
        memref.store %y, %out[%k] : memref<?xi32>
        %j2 = arith.addi %j, %c1 : index
        scf.yield %i, %j2 : index, index
      }
      scf.yield %next#0, %next#1 : index, index
    }
    scf.yield %out : memref<?xi32>
  }
  return %r : memref<?xi32>
}
func.func @sort(%v: memref<?xi32>) -> memref<?xi32> {
  %s = memref.cast %v : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  %r = call @sorted(%s) : (memref<?xi32, strided<[1], offset: ?>>) -> memref<?xi32>
  return %r : memref<?xi32>
}
