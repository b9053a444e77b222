import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { coverageOf, judgeFor, type PreferenceType, readPerson, type Setting } from "@/server/dietary/engine/judge";
import { type Concept, conceptOf, hasTrait, isKindOf } from "@/server/dietary/engine/knowledge";
import { placedMentions } from "@/server/dietary/engine/read";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";
import { readTable } from "@/server/dietary/read-table";
import { REFERENCE_DIR } from "@/server/dietary/reference-folder";
import { foodKeysOf } from "@/server/recipe-lines/food-keys";
import { toFood } from "@/server/recipes/search/food-terms";

const SLOW = 120_000;
const knowledge = loadKnowledge();
const conceptAt = (id: string): Concept => knowledge.concepts[knowledge.conceptIndex.get(id) ?? -1] as Concept;
const setting = (key: string, preference: PreferenceType = "allergy"): Setting => ({
  type: "ingredient",
  key,
  preference,
});
/** On a line of a recipe, a number at the beginning is an amount. */
const isLine = ({ name }: Concept): boolean => !/^\d/.test(name);
const isWord = (food: Concept): boolean => hasTrait(food, "modifier");

/** The rows of the table by class: [member, how it belongs to it]. */
const CLASSES = new Map<string, { member: Concept; as: string }[]>();
for (const [id = "", member = "", as = ""] of readTable(join(REFERENCE_DIR, "members-of-classes.tsv")))
  CLASSES.set(id, [...(CLASSES.get(id) ?? []), { member: conceptAt(member), as }]);
const membersOf = (id: string, ...ways: string[]): Concept[] =>
  (CLASSES.get(id) ?? []).filter(({ as, member }) => ways.includes(as) && !isWord(member)).map(({ member }) => member);

/** The foods whose verdict for the setting is not one of these kinds, as "food: kind". */
function others(
  foods: readonly Concept[],
  person: Setting,
  wanted: readonly string[],
  kind: "menu" | "ingredient" = "menu",
): string[] {
  const items = foods.map(({ id, name }) => ({ id, name }));
  const provenance = kind === "menu" ? ("venue" as const) : ("recipe" as const);
  return judgeFor(readPerson([person], knowledge), items, { provenance, kind }).flatMap((verdict) =>
    wanted.includes(verdict.kind) ? [] : [`${person.key} ← ${verdict.id}: ${verdict.kind}`],
  );
}

describe("a class and each of its members", () => {
  it.each(["allergy", "intolerance", "avoid", "dislike"] as const)(
    "conflicts, recorded as %s, on a menu and in a recipe, with every food that is of it",
    { timeout: SLOW },
    (preference) => {
      for (const id of CLASSES.keys()) {
        const members = membersOf(id, "kind", "named");
        expect(others(members, setting(id, preference), ["conflict"], "menu")).toEqual([]);
        expect(others(members.filter(isLine), setting(id, preference), ["conflict"], "ingredient")).toEqual([]);
      }
    },
  );

  it("never fits where the member may be of it", () => {
    for (const id of CLASSES.keys())
      expect(others(membersOf(id, "may_be"), setting(id), ["conflict", "may_contain", "unknown"])).toEqual([]);
  });

  it("is the match of somebody who likes the class", () => {
    for (const id of ["bivalve", "nightshade", "wild-mushroom"])
      expect(others(membersOf(id, "kind"), setting(id, "like"), ["match"])).toEqual([]);
  });

  it("is marked on a menu, and not as fitting", { timeout: SLOW }, () => {
    for (const id of CLASSES.keys()) {
      const items = membersOf(id, "kind", "named").map(({ id: food, name }) => ({ id: food, name, description: "" }));
      for (const { containerClass, name } of markMenu(items, [setting(id)], knowledge))
        expect([id, name, containerClass]).toEqual([id, name, "pfai-container-conflict"]);
    }
  });

  it("is found by the search for what fits: a recipe with the member is not offered", { timeout: SLOW }, () => {
    for (const id of CLASSES.keys()) {
      const against = new Set(toFood(conceptAt(id), knowledge).against);
      for (const { name } of membersOf(id, "kind", "named", "may_be")) {
        const { all } = foodKeysOf(placedMentions({ id: "", name }, knowledge, "ingredient"), knowledge);
        expect([id, name, all.some((key) => against.has(key))]).toEqual([id, name, true]);
      }
    }
  });

  it("reaches what is below the member, and what is made of it", () => {
    for (const [id, texts] of [
      ["nightshade", ["cherry tomatoes", "tomato sauce", "ketchup", "patatas bravas", "smoked paprika"]],
      ["goat milk", ["goat cheese", "chèvre", "Ziegenkäse", "fromage de chèvre", "queso de cabra", "crottin"]],
      ["goat milk", ["goat yogurt", "goat butter", "yaourt de chèvre"]],
      ["sheep milk", ["pecorino", "manchego", "roquefort", "feta", "Schafskäse", "fromage de brebis", "sheep yogurt"]],
      ["buffalo milk", ["mozzarella di bufala", "Büffelmozzarella", "buffalo yogurt"]],
      ["bivalve", ["moules frites", "spaghetti alle vongole", "oyster sauce", "Jakobsmuscheln"]],
      ["mollusc", ["mussels", "squid"]],
    ] as const)
      for (const name of texts) {
        const verdicts = judgeFor(readPerson([setting(id)], knowledge), [{ id: name, name }], {
          provenance: "venue",
          kind: "menu",
        });
        expect([id, name, verdicts[0]?.kind]).toEqual([id, name, "conflict"]);
      }
  });
});

