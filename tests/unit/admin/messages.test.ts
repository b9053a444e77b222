import { describe, expect, it } from "vitest";
import { saidBy } from "../../support/i18n/said-by";

/** The documented messages of the admin screens, verbatim, and the file that raises each. */
const MESSAGES: readonly (readonly [message: string, raisedIn: string])[] = [
  ["Admin access required.", "messages/en/shell.ts"],
  ["Admin access required.", "server/http/callers.ts"],
  ["Please sign in.", "messages/en/shell.ts"],
  ["Failed to load model data", "components/admin/console/model-rows.tsx"],
  ["Failed to load recipes", "components/admin/photos/photo-queue.tsx"],
  ["Upload failed. Please try again.", "components/admin/photos/photo-form.tsx"],
  ["Photo uploaded successfully!", "components/admin/photos/photo-form.tsx"],
  ["Upload failed", "components/admin/photos/bulk-upload.tsx"],
  ["Failed to delete photo", "components/admin/photos/photo-queue.tsx"],
  ["Bulk delete failed", "components/admin/console/bulk-bar.tsx"],
  ["Bulk update failed", "components/admin/console/bulk-bar.tsx"],
  ["Failed to seed dietary attributes. They may already exist.", "components/admin/console/seed-button.tsx"],
  ["Successfully seeded common dietary attributes!", "components/admin/console/seed-button.tsx"],
  ["Failed to load ingredient summary", "components/admin/ml/ml-screen.tsx"],
  ["Failed to load ingredients", "components/admin/ml/ml-screen.tsx"],
  ["Failed to update dietary attributes", "components/admin/ml/ml-editor.tsx"],
  ["Failed to update nutrient levels", "components/admin/ml/ml-editor.tsx"],
  ["Failed to save changes. Please try again.", "components/admin/ml/ml-editor.tsx"],
  ["Ingredient updated successfully!", "components/admin/ml/ml-editor.tsx"],
  ["No ingredients found.", "components/admin/ml/ml-screen.tsx"],
  ["Failed to load items", "components/admin/items/items-screen.tsx"],
  ["Failed to create item", "components/admin/items/items-screen.tsx"],
  ["Failed to update item", "components/admin/items/items-screen.tsx"],
  ["Failed to delete item", "components/admin/items/items-screen.tsx"],
  ["Item created successfully!", "components/admin/items/items-screen.tsx"],
  ["Item approved successfully!", "components/admin/items/items-screen.tsx"],
  ["Item unapproved successfully!", "components/admin/items/items-screen.tsx"],
  ["Item deleted successfully!", "components/admin/items/items-screen.tsx"],
  ["Are you sure you want to delete this item?", "components/admin/items/items-screen.tsx"],
];

describe("the documented messages of the admin", () => {
  it.each(MESSAGES)("%s (%s)", (message, file) => {
    expect(saidBy(file)).toContain(message);
  });
});
