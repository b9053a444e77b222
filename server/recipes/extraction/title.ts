import type { PageFacts } from "./page-facts";

/** Separates a title from the site's name. */
const SITE_SEPARATOR = /\s+[|\-–—·•»:]\s+|\s*｜\s*/;

/**
 * The title that the recipe states; otherwise the only main heading, or the one that resembles the page's title most;
 * otherwise the page's title without the site's name.
 */
export function chooseTitle(stated: string | null, facts: PageFacts): string {
  const chosen = withoutNumbersBehind(choose(stated, facts).replace(PRINT_OF, ""));
  return withoutNameOf(facts.siteName, chosen);
}

/** What a page for the printer writes before the name. */
const PRINT_OF =
  /^(?:print(?:able)?(?: (?:recipe|version|view))?|drucken|druckansicht|imprimer|imprimir|stampa|afdrukken|skriv ut|udskriv|drukuj|nyomtatás)\s*[:|–—-]\s+(?=\S)/iu;

function choose(stated: string | null, facts: PageFacts): string {
  const pageTitle = (facts.title ?? "").replace(PRINT_OF, "");
  const headings = facts.headings.filter((heading) => heading.length <= 200);
  if (stated) return stated;
  const own = withoutSiteName(pageTitle, facts.siteName);
  // The title is divided into two headings: "Smoky eggplant dip", "with hand-cut potato chips".
  if (headings.length > 1 && bare(headings.join("")) === bare(own)) return own;
  const named = headings.filter((heading) => heading.toLowerCase() !== facts.siteName?.toLowerCase());
  if (named.length === 1 && (named[0]?.length ?? 0) > 3 && !isWithNumbersBeside(named[0] ?? "", own))
    return named[0] ?? own;
  const dated = named.find((heading) => isWithNumbersBeside(heading, own));
  if (dated !== undefined) return own;
  const best = named
    .map((heading) => ({ heading, shared: sharedWords(heading, own) }))
    .sort((a, b) => b.shared - a.shared)[0];
  return best && best.shared >= 0.6 ? best.heading : own || named[0] || "";
}

const LONGEST_BESIDE = 40;

/** "Jun 5 Carrot salad", "Leek tart 4.5 (23 ratings)": the page's title with a date or a rating beside it. */
function isWithNumbersBeside(heading: string, title: string): boolean {
  if (title.length < 4 || heading.length <= title.length || heading.length > title.length + LONGEST_BESIDE)
    return false;
  const beside = heading.startsWith(title)
    ? heading.slice(title.length)
    : heading.endsWith(title)
      ? heading.slice(0, -title.length)
      : "";
  return DATE_OR_RATING.test(beside.trim());
}

const DATE_OR_RATING =
  /^(?:\p{L}{3,10}\.? \d{1,2}(?:,? \d{4})?|\d{1,2}\.? \p{L}{3,10}\.?(?:,? \d{4})?|\d{1,4}[./-]\d{1,2}[./-]\d{2,4}|[\d.,/]{1,6}\s?\(?\d{0,6}\s?\p{L}{0,12}\)?)\s?[-–|:]?$/u;

const YEAR = "(?:19|20)\\d{2}";
const DATE = `(?:\\p{L}{3,10}\\.? \\d{1,2}(?:st|nd|rd|th)?,? ${YEAR}|\\d{1,2}(?:st|nd|rd|th|er|\\.)? (?:de )?\\p{L}{3,10}\\.?,?(?: de)? ${YEAR}|\\d{1,2}[./-]\\d{1,2}[./-]${YEAR}|${YEAR}-\\d{2}-\\d{2})`;
const VOTES =
  "\\(?\\d{1,6} (?:reviews?|ratings?|votes?|comments?|bewertung(?:en)?|stimmen|kommentare?|avis|votes|notes?|commentaires?|valoraci(?:ón|ones)|votos|opiniones|voti|recensioni|beoordeling(?:en)?|reacties|betyg|röster|stemmer|anmeldelser|avaliaç(?:ão|ões)|ocen[ay]?|głos(?:y|ów)?)\\)?";
const MARK = "\\(?[0-5](?:[.,]\\d{1,2})?\\s?(?:/\\s?5|out of 5(?: stars?)?|von 5(?: sternen)?|sur 5|de 5|su 5)\\)?";
/** A date in full, stars, a mark out of five and votes, at the end: the page writes them beside the name. */
const BEHIND_NAME = new RegExp(
  `(?:(?:\\s*,\\s*|\\s+(?:[-–—|·•:]\\s*|(?:vom|du|del|van|den|from|of|on|le|em)\\s+)?)\\(?${DATE}\\)?|\\s*[★☆⭐✭✩✰]{2,10}|\\s+(?:[-–—|·•:,]\\s*)?(?:${MARK}|${VOTES}))$`,
  "iu",
);

/** The name without what is no word of it. Each stands at the end once the one behind it is gone. */
function withoutNumbersBehind(title: string): string {
  let name = title;
  for (let round = 0; round < 3; round++) {
    const shorter = name.replace(BEHIND_NAME, "").trim();
    if (shorter === "" || shorter === name) break;
    name = shorter;
  }
  return name;
}

/** The name without that of the site before or behind it. */
function withoutNameOf(site: string | null, title: string): string {
  if (site === null || bare(site) === "") return title;
  const parts = title.split(SITE_SEPARATOR);
  if (parts.length < 2) return title;
  if (bare(parts.at(-1) ?? "") === bare(site))
    return title.slice(0, title.lastIndexOf(parts.at(-1) ?? "")).replace(AT_EDGE, "");
  if (bare(parts[0] ?? "") === bare(site)) return title.slice((parts[0] ?? "").length).replace(AT_EDGE, "");
  return title;
}

const AT_EDGE = /^[\s|\-–—·•»:｜]+|[\s|\-–—·•»:｜]+$/gu;

const bare = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/** Names of the part of a site that contains its recipes, such as "Recipes"; they are not names of dishes. */
const SECTION_OF_SITE =
  /^(?:recipes?|rezepte?|recettes?|recept(?:en|er|y|ek)?|ricett[ae]|recetas?|receitas?|oppskrift(?:er)?|opskrift(?:er)?|przepisy?|reseptit?|tarif(?:ler)?)$/iu;

/** How many words two texts share, from 0 to 1 (Dice's coefficient). */
export function sharedWords(heading: string, title: string): number {
  const words = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const own = words(heading);
  const others = new Set(words(title));
  return (2 * own.filter((word) => others.has(word)).length) / Math.max(1, own.length + others.size);
}

function withoutSiteName(title: string, siteName: string | null): string {
  const all = title.split(SITE_SEPARATOR);
  const parts = all.filter((part) => !SECTION_OF_SITE.test(part));
  if (parts.length < 2) return parts[0] ?? title;
  const kept = siteName === null ? parts : parts.filter((part) => part.toLowerCase() !== siteName.toLowerCase());
  if (kept.length < parts.length) return kept.join(" - ");
  return parts[0] ?? title;
}
