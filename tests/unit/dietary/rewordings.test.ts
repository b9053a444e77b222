import { describe, expect, it } from "vitest";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { substancesIn } from "@/server/dietary/engine/model/substances";
import { readFood } from "@/server/dietary/engine/reading/read-food";
import { loadKnowledge } from "@/server/dietary/load-knowledge";

const knowledge = loadKnowledge();
const foods = knowledge.concepts.filter((concept) => !hasTrait(concept, "modifier") && !hasTrait(concept, "grouping"));
const names = [...new Set(foods.map(({ name }) => name))];

type Kind = "ingredient" | "menu";
const possible = (text: string, kind: Kind): number => {
  const { yes, may, unknown } = readFood(text, knowledge, { kind }).profile;
  return yes | may | unknown;
};

const asWritten = {
  ingredient: names.map((name) => possible(name, "ingredient")),
  menu: names.map((name) => possible(name, "menu")),
};

/**
 * For every food of the knowledge base, the substances that a rewording loses: readers would wrongly be told that the
 * food is free of them.
 */
function lost(reword: (name: string) => string, kind: Kind): string[] {
  return names.flatMap((name, at) => {
    const text = reword(name);
    const lostSubstances = (asWritten[kind][at] as number) & ~possible(text, kind);
    return lostSubstances === 0 ? [] : [`${text}: ${substancesIn(lostSubstances).join(", ")}`];
  });
}

const REWORDINGS: [how: string, reword: (name: string) => string][] = [
  ["in capitals", (name) => name.toUpperCase()],
  ["with hyphens", (name) => name.replaceAll(" ", "-")],
  ["with no-break spaces", (name) => name.replaceAll(" ", "\u00a0")],
  ["called organic", (name) => `organic ${name}`],
  ["with an amount", (name) => `200g ${name}`],
  ["with a preparation in brackets", (name) => `${name} (chopped)`],
  ["at the end of a sentence", (name) => `${name}.`],
];

describe.each<Kind>(["ingredient", "menu"])("every food in a text of the kind '%s'", (kind) => {
  it.each(REWORDINGS)("loses no substance %s", (_, reword) => {
    expect(lost(reword, kind)).toEqual([]);
  });
});

describe("a name with its head first", () => {
  it.each([
    ["sauce, oyster", "mollusc"],
    ["paste, almond", "egg"],
    ["crackers, prawn", "crustacean"],
    ["Soup, onion, dry", "milk"],
  ] as const)("'%s' may contain %s", (text, substance) => {
    expect(substancesIn(possible(text, "ingredient"))).toContain(substance);
  });
});

describe("words that can be split in two ways", () => {
  it.each([
    ["fresh cheese straws", "corn"],
    ["fresh cream puffs", "oats"],
    ["fresh coriander chutney", "peanut"],
  ] as const)("'%s' may contain %s", (text, substance) => {
    expect(substancesIn(possible(text, "menu"))).toContain(substance);
  });
});
