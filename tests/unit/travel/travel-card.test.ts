import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chooseDiet, DIET_KEYS, displacedAllergies, isFreeFrom } from "@/lib/dietary/diets";
import { sayIn } from "@/lib/i18n/area";
import { forKitchen } from "@/lib/id-card/for-kitchen";
import { allergyInWords, onlyRowsOfCard, toIdCardProfile } from "@/lib/id-card/id-card";
import { allergiesOf, groupOf, SEVERITIES } from "@/lib/profile/allergies";
import type { IngredientPreferenceWire, PreferencesWire } from "@/lib/schemas/profile";
import { onlyRows } from "@/lib/sharing/shared-rows";
import { hiddenSourcesOf } from "@/lib/travel/hidden-sources";
import { HIDDEN_IN, HIDDEN_SOURCES } from "@/lib/travel/hidden-sources.generated";
import { directionOf, languageOfCountry, TRAVEL_LANGUAGES } from "@/lib/travel/languages";
import { lineInOwn, say, toTravelCard, weightIn } from "@/lib/travel/travel-card";
import { ENGLISH, type TravelKey, WORDS } from "@/lib/travel/words.generated";
import { terms } from "@/messages/en/terms";
import { translationOf } from "@/messages/translations";
import { packHiddenSources, packWords } from "@/scripts/travel/pack-words";

const KEYS = Object.keys(ENGLISH) as TravelKey[];
const LANGUAGES = TRAVEL_LANGUAGES.map(({ key }) => key);

describe("the words", () => {
  it("are packed as their files say", () => {
    expect(readFileSync("lib/travel/words.generated.ts", "utf8")).toBe(packWords());
  });

  it("are complete in every offered language", () => {
    expect(Object.keys(WORDS).sort()).toEqual([...LANGUAGES].sort());
    for (const words of Object.values(WORDS)) expect(Object.keys(words)).toEqual(KEYS);
  });

  it.each(LANGUAGES)("in %s give every allergen a different name", (language) => {
    const named = ["tree-nut", "peanut", "crustacean", "mollusc", "mustard", "sesame", "soy", "celery", "rye", "dairy"];
    const words = named.map((key) => say(language, key as TravelKey));
    expect(new Set(words).size).toBe(named.length);
  });

  it("do not call rye by the Hindi word for mustard seed", () => {
    expect(say("hi", "rye")).not.toContain("राई");
    expect(say("hi", "gluten-grain")).not.toContain("राई");
    expect(say("hi", "mustard")).toContain("राई");
  });

  const SCRIPTS: Partial<Record<string, RegExp>> = {
    el: /\p{Script=Greek}/u,
    ar: /\p{Script=Arabic}/u,
    he: /\p{Script=Hebrew}/u,
    ja: /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
    ko: /\p{Script=Hangul}/u,
    zh: /\p{Script=Han}/u,
    th: /\p{Script=Thai}/u,
    hi: /\p{Script=Devanagari}/u,
  };
  it.each(Object.entries(SCRIPTS))("in %s are written in the language's script", (language, script) => {
    for (const [key, words] of Object.entries(WORDS[language] ?? {}))
      if (key !== "rye") expect(words).toMatch(script as RegExp);
  });
});

describe("the language of a venue's country", () => {
  it.each([
    ["JP", "ja"],
    ["Japan", "ja"],
    [" brazil ", "pt"],
    ["Turkey", "tr"],
    ["Israel", "he"],
    ["Atlantis", undefined],
    ["United Kingdom", undefined],
    ["", undefined],
  ])("of %s is %s", (country, key) => expect(languageOfCountry(country)?.key).toBe(key));

  it("Arabic and Hebrew run from right to left, the others do not", () => {
    expect(LANGUAGES.filter((key) => directionOf(key) === "rtl")).toEqual(["ar", "he"]);
  });
});

const blank = { diets: [], avoids: [] };
const allergy = { key: "nut", kind: "allergy", label: "Nuts", severity: "severe", traces: true } as const;

