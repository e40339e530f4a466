# The packages that `./dev package` makes. What goes into them: the install rules of app/.
set(CPACK_GENERATOR "DEB;TGZ")
set(CPACK_PACKAGE_NAME kvbudget)
set(CPACK_PACKAGE_VENDOR "kvbudget authors")
set(CPACK_PACKAGE_CONTACT "kvbudget authors <kvbudget@users.noreply.example>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "${PROJECT_DESCRIPTION}")
set(CPACK_PACKAGE_DESCRIPTION
"How small can the attention cache of a long-context or video model be, under which policy, and what
does it cost? kvbudget simulates bounded caches, or reads attention captured from real models, and
gives the exact error of each policy, its bound and the trade-off between size and error, as numbers
and as figures for a paper or a lecture.")
set(CPACK_RESOURCE_FILE_LICENSE "${PROJECT_SOURCE_DIR}/LICENSE")
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGE_FILE_NAME "kvbudget-${PROJECT_VERSION}-${CMAKE_SYSTEM_NAME}-${CMAKE_SYSTEM_PROCESSOR}")

set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_PRIORITY optional)
# Libraries, with the versions that the program needs, are read off the program itself.
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)

install(FILES "${PROJECT_SOURCE_DIR}/LICENSE" DESTINATION share/doc/kvbudget RENAME copyright)

include(CPack)
