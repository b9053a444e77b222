import { describe, expect, it } from "vitest";
import { isSaid } from "../../support/i18n/said-by";

/** The documented messages of the admin screens, verbatim. */
const MESSAGES: readonly string[] = [
  "Admin access required.",
  "Please sign in.",
  "Failed to load model data",
  "Failed to load recipes",
  "Upload failed. Please try again.",
  "Photo uploaded successfully!",
  "Upload failed",
  "Failed to delete photo",
  "Bulk delete failed",
  "Bulk update failed",
  "Failed to seed dietary attributes. They may already exist.",
  "Successfully seeded common dietary attributes!",
  "Failed to load ingredient summary",
  "Failed to load ingredients",
  "Failed to update dietary attributes",
  "Failed to update nutrient levels",
  "Failed to save changes. Please try again.",
  "Ingredient updated successfully!",
  "No ingredients found.",
  "Failed to load items",
  "Failed to create item",
  "Failed to update item",
  "Failed to delete item",
  "Item created successfully!",
  "Item approved successfully!",
  "Item unapproved successfully!",
  "Item deleted successfully!",
  "Are you sure you want to delete this item?",
];

describe("the documented messages of the admin", () => {
  it.each(MESSAGES)("'%s' is said by the product", (message) => {
    expect(isSaid(message)).toBe(true);
  });
});
