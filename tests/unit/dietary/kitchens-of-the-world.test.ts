import { describe, expect, it } from "vitest";
import { type Substance, substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();

type Case = [text: string, holds: Substance[], mayHold?: Substance[], holdsNo?: Substance[]];

/** Words of a kitchen's own language, including those that look like a word of another language. */
const KITCHENS: Record<string, Case[]> = {
  Turkish: [
    ["kaşarlı pide", ["wheat", "milk"]],
    ["içli köfte", ["meat", "wheat"], ["tree_nut"]],
    ["şalgam", [], [], ["milk", "wheat", "meat"]],
    ["tavuk dürüm", ["wheat"], ["milk", "meat"]],
  ],
  Polish: [
    ["dürüm", ["gluten"], ["meat", "milk"]],
    ["krupnik", ["gluten"], ["alcohol", "meat", "bee"]],
    ["golonka", ["meat"], ["wheat", "mustard"]],
    ["kluski śląskie", [], ["wheat", "egg"]],
    ["sałatka jarzynowa", ["egg"], ["celery", "mustard"]],
  ],
  "Romanian and Hungarian": [
    ["alune", ["peanut", "tree_nut"]],
    ["friptură de miel", ["meat"], [], ["bee"]],
    ["mákos bejgli", ["wheat"], [], ["fish"]],
    ["túrós csusza", ["milk", "wheat"], ["egg", "meat"]],
    ["zsíros kenyér", ["wheat", "meat"]],
  ],
  "Portuguese and Brazilian": [
    ["pato no tucupi", ["meat"]],
    ["frango no leite de coco", ["meat"]],
    ["salame de chocolate", ["wheat"], ["egg", "milk"], ["meat"]],
    ["vitamina de abacate", ["milk"]],
    ["xinxim de galinha", ["meat", "crustacean", "peanut"]],
  ],
  "Filipino, Indonesian and Malay": [
    ["bubur kacang hijau", [], [], ["peanut"]],
    ["cereal prawns", ["crustacean", "milk", "egg"]],
    ["ais kacang", [], ["milk", "peanut"]],
    ["tokwa't baboy", ["soy", "meat"]],
    ["kaya", ["egg"]],
    ["rempeyek", ["peanut"], ["crustacean"]],
  ],
  "Vietnamese and Korean": [
    ["bánh mì bơ", ["wheat"], ["milk"]],
    ["cà phê trứng", ["egg"]],
    ["bún đậu mắm tôm", ["crustacean", "soy"]],
    ["soondae", ["meat"]],
    ["kongguksu", ["soy", "wheat"]],
    ["ganjang gejang", ["crustacean", "soy", "wheat"]],
    ["bossam", ["meat"], ["mollusc"]],
  ],
  African: [
    ["kilishi", ["meat", "peanut"]],
    ["saka saka", [], ["fish", "peanut", "crustacean"]],
    ["shito", ["crustacean", "fish"]],
    ["molokhia", [], ["meat", "celery"]],
    ["azifa", ["mustard"]],
  ],
  "Caucasian, Persian and Levantine": [
    ["bazhe", ["tree_nut"]],
    ["gozinaki", ["tree_nut", "bee"]],
    ["tahchin", ["egg", "milk"], ["meat"]],
    ["hibeş", ["sesame"], ["milk"]],
    ["kibbeh labanieh", ["milk", "wheat", "meat"]],
    ["jareesh", ["wheat"], ["milk", "meat"]],
  ],
  "Caribbean and Latin American": [
    ["callaloo", [], ["crustacean", "meat"]],
    ["guatita", ["meat", "peanut"], ["milk"]],
    ["sopa paraguaya", ["corn", "milk", "egg"]],
    ["chipa", ["milk"], ["egg"]],
    ["cracked conch", ["mollusc", "wheat"], ["egg"]],
    ["ackee and saltfish", ["fish"]],
    ["sopa de cação", ["fish"]],
    ["chocos con habas", ["mollusc"]],
  ],
  "snack bars', bars' and brands'": [
    ["garlic knots", ["wheat"], ["milk"]],
    ["grasshopper", [], ["insect", "milk", "alcohol", "wheat"]],
    ["baby guinness", ["milk", "alcohol"], [], ["gluten"]],
    ["thin mints", ["wheat"], ["milk"]],
    ["sweet bread", ["wheat"], ["meat", "egg", "milk"]],
    ["Italian beef", ["meat", "wheat"]],
    ["cowboy caviar", [], ["legume"], ["fish", "meat"]],
    ["syllabub", ["milk", "alcohol"], ["gluten"]],
    ["Tom & Jerry", ["egg", "alcohol"], ["milk"]],
  ],
};

describe.each(Object.entries(KITCHENS))("%s words", (_, cases) => {
  it.each(cases)("'%s' contains %j", (text, holds, mayHold = [], holdsNo = []) => {
    const { profile } = readFood(text, knowledge, { kind: "menu" });
    expect(substancesIn(profile.yes)).toEqual(expect.arrayContaining(holds));
    const possible = substancesIn(profile.yes | profile.may);
    expect(possible).toEqual(expect.arrayContaining(mayHold));
    expect(possible.filter((substance) => holdsNo.includes(substance))).toEqual([]);
  });
});
