import { TIME_COLUMNS } from "@/server/recipes/recipe-facts";
import type { SchemaField, SchemaModel } from "./data-model";
import { isSecret } from "./secrets";

/**
 * Defines what the console may show and change. The defaults are safe: a model that is not named here is read-only, and
 * a column that is a secret, or whose name sounds like one, never leaves the server.
 */

/**
 * Columns, by table, that are no secrets but stay on the server: a report shows what a person may not eat, but not who
 * they are; what an undo needs is of no use to a reader.
 */
const HIDDEN_COLUMNS: Readonly<Record<string, readonly string[]>> = {
  verdict_reports: ["user_id"],
  audit_log: ["undo_with"],
};

export const isHidden = (model: SchemaModel, field: SchemaField): boolean =>
  isSecret(model, field) || (HIDDEN_COLUMNS[model.table] ?? []).includes(field.column);

/**
 * A model is closed if a secret names its rows or every row is a secret. Closed models are not in the console at all.
 */
export const isClosed = (model: SchemaModel): boolean =>
  CLOSED.has(model.table) ||
  model.fields.some((field) => (field.isId || model.key.includes(field.name)) && isSecret(model, field));

/**
 * Tables that are not in the console at all:
 * - what a named person eats, avoids or must avoid. It goes only where that person sent it, and nobody sent it to the
 *   team, who see numbers of people instead;
 * - what somebody saves, cooks, plans, buys, has at home and likes: a kitchen without milk says as much as a diet;
 * - limits of attempts, whose keys contain addresses and accounts of people who tried to sign in;
 * - codes and keys that let their reader act for a person, such as the code of a shared table;
 * - from where and when a person signs in: they see it and end it in their settings, and the team does not need it;
 * - what a guest without an account shows a kitchen or shares by a link;
 * - whom a business invited, and what its people did there: its owners read that;
 * - mails that wait to be sent (encrypted), people's pictures, who lives with whom, who consented to the storage of
 *   health data, and who is closing their account.
 */
const CLOSED = new Set([
  ...[
    "ingredient_preferences",
    "user_diets",
    "user_health_concerns",
    "nutrient_limits",
    "member_categories",
    "kept_verdicts",
    "saved_dishes",
    "table_people",
    "emergency_plans",
    "table_limits",
    "merged_records",
    "visit_disclosures",
    "visit_categories",
    "venue_guests",
    "venue_readings",
    "visit_days",
    "group_batches",
    "group_progress",
  ],
  ...[
    "user_favorites",
    "saved_recipes",
    "recipe_imports",
    "recipe_decisions",
    "recipe_marks",
    "recipe_collections",
    "collection_recipes",
    "recipe_links",
    "calendar_feeds",
    "food_checks",
    "diary_entries",
    "cookings",
    "meal_entries",
    "grocery_lists",
    "grocery_items",
    "grocery_list_recipes",
    "grocery_contributions",
    "grocery_shops",
    "pantry_items",
    "recalls_seen",
    "recall_wishes",
    "push_devices",
    "push_messages",
  ],
  "rate_limits",
  "password_reset_tokens",
  "email_changes",
  "second_factors",
  "recovery_codes",
  "passkeys",
  "passkey_challenges",
  "sign_ins",
  "shared_tables",
  "table_seats",
  "guest_visits",
  "guest_link_cards",
  "outgoing_mails",
  "user_pictures",
  "households",
  "household_members",
  "household_invitations",
  "business_invitations",
  "business_acts",
  "venue_code_looks",
  "venue_uploads",
  "venue_upload_changes",
  "news_readers",
  "health_consents",
  "account_closings",
]);

type Editable = {
  /** Columns that may be changed; all others are read-only. */
  readonly edit: readonly string[];
  /** Columns that may be set when a row is created, in addition to `edit`, but never changed. */
  readonly onCreate?: readonly string[];
  readonly create?: boolean;
  readonly delete?: boolean;
  /** Columns that the server derives from others, or that are fixed for rows created in the console. */
  readonly group: ModelGroup;
};

export type ModelGroup = "Reference" | "Content" | "People and places" | "Issuer" | "Kept by the application";

/**
 * The models that may be changed, by name. None of them holds health data, tokens or counts maintained by triggers. A
 * column that only a rule may write is in no list: an application is verified by an answer of its queue, a food is
 * confirmed by a review, and whether a recipe is public is its owner's decision. An administrator hides a recipe with
 * `hidden_at`, and the server gives the time.
 */
