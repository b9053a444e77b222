import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { ALLERGENS as ALLERGENS_OF_LAW, hasTrait } from "@/server/dietary/engine/model/knowledge";
import { foldWord } from "@/server/dietary/engine/text/fold";
import { listOfKind } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/**
 * A word that nobody knows may be the food that somebody is allergic to. Only evidence excuses it: knowledge of the word
 * itself, never the plain food beside it or the harmless word behind it.
 */
const knowledge = loadKnowledge();

function verdictOn(name: string, key: string, kind: "menu" | "ingredient", description?: string) {
  const setting = { type: "ingredient", key, preference: "allergy" } as const;
  const provenance = kind === "menu" ? "venue" : "recipe";
  const item = { id: "", name, ...(description === undefined ? {} : { description }) };
  const [verdict] = judge([item], [setting], knowledge, { provenance, kind });
  return verdict?.settings[0];
}

const kindOf = (...asked: Parameters<typeof verdictOn>) => verdictOn(...asked)?.kind;

const ALLERGENS = ["peanut", "tree nut", "sesame", "crustacean", "lupin"];
/** Made-up words in the manner of several languages. */
const NONSENSE = ["zorblax", "grelvinové", "munkor", "tarvela", "pliñdo"];
const HEADS = knowledge.concepts.filter(
  (concept, at) => at % 30 === 0 && !hasTrait(concept, "compound") && !hasTrait(concept, "modifier"),
);

describe("a word that nobody knows beside a plain food", () => {
  it("is never a variety of it, in a label, in a line and on a menu", () => {
    expect(HEADS.length).toBeGreaterThan(150);
    for (const [at, { name }] of HEADS.entries()) {
      const word = NONSENSE[at % NONSENSE.length] as string;
      const key = ALLERGENS[at % ALLERGENS.length] as string;
      for (const text of [`${word} ${name}`, `${name} ${word}`, `${name} de ${word}`, `sugar, ${word} ${name}, salt`]) {
        expect([text, kindOf(text, key, "ingredient")]).not.toEqual([text, "match"]);
        expect([text, kindOf(`2 tbsp ${text}`, key, "ingredient")]).not.toEqual([text, "match"]);
        expect([text, kindOf(text, key, "menu")]).not.toEqual([text, "match"]);
      }
    }
  });

  it.each([
    ["lešníkové máslo", "tree nut"],
    ["kešu máslo", "tree nut"],
    ["raková pasta", "crustacean"],
    ["bademova pasta", "tree nut"],
    ["crema de pistatxo", "tree nut"],
    ["Arachis hypogaea oil", "peanut"],
  ])("%s is not free of what its unknown word names", (text, key) => {
    expect(kindOf(text, key, "ingredient")).not.toBe("match");
    expect(kindOf(`100 g ${text}`, key, "ingredient")).not.toBe("match");
  });

  it("is told by the label, if a maker's name stands before the food in a recipe's line", () => {
    const line = verdictOn("2 Zorblax halibut fillets", "peanut", "ingredient");
    expect(line).toMatchObject({ kind: "may_contain", checkLabel: true });
    expect(kindOf("2 zorblax halibut fillets", "peanut", "ingredient")).toBe("unknown");
    expect(kindOf("Zorblax halibut fillets", "peanut", "ingredient"), "a label").toBe("unknown");
    expect(kindOf("200 g halibut Zorblax", "peanut", "ingredient"), "behind the food").toBe("unknown");
  });

  it("says nothing, if dictionaries know it and no language uses it for a food", () => {
    expect(kindOf("2 heartwarming halibut fillets", "peanut", "ingredient")).toBe("match");
    expect(kindOf("2 halibut fillets, as bookends", "peanut", "ingredient")).toBe("match");
    expect(kindOf("heartwarming halibut", "peanut", "menu"), "on a menu").not.toBe("match");
  });
});

describe("a name behind a linker", () => {
  it("is an origin, if it is a known place", () => {
    for (const text of ["poulet de Bresse, riz", "rice and prosciutto di Parma", "ham de Tasmania with salt"])
      expect([text, kindOf(text, "peanut", "menu")]).toEqual([text, "match"]);
    for (const text of ["poulet de Zorbla, riz", "rice and prosciutto di Munkor"])
      expect([text, kindOf(text, "peanut", "menu")]).not.toEqual([text, "match"]);
  });
});

describe("what stands behind a dish's name", () => {
  const TAILS = [" €9", " 9.50", " x6", " ×2", " (6 pcs)", " 250 g", " - $7.95", " 420 kcal", " for 2", " ½ portion"];

  it.each(["Crab bites", "Salmon melt", "Prawn balls", "Turkey slice", "Cod cakes"])("%s stays the same", (dish) => {
    for (const key of ["gluten-grain", "egg", "dairy", "mustard"]) {
      const bare = kindOf(dish, key, "menu");
      for (const tail of TAILS) expect([tail, key, kindOf(dish + tail, key, "menu")]).toEqual([tail, key, bare]);
    }
  });
});

describe("a dish whose name says nothing to us", () => {
  it.each([
    ["Char with lemon", "fish"],
    ["Tong met aardappelen", "fish"],
    ["Butt mit Salzkartoffeln", "fish"],
    ["Lake med dill", "fish"],
    ["Is med bær", "dairy"],
  ])("%s is not free of %s", (text, key) => {
    expect(kindOf(text, key, "menu")).not.toBe("match");
  });

  it("is not looked for where only the work is named", () => {
    expect(kindOf("Served with potatoes", "fish", "menu")).toBe("match");
  });
});

