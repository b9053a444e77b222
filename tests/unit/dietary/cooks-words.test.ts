import { describe, expect, it } from "vitest";
import { cooksWordRows } from "@/server/dietary/cooks-words";
import { judge } from "@/server/dietary/engine/judge";
import type { Setting } from "@/server/dietary/engine/model/verdict";
import { readFood } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });

const kindsOf = (name: string, keys: readonly string[], kind: "menu" | "ingredient") =>
  judge([{ id: "", name }], keys.map(allergyTo), knowledge, {
    provenance: kind === "menu" ? "venue" : "recipe",
    kind,
  })[0]?.settings.map((each) => each.kind);

const ALL = ["dairy", "egg", "fish", "crustacean", "peanut", "tree-nut", "wheat", "soy", "sesame"];

describe("a cook's remark beside a food, in the cook's language", () => {
  it.each([
    "500 g Kartoffeln, geschält und gewürfelt",
    "1 Zwiebel, fein gehackt",
    "2 EL Olivenöl zum Braten",
    "2 uien, gesnipperd",
    "3 tenen knoflook, geperst",
    "2 gousses d'ail écrasées",
    "3 carottes pelées, en rondelles",
    "400 g di pomodori, a cubetti",
    "2 cebolas em cubos, a gosto",
    "2 dientes de ajo, finamente picados",
    "2 vitlöksklyftor, finhackade",
    "1 løk, finhakket",
  ])("adds nothing to the foods of '%s'", (line) => {
    expect(kindsOf(line, ALL, "ingredient")).toEqual(ALL.map(() => "match"));
  });

  it.each([
    ["Gehacktes mit Kartoffeln", "meat"],
    ["Picada, pan", "tree-nut"],
    ["Gegrilltes, Salat", "meat"],
    ["Fondu, lettuce", "dairy"],
    ["Tagliata, rucola", "meat"],
    ["Rote mit Brot", "pork"],
  ])("is a food itself in '%s', which does not fit %s", (dish, key) => {
    expect(kindsOf(dish, [key], "menu")).not.toContain("match");
  });

  it("is recognised with its language's endings, except forms that name a food in any language", () => {
    const rows = cooksWordRows(
      [
        { language: "de", kind: "cook_stem", word: "gehackt", means: "", except: ["gehacktes"] },
        { language: "it", kind: "cook_stem", word: "cald", means: "", except: [] },
        { language: "sv", kind: "cook_stem", word: "riven", means: "", except: [] },
        { language: "sv", kind: "form", word: "skal", means: "", except: [] },
      ],
      ["caldo"],
    );
    expect(rows.map(({ text }) => text)).toEqual([
      "gehackt",
      "gehacktem",
      "gehackten",
      "gehackter",
      "calda",
      "caldi",
      "calde",
      "riven",
      "rivena",
      "rivend",
      "rivende",
      "rivent",
    ]);
  });
});

describe("a menu's description of a dish in its own language", () => {
  it.each([
    "gegrillte Aubergine, pikant",
    "knusprig geröstete Kartoffeln, hausgemachte Mayonnaise, ofenfrisches Brot",
    "gepocheerde zalm, frisse salade van tomaat",
    "poulet fermier, légumes tendres",
    "tonno spadellato, verdure nostrane",
    "pollo desmigado, patatas tradicionales",
    "frango desfiado, tomate biológico",
    "varm potatis, stark senap",
  ])("'%s' leaves no word unknown", (text) => {
    expect(readFood(text, knowledge, { kind: "menu" }).mentions.flatMap(({ unknownWords }) => unknownWords)).toEqual(
      [],
    );
  });
});

describe("basic foods on a language's labels", () => {
  it.each([
    ["Hvedemel, mælk, æg", ["wheat", "dairy", "egg"]],
    ["Vetemjöl, äggula, majonnäs", ["wheat", "egg"]],
    ["Melkesjokolade, pinjekjerner", ["dairy"]],
    ["Bloem, eidooier, zure room, parmezaan", ["wheat", "egg", "dairy"]],
    ["Espaguetis, queso parmesano", ["wheat", "dairy"]],
  ])("'%s' contains %j", (label, keys) => {
    expect(kindsOf(label, keys, "ingredient")).toEqual(keys.map(() => "conflict"));
  });
});
