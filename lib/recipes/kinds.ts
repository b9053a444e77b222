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

export type Course = (typeof COURSES)[number][0];
export type Cuisine = (typeof CUISINES)[number][0];

export const COURSE_KEYS = COURSES.map(([key]) => key) as [Course, ...Course[]];
export const CUISINE_KEYS = CUISINES.map(([key]) => key) as [Cuisine, ...Cuisine[]];

export const isCourse = (key: string | null | undefined): key is Course => COURSE_KEYS.some((each) => each === key);
export const isCuisine = (key: string | null | undefined): key is Cuisine => CUISINE_KEYS.some((each) => each === key);

const COURSE_WORDS: ReadonlyMap<string, string> = new Map(COURSES);
const CUISINE_WORDS: ReadonlyMap<string, string> = new Map(CUISINES);

export const courseWords = (key: string): string | null => COURSE_WORDS.get(key) ?? null;
export const cuisineWords = (key: string): string | null => CUISINE_WORDS.get(key) ?? null;
