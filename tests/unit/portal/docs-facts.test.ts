import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DATA_SCOPES } from "@/lib/oauth/scopes";
import { CALL_LIMITS, SCOPE_GIVES, SERVER_ERRORS } from "@/lib/portal/docs-facts";
import { LIMITS } from "@/server/limits/rate-limits";

const SPANS = { minute: 60, hour: 3600 };

describe("the facts of the documentation", () => {
  it.each(CALL_LIMITS.map(([name, count, span]) => ({ name, count, span })))(
    "limit $name as the product does",
    (each) => {
      expect(LIMITS[each.name]).toEqual({ points: each.count, seconds: SPANS[each.span] });
    },
  );

  it("say of every scope what it gives", () => {
    expect(Object.keys(SCOPE_GIVES).sort()).toEqual([...DATA_SCOPES].sort());
    for (const words of Object.values(SCOPE_GIVES)) expect(words).not.toBe("");
  });

  it("name claims by the names under which they are released", () => {
    const source = readFileSync("server/oauth/get-user-claims.ts", "utf8");
    const claims = Object.values(SCOPE_GIVES).flatMap((words) => words.match(/\b[a-z]+_[a-z]+\b/g) ?? []);
    expect(claims.length).toBeGreaterThan(8);
    const tools = ["check_menu", "check_recipe", "find_recipes", "add_recipe_to_grocery_list"];
    for (const claim of claims.filter((each) => !tools.some((tool) => tool.includes(each))))
      expect(source).toContain(claim);
  });

  it("explain every error of the protocol that a server can be answered", () => {
    const named = SERVER_ERRORS.map(([sees]) => sees).join(" ");
    for (const error of ["invalid_request", "invalid_scope", "invalid_client", "invalid_grant", "invalid_token", "429"])
      expect(named).toContain(error);
  });
});
