import { describe, expect, it } from "vitest";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import {
  allergyInWords,
  DEMO_PROFILE,
  guestProfile,
  isBlank,
  machineReadableStrip,
  shortenRow,
  titleCase,
  toIdCardProfile,
} from "@/lib/id-card/id-card";
import type { PreferencesWire } from "@/lib/schemas/profile";

const user = {
  id: "7f3a91c2-0d2e-4c59-9c5d-3a3f8f2f8a11",
  email: "mira.okafor@post.example",
  first_name: null,
  last_name: null,
};
const empty: PreferencesWire = { dietary: [], healthConcerns: [], ingredientPreferences: [], favorites: [] };

const labels = (card: { allergies: readonly { label: string }[] }) => card.allergies.map(({ label }) => label);

const ingredient = (name: string, preference_type: PreferenceType, key?: string) => ({
  ...(key ? { key } : {}),
  id: `p-${name}`,
  ingredient_id: `i-${name}`,
  preference_type,
  ingredient: { id: `i-${name}`, name },
});
const concern = (name: string, is_active = true) => ({
  id: `u-${name}`,
  health_concern_id: name,
  is_active,
  notes: null,
  health_concern: { id: name, name },
});
const favorite = (name: string) => ({
  id: `f-${name}`,
  item_id: name,
  item: { id: name, name, type: "food" as const },
});

describe("the ID card of a person", () => {
  it("is named by first name and initial, else by the email before the @ sign, and numbered by the id", () => {
    expect(toIdCardProfile({ ...user, first_name: "Mira", last_name: "Okafor" }, empty).displayName).toBe("Mira O.");
    expect(toIdCardProfile(user, empty)).toMatchObject({
      displayName: "mira.okafor",
      shortId: "7F3A91C2",
      printId: user.id,
    });
  });

  it("shows free-from keys as allergies in plain nouns, apart from ways of eating", () => {
    const card = toIdCardProfile(user, { ...empty, dietary: ["nut_free", "vegetarian", "gluten_free"] });
    expect(labels(card)).toEqual(["Nuts", "Gluten"]);
    expect(card.diets).toEqual(["Vegetarian"]);
  });

  it("adds ingredients of type allergy to the allergies, each once", () => {
    const card = toIdCardProfile(user, {
      ...empty,
      dietary: ["nut_free"],
      ingredientPreferences: [
        ingredient("nuts", "allergy", "nut"),
        ingredient("crustaceans and such", "allergy", "shellfish"),
      ],
    });
    expect(labels(card)).toEqual(["Nuts", "Shellfish"]);
  });

  it("lists intolerances among the allergies, avoids before dislikes, and love before like", () => {
    const card = toIdCardProfile(user, {
      ...empty,
      ingredientPreferences: [
        ingredient("anise", "dislike"),
        ingredient("coriander", "avoid"),
        ingredient("lactose", "intolerance"),
        ingredient("lemon", "like"),
        ingredient("aubergine", "love"),
      ],
    });
    expect(card.avoids).toEqual(["Coriander", "Anise"]);
    expect(card.likes).toEqual(["Aubergine", "Lemon"]);
    expect(card.allergies.map(allergyInWords)).toEqual(["Lactose (intolerance)"]);
  });

  it("does not repeat an allergy under avoids", () => {
    const card = toIdCardProfile(user, {
      ...empty,
      dietary: ["sesame_free"],
      ingredientPreferences: [ingredient("benne seed", "avoid", "sesame")],
    });
    expect(labels(card)).toEqual(["Sesame"]);
    expect(card.avoids).toEqual([]);
  });

  it("shows active health concerns title-cased", () => {
    const card = toIdCardProfile(user, {
      ...empty,
      healthConcerns: [concern("high_blood_pressure"), concern("anemia", false), concern("ibs")],
    });
    expect(card.health).toEqual(["High Blood Pressure", "IBS"]);
  });

  it("shows favorites by name", () => {
    const card = toIdCardProfile(user, { ...empty, favorites: [favorite("Dal"), favorite("Ginger beer")] });
    expect(card.favorites).toEqual(["Dal", "Ginger beer"]);
  });

  it("is blank only if nothing is recorded", () => {
    expect(isBlank(toIdCardProfile(user, empty))).toBe(true);
    expect(isBlank(toIdCardProfile(user, { ...empty, dietary: ["vegan"] }))).toBe(false);
  });
});

describe("cards without an account", () => {
  it("are numbered DEMO-USER for the demo card and GUEST-XXXX for a guest", () => {
    expect(DEMO_PROFILE.shortId).toBe("DEMO-USER");
    expect(guestProfile("4f2a").shortId).toBe("GUEST-4F2A");
  });
});

describe("a row", () => {
  it.each([
    [[], [], 0],
    [["a", "b", "c"], ["a", "b", "c"], 0],
    [["a", "b", "c", "d", "e"], ["a", "b", "c"], 2],
  ])("of %j shows %j and %i more", (tags, shown, more) => {
    expect(shortenRow(tags)).toEqual({ shown, more });
  });
});

describe("the machine-readable strip", () => {
  it("contains name, number, allergies and diets in two lines of equal length", () => {
    const [who, what] = machineReadableStrip(DEMO_PROFILE, 44);
    expect(who).toBe("FPMIRA<OKAFOR<<DEMO<USER".padEnd(44, "<"));
    expect(what).toBe("NUTS<SESAME<SHELLFISH<<VEGETARIAN".padEnd(44, "<"));
  });

  it("folds accents and never exceeds its width", () => {
    const profile = {
      ...guestProfile("0000"),
      displayName: "renée.müller",
      allergies: Array(40).fill({
        key: "x",
        kind: "allergy",
        label: "Crème fraîche",
        severity: "allergy",
        traces: true,
      }),
    };
    const [who, what] = machineReadableStrip(profile, 44);
    expect(who.startsWith("FPRENEE<MULLER<<GUEST<0000<")).toBe(true);
    expect([who.length, what.length]).toEqual([44, 44]);
  });
});

describe("title case", () => {
  it.each([
    ["heart_disease", "Heart Disease"],
    ["sibo", "SIBO"],
    ["anemia", "Anemia"],
  ])("of %s is %s", (name, title) => {
    expect(titleCase(name)).toBe(title);
  });
});