const EDITABLE: Readonly<Record<string, Editable>> = {
  dietary_attributes: {
    group: "Reference",
    edit: ["attribute_type", "description", "is_active", "is_allergen", "unit"],
    onCreate: ["key"],
    create: true,
    delete: true,
  },
  nutrients: { group: "Reference", edit: ["label", "position"] },
  health_concerns: { group: "Reference", edit: ["explanation", "selectable", "position"] },
  allergen_classes: { group: "Reference", edit: ["name", "number"] },
  ingredients: {
    group: "Reference",
    edit: ["name", "category", "is_group"],
    create: true,
    delete: true,
  },
  ingredient_parents: {
    group: "Reference",
    edit: [],
    onCreate: ["child_id", "parent_id"],
    create: true,
    delete: true,
  },
  ingredient_synonyms: {
    group: "Reference",
    edit: ["text", "language"],
    onCreate: ["ingredient_id"],
    create: true,
    delete: true,
  },
  ingredient_attributes: {
    group: "Reference",
    edit: ["value"],
    onCreate: ["ingredient_id", "attribute_id"],
    create: true,
    delete: true,
  },
  ingredient_allergens: {
    group: "Reference",
    edit: ["presence"],
    onCreate: ["ingredient_id", "allergen_class_id"],
    create: true,
    delete: true,
  },
  ingredient_nutrients: {
    group: "Reference",
    edit: ["per_100g"],
    onCreate: ["ingredient_id", "nutrient_key"],
    create: true,
    delete: true,
  },
  ingredient_portions: {
    group: "Reference",
    edit: ["amount", "measure", "grams"],
    onCreate: ["ingredient_id"],
    create: true,
    delete: true,
  },
  favorite_items: {
    group: "Reference",
    edit: ["name", "approved"],
    onCreate: ["type"],
    create: true,
    delete: true,
  },
  recipes: {
    group: "Content",
    edit: ["title", "language", "hidden_at", "servings", "yield_text", ...TIME_COLUMNS],
    delete: true,
  },
  recipe_ingredients: { group: "Content", edit: ["group_name", "name", "quantity", "unit", "note"] },
  recipe_instructions: { group: "Content", edit: ["group_name", "text"] },
  recipe_photos: { group: "Content", edit: ["caption"], delete: true },
  users: { group: "People and places", edit: ["first_name", "last_name", "picture"] },
  venues: {
    group: "People and places",
    edit: ["name", "city", "state", "country", "internal_id", "time_zone"],
    onCreate: ["owner_id"],
    create: true,
    delete: true,
  },
  locations: {
    group: "People and places",
    edit: ["label"],
    onCreate: ["venue_id"],
    create: true,
    delete: true,
  },
  oauth_clients: { group: "Issuer", edit: ["name", "description", "is_active"] },
};

const IS_VARIANT = `r."base_recipe_title" IS NOT NULL`;
const OF_VARIANT = `EXISTS (SELECT FROM "recipes" v WHERE v."id" = r."recipe_id" AND v."base_recipe_title" IS NOT NULL)`;

/** A part of a table's rows that is a model of its own. */
export type RowSlice = {
  readonly name: string;
  readonly table: string;
  /** A condition on a row `r`. */
  readonly rows: string;
  /** Columns that these rows never use. */
  readonly without: readonly string[];
  /** What a column refers to, if it differs from the schema. */
  readonly relations?: Readonly<Record<string, string>>;
};

const ofVariants = { rows: OF_VARIANT, without: [], relations: { recipe_id: "variants" } };

/**
 * Tables with two kinds of rows, each of which is a model of the console: a variant is a recipe with a base, and is
 * read-only here.
 */
export const SLICES: readonly RowSlice[] = [
  {
    name: "recipes",
    table: "recipes",
    rows: `NOT (${IS_VARIANT})`,
    without: ["base_recipe_id", "base_recipe_title", "base_updated_at"],
  },
  { name: "variants", table: "recipes", rows: IS_VARIANT, without: [] },
  {
    name: "recipe_ingredients",
    table: "recipe_ingredients",
    rows: `NOT ${OF_VARIANT}`,
    without: ["base_ingredient_id"],
  },
  { name: "variant_ingredients", table: "recipe_ingredients", ...ofVariants },
  {
    name: "recipe_instructions",
    table: "recipe_instructions",
    rows: `NOT ${OF_VARIANT}`,
    without: ["base_instruction_id"],
  },
  { name: "variant_instructions", table: "recipe_instructions", ...ofVariants },
  { name: "recipe_nutrients", table: "recipe_nutrients", rows: `NOT ${OF_VARIANT}`, without: [] },
  { name: "variant_nutrients", table: "recipe_nutrients", ...ofVariants },
];

/** The group of a read-only model in the index. */
const GROUPS: Readonly<Record<string, ModelGroup>> = {
  // The engine judges by its own limits, so a change here would look as if it counted.
  health_rules: "Reference",
  variants: "Content",
  variant_ingredients: "Content",
  variant_instructions: "Content",
  variant_nutrients: "Content",
  recipe_nutrients: "Content",
  visits: "People and places",
  user_client_authorizations: "Issuer",
  oauth_grants: "Issuer",
  venue_identifiers: "Issuer",
};

const NOTHING: Omit<Editable, "group"> = { edit: [] };

export const groupOf = (name: string): ModelGroup => EDITABLE[name]?.group ?? GROUPS[name] ?? "Kept by the application";

export const isModelReadOnly = (name: string): boolean => !(name in EDITABLE);
export const mayCreate = (name: string): boolean => EDITABLE[name]?.create ?? false;
export const mayDelete = (name: string): boolean => EDITABLE[name]?.delete ?? false;

export const mayEdit = (name: string, field: SchemaField): boolean =>
  !isSecret({ table: name }, field) && (EDITABLE[name] ?? NOTHING).edit.includes(field.column);

export const mayGiveOnCreate = (name: string, field: SchemaField): boolean =>
  mayEdit(name, field) ||
  (!isSecret({ table: name }, field) && (EDITABLE[name]?.onCreate ?? []).includes(field.column));
