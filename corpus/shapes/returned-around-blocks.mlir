// A private function returns arguments that a loop of blocks passes around, in exchange for one another.
func.func private @around(%c: i1, %m: memref<i32>, %k: memref<i32>) -> (memref<i32>, memref<i32>) {
  cf.br ^loop(%m, %k, %c : memref<i32>, memref<i32>, i1)
^loop(%p: memref<i32>, %q: memref<i32>, %go: i1):
  %false = arith.constant false
  cf.cond_br %go, ^loop(%q, %p, %false : memref<i32>, memref<i32>, i1), ^exit
^exit:
  return %p, %q : memref<i32>, memref<i32>
}
func.func @caller(%c: i1, %m: memref<i32>, %x: i32) -> i32 {
  %a = memref.alloc() : memref<i32>
  memref.store %x, %a[] : memref<i32>
  %r:2 = call @around(%c, %a, %m) : (i1, memref<i32>, memref<i32>) -> (memref<i32>, memref<i32>)
  %v = memref.load %r#0[] : memref<i32>
  %w = memref.load %r#1[] : memref<i32>
  %s = arith.subi %v, %w : i32
  return %s : i32
}
