import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { placedMentions } from "@/server/dietary/engine/reading/placed-mentions";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const egg = { type: "ingredient", key: "egg", preference: "allergy" } as const;
const kindOf = (name: string, description: string | undefined, kind: "menu" | "ingredient", of = knowledge) =>
  judge([description === undefined ? { id: "", name } : { id: "", name, description }], [egg], of, {
    provenance: "venue",
    kind,
  })[0]?.kind;

describe("a dish that was read before", () => {
  it("is kept when it is asked for again, and has the same answer", () => {
    const dish = { id: "1", name: "Calamari", description: "lemon, parsley" };
    const first = placedMentions(dish, knowledge, "menu");
    const second = placedMentions({ ...dish, id: "2" }, knowledge, "menu");
    expect(second).toEqual(first);
    expect(placedMentions({ ...dish, id: "3" }, knowledge, "menu")).toBe(second);
    expect(kindOf("Calamari", undefined, "menu")).toBe("may_contain");
    expect(kindOf("Calamari", undefined, "menu")).toBe("may_contain");
  });

  it("is another dish with another description, as a recipe's line, and for other knowledge", () => {
    expect(kindOf("Calamari", undefined, "ingredient")).toBe("match");
    expect(kindOf("Salad", "tomato, cucumber", "menu")).not.toBe(kindOf("Salad", "tomato, egg", "menu"));
    const before = placedMentions({ id: "", name: "Calamari" }, knowledge, "menu");
    const other = { ...knowledge };
    expect(placedMentions({ id: "", name: "Calamari" }, other, "menu")).not.toBe(before);
    expect(kindOf("Calamari", undefined, "menu", other)).toBe("may_contain");
  });
});
