import { describe, expect, it } from "vitest";
import { listModels } from "@/server/admin/schema/admin-model";
import { schemaModels } from "@/server/admin/schema/data-model";
import { isClosed, isSecret, mayEdit, mayGiveOnCreate } from "@/server/admin/schema/policy";

const SECRET = /hash|secret|token|password/i;

describe("what the console may show", () => {
  it("closes every column whose name or comment says hash, secret, token or password", () => {
    const open = listModels().flatMap((model) => model.columns.map((column) => ({ table: model.table, column })));
    const leaks = open.filter(({ column }) => SECRET.test(column.name) || SECRET.test(column.docs));
    expect(leaks).toEqual([]);
    const secrets = schemaModels.flatMap(({ fields }) => fields.filter((field) => SECRET.test(field.column)));
    expect(secrets.map((field) => field.column)).toContain("password_hash");
    expect(secrets.every((field) => field.kind === "object" || isSecret(field))).toBe(true);
  });

  it("neither edits nor takes a secret column", () => {
    for (const model of schemaModels) {
      for (const field of model.fields.filter(isSecret)) {
        expect([model.table, field.name, mayEdit(model, field), mayGiveOnCreate(model, field)]).toEqual([
          model.table,
          field.name,
          false,
          false,
        ]);
      }
    }
  });

  it("leaves out models whose rows are named by a secret", () => {
    expect(schemaModels.filter(isClosed).map((model) => model.table)).toEqual(
      expect.arrayContaining(["oauth_codes", "oauth_access_tokens", "oauth_refresh_tokens", "password_reset_tokens"]),
    );
    expect(listModels().map((model) => model.table)).not.toContain("oauth_access_tokens");
  });

  it("shows every other model, and lets nobody edit one that the policy does not name", () => {
    expect(listModels()).toHaveLength(schemaModels.filter((model) => !isClosed(model)).length);
    const model = { name: "New", table: "new_things", docs: "", key: ["id"], uniques: [], fields: [] };
    const field = { ...schemaModels[0]?.fields[0], name: "name", column: "name", docs: "" };
    expect(mayEdit(model, field as (typeof schemaModels)[number]["fields"][number])).toBe(false);
  });
});
