import { describe, expect, it } from "vitest";
import { withReviewed } from "@/server/dietary/engine/build";
import { judge } from "@/server/dietary/engine/judging/judge";
import { hasTrait, isA } from "@/server/dietary/engine/model/knowledge";
import { BIT } from "@/server/dietary/engine/model/substances";
import type { VerdictKind } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { listOfKind } from "@/server/dietary/engine/text/word-lists";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

/** What a declaration, a claim and a name leave open. */
const knowledge = loadKnowledge();
type Kind = "menu" | "ingredient";

const judged = (name: string, setting: Parameters<typeof judge>[1][number], kind: Kind): VerdictKind | undefined =>
  judge([{ id: "", name }], [setting], knowledge, { provenance: kind === "menu" ? "venue" : "recipe", kind })[0]?.kind;
const allergyTo = (key: string, name: string, kind: Kind = "menu") =>
  judged(name, { type: "ingredient", key, preference: "allergy" }, kind);
const avoiding = (key: string, name: string, kind: Kind = "menu") =>
  judged(name, { type: "ingredient", key, preference: "avoid" }, kind);
const vegan = (name: string, kind: Kind = "menu") => judged(name, { type: "diet", key: "vegan" }, kind);

const CLASSES = knowledge.concepts.filter((each) => hasTrait(each, "allergen"));

describe("a declaration of allergens that stands alone", () => {
  it("shows no substance to be absent, in any language", () => {
    expect(CLASSES.length).toBeGreaterThan(10);
    for (const opens of listOfKind("declares"))
      for (const { name } of CLASSES) {
        const { profile } = readFood(`${opens}: ${name}`, knowledge, { kind: "ingredient" });
        const silent = BIT.bee & ~(profile.yes | profile.may | profile.unknown);
        expect([opens, name, silent]).toEqual([opens, name, 0]);
      }
  });

  it("neither makes a food vegan nor excludes another allergen, and a warning of traces does not either", () => {
    for (const text of ["Contains: tree nuts", "Enthält: Schalenfrüchte", "Contient: arachides", "May contain nuts"])
      for (const kind of ["menu", "ingredient"] as const) {
        expect([text, vegan(text, kind)]).not.toEqual([text, "match"]);
        expect([text, allergyTo("dairy", text, kind)]).toEqual([text, "unknown"]);
      }
    expect(allergyTo("tree nut", "Contains: tree nuts", "ingredient")).toBe("conflict");
  });

  it("changes nothing for a list of ingredients and a described dish", () => {
    expect(allergyTo("dairy", "Ingredients: rice flour, salt", "ingredient")).toBe("match");
    expect(allergyTo("dairy", "Contains: rice flour, salt", "ingredient")).toBe("match");
    expect(allergyTo("dairy", "Rice, salt. May contain nuts.", "ingredient")).toBe("match");
    const item = { id: "", name: "Steamed rice", description: "Contains soy" };
    const setting = { type: "ingredient", key: "fish", preference: "allergy" } as const;
    expect(judge([item], [setting], knowledge, { provenance: "venue", kind: "menu" })[0]?.kind).toBe("match");
  });
});

describe("a claim and a food tied to the dish behind it", () => {
  const TIES: readonly (readonly [dish: string, filling: string, key: string])[] = [
    ["Insalata vegana al", "tonno", "fish"],
    ["Pizza vegana ai", "gamberi", "shellfish"],
    ["Salade végane au", "fromage de chèvre", "dairy"],
    ["Tarte végétalienne aux", "oeufs", "egg"],
    ["Pizza vegana de", "queso", "dairy"],
  ];

  it("never outweighs that food", () => {
    for (const [dish, filling, key] of TIES) {
      const text = `${dish} ${filling}`;
      expect([text, vegan(text)]).toEqual([text, "may_contain"]);
      expect([text, allergyTo(key, text)]).toEqual([text, "may_contain"]);
    }
  });

  it("applies to the food behind or beside it", () => {
    expect(vegan("Queso vegano de almendras")).toBe("match");
    expect(vegan("Vegan chicken curry with tofu")).not.toBe("conflict");
  });
});

