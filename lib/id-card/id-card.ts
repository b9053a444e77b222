import { type DietKey, dietOf, isFreeFrom } from "@/lib/dietary/diets";
import { wayLabels, wayOf } from "@/lib/dietary/more-ways";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import { allergiesOf, freeFromOf, keyOf, type Restriction, SEVERITIES } from "@/lib/profile/allergies";
import type { UserWire } from "@/lib/schemas/auth";
import type { IngredientPreferenceWire, OwnLimitWire, PreferencesWire } from "@/lib/schemas/profile";
import type { ShareRow } from "@/lib/sight/share-rows";
import { visitorNameOf } from "./visitor-name";

/**
 * The content of a dietary ID card of any kind. Lists are complete; the card itself shortens a row that is too long.
 */
export type IdCardProfile = {
  /** First name and initial, or the part of the email address before the @ sign. */
  displayName: string;
  /** The first 8 characters of the id in upper case; DEMO-USER or GUEST-XXXX for cards without an account. */
  shortId: string;
  /** The id from which the forkprint is drawn. */
  printId: string;
  /** Distinct by key. Two allergies may have the same label. */
  allergies: readonly Restriction[];
  diets: string[];
  health: string[];
  avoids: string[];
  likes: string[];
  favorites: string[];
  /** Limits of nutrients that a doctor set. They are health data and are shown wherever health is shown. */
  limits?: string[];
  /** The address of the person's picture, if they show it on the card. */
  picture?: string;
};

export const MAX_TAGS_PER_ROW = 3;

/** What an allergy written as one word covers, as a kitchen must read it. */
const COVERS: Partial<Record<DietKey, string>> = {
  gluten_free: "Wheat, rye, barley, spelt and anything made from them",
  dairy_free: "Milk of any animal, butter, cheese, cream, yoghurt, whey",
  nut_free: "Peanuts and all tree nuts: almond, cashew, hazelnut, walnut and the rest",
  egg_free: "Whole, white or yolk, also in pasta, glaze, mayonnaise and batter",
  soy_free: "Beans, tofu, tempeh, miso, soy sauce",
  shellfish_free: "Crab, prawn, lobster, clam, mussel, squid",
  fish_free: "Any fish, also anchovy, fish sauce and stock",
  sesame_free: "Seeds, oil, tahini, halva",
  corn_free: "Maize, polenta, corn starch, corn syrup",
  mustard_free: "Seed, leaf, powder, paste, also in dressings",
};

/** The line below an allergy in the staff view; null when the name of the allergy says everything. */
export function coveredBy({ key }: Pick<Restriction, "key">): string | null {
  const freeFrom = freeFromOf(key);
  return (freeFrom && COVERS[freeFrom]) ?? null;
}

const SEVERITY_WORDS = { intolerance: "intolerance", allergy: null, severe: "severe" } as const;

/**
 * The words beside the name of an allergy, or null if there are none. Traces matter unless the person said otherwise.
 */
export function weightInWords({ severity, traces }: Pick<Restriction, "severity" | "traces">): string | null {
  return [SEVERITY_WORDS[severity], traces ? null : "traces are fine"].filter(Boolean).join(", ") || null;
}

/** An allergy on one line, where there is no room for two: "Nuts (severe)". */
export function allergyInWords(allergy: Pick<Restriction, "label" | "severity" | "traces">): string {
  const weight = weightInWords(allergy);
  return weight ? `${allergy.label} (${weight})` : allergy.label;
}

const WEIGHTS: ReadonlySet<string | null> = new Set(
  SEVERITIES.flatMap((severity) => [true, false].map((traces) => weightInWords({ severity, traces }))),
);

/** A value of a row in its reader's words, which `known` finds: of "Nuts (severe)" the food and its weight. */
export function cardValueIn(known: (english: string) => string, value: string): string {
  const [, food = "", weight = ""] = /^(.+) \(([^()]+)\)$/.exec(value) ?? [];
  return WEIGHTS.has(weight) ? `${known(food)} (${known(weight)})` : known(value);
}

const ACRONYMS = new Set(["ibs", "sibo", "pcos"]);

/** `high_blood_pressure` becomes `High Blood Pressure`; abbreviations stay in capitals. */
export function titleCase(name: string): string {
  const word = (text: string) => (ACRONYMS.has(text) ? text.toUpperCase() : capitalize(text));
  return name
    .split(/[_\s]+/)
    .filter(Boolean)
    .map(word)
    .join(" ");
}

function capitalize(text: string): string {
  const [first = "", ...rest] = text;
  return first.toLocaleUpperCase("en") + rest.join("");
}

/** Distinct names in the given order. Upper and lower case count as the same word. */
function distinct(names: string[]): string[] {
  const seen = new Set<string>();
  return names.filter((name) => {
    const key = name.trim().toLocaleLowerCase("en");
    return key !== "" && !seen.has(key) && Boolean(seen.add(key));
  });
}

function ingredientsOf(preferences: IngredientPreferenceWire[], types: readonly PreferenceType[]): string[] {
  const names = types.flatMap((type) =>
    preferences.filter((each) => each.preference_type === type).map((each) => capitalize(each.ingredient.name.trim())),
  );
  return distinct(names);
}

type CardOwner = Pick<UserWire, "id" | "email" | "first_name" | "last_name" | "shows_full_name"> &
  Partial<Pick<UserWire, "picture" | "shows_picture">>;

export const shortIdOf = (id: string): string => id.slice(0, 8).toUpperCase();

