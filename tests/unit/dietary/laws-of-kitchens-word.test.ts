import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIET_KEYS } from "@/lib/dietary/diets";
import { FACT_STATES, FACT_SUBJECTS, type FactState, type FactSubject } from "@/lib/dietary/kitchen-facts";
import { MORE_WAY_KEYS } from "@/lib/dietary/more-ways";
import { DEMO_GUESTS } from "@/prisma/seed/demo-guests";
import { DEMO_DISHES } from "@/prisma/seed/demo-menu";
import { writtenVerdicts } from "@/server/dietary/diet-verdicts";
import { waysToFree } from "@/server/dietary/effects-of-facts";
import { rankOf, type Setting, type VerdictKind } from "@/server/dietary/engine/judge";
import { verdictsWithKitchensWord, weigh } from "@/server/dietary/kitchens-word";
import { loadReferenceKnowledge } from "@/server/dietary/load-knowledge";
import { markMenu } from "@/server/dietary/mark-menu";

const knowledge = loadReferenceKnowledge();
const SLOW = 120_000;

const allergyTo = (key: string): Setting => ({ type: "ingredient", key, preference: "allergy" });
const said = (subject: FactSubject, state: FactState) => ({
  subject,
  state,
  by: "Chiara",
  on: "2026-11-28T11:52:00.000Z",
});
const isFit = (kind: VerdictKind | null | undefined) => kind === "match" || kind === "info";

type Fact = ReturnType<typeof said>;
const verdictOn = (name: string, description: string, setting: Setting, facts: readonly Fact[]) =>
  markMenu([{ id: "", name, description, facts }], [setting], knowledge)[0];
const sorbet = (setting: Setting, ...facts: Fact[]) => verdictOn("Lemon sorbet", "", setting, facts);

/** At most one word about each subject, as the database keeps them. */
const anyFacts = fc
  .uniqueArray(fc.tuple(fc.constantFrom(...FACT_SUBJECTS), fc.constantFrom(...FACT_STATES)), {
    selector: ([subject]) => subject,
    maxLength: FACT_SUBJECTS.length,
  })
  .map((list) => list.map(([subject, state]) => said(subject, state)));

const guestSettings: Setting[][] = [
  ...DEMO_GUESTS.map(({ diets, health, allergies, avoids }) => [
    ...diets.map((key): Setting => ({ type: "diet", key })),
    ...health.map((key): Setting => ({ type: "health", key })),
    ...allergies.map(allergyTo),
    ...avoids.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" })),
  ]),
  DIET_KEYS.map((key): Setting => ({ type: "diet", key })),
  MORE_WAY_KEYS.map((key): Setting => ({ type: "ingredient", key, preference: "avoid" })),
  ["walnut", "pine-nut", "egg", "chicken-egg", "milk", "shrimp", "wheat", "celery", "mayonnaise", "zorblax"].map(
    allergyTo,
  ),
];
const guests = [...new Map(guestSettings.map((settings) => [JSON.stringify(settings), settings])).values()].filter(
  ({ length }) => length > 0,
);
const dishes = DEMO_DISHES.map(([name, description], id) => ({ id: String(id), name, description }));

