import { describe, expect, it } from "vitest";
import { saidBy } from "../../support/i18n/said-by";

/** The documented messages of the admin screens, verbatim, and the file that raises each. */
const MESSAGES: readonly (readonly [message: string, raisedIn: string])[] = [
  ["Admin access required.", "messages/en/shell.ts"],
  ["Admin access required.", "server/http/callers.ts"],
  ["Please sign in.", "messages/en/shell.ts"],
  ["Failed to load model data", "app/(admin)/admin/_components/console/model-rows.tsx"],
  ["Failed to load recipes", "app/(admin)/admin/_components/photos/photo-queue.tsx"],
  ["Upload failed. Please try again.", "app/(admin)/admin/_components/photos/photo-form.tsx"],
  ["Photo uploaded successfully!", "app/(admin)/admin/_components/photos/photo-form.tsx"],
  ["Upload failed", "app/(admin)/admin/_components/photos/bulk-upload.tsx"],
  ["Failed to delete photo", "app/(admin)/admin/_components/photos/photo-queue.tsx"],
  ["Bulk delete failed", "app/(admin)/admin/_components/console/bulk-bar.tsx"],
  ["Bulk update failed", "app/(admin)/admin/_components/console/bulk-bar.tsx"],
  [
    "Failed to seed dietary attributes. They may already exist.",
    "app/(admin)/admin/_components/console/seed-button.tsx",
  ],
  ["Successfully seeded common dietary attributes!", "app/(admin)/admin/_components/console/seed-button.tsx"],
  ["Failed to load ingredient summary", "app/(admin)/admin/ml/_components/ml-screen.tsx"],
  ["Failed to load ingredients", "app/(admin)/admin/ml/_components/ml-screen.tsx"],
  ["Failed to update dietary attributes", "app/(admin)/admin/ml/_components/ml-editor.tsx"],
  ["Failed to update nutrient levels", "app/(admin)/admin/ml/_components/ml-editor.tsx"],
  ["Failed to save changes. Please try again.", "app/(admin)/admin/ml/_components/ml-editor.tsx"],
  ["Ingredient updated successfully!", "app/(admin)/admin/ml/_components/ml-editor.tsx"],
  ["No ingredients found.", "app/(admin)/admin/ml/_components/ml-screen.tsx"],
  ["Failed to load items", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Failed to create item", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Failed to update item", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Failed to delete item", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Item created successfully!", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Item approved successfully!", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Item unapproved successfully!", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Item deleted successfully!", "app/(admin)/admin/items/_components/items-screen.tsx"],
  ["Are you sure you want to delete this item?", "app/(admin)/admin/items/_components/items-screen.tsx"],
];

describe("the documented messages of the admin", () => {
  it.each(MESSAGES)("%s (%s)", (message, file) => {
    expect(saidBy(file)).toContain(message);
  });
});
