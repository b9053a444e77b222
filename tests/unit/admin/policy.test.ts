import { describe, expect, it } from "vitest";
import { VALUE_RULES } from "@/server/admin/rows/value-rules";
import { listModels } from "@/server/admin/schema/admin-model";
import { type SchemaField, type SchemaModel, schemaModels } from "@/server/admin/schema/data-model";
import { isClosed, mayEdit, mayGiveOnCreate, SLICES } from "@/server/admin/schema/policy";
import { DECIDED, isSecret, isUndecided } from "@/server/admin/schema/secrets";

const named = ({ model, field }: { model: SchemaModel; field: SchemaField }) => `${model.table}.${field.column}`;

describe("what the console may show", () => {
  it("excludes every secret, and a column whose name sounds like one until the policy lists it", () => {
    const fields = schemaModels.flatMap((model) => model.fields.map((field) => ({ model, field })));
    expect(fields.filter(({ model, field }) => isUndecided(model, field)).map(named)).toEqual([]);
    const columns = new Set(fields.map(named));
    expect(DECIDED.filter((name) => !columns.has(name))).toEqual([]);
    const open = new Set(
      listModels().flatMap((model) => model.columns.map(({ field }) => named({ model: model.schema, field }))),
    );
    const secrets = fields.filter(({ model, field }) => isSecret(model, field)).map(named);
    expect(secrets.filter((name) => open.has(name))).toEqual([]);
    expect(secrets).toEqual(
      expect.arrayContaining(["users.password_hash", "oauth_clients.secret_hash", "oauth_clients.sector_secret"]),
    );
    const [field] = schemaModels[0]?.fields ?? [];
    const added = { ...field, kind: "scalar", name: "apiToken", column: "api_token", docs: "" } as SchemaField;
    expect(isSecret({ table: "new_things" }, added)).toBe(true);
    expect(isUndecided({ table: "new_things" }, { ...added, column: "x", docs: "A hash of it." })).toBe(true);
  });

  it("allows neither editing nor setting a secret column", () => {
    for (const model of schemaModels) {
      for (const field of model.fields.filter((each) => isSecret(model, each))) {
        expect([model.table, field.name, mayEdit(model.table, field), mayGiveOnCreate(model.table, field)]).toEqual([
          model.table,
          field.name,
          false,
          false,
        ]);
      }
    }
  });

  it("shows variants separately from recipes and read-only, both with their own rows of one table", () => {
    const slices = listModels().filter(({ table }) => table === "recipes");
    expect(slices.map(({ model, rows, read_only, can_delete }) => [model, rows, read_only, can_delete])).toEqual([
      ["recipes", 'NOT (r."base_recipe_title" IS NOT NULL)', false, true],
      ["variants", 'r."base_recipe_title" IS NOT NULL', true, false],
    ]);
    const names = listModels().map(({ model }) => model);
    expect(new Set(names).size).toBe(names.length);
    for (const slice of SLICES) {
      const columns = listModels().find(({ model }) => model === slice.name)?.columns ?? [];
      expect(columns.filter(({ name }) => slice.without.includes(name))).toEqual([]);
      for (const [column, to] of Object.entries(slice.relations ?? {})) {
        expect(columns.find(({ name }) => name === column)?.relation).toBe(to);
      }
    }
  });

  it("leaves out models whose rows are identified by a secret", () => {
    expect(schemaModels.filter(isClosed).map((model) => model.table)).toEqual(
      expect.arrayContaining(["oauth_codes", "oauth_access_tokens", "oauth_refresh_tokens", "password_reset_tokens"]),
    );
    expect(listModels().map((model) => model.table)).not.toContain("oauth_access_tokens");
  });

  it("leaves out what named people eat, avoid or must avoid, and who reported a verdict", () => {
    const open = listModels().map(({ table }) => table);
    const health = /^(ingredient_preferences|user_diets|user_health_concerns|nutrient_limits|visit_disclosures)$/;
    expect(open.filter((table) => health.test(table))).toEqual([]);
    // Tables that refer to both a person and dietary facts. A new table of this kind must be closed, or listed here.
    const aboutPeople = listModels().filter(
      ({ columns }) =>
        columns.some(({ name }) => /^(user|person)_id$/.test(name)) &&
        columns.some(({ name }) =>
          /diet|allerg|severity|concern|preference|categor|verdict|^(told_)?reason$|notice/.test(name),
        ),
    );
    expect(aboutPeople.map(({ model }) => model)).toEqual([]);
    const reports = listModels().find(({ model }) => model === "verdict_reports");
    expect(reports?.columns.map(({ name }) => name)).not.toContain("user_id");
  });

  it("shows what the team needs of named people, but not what they save, cook, plan, buy or like", () => {
    const closed = new Set(schemaModels.filter(isClosed).map(({ name }) => name));
    const isOfPerson = ({ fields }: SchemaModel) =>
      fields.some(
        ({ kind, from, type }) => kind === "object" && from.length > 0 && (type === "User" || closed.has(type)),
      );
    // A new table that belongs to a person, or to a table that is closed, must be closed too, or be listed here.
    expect(
      schemaModels
        .filter((model) => !isClosed(model) && isOfPerson(model))
        .map(({ table }) => table)
        .sort(),
    ).toEqual([
      "accepted_terms",
      "audit_log",
      "business_members",
      "businesses",
      "email_confirmation_tokens",
      "favorite_items",
      "figure_links",
      "former_venues",
      "kitchen_tablets",
      "oauth_clients",
      "oauth_grants",
      "oauth_notices",
      "oauth_reads",
      "past_usage",
      "photo_uploads",
      "recipes",
      "share_links",
      "user_client_authorizations",
      "venues",
      "verdict_reports",
      "visits",
    ]);
  });

  it("shows every other model, and allows edits only in models that the policy names", () => {
    const tables = new Set(listModels().map(({ table }) => table));
    expect(tables).toEqual(new Set(schemaModels.filter((model) => !isClosed(model)).map(({ table }) => table)));
    const field = { ...schemaModels[0]?.fields[0], name: "name", column: "name", docs: "" };
    expect(mayEdit("new_things", field as (typeof schemaModels)[number]["fields"][number])).toBe(false);
  });
});