describe("what a kitchen says of its dishes", () => {
  it(
    "alone makes a dish fit that does not fit as it is written, and only by facts that say free from",
    () => {
      fc.assert(
        fc.property(anyFacts, fc.constantFrom(...guests), (facts, settings) => {
          const before = markMenu(dishes, settings, knowledge);
          const after = markMenu(
            dishes.map((dish) => ({ ...dish, facts })),
            settings,
            knowledge,
          );
          for (const [place, dish] of after.entries())
            for (const [at, { kind, kitchen, setting }] of dish.settings.entries()) {
              const written = before[place]?.settings[at];
              if (!kitchen) expect(kind).toBe(written?.kind);
              if (!isFit(kind) || isFit(written?.kind)) continue;
              expect(written?.kind).not.toBe("conflict");
              expect(kitchen?.facts.map(({ state }) => state)).not.toContain("contains");
              const free = facts.filter(({ state }) => state === "free_from").map(({ subject }) => subject);
              const ways = waysToFree(setting, knowledge);
              expect(ways.some((way) => way.length > 0 && way.every((each) => free.includes(each)))).toBe(true);
            }
        }),
        { numRuns: 200 },
      );
    },
    SLOW,
  );

  it("leaves every dish of the demo as it is for every guest while nobody has said anything", () => {
    for (const settings of guests)
      expect(
        markMenu(
          dishes.map((dish) => ({ ...dish, facts: [] })),
          settings,
          knowledge,
        ),
      ).toEqual(markMenu(dishes, settings, knowledge));
  });

  it("never fits against a dish that contains a class, whatever else is said and written", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...dishes), (others, dish) => {
        const facts = [...others.filter(({ subject }) => subject !== "eggs"), said("eggs", "contains")];
        for (const setting of [
          allergyTo("egg"),
          { type: "diet", key: "egg_free" },
          { type: "diet", key: "vegan" },
        ] as const)
          expect(verdictOn(dish.name, dish.description, setting, facts)?.verdict).toBe("conflict");
      }),
      { numRuns: 60 },
    );
  });

  it("counts the same in whatever order it was said", () => {
    fc.assert(
      fc.property(anyFacts, fc.constantFrom(...guests), (facts, settings) => {
        const kinds = (list: readonly Fact[]) =>
          markMenu(
            dishes.map((dish) => ({ ...dish, facts: list })),
            settings,
            knowledge,
          ).map(({ verdict }) => verdict);
        expect(kinds([...facts].reverse())).toEqual(kinds(facts));
      }),
      { numRuns: 40 },
    );
  });

  it("is stored for every diet as it is said to a guest with that diet", () => {
    const written = writtenVerdicts(dishes, knowledge).map(({ diets }) => diets);
    fc.assert(
      fc.property(anyFacts, (facts) => {
        for (const [place, dish] of dishes.entries()) {
          const told = verdictsWithKitchensWord(written[place] ?? {}, facts, knowledge);
          for (const key of DIET_KEYS)
            expect(told[key]?.kind).toBe(
              verdictOn(dish.name, dish.description, { type: "diet", key }, facts)?.settings[0]?.kind,
            );
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);
});

describe("the order of evidence", () => {
  const written = fc.record({
    kind: fc.constantFrom<VerdictKind>("conflict", "may_contain", "unknown", "match", "info"),
    isWarned: fc.boolean(),
  });

  it("lets a fact that harms make a verdict graver and never milder", () => {
    fc.assert(
      fc.property(written, fc.constantFrom("contains", "may_contain"), (text, state) => {
        expect(rankOf(weigh(text, state).kind)).toBeLessThanOrEqual(rankOf(text.kind));
        expect(isFit(weigh(text, state).kind)).toBe(false);
      }),
    );
  });

  it("asks where the written words contradict what is said to be free", () => {
    expect(weigh({ kind: "conflict", isWarned: false }, "free_from")).toEqual({
      kind: "unknown",
      isContradicted: true,
    });
    expect(weigh({ kind: "may_contain", isWarned: true }, "free_from")).toEqual({
      kind: "unknown",
      isContradicted: true,
    });
    expect(weigh({ kind: "may_contain", isWarned: false }, "free_from").kind).toBe("match");
  });

  it("changes nothing without a word of the kitchen", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(weigh(text, null).kind).toBe(text.kind);
      }),
    );
  });
});

