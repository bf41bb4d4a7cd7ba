# cmake --install build --prefix X [--component passes|tools]
#   passes   headers, library and CMake package for pipelines built in C++, plug-in, freehold-opt
#   tools    the judges and the fuzzer
# Headers keep the spelling that they have in the tree: #include "passes/Passes.h".
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(headers passes/Passes.h passes/Options.h)
file(GLOB interfaces CONFIGURE_DEPENDS RELATIVE ${PROJECT_SOURCE_DIR}
  passes/analysis/*.h passes/lower/InlineDealloc.h passes/lower/BaseAddress.h)
foreach(header ${headers} ${interfaces})
  get_filename_component(folder ${header} DIRECTORY)
  install(FILES ${header} DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/freehold/${folder} COMPONENT passes)
endforeach()

target_compile_features(freehold_passes PUBLIC cxx_std_20)
set_target_properties(freehold_passes PROPERTIES EXPORT_NAME Passes)
install(TARGETS freehold_passes EXPORT FreeholdTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT passes
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}/freehold)
install(TARGETS FreeholdPasses DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT passes)
install(TARGETS freehold-opt DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT passes)

# Judges look for the drivers of native runs beside themselves.
install(TARGETS freehold-check freehold-lit-opt freehold-lit-judge freehold-run freehold-prove freehold-fuzz
  freehold-reduce freehold-native-plain
  freehold-native-asan DESTINATION ${CMAKE_INSTALL_BINDIR} COMPONENT tools)
install(TARGETS FreeholdCheck DESTINATION ${CMAKE_INSTALL_LIBDIR} COMPONENT tools)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Freehold)
configure_package_config_file(cmake/FreeholdConfig.cmake.in ${CMAKE_BINARY_DIR}/FreeholdConfig.cmake
  INSTALL_DESTINATION ${package})
write_basic_package_version_file(${CMAKE_BINARY_DIR}/FreeholdConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${CMAKE_BINARY_DIR}/FreeholdConfig.cmake ${CMAKE_BINARY_DIR}/FreeholdConfigVersion.cmake
  DESTINATION ${package} COMPONENT passes)
install(EXPORT FreeholdTargets NAMESPACE Freehold:: DESTINATION ${package} COMPONENT passes)

# Judged programs and known findings, which tools find beside themselves.
install(DIRECTORY corpus/seeds corpus/kernels corpus/findings
  DESTINATION ${CMAKE_INSTALL_DATADIR}/freehold/corpus COMPONENT tools)
install(FILES scripts/records.schema.json DESTINATION ${CMAKE_INSTALL_DATADIR}/freehold COMPONENT tools)
# bash looks for a file named after the command; zsh's file wants the other one beside it.
foreach(tool check run prove fuzz reduce opt lit-judge)
  install(FILES scripts/completion/freehold.bash RENAME freehold-${tool}
    DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT tools)
endforeach()
install(FILES scripts/completion/_freehold scripts/completion/freehold.bash
  DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/vendor-completions COMPONENT tools)
install(FILES README.md LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT tools)
# Pages are made of what the tools say, which has to be built by then.
find_program(HELP2MAN help2man)
if(HELP2MAN)
  install(CODE "execute_process(COMMAND ${PROJECT_SOURCE_DIR}/scripts/man-pages ${CMAKE_BINARY_DIR}
    COMMAND_ERROR_IS_FATAL ANY)" COMPONENT tools)
  install(DIRECTORY ${CMAKE_BINARY_DIR}/man/ DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT tools)
else()
  install(CODE "message(WARNING \"no help2man (scripts/setup installs it), hence no man pages\")" COMPONENT tools)
endif()

# scripts/package: one .deb. Libraries are found by dpkg-shlibdeps; named here is what tools run.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME freehold)
set(CPACK_PACKAGE_CONTACT "Freehold's maintainers <freehold@localhost>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "Verification and differential testing of MLIR's buffer deallocation")
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION devel)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_DEPENDS
  "mlir-22-tools, llvm-22, clang-22, lld-22, libclang-rt-22-dev, valgrind, z3, cvc5")
set(CPACK_DEBIAN_PACKAGE_RECOMMENDS "mlir-19-tools, mlir-16-tools")
include(CPack)