describe("a column that only the product's rules write", () => {
  // What the server counts, times, folds, verifies or confirms.
  const OF_A_RULE =
    /(_at|_by|_by_id|_until|_count|_digest|_version)$|^(normalized_|folded_)|^(confirmed|verified|confidence|sightings|origin|source|is_public|is_listed)$/;

  it("is read-only in the console, except for hiding a recipe", () => {
    const open = listModels().flatMap(({ model, columns }) =>
      columns
        .filter(({ name, read_only, on_create, field }) => {
          const isRuled = OF_A_RULE.test(name) || field.isUpdatedAt || field.type === "DateTime";
          return isRuled && (!read_only || on_create);
        })
        .map(({ name }) => `${model}.${name}`),
    );
    expect(open).toEqual(["recipes.hidden_at"]);
    const columns = new Set(listModels().flatMap((model) => model.columns.map(({ name }) => `${model.model}.${name}`)));
    expect([...columns]).toEqual(
      expect.arrayContaining(["oauth_clients.verified_at", "ingredients.confirmed", "recipes.is_public"]),
    );
  });
});

describe("a value that the console stores", () => {
  it("must obey a rule of the product, for every editable text and number", () => {
    const edited = listModels().flatMap(({ model, columns }) =>
      columns
        .filter(({ read_only, on_create, relation }) => (!read_only || on_create) && relation === null)
        .filter(({ type }) => !["boolean", "enum", "datetime"].includes(type))
        .map(({ name }) => `${model}.${name}`),
    );
    const ruled = Object.entries(VALUE_RULES).flatMap(([model, rules]) =>
      Object.keys(rules).map((name) => `${model}.${name}`),
    );
    expect(edited.sort()).toEqual(ruled.sort());
  });
});
