// A front end that leaves the code after a "return" in place: a block that nothing branches to forwards a buffer.
func.func @normalise(%input: memref<?xf32>, %scale: f32, %inPlace: i1) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %one = arith.constant 1.0 : f32
  %n = memref.dim %input, %c0 : memref<?xf32>
  %scaled = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %input[%i] : memref<?xf32>
    %y = arith.mulf %x, %scale : f32
    memref.store %y, %scaled[%i] : memref<?xf32>
  }
  cf.cond_br %inPlace, ^inPlace, ^fresh
^inPlace:
  memref.copy %scaled, %input : memref<?xf32> to memref<?xf32>
  %kept = memref.alloc(%n) : memref<?xf32>
  memref.copy %input, %kept : memref<?xf32> to memref<?xf32>
  cf.br ^finish(%kept : memref<?xf32>)
^afterReturn:
  %debug = memref.alloc(%c1) : memref<?xf32>
  memref.store %one, %debug[%c0] : memref<?xf32>
  cf.br ^finish(%debug : memref<?xf32>)
^fresh:
  %shifted = memref.alloc(%n) : memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %x = memref.load %scaled[%i] : memref<?xf32>
    %y = arith.addf %x, %one : f32
    memref.store %y, %shifted[%i] : memref<?xf32>
  }
  cf.br ^finish(%shifted : memref<?xf32>)
^finish(%result: memref<?xf32>):
  %last = memref.alloc() : memref<1xf32>
  memref.store %scale, %last[%c0] : memref<1xf32>
  %s = memref.load %last[%c0] : memref<1xf32>
  vector.print %s : f32
  return %result : memref<?xf32>
}