describe("a list in brackets behind a denied food", () => {
  it.each([
    ["Waffles without jam (milk, egg, wheat)", "dairy", "conflict"],
    ["Salat ohne Brot (Ei, Senf)", "egg", "conflict"],
    ["Galette sans oignons (lait, blé)", "dairy", "conflict"],
    ["Ice cream, no sauce [milk, egg]", "egg", "conflict"],
    ["Fruit salad, no nuts (almonds, cashews)", "tree nut", "match"],
  ] as const)("%s: %s %s", (text, key, kind) => {
    expect(kindOf(text, key, "menu")).toBe(kind);
  });
});

describe("a claim in the name and a food in the description that contradicts it", () => {
  it.each([
    ["Tomato soup (GF)", "with sourdough", "gluten-grain"],
    ["Gluten-free salad", "with bulgur and croutons", "gluten-grain"],
    ["Chocolate brownie (gf)", "with ice cream and a crisp cookie", "gluten-grain"],
    ["Dairy-free mash", "potatoes, butter", "dairy"],
  ])("%s :: %s is asked about", (name, description, key) => {
    expect(kindOf(name, key, "menu", description)).toMatch(/may_contain|conflict/);
  });

  it("is none if the described foods hold none of it", () => {
    expect(kindOf("Pizza (gf)", "gluten-grain", "menu", "tomato, mozzarella, basil")).toBe("match");
  });
});

describe("a list down to the water", () => {
  it.each([
    ["Raspberry sorbet", "raspberries, sugar, water", "egg"],
    ["Sourdough", "flour, water, salt", "dairy"],
    ["Focaccia", "flour, water, olive oil, salt", "egg"],
  ])("%s :: %s says all that is in the dish", (name, description, key) => {
    expect(kindOf(name, key, "menu")).not.toBe("match");
    expect(kindOf(name, key, "menu", description)).toBe("match");
  });

  it("is none if it names a made food, an unknown one, or only what a menu praises", () => {
    expect(kindOf("Caesar salad", "fish", "menu", "romaine, parmesan, croutons")).not.toBe("match");
    expect(kindOf("Raspberry sorbet", "egg", "menu", "raspberries, sugar, zorblax")).not.toBe("match");
    expect(kindOf("Sourdough", "egg", "menu", "flour, water, biscuits")).not.toBe("match");
    expect(kindOf("Pad thai", "peanut", "menu", "rice noodles, tofu, palm sugar, lime")).not.toBe("match");
    expect(kindOf("Cookies", "egg", "menu", "flour, sugar, chocolate")).not.toBe("match");
  });

  it("is no list of a food that colours another one", () => {
    expect(kindOf("squid ink coloured pasta", "mollusc", "ingredient")).not.toBe("match");
    expect(kindOf("egg-coloured noodles", "egg", "menu")).not.toBe("match");
  });
});

describe("signs, tags and amounts of a text", () => {
  it.each([
    ["sale q.b.", "dairy"],
    ["<b>sugar</b>, water", "dairy"],
    ["vitamin C (60 mg)", "dairy"],
    ["water, 20 µg vitamin D", "dairy"],
    ["sal de mar", "egg"],
    ["sojaeiwitten", "egg"],
    ["egg-shaped tomatoes", "egg"],
    ["almond-sized potatoes", "tree nut"],
    ["oak wood smoked salmon", "tree nut"],
    ["aquafaba meringue", "egg"],
  ])("%s is free of %s", (text, key) => {
    expect(kindOf(text, key, "ingredient")).toBe("match");
  });
});

describe("a word that tells a colour, a size, a country, work or a measure beside a food", () => {
  const words = listOfKind("beside_food").map(foldWord);

  it("is the name of no food with an allergen, in any language", () => {
    expect(words.length).toBeGreaterThan(10_000);
    const named = words.filter((word) => {
      const concept = knowledge.concepts[knowledge.lexicon.concepts.get(word) ?? -1];
      return concept !== undefined && ((concept.profile.yes | concept.profile.may) & ALLERGENS_OF_LAW) !== 0;
    });
    expect(named).toEqual([]);
  });

  it("excuses itself in a recipe's line alone, and only where the line names a food", () => {
    expect(kindOf("2 halibut fillets italienische", "peanut", "ingredient")).toBe("match");
    expect(kindOf("halibut normande", "dairy", "menu")).not.toBe("match");
    expect(kindOf("100 g italienische", "peanut", "ingredient")).not.toBe("match");
    expect(kindOf("100 g italienische zorblax", "peanut", "ingredient")).not.toBe("match");
    expect(kindOf("2 halibut fillets, rote zorblax", "peanut", "ingredient")).not.toBe("match");
  });
});

describe("a biscuit, a bread or a sweet that is named after a plant's stalk, leaf or seed", () => {
  it.each([
    ...["Sesamstängel", "Mohnstängel", "Kümmelstängel", "Kokosstängel", "Nussstängel", "Mandelstängel"],
    ...["Nüsschen", "Kokoschen", "Minzblättchen", "Weizenblätter", "kanelstænger", "mynteblade af chokolade"],
  ])("'%s' is not said to be the plant alone", (text) => {
    for (const key of ["wheat", "milk", "egg"])
      for (const kind of ["menu", "ingredient"] as const)
        expect([text, key, kindOf(text, key, kind)]).not.toEqual([text, key, "match"]);
  });
});
