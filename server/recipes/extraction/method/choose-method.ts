import { loose } from "../align/match-rows";
import { stepLikeness } from "../markup/line-shape";
import type { PageLine } from "../recipe";

const MORE =
  "(?:read|see|view|show|continue) (?:more|reading|(?:the )?full recipe)|weiterlesen|mehr (?:lesen|anzeigen)|lire (?:la suite|plus)|voir plus|lees (?:meer|verder)|leer más|ver más|seguir leyendo|leggi (?:tutto|di più)|continua a leggere|ler mais|continue lendo|läs mer|læs mere|les mer|czytaj (?:dalej|więcej)|číst dál|tovább";
/** What a template writes behind a text that it cut: an ellipsis, alone or before the words of its link. */
const CUT = new RegExp(`(?:\\.{3}|…|\\[…\\]|\\[\\.{3}\\])\\s*(?:(?:${MORE})\\s*[»›→]?\\s*)?$`, "iu");
/** Data of one short step may be the beginning that a search engine is shown. */
const FEW_STEPS = 1;
const SHORT_METHOD = 240;
/** Longer lines are no titles of steps. */
const LONGEST_TITLE = 45;
/** The share of a step's letters that the page's method must have for it to say the same. */
const SAME = 0.9;
const LEAST_LETTERS = 20;

const lettersOf = (steps: readonly PageLine[]): string => loose(steps.map(({ text }) => text).join(""));

/** Whether a method may be a beginning of the page's own: cut off, a list of titles, or short. */
export function isDoubtfulMethod(steps: readonly PageLine[]): boolean {
  const last = steps.at(-1)?.text ?? "";
  if (CUT.test(last) || areTitles(steps)) return true;
  return steps.length <= FEW_STEPS && lettersOf(steps).length < SHORT_METHOD;
}

const areTitles = (steps: readonly PageLine[]): boolean =>
  steps.length > 0 && steps.every(({ text }) => text.length <= LONGEST_TITLE && !/[.!?。]$/.test(text));

/**
 * The better of two methods of one recipe, that of the data and that of the page. Where the page's begins with what the
 * data says and goes on, or says more below the same titles, the data is a teaser.
 */
export function chooseMethod(known: readonly PageLine[], shown: readonly PageLine[]): readonly PageLine[] {
  if (shown.length === 0 || !shown.some(({ text }) => stepLikeness(text) >= 0.5)) return known;
  const [own, other] = [lettersOf(known), lettersOf(shown)];
  if (own.length === 0) return shown;
  if (other.length <= own.length) return known;
  const teaser = lettersOf(known.map(({ text, group }) => ({ text: text.replace(CUT, ""), group })));
  const isCut = CUT.test(known.at(-1)?.text ?? "");
  const start = other.indexOf(teaser.slice(0, Math.floor(teaser.length * SAME)));
  if (teaser.length >= LEAST_LETTERS && (isCut ? start >= 0 : start === 0)) return shown;
  if (areTitles(known) && other.length >= own.length * 2) return shown;
  return own.length < LEAST_LETTERS ? shown : known;
}
