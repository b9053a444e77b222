import { type Candidate, headingCandidates, nameCandidates, shapeCandidates } from "./candidates";
import { countCookingWords } from "./cooking-words";
import { endOfFrame } from "./end-of-frame";
import { foodShare, isFoodName } from "./food-words";
import { growRun } from "./grow-run";
import type { RowIndex } from "./row-index";
import type { Row } from "./rows";
import { isTool } from "./tools";

export interface Run {
  from: number;
  to: number;
  score: number;
  evidence: Candidate["evidence"] | "following";
}

const EVIDENCE_BONUS = { heading: 3, name: 2, shape: 0 } as const;
/**
 * A run inside a recipe card scores higher, because a card is meant for cooking and the article around it for reading.
 */
const CARD_BONUS = 4;
/** The likeness above which a row counts for a run; a lower one counts against it. */
const INGREDIENT_NEED = { heading: 0.25, name: 0.28, shape: 0.5 } as const;
const STEP_NEED = { heading: 0.22, name: 0.25, shape: 0.4 } as const;
const MAX_FOLLOWING_ROWS = 60;
const MAX_NEIGHBOUR_LENGTH = 220;
/** How many lines below a list without a heading may still belong to it. */
const MAX_SHORT_LINES = 8;
const MAX_SHORT_LENGTH = 45;
/** Matches a remark after the last step. */
const REMARK =
  /^(?:(?:chef|cook|pro)\W{0,3}s?\s)?(?:tips?|notes?|option|variations?|nb|tipp|hinweis|astuces?|conseils?|consejos?|dicas?|dica|truco|suggerimento|notas?|opmerking|sugerencia)\b[^.]{0,25}[:|]/i;

const QUESTION = /^[^.!?]{8,80}\?\s/u;
const TO_THE_READER =
  /(?<!\p{L})(?:rezepte?n?|recipes?|recettes?|recept(?:en|et|ek|y|ov)?|recetas?|receitas?|ricett[ae]|oppskrift(?:en|er)?|opskrift(?:en|er)?|przepis\p{L}*|tarif\p{L}*|рецепт\p{L}*|affiliate|newsletter|instagram|pinterest|facebook|cookbooks?|kochb[uü]ch\p{L}*|kookboek\p{L}*)(?!\p{L})/iu;

export interface IngredientRun extends Run {
  /** The number of lines, and how much they look like food on average, from 0 to 1. */
  count: number;
  likeness: number;
}

/** The run of rows that is most likely the ingredient list, or null if nothing looks like one. */
export function findIngredientRun(index: RowIndex): Run | null {
  let best: Run | null = null;
  for (const run of ingredientRuns(index)) if (!best || run.score > best.score + 1e-9) best = run;
  const whole = best?.evidence === "shape" ? withShortLines(index, { ...best, ...growRun(best, index) }) : best;
  return whole && withoutLinks(index, whole);
}

/**
 * Removes links below the items of a list, such as "order these products" or "to the top": links outside the list that
 * name no food.
 */
function withoutLinks(index: RowIndex, run: Run): Run {
  const isLeading = (i: number): boolean => {
    const row = index.rows[i];
    const above = index.rows[i - 1];
    if (!row || !above?.isListItem || row.isListItem || row.linkShare < 0.9) return false;
    return index.ingredientLikenessOf(i) <= 0.5 && foodShare([row.text]) === 0;
  };
  let { to } = run;
  while (to - run.from > 2 && isLeading(to - 1)) to--;
  return { ...run, to };
}

/** Every run of rows that looks like an ingredient list or is announced as one, with the reason. Runs may overlap. */
export function* ingredientRuns(index: RowIndex, isAnnounced = false): Generator<IngredientRun> {
  const headed = headingCandidates(index, "ingredients");
  const candidates = isAnnounced
    ? headed
    : [...headed, ...nameCandidates(index, "ingredients"), ...shapeCandidates(index)];
  for (const candidate of candidates) {
    const run = bestPart(index, candidate, ingredientScore(index, INGREDIENT_NEED[candidate.evidence]), true);
    if (!run) continue;
    const { count, likeness } = linesIn(index, run);
    if (count < 2 || (candidate.evidence === "shape" && (count < 3 || likeness < 0.7)) || likeness < 0.3) continue;
    const bonus = EVIDENCE_BONUS[candidate.evidence] * likeness + (index.isInCard(run.from) ? CARD_BONUS : 0);
    yield { ...run, count, likeness, score: (run.score + bonus) * (index.isUnrelated(run.from) ? 0.25 : 1) };
  }
}

/**
 * Without a heading, a list ends where sentences begin: "handful of walnuts" and "salt" below "200 g flour" belong to
 * it, even if they do not look like ingredients.
 */
