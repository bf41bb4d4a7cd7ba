// Exercises: mutual recursion with fuel; one function returns fresh buffers, the other forwards or replaces them.
func.func private @even(%fuel: index, %m: memref<1xi32>) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %z = arith.cmpi eq, %fuel, %c0 : index
  %r = scf.if %z -> (memref<1xi32>) {
    scf.yield %m : memref<1xi32>
  } else {
    %less = arith.subi %fuel, %c1 : index
    %b = func.call @odd(%less, %m) : (index, memref<1xi32>) -> memref<1xi32>
    scf.yield %b : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func private @odd(%fuel: index, %m: memref<1xi32>) -> memref<1xi32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %k3 = arith.constant 3 : i32
  %a = memref.alloc() : memref<1xi32>
  %v = memref.load %m[%c0] : memref<1xi32>
  %w = arith.muli %v, %k3 : i32
  memref.store %w, %a[%c0] : memref<1xi32>
  %z = arith.cmpi eq, %fuel, %c0 : index
  %r = scf.if %z -> (memref<1xi32>) {
    scf.yield %a : memref<1xi32>
  } else {
    %less = arith.subi %fuel, %c1 : index
    %b = func.call @even(%less, %a) : (index, memref<1xi32>) -> memref<1xi32>
    scf.yield %b : memref<1xi32>
  }
  return %r : memref<1xi32>
}
func.func @use(%n: index, %arg: memref<1xi32>) -> i32 {
  %c0 = arith.constant 0 : index
  %c6 = arith.constant 6 : index
  %f = arith.minui %n, %c6 : index
  %r = func.call @even(%f, %arg) : (index, memref<1xi32>) -> memref<1xi32>
  %v = memref.load %r[%c0] : memref<1xi32>
  return %v : i32
}
func.func @main() {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  %k1 = arith.constant 1 : i32
  %m = memref.alloc() : memref<1xi32>
  memref.store %k1, %m[%c0] : memref<1xi32>
  %0 = func.call @use(%c5, %m) : (index, memref<1xi32>) -> i32
  vector.print %0 : i32
  %1 = func.call @use(%c0, %m) : (index, memref<1xi32>) -> i32
  vector.print %1 : i32
  return
}