describe("an allergy group that a kitchen knows as two foods", () => {
  it("is named as both, each with the group's severity", () => {
    const { allergies, isDangerous } = toTravelCard({ ...blank, allergies: [allergy] }, "es");
    expect(allergies.map(({ key, pictogram }) => [key, pictogram])).toEqual([
      ["tree-nut", "nuts"],
      ["peanut", "peanuts"],
    ]);
    expect(allergies.map((each) => weightIn("es", each))).toEqual(Array(2).fill("alergia grave · ni siquiera trazas"));
    expect(isDangerous).toBe(true);
  });

  it.each([
    ["wheat", "gluten"],
    ["barley", "gluten"],
    ["hazelnut", "nuts"],
    ["kiwi", null],
  ])("a food that the law names as a member has the pictogram of its allergen: %s", (key, pictogram) => {
    const { allergies } = toTravelCard({ ...blank, allergies: [{ ...allergy, key, label: key }] }, "es");
    expect(allergies.map((each) => each.pictogram)).toEqual([pictogram]);
  });

  it("the card says that traces are fine only if its owner said so", () => {
    const [line] = toTravelCard(
      { ...blank, allergies: [{ ...allergy, key: "egg", severity: "allergy", traces: false }] },
      "de",
    ).allergies;
    expect(line && weightIn("de", line)).toBe("Spuren sind in Ordnung");
  });
});

it("a word without a translation stays as it was written", () => {
  const { allergies, avoids, diets } = toTravelCard(
    { allergies: [{ ...allergy, key: "9f1c", label: "Annatto" }], avoids: ["Coriander"], diets: ["Keto"] },
    "ja",
  );
  for (const line of [...allergies, ...avoids, ...diets]) expect(line.words).toBeNull();
  expect([allergies[0]?.original, avoids[0]?.original, diets[0]?.original]).toEqual(["Annatto", "Coriander", "Keto"]);
});

const SINGLE = ["peanut", "anise", "lupin", "kiwi", "celery", "9f1c2d"];
type Choice = typeof step extends fc.Arbitrary<infer T> ? T : never;
const step = fc.oneof(
  fc.record({ does: fc.constant("diet" as const), key: fc.constantFrom(...DIET_KEYS) }),
  fc.record({
    does: fc.constant("allergy" as const),
    key: fc.constantFrom(...SINGLE, ...DIET_KEYS.filter(isFreeFrom).map(groupOf)),
    severity: fc.constantFrom(...SEVERITIES),
    traces: fc.boolean(),
  }),
);

const preference = (key: string, weight: Partial<IngredientPreferenceWire> = {}): IngredientPreferenceWire => ({
  id: key,
  ingredient_id: key,
  preference_type: "allergy",
  ingredient: { id: key, name: key },
  key,
  severity: "allergy",
  traces: true,
  ...weight,
});

/** Applies a choice as the server does: a displaced free-from key is kept as an allergy to its group. */
function apply(preferences: PreferencesWire, choice: Choice): PreferencesWire {
  if (choice.does === "allergy") {
    const { key, severity, traces } = choice;
    const others = preferences.ingredientPreferences.filter((each) => each.key !== key);
    return { ...preferences, ingredientPreferences: [...others, preference(key, { severity, traces })] };
  }
  const dietary = chooseDiet(preferences.dietary, choice.key);
  const kept = displacedAllergies(preferences.dietary, dietary).map(groupOf);
  const known = new Set(preferences.ingredientPreferences.map(({ key }) => key));
  const added = kept.filter((key) => !known.has(key)).map((key) => preference(key));
  return { ...preferences, dietary, ingredientPreferences: [...preferences.ingredientPreferences, ...added] };
}

it("no sequence of choices of diets, allergies and languages loses an allergy on any face of the card", () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (choices, language) => {
      const empty: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };
      const expected = new Map<string, { severity: string; traces: boolean }>();
      let preferences = empty;
      for (const choice of choices) {
        preferences = apply(preferences, choice);
        if (choice.does === "allergy") expected.set(choice.key, choice);
        else if (isFreeFrom(choice.key) && preferences.dietary.includes(choice.key)) {
          const key = groupOf(choice.key);
          if (!expected.has(key)) expected.set(key, { severity: "allergy", traces: true });
        }
      }
      const profile = toIdCardProfile(
        { id: "1f6a2b3c-0000-4000-8000-000000000000", email: "a@b.example", first_name: null, last_name: null },
        preferences,
      );
      const weights = new Map(profile.allergies.map(({ key, severity, traces }) => [key, { severity, traces }]));
      for (const [key, { severity, traces }] of expected) expect(weights.get(key)).toEqual({ severity, traces });

      // The page of a share link, the picture and print of chosen rows, a visit, and the claims.
      const shared = onlyRows(preferences, ["allergies"]);
      const keys = [...weights.keys()].sort();
      expect(
        allergiesOf(shared)
          .map(({ key }) => key)
          .sort(),
      ).toEqual(keys);
      expect(onlyRowsOfCard(profile, ["allergies"]).allergies).toEqual(profile.allergies);
      expect(profile.allergies.map(allergyInWords)).toHaveLength(keys.length);

      const { allergies } = toTravelCard(profile, language);
      expect([...new Set(allergies.map(({ of }) => of))].sort()).toEqual(keys);
      for (const line of allergies) {
        expect(line.words ?? line.original).not.toBe("");
        expect({ severity: line.severity, traces: line.traces }).toEqual(weights.get(line.of));
      }
    }),
  );
});

