import { describe, expect, it } from "vitest";
import { GET as search } from "@/app/ingredient-normalizations/search/route";
import type { IngredientWire } from "@/lib/schemas/profile";
import { createIngredient } from "../../factories/food";
import { call } from "../../support/request";

const find = async (q: string, limit?: number) => {
  const answer = await call<IngredientWire[]>(search, { query: limit ? { q, limit } : { q } });
  expect(answer.status).toBe(200);
  return answer.body;
};
const namesFor = async (q: string) => (await find(q)).map(({ name }) => name);

describe("GET /ingredient-normalizations/search", () => {
  it("returns id, names and what the ingredient covers", async () => {
    const [first] = await find("bivalve");
    expect(first).toMatchObject({ name: "Bivalve", normalized_name: "bivalve", key: "bivalve" });
    expect(first?.covers.foods).toEqual(["Clam", "Oyster", "Scallop", "Mussel", "Akagai"]);
    expect(first?.covers.food_count).toBeGreaterThan(40);
  });

  it("says that a food without a place in the tree covers nothing, whatever the tables hold below it", async () => {
    const group = await createIngredient("Zyxfruit");
    await createIngredient("Blue zyxfruit", { parentId: group.id });
    const [first] = await find("zyxfruit");
    expect(first).toEqual({
      id: group.id,
      name: "Zyxfruit",
      normalized_name: "zyxfruit",
      covers: { foods: [], food_count: 0, synonyms: [] },
    });
  });

  it("finds by synonym, ignoring accents, case and slips of spelling", async () => {
    await createIngredient("Qwombleberry", { synonyms: ["Zürbelfrücht"] });
    expect((await namesFor("ZURBEL"))[0]).toBe("Qwombleberry");
    expect((await namesFor("qwomblebery"))[0]).toBe("Qwombleberry");
    const [found] = await find("qwombleberry");
    expect(found?.covers).toEqual({ foods: [], food_count: 0, synonyms: ["Zürbelfrücht"] });
  });

  it("orders the exact name first, then prefixes, then names that contain the text", async () => {
    for (const name of ["Old vexroot", "Vexroot flour", "Vexroot"]) await createIngredient(name);
    expect(await namesFor("vexroot")).toEqual(["Vexroot", "Vexroot flour", "Old vexroot"]);
  });

  it("returns five at most, or as many as requested", async () => {
    for (let index = 0; index < 8; index++) await createIngredient(`Xqizzle ${"ab".repeat(index + 1)}`);
    expect(await find("xqizzle")).toHaveLength(5);
    expect(await find("xqizzle", 2)).toHaveLength(2);
    expect(await find("xqizzle", 20)).toHaveLength(8);
  });

  it("treats % and _ as literals, and finds nothing for a text without letters or digits", async () => {
    await createIngredient("Jubjub");
    expect(await find("%%")).toEqual([]);
    expect(await find("j_b")).not.toContainEqual(expect.objectContaining({ name: "Jubjub" }));
    expect(await find("--")).toEqual([]);
  });

  it("does not offer foods that only the classifier suggested", async () => {
    await createIngredient("Xqizzlewort", { origin: "inferred" });
    expect(await find("xqizzlewort")).toEqual([]);
  });

  it.each(["drupe", "processed meat", "qqzzyy", "unobtainium"])(
    "finds nothing for a word that we do not know: %s",
    async (q) => expect(await namesFor(q)).toEqual([]),
  );

  it.each([
    ["peanut", "Peanut"],
    ["peanuts", "Peanut"],
    ["Erdnuss", "Peanut"],
    ["coeliac", "Gluten"],
    ["celiac disease", "Gluten"],
    ["Zöliakie", "Gluten"],
    ["red dye 40", "Allura red"],
    ["almnod", "Almond"],
    ["bivalves", "Bivalve"],
    ["nightshades", "Nightshade"],
    ["egg", "Eggs"],
    ["milk", "Milk"],
  ])("finds first what people mean by '%s'", async (q, name) => {
    expect((await namesFor(q))[0]).toBe(name);
  });
});
