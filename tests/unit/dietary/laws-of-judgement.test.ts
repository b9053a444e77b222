import fc from "fast-check";
import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { escapeHtml } from "@/lib/text/escape-html";
import { type ReviewedFood, withReviewed } from "@/server/dietary/engine/foods/reviewed";
import { judge } from "@/server/dietary/engine/judging/judge";
import { labelFood } from "@/server/dietary/engine/judging/label";
import { parseLine } from "@/server/dietary/engine/lines/parse-line";
import { hasTrait, type Knowledge } from "@/server/dietary/engine/model/knowledge";
import { ALL_SUBSTANCES, SUBSTANCES } from "@/server/dietary/engine/model/substances";
import { PREFERENCE_TYPES, rankOf, type Setting, type VerdictKind } from "@/server/dietary/engine/model/verdict";
import type { FoodItem } from "@/server/dietary/engine/reading/placed-mentions";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadReferenceKnowledge();
const RUNS = { numRuns: 150 };
const SLOW = 120_000;

const foods = knowledge.concepts.filter((each) => !hasTrait(each, "modifier"));
const allergens = foods.filter((each) => hasTrait(each, "allergen"));

const foodName = fc.constantFrom(...foods.map(({ name }) => name));
const strangeName = fc.string({ unit: fc.constantFrom(..."bcdfghklmnprstvzaeiou"), minLength: 4, maxLength: 12 });
const someFoods = fc.array(foodName, { minLength: 1, maxLength: 6 });
const manner = fc.constantFrom("", "smoked ", "raw ", "salted ", "vegan ", "gluten-free ", "no ", "crispy ", "dried ");
const foodText = fc
  .array(fc.tuple(manner, fc.oneof({ weight: 9, arbitrary: foodName }, { weight: 1, arbitrary: strangeName })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((parts) => parts.map((part) => part.join("")).join(", "));
const plainText = someFoods.map((names) => names.join(", "));
const item: fc.Arbitrary<FoodItem> = fc.record({
  id: fc.constant("1"),
  name: foodText,
  description: fc.oneof(fc.constant(""), foodText),
});

const ingredientKey = fc.oneof(
  fc.constantFrom(...foods.map(({ id }) => id)),
  fc.constantFrom(...allergens.map(({ id }) => id)),
  fc.constantFrom("zorblax", "my aunt's bread"),
);
const setting: fc.Arbitrary<Setting> = fc.oneof(
  fc.constantFrom(...DIET_KEYS).map((key): Setting => ({ type: "diet", key })),
  fc
    .constantFrom(...knowledge.healthRules.keys(), "food_allergies", "nothing")
    .map((key): Setting => ({ type: "health", key })),
  fc.record({
    type: fc.constant("ingredient" as const),
    key: ingredientKey,
    preference: fc.constantFrom(...PREFERENCE_TYPES),
  }),
);
const settings = fc.array(setting, { maxLength: 6 });

const MENU = { provenance: "venue", kind: "menu" } as const;
const verdictOf = (of: FoodItem, all: readonly Setting[], by: Knowledge = knowledge) => {
  const [verdict] = judge([of], all, by, MENU);
  if (!verdict) throw new Error("No verdict.");
  return verdict;
};
const keyOf = (each: Setting) => JSON.stringify(each);
const conflictsOf = (of: FoodItem, all: readonly Setting[]) =>
  verdictOf(of, all)
    .reasons.filter(({ kind }) => kind === "conflict")
    .map(({ setting: by, field, start, end }) => `${keyOf(by)} ${field} ${start} ${end}`);
const isGraverOrSame = (one: VerdictKind, other: VerdictKind) => rankOf(one) <= rankOf(other);

describe("laws of judgement over the real knowledge", () => {
  it(
    "with more settings every conflict stays, and the verdict never becomes less grave",
    () => {
      fc.assert(
        fc.property(item, settings, settings, (of, some, more) => {
          expect(conflictsOf(of, [...some, ...more])).toEqual(expect.arrayContaining(conflictsOf(of, some)));
          if (some.length > 0)
            expect(isGraverOrSame(verdictOf(of, [...some, ...more]).kind, verdictOf(of, some).kind)).toBe(true);
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "an avoided group includes its members: what conflicts for a food conflicts for the groups above it",
    () => {
      fc.assert(
        fc.property(
          // Without claims: a vegan cecina is filed under the meat, but contains none of it.
          plainText,
          fc.constantFrom(...foods),
          fc.nat(),
          fc.constantFrom("allergy", "intolerance", "avoid"),
          (name, food, pick, preference) => {
            const above = knowledge.concepts[food.ancestors[pick % food.ancestors.length] ?? food.index] ?? food;
            const avoid = (key: string): Setting => ({ type: "ingredient", key, preference: preference as "allergy" });
            const child = verdictOf({ id: "1", name, description: food.name }, [avoid(food.id)]);
            const parent = verdictOf({ id: "1", name, description: food.name }, [avoid(above.id)]);
            if (child.kind === "conflict") expect(isGraverOrSame(parent.kind, "may_contain")).toBe(true);
          },
        ),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "neither the order of settings nor that of items changes a verdict",
    () => {
      fc.assert(
        fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), settings, fc.nat(), (items, all, seed) => {
          const shuffled = <Each>(list: readonly Each[]) => {
            const turn = seed % Math.max(1, list.length);
            return [...list.slice(turn), ...list.slice(0, turn)].reverse();
          };
          const numbered = items.map((each, index) => ({ ...each, id: String(index) }));
          const plain = judge(numbered, all, knowledge, MENU);
          const turned = judge(shuffled(numbered), shuffled(all), knowledge, MENU);
          for (const { id, kind, settings: ofEach } of plain) {
            const same = turned.find((each) => each.id === id);
            expect(same?.kind).toBe(kind);
            expect(same?.settings.map(keyOf as never).sort()).toEqual(ofEach.map(keyOf as never).sort());
          }
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "the order of foods in a plain list changes no verdict",
    () => {
      fc.assert(
        fc.property(someFoods, settings, (names, all) => {
          const of = (list: readonly string[]) => verdictOf({ id: "1", name: list.join(", ") }, all).kind;
          expect(of([...names].reverse())).toBe(of(names));
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "a guess of the model only adds caution: it creates no fit, and removes no conflict and no doubt",
    () => {
      const { classify: _, ...unguessed } = knowledge;
      const guesses = fc.array(
        fc.record({
          substance: fc.constantFrom(...SUBSTANCES),
          confidence: fc.double({ min: 0, max: 1, noNaN: true }),
        }),
      );
      fc.assert(
        fc.property(item, strangeName, settings, fc.option(guesses), (of, strange, all, guessed) => {
          const dish = { ...of, description: `${of.description}, ${strange}` };
          const by = guessed ? { ...knowledge, classify: () => guessed } : knowledge;
          const without = verdictOf(dish, all, unguessed);
          const withGuess = verdictOf(dish, all, by);
          expect(isGraverOrSame(withGuess.kind, without.kind)).toBe(true);
          for (const [index, { kind }] of without.settings.entries()) {
            const guess = withGuess.settings[index]?.kind ?? "info";
            expect(isGraverOrSame(guess, kind)).toBe(true);
            if (guess !== kind) expect(guess).toBe("may_contain");
          }
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "what a review adds to a food removes no caution from any food, whatever was judged before",
    () => {
      const review = (slug: string, name: string, substances: number): ReviewedFood => ({
        slug,
        name,
        synonyms: [],
        parents: [],
        fits: {},
        holds: [{ substances, presence: "yes" }],
      });
      fc.assert(
        fc.property(
          // Compiles a review once and judges several dishes with it, because compiling costs most.
          fc.array(item, { minLength: 5, maxLength: 5 }),
          fc.constantFrom(...foods),
          fc.integer({ min: 1, max: ALL_SUBSTANCES }),
          settings,
          (items, food, mask, all) => {
            const dishes = items.flatMap((of) => [of, { ...of, description: `${of.description}, ${food.name}` }]);
            const avoid: Setting = { type: "ingredient", key: food.id, preference: "allergy" };
            const reviewed = withReviewed(knowledge, [review(food.id, food.name, mask)]);
            for (const dish of dishes) {
              const before = verdictOf(dish, [...all, avoid]);
              const after = verdictOf(dish, [...all, avoid], reviewed);
              for (const [index, { kind, setting: by }] of before.settings.entries())
                if (!isLiked(by)) expect(isGraverOrSame(after.settings[index]?.kind ?? "info", kind)).toBe(true);
            }
          },
        ),
        { numRuns: 12 },
      );
    },
    SLOW,
  );
});

const isLiked = (by: Setting): boolean =>
  by.type === "ingredient" && (by.preference === "like" || by.preference === "love");

type Node = ReturnType<typeof parseDocument>["children"][number];

/** The text that a browser shows, and all markup in it. */
function partsOf(html: string): { text: string; tags: string[]; attributes: string[] } {
  const found = { text: "", tags: [] as string[], attributes: [] as string[] };
  const walk = (node: Node): void => {
    if (node.type === "text") found.text += node.data;
    else if (node.type === "tag") {
      found.tags.push(node.name);
      found.attributes.push(...Object.keys(node.attribs));
      for (const child of node.children) walk(child);
    } else found.tags.push(node.type);
  };
  for (const node of parseDocument(html, { decodeEntities: true, lowerCaseTags: true }).children) walk(node);
  return found;
}

const hostile = fc.constantFrom(
  '<span class="pfai-match">walnuts</span>',
  'walnuts" onmouseover="alert(1)',
  "<img src=x onerror=alert(1)>",
  "&lt;b&gt; walnuts &amp; &#119;alnuts &nbsp;",
  "<!-- milk --> <![CDATA[egg]]> <?php ?>",
  "</span></div><script>alert('milk')</script>",
  "‮stun‬ milk",
  "mi​lk, w\u0000alnuts, café\u0301",
  "胡桃と牛乳, грецкие орехи, جوز",
  "peanut butter cup cake, butter cake, peanut butter",
  "\ud83c milk \udf5e",
);
const anyText = fc.oneof(
  foodText,
  hostile,
  fc.string({ unit: "binary", maxLength: 80 }),
  fc.tuple(foodText, hostile).map((parts) => parts.join(" ")),
);

describe("the marked-up text in a browser", () => {
  it(
    "shows exactly the text that was sent, in the engine's own spans and attributes",
    () => {
      fc.assert(
        fc.property(anyText, anyText, fc.option(settings), (name, description, all) => {
          const [dish] = markMenu([{ id: "1", name, description }], all, knowledge);
          for (const [sent, html] of [
            [name, dish?.name ?? ""],
            [description, dish?.description ?? ""],
          ]) {
            const { text, tags, attributes } = partsOf(html ?? "");
            expect(text).toBe(sent);
            expect(tags.every((tag) => tag === "span")).toBe(true);
            for (const each of attributes)
              expect(each).toMatch(/^(?:class|tabindex|pfai-(?:conflict|match|info)-tooltip)$/);
            // All markup characters of the request appear escaped.
            expect((html ?? "").replaceAll(/<\/?span[^<>]*>/g, "")).toBe(escapeHtml(sent ?? ""));
          }
        }),
        RUNS,
      );
    },
    SLOW,
  );

  it(
    "with brackets shows the text with brackets around marked foods, and nothing else",
    () => {
      fc.assert(
        fc.property(foodText, settings, (name, all) => {
          const [dish] = markMenu([{ id: "1", name }], all, knowledge, { useBrackets: true });
          expect(partsOf(dish?.name ?? "").text.replaceAll(/[<>]/g, "")).toBe(name);
        }),
        RUNS,
      );
    },
    SLOW,
  );
});

describe("any text", () => {
  it(
    "is read, judged, labelled and marked without an error",
    () => {
      const unicode = fc.string({ unit: "binary", maxLength: 200 });
      const halves = fc.array(
        fc.constantFrom("\ud800", "\udfff", "\u202e", "\u0301", "\u0000", "½", "milk", "e1", "(", "%", "\n"),
        {
          maxLength: 60,
        },
      );
      fc.assert(
        fc.property(
          fc.oneof(
            unicode,
            halves.map((each) => each.join("")),
          ),
          settings,
          (text, all) => {
            parseLine(text, knowledge);
            labelFood(text, knowledge);
            judge([{ id: "1", name: text, description: text }], all, knowledge, {
              provenance: "recipe",
              kind: "ingredient",
            });
            markMenu([{ id: "1", name: text, description: text }], all, knowledge, { useBrackets: true });
          },
        ),
        RUNS,
      );
    },
    SLOW,
  );

  it.each(["\ud800", "a\u0301", "\u202eלחם ", "milk, ", "1/", "(", "salted dried ", "no nuts ", "漢", "½ "])(
    "is read if it contains %j repeated to 100,000 characters",
    (sign) => {
      const text = sign.repeat(Math.ceil(100_000 / sign.length));
      const all: Setting[] = [
        { type: "diet", key: "vegan" },
        { type: "health", key: "high_blood_pressure" },
      ];
      parseLine(text, knowledge);
      expect(labelFood(text, knowledge).nut_free).not.toBe(true);
      markMenu([{ id: "1", name: text, description: text }], all, knowledge);
    },
    SLOW,
  );
});
