import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import type { JudgedSettingWire, RecipeJudgementWire } from "@/lib/schemas/recipe-judgement";
import { hasTrait } from "@/server/dietary/engine/model/knowledge";
import { PREFERENCE_TYPES, rankOf, type Setting, type VerdictKind } from "@/server/dietary/engine/model/verdict";
import { loadKnowledge } from "@/server/dietary/load-knowledge";
import { analyseLine } from "@/server/recipe-lines/analyse-line";
import { conceptKey, namedKey } from "@/server/recipe-lines/concept-key";
import type { RecipeLine } from "@/server/recipe-lines/recipe-line";
import { combineLines } from "@/server/recipes/analysis/combine-lines";
import { judgeLines } from "@/server/recipes/judge-recipe";

/** A recipe, a variant of it and a grocery list must show the same judgement. */
const knowledge = loadKnowledge();
const RUNS = { numRuns: 100 };
const SLOW = 120_000;

const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier"));
const name = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...foods.map((food) => food.name)) },
  { weight: 1, arbitrary: fc.constantFrom("zorblax", "my aunt's paste", "salt and butter", "vegan cheese or feta") },
);
const word = (...words: string[]) => fc.constantFrom<string | null>(null, ...words);
const line: fc.Arbitrary<RecipeLine> = fc.record({
  name,
  quantity: word("1", "1/2", "200"),
  unit: word("g", "cup", "tbsp"),
  note: word("chopped", "toasted, to serve", "gluten-free", "or butter"),
});
const lines = fc.array(line, { minLength: 1, maxLength: 6 });
const anyName = fc.string({ unit: "binary", maxLength: 60 });
const anyLine = fc.record({
  name: anyName,
  quantity: fc.option(anyName),
  unit: fc.option(anyName),
  note: fc.option(anyName),
});

const setting: fc.Arbitrary<Setting> = fc.oneof(
  fc.constantFrom(...DIET_KEYS).map((key): Setting => ({ type: "diet", key })),
  fc.constantFrom(...knowledge.healthRules.keys(), "nothing").map((key): Setting => ({ type: "health", key })),
  fc.record({
    type: fc.constant("ingredient" as const),
    key: fc.constantFrom(...foods.map(({ id }) => id), "nut", "milk", "wheat", "zorblax"),
    preference: fc.constantFrom(...PREFERENCE_TYPES),
  }),
);
const settings = fc.array(setting, { minLength: 1, maxLength: 6 });

const judged = (of: readonly RecipeLine[], all: readonly Setting[]) =>
  judgeLines(
    { settings: all, names: new Map() },
    of.map((each, index) => ({ ...each, id: String(index) })),
  );
const keyOf = (each: JudgedSettingWire) => `${each.type} ${each.key} ${each.preference}`;
const bySetting = ({ settings: of }: RecipeJudgementWire) =>
  new Map(of.map((each) => [keyOf(each.setting), each.kind]));
const conflicts = ({ ingredients }: RecipeJudgementWire) =>
  ingredients.flatMap(({ id, tags }) =>
    tags.flatMap((tag) => (tag.kind === "conflict" ? [`${id} ${keyOf(tag.setting)} ${tag.text}`] : [])),
  );
const isNoLessGrave = (kind: VerdictKind | undefined, than: VerdictKind) => kind && rankOf(kind) <= rankOf(than);
const turned = <Each>(list: readonly Each[], by: number): Each[] =>
  [...list.slice(by % list.length), ...list.slice(0, by % list.length)].reverse();

function isLiked({ setting: { preference } }: { setting: JudgedSettingWire }): boolean {
  return preference === "like" || preference === "love";
}

const binding = (judgement: RecipeJudgementWire) =>
  judgement.settings.filter((each) => !isLiked(each) && each.setting.type !== "health");

