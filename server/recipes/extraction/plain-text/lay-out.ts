import { countCookingWords } from "../markup/cooking-words";
import { foodShare } from "../markup/food-words";
import { ingredientLikeness } from "../markup/line-shape";
import { isNotForEating } from "../markup/not-for-eating";
import { sectionOf } from "../markup/section-words";
import { chooseTitleLine } from "./choose-title-line";
import { listsByShape, type Span } from "./find-lists";
import { isGroupHeading } from "./group-heading";
import { likenessOf } from "./line-likeness";
import type { SourceLine } from "./source-lines";
import { withoutFarewell } from "./without-farewell";

/** What each line is to the recipe. `other`: what a person wrote around it. */
export type Role = "title" | "heading" | "group" | "food" | "step" | "other";

const LONGEST_HEADING = 60;
const LEAST_FOODS = 2;
/** A method without a heading must be about cooking. */
const LEAST_COOKING_WORDS = 2;
const LEAST_MEASURED = 3;

export type Section = "ingredients" | "steps" | "other" | null;

/** The section that a line heads by its words. */
export const sectionOfLine = ({ text, rank }: SourceLine): Section =>
  text.length <= LONGEST_HEADING && !/^\d/.test(text)
    ? sectionOf(text, rank > 0 && rank < 7 ? "ranked" : rank === 7 ? "bold" : "plain")
    : null;

/** The role of each line of a text that holds one recipe; null if it holds none. */
export function layOut(lines: readonly SourceLine[]): Role[] | null {
  const sections = lines.map(sectionOfLine);
  const lists = listsOf(lines, sections);
  const isFood = rolesOfLists(lines, lists);
  const foods = isFood.filter((role) => role === "food").length;
  const first = lists[0];
  if (!first || foods < LEAST_FOODS) return null;
  const roles = lines.map((_, at): Role => isFood[at] ?? (sections[at] === null ? "other" : "heading"));
  for (const at of stepsOf(lines, sections, lists)) if (roles[at] === "other") roles[at] = "step";
  const title = chooseTitleLine(lines, first.from, sections);
  if (title !== null) roles[title] = "title";
  return isRecipe(lines, roles, sections) ? roles : null;
}

/** Who pastes a text means it to be a recipe; it still needs foods, and a sign that somebody cooks or eats them. */
function isRecipe(lines: readonly SourceLine[], roles: readonly Role[], sections: readonly Section[]): boolean {
  const of = (role: Role): string[] => lines.flatMap(({ text }, at) => (roles[at] === role ? [text] : []));
  const foods = of("food");
  const method = of("step");
  const title = of("title")[0] ?? "";
  if (isNotForEating(title, foods, method)) return false;
  const isHeaded = sections.includes("ingredients");
  const share = foodShare(foods);
  if (isHeaded && sections.includes("steps")) return share >= LEAST_SHARE.headed;
  const amounts = lines.filter((line, at) => roles[at] === "food" && likenessOf(line) === "food").length;
  // The bottles of a drink are known by few names, but each is measured.
  const isMeasured = foods.filter((food) => ingredientLikeness(food) === 1).length >= LEAST_MEASURED;
  const least = isHeaded || isMeasured ? LEAST_SHARE.half : LEAST_SHARE.bare;
  if (share < least || amounts * 2 < foods.length) return false;
  const cooking = countCookingWords(method.join(" "));
  if (isHeaded) return method.length === 0 || cooking > 0;
  return cooking >= LEAST_COOKING_WORDS || (cooking > 0 && method.length > 1 && foods.length > LEAST_FOODS);
}

/** How many of the foods must be well known: more where no heading says what they are. */
const LEAST_SHARE = { headed: 0.2, half: 0.25, bare: 0.4 } as const;

function listsOf(lines: readonly SourceLine[], sections: readonly Section[]): Span[] {
  const headed = sections.flatMap((section, at) => (section === "ingredients" ? [at] : []));
  if (headed.length > 0) return headed.map((heading) => listBelow(lines, sections, heading)).filter(isNotEmpty);
  const method = sections.indexOf("steps");
  return listsByShape(lines, { from: 0, to: method > 0 ? method : lines.length });
}

const isNotEmpty = ({ from, to }: Span): boolean => to > from;

/** The lines below a heading of ingredients, up to the next section. Without one, sentences behind a blank line end it. */
function listBelow(lines: readonly SourceLine[], sections: readonly Section[], heading: number): Span {
  const next = sections.findIndex((section, at) => at > heading && section !== null);
  if (next > 0 && sections[next] === "steps") return { from: heading + 1, to: next };
  const limit = next > 0 ? next : lines.length;
  let to = heading + 1;
  while (to < limit && !(likenessOf(lines[to] as SourceLine) === "sentence" && isMethodFrom(lines, to, heading))) to++;
  return { from: heading + 1, to };
}

const isMethodFrom = (lines: readonly SourceLine[], at: number, heading: number): boolean =>
  at > heading + 1 &&
  (lines[at]?.isBehindBlank === true || lines.slice(at).every((line) => likenessOf(line) !== "food"));

function rolesOfLists(lines: readonly SourceLine[], lists: readonly Span[]): (Role | undefined)[] {
  const roles = new Array<Role | undefined>(lines.length).fill(undefined);
  for (const { from, to } of lists) {
    for (let at = from; at < to; at++) {
      if (likenessOf(lines[at] as SourceLine) !== "fact") roles[at] = isGroupHeading(lines, at, to) ? "group" : "food";
    }
    const above = from - 1;
    if (lists[0]?.from !== from && above >= 0 && isGroupHeading(lines, above, to)) roles[above] = "group";
  }
  return roles;
}

/** Below the headings of the method or, without one, everything behind the first list. */
function stepsOf(lines: readonly SourceLine[], sections: readonly Section[], lists: readonly Span[]): number[] {
  const isHeaded = sections.includes("steps");
  const steps: number[] = [];
  let isOpen = false;
  const inList = (at: number): boolean => lists.some(({ from, to }) => at >= from && at < to);
  const start = lists[0]?.to ?? 0;
  for (let at = 0; at < lines.length; at++) {
    const section = sections[at];
    if (section === "steps") isOpen = true;
    else if (section === "ingredients" || section === "other") isOpen = false;
    else if (inList(at)) isOpen ||= !isHeaded && at >= start - 1;
    else if (!isHeaded && at === start) isOpen = true;
    if (isOpen && !section && !inList(at) && likenessOf(lines[at] as SourceLine) !== "fact") steps.push(at);
  }
  return withoutFarewell(lines, steps);
}
