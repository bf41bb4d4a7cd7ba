// Style: C-like: a recursive merge sort that allocates scratch at each level.
func.func private @sort(%a: memref<?xi32, strided<[1], offset: ?>>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %n = memref.dim %a, %c0 : memref<?xi32, strided<[1], offset: ?>>
  %big = arith.cmpi ugt, %n, %c1 : index
  scf.if %big {
    %h = arith.divui %n, %c2 : index
    %rest = arith.subi %n, %h : index
    %lo = memref.subview %a[0] [%h] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    %hi = memref.subview %a[%h] [%rest] [1] : memref<?xi32, strided<[1], offset: ?>> to memref<?xi32, strided<[1], offset: ?>>
    func.call @sort(%lo) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    func.call @sort(%hi) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
    %t = memref.alloc(%n) : memref<?xi32>
    %e:2 = scf.for %k = %c0 to %n step %c1 iter_args(%i = %c0, %j = %c0) -> (index, index) {
      %il = arith.cmpi ult, %i, %h : index
      %jl = arith.cmpi ult, %j, %rest : index
      %take = scf.if %il -> (i1) {
        %both = scf.if %jl -> (i1) {
          %x = memref.load %lo[%i] : memref<?xi32, strided<[1], offset: ?>>
          %y = memref.load %hi[%j] : memref<?xi32, strided<[1], offset: ?>>
          %le = arith.cmpi sle, %x, %y : i32
          scf.yield %le : i1
        } else {
          scf.yield %il : i1
        }
        scf.yield %both : i1
      } else {
        scf.yield %il : i1
      }
      %v = scf.if %take -> (i32) {
        %x = memref.load %lo[%i] : memref<?xi32, strided<[1], offset: ?>>
        scf.yield %x : i32
      } else {
        %y = memref.load %hi[%j] : memref<?xi32, strided<[1], offset: ?>>
        scf.yield %y : i32
      }
      memref.store %v, %t[%k] : memref<?xi32>
      %i1 = arith.addi %i, %c1 : index
      %j1 = arith.addi %j, %c1 : index
      %ni = arith.select %take, %i1, %i : index
      %nj = arith.select %take, %j, %j1 : index
      scf.yield %ni, %nj : index, index
    }
    memref.copy %t, %a : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  }
  return
}
func.func @sorted(%x: memref<?xi32>) -> memref<?xi32> {
  %c0 = arith.constant 0 : index
  %n = memref.dim %x, %c0 : memref<?xi32>
  %out = memref.alloc(%n) : memref<?xi32>
  memref.copy %x, %out : memref<?xi32> to memref<?xi32>
  %v = memref.cast %out : memref<?xi32> to memref<?xi32, strided<[1], offset: ?>>
  call @sort(%v) : (memref<?xi32, strided<[1], offset: ?>>) -> ()
  return %out : memref<?xi32>
}
