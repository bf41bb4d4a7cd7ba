// Each loop is the target's alone. Only the first is defined whatever the arguments are.
func.func private @touch(i32)
func.func @step_of_one(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c3 = arith.constant 3 : index
  scf.for %i = %c0 to %c3 step %c1 {
    %o = memref.alloc() : memref<4xf32>
    memref.dealloc %o : memref<4xf32>
  }
  call @touch(%a) : (i32) -> ()
  return
}
func.func @any_step(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  scf.for %i = %c0 to %n step %n {
    %o = memref.alloc() : memref<4xf32>
    memref.dealloc %o : memref<4xf32>
  }
  call @touch(%a) : (i32) -> ()
  return
}
func.func @passes_the_end(%a: i32, %n: index) {
  %c100 = arith.constant 100 : i8
  %c127 = arith.constant 127 : i8
  %c20 = arith.constant 20 : i8
  scf.for %i = %c100 to %c127 step %c20 : i8 {
    %o = memref.alloc() : memref<4xf32>
    memref.dealloc %o : memref<4xf32>
  }
  call @touch(%a) : (i32) -> ()
  return
}
func.func @never_entered(%a: i32, %n: index) {
  %c0 = arith.constant 0 : index
  %c5 = arith.constant 5 : index
  scf.for %i = %c5 to %c0 step %n {
    %o = memref.alloc() : memref<4xf32>
    memref.dealloc %o : memref<4xf32>
  }
  call @touch(%a) : (i32) -> ()
  return
}
