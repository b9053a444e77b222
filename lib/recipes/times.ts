/**
 * The times of a recipe, in whole minutes. A time that is listed here is in request bodies and responses, in archives, in
 * Markdown and among what administrators may correct; one with a `label` is a field of the form. `column`: the field of
 * the table; `words`: as Markdown names it.
 */
export const RECIPE_TIMES = {
  prep_time: { column: "prepMinutes", words: "Preparation", label: "Preparation, minutes" },
  cook_time: { column: "cookMinutes", words: "Cooking", label: "Cooking, minutes" },
  total_time: { column: "totalMinutes", words: "In all", label: null },
} as const;

export type TimeName = keyof typeof RECIPE_TIMES;
export type TimeColumn = (typeof RECIPE_TIMES)[TimeName]["column"];
/** The times that people enter. The total of a page is imported only. */
export type EnteredTime = {
  [Name in TimeName]: (typeof RECIPE_TIMES)[Name]["label"] extends string ? Name : never;
}[TimeName];

export const TIME_NAMES = Object.keys(RECIPE_TIMES) as TimeName[];
export const ENTERED_TIMES = TIME_NAMES.filter((name): name is EnteredTime => RECIPE_TIMES[name].label !== null);

/** An object with an entry for each time. */
export const ofEachTime = <T>(entry: (name: TimeName) => T): Record<TimeName, T> =>
  Object.fromEntries(TIME_NAMES.map((name) => [name, entry(name)])) as Record<TimeName, T>;

/** An object with an entry for each time that people enter. */
export const ofEachEnteredTime = <T>(entry: (name: EnteredTime) => T): Record<EnteredTime, T> =>
  Object.fromEntries(ENTERED_TIMES.map((name) => [name, entry(name)])) as Record<EnteredTime, T>;

/** The longest times in minutes that the screens offer to search for; recipe_terms indexes them. */
export const SEARCHED_MINUTES = [15, 30, 45, 60, 90, 120] as const;
