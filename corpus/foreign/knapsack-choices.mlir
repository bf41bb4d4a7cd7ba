// Style: optimisation tool, 0/1 knapsack: values table on the heap, traced back into a bit mask of the chosen items.
func.func @knapsack(%weight: memref<?xi8>, %value: memref<?xi16>, %cap: index) -> (i32, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c20 = arith.constant 20 : index
  %c60 = arith.constant 60 : index
  %zero = arith.constant 0 : i32
  %z64 = arith.constant 0 : i64
  %o64 = arith.constant 1 : i64
  %low = arith.constant 15 : i8
  %n0 = memref.dim %weight, %c0 : memref<?xi8>
  %n1 = memref.dim %value, %c0 : memref<?xi16>
  %n2 = arith.minui %n0, %n1 : index
  %n = arith.minui %n2, %c60 : index
  %w = arith.minui %cap, %c20 : index
  %w1 = arith.addi %w, %c1 : index
  %rows = arith.addi %n, %c1 : index
  %t = memref.alloc(%rows, %w1) : memref<?x?xi32>
  linalg.fill ins(%zero : i32) outs(%t : memref<?x?xi32>)
  scf.for %i = %c0 to %n step %c1 {
    %i1 = arith.addi %i, %c1 : index
    %wi8 = memref.load %weight[%i] : memref<?xi8>
    %wm = arith.andi %wi8, %low : i8
    %wi = arith.index_castui %wm : i8 to index
    %v16 = memref.load %value[%i] : memref<?xi16>
    %v = arith.extui %v16 : i16 to i32
    scf.for %c = %c0 to %w1 step %c1 {
      %without = memref.load %t[%i, %c] : memref<?x?xi32>
      %fits = arith.cmpi uge, %c, %wi : index
      %best = scf.if %fits -> (i32) {
        %rest = arith.subi %c, %wi : index
        %b = memref.load %t[%i, %rest] : memref<?x?xi32>
        %with = arith.addi %b, %v : i32
        %m = arith.maxsi %with, %without : i32
        scf.yield %m : i32
      } else {
        scf.yield %without : i32
      }
      memref.store %best, %t[%i1, %c] : memref<?x?xi32>
    }
  }
  %trace:3 = scf.while (%i = %n, %c = %w, %mask = %z64) : (index, index, i64) -> (index, index, i64) {
    %go = arith.cmpi ne, %i, %c0 : index
    scf.condition(%go) %i, %c, %mask : index, index, i64
  } do {
  ^bb0(%i: index, %c: index, %mask: i64):
    %i1 = arith.subi %i, %c1 : index
    %a = memref.load %t[%i, %c] : memref<?x?xi32>
    %b = memref.load %t[%i1, %c] : memref<?x?xi32>
    %took = arith.cmpi ne, %a, %b : i32
    %w8 = memref.load %weight[%i1] : memref<?xi8>
    %wm = arith.andi %w8, %low : i8
    %wi = arith.index_castui %wm : i8 to index
    %less = arith.subi %c, %wi : index
    %cn = arith.select %took, %less, %c : index
    %sh = arith.index_cast %i1 : index to i64
    %bit = arith.shli %o64, %sh : i64
    %or = arith.ori %mask, %bit : i64
    %mn = arith.select %took, %or, %mask : i64
    scf.yield %i1, %cn, %mn : index, index, i64
  }
  %opt = memref.load %t[%n, %w] : memref<?x?xi32>
  return %opt, %trace#2 : i32, i64
}
