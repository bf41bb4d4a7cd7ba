// Style: numerical recipes in MLIR, Newton's method for square roots that stops early or after six steps; the trace of iterates is cut to its length.
func.func @root(%c: f64) -> (f64, memref<?xf64>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %two = arith.constant 2.0 : f64
  %one = arith.constant 1.0 : f64
  %eps = arith.constant 1.0e-9 : f64
  %trace = memref.alloc(%c6) : memref<?xf64>
  %abs = math.absf %c : f64
  %start = arith.maximumf %abs, %one : f64
  cf.br ^loop(%c0, %start : index, f64)
^loop(%i: index, %x: f64):
  %left = arith.cmpi ult, %i, %c6 : index
  cf.cond_br %left, ^step, ^cut(%i, %x : index, f64)
^step:
  memref.store %x, %trace[%i] : memref<?xf64>
  %q = arith.divf %abs, %x : f64
  %s = arith.addf %x, %q : f64
  %y = arith.divf %s, %two : f64
  %d = arith.subf %y, %x : f64
  %ad = math.absf %d : f64
  %close = arith.cmpf olt, %ad, %eps : f64
  %i1 = arith.addi %i, %c1 : index
  cf.cond_br %close, ^cut(%i1, %y : index, f64), ^loop(%i1, %y : index, f64)
^cut(%len: index, %r: f64):
  %full = arith.cmpi eq, %len, %c6 : index
  cf.cond_br %full, ^whole, ^short
^whole:
  return %r, %trace : f64, memref<?xf64>
^short:
  %t = memref.alloc(%len) : memref<?xf64>
  %v = memref.subview %trace[0] [%len] [1] : memref<?xf64> to memref<?xf64, strided<[1]>>
  memref.copy %v, %t : memref<?xf64, strided<[1]>> to memref<?xf64>
  return %r, %t : f64, memref<?xf64>
}
