// Style: game tree search, bitboards: counts of zeros and ones, rotations and powers; moves are pushed into a list buffer with an exact size.
func.func @moves(%board: i64, %mask: i64) -> (memref<?xi8>, i64) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.constant 0 : i64
  %o = arith.constant 1 : i64
  %free = arith.andi %board, %mask : i64
  %cnt = math.ctpop %free : i64
  %n = arith.index_cast %cnt : i64 to index
  %list = memref.alloc(%n) : memref<?xi8>
  %rest = scf.for %i = %c0 to %n step %c1 iter_args(%b = %free) -> (i64) {
    %tz = math.cttz %b : i64
    %sq = arith.trunci %tz : i64 to i8
    memref.store %sq, %list[%i] : memref<?xi8>
    %bm = arith.subi %b, %o : i64
    %b2 = arith.andi %b, %bm : i64
    scf.yield %b2 : i64
  }
  %lz = math.ctlz %board : i64
  %ab = math.absi %board : i64
  %two = arith.constant 2 : i64
  %pw = math.ipowi %ab, %two : i64
  %h, %l = arith.mulsi_extended %pw, %lz : i64
  %s = arith.addi %h, %rest : i64
  return %list, %s : memref<?xi8>, i64
}