it("the owner reads the card in the language of the interface, and words without a translation as written", () => {
  const { known } = sayIn(terms, "de", translationOf("de", "terms"));
  const restriction = { kind: "allergy", severity: "allergy", traces: true } as const;
  const { allergies } = toTravelCard(
    {
      allergies: [
        { ...restriction, key: "nut", label: "Nuts" },
        { ...restriction, key: "sesame", label: "Sesame" },
        { ...restriction, key: "unheard-of", label: "Star fluff" },
      ],
      diets: [],
      avoids: [],
    },
    "ja",
  );
  expect(allergies.map((line) => lineInOwn(line, "de", known))).toEqual([
    "Schalenfrüchte, Nüsse (Mandel, Walnuss, Haselnuss, Cashew)",
    "Erdnüsse",
    "Sesam",
    "Star fluff",
  ]);
  expect(allergies.map((line) => lineInOwn(line, "en", (text) => text))[2]).toBe("Sesame");
});

describe("where an allergen hides", () => {
  it("is packed as its files say", () => {
    expect(readFileSync("lib/travel/hidden-sources.generated.ts", "utf8")).toBe(packHiddenSources());
  });

  it("is told for every language, each food in its own words and script", () => {
    expect(Object.keys(HIDDEN_IN).sort()).toEqual([...LANGUAGES].sort());
    for (const [language, foods] of Object.entries(HIDDEN_IN)) {
      const words = Object.values(foods);
      expect(words.length, language).toBeGreaterThan(14);
      expect(new Set(words).size, language).toBe(words.length);
    }
    expect(new Set(Object.values(HIDDEN_IN).flatMap(Object.keys))).toEqual(new Set(Object.keys(HIDDEN_SOURCES)));
  });

  it("is told for gluten, milk or fish, and egg or soy, in every kitchen", () => {
    for (const language of LANGUAGES) {
      const told = (key: string) => hiddenSourcesOf(key, language, "en").length;
      expect(told("gluten-grain"), language).toBeGreaterThan(1);
      expect(told("dairy") + told("fish"), language).toBeGreaterThan(0);
      expect(told("egg") + told("soy"), language).toBeGreaterThan(1);
      expect(told("sesame") + told("tree-nut") + told("peanut"), language).toBeGreaterThan(1);
    }
  });

  it("names only allergens that a card can name", () => {
    const named = new Set(Object.values(HIDDEN_SOURCES).flatMap(({ allergens }) => allergens));
    for (const key of named) expect(KEYS).toContain(key);
  });

  it("in Japan is soy sauce, miso and barley tea for wheat, and fish stock for salmon", () => {
    const words = (key: string) => hiddenSourcesOf(key, "ja", "de").map(({ own }) => own);
    expect(words("wheat")).toEqual(expect.arrayContaining(["Sojasoße", "Miso", "Gerstentee"]));
    expect(words("salmon")).toContain("Brühe aus getrocknetem Fisch");
    expect(words("kiwi")).toEqual([]);
  });
});

describe("a card with coeliac disease and no allergy", () => {
  const coeliac = { ...blank, allergies: [], health: ["Celiac Disease", "Diabetes"] };

  it("names gluten to every kitchen, as severe, with traces, and says what it is", () => {
    for (const language of LANGUAGES) {
      const card = toTravelCard(coeliac, language);
      expect(card).toMatchObject({ isDangerous: true, isCoeliac: true });
      expect(card.allergies).toMatchObject([{ key: "gluten-grain", severity: "severe", traces: true }]);
    }
  });

  it("keeps the graver of what is written twice, and loses nothing", () => {
    const mild = {
      key: "gluten-grain",
      kind: "intolerance",
      label: "Gluten",
      severity: "intolerance",
      traces: false,
    } as const;
    expect(forKitchen({ ...coeliac, allergies: [mild, allergy] }).allergies).toEqual([
      { ...mild, severity: "severe", traces: true },
      allergy,
    ]);
    const lactose = toTravelCard({ ...blank, allergies: [], health: ["Lactose Intolerance"] }, "fr");
    expect(lactose).toMatchObject({ isDangerous: false, isCoeliac: false, allergies: [{ key: "dairy" }] });
  });
});
