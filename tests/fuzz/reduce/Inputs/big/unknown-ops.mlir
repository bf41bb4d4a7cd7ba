// Ops of a dialect that nobody knows.
func.func @tune(%n: index, %tile: i32) -> i32 {
  %c0 = arith.constant 0 : index
  %handle = "device.open"(%tile) {stream = 1 : i32} : (i32) -> i64
  %plan = "device.plan"(%handle, %n) : (i64, index) -> i32
  %best = memref.alloc(%n) : memref<?xi32>
  %isEmpty = arith.cmpi eq, %n, %c0 : index
  %r = scf.if %isEmpty -> (i32) {
    scf.yield %plan : i32
  } else {
    memref.store %plan, %best[%c0] : memref<?xi32>
    %x = memref.load %best[%c0] : memref<?xi32>
    scf.yield %x : i32
  }
  "device.close"(%handle) : (i64) -> ()
  return %r : i32
}
