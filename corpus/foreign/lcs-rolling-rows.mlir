// Style: Polygeist, longest common subsequence with two rolling rows that are swapped as pointers.
func.func @lcs(%a: memref<?xi8>, %b: memref<?xi8>) -> i32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %zero = arith.constant 0 : i32
  %one = arith.constant 1 : i32
  %m = memref.dim %a, %c0 : memref<?xi8>
  %n = memref.dim %b, %c0 : memref<?xi8>
  %w = arith.addi %n, %c1 : index
  %p = memref.alloc(%w) : memref<?xi32>
  %q = memref.alloc(%w) : memref<?xi32>
  linalg.fill ins(%zero : i32) outs(%p : memref<?xi32>)
  linalg.fill ins(%zero : i32) outs(%q : memref<?xi32>)
  %rows:2 = scf.for %i = %c0 to %m step %c1 iter_args(%prev = %p, %cur = %q) -> (memref<?xi32>, memref<?xi32>) {
    %x = memref.load %a[%i] : memref<?xi8>
    scf.for %j = %c0 to %n step %c1 {
      %j1 = arith.addi %j, %c1 : index
      %y = memref.load %b[%j] : memref<?xi8>
      %eq = arith.cmpi eq, %x, %y : i8
      %v = scf.if %eq -> (i32) {
        %d = memref.load %prev[%j] : memref<?xi32>
        %d1 = arith.addi %d, %one : i32
        scf.yield %d1 : i32
      } else {
        %u = memref.load %prev[%j1] : memref<?xi32>
        %l = memref.load %cur[%j] : memref<?xi32>
        %mx = arith.maxsi %u, %l : i32
        scf.yield %mx : i32
      }
      memref.store %v, %cur[%j1] : memref<?xi32>
    }
    scf.yield %cur, %prev : memref<?xi32>, memref<?xi32>
  }
  %r = memref.load %rows#0[%n] : memref<?xi32>
  return %r : i32
}
