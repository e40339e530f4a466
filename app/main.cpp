#include <iostream>

#include "app/commands/program.h"

int main(int argc, char** argv) {
  return kvbudget::run_program({argv + 1, argv + argc}, {std::cout, std::cerr});
}
