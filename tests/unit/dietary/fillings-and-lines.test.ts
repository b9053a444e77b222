import { describe, expect, it } from "vitest";
import { judge, type Setting, type VerdictKind } from "@/server/dietary/engine/judge";
import { readPerson, verdictOf } from "@/server/dietary/engine/judging/judge";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import { readLine } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

const allergy = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const avoid = (key: string): Setting => ({ type: "ingredient", key, preference: "avoid" });
const VEGAN: Setting = { type: "diet", key: "vegan" };

function verdict(name: string, setting: Setting, kind: "menu" | "ingredient" = "menu"): VerdictKind | undefined {
  const provenance = kind === "menu" ? "venue" : "recipe";
  return judge([{ id: "", name }], [setting], knowledge, { kind, provenance })[0]?.kind;
}

describe("a dish with a named filling", () => {
  it.each(["Leek quiche", "Mushroom arancini", "Spinach börek", "Tarte aux poireaux", "Risotto ai funghi"])(
    "'%s' contains no unnamed fish or seafood",
    (name) => {
      expect(verdict(name, allergy("fish"))).toBe("match");
      expect(verdict(name, allergy("crustacean"))).toBe("match");
    },
  );

  it.each(["Quiche", "Arancini", "Börek", "Tarte", "Quiche du jour", "Taco of the day"])(
    "'%s' names no filling, so it may contain fish",
    (name) => expect(verdict(name, allergy("fish"))).not.toBe("match"),
  );

  it.each([
    ["Prawn quiche", "crustacean"],
    ["Salmon and leek tart", "fish"],
    ["Tarte aux crevettes", "crustacean"],
    ["Risotto al salmone", "fish"],
    ["Fish pie", "fish"],
  ])("'%s' contains its filling", (name, key) => {
    expect(verdict(name, allergy(key))).toBe("conflict");
  });

  it.each([
    ["lait aux amandes", "dairy"],
    ["yaourt aux noix", "dairy"],
    ["fromage aux noix", "dairy"],
    ["gelato alle mandorle", "dairy"],
  ])("'%s' is the dairy food that it begins with, and no plant milk", (name, key) => {
    expect(verdict(name, allergy(key))).toBe("conflict");
  });

  it("no longer certainly contains gluten if it is made without, in French as in English", () => {
    expect(verdict("Sans gluten : tarte aux noix", allergy("gluten-grain"))).not.toBe("conflict");
    expect(verdict("Tarte aux noix", allergy("gluten-grain"))).toBe("conflict");
    expect(verdict("Sans gluten : tarte aux noix", allergy("tree nut"))).toBe("conflict");
  });
});

