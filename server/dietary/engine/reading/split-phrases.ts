import { absentClass, isA } from "../model/knowledge";
import type { Piece } from "../model/piece";
import type { Offer } from "../text/offered-extras";
import { listOfKind, setOfKind } from "../text/word-lists";
import { isDeclaring } from "./bare-declarations";
import { begun, denialAt, isLedOn, isSaidNotToBe, isVoid, MOST_AHEAD, tiesIn } from "./denials";
import { markFree } from "./free-claims";
import {
  goesOnWithFood,
  isHyphened,
  newPhrase,
  PERHAPS_DENIED,
  type Phrase,
  PRESENT,
  STATED,
  type State,
  TRACE,
} from "./phrase-state";
import { warnBehind } from "./warned-behind";

/** "choice of chicken or tofu": neither food is certain. */
const OFFERED: State = { polarity: "optional", isList: false, isFirst: true };
const SAID_NOT_TO_BE: State = { ...TRACE, isFirst: true };
const FOREIGN_AND = listOfKind("foreign_and");
const AND_BOTH: ReadonlySet<string> = new Set([...FOREIGN_AND, ...listOfKind("foreign_and_both")]);
const AND: ReadonlySet<string> = new Set(["and", ...FOREIGN_AND]);

/**
 * Divides pieces into phrases at commas, brackets and joining words, and follows statements such as "no", "free from",
 * "may contain". `offers`: the parts of the text that offer extras to the dish.
 */
export function splitPhrases(
  pieces: readonly Piece[],
  doubtful: readonly boolean[],
  text: string,
  offers: readonly Offer[],
): Phrase[] {
  const phrases: Phrase[] = [];
  let state = PRESENT;
  let current = newPhrase(state);
  let offer: Offer | undefined;
  let ties: readonly number[] | undefined;
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    if (offers.length > 0) {
      const next = offerAt(offers, piece);
      if (next !== offer) {
        state = PRESENT;
        current = closed(phrases, current, state);
        offer = next;
      }
      if (offer && isSaid(offer, piece) && !isOffered(pieces, index, offer)) continue;
    }
    // "gluten free base +2" does not describe the dish as served; "add vegan cheese" is about that cheese.
    const isDoubtful = doubtful[index] === true || (offer !== undefined && !goesOnWithFood(pieces, index));
    if (piece.before !== "") {
      const listed = piece.before === "(" ? deniedBefore(piece, state, current) : null;
      if (listed === "others" || endsStatement(piece.before, state, pieces, index)) state = PRESENT;
      else if (listed === "kinds") state = { ...state, isList: true };
      current = closed(phrases, current, state);
      current.opened = piece.before;
      current.isJoined = piece.before === "&";
    }
    if (state.behind && namesFood(current) && (piece.kind === "concept" || piece.kind === "unknown")) {
      state = state.behind === "present" || isLedOn(pieces, index) ? PRESENT : TRACE;
      current = closed(phrases, current, state);
    }
    if (isSaidNotToBe(pieces, index)) {
      state = SAID_NOT_TO_BE;
      current = closed(phrases, current, state);
      continue;
    }
    if (piece.kind !== "word") {
      current.pieces.push(piece);
      if (offer && current.polarity === "present") current.polarity = "optional";
      if (state.isFirst) state = { ...state, isFirst: false };
      continue;
    }
    switch (piece.word) {
      case "absent":
      case "trace":
        state = PRESENT;
        current = closed(phrases, current, state);
        ties ??= tiesIn(pieces);
        state = piece.word === "trace" ? begun(piece, isDoubtful) : denialAt(pieces, index, { text, isDoubtful, ties });
        // This "no" is not before a food: "no-bake cheesecake".
        if (state === PRESENT && isVoid(pieces, index, text)) index++;
        current = newPhrase(state);
        break;
      case "trace_behind":
        state = PRESENT;
        current = closed(phrases, current, state);
        // Before all foods of its sentence it warns of those that follow.
        if (!warnBehind(phrases, piece.before)) state = begun({ ...piece, word: "trace" }, isDoubtful);
        current = newPhrase(state);
        break;
      case "contains":
        state = isDeclaring(piece) ? STATED : PRESENT;
        current = closed(phrases, current, state);
        break;
      case "optional":
        current.polarity = current.polarity === "absent" ? "absent" : "optional";
        break;
      case "joiner":
        if (endsAbsence(piece.tokens[0]?.folded ?? "", state))
          // "ohne Milch und Ei" denies both; "without nuts and seeds" perhaps only the first.
          state = state.behind === "trace" && AND_BOTH.has(piece.tokens[0]?.folded ?? "") ? PERHAPS_DENIED : PRESENT;
        current = closed(phrases, current, state);
        current.isJoined = AND.has(piece.tokens[0]?.folded ?? "");
        break;
      case "offered":
        state = OFFERED;
        current = closed(phrases, current, state);
        break;
      case "free":
        markFree(current, phrases, {
          pieces,
          index,
          isDoubtful: isDoubtful || state.polarity !== "present",
          isHyphened: isHyphened(pieces, index, text),
        });
        break;
      case "plant_based":
      case "meatless":
        if (!isDoubtful && (state.polarity === "present" || goesOnWithFood(pieces, index))) {
          current.pieces.push(piece);
          break;
        }
        current = closed(phrases, current, state);
        phrases.push({ ...newPhrase(state), polarity: "trace", pieces: [piece] });
        break;
      default:
        current.pieces.push(piece);
    }
  }
  closed(phrases, current, state);
  return phrases;
}

