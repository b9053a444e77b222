import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { readLine } from "@/server/dietary/engine/lines/read-line";
import { SAYS_NOTHING } from "@/server/dietary/engine/reading/claim-reach";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { withStatement } from "@/server/dietary/engine/reading/statements";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** Each is about a rule whose mistake shows in few texts, or only in unnecessary work. */
const knowledge = loadKnowledge();

const kindOf = (name: string, key: string, description?: string): string | undefined =>
  judge(
    [{ id: "", name, ...(description ? { description } : {}) }],
    [{ type: "ingredient", key, preference: "allergy" }],
    knowledge,
    {
      provenance: "venue",
      kind: "menu",
    },
  )[0]?.kind;

describe("flesh beside another flesh that a plant replaces", () => {
  it.each(["coconut bacon chicken salad", "carrot bacon chicken pasta", "mushroom bacon turkey sandwich"])(
    "stays certain: %s",
    (dish) => {
      expect([dish, kindOf(dish, "poultry")]).toEqual([dish, "conflict"]);
    },
  );
});

describe("a fish, which is no substitute", () => {
  it("removes no egg from what it is served with, although roe is an egg of fish", () => {
    for (const dish of ["fish aioli", "fish bangsilog", "fish baked alaska"])
      expect([dish, kindOf(dish, "egg")]).toEqual([dish, "conflict"]);
  });
});

describe("an unknown word in an offer", () => {
  it.each(["Add zorblax +$2", "Extra zorblax $3", "choice of dressing: zorblax", "Extras: zorblax 1"])(
    "is not ignored: %s",
    (offer) => {
      const [verdict] = judge(
        [{ id: "", name: "Leaf salad", description: `cucumber. ${offer}` }],
        [{ type: "diet", key: "vegan" }],
        knowledge,
        { provenance: "venue", kind: "menu" },
      );
      expect(verdict?.reasons.some(({ kind, ingredient }) => kind !== "match" && ingredient === "zorblax")).toBe(true);
    },
  );
});

describe("a unit behind an amount", () => {
  it.each(["2 cups rice", "3 cloves garlic", "1 can tomatoes", "2 tbsp oil"])("is no food: %s", (line) => {
    expect(readLine(line, knowledge).food).toBe(line.split(" ").at(-1));
  });
});

describe("words without a meaning", () => {
  it("cause no search for preparations", () => {
    const { mayTellStates } = readFood("brown quinoa with peas", knowledge, { kind: "menu" });
    expect(mayTellStates).toBe(false);
  });

  it("leave a food as it was read", () => {
    for (const mention of readFood("walnut cake, brownie, milk", knowledge, { kind: "menu" }).mentions)
      expect(withStatement(mention, SAYS_NOTHING, knowledge)).toBe(mention);
  });
});
