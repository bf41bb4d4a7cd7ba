func.func @f() {
  "db.each"() ({
  ^bb0(%row: index):
  }) : () -> ()
  return
}