function withShortLines(index: RowIndex, run: Run): Run {
  let { to } = run;
  for (; to < index.rows.length && to - run.to < MAX_SHORT_LINES; to++) {
    const row = index.rows[to];
    if (!row || !index.isLine(to) || index.isUnrelated(to) || row.linkShare > 0.6) break;
    if (row.text.length > MAX_SHORT_LENGTH || /[.!?:]$/.test(row.text) || index.ingredientLikenessOf(to) < 0.3) break;
    if (index.stepLikenessOf(to) >= 0.5) break;
  }
  return { ...run, to };
}

/** The run of rows that is most likely the method of the recipe with these ingredients. */
export function findStepRun(index: RowIndex, ingredients: Run | null): Run | null {
  const candidates = [...headingCandidates(index, "steps"), ...nameCandidates(index, "steps")];
  const foods = ingredients ? foodsOf(index, ingredients) : "";
  let best: Run | null = null;
  for (const candidate of candidates) {
    for (const piece of aroundIngredients(candidate, ingredients)) {
      const run = bestPart(index, piece, stepScore(index, STEP_NEED[candidate.evidence], foods));
      if (!run) continue;
      const score = stepRunScore(index, { ...run, evidence: candidate.evidence }, ingredients);
      if (score > 0.5 && (!best || score > best.score + 1e-9)) best = { ...run, evidence: candidate.evidence, score };
    }
  }
  const following = followingRun(index, ingredients);
  const isBetter = following !== null && following.evidence === "following" && (!best || following.score > best.score);
  return fromFirstStep(index, withoutRemarks(index, isBetter ? following : (best ?? following)), ingredients?.to ?? 0);
}

/** A step whose verb nobody knows belongs to the method when it stands in its list. */
function fromFirstStep(index: RowIndex, run: Run | null, earliest: number): Run | null {
  if (!run || !index.isInMethod(run.from)) return run;
  let { from } = run;
  while (from > earliest && index.isLine(from - 1) && index.isInMethod(from - 1)) from--;
  return { ...run, from };
}

/** True for rows below the last step that are no instructions: tips, and remarks about recipes, books and links. */
export const isRemark = (text: string): boolean =>
  REMARK.test(text) || ((TO_THE_READER.test(text) || QUESTION.test(text)) && countCookingWords(text) === 0);

/**
 * The end of a method. If its steps are list items, it ends with the list, unless the paragraphs after it have a
 * heading of their own.
 */
function endOfList(rows: readonly Row[], { from, to }: Run): number {
  const list = rows[from]?.isListItem ? rows[from]?.element.parent : null;
  if (!list) return to;
  let end = from;
  while (end < to && rows[end]?.isListItem && rows[end]?.element.parent === list) end++;
  return end - from >= 2 &&
    rows.slice(end, to).every((row) => !row.isListItem && row.headingLevel === 0 && !row.text.endsWith(":"))
    ? end
    : to;
}

function withoutRemarks({ rows }: RowIndex, run: Run | null): Run | null {
  if (!run) return null;
  let to = Math.min(run.to, endOfList(rows, run), endOfFrame(rows, run));
  while (to > run.from + 1 && isRemark(rows[to - 1]?.text ?? "")) to--;
  return { ...run, to };
}

function stepRunScore(index: RowIndex, run: Run, ingredients: Run | null): number {
  const bonus = run.evidence === "heading" ? 2.5 : 1.5;
  const isAfter = !ingredients || run.from >= ingredients.to;
  const distance = ingredients ? Math.min(Math.abs(run.from - ingredients.to), 200) : 0;
  // The method below the list belongs to the recipe; one above it belongs to the story.
  const place = (isAfter ? 1 : 0) + (isAfter && distance <= 4 ? 2.5 : 0) - distance / 40;
  const score = Math.min(run.score, 8) + bonus + place;
  return score * (index.isUnrelated(run.from) ? 0.25 : 1);
}

/** If a candidate encloses the ingredients, only the rows before and after them count. */
function aroundIngredients(candidate: Candidate, ingredients: Run | null): Candidate[] {
  if (!ingredients || candidate.to <= ingredients.from || candidate.from >= ingredients.to) return [candidate];
  return [
    { ...candidate, from: ingredients.to },
    { ...candidate, to: ingredients.from },
  ].filter(({ from, to }) => to > from);
}

/** Without any name or heading: the sentences directly after the ingredients, or else a list shaped like a method. */
function followingRun(index: RowIndex, ingredients: Run | null): Run | null {
  if (!ingredients) return null;
  const limit = Math.min(index.rows.length, ingredients.to + MAX_FOLLOWING_ROWS);
  let to = ingredients.to;
  while (
    to < limit &&
    index.sections[to] !== "other" &&
    !(index.isUnrelated(to) && !index.isUnrelated(ingredients.from))
  )
    to++;
  const run = bestPart(index, { from: ingredients.to, to, evidence: "shape" }, stepScore(index, STEP_NEED.shape));
  if (run && run.from - ingredients.to <= 8) return { ...run, evidence: "following" };
  const lists = shapeCandidates(index)
    .filter(({ from }) => from >= ingredients.to && index.rows[from]?.isListItem === true && !index.isUnrelated(from))
    .flatMap((candidate) => bestPart(index, candidate, stepScore(index, 0.5)) ?? []);
  return lists.find(({ score }) => score > 0.4) ?? null;
}

