import { ALLERGEN_WORDS, CLAIM_WORDS } from "./allergen-words";
import { folded, HEADING_WORDS, type HeadingClass } from "./heading-words";
import type { MenuUse } from "./menu-uses";

/**
 * What a heading says its column is for; null: nothing that is known, or more than one thing. `allergens`: those that
 * the heading names; `claims`: what it says that dishes are; `isMaybe`: a mark below says only that a dish may contain
 * the allergen.
 */
export type Heading = { use: MenuUse | null; allergens: string[]; claims: string[]; isMaybe: boolean };

const LONGEST_PHRASE = 6;

type Parts = { classes: Set<HeadingClass>; allergens: string[]; claims: string[]; isUnderstood: boolean };

export function readHeading(heading: string): Heading {
  const { classes, allergens, claims, isUnderstood } = partsOf(folded(heading));
  const use = isUnderstood ? decideUse({ classes, allergens, claims }) : null;
  const isClaim = use === "free_from";
  return {
    use,
    allergens: isClaim ? [] : allergens,
    claims: isClaim ? [...claims, ...allergens.map((each) => `${each}-free`)] : [],
    isMaybe: classes.has("may_contain"),
  };
}

function partsOf(text: string): Parts {
  const parts: Parts = { classes: new Set(), allergens: [], claims: [], isUnderstood: text !== "" };
  const words = text.split(" ");
  for (let at = 0; at < words.length; ) at += takePhrase(parts, words.slice(at));
  parts.classes.delete("filler");
  return parts;
}

/** Reads the longest known phrase at the beginning and returns its number of words. */
function takePhrase(parts: Parts, words: readonly string[]): number {
  for (let count = Math.min(LONGEST_PHRASE, words.length); count > 0; count--) {
    if (takeKnown(parts, words.slice(0, count).join(" "))) return count;
  }
  // "glutenfrei", "glutenfree"
  const stem = /^(\p{L}+?)(?:frei|free)$/u.exec(words[0] ?? "")?.[1];
  if (stem && ALLERGEN_WORDS.has(stem)) {
    takeKnown(parts, stem);
    parts.classes.add("without");
  } else parts.isUnderstood = false;
  return 1;
}

function takeKnown(parts: Parts, phrase: string): boolean {
  const [allergen, claim, kind] = [ALLERGEN_WORDS.get(phrase), CLAIM_WORDS.get(phrase), HEADING_WORDS.get(phrase)];
  if (allergen) parts.allergens.push(allergen);
  else if (claim) parts.claims.push(claim);
  else if (kind) parts.classes.add(kind);
  else return false;
  return true;
}

/** A use, the kinds of words that it takes, and those that may stand beside them. */
const USES: readonly { use: MenuUse; needs: readonly HeadingClass[]; beside: readonly HeadingClass[] }[] = [
  { use: "may_contain", needs: ["may_contain"], beside: ["contains", "name", "other"] },
  { use: "ingredients", needs: ["ingredients"], beside: ["contains", "description", "name"] },
  { use: "ingredients", needs: ["contains", "description"], beside: ["name"] },
  { use: "contains", needs: ["contains"], beside: ["name", "other"] },
  { use: "description", needs: ["description"], beside: ["name"] },
  { use: "section", needs: ["section"], beside: ["name"] },
  { use: "price", needs: ["price"], beside: ["name"] },
  { use: "left_out", needs: ["other"], beside: ["name", "price"] },
  { use: "name", needs: ["name"], beside: [] },
];

function decideUse({ classes, allergens, claims }: Omit<Parts, "isUnderstood">): MenuUse | null {
  const only = (...allowed: HeadingClass[]) => [...classes].every((each) => allowed.includes(each));
  if (classes.has("without")) return only("without") && claims.length === 0 ? "free_from" : null;
  if (claims.length > 0) return only() && allergens.length === 0 ? "free_from" : null;
  if (allergens.length > 0) return only("contains", "may_contain") ? "allergen" : null;
  const found = USES.find(({ needs, beside }) => needs.every((each) => classes.has(each)) && only(...needs, ...beside));
  return found?.use ?? null;
}
