import fc from "fast-check";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { composePlate } from "@/lib/plates/compose-plate";
import { drawPlate } from "@/lib/plates/draw-plate";
import { FORM_FACTS } from "@/lib/plates/form-facts";
import { isForm } from "@/lib/plates/forms";
import { plateName } from "@/lib/plates/plate";
import { readPlate } from "@/lib/plates/read-plate";
import { DEMO_RECIPES, idOf } from "@/prisma/seed/demo-recipes";
import { readKitchens } from "@/prisma/seed/read-kitchens";

const all = [...readKitchens(), ...DEMO_RECIPES];
const plateOf = ({ title, course, ingredients }: (typeof all)[number]) =>
  composePlate({ id: idOf(title), title, course, foods: ingredients.map(([, , name]) => name) });

/** Reduces a picture to a few coloured areas, as seen from far away. */
async function glance(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize(32, 24).removeAlpha().raw().toBuffer();
}

/** The mean difference of two pictures per value, from 0 to 255. */
const unlike = (a: Buffer, b: Buffer): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe("the drawn plates", () => {
  it("are so varied that no two dishes of the shelves look alike", async () => {
    const seen = await Promise.all(
      all.map(async (recipe) => ({ title: recipe.title, eye: await glance(drawPlate(plateOf(recipe))) })),
    );
    const alike = seen.flatMap((one, i) =>
      seen.slice(i + 1).flatMap((other) => (unlike(one.eye, other.eye) < 8 ? [`${one.title} and ${other.title}`] : [])),
    );
    expect(alike).toEqual([]);
  });

  it("are the same for the same dish, and differ when it changes", () => {
    const dish = { id: "7", title: "Tomato soup", course: "soup", foods: ["tomatoes", "basil leaves"] };
    expect(drawPlate(composePlate(dish))).toBe(drawPlate(composePlate({ ...dish })));
    const changed = composePlate({ ...dish, foods: ["tomatoes", "raw prawns"] });
    expect(changed.parts.map(({ form }) => form)).toContain("prawn");
    expect(changed.parts.map(({ form }) => form)).not.toContain("leaf");
  });

  it("show what is in the dish, and nothing that they do not know", () => {
    const of = (title: string, ...foods: string[]) => composePlate({ id: title, title, foods });
    expect(of("Beet soup", "beetroot", "water").baseColour).toBe("beet");
    expect(of("Shakshuka", "eggs", "canned tomatoes")).toMatchObject({ vessel: "pan", baseColour: "tomato" });
    const foodsOn = (...dish: Parameters<typeof of>) => of(...dish).parts.filter(({ form }) => form !== "cover");
    expect(foodsOn("Gloop", "gloopmix", "blorptang powder", "salt")).toEqual([]);
    expect(foodsOn("Chickpea flour cakes", "chickpea flour")).toEqual([]);
    expect(of("Rice and eggplant", "eggplant").parts.map(({ form }) => form)).not.toContain("halfegg");
  });

  it("are covered if nothing of the dish is known, because an empty plate would say that there is nothing", async () => {
    for (const foods of [[], ["gloopmix", "salt"]]) {
      const plate = composePlate({ id: "7", title: "Gloop", foods });
      expect(plate.parts.map(({ form }) => form)).toEqual(["cover"]);
      expect(readPlate(plateName(plate))).toEqual(plate);
      const emptyPlate = drawPlate({ ...plate, parts: [] });
      expect(unlike(await glance(drawPlate(plate)), await glance(emptyPlate))).toBeGreaterThan(2);
    }
    expect(composePlate({ id: "7", title: "Gloop soup", foods: [] }).parts).toEqual([]);
  });

  it("are small SVG texts without scripts, links or words", () => {
    for (const recipe of all) {
      const svg = drawPlate(plateOf(recipe));
      expect(svg.length, recipe.title).toBeLessThan(24_000);
      expect(svg).not.toMatch(/<script|href="(?!#)|<text|NaN|undefined|Infinity/);
    }
  });

  it("have a drawing for every form that is named", () => {
    for (const form of Object.keys(FORM_FACTS)) expect(isForm(form), form).toBe(true);
  });
});

describe("a plate's name", () => {
  it("describes the whole plate, whatever the dish is called and made of", () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        fc.array(
          fc.oneof(
            fc.string(),
            fc.constantFrom(...all.flatMap(({ ingredients }) => ingredients.map(([, , name]) => name))),
          ),
          { maxLength: 30 },
        ),
        (id, title, foods) => {
          const plate = composePlate({ id, title, foods });
          expect(readPlate(plateName(plate))).toEqual(plate);
          expect(drawPlate(plate)).not.toMatch(/NaN|undefined|Infinity/);
        },
      ),
    );
  });

  const good = plateName(composePlate({ id: "1", title: "Tomato soup", foods: ["tomatoes"] }));
  it.each([
    ["another edition", `z${good.slice(1)}`],
    ["an unknown vessel", good.replace(/\.(bowl|pot|cup)\./, ".bucket.")],
    ["the name of a property that every object has", good.replace(/\.(bowl|pot|cup)\./, ".constructor.")],
    ["too many pieces", `${good}_seed.seed.99.scatter.10`],
    ["no pieces", `${good}_seed.seed.0.scatter.10`],
    ["too many parts", good + "_seed.seed.9.scatter.10".repeat(9)],
    ["markup", `${good}_seed.seed"><script.9.scatter.10`],
    ["nothing", ""],
  ])("with %s is refused", (_, name) => {
    expect(readPlate(good)).not.toBeNull();
    expect(readPlate(name)).toBeNull();
  });
});
