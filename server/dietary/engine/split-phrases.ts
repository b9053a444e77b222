import { absentClass, type Concept, hasTrait, isA } from "./knowledge";
import type { Offer } from "./offered-extras";
import type { Polarity } from "./read-food";
import type { Piece } from "./recognise";
import { BIT, type SubstanceMask } from "./substances";
import type { Separator } from "./tokens";
import { isOfTyingLanguage } from "./tying-words";

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
  /** Where "free" stands that set the tag. */
  tagAt: number;
  /** What stands before its first word. */
  opened: Separator;
  /** "and" or "&" stands between it and the phrase before. */
  isJoined: boolean;
  /** A warning of traces ("may contain", "traces of"), not a word about what is in the dish. */
  isPrecaution: boolean;
  /** Not the first of the list that "free from" or "may contain" governs. */
  continued: boolean;
};

type State = {
  polarity: Polarity;
  /** "free from" and "may contain" govern a list; a plain "no" only what follows at once. */
  isList: boolean;
  /** The first food after the word that began the statement is still to come. */
  isFirst: boolean;
  isPrecaution?: boolean;
  /** Of a plain "no", which takes away one food: what the next food of the same breath is. */
  behind?: Polarity;
};

const PRESENT: State = { polarity: "present", isList: false, isFirst: false };
const TRACE: State = { polarity: "trace", isList: false, isFirst: false };

/** "choice of chicken or tofu": each of them may be left. */
const OFFERED: State = { polarity: "optional", isList: false, isFirst: true };
const AND_BOTH = /^(?:und|et|y|e|en|och|og|i|ja)$/;
const AND = /^(?:and|und|et|y|e|en|och|og)$/;

/**
 * Cuts at commas, brackets and joining words, and follows statements such as "no", "free from", "may contain".
 * `offers`: the parts of the text that offer what the dish can be had without.
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
    // "gluten free base +2" says nothing of the dish as it is; "add vegan cheese" is about that cheese.
    const isDoubtful = doubtful[index] === true || (offer !== undefined && !goesOnWithFood(pieces, index));
    if (piece.before !== "") {
      if (endsStatement(piece.before, state, pieces, index)) state = PRESENT;
      current = closed(phrases, current, state);
      current.opened = piece.before;
      current.isJoined = piece.before === "&";
    }
    if (state.behind && namesFood(current) && (piece.kind === "concept" || piece.kind === "unknown")) {
      state = state.behind === "present" || isLedOn(pieces, index) ? PRESENT : TRACE;
      current = closed(phrases, current, state);
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
        state = piece.word === "trace" ? begun(piece, isDoubtful) : denialAt(pieces, index, text, isDoubtful);
        // What "no" stands before is no food of the dish: "no-bake cheesecake".
        if (state === PRESENT && isVoid(pieces, index, text)) index++;
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
        if (endsAbsence(piece.tokens[0]?.folded ?? "", state))
          // "ohne Milch und Ei" leaves out both, "without nuts and seeds" perhaps.
          state = state.behind === "trace" && AND_BOTH.test(piece.tokens[0]?.folded ?? "") ? TRACE : PRESENT;
        current = closed(phrases, current, state);
        current.isJoined = AND.test(piece.tokens[0]?.folded ?? "");
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

/** Parts of a plate, whatever they are made of: what is listed behind them tells. */
const PART_OF_PLATE = /^(?:protein|sauce|dressing|dip|side|topping|filling|spread|seasoning|drizzle|garnish)$/;

/** "Extra cheese: +$2" offers cheese; in "extra cheese: feta" the feta stands for it, in "protein: tofu" the tofu. */
function isOffered(pieces: readonly Piece[], index: number, { end }: Offer): boolean {
  const piece = pieces[index] as Piece;
  if (piece.kind !== "concept") return false;
  const isPart = piece.tokens.every(({ folded }) => PART_OF_PLATE.test(folded));
  for (let at = index + 1; at < pieces.length && startOf(pieces[at] as Piece) < end; at++) {
    const behind = pieces[at] as Piece;
    if (behind.kind === "concept" && (isPart || isA(behind.concept, piece.concept.index))) return false;
  }
  return true;
}

