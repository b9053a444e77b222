import { absentClass, type Concept, hasTrait } from "./knowledge";
import type { Polarity } from "./read-food";
import type { Piece } from "./recognise";
import { BIT, type SubstanceMask } from "./substances";

/**
 * `tag`: what "free" before no food says of the dish. `dropped`: what it says of the food after it. `softened`: what
 * only one food of it was said to be left out of: a cheese-free pizza may still hold milk.
 */
export type Phrase = {
  pieces: Piece[];
  polarity: Polarity;
  tag: SubstanceMask;
  dropped: SubstanceMask;
  softened: SubstanceMask;
  /** Not the first of the list that "free from" or "may contain" governs. */
  continued: boolean;
};

type State = {
  polarity: Polarity;
  /** "free from" and "may contain" govern a list; a plain "no" only what follows at once. */
  isList: boolean;
  /** The first food after the word that began the statement is still to come. */
  isFirst: boolean;
};

const PRESENT: State = { polarity: "present", isList: false, isFirst: false };

/** Cuts at commas, brackets and joining words, and follows statements such as "no", "free from", "may contain". */
export function splitPhrases(pieces: readonly Piece[], isDoubtful: readonly boolean[]): Phrase[] {
  const phrases: Phrase[] = [];
  let state = PRESENT;
  let current = newPhrase(state);
  for (let index = 0; index < pieces.length; index++) {
    const piece = pieces[index] as Piece;
    if (piece.before !== "") {
      if (endsStatement(piece.before, state, pieces, index)) state = PRESENT;
      current = closed(phrases, current, state);
    }
    if (piece.kind !== "word") {
      current.pieces.push(piece);
      if (state.isFirst) state = { ...state, isFirst: false };
      continue;
    }
    switch (piece.word) {
      case "absent":
      case "trace":
        state = PRESENT;
        current = closed(phrases, current, state);
        state = begun(piece, isDoubtful[index] === true);
        current = newPhrase(state);
        break;
      case "contains":
        state = PRESENT;
        current = closed(phrases, current, state);
        break;
      case "optional":
        current.polarity = current.polarity === "absent" ? "absent" : "optional";
        break;
      case "joiner":
        if (endsAbsence(piece.tokens[0]?.folded ?? "", state)) state = PRESENT;
        current = closed(phrases, current, state);
        break;
      case "free":
        markFree(current, phrases, isDoubtful[index] === true);
        break;
      case "plant_based":
      case "meatless":
        if (!isDoubtful[index]) current.pieces.push(piece);
        break;
      default:
        current.pieces.push(piece);
    }
  }
  closed(phrases, current, state);
  return phrases;
}

/** Keeps what was said so far. @returns the phrase that begins */
function closed(phrases: Phrase[], current: Phrase, state: State): Phrase {
  if (current.pieces.length > 0 || current.tag) phrases.push(current);
  return newPhrase(state);
}

function newPhrase({ polarity, isList, isFirst }: State): Phrase {
  return { pieces: [], polarity, tag: 0, dropped: 0, softened: 0, continued: isList && !isFirst };
}

/** "not without nuts", "no nuts except almonds": an absence that is taken back again is a trace at least. */
function begun(piece: Extract<Piece, { kind: "word" }>, isDoubtful: boolean): State {
  const polarity = piece.word === "trace" || isDoubtful ? "trace" : "absent";
  const isList = piece.word === "trace" || DECLARES.test(piece.tokens.map((token) => token.folded).join(" "));
  return { polarity, isList, isFirst: true };
}

/** A label's declaration runs over commas; "without nuts, feta" and "hold the mayo, extra cheese" go on with what is there. */
const DECLARES =
  /^(?:free (?:from|of)|(?:do(?:e?s|e)? not |doe?snt |doe?sn t |don t |not )?contain(?:ing)?(?: no)?|never any)$/;

/** "may contain" and "free from" run over commas; "no" and "without" do so only in a list that ends with "or". */
function endsStatement(before: string, state: State, pieces: readonly Piece[], index: number): boolean {
  if (state.polarity === "present" || before === "&" || before === "/") return false;
  if (state.isList) return before === ":" ? !state.isFirst : /^[.);]$/.test(before);
  if (before !== ",") return before !== "(" && before !== ":";
  for (const piece of pieces.slice(index)) {
    if (/^[.);]$/.test(piece.before)) return true;
    if (piece.kind === "word" && piece.word === "joiner") return !/^n?or$/.test(piece.tokens[0]?.folded ?? "");
  }
  return true;
}

function endsAbsence(joiner: string, { polarity, isList }: State): boolean {
  if (/^(with|but|plus)$/.test(joiner)) return true;
  return polarity === "absent" && !isList && !/^n?or$/.test(joiner);
}

/** "gluten and dairy free soy sauce": what stands before "free" is absent from what follows, or from the dish. */
function markFree(current: Phrase, phrases: Phrase[], isDoubtful: boolean): void {
  let taken = takeConcepts(current);
  const all = [...taken];
  let previous = phrases.at(-1);
  while (taken.length > 0 && previous && previous.pieces.length === 1 && isAllergenPiece(previous.pieces[0])) {
    taken = takeConcepts(previous);
    all.push(...taken);
    phrases.pop();
    previous = phrases.at(-1);
  }
  if (isDoubtful) return;
  for (const concept of all) {
    const gone = freedOf(concept);
    current.dropped |= gone;
    current.tag |= gone;
    current.softened |= concept.profile.yes & ~gone;
  }
}

function isAllergenPiece(piece: Piece | undefined): boolean {
  return piece?.kind === "concept" && hasTrait(piece.concept, "allergen");
}

function takeConcepts(phrase: Phrase): Concept[] {
  const taken: Concept[] = [];
  while (phrase.pieces.length > 0) {
    const piece = phrase.pieces.at(-1) as Piece;
    if (piece.kind === "concept") taken.push(piece.concept);
    else if (piece.kind !== "word") break;
    phrase.pieces.pop();
  }
  return taken;
}

/** "nut free" means the whole class, "walnut free" one of it; of honey and of sugar there is nothing else in the class. */
const freedOf = (concept: Concept): SubstanceMask =>
  hasTrait(concept, "allergen") ? absentClass(concept) : concept.profile.yes & (BIT.bee | BIT.added_sugar);
