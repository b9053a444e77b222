/**
 * The 17 diet keys of the product, their words, and which of them exclude each other.
 * A key is either a way of eating or a free-from key; the screens show the latter as allergies.
 */
export type DietKind = "way_of_eating" | "free_from";

type DietText = {
  kind: DietKind;
  label: string;
  /** What the person must not be served, as the card words it. Free-from keys only. */
  noun?: string;
  description: string;
  match: string;
  conflict: string;
};

const way = (label: string, description: string, match: string, conflict: string): DietText => ({
  kind: "way_of_eating",
  label,
  description,
  match,
  conflict,
});

const freeFrom = (label: string, noun: string, description: string): DietText => ({
  kind: "free_from",
  label,
  noun,
  description,
  match: `Nothing in it is known to contain ${noun.toLowerCase()}.`,
  conflict: `Contains ${noun.toLowerCase()}, as such or inside something else.`,
});

const table = {
  vegan: way(
    "Vegan",
    "No animal products: no meat, fish, eggs, dairy or honey.",
    "Made from plants only.",
    "Contains something that comes from an animal.",
  ),
  vegetarian: way(
    "Vegetarian",
    "No meat, poultry, fish or shellfish; eggs and dairy are fine.",
    "No meat, poultry, fish or shellfish.",
    "Contains meat, poultry, fish or shellfish.",
  ),
  pescatarian: way(
    "Pescatarian",
    "Fish and shellfish, but no meat or poultry.",
    "No meat or poultry.",
    "Contains meat or poultry.",
  ),
  low_fodmap: way(
    "Low FODMAP",
    "Few fermentable carbohydrates, to keep the gut calm.",
    "Low in fermentable carbohydrates.",
    "Contains something high in fermentable carbohydrates.",
  ),
  keto: way(
    "Keto",
    "Very few carbohydrates, mostly fat and protein.",
    "Very low in net carbohydrates.",
    "Too many net carbohydrates for keto.",
  ),
  paleo: way(
    "Paleo",
    "Meat, fish, vegetables, fruit, nuts; no grains, legumes, dairy or refined sugar.",
    "No grains, legumes, dairy or refined sugar.",
    "Contains a grain, a legume, dairy or refined sugar.",
  ),
  atkins: way(
    "Atkins",
    "Low in carbohydrates, counted as net carbs.",
    "Low in net carbohydrates.",
    "Too many net carbohydrates for Atkins.",
  ),
  gluten_free: freeFrom("Gluten Allergy", "Gluten", "No wheat, rye, barley or anything made from them."),
  dairy_free: freeFrom("Dairy Allergy", "Dairy", "No milk of any mammal, butter, cheese, cream or whey."),
  nut_free: freeFrom("Nut Allergy", "Nuts", "No tree nuts and no peanuts."),
  egg_free: freeFrom("Egg Allergy", "Eggs", "No eggs of any bird, and nothing bound or glazed with them."),
  soy_free: freeFrom("Soy Allergy", "Soy", "No soybeans, tofu, soy sauce, miso or soy protein."),
  shellfish_free: freeFrom("Shellfish Allergy", "Shellfish", "No crustaceans and no molluscs."),
  fish_free: freeFrom("Fish Allergy", "Fish", "No fish, fish sauce or anchovy."),
  sesame_free: freeFrom("Sesame Allergy", "Sesame", "No sesame seeds, tahini or sesame oil."),
  corn_free: freeFrom("Corn Allergy", "Corn", "No maize, corn starch, corn syrup or polenta."),
  mustard_free: freeFrom("Mustard Allergy", "Mustard", "No mustard seed, leaf, powder or paste."),
} as const satisfies Record<string, DietText>;

export type DietKey = keyof typeof table;
export type Diet = DietText & { key: DietKey };

export const DIET_KEYS = Object.keys(table) as [DietKey, ...DietKey[]];
export const DIETS: readonly Diet[] = DIET_KEYS.map((key) => ({ key, ...table[key] }));

export const isDietKey = (value: string): value is DietKey => Object.hasOwn(table, value);
const byKey = Object.fromEntries(DIETS.map((diet) => [diet.key, diet])) as Readonly<Record<DietKey, Diet>>;
export const dietOf = (key: DietKey): Diet => byKey[key];
export const dietLabel = (key: DietKey): string => table[key].label;
export const isFreeFrom = (key: DietKey): boolean => table[key].kind === "free_from";

/** By its key: free-from keys end in `_free`, by which the database tells them apart too. */
export type WayOfEating = Exclude<DietKey, `${string}_free`>;
export const WAYS_OF_EATING = DIET_KEYS.filter((key): key is WayOfEating => !isFreeFrom(key));

export const MAX_DIETS = 3;

/** The documented one-way lists; `conflictsBetween` reads them in both directions. */
const CONFLICTS: Partial<Record<DietKey, readonly DietKey[]>> = {
  vegan: ["vegetarian", "pescatarian", "dairy_free", "fish_free", "shellfish_free", "egg_free", "paleo"],
  vegetarian: ["pescatarian", "fish_free", "shellfish_free"],
  pescatarian: ["fish_free", "shellfish_free"],
};

/** Symmetric: of a conflicting pair only one can be chosen. */
export function areConflicting(a: DietKey, b: DietKey): boolean {
  return (CONFLICTS[a]?.includes(b) ?? false) || (CONFLICTS[b]?.includes(a) ?? false);
}

/** The first conflicting pair of a list, or null. */
export function findConflict(keys: readonly DietKey[]): [DietKey, DietKey] | null {
  for (const [i, a] of keys.entries()) {
    for (const b of keys.slice(i + 1)) if (areConflicting(a, b)) return [a, b];
  }
  return null;
}

/** The chosen keys after `key` is added: keys that conflict with it are removed. */
export function chooseDiet(chosen: readonly DietKey[], key: DietKey): DietKey[] {
  return [...chosen.filter((other) => other !== key && !areConflicting(other, key)), key];
}

/**
 * The free-from keys that leave because a conflicting diet comes in. They are allergies: whoever
 * applies the change keeps each as an `allergy` ingredient preference on its group.
 */
export function displacedAllergies(before: readonly DietKey[], after: readonly DietKey[]): DietKey[] {
  return before.filter(
    (key) => isFreeFrom(key) && !after.includes(key) && after.some((diet) => areConflicting(diet, key)),
  );
}

/**
 * Why an option cannot be chosen now: the chosen way of eating that conflicts with it.
 * A chosen allergy never blocks a diet: choosing the diet displaces the key and keeps the allergy.
 */
export function blockingDiet(chosen: readonly DietKey[], option: DietKey): DietKey | null {
  if (chosen.includes(option)) return null;
  return chosen.find((key) => !isFreeFrom(key) && areConflicting(key, option)) ?? null;
}

/**
 * The ingredient group (slug in the ingredient tree) that stands for each free-from key:
 * a displaced key is kept as an allergy to this group, and all below it is covered.
 */
export const ALLERGY_GROUP: Partial<Record<DietKey, string>> = {
  gluten_free: "gluten-grain",
  dairy_free: "dairy",
  nut_free: "nut",
  egg_free: "egg",
  soy_free: "soy",
  shellfish_free: "shellfish",
  fish_free: "fish",
  sesame_free: "sesame",
  corn_free: "corn",
  mustard_free: "mustard",
};