describe("a sorbet of which nothing more is written", () => {
  const vegan: Setting = { type: "diet", key: "vegan" };

  it("fits somebody allergic to egg once the kitchen says that there is none, and says who said so", () => {
    expect(isFit(sorbet(allergyTo("egg"))?.verdict)).toBe(false);
    const dish = sorbet(allergyTo("egg"), said("eggs", "free_from"));
    expect(dish?.verdict).toBe("match");
    expect(dish?.reasons.map(({ rule }) => rule)).toContain("The kitchen says: no egg (Chiara, 28 November 2026).");
  });

  it("is not vegan because it has no egg, but because somebody says that it is vegan", () => {
    expect(isFit(sorbet(vegan, said("eggs", "free_from"), said("milk", "free_from"))?.verdict)).toBe(false);
    expect(sorbet(vegan, said("vegan", "free_from"))?.verdict).toBe("match");
    expect(sorbet(vegan, said("vegan", "free_from"), said("eggs", "contains"))?.verdict).toBe("conflict");
  });

  it("is free of egg for an allergy by a word about egg, and by no word about veganism", () => {
    expect(isFit(sorbet(allergyTo("egg"), said("vegan", "free_from"))?.verdict)).toBe(false);
  });

  it("may hold walnut if it contains nuts, and pine nuts although it is free from the law's nuts", () => {
    expect(sorbet(allergyTo("walnut"), said("nuts", "contains"))?.verdict).toBe("may_contain");
    const free = [said("nuts", "free_from"), said("peanuts", "free_from")];
    const pesto = (key: string) => verdictOn("Pesto", "", allergyTo(key), free)?.verdict;
    expect(isFit(pesto("walnut"))).toBe(true);
    expect(isFit(pesto("pine-nut"))).toBe(false);
  });

  it("needs a word about both nuts and peanuts for an allergy to both", () => {
    const pesto = (...facts: Fact[]) => verdictOn("Pesto", "", { type: "diet", key: "nut_free" }, facts)?.verdict;
    expect(isFit(pesto(said("nuts", "free_from")))).toBe(false);
    expect(pesto(said("nuts", "free_from"), said("peanuts", "free_from"))).toBe("match");
  });

  it("is asked about where the menu names what the kitchen denies, and its words stay marked", () => {
    const dish = verdictOn("Tiramisu", "mascarpone, egg, coffee", allergyTo("egg"), [said("eggs", "free_from")]);
    expect(dish?.verdict).toBe("unknown");
    expect(dish?.adaptable).toBeNull();
    expect(dish?.reasons).toContainEqual(
      expect.objectContaining({ kind: "unknown", ingredient: "egg", field: "description" }),
    );
    const warned = verdictOn("Sorbet", "lemon, sugar. May contain egg", allergyTo("egg"), [said("eggs", "free_from")]);
    expect(warned?.verdict).toBe("unknown");
  });

  it("heeds traces only for those whom they harm", () => {
    const plain = (traces?: false) =>
      verdictOn(
        "Baked potato",
        "potato, salt",
        { type: "diet", key: "egg_free", ...(traces === false ? { traces } : {}) },
        [said("eggs", "may_contain")],
      )?.verdict;
    expect([plain(), plain(false)]).toEqual(["may_contain", "match"]);
  });

  it("stays as it is for what no word of the kitchen can free: corn, keto, a food in the person's own words", () => {
    const everything = FACT_SUBJECTS.map((subject) => said(subject, "free_from"));
    for (const setting of [
      { type: "diet", key: "corn_free" },
      { type: "diet", key: "keto" },
      allergyTo("zorblax"),
    ] as const)
      expect(sorbet(setting, ...everything)?.verdict).toBe(sorbet(setting)?.verdict);
  });
});

describe("what a kitchen must say before a dish fits", () => {
  const health = (key: string) => ({ type: "health", key }) as Setting;
  const avoids = (key: string): Setting => ({ type: "ingredient", key, preference: "avoid" });
  const diet = (key: string) => ({ type: "diet", key }) as Setting;
  // Written down before the code was asked.
  const KEY: [string, Setting, FactSubject[], FactSubject[][]][] = [
    ["coeliac disease", health("celiac_disease"), ["gluten_cereals"], [["milk"], ["vegan"], ["nuts"]]],
    ["lactose intolerance", health("lactose_intolerance"), ["milk"], [["eggs"], ["vegan", "gluten_cereals"]]],
    ["no pork", avoids("no-pork"), ["vegetarian"], [["halal"], ["kosher"], ["milk"]]],
    ["no beef", avoids("no-beef"), ["vegan"], [["halal"], ["kosher"]]],
    ["gluten-free", diet("gluten_free"), ["gluten_cereals"], [["milk", "eggs"]]],
    ["dairy-free", diet("dairy_free"), ["milk"], [["eggs", "gluten_cereals"]]],
    ["shellfish", allergyTo("shellfish"), ["crustaceans", "molluscs"], [["crustaceans"], ["molluscs"], ["fish"]]],
    ["fish", allergyTo("fish"), ["fish"], [["crustaceans", "molluscs"], ["vegan"], ["vegetarian"]]],
    ["sesame", allergyTo("sesame"), ["sesame"], [["nuts", "peanuts", "mustard"]]],
  ];

  it.each(KEY)("%s", (_, setting, enough, tooLittle) => {
    const dish = (facts: readonly FactSubject[]) =>
      verdictOn(
        "Stew of the house",
        "",
        setting,
        facts.map((subject) => said(subject, "free_from")),
      )?.verdict;
    expect(isFit(dish([]))).toBe(false);
    for (const facts of tooLittle) expect(isFit(dish(facts))).toBe(false);
    expect(isFit(dish(enough))).toBe(true);
  });
});
