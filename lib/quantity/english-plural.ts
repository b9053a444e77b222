const IRREGULAR: ReadonlyMap<string, string> = new Map([
  ["leaf", "leaves"],
  ["loaf", "loaves"],
  ["half", "halves"],
  ["knife", "knives"],
  ["potato", "potatoes"],
  ["tomato", "tomatoes"],
  ["radish", "radishes"],
]);
const SINGULARS = new Map([...IRREGULAR].map(([one, many]) => [many, one]));
/** Foods that are counted without a plural: "2 shrimp", "2 squid". */
const SAME = new Set(["shrimp", "fish", "squid", "cod", "salmon", "trout", "tuna", "asparagus", "bass", "swiss"]);

/** The plural of an English noun in small letters: "onions", "berries", "radishes", "leaves". */
export function englishPlural(noun: string): string {
  if (SAME.has(noun)) return noun;
  const irregular = IRREGULAR.get(noun);
  if (irregular) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return /(?:s|x|z|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** The singular of an English plural that `englishPlural` makes; null for any other word. */
export function englishSingular(noun: string): string | null {
  const irregular = SINGULARS.get(noun);
  if (irregular) return irregular;
  const candidates = [noun.replace(/ies$/, "y"), noun.replace(/es$/, ""), noun.replace(/s$/, "")];
  return candidates.find((one) => one !== noun && englishPlural(one) === noun) ?? null;
}
