import { LINE_WORD_KINDS } from "@/lib/dietary/line-word-kinds";
import type { Knowledge } from "../model/knowledge";
import type { Piece } from "../model/piece";
import { foldWord } from "../text/fold";
import { isLineWord, isOfKind, isUnitWord, languagesOf } from "../text/line-words";
import type { Token } from "../text/word";
import { listOfKind, meaningsOf } from "../text/word-lists";
import { asWord } from "./remarks";

/** Leaves out the unknown words of which something is known: the cook's work, and words that have nothing to do with food. */
export function withoutWordsAroundFood(
  pieces: readonly Piece[],
  isRecipeLine: boolean,
  knowledge: Knowledge,
): readonly Piece[] {
  if (!pieces.some(({ kind }) => kind === "unknown")) return pieces;
  const said = withoutWorkInSigns(withoutWork(pieces, isRecipeLine));
  return isRecipeLine ? withoutPlainWords(said, knowledge) : said;
}

/**
 * Unknown words of a recipe's line that dictionaries know, and that no language uses for a food: "slender carrots",
 * "1 egg, within reach". An adjective counts beside a food, any such word where a remark stands: behind the first food,
 * set off by a sign, with no food beside it. All other unknown words may be a food. Menus and labels have no remarks, and a
 * menu's adjective may name a preparation: "truite normande" comes with cream.
 */
function withoutPlainWords(pieces: readonly Piece[], { plainWord }: Knowledge): readonly Piece[] {
  if (!pieces.some(({ kind }) => kind === "unknown")) return pieces;
  const said = (piece: Piece) => {
    if (piece.tokens.length !== 1) return undefined;
    const folded = piece.tokens[0]?.folded ?? "";
    return BESIDE_FOOD.has(folded) ? "beside" : plainWord?.(folded);
  };
  const tells = (piece: Piece): boolean => {
    const word = said(piece);
    return word !== undefined && word !== "origin";
  };
  const hasFood = pieces.some(({ kind }) => kind === "concept");
  let isBehindFood = false;
  return partsOf(pieces).flatMap((part) => {
    const last = part.findLastIndex(({ kind }) => kind === "concept");
    const isRemark = last < 0 && isBehindFood && part.every((piece) => piece.kind !== "unknown" || tells(piece));
    isBehindFood ||= last >= 0;
    return part.map((piece, at) => {
      if (piece.kind !== "unknown") return piece;
      const word = said(piece);
      const isExcused = isRemark || (hasFood && word === "beside") || (at < last && word === "describes");
      return isExcused ? asWord(piece) : piece;
    });
  });
}

/**
 * "ciboulette ciselée", "in feine Ringe": words of the cook's work and of sizes, in the places where the language of the line
 * puts them. A shape or a part of a food counts only behind a word that leads to it: "sin semillas" brings no seeds, "con
 * semillas" may bring any. Without an amount the text may be a label, and the work has to stand beside a food.
 */
function withoutWork(pieces: readonly Piece[], isRecipeLine: boolean): readonly Piece[] {
  if (!pieces.some(mayBeWork) || !pieces.some(({ kind }) => kind === "concept")) return pieces;
  const tokens = pieces.flatMap((piece) => piece.tokens);
  const languages = languagesOf(tokens);
  const isExcused = pieces.map(() => false);
  let isAlone = true;
  if (isRecipeLine) excuseRemarks(pieces, languages, isExcused);
  excuseMeasure(pieces, languages, isExcused);
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (piece.before !== "" && piece.before !== "&") isAlone = !isRecipeLine;
    if (piece.kind === "concept") isAlone = false;
    else if (mayBeWork(piece) && (!isAlone || standsBeforeFood(pieces, at, languages)))
      isExcused[at] ||= isWork(pieces, at, languages, isRecipeLine);
    else if (piece.kind === "unknown") isAlone = true;
  }
  return isExcused.includes(true) ? pieces.map((piece, at) => (isExcused[at] ? asWord(piece) : piece)) : pieces;
}

/** "ein paar Spritzer Zitronensaft", "kilka kropli soku": nothing but words of an amount at the beginning, then a food. */
function excuseMeasure(pieces: readonly Piece[], languages: number, isExcused: boolean[]): void {
  let end = 0;
  for (let isMeasure = true; isMeasure && end < pieces.length; ) {
    const piece = pieces[end] as Piece;
    const token = onlyToken(piece);
    isMeasure =
      piece.kind === "number" ||
      (piece.kind === "word" && piece.word !== "absent" && piece.word !== "free") ||
      (piece.kind === "unknown" &&
        token !== undefined &&
        (isUnitWord(token) || isOfKind(token, "some_of", languages) || isOfKind(token, "sized", languages)));
    if (isMeasure) end++;
  }
  if (pieces[end]?.kind !== "concept") return;
  for (let at = 0; at < end; at++) if (pieces[at]?.kind === "unknown") isExcused[at] = true;
}

/** ", tylko biała część": a part behind the food with nothing but the cook's words, a shape or a part among them. */
function excuseRemarks(pieces: readonly Piece[], languages: number, isExcused: boolean[]): void {
  let from = 0;
  let isBehindFood = false;
  for (let at = 1; at <= pieces.length; at++) {
    if (at < pieces.length && pieces[at]?.before === "") continue;
    const part = pieces.slice(from, at);
    const hasFood = part.some(({ kind }) => kind === "concept");
    if (isBehindFood && !hasFood && part.every((piece) => piece.kind !== "unknown" || isAnyKind(piece, languages)))
      for (const [index, piece] of part.entries()) isExcused[from + index] = piece.kind === "unknown";
    isBehindFood ||= hasFood;
    from = at;
  }
}