const isSaid = ({ said }: Offer, piece: Piece): boolean => (piece.tokens.at(-1)?.end ?? 0) <= said;

/** Keeps what was said so far. @returns the phrase that begins */
function closed(phrases: Phrase[], current: Phrase, state: State): Phrase {
  if (current.pieces.length > 0 || current.tag) phrases.push(current);
  return newPhrase(state);
}

function newPhrase({ polarity, isList, isFirst, isPrecaution = false }: State): Phrase {
  return {
    pieces: [],
    polarity,
    isPrecaution,
    tag: 0,
    tagAt: 0,
    dropped: 0,
    softened: 0,
    opened: "",
    isJoined: false,
    continued: isList && !isFirst,
  };
}

/** Of the words for what is possible those that labels warn with. "Not suitable for", "fried in the same oil" and a shared kitchen say more. */
const WARNS =
  /\btraces?\b|\btrazas\b|\btracce\b|\bvestigios\b|\bspuren\b|\bspar av\b|\bspor af\b|\bsporen\b|^(?:may|can|could|might)(?: also)? contain\b/;

/** "not without nuts", "no nuts except almonds": an absence that is taken back again is a trace at least. */
function begun(piece: Extract<Piece, { kind: "word" }>, isDoubtful: boolean): State {
  const words = piece.tokens.map((token) => token.folded).join(" ");
  const polarity = piece.word === "trace" || isDoubtful ? "trace" : "absent";
  const isList = piece.word === "trace" || DECLARES.test(words);
  const isPrecaution = piece.word === "trace" && !isDoubtful && WARNS.test(words);
  return isPrecaution ? { polarity, isList, isFirst: true, isPrecaution } : { polarity, isList, isFirst: true };
}

/**
 * A plain "no" takes away the food that it names, and nothing that another word brings: in "no-mayo tuna salad" there
 * is tuna. Before a verb, a dish or a word that is no food it takes away nothing.
 */
function denialAt(pieces: readonly Piece[], index: number, text: string, isDoubtful: boolean): State {
  const piece = pieces[index] as Extract<Piece, { kind: "word" }>;
  const plain = begun(piece, isDoubtful);
  if (plain.isList) return plain;
  const next = pieces[index + 1];
  if (!NO.test(piece.tokens[0]?.folded ?? "")) return { ...plain, behind: "trace" };
  if (isVoid(pieces, index, text)) return PRESENT;
  if (isHyphenedTo(pieces, index, text)) {
    const isWhole = next?.kind === "concept" && next.tokens.length === 1;
    return isWhole ? { ...plain, behind: "present" } : { ...plain, polarity: "trace", behind: "present" };
  }
  const opens = index === 0;
  if (!opens && piece.before === "" && isSaidOfBoth(pieces, index)) return PRESENT;
  if (next?.kind === "concept") return { ...plain, behind: opens ? "present" : "trace" };
  const named = pieces.slice(index + 1).find(({ kind, before }) => kind === "concept" || before !== "");
  return named?.kind === "concept" && !onlyStresses(pieces, index)
    ? { ...plain, polarity: "trace", behind: "present" }
    : plain;
}

const NO = /^(?:no|zero)$/;
/** "no added nuts" leaves out what "no nuts" does; "no whole nuts" leaves the chopped ones. */
const STRESSES = /^(?:added|any|the|our|your|my|a|extra|other|more|raw|fresh|animal)$/;

function onlyStresses(pieces: readonly Piece[], index: number): boolean {
  for (const piece of pieces.slice(index + 1)) {
    if (piece.kind === "concept") return true;
    if (!piece.tokens.every(({ text }) => STRESSES.test(text.toLowerCase()))) return false;
  }
  return true;
}

