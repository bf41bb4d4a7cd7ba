namespace freehold {

bool both(bool a, bool b) {
  // a && b in a comment does not count.
  return a && b;
}

} // namespace freehold
