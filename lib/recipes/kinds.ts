/** The courses of a meal and the cuisines. Keys are stored; words are shown. */
export const COURSES = [
  ["breakfast", "Breakfast"],
  ["starter", "Starter"],
  ["soup", "Soup"],
  ["salad", "Salad"],
  ["main", "Main"],
  ["side", "Side"],
  ["snack", "Snack"],
  ["bread", "Bread"],
  ["dessert", "Dessert"],
  ["drink", "Drink"],
  ["sauce", "Sauce"],
] as const;

export const CUISINES = [
  ["african", "African"],
  ["american", "American"],
  ["british-and-irish", "British and Irish"],
  ["caribbean", "Caribbean"],
  ["chinese", "Chinese"],
  ["east-european", "East European"],
  ["ethiopian", "Ethiopian"],
  ["french", "French"],
  ["german", "German"],
  ["greek", "Greek"],
  ["indian", "Indian"],
  ["indonesian", "Indonesian"],
  ["italian", "Italian"],
  ["japanese", "Japanese"],
  ["jewish", "Jewish"],
  ["korean", "Korean"],
  ["levantine", "Levantine"],
  ["mexican", "Mexican"],
  ["nordic", "Nordic"],
  ["north-african", "North African"],
  ["persian", "Persian"],
  ["south-american", "South American"],
  ["spanish", "Spanish"],
  ["thai", "Thai"],
  ["turkish", "Turkish"],
  ["vietnamese", "Vietnamese"],
  ["west-african", "West African"],
] as const;

/**
 * What a recipe is, one choice of a list each. A kind that is listed here is in request bodies, responses and searches, in
 * the form, beside the title, among the filters and in their address. `label` and `any` are words of messages/…/kitchen.ts, `wrong` of errors.ts.
 */
export const KINDS = {
  course: { label: "Course", any: "Any course", choices: COURSES, wrong: "noCourse" },
  cuisine: { label: "Kitchen", any: "Any kitchen", choices: CUISINES, wrong: "noCuisine" },
} as const;

export type KindName = keyof typeof KINDS;
export type KindKey<Name extends KindName> = (typeof KINDS)[Name]["choices"][number][0];
export type Course = KindKey<"course">;
export type Cuisine = KindKey<"cuisine">;

export const KIND_NAMES = Object.keys(KINDS) as KindName[];
export const COURSE_KEYS = COURSES.map(([key]) => key) as [Course, ...Course[]];
export const CUISINE_KEYS = CUISINES.map(([key]) => key) as [Cuisine, ...Cuisine[]];

/** An object with an entry for each kind. */
export const ofEachKind = <T>(entry: (name: KindName) => T): Record<KindName, T> =>
  Object.fromEntries(KIND_NAMES.map((name) => [name, entry(name)])) as Record<KindName, T>;

/** The key if the kind has it, else null. */
export const kindKey = <Name extends KindName>(name: Name, key: string | null | undefined): KindKey<Name> | null =>
  KINDS[name].choices.find(([each]) => each === key)?.[0] ?? null;

export const kindWords = (name: KindName, key: string | null | undefined): string | null =>
  KINDS[name].choices.find(([each]) => each === key)?.[1] ?? null;
