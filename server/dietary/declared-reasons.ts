import type { AllergenSubject } from "@/lib/dietary/kitchen-facts";
import { saidAbout } from "@/server/dietary/effects-of-facts";
import { type ItemVerdict, isSameSetting, type Reason, type Setting } from "@/server/dietary/engine/judge";
import type { Knowledge } from "@/server/dietary/engine/knowledge";

/** The fourteen allergens of EU law as Open Food Facts writes them. */
const CLASSES: Readonly<Record<string, AllergenSubject>> = {
  gluten: "gluten_cereals",
  crustaceans: "crustaceans",
  eggs: "eggs",
  fish: "fish",
  peanuts: "peanuts",
  soybeans: "soybeans",
  milk: "milk",
  nuts: "nuts",
  celery: "celery",
  mustard: "mustard",
  "sesame seeds": "sesame",
  "sulphur dioxide and sulphites": "sulphites",
  lupin: "lupin",
  molluscs: "molluscs",
};

/** `recalled`: a public notice says that some packets hold it although their label does not tell it. */
export type Declared = { readonly role: "declared" | "traces" | "recalled"; readonly words: readonly string[] };

/** How the engine is asked about a word that is no class of the law. */
export const statementOf = (role: Declared["role"], word: string): string =>
  `${role === "declared" ? "Contains" : "May contain"}: ${word}.`;
export const isClass = (word: string): boolean => word in CLASSES;

/** The words as they are shown; the places of the reasons are in this text. */
export const textOfDeclared = ({ words }: Declared): string => words.join(", ");

/**
 * What a producer's declaration says against a person. A class of the law is heeded as a kitchen's word about it is: nuts
 * are no peanuts. Any other word is read. A declaration names what is inside and not all that is not, so it never says
 * that a food fits; a word that nobody knows, or that could not be read in time, stays unknown.
 */
export function declaredReasons(
  declared: Declared,
  settings: readonly Setting[],
  verdictOf: (statement: string) => ItemVerdict,
  knowledge: Knowledge,
): Reason[] {
  const { role, words } = declared;
  const found: Reason[] = [];
  let start = 0;
  for (const word of words) {
    const place = { ingredient: word, field: "name", start, end: start + word.length } as const;
    const subject = CLASSES[word];
    if (subject) {
      const state = role === "declared" ? "contains" : "may_contain";
      const facts = [{ subject, state, by: "", on: "" }] as const;
      for (const setting of settings) {
        const said = saidAbout(setting, facts, knowledge).state;
        const kind = said === "contains" ? "conflict" : said;
        if (kind === "conflict" || kind === "may_contain")
          found.push({ ...place, kind, setting, rule: "", provenance: "venue" });
      }
    } else {
      const verdict = verdictOf(statementOf(role, word));
      for (const reason of verdict.reasons) if (speaksAgainst(reason)) found.push({ ...reason, ...place });
      for (const setting of unreadFor(verdict))
        found.push({ ...place, kind: "unknown", setting, rule: "", provenance: "venue" });
    }
    start += word.length + ", ".length;
  }
  return found;
}

/** For whom nobody can say what a word is, because there was no time to read it: it may be anything. */
const unreadFor = ({ settings, reasons }: ItemVerdict): Setting[] =>
  settings.flatMap(({ setting, kind }) =>
    kind === "unknown" &&
    !reasons.some((each) => each.kind === kind && each.ingredient !== "" && isSameSetting(each.setting, setting))
      ? [setting]
      : [],
  );

const speaksAgainst = ({ kind, undisclosed, ingredient }: Reason): boolean =>
  kind === "conflict" || kind === "may_contain" || (kind === "unknown" && !undisclosed && ingredient !== "");