type RowScore = (row: number) => number;

const ingredientScore =
  (index: RowIndex, need: number): RowScore =>
  (i) =>
    !index.isLine(i) ? -0.02 : index.isInMethod(i) ? -0.5 : index.ingredientLikenessOf(i) - need;

/** Scores a row as a step. `foods`: the words of the ingredient list, because a step may list its ingredients again. */
const stepScore =
  (index: RowIndex, need: number, foods = ""): RowScore =>
  (i) => {
    if (!index.isLine(i) || isListedAgain(index.rows[i], foods)) return -0.02;
    const food = index.ingredientLikenessOf(i);
    const step = index.stepLikenessOf(i);
    // A numbered step looks like a counted food, unless it contains a cooking word.
    const isOther = (index.rows[i]?.linkShare ?? 0) > 0.6 || food > 0.9 || (food >= 0.85 && step < 0.7);
    return isOther ? -0.5 : step - need;
  };

const foodsOf = ({ rows }: RowIndex, { from, to }: Run): string =>
  rows
    .slice(from, to)
    .map(({ text }) => text.toLowerCase())
    .join(" ");

/** True for a short list item whose longer words are all in the ingredient list, or which is a tool. */
function isListedAgain(row: Row | undefined, foods: string): boolean {
  if (foods === "" || !row?.isListItem || row.text.length > MAX_SHORT_LENGTH) return false;
  const words = row.text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return (words.length > 0 && words.every((word) => foods.includes(word))) || isTool(row.text);
}

/** The part of the candidate with the highest sum of row scores (Kadane's algorithm). */
function bestPart(index: RowIndex, candidate: Candidate, scoreOf: RowScore, isWholeList = false): Run | null {
  let best: Run | null = null;
  let sum = 0;
  let from = candidate.from;
  for (let i = candidate.from; i < candidate.to; i++) {
    if (sum <= 0) {
      sum = 0;
      from = i;
    }
    sum += scoreOf(i);
    if (sum > 0 && (!best || sum > best.score)) best = { from, to: i + 1, score: sum, evidence: candidate.evidence };
  }
  if (!best) return null;
  const whole = isWholeList ? wholeList(index, best, candidate) : best;
  return { ...whole, from: withLeadingHeadings(index, whole.from, candidate.from) };
}

/** Extends a run to its whole list: neighbours in the same parent belong to it even if they do not look like it. */
function wholeList(index: RowIndex, run: Run, { from, to }: Candidate): Run {
  const { rows, sections } = index;
  const isNeighbour = (i: number, beside: number): boolean => {
    const row = rows[i];
    const other = rows[beside];
    if (!row || !other || sections[i] !== null || row.text.length > MAX_NEIGHBOUR_LENGTH) return false;
    // A line of food may be bold because of its allergen.
    if (row.headingLevel > 0 && !(row.headingLevel === 7 && isFoodName(row.text))) return false;
    if (index.isInMethod(i) || isSentence(index, i)) return false;
    const isSameList = row.isListItem === other.isListItem && row.element.parent === other.element.parent;
    return (isSameList && (row.isListItem || row.headingLevel === 7)) || row.element === other.element;
  };
  const whole = { ...run };
  while (whole.from > from && isNeighbour(whole.from - 1, whole.from)) whole.from--;
  while (whole.to < to && isNeighbour(whole.to, whole.to - 1)) whole.to++;
  return whole;
}

/** True for a sentence about cooking in the same box as the list: it is the first step. */
const isSentence = (index: RowIndex, i: number): boolean =>
  (index.rows[i]?.text.length ?? 0) > 60 && index.ingredientLikenessOf(i) < 0.3 && index.stepLikenessOf(i) >= 0.75;

/** Extends a run to the group's heading before its first line. */
function withLeadingHeadings({ rows, sections }: RowIndex, from: number, earliest: number): number {
  let at = from;
  while (at > earliest && from - at < 2 && (rows[at - 1]?.headingLevel ?? 0) > 0 && sections[at - 1] === null) at--;
  return at;
}

function linesIn(index: RowIndex, { from, to }: Run): { count: number; likeness: number } {
  let count = 0;
  let sum = 0;
  for (let i = from; i < to; i++) {
    if (!index.isLine(i)) continue;
    count++;
    sum += index.ingredientLikenessOf(i);
  }
  return { count, likeness: sum / Math.max(1, count) };
}
