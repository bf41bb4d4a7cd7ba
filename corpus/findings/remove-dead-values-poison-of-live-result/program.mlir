func.func @main() -> i32 {
  %c0 = arith.constant 0 : index
  %m = memref.alloca() : memref<1xi32>
  %b, %o, %s, %st = memref.extract_strided_metadata %m : memref<1xi32> -> memref<i32>, index, index, index
  %c = arith.cmpi ugt, %s, %c0 : index
  %r = scf.if %c -> (i32) {
    %then = arith.constant 7 : i32
    scf.yield %then : i32
  } else {
    %else = arith.constant 8 : i32
    scf.yield %else : i32
  }
  return %r : i32
}
