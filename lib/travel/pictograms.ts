/** The pictograms of the 14 allergens in EU food law, by the key of our tree. */
const PICTOGRAMS = {
  "gluten-grain": "gluten",
  crustacean: "crustaceans",
  egg: "eggs",
  fish: "fish",
  peanut: "peanuts",
  soy: "soy",
  dairy: "milk",
  "tree-nut": "nuts",
  celery: "celery",
  mustard: "mustard",
  sesame: "sesame",
  sulphite: "sulphites",
  lupin: "lupin",
  mollusc: "molluscs",
} as const;

type Allergen = keyof typeof PICTOGRAMS;

/** Every pictogram with the food that it stands for, in the order of Annex II of Regulation (EU) No 1169/2011. */
export const LEGEND = (Object.keys(PICTOGRAMS) as Allergen[]).map((key) => ({ key, name: PICTOGRAMS[key] }));

/** The foods that Annex II itself names as members of an allergen. */
const MEMBERS: ReadonlyMap<string, string> = new Map([
  ...["wheat", "rye", "barley", "oat", "spelt"].map((key) => [key, PICTOGRAMS["gluten-grain"]] as const),
  ...["almond", "hazelnut", "walnut", "cashew", "pecan", "brazil-nut", "pistachio", "macadamia"].map(
    (key) => [key, PICTOGRAMS["tree-nut"]] as const,
  ),
]);

/** The pictogram of an allergen, or of one of the foods that the law counts among it, or null. */
export const pictogramOf = (key: string): string | null =>
  (Object.hasOwn(PICTOGRAMS, key) ? PICTOGRAMS[key as Allergen] : MEMBERS.get(key)) ?? null;

/** Two groups of allergens have a key of their own on a card: here their better known half stands for both. */
const OF_GROUPS: Readonly<Record<string, string>> = { nut: "nuts", shellfish: "crustaceans" };

/** The pictogram of an allergy as it stands on a card, or null. */
export const pictogramOfAllergy = (key: string): string | null => OF_GROUPS[key] ?? pictogramOf(key);
