-- A paper menu that a person photographed or pasted is a check like any other.
ALTER TYPE "food_check_kind" ADD VALUE 'menu';