describe("a food that a class is only named or made of", () => {
  it.each([
    ["fish roe", "grilled salmon"],
    ["clove", "garlic"],
    ["mayonnaise", "sunflower oil"],
    ["parmesan", "beef steak"],
    ["horchata", "rice"],
    ["bivalve", "prawns"],
    ["cephalopod", "mussels"],
    ["allium", "celery"],
    ["nightshade", "black pepper"],
    ["nightshade", "sweet potato"],
    ["goat milk", "cheddar"],
    ["goat milk", "cow's milk cheese"],
    ["dried fruit", "fresh grapes"],
    ["wild mushroom", "button mushrooms"],
  ])("'%s' does not rule out %s", (key, name) => {
    const [verdict] = judgeFor(readPerson([setting(key)], knowledge), [{ id: "", name }], {
      provenance: "venue",
      kind: "menu",
    });
    expect(verdict?.kind).toBe("match");
  });
});

const ABOVE_OTHERS = new Set(knowledge.concepts.flatMap(({ parents }) => parents));

describe("what a setting is said to cover", () => {
  it("conflicts, every food of it, when a text names it", { timeout: SLOW }, () => {
    const groups = knowledge.concepts.filter((food) => ABOVE_OTHERS.has(food.index) && !isWord(food));
    const some = [...[...CLASSES.keys()].map(conceptAt), ...groups.filter((_, at) => at % 12 === 0)];
    const wrong = some.flatMap((food) => others(coverageOf(food, knowledge), setting(food.id), ["conflict"]));
    expect(wrong).toEqual([]);
  });

  it("is all that conflicts among the kinds of it", { timeout: SLOW }, () => {
    for (const id of CLASSES.keys()) {
      const whole = conceptAt(id);
      const kinds = knowledge.concepts.filter(
        (food) =>
          food !== whole && !hasTrait(food, "grouping") && !isWord(food) && isKindOf(food, whole.index, knowledge),
      );
      const covered = new Set(coverageOf(whole, knowledge));
      const left = kinds.filter((food) => !covered.has(food));
      expect(others(left, setting(id), ["may_contain", "unknown", "match"])).toEqual([]);
    }
  });

  it("is never nothing for a class that has members of its own", () => {
    for (const [id, rows] of CLASSES)
      if (rows.some(({ as }) => as === "kind"))
        expect([id, coverageOf(conceptAt(id), knowledge).length > 0]).toEqual([id, true]);
  });

  it("begins with the groups and the foods that people know", () => {
    const first = (key: string) =>
      coverageOf(conceptOf(key, knowledge) as Concept, knowledge)
        .slice(0, 5)
        .map(({ name }) => name);
    expect(first("bivalve")).toEqual(["clam", "oyster", "scallop", "mussel", "akagai"]);
    expect(first("cephalopod").slice(0, 3)).toEqual(["squid", "octopus", "cuttlefish"]);
    expect(first("goat milk")[0]).toBe("goat cheese");
  });
});
