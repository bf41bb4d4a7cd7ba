# Writes the definition of freehold::kCommit to OUT, unless it is there already.
cmake_minimum_required(VERSION 3.25)
execute_process(COMMAND git -C ${SOURCE} rev-parse --short=12 HEAD
  OUTPUT_VARIABLE commit OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
if(failed)
  set(commit unknown)
endif()
file(CONFIGURE OUTPUT ${OUT} CONTENT
  "namespace freehold {\nextern const char *const kCommit;\nconst char *const kCommit = \"@commit@\";\n}\n" @ONLY)
