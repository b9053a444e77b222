/**
 * Reads which allergens a notice says are inside without being on the label. The words are the regulators' own, which
 * write in English: "Undeclared milk and soy (lecithin)", "Label does not declare: wheat, egg". A word that is none of
 * an allergen stays in the answer: nobody knows it, and so it speaks for nothing.
 */

const UNTOLD = /\b(?:un|non-?)declared\b|\b(?:not|without|fail\w*)(?: to)? (?:declar|list|label|mention)\w*/i;
const EACH_UNTOLD = new RegExp(UNTOLD, "gi");
/** Where the list of allergens ends. */
const END = /[.;\n]|\b(?:in|on|from|due|because|which|that|as|was|were|is|are|when|and is|with)\b/i;
const AND = /,|&|\/|\band\/or\b|\band\b|\bor\b|\bplus\b/i;
const FILLER =
  /^(?:(?:the|a|an|any|its|major|food|potential\w*|possible|possibly|presence of|traces? of|allergens?|ingredients?|substances?|known|specific(?:ally)?|namely|such|of|contains?|containing)\b[\s:-]*)+|[\s:-]*\b(?:allergens?|ingredients?|content|proteins?)$/i;

/** True if the text is about an allergen that is not told. */
export const isAboutUndeclared = (text: string): boolean => UNTOLD.test(text) || /\ballergen/i.test(text);

export function undeclaredIn(text: string): string[] {
  // "Undeclared allergens (milk, soy)": what stands in brackets belongs to the list.
  const plain = text.replace(/[()]/g, ", ").replace(/\s+/g, " ");
  const found: string[] = [];
  for (const match of plain.matchAll(EACH_UNTOLD)) {
    const at = match.index + match[0].length;
    const behind = listIn(plain.slice(at, at + 300).replace(/^\s*:/, ""));
    found.push(...(behind.length > 0 ? behind : listBefore(plain.slice(0, match.index))));
  }
  return [...new Set(found.map(toClass))];
}

/** "Peanut was not declared", "Milk and egg are undeclared": the allergens stand before. */
function listBefore(text: string): string[] {
  const clause = /([^.;:]{1,120}?)\s(?:was|were|is|are)\s*$/i.exec(text)?.[1];
  return clause === undefined ? [] : listIn(clause);
}

function listIn(text: string): string[] {
  const trimmed = text.trim().replace(FILLER, "");
  const end = END.exec(trimmed);
  const list = end ? trimmed.slice(0, end.index) : trimmed;
  return list
    .split(AND)
    .map((word) => word.trim().replace(FILLER, "").trim().toLowerCase())
    .filter((word) => word.length > 1 && word.length <= 60 && word.split(" ").length <= 4);
}

/** The fourteen of EU law under the names by which the engine's declared allergens are read. */
const CLASSES: Readonly<Record<string, string>> = {
  "cereals containing gluten": "gluten",
  crustacean: "crustaceans",
  "crustacean shellfish": "crustaceans",
  egg: "eggs",
  mollusc: "molluscs",
  mollusk: "molluscs",
  mollusks: "molluscs",
  nut: "nuts",
  "tree nut": "nuts",
  "tree nuts": "nuts",
  peanut: "peanuts",
  sesame: "sesame seeds",
  "sesame seed": "sesame seeds",
  soy: "soybeans",
  soya: "soybeans",
  soybean: "soybeans",
  sulphites: "sulphur dioxide and sulphites",
  sulfites: "sulphur dioxide and sulphites",
  "sulphur dioxide": "sulphur dioxide and sulphites",
  "sulphur dioxide/sulphites": "sulphur dioxide and sulphites",
  dairy: "milk",
};
export const toClass = (word: string): string => CLASSES[word] ?? word;