/** "no-bake", "no-knead", and "say no more: cheese fondue": no food stands there to be left out. */
function isVoid(pieces: readonly Piece[], index: number, text: string): boolean {
  const piece = pieces[index] as Piece;
  const next = pieces[index + 1];
  if (!NO.test(piece.tokens[0]?.folded ?? "") || !next || next.kind === "concept") return false;
  if (isHyphenedTo(pieces, index, text)) return true;
  const behind = pieces[index + 2];
  return next.before === "" && (next.kind === "unknown" || next.word === "descriptor") && behind?.before === ":";
}

function isHyphenedTo(pieces: readonly Piece[], index: number, text: string): boolean {
  const end = pieces[index]?.tokens.at(-1)?.end ?? 0;
  return pieces[index + 1]?.tokens[0]?.start === end + 1 && /[-\u2010\u2011]/.test(text[end] ?? "");
}

/** "ebi no tempura", "arroz no leite": in Japanese and Portuguese the word ties two foods, both of which are there. */
function isSaidOfBoth(pieces: readonly Piece[], index: number): boolean {
  return pieces.some((piece, at) => at !== index && piece.tokens.some(({ word }) => isOfTyingLanguage(word.folded)));
}

/** "fried without flour in peanut oil": what follows such a word is told of the dish again. */
function isLedOn(pieces: readonly Piece[], index: number): boolean {
  const before = pieces[index - 1];
  return before?.kind === "word" && before.tokens.some(({ folded }) => LEADS_ON.test(folded));
}

const LEADS_ON = /^(?:in|on|over|with|atop|from|by|for|but|plus|then|has|is|are)$/;

/** A label's declaration runs over commas; "without nuts, feta" and "hold the mayo, extra cheese" go on with what is there. */
const DECLARES =
  /^(?:free (?:from|of)|(?:do(?:e?s|e)? not |doe?snt |doe?sn t |don t |not )?contain(?:ing)?(?: no)?|never any)$/;

/** "may contain" and "free from" run over commas; "no" and "without" do so only in a list that ends with "or". */
function endsStatement(before: string, state: State, pieces: readonly Piece[], index: number): boolean {
  if (state.polarity === "present" || before === "&" || before === "/") return false;
  if (before === ":") return !state.isFirst;
  if (state.isList) return /^[.);]$/.test(before);
  if (before !== ",") return before !== "(";
  for (const piece of pieces.slice(index)) {
    if (/^[.);]$/.test(piece.before)) return true;
    if (piece.kind === "word" && piece.word === "joiner") return !/^n?or$/.test(piece.tokens[0]?.folded ?? "");
  }
  return true;
}

function endsAbsence(joiner: string, { polarity, isList }: State): boolean {
  if (/^(with|but|plus)$/.test(joiner)) return true;
  return polarity !== "present" && !isList && !/^n?or$/.test(joiner);
}

type Claim = {
  readonly pieces: readonly Piece[];
  /** Where "free" stands among them. */
  readonly index: number;
  readonly isDoubtful: boolean;
  /** "dairy-free", "dairyfree". */
  readonly isHyphened: boolean;
};

/**
 * "gluten and dairy free soy sauce": what stands before "free" is absent from what follows, or from the dish. A claim
 * that is taken back or only offered says that the dish, as it is, holds it.
 */