describe("a food that only the steps or the title name", () => {
  const asLine = (food: string): RecipeLine => ({ name: food, quantity: null, unit: null, note: null });
  const person = [
    ...DIET_KEYS.map((key): Setting => ({ type: "diet", key })),
    ...["egg", "peanut", "hazelnut", "salmon", "shrimp", "celery", "kiwi"].map(
      (key): Setting => ({ type: "ingredient", key, preference: "allergy" }),
    ),
  ];
  const allergic: Setting[] = [{ type: "ingredient", key: "egg", preference: "allergy" }];
  const judgedWith = (food: string, of: readonly RecipeLine[], all = person) =>
    judgeLines(
      { settings: all, names: new Map() },
      of.map((each, index) => ({ ...each, id: String(index) })),
      undefined,
      {
        ...{ title: "Dinner", asOf: null, serving: null },
        named: [{ text: food, food, where: "steps" as const }],
      },
    );

  it(
    "makes unknown what it would break as a line, and nothing else",
    () => {
      const watched = knowledge.concepts.filter(({ profile, traits }) => profile.yes !== 0 && traits === 0);
      fc.assert(
        fc.property(fc.constantFrom(...watched.map((food) => food.name)), (food) => {
          const rice = [asLine("rice")];
          const kinds = bySetting(judged(rice, person));
          const alone = bySetting(judged([asLine(food)], person));
          for (const { setting: of, kind } of binding(judgedWith(food, rice))) {
            const [before, own] = [kinds.get(keyOf(of)), alone.get(keyOf(of))];
            if (own === "conflict" && before === "match") expect(kind).toBe("unknown");
            else if (own === "match") expect(kind).toBe(before);
            else expect(["unknown", before]).toContain(kind);
          }
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it("is said in a sentence, and never softens what a line says", () => {
    const egg = judgedWith("egg", [asLine("rice")], allergic);
    expect(egg.fit).toMatchObject({
      state: "unknown",
      reason: "The steps mention egg, the ingredients do not.",
      named_only: [{ text: "egg", where: "steps" }],
    });
    expect(judgedWith("egg", [asLine("egg noodles")], allergic).fit.state).toBe("conflict");
  });

  it("outranks a label that would settle the rest", () => {
    const facts = { title: "", asOf: null, serving: null };
    const lines = [{ ...asLine("bread"), id: "0" }];
    const named = [{ text: "eggs", food: "egg", where: "steps" as const }];
    const of = (foods: typeof named | null) =>
      judgeLines({ settings: allergic, names: new Map() }, lines, undefined, { ...facts, named: foods });
    expect(of([]).fit.state).toBe("check_label");
    expect(of(named).fit.state).toBe("unknown");
    expect(of(null).fit.state).toBe("unknown");
  });

  it("keeps a stored diet from being known, and adds keys that a search excludes", () => {
    const [rice, egg] = ["rice", "egg"].map((food) => analyseLine(asLine(food), knowledge));
    if (!rice || !egg) throw new Error("Both were analysed.");
    expect(combineLines([rice], 1).dietaryInfo).toMatchObject({ vegan: true, egg_free: true, nut_free: true });
    const doubted = combineLines([rice], 1, [egg]);
    expect(doubted.dietaryInfo).not.toHaveProperty("vegan");
    expect(doubted.dietaryInfo).not.toHaveProperty("egg_free");
    expect(doubted.dietaryInfo.nut_free).toBe(true);
    expect(doubted.conceptKeys).toEqual(expect.arrayContaining([namedKey(conceptKey("egg"))]));
    expect(doubted.conceptKeys).not.toContain(conceptKey("egg"));
  });
});

describe("laws of judged recipes over the real knowledge", () => {
  const law = (title: string, check: () => void) => it(title, check, SLOW);

  law("more settings keep every conflict of every line, and never make the recipe less grave", () => {
    fc.assert(
      fc.property(lines, settings, settings, (of, some, more) => {
        const [few, many] = [judged(of, some), judged(of, [...some, ...more])];
        expect(conflicts(many)).toEqual(expect.arrayContaining(conflicts(few)));
        expect(isNoLessGrave(many.kind, few.kind)).toBe(true);
        const all = bySetting(many);
        for (const [key, kind] of bySetting(few)) expect(all.get(key)).toBe(kind);
      }),
      RUNS,
    );
  });

  it("a liked food that is not in the recipe hides no fit that advice gives", () => {
    const of: RecipeLine[] = [{ name: "apple", quantity: null, unit: null, note: null }];
    const advice: Setting = { type: "health", key: "nothing" };
    const liked: Setting = { type: "ingredient", key: "chocolate", preference: "love" };
    expect([judged(of, [advice]).kind, judged(of, [advice, liked]).kind]).toEqual(["match", "match"]);
  });

  it("one food with two preferences is judged by each separately", () => {
    const of: RecipeLine[] = [{ name: "salad dressing", quantity: null, unit: null, note: null }];
    const by = (preference: "avoid" | "allergy"): Setting => ({ type: "ingredient", key: "basil", preference });
    const alone = bySetting(judged(of, [by("avoid")]));
    const both = bySetting(judged(of, [by("avoid"), by("allergy")]));
    for (const [key, kind] of alone) expect(both.get(key)).toBe(kind);
    expect(both.size).toBe(2);
  });

  law("the order of lines and settings does not change the recipe's judgement", () => {
    fc.assert(
      fc.property(lines, settings, fc.nat(), (of, all, by) => {
        const [plain, other] = [judged(of, all), judged(turned(of, by), turned(all, by))];
        expect(other.kind).toBe(plain.kind);
        expect([...bySetting(other)].sort()).toEqual([...bySetting(plain)].sort());
        expect(conflicts(other).length).toBe(conflicts(plain).length);
      }),
      RUNS,
    );
  });

  law("a further line removes no caution, neither from the page nor from the search", () => {
    fc.assert(
      fc.property(lines, line, settings, (of, more, all) => {
        const after = bySetting(judged([...of, more], all));
        for (const each of judged(of, all).settings)
          if (!isLiked(each)) expect(isNoLessGrave(after.get(keyOf(each.setting)), each.kind)).toBe(true);
        const read = of.map((each) => analyseLine(each, knowledge));
        const [short, long] = [combineLines(read, 1), combineLines([...read, analyseLine(more, knowledge)], 1)];
        for (const key of DIET_KEYS) if (short.dietaryInfo[key] !== true) expect(long.dietaryInfo[key]).not.toBe(true);
        expect(long.unfitFor).toEqual(expect.arrayContaining([...short.unfitFor]));
        expect(long.hasUnknown || !short.hasUnknown).toBe(true);
      }),
      RUNS,
    );
  });

  law("the stored judgement of a recipe equals that of its lines, diet by diet", () => {
    fc.assert(
      fc.property(lines, (of) => {
        const shown = judged(
          of,
          DIET_KEYS.map((key): Setting => ({ type: "diet", key })),
        );
        const stored = combineLines(
          of.map((each) => analyseLine(each, knowledge)),
          1,
        ).dietaryInfo;
        for (const { setting: by, kind } of shown.settings) {
          const fits = stored[by.key as keyof typeof stored];
          if (kind === "conflict") expect(fits, by.key).toBe(false);
          else if (kind === "unknown" || kind === "may_contain") expect(fits, by.key).not.toBe(true);
        }
      }),
      RUNS,
    );
  });

  law("any text in any field of a line is read, judged and combined", () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 4 }), settings, fc.option(fc.double()), (of, all, servings) => {
        expect(judged(of, all).settings).toHaveLength(all.length);
        combineLines(
          of.map((each) => analyseLine(each, knowledge)),
          servings,
        );
      }),
      RUNS,
    );
  });
});