const EXCUSING = LINE_WORD_KINDS.filter((kind) => kind !== "worked_or_food" && kind !== "english_too");

function isAnyKind(piece: Piece, languages: number): boolean {
  const token = onlyToken(piece);
  return token !== undefined && EXCUSING.some((kind) => isOfKind(token, kind, languages));
}

/**
 * "(皮をむいて乱切り)", "去壳 洗净": a run of signs behind the food that consists of the cook's words, in scripts without spaces,
 * where every sign is a piece. A run of particles alone says nothing.
 */
function withoutWorkInSigns(pieces: readonly Piece[]): readonly Piece[] {
  if (!pieces.some(({ kind, tokens }) => kind === "unknown" && UNSPACED.test(tokens[0]?.text ?? ""))) return pieces;
  const excused: Piece[] = [];
  let isBehindFood = false;
  for (let from = 0; from < pieces.length; ) {
    const piece = pieces[from] as Piece;
    isBehindFood ||= piece.kind === "concept";
    let to = from;
    for (let run = ""; (isBehindFood || from === 0) && to < pieces.length; to++) {
      const next = pieces[to] as Piece;
      if (next.kind === "concept" || next.kind === "number" || (to > from && next.before !== "")) break;
      run += next.tokens.map(({ text }) => text).join("");
      if (run.length > LONGEST_RUN) break;
    }
    const run = pieces.slice(from, to);
    const said = run.flatMap(({ tokens }) => tokens.map(({ text }) => text)).join("");
    if (run.some(({ kind }) => kind === "unknown") && isWorkInSigns(said)) excused.push(...run.map(asWord));
    else if (to > from) excused.push(...run);
    else excused.push(piece);
    from = Math.max(to, from + 1);
  }
  return excused;
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LONGEST_RUN = 40;
const RUNS = meaningsOf("worked_run");
const ALL_RUNS: ReadonlySet<string> = new Set(RUNS.map(([word]) => word));
/** The words of work among them; the others only tie such words together. */
const WORKS: ReadonlySet<string> = new Set(RUNS.flatMap(([word, means]) => (means === "" ? [word] : [])));
const LONGEST_WORD = Math.max(...[...ALL_RUNS].map(({ length }) => length));

/** Whether the words of the table can be put together to the whole run, with a word of work among them. */
function isWorkInSigns(run: string): boolean {
  const reached = new Array<number>(run.length + 1).fill(0);
  reached[0] = 1;
  for (let at = 0; at < run.length; at++) {
    const state = reached[at] ?? 0;
    if (state === 0) continue;
    for (let length = 1; length <= LONGEST_WORD && at + length <= run.length; length++) {
      const word = run.slice(at, at + length);
      if (!ALL_RUNS.has(word)) continue;
      reached[at + length] = Math.max(reached[at + length] ?? 0, WORKS.has(word) ? 2 : state);
    }
  }
  return reached[run.length] === 2;
}

const onlyToken = ({ tokens }: Piece): Token | undefined => (tokens.length === 1 ? tokens[0] : undefined);

function mayBeWork(piece: Piece): boolean {
  const token = piece.kind === "unknown" ? onlyToken(piece) : undefined;
  return token !== undefined && (isLineWord(token) || isUnitWord(token));
}

/** "finement émincés oignons": nothing but such words up to the food. */
function standsBeforeFood(pieces: readonly Piece[], from: number, languages: number): boolean {
  for (let at = from; at < pieces.length; at++) {
    const piece = pieces[at] as Piece;
    if (at > from && piece.before !== "") return false;
    if (piece.kind === "concept") return true;
    if (piece.kind === "unknown" && !isWork(pieces, at, languages, true)) return false;
  }
  return false;
}

/** How many words may stand between the word that leads to a shape and the shape: "in sehr feine Ringe". */
const LONGEST_LEAD = 4;

function isWork(pieces: readonly Piece[], at: number, languages: number, isRecipeLine: boolean): boolean {
  const token = onlyToken(pieces[at] as Piece);
  if (!token) return false;
  if (isOfKind(token, "worked", languages) || isOfKind(token, "worked_how", languages)) return true;
  if (isOfKind(token, "sized", languages)) return true;
  if (isOfKind(token, "worked_shape", languages)) return isLedTo(pieces, at, languages);
  if (!isRecipeLine) return false;
  return (
    isOfKind(token, "told", languages) ||
    isOfKind(token, "worked_into", languages) ||
    isOfKind(token, "note_behind", languages) ||
    isOfKind(token, "some_of", languages)
  );
}

const LEADING = ["worked_into", "worked", "note_behind"] as const;

/** Whether work or "in", "sans", "zum" stands before, with nothing but its own words between. */
function isLedTo(pieces: readonly Piece[], at: number, languages: number): boolean {
  for (let back = at - 1; back >= 0 && back >= at - LONGEST_LEAD; back--) {
    const piece = pieces[back] as Piece;
    if (piece.kind === "concept") return false;
    const [token] = piece.tokens;
    if (!token) return false;
    if (LEADING.some((kind) => isOfKind(token, kind, languages))) return true;
    if (piece.kind === "unknown" && !isLineWord(token)) return false;
    if (pieces[back + 1]?.before === ",") return false;
  }
  return false;
}

const BESIDE_FOOD: ReadonlySet<string> = new Set(listOfKind("beside_food").map(foldWord));

/** The pieces between one sign and the next. */
function partsOf(pieces: readonly Piece[]): Piece[][] {
  const parts: Piece[][] = [];
  for (const piece of pieces) {
    const part = parts.at(-1);
    if (part && piece.before === "") part.push(piece);
    else parts.push([piece]);
  }
  return parts;
}
