-- A line of a grocery list may be one product, by the code of its packet.
ALTER TABLE "grocery_items" ADD COLUMN "gtin" TEXT,
ADD CONSTRAINT "grocery_items_gtin_check" CHECK ("gtin" ~ '^[0-9]{14}$');