describe("tree nuts in cooked dishes", () => {
  it.each(["Irish stew", "Kotlet schabowy", "Pulpo a la gallega", "Cacio e pepe", "Ma po tofu"])(
    "'%s' has a known recipe without nuts",
    (name) => expect(verdict(name, allergy("tree nut"))).toBe("match"),
  );

  it.each(["Biryani", "Kung pao chicken", "Chicken tikka masala", "Dolmades", "Coronation chicken", "Vegetable curry"])(
    "'%s' is finished with nuts by some cooks",
    (name) => expect(verdict(name, allergy("tree nut"))).not.toBe("match"),
  );

  it("are possible in every dish with a food that may contain them", () => {
    const wrong = knowledge.concepts.filter(({ profile, ancestors, before, id }) => {
      const isDish = ancestors.some((index) => knowledge.concepts[index]?.id === "prepared-dish");
      return (
        isDish && !before && /pesto|praline|marzipan|korma/.test(id) && !((profile.yes | profile.may) & BIT.tree_nut)
      );
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it("are possible in every dish that is only a class", () => {
    const classes = knowledge.concepts.filter(
      (concept) => hasTrait(concept, "open") && ["soup", "salad", "stew", "curry"].includes(concept.id),
    );
    expect(classes.length).toBeGreaterThan(1);
    for (const { profile } of classes) expect((profile.yes | profile.may) & BIT.tree_nut).not.toBe(0);
  });
});

describe("bacon of another animal", () => {
  it.each(["Turkey bacon club", "Beef bacon cheeseburger", "Turkey bacon"])(
    "in '%s' may still come with pork bacon",
    (name) => {
      expect(verdict(name, avoid("pork"))).toBe("may_contain");
    },
  );

  it("in a recipe's line refers to its label", () => {
    const [found] = judge([{ id: "", name: "6 slices turkey bacon" }], [avoid("pork")], knowledge, {
      kind: "ingredient",
      provenance: "recipe",
    });
    expect(found?.settings[0]).toMatchObject({ kind: "may_contain", checkLabel: true });
  });

  it("is pork bacon if no animal, or only another food, is named", () => {
    expect(verdict("Bacon cheeseburger", avoid("pork"))).toBe("conflict");
    expect(verdict("Chicken bacon wrap", avoid("pork"))).toBe("conflict");
  });
});

describe("cocoa", () => {
  it("may be meant by a person who avoids chocolate", () => {
    expect(verdict("Cocoa powder", allergy("chocolate"))).toBe("may_contain");
    expect(verdict("Cacao nibs", allergy("chocolate"))).toBe("may_contain");
  });

  it("is in everything that is made with chocolate", () => {
    expect(verdict("Chocolate cake", allergy("cocoa"))).toBe("conflict");
    expect(verdict("White chocolate", allergy("cocoa"))).toBe("conflict");
  });
});

describe("the second food after 'and' in a denial", () => {
  it.each([
    ["Ohne Milch und Ei: Pfannkuchen", "egg"],
    ["Pfannkuchen ohne Milch und Ei", "egg"],
    ["Ohne Ei und Milch: Pfannkuchen", "dairy"],
  ])("'%s' may be left out, too: neither certain nor a fit", (name, key) => {
    expect(verdict(name, allergy(key))).toBe("may_contain");
  });

  it("is not left out if another part names it", () => {
    expect(verdict("Ohne Nüsse und Ei: Pfannkuchen mit Eiersalat", allergy("egg"))).not.toBe("match");
  });
});

describe("a recipe's line", () => {
  const LINES = [
    "3 EL Sojasauce",
    "1 Pck. Vanillezucker",
    "1 szklanka mąki",
    "2 colheres de sopa de azeite",
    "1 can cream of coconut (Coco Lopez)",
    "1/2 teaspoon baking soda (Royal)",
    "7x5-inch Baking Dish",
    "2 fillets with lentils",
    "4 thighs, skin on",
    "1 cup milk (or almond milk)",
    "200 g Halloumi, in Scheiben",
  ];

  it.each(LINES)("'%s' is judged the same as a text and as a recipe's line", (line) => {
    for (const setting of [VEGAN, allergy("peanut"), allergy("dairy"), allergy("soy"), avoid("pork")]) {
      const person = readPerson([setting], knowledge);
      const asLine = verdictOf("", readLine(line, knowledge).mentions, person, "recipe").kind;
      expect({ [setting.key]: verdict(line, setting, "ingredient") }).toEqual({ [setting.key]: asLine });
    }
  });

  it.each(["2 fillets with lentils", "4 thighs, skin on", "1 rack, trimmed", "2 breasts"])(
    "'%s' contains flesh of an unnamed animal: no fit for vegans",
    (line) =>
      expect(verdictOf("", readLine(line, knowledge).mentions, readPerson([VEGAN], knowledge), "recipe").kind).not.toBe(
        "match",
      ),
  );

  it("refers to words of the text in its reasons", () => {
    const name = "3 EL Sojasauce";
    const [found] = judge([{ id: "", name }], [allergy("soy")], knowledge, {
      kind: "ingredient",
      provenance: "recipe",
    });
    const { start = 0, end = 0 } = found?.reasons[0] ?? {};
    expect(name.slice(start, end)).toBe("Sojasauce");
  });

  it("may state the measures of a thing, which are no amount of food", () => {
    expect(verdict("7x5-inch baking dish", allergy("peanut"), "ingredient")).toBe("match");
  });
});
