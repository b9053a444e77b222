import { DIET_KEYS, type DietKey, isFreeFrom } from "./diets";

/** How people name what a diet is for, beside its own name, in the languages of the interface. */
const ALSO: Partial<Record<DietKey, readonly string[]>> = {
  vegan: ["plant based", "plant-based", "veganes", "vegane", "veganer", "pflanzlich"],
  vegetarian: ["veggie", "vegetarisch", "vegetarisches", "vegetarische"],
  gluten_free: ["coeliac", "celiac", "coeliac friendly", "zöliakie", "glutenfrei", "glutenfreies", "glutenfreie"],
  dairy_free: ["milk free", "milk-free", "lactose free", "lactose-free", "milchfrei", "laktosefrei"],
  nut_free: ["peanut free", "peanut-free", "nussfrei", "erdnussfrei"],
  egg_free: ["eifrei", "eggless", "ohne ei"],
  soy_free: ["sojafrei", "ohne soja"],
  fish_free: ["ohne fisch"],
  sesame_free: ["ohne sesam"],
};

/** "gluten free", "gluten-free" and "glutenfree" are one name. */
const ownNames = (key: DietKey): string[] => {
  const words = key.split("_");
  return [words.join(" "), words.join("-"), ...(isFreeFrom(key) ? [words.join("")] : [])];
};

/** Every name with its diet, longer names first, so that "coeliac friendly" is not read as "coeliac" and a word. */
const NAMES: readonly (readonly [string, DietKey])[] = DIET_KEYS.flatMap((key) =>
  [...ownNames(key), ...(ALSO[key] ?? [])].map((name) => [name, key] as const),
).sort(([one], [other]) => other.length - one.length);

const isLetter = (sign: string | undefined): boolean => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);

/**
 * The first diet that a search names, and the words that remain: "vegan curry" asks for curries that are vegan. Null
 * if it names none.
 */
export function namedDietIn(text: string): { diet: DietKey; rest: string } | null {
  const folded = text.toLowerCase();
  for (const [name, diet] of NAMES) {
    const at = folded.indexOf(name);
    if (at < 0 || isLetter(folded[at - 1]) || isLetter(folded[at + name.length])) continue;
    const rest = `${text.slice(0, at)} ${text.slice(at + name.length)}`.replace(/\s+/g, " ").trim();
    return { diet, rest };
  }
  return null;
}