function markFree(current: Phrase, phrases: Phrase[], claim: Claim): void {
  const before = current.pieces[0]?.before ?? "";
  const freed = takeFreed(current, claim.isHyphened);
  if (!freed) return;
  const isBeforeFood = goesOnWithFood(claim.pieces, claim.index);
  const certain = [freed];
  const perhaps: ConceptPiece[] = [];
  const add = (piece: ConceptPiece) => (isBeforeFood && isEaten(piece) ? perhaps : certain).push(piece);
  if (!claim.isHyphened) for (let piece = takeClass(current); piece; piece = takeClass(current)) add(piece);
  if (current.pieces.length === 0 && current.polarity === "present")
    takeListed(phrases, before, isBeforeFood).forEach(add);
  if (claim.isDoubtful) perhaps.push(...certain);
  else {
    for (const { concept } of certain) {
      const gone = freedOf(concept);
      current.dropped |= gone;
      current.tag |= gone;
      current.softened |= concept.profile.yes & ~gone;
    }
    current.tagAt = claim.pieces[claim.index]?.tokens[0]?.start ?? 0;
  }
  for (const piece of perhaps) phrases.push({ ...newPhrase(PRESENT), polarity: "trace", pieces: [piece] });
}

type ConceptPiece = Extract<Piece, { kind: "concept" }>;

/** "kids eat pancakes free": a made food is left out of nothing, unless a hyphen says so. */
function takeFreed({ pieces }: Phrase, isHyphened: boolean): ConceptPiece | null {
  const at = pieces.findLastIndex(({ kind }) => kind !== "word");
  const piece = pieces[at];
  if (piece?.kind !== "concept" || (!isHyphened && hasTrait(piece.concept, "compound"))) return null;
  pieces.length = at;
  return piece;
}

function takeClass({ pieces }: Phrase): ConceptPiece | null {
  const piece = pieces.at(-1);
  if (!isAllergenPiece(piece)) return null;
  pieces.pop();
  return piece;
}

/** "eggs (gluten free)" and "Fish. Gluten free" are no lists. */
const LISTED = /^[,&/|]?$/;

/**
 * "gluten, dairy and nut free". Commas alone tie only the names of classes: in "eggs, dairy-free cheese" there are
 * eggs.
 */
function takeListed(phrases: Phrase[], before: Separator, isBeforeFood: boolean): ConceptPiece[] {
  const taken: ConceptPiece[] = [];
  let isTied = before !== ",";
  let previous = phrases.at(-1);
  let tie: Separator = before;
  while (LISTED.test(tie) && previous?.polarity === "present" && previous.pieces.length === 1) {
    const [piece] = previous.pieces;
    if (!isAllergenPiece(piece) || (!isTied && isBeforeFood && isEaten(piece))) break;
    taken.push(piece);
    phrases.pop();
    isTied ||= piece.before !== ",";
    tie = piece.before;
    previous = phrases.at(-1);
  }
  return taken;
}

/** "Fish and gluten-free chips", "soy dairy free yogurt": these class words are foods too, and may well be there. */
const isEaten = ({ concept }: ConceptPiece): boolean => !ONLY_CLASSES.has(concept.id);
const ONLY_CLASSES: ReadonlySet<string> = new Set(["gluten-grain", "wheat", "dairy", "sulphite", "lupin"]);

function goesOnWithFood(pieces: readonly Piece[], index: number): boolean {
  for (let at = index + 1; at < pieces.length; at++) {
    const { kind, word, before } = pieces[at] as Piece;
    if (before !== "" || word === "joiner" || word === "contains") return false;
    if (kind === "concept" || kind === "unknown") return true;
  }
  return false;
}

function isHyphened(pieces: readonly Piece[], index: number, text: string): boolean {
  const start = pieces[index]?.tokens[0]?.start ?? 0;
  const end = pieces[index - 1]?.tokens.at(-1)?.end ?? 0;
  return start < end || (start === end + 1 && /[-\u2010-\u2013]/.test(text[end] ?? ""));
}

function isAllergenPiece(piece: Piece | undefined): piece is ConceptPiece {
  return piece?.kind === "concept" && hasTrait(piece.concept, "allergen");
}

/** "nut free" means the whole class, "walnut free" one of it; of honey and of sugar there is nothing else in the class. */
const freedOf = (concept: Concept): SubstanceMask =>
  hasTrait(concept, "allergen") ? absentClass(concept) : concept.profile.yes & (BIT.bee | BIT.added_sugar);
