import { recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import { Openings } from "../text/openings";
import { BRACKET, HYPHEN, LIST_SIGN, LONG_SPACE, LONG_SPACE_FROM, OUTSIDE, signsIn } from "../text/text-signs";
import { tokenize } from "../text/tokens";
import { alternatives, anyOf, listOfKind } from "../text/word-lists";
import { namesFood } from "./names-food";
import { tidy } from "./tidy-words";
import { withoutWorkAround } from "./work-around-food";
import { doneBefore, withoutWork } from "./work-before-food";

/** The parts of a line's text after its amounts. */
export type NameParts = {
  readonly name: string;
  readonly preparation: string;
  readonly note: string;
  /** The unit that is written after the food: "2 garlic cloves". */
  readonly trailingUnit: string;
  /** How large a piece is, before or behind the food: "petit", "mittelgroß". */
  readonly size: string;
};

/**
 * Words for preparation at home, which are not part of the bought food. "dried", "smoked" and "salted" are part of it.
 */
const DONE = anyOf("done");
const ADVERB = anyOf("done_how");
const LEADING_DONE = new RegExp(
  `^(?:${ADVERB}[ -]?)*${DONE}(?:(?:\\s*,\\s*(?:(?:and|or|but|then|not)\\s+)?|\\s+(?:and|or|but|then|not)\\s+|\\s*&\\s*|\\s+)(?:${ADVERB}[ -]?)*${DONE})*(?:\\s*,)?\\s+(?=\\p{L})`,
  "iu",
);
const DONE_OPENINGS = new Openings([...listOfKind("done"), ...listOfKind("done_how")]);
const GROUND_HOW = ["finely", "freshly", "coarsely"];
const FRESHLY_GROUND = new RegExp(`^(?:(?:${GROUND_HOW.join("|")})\\s+)+ground\\s+`, "i");
const KEEP_DONE = new RegExp(`^${anyOf("kept_done")}\\s+${anyOf("food_kept_done")}\\b`, "i");

/** What a food is for, if that is only a note beside it. */
const USED_FOR = listOfKind("note_of_use");

/** Expressions that begin a note. Each starts with the words by which it is found. */
const OPEN_NOTE = [
  String.raw`(?:plus|and) (?:a little |some |a few |a bit of )?(?:extra|more|additional)\b`,
  String.raw`such as\b`,
  String.raw`like\b(?= \w+ or)`,
  String.raw`to taste\b`,
  String.raw`to serve\b`,
  String.raw`to garnish\b`,
  String.raw`to decorate\b`,
  String.raw`to finish\b`,
  String.raw`to cover\b`,
  String.raw`for (?:the |a )?(?:${alternatives(USED_FOR)})\b`,
  String.raw`as needed\b`,
  String.raw`as required\b`,
  String.raw`at room temperature\b`,
  String.raw`cut (?:in|into|crosswise|lengthwise|on|from)\b`,
  String.raw`if (?:needed|desired|necessary|you|available|using|liked)\b`,
  String.raw`from (?:about )?\d`,
  String.raw`in (?:half|quarters|pieces)\b`,
  String.raw`at least\b`,
  String.raw`about \d`,
  String.raw`or (?:more|less|so|to taste|as)\b`,
  String.raw`or \d`,
  String.raw`or other\b`,
  String.raw`or another\b`,
  String.raw`with (?:its|their|the)\b`,
  String.raw`cooked (?:to|and|until)\b`,
  String.raw`equal to\b`,
  String.raw`prepared (?:as|according)\b`,
  String.raw`mixed with\b`,
  String.raw`seasoned with\b`,
  "approx",
];
/** "q.b.", "nach Geschmack": only where nothing follows, because "al gusto di limone" says what it tastes of. */
const TO_TASTE = listOfKind("to_taste").map((words) => `${words.replaceAll(".", "\\.?")}\\.?(?=\\s{0,3}(?:$|[,;(]))`);
/** "q.b. pepe nero": abbreviated, it stands in front of the food too. */
const TASTE_FIRST = new RegExp(
  `^(?:${listOfKind("to_taste")
    .filter((words) => words.includes("."))
    .map((words) => words.replaceAll(".", "\\.?"))
    .join("|")})\\s+(?=\\p{L})`,
  "iu",
);
const TAIL_WORDS = [...listOfKind("begins_note").map((word) => `${word}\\b`), ...OPEN_NOTE, ...TO_TASTE];
/** Signs that begin a note. */
const TAIL_SIGNS = ["\\(", "-- ?", "– ", "— ", "—", "\\* ?"];
/** Finds the beginning of the note, which ends the food. */
const TAIL = new RegExp(`\\s+(?:${[...TAIL_WORDS, ...TAIL_SIGNS].join("|")})`, "iuy");

const TAIL_ANYWHERE = new RegExp(TAIL.source, "iu");
/** The first word of each expression, or its alternatives: "(?:plus|and)". */
const TAIL_OPENINGS = new Openings(
  TAIL_WORDS.flatMap((tail) => /^(?:\(\?:)?([a-z|]+)/.exec(tail)?.[1]?.split("|") ?? []),
);
const FIRST_TAIL_SIGNS = "(*-";
const ASCII = /^\p{ASCII}*$/u;
/** Finds where the note begins. The pattern runs only where a word may begin one. */
function tailOf(name: string, isAscii: boolean): RegExpExecArray | null {
  if (!isAscii && !ASCII.test(name)) return TAIL_ANYWHERE.exec(name);
  for (let at = behindWord(name, 0); at < name.length; ) {
    let next = at + 1;
    while (isSpace(name.charCodeAt(next))) next++;
    if (TAIL_OPENINGS.mayOpenAt(name, next) || FIRST_TAIL_SIGNS.includes(name.charAt(next))) {
      TAIL.lastIndex = at;
      const tail = TAIL.exec(name);
      if (tail) return tail;
    }
    at = behindWord(name, next);
  }
  return null;
}

function behindWord(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isSpace(text.charCodeAt(at))) at++;
  return at;
}

/** For ASCII only. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

const TRAILING_UNIT = new RegExp(
  `\\s+(${anyOf("unit_behind_food")}|(?<=gelatine? )${anyOf("sheet_of_gelatine")})$`,
  "i",
);
const TRAILING_UNITS = new Set([...listOfKind("unit_behind_food"), ...listOfKind("sheet_of_gelatine")]);
const LONGEST_TRAILING_UNIT = Math.max(...[...TRAILING_UNITS].map(({ length }) => length));

/** Whether the last word is one of them. */
function endsInUnit(name: string): boolean {
  let from = name.length;
  while (from > 0 && name.length - from <= LONGEST_TRAILING_UNIT && isLetter(name.charCodeAt(from - 1))) from--;
  return name.length - from <= LONGEST_TRAILING_UNIT && TRAILING_UNITS.has(name.slice(from).toLowerCase());
}

/** For ASCII only. */
const isLetter = (code: number): boolean => (code | 32) >= 97 && (code | 32) <= 122;

const FOOD_BEFORE_UNIT = new RegExp(`${anyOf("food_before_unit")} $`, "i");

/** "whole peeled tomatoes": such a word alone, without the food after it, is no name. */
const BARE = /^(?:whole|fresh|frozen|ripe|raw|baby|young|boneless|skinless|organic|canned|tinned)$/i;

/** Splits the text after the amounts into the food, its preparation and the note. */
export function readName(text: string, knowledge: Knowledge): NameParts {
  const notes: string[] = [];
  const preparation: string[] = [];
  const whole = withoutJoiner(text.trim());
  const signs = signsIn(whole);
  let name = signs & BRACKET ? takeBrackets(whole, notes, knowledge) : whole;
  if (signs & (LONG_SPACE | BRACKET | OUTSIDE)) name = name.replace(LONG_SPACES, " ");
  if (signs & (LIST_SIGN | HYPHEN | OUTSIDE))
    name = cutAtComma(name, notes, knowledge, (signs & (HYPHEN | OUTSIDE)) !== 0);
  const taste = TASTE_FIRST.exec(name)?.[0];
  if (taste !== undefined) {
    notes.unshift(taste);
    name = name.slice(taste.length);
  }
  name = stripLeading(name, preparation);
  const tail = tailOf(name, (signs & OUTSIDE) === 0);
  if (
    tail &&
    tail.index > 0 &&
    !(BARE.test(name.slice(0, tail.index)) && namesFood(name.slice(tail.index), knowledge))
  ) {
    notes.unshift(name.slice(tail.index).trim());
    name = name.slice(0, tail.index);
  }
  const trailing = endsInUnit(name) ? TRAILING_UNIT.exec(name) : null;
  let trailingUnit = "";
  if (trailing?.[1] && FOOD_BEFORE_UNIT.test(`${name.slice(0, trailing.index)} `)) {
    trailingUnit = trailing[1];
    name = name.slice(0, trailing.index);
  }
  const bare = withoutWorkAround(name, knowledge);
  if (bare) {
    name = bare.name;
    if (bare.before !== "") preparation.push(bare.before);
    if (bare.behind !== "") preparation.push(bare.behind);
  }
  return {
    name: tidy(name),
    size: bare?.size ?? "",
    preparation: preparation.length === 0 ? "" : preparation.map(tidy).join(", "),
    note: notes.length === 0 ? "" : listOf(notes),
    trailingUnit,
  };
}

function listOf(notes: readonly string[]): string {
  let list = "";
  for (const each of notes) {
    const note = tidy(each);
    if (note !== "") list = list === "" ? note : `${list}, ${note}`;
  }
  return list;
}

const withoutJoiner = (text: string): string => (/^[oa]/i.test(text) ? text.replace(/^(?:of|and)\s+/i, "") : text);

/** "Gorgonzola (or other blue cheese), diced": an alternative in brackets belongs to the name; the rest is a note. */
function takeBrackets(text: string, notes: string[], knowledge: Knowledge): string {
  return text.replace(/\s*[([]([^()[\]]*)[)\]]\s*/g, (whole, inner: string, offset: number) => {
    const rest = text.slice(offset + whole.length);
    if (
      /^or\s+(?!\d|more|less|to taste|other)/i.test(inner) &&
      namesFood(inner, knowledge) &&
      inner.split(" ").length < 5
    )
      return ` ${inner} `;
    notes.push(inner);
    return /^[,;.]/.test(rest) ? "" : " ";
  });
}

const BETWEEN_PARTS = /\s*(?:,(?!\d)|;|\s[–—]\s|\s-\s)\s*/;

/** Splits as BETWEEN_PARTS does, for a text of ASCII without hyphens. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charCodeAt(at);
    if (sign !== SEMICOLON && (sign !== COMMA || isDigit(text.charCodeAt(at + 1)))) continue;
    let end = at;
    while (end > from && isSpace(text.charCodeAt(end - 1))) end--;
    parts.push(text.slice(from, end));
    while (isSpace(text.charCodeAt(at + 1))) at++;
    from = at + 1;
  }
  parts.push(text.slice(from));
  return parts;
}

const COMMA = 44;
const SEMICOLON = 59;
const isDigit = (code: number): boolean => code >= 48 && code <= 57;

/** `areDashes`: a dash or hyphen may separate parts too. */
function cutAtComma(text: string, notes: string[], knowledge: Knowledge, areDashes: boolean): string {
  if (areDashes && !/[,;–—]| - /.test(text)) return text;
  let parts = areDashes ? text.split(BETWEEN_PARTS) : partsOf(text);
  let used = 1 + doneBefore(parts, knowledge);
  if (used === 1) parts = withoutWork(parts, notes, knowledge);
  let name = parts.slice(0, used).join(", ");
  while (
    used < parts.length &&
    !namesFood(name, knowledge) &&
    namesFood(parts[used] ?? "", knowledge) &&
    !isUnknownName(name, knowledge)
  )
    name = `${name} ${parts[used++]}`;
  const list = LISTED.test(text) ? listLength(parts, used, knowledge) : 0;
  if (list > 0) {
    name = [name, ...parts.slice(used, used + list)].join(", ");
    used += list;
  } else if (
    used < parts.length &&
    /^or\s+(?!\d|more\b|less\b|to\b|a\b|an\b|other\b)/i.test(parts[used] ?? "") &&
    namesFood(parts[used] ?? "", knowledge)
  ) {
    name = `${name} ${parts[used++]}`;
  }
  for (const part of parts.slice(used)) notes.push(part);
  return name;
}

/** Such a word occurs in every list of alternatives. */
const LISTED = /(?:or|and)\s/i;

/** "Gruyère, Comté, or Swiss cheese": how many of the parts continue a list of alternatives. */
function listLength(parts: readonly string[], from: number, knowledge: Knowledge): number {
  for (let i = from; i < parts.length; i++) {
    const part = parts[i] ?? "";
    if (/^(?:or|and|and\/or)\s+(?!\d|a\b|an\b|more\b)/i.test(part))
      return i > from && namesFood(part, knowledge) ? i - from + 1 : 0;
    if (part.split(/\s+/, 4).length > 3 || !namesFood(part, knowledge)) return 0;
    if (/\s(?:or)\s/i.test(part)) return i - from + 1;
  }
  return 0;
}

const GROUND_OPENINGS = new Openings(GROUND_HOW);
const JUICED_HOW = ["finely", "freshly", "grated", "squeezed"];
const JUICED = ["juice", "zest", "rind", "peel"];
const JUICE_OPENINGS = new Openings([...JUICED_HOW, ...JUICED]);
const JUICE_OF = new RegExp(
  `^((?:(?:${JUICED_HOW.join("|")})\\s+)*(?:${JUICED.join("|")})(?:\\s+and\\s+(?:grated\\s+|finely\\s+)*(?:juice|zest|rind))?\\s+(?:of|from)\\s+)`,
  "i",
);

function stripLeading(text: string, preparation: string[]): string {
  let name = text;
  const ground = GROUND_OPENINGS.mayOpenAt(name, 0) ? FRESHLY_GROUND.exec(name) : null;
  if (ground) {
    preparation.push(ground[0]);
    name = name.slice(ground[0].length);
  }
  const done =
    !DONE_OPENINGS.mayOpenAt(name, 0) ||
    (KEEP_DONE.test(name) && !/^(?:peeled|cooked|sliced|chopped|shelled|shredded|cut|melted|torn)/i.test(name))
      ? null
      : LEADING_DONE.exec(name);
  if (done) {
    preparation.push(done[0]);
    name = name.slice(done[0].length);
  }
  const juiceOf = JUICE_OPENINGS.mayOpenAt(name, 0) ? JUICE_OF.exec(name) : null;
  if (juiceOf?.[1]) {
    preparation.push(juiceOf[1]);
    name = name.slice(juiceOf[1].length);
  }
  return name;
}

function isUnknownName(text: string, knowledge: Knowledge): boolean {
  return recognise(tokenize(text), knowledge).some((piece) => piece.kind === "unknown");
}

/**
 * Rows of spaces are shortened first, because expressions that begin with any number of spaces would try each space of
 * a long row as the first.
 */
const LONG_SPACES = new RegExp(`\\s{${LONG_SPACE_FROM},}`, "g");
