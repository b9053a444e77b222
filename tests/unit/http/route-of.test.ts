import fc from "fast-check";
import { expect, it } from "vitest";
import { nameOfStatement, withoutValues } from "@/server/db/slow-statements";
import { routeOf } from "@/server/metrics/route-of";

it.each([
  ["/api/health", {}, "/api/health"],
  ["/api/recipes/0192d3f4", { id: "0192d3f4" }, "/api/recipes/{id}"],
  ["/grocery-lists/a/items/b", { id: "a", itemId: "b" }, "/grocery-lists/{id}/items/{itemId}"],
  ["/grocery-lists/a/items/a", { id: "a", itemId: "a" }, "/grocery-lists/{id}/items/{itemId}"],
  ["/api/recipes/recipes", { id: "recipes" }, "/api/recipes/{id}"],
  ["/user/allergies/tree%20nuts", { key: "tree nuts" }, "/user/allergies/{key}"],
  ["/api/nobody/knows", { path: ["nobody", "knows"] }, "unknown"],
  ["/api/%zz", { id: "else" }, "unknown"],
])("%s with the values %j belongs to the route %s", (path, params, route) => {
  expect(routeOf(path, params)).toBe(route);
});

it("a route never contains a value of the path", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[^/]{1,40}$/), (id) => {
      fc.pre(!/^\.{1,2}$/.test(id));
      expect(routeOf(`/api/venues/${encodeURIComponent(id)}/menu`, { id })).toBe("/api/venues/{id}/menu");
    }),
  );
});

it.each([
  [`SELECT "public"."recipes"."id" FROM "public"."recipes" WHERE id = $1`, "select recipes"],
  ["INSERT INTO visits (id) VALUES ($1)", "insert visits"],
  ["UPDATE oauth_grants g SET last_used_at = $4", "update oauth_grants"],
  ["WITH due AS (SELECT id FROM oauth_notices) UPDATE oauth_notices n SET x = 1", "select oauth_notices"],
  ["BEGIN", "begin"],
  ["SELECT 1", "select"],
  ["", "other"],
])("the statement %s is named after what it does", (sql, name) => {
  expect(nameOfStatement(sql)).toBe(name);
});

it("literal values of a statement are not logged", () => {
  expect(withoutValues("SELECT  'it''s mine', $1\n FROM users WHERE name='x'")).toBe(
    "SELECT '?', $1 FROM users WHERE name='?'",
  );
});