const namesFood = ({ pieces }: Phrase): boolean => pieces.some(({ kind }) => kind === "concept");

const startOf = (piece: Piece): number => piece.tokens[0]?.start ?? 0;

const offerAt = (offers: readonly Offer[], piece: Piece): Offer | undefined =>
  offers.find(({ start, end }) => start <= startOf(piece) && startOf(piece) < end);

/** Words for parts of a plate, followed by a list of what they consist of. */
const PART_OF_PLATE = setOfKind("plate_part");

/**
 * "Extra cheese: +$2" offers cheese. In "extra cheese: feta" the feta replaces the word cheese, and in "protein: tofu"
 * the tofu replaces the word protein.
 */
function isOffered(pieces: readonly Piece[], index: number, { end }: Offer): boolean {
  const piece = pieces[index] as Piece;
  if (piece.kind !== "concept") return false;
  const isPart = piece.tokens.every(({ folded }) => PART_OF_PLATE.has(folded));
  for (let at = index + 1; at < pieces.length && startOf(pieces[at] as Piece) < end; at++) {
    const behind = pieces[at] as Piece;
    if (behind.kind === "concept" && (isPart || isA(behind.concept, piece.concept.index))) return false;
  }
  return true;
}

const isSaid = ({ said }: Offer, piece: Piece): boolean => (piece.tokens.at(-1)?.end ?? 0) <= said;

/** Stores the current phrase. @returns the next, empty phrase */
function closed(phrases: Phrase[], current: Phrase, state: State): Phrase {
  if (current.pieces.length > 0 || current.tag || current.tagSoftened) phrases.push(current);
  return newPhrase(state);
}

/** "may contain" and "free from" continue after commas; "no" and "without" do so only in a list that ends with "or". */
function endsStatement(before: string, state: State, pieces: readonly Piece[], index: number): boolean {
  if (state.isStated) return /^[.);]$/.test(before);
  if (state.polarity === "present" || before === "&" || before === "/") return false;
  if (before === ":") return !state.isFirst;
  if (state.isList) return /^[.);]$/.test(before);
  if (before !== ",") return before !== "(";
  for (const piece of pieces.slice(index, index + MOST_AHEAD)) {
    if (/^[.);]$/.test(piece.before)) return true;
    if (piece.kind === "word" && piece.word === "joiner") return !/^n?or$/.test(piece.tokens[0]?.folded ?? "");
  }
  return true;
}

/**
 * "Pancakes without syrup (milk, egg, wheat)": the bracket lists what else is in the dish. In "no nuts (almonds, cashews)" it
 * lists kinds of what is denied.
 */
function deniedBefore({ concept }: Piece, { polarity, isList }: State, { pieces }: Phrase): "others" | "kinds" | null {
  if (polarity === "present" || isList || !concept) return null;
  const denied = pieces.findLast(({ kind }) => kind === "concept")?.concept;
  if (!denied) return null;
  return isA(concept, denied.index) || (absentClass(denied) & concept.profile.yes) !== 0 ? "kinds" : "others";
}

function endsAbsence(joiner: string, { polarity, isList }: State): boolean {
  if (/^(with|but|plus)$/.test(joiner)) return true;
  return polarity !== "present" && !isList && !/^n?or$/.test(joiner);
}