describe("a drink with another milk", () => {
  const drinks = knowledge.concepts.filter((each) => isA(each, knowledge.conceptIndex.get("milk-coffee") ?? -1));

  it("is the same drink, with everything else that it is made of", () => {
    expect(drinks.length).toBeGreaterThan(5);
    for (const { name, id } of drinks) {
      const found = readFood(`oat milk ${name}`, knowledge, { kind: "menu" }).mentions.flatMap((each) =>
        each.concepts.map((concept) => concept.id),
      );
      if (found.length > 1) expect([name, found]).toEqual([name, expect.arrayContaining([id])]);
    }
    expect(allergyTo("coffee", "Oat milk latte")).toBe("conflict");
    expect(allergyTo("chocolate", "Almond milk mocha")).toBe("conflict");
    expect(allergyTo("dairy", "Oat milk latte")).toBe("match");
  });

  it("and almond milk alone is no milk", () => expect(allergyTo("dairy", "Almond milk")).toBe("match"));
});

describe("food from slaughtered animals of an unnamed kind", () => {
  it("may be from pigs and from cattle, in any additive", () => {
    const additive = knowledge.conceptIndex.get("safe-additive") ?? -1;
    const ofAnimals = knowledge.concepts.filter(
      (each) => isA(each, additive) && ((each.profile.yes | each.profile.may) & BIT.slaughter) !== 0,
    );
    expect(ofAnimals.length).toBeGreaterThan(50);
    for (const { name, profile } of ofAnimals) {
      if (profile.yes & BIT.milk) continue;
      for (const way of ["no-pork", "no-beef"])
        expect([name, way, avoiding(way, name, "ingredient")]).not.toEqual([name, way, "match"]);
    }
    for (const code of ["E441", "E428", "E542", "E570", "E920"])
      expect([code, avoiding("no-pork", code, "ingredient")]).toEqual([code, "may_contain"]);
  });

  it("is only from the animal that is named", () => {
    expect(avoiding("no-pork", "beef gelatine", "ingredient")).toBe("match");
    expect(avoiding("no-beef", "lard", "ingredient")).toBe("match");
  });
});

describe("a review of a food", () => {
  it("never loses an added substance to a claim that is about the food itself", () => {
    const holds = [{ substances: BIT.fish, presence: "yes" as const }];
    const review = { slug: "grain", name: "grain", synonyms: [], parents: [], fits: {}, holds };
    const reviewed = withReviewed(knowledge, [review]);
    for (const name of ["gluten-free bonito", "bonito, no grain", "grain-free bonito"]) {
      const options = { provenance: "venue", kind: "menu" } as const;
      const [verdict] = judge([{ id: "", name }], [{ type: "diet", key: "vegan" }], reviewed, options);
      expect([name, verdict?.kind]).toEqual([name, "conflict"]);
    }
  });
});

describe("names that say less than they seem to", () => {
  it("a style with a name says nothing about what else is on the plate", () => {
    expect(allergyTo("grape", "Sole Véronique")).toBe("unknown");
    expect(allergyTo("fish", "Sole Véronique")).toBe("conflict");
  });

  it("a squash may be a pumpkin, a clove may be of garlic, and ham from Parma is no chicken parma", () => {
    expect(allergyTo("pumpkin", "Crema de calabaza")).not.toBe("match");
    expect(allergyTo("garlic", "3 cloves, crushed", "ingredient")).not.toBe("match");
    expect(allergyTo("garlic", "ground cloves", "ingredient")).toBe("match");
    expect(allergyTo("dairy", "Prosciutto di Parma")).not.toBe("conflict");
  });

  it("a denial is recognised in each language", () => {
    for (const text of ["Kein Schweinefleisch, Döner vom Rind", "Döner vom Rind (kein Schweinefleisch)"])
      expect([text, allergyTo("pork", text)]).not.toEqual([text, "conflict"]);
    for (const text of ["Keine Milch, Käse", "Geen melk, kaas", "Aucun lait, fromage"])
      expect([text, allergyTo("dairy", text)]).toEqual([text, "conflict"]);
  });
});
