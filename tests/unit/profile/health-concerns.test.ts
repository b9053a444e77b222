import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { applyHealthChange } from "@/components/profile/use-health-concerns";
import { explainHealthConcern, GENERIC_EXPLANATION } from "@/lib/dietary/health-concerns";

const [, ...rows] = readFileSync("prisma/reference/health-concerns.tsv", "utf8").trim().split("\n");

describe("explainHealthConcern", () => {
  it.each(rows.map((row) => row.split("\t")))(
    "describes %s in the words of the reference data",
    (name, explanation) => {
      expect(explainHealthConcern(name ?? "")).toBe(explanation);
    },
  );

  it.each(["gout", "", "constructor"])("has a generic sentence for %j", (name) => {
    expect(explainHealthConcern(name)).toBe(GENERIC_EXPLANATION);
  });
});

describe("applyHealthChange", () => {
  const concern = (id: string) => ({ id, name: id });
  const chosen = ["a", "b"].reduce(
    (list, id) => applyHealthChange(list, { concern: concern(id), on: true }),
    [] as ReturnType<typeof applyHealthChange>,
  );
  const ids = (list: typeof chosen) => list.map((each) => each.health_concern_id);

  it("adds once, however often it is applied", () => {
    const change = { concern: concern("c"), on: true };
    const once = applyHealthChange(chosen, change);
    expect(ids(once)).toEqual(["a", "b", "c"]);
    expect(applyHealthChange(once, change)).toBe(once);
  });

  it("refuses a fourth", () => {
    const full = applyHealthChange(chosen, { concern: concern("c"), on: true });
    expect(applyHealthChange(full, { concern: concern("d"), on: true })).toBe(full);
  });

  it("removes one, and removing a missing one changes nothing", () => {
    const change = { concern: concern("a"), on: false };
    const once = applyHealthChange(chosen, change);
    expect(ids(once)).toEqual(["b"]);
    expect(applyHealthChange(once, change)).toBe(once);
  });
});
