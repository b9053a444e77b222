import { describe, expect, it } from "vitest";
import { judge } from "@/server/dietary/engine/judging/judge";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { foldedWords } from "@/server/dietary/engine/text/tokens";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** How the words of a dish's name are connected with each other, and with the description beside it. */
const knowledge = loadKnowledge();
const read = (text: string) => readFood(text, knowledge, { kind: "menu" });
const mayOf = (text: string) => read(text).profile.may;
const verdictOn = (name: string, key: string, description?: string): VerdictKind | undefined =>
  judge(
    [{ id: "", name, ...(description ? { description } : {}) }],
    [{ type: "ingredient", key, preference: "allergy" }],
    knowledge,
    { provenance: "venue", kind: "menu" },
  )[0]?.kind;

const FAR_OFF = BIT.crustacean | BIT.mollusc | BIT.peanut;

describe("a joining word that is written together with the food", () => {
  it("joins it as the separate word does", () => {
    for (const [dish, food] of [
      ["soupe", "asperges"],
      ["soupe", "ail"],
      ["salade", "endives"],
      ["gratin", "aubergines"],
      ["zuppa", "asparagi"],
    ] as const) {
      const [apart, together] =
        dish === "zuppa" ? [`${dish} di ${food}`, `${dish} dell'${food}`] : [`${dish} de ${food}`, `${dish} d'${food}`];
      expect([together, read(together).profile, read(together).mentions[0]?.head?.id]).toEqual([
        together,
        read(apart).profile,
        read(apart).mentions[0]?.head?.id,
      ]);
    }
  });

  it("removes nothing that the food contains", () => {
    expect(verdictOn("soupe d'écrevisses", "crustacean")).toBe("conflict");
    expect(verdictOn("crème d'amande", "tree nut")).toBe("conflict");
  });
});

describe("the name of its class beside a dish", () => {
  const called = knowledge.concepts.flatMap((dish) => {
    if (!hasTrait(dish, "compound") || hasTrait(dish, "grouping")) return [];
    return ["sauce", "curry"].flatMap((word) => {
      const key = `${foldedWords(dish.name).join(" ")} ${word}`;
      return knowledge.lexicon.concepts.get(key) === dish.index ? [[dish, word] as const] : [];
    });
  });

  it("adds nothing if it is a part of the dish's own name, before or behind it", () => {
    expect(called.length).toBeGreaterThan(15);
    const more = called.flatMap(([{ name, profile }, word]) =>
      [`${word} ${name}`, `${name} ${word}`].flatMap((text) => {
        const { yes, may } = read(text).profile;
        return ((yes | may) & ~(profile.yes | profile.may)) === 0 ? [] : [text];
      }),
    );
    expect(more.filter((text) => read(text).mentions[0]?.concepts.some(({ name }) => name === text) !== true)).toEqual(
      [],
    );
  });

  it("hides nothing of the dish, or of a food between the two", () => {
    for (const [{ name, profile }, word] of called)
      for (const text of [`${word} ${name}`, `${name} ${word}`])
        expect([text, profile.yes & ~(read(text).profile.yes | read(text).profile.may)]).toEqual([text, 0]);
    expect(verdictOn("massaman prawn curry", "crustacean")).toBe("conflict");
    expect(verdictOn("beef curry", "milk")).not.toBe("match");
  });
});

describe("a vegetable before a dish of it", () => {
  it("excludes the same with and without cream between the two", () => {
    for (const vegetable of ["Kürbis", "Spargel", "Pilz", "Tomaten", "Karotten"])
      expect([vegetable, mayOf(`${vegetable}cremesuppe`) & FAR_OFF]).toEqual([vegetable, 0]);
  });

  it("excludes nothing if seafood stands between them", () => {
    for (const food of ["fish", "prawn", "mussel", "peanut"])
      expect([food, verdictOn(`pumpkin ${food} soup`, food === "prawn" ? "crustacean" : food)]).toEqual([
        food,
        "conflict",
      ]);
    expect(mayOf("carrot fish soup") & BIT.crustacean).not.toBe(0);
  });
});

describe("a soup in another language", () => {
  it.each([
    ["Tomatensuppe", "tomato soup"],
    ["Linsensuppe", "lentil soup"],
    ["sopa de lentejas", "lentil soup"],
    ["sopa de tomate", "tomato soup"],
  ])("%s contains no more nuts or seafood than %s", (foreign, english) => {
    expect(mayOf(foreign) & (FAR_OFF | BIT.fish | BIT.tree_nut)).toBe(
      mayOf(english) & (FAR_OFF | BIT.fish | BIT.tree_nut),
    );
  });

  it("contains the nuts that it names", () => {
    expect(verdictOn("Tomaten-Mandel-Suppe", "almond")).toBe("conflict");
    expect(verdictOn("Linsensuppe mit Garnelen", "crustacean")).toBe("conflict");
  });
});

describe("a cut in the description of a dish that is named after its flesh", () => {
  it("is a cut of that flesh", () => {
    expect(verdictOn("Beef Wellington", "peanut", "fillet, mushrooms, puff pastry")).not.toBe("unknown");
    expect(verdictOn("Roast lamb", "fish", "shoulder, rosemary, garlic")).toBe("match");
  });

  it("is of an unknown animal if the name contains no flesh", () => {
    for (const name of ["Dish of the day", "Salad", "Pasta"])
      expect([name, verdictOn(name, "fish", "fillet, mushrooms")]).not.toEqual([name, "match"]);
    expect(verdictOn("No beef", "beef", "fillet, potatoes")).not.toBe("match");
  });
});
