// Results that may be one buffer, in either order of "owned" and "dynamic": the one that owns lives as long as the other.
// RUN: freehold-check %s --subject fh-unsimplified --oracle interp,native
// RUN: freehold-check %s --pipeline 'fh-ownership-based-buffer-deallocation{free-after-last-use=true},fh-bufferization-lower-deallocations'

func.func private @owned_first(%m: memref<i32> {freehold.arg_ownership = "owned"})
    -> (memref<i32>, memref<i32> {freehold.result_ownership = "dynamic"}) {
  return %m, %m : memref<i32>, memref<i32>
}
func.func private @dynamic_first(%m: memref<i32> {freehold.arg_ownership = "owned"})
    -> (memref<i32> {freehold.result_ownership = "dynamic"}, memref<i32>) {
  return %m, %m : memref<i32>, memref<i32>
}
func.func @use_dynamic(%x: memref<i32>) {
  %0:2 = call @owned_first(%x) : (memref<i32>) -> (memref<i32>, memref<i32>)
  %1:2 = call @dynamic_first(%x) : (memref<i32>) -> (memref<i32>, memref<i32>)
  cf.br ^bb1
^bb1:
  %2 = memref.load %0#1[] : memref<i32>
  vector.print %2 : i32
  %3 = memref.load %1#0[] : memref<i32>
  vector.print %3 : i32
  return
}
func.func @use_owned(%x: memref<i32>) -> memref<i32> {
  %0:2 = call @owned_first(%x) : (memref<i32>) -> (memref<i32>, memref<i32>)
  %1:2 = call @dynamic_first(%x) : (memref<i32>) -> (memref<i32>, memref<i32>)
  cf.br ^bb1
^bb1:
  %2 = memref.load %0#0[] : memref<i32>
  vector.print %2 : i32
  return %1#0 : memref<i32>
}