/**
 * Builds the card of a signed-in person. Free-from keys and ingredients marked `allergy` or `intolerance` become
 * allergies; an allergy appears in no other list.
 */
export function toIdCardProfile(user: CardOwner, preferences: PreferencesWire): IdCardProfile {
  const { dietary, healthConcerns, ingredientPreferences, favorites } = preferences;
  const allergies = allergiesOf(preferences);
  const isAllergy = new Set(allergies.map(({ key }) => key));
  const limits = (preferences.nutrientLimits ?? []).map(limitInWords);
  const others = ingredientPreferences.filter((each) => !isAllergy.has(keyOf(each)) && !wayOf(keyOf(each)));
  return {
    displayName: visitorNameOf({
      firstName: user.first_name,
      lastName: user.last_name,
      email: user.email,
      showsFullName: user.shows_full_name === true,
    }),
    shortId: shortIdOf(user.id),
    printId: user.id,
    allergies,
    diets: [
      ...dietary.filter((key) => !isFreeFrom(key)).map((key) => dietOf(key).label),
      ...wayLabels(ingredientPreferences.map(keyOf)),
    ],
    health: distinct(
      healthConcerns.filter((each) => each.is_active).map((each) => titleCase(each.health_concern.name)),
    ),
    avoids: ingredientsOf(others, ["avoid", "dislike"]),
    likes: ingredientsOf(others, ["love", "like"]),
    favorites: distinct(favorites.map((each) => each.item.name)),
    ...(limits.length > 0 ? { limits } : {}),
    ...(user.shows_picture && user.picture ? { picture: user.picture } : {}),
  };
}

/** "Sodium: at most 2 g a day" */
export const limitInWords = ({ label, amount, unit, per }: OwnLimitWire): string =>
  `${label}: at most ${amount} ${unit} a ${per}`;

/** The health row of the card: the health concerns, then the limits that a doctor set. */
export const healthRow = ({ health, limits = [] }: Pick<IdCardProfile, "health" | "limits">): string[] => [
  ...health,
  ...limits,
];

/**
 * The card with only the given rows. The other rows are empty, so whoever draws the card must say that they are not
 * shown.
 */
export function onlyRowsOfCard(profile: IdCardProfile, rows: readonly ShareRow[]): IdCardProfile {
  const of = <Value>(row: ShareRow, values: Value[]): Value[] => (rows.includes(row) ? values : []);
  const { limits, ...rest } = profile;
  return {
    ...rest,
    ...(limits && rows.includes("health") ? { limits } : {}),
    allergies: rows.includes("allergies") ? profile.allergies : [],
    diets: of("diet", profile.diets),
    health: of("health", profile.health),
    avoids: of("avoids", profile.avoids),
    likes: of("likes", profile.likes),
    favorites: of("favorites", profile.favorites),
  };
}

/** True if nothing has been entered yet. */
export function isBlank(profile: IdCardProfile): boolean {
  const { allergies, diets, avoids, likes, favorites } = profile;
  return [allergies, diets, healthRow(profile), avoids, likes, favorites].every((row) => row.length === 0);
}

/** The example card on the landing page. */
export const DEMO_PROFILE: IdCardProfile = {
  displayName: "mira.okafor",
  shortId: "DEMO-USER",
  printId: "7f3a91c2",
  allergies: allergiesOf({ dietary: ["nut_free", "sesame_free", "shellfish_free"], ingredientPreferences: [] }),
  diets: ["Vegetarian"],
  health: ["High Blood Pressure", "Anemia"],
  avoids: ["Coriander", "Blue cheese", "Anise", "Capers", "Liver"],
  likes: ["Aubergine", "Chickpeas", "Lemon", "Ginger", "Oats", "Cardamom", "Plums"],
  favorites: ["Mushroom risotto", "Dal", "Ginger beer"],
};

/** An empty card without an account; `suffix` has four characters. */
export function guestProfile(suffix: string): IdCardProfile {
  return {
    displayName: "Guest",
    shortId: `GUEST-${suffix.slice(0, 4).toUpperCase()}`,
    printId: "guest",
    allergies: [],
    diets: [],
    health: [],
    avoids: [],
    likes: [],
    favorites: [],
  };
}

/** The first tags of a row, and the number of tags left out. */
export function shortenRow(tags: readonly string[]): { shown: readonly string[]; more: number } {
  return { shown: tags.slice(0, MAX_TAGS_PER_ROW), more: Math.max(0, tags.length - MAX_TAGS_PER_ROW) };
}

/**
 * Folds a text for the strip: capitals without accents, and the filler of a passport's strip for every other character.
 */
function stripText(text: string): string {
  const plain = text.normalize("NFD").replace(/\p{M}/gu, "").toUpperCase();
  return plain.replace(/[^A-Z0-9]+/g, "<").replace(/^<|<$/g, "");
}

/** The two lines of the machine-readable strip, `width` characters each. It only decorates: it repeats the card. */
export function machineReadableStrip(profile: IdCardProfile, width = 90): [string, string] {
  const fill = (line: string) => line.slice(0, width).padEnd(width, "<");
  const list = (names: readonly string[]) => names.map(stripText).filter(Boolean).join("<");
  const who = [`FP${stripText(profile.displayName)}`, stripText(profile.shortId)];
  const what = [list(profile.allergies.map(({ label }) => label)), list(profile.diets)].filter(Boolean);
  return [fill(who.join("<<")), fill(what.join("<<"))];
}
