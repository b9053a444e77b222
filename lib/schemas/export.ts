import { z } from "zod";
import { timestamp } from "./text";

const rows = z.array(z.record(z.string(), z.unknown()));

/** The parts of a data export, in the order of the file. */
export const EXPORT_PARTS = [
  "account",
  "signed_in_devices",
  "password_reset_requests",
  "email_confirmation_requests",
  "email_changes_asked_for",
  "mails_waiting",
  "two_step_sign_in",
  "recovery_codes",
  "passkeys",
  "accepted_terms",
  "closing",
  "health_consents",
  "diets",
  "health_concerns",
  "nutrient_limits",
  "own_picture",
  "ingredient_preferences",
  "favorites",
  "favorite_items_added",
  "share_links",
  "recipe_links",
  "calendars",
  "visits",
  "saved_dishes",
  "seats_at_tables",
  "counted_at_venues",
  "counted_in_public_statistics",
  "connected_applications",
  "application_grants",
  "application_reads",
  "application_notices",
  "recipes",
  "photo_uploads",
  "recipes_imported",
  "decisions_about_recipes",
  "saved_recipes",
  "variants",
  "recipe_marks",
  "recipe_verdicts",
  "recipe_collections",
  "cooking_history",
  "people_at_the_table",
  "emergency_plans",
  "households",
  "household_invitations",
  "verdict_reports",
  "grocery_lists",
  "grocery_shops",
  "at_home",
  "meal_plan",
  "venues",
  "deleted_venues",
  "oauth_applications",
  "usage_of_deleted_applications",
  "administrator_actions",
  "changes_by_administrators",
] as const;
export type ExportPart = (typeof EXPORT_PARTS)[number];

export const accountExportWire = z.object({
  product: z.string(),
  exported_at: timestamp,
  /** Data that is stored but not part of the file, and why. */
  left_out: z.array(z.string()),
  ...(Object.fromEntries(EXPORT_PARTS.map((part) => [part, rows])) as Record<ExportPart, typeof rows>),
});
export type AccountExportWire = z.infer<typeof accountExportWire>;
