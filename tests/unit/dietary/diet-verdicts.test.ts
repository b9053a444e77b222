import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import { judge } from "@/server/dietary/engine/judge";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const dish = (description: string) => ({ id: "0", name: "Steamed rice", description });

describe("the stored verdicts on a venue's dish", () => {
  it("are those of the engine for each diet and free-from key", () => {
    const texts = [
      "Prawns, butter, garlic bread",
      "Lentils, rice, parsley",
      "Tagliatelle al blorf",
      "Vegan mac and cheese",
    ];
    const verdicts = writtenVerdicts(texts.map(dish), knowledge).map(({ diets }) => diets);
    for (const [index, text] of texts.entries())
      for (const key of DIET_KEYS) {
        const [judged] = judge([dish(text)], [{ type: "diet", key }], knowledge, { provenance: "venue", kind: "menu" });
        expect(verdicts[index]?.[key]?.kind, `${text} for ${key}`).toBe(judged?.kind);
      }
  });

  it("name each food that conflicts with a key once, as it is written", () => {
    const [verdicts] = writtenVerdicts([dish("Prawns, prawns, butter and lettuce")], knowledge).map(
      ({ diets }) => diets,
    );
    expect(verdicts?.shellfish_free).toEqual({ kind: "conflict", blockers: ["prawns"] });
    expect(verdicts?.dairy_free?.blockers).toEqual(["butter"]);
    expect(verdicts?.sesame_free?.blockers).toEqual([]);
  });

  it.each([
    ["without spaces", "กุ้งผัดไข่น้ำมันหอยแป้งสาลี"],
    ["of codes", "(G) "],
    ["of foods", "prawns or butter or flour or egg or wine or soy or "],
    ["of letters", "a b c d e f g h "],
  ])("are not much longer than a text %s", (_, part) => {
    const text = part
      .repeat(Math.ceil(2000 / part.length))
      .slice(0, 2000)
      .trim();
    const [verdicts] = writtenVerdicts([dish(text)], knowledge).map(({ diets }) => diets);
    expect(JSON.stringify(verdicts).length).toBeLessThan(4 * text.length);
  });
});
