import { hasTrait, type Knowledge } from "../model/knowledge";
import type { Mention, Polarity } from "../model/mention";
import type { Piece } from "../model/piece";
import { NOTHING, type Profile, soften, UNKNOWN, union } from "../model/profile";
import { ALL_SUBSTANCES, BIT, FLESH, type SubstanceMask } from "../model/substances";
import type { CodeRun } from "../text/allergen-codes";
import { anyOf, setOfKind } from "../text/word-lists";
import { namesClasses } from "./bare-declarations";
import { cutOfFlesh } from "./flesh-cuts";
import { type PhraseReading, USUAL_SUBSTITUTES } from "./phrase";
import type { Phrase } from "./phrase-state";
import type { PicturedFood } from "./pictured";
import { claimedFree, deniedBy } from "./statements";

/** "with all the trimmings", "golden bites", "chops and peas": the dish contains a food that the text does not name. */
export function unnamedMention(
  { pieces }: Phrase,
  written: string,
  isMenu: boolean,
  isFleshNamed: boolean,
): Mention | null {
  const piece =
    (isMenu && (pieces.find((each) => each.kind === "word" && each.word === "unnamed") ?? unnamedDish(pieces))) ||
    (isFleshNamed ? undefined : cutOfFlesh(pieces, written));
  const token = piece?.tokens[0];
  if (!token) return null;
  const { start, end, text } = token;
  return { start, end, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords: [text] };
}

/**
 * "Char with lemon", "Tong met citroen": what is served with the lemon has a name that says nothing to us, because the word
 * is none of a food in another language. Only work on a food ("Grilled with lemon") leaves that food out.
 */
export function untoldDish([first, next]: readonly Phrase[], written: string): Mention | null {
  const said = next && first?.polarity === "present" && first.pieces.every(mayBeName) ? first.pieces.at(-1) : undefined;
  const token = said?.tokens.at(-1);
  if (!token || DESCRIBES_WORK.test(token.folded) || !SERVED_WITH.test(written.slice(token.end))) return null;
  const { start, end, text } = token;
  return { start, end, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords: [text] };
}

const mayBeName = ({ kind, word }: Piece): boolean => kind === "word" && (word === "descriptor" || word === "form");
const DESCRIBES_WORK = /ed$/;
const SERVED_WITH = new RegExp(`^\\s+${anyOf("with")}(?!\\p{L})`, "iu");

/**
 * In brackets, after a count or after "in", "wedges" and "bites" describe the food before them; elsewhere they are a
 * dish.
 */
function unnamedDish(pieces: readonly Piece[]): Piece | undefined {
  const last = pieces.findLast(({ word }) => word !== "descriptor");
  if (last?.kind !== "word" || !/^(?:cut|shape|made|baked)$/.test(last.word) || /[(:/]/.test(pieces[0]?.before ?? ""))
    return;
  if (CONTAINER.has(last.tokens[0]?.folded ?? "")) return;
  return pieces.some((each) => each.kind === "number" || CUT_INTO.has(each.tokens[0]?.folded ?? "")) ? undefined : last;
}

const CUT_INTO = setOfKind("cut_into");
/** Words for what the following foods are served on or in. */
const CONTAINER = setOfKind("served_in");

/**
 * "free from gluten, chocolate brownie": nothing is free from a made dish, so the list of absent foods ends before it.
 */
export function endsFreeFromList(phrase: Phrase, { head }: PhraseReading): boolean {
  return phrase.polarity === "absent" && phrase.continued && head !== null && hasTrait(head, "compound");
}

/**
 * "not suitable for vegans", "vegetarian option available": the dish as it is contains something that they do not eat.
 * For vegans, meat is not assumed, because a menu would name it.
 */
export function deniedMention({ pieces, polarity }: Phrase): Mention | null {
  const [piece] = pieces;
  const token = piece?.tokens[0];
  if (!token || polarity !== "trace" || pieces.length > 1) return null;
  if (piece.word !== "plant_based" && piece.word !== "meatless") return null;
  const may = piece.word === "meatless" ? FLESH : BIT.milk | BIT.egg | BIT.bee | BIT.animal;
  const { start, end } = token;
  return { start, end, polarity, concepts: [], head: null, profile: { yes: 0, may, unknown: 0 }, unknownWords: [] };
}

export function picturedMention({ start, end, concepts, profile, unknownWords }: PicturedFood): Mention {
  const head = concepts[0] ?? null;
  return { start, end, polarity: "trace", concepts, head, profile, unknownWords };
}

const ARTICLE = setOfKind("article");

/** An article alone between two commas on a label is really a food in another language: "un" is Turkish for flour. */
export function loneArticleMention({ pieces, polarity }: Phrase): Mention | null {
  const [piece] = pieces;
  const token = piece?.tokens[0];
  if (!token || pieces.length > 1 || piece.tokens.length > 1 || !isArticle(token.text)) return null;
  const { start, end, text } = token;
  return { start, end, polarity, concepts: [], head: null, profile: UNKNOWN, unknownWords: [text] };
}

const isArticle = (text: string): boolean => text.length > 1 && ARTICLE.has(text.toLowerCase());

/** A code that only the menu's key explains, as an unknown food. */
export function codesMention(text: string, { start, end }: CodeRun): Mention {
  const unknownWords = [text.slice(start, end)];
  return { start, end, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords };
}

export function toMention(
  phrase: Phrase,
  reading: PhraseReading,
  isRecipeLine: boolean,
  knowledge: Knowledge,
): Mention | null {
  // "no shortage of nuts": a denial with an unknown word may mean the opposite.
  const polarity = phrase.polarity === "absent" && reading.unknownWords.length > 0 ? "trace" : phrase.polarity;
  const { unknownWords } = reading;
  const named = foodsOf(phrase.pieces, unknownWords);
  const forms = phrase.pieces.filter(({ word }) => word === "form");
  // "Nonna's house paste": a form behind words that name no food is part of the name.
  const shown = reading.concepts.length > 0 ? named : [...named, ...forms];
  if (shown.length === 0) return null;
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { tokens } of shown) {
    start = Math.min(start, tokens[0]?.start ?? start);
    end = Math.max(end, tokens[tokens.length - 1]?.end ?? end);
  }
  // "may contain nuts, walnut pesto": an item that is more than the name of a food may be part of the dish.
  const isPrecaution =
    phrase.isPrecaution && !reading.isMade && unknownWords.length === 0 && reading.concepts.length === 1;
  const mention: Mutable<Mention> = {
    start,
    end,
    polarity,
    concepts: reading.concepts,
    head: reading.head,
    profile: phrase.isNamedBehind
      ? NOTHING
      : spokenProfile(polarity, soften(withClaim(reading, phrase.dropped, knowledge), phrase.softened)),
    unknownWords: unknownWords.length === 0 ? NO_WORDS : unknownWords.map(({ tokens }) => tokens[0]?.text ?? ""),
  };
  if (reading.isMade) mention.isMade = true;
  if (isPrecaution) mention.isPrecaution = true;
  if (isRecipeLine && unknownWords.length > 0 && isBranded(phrase.pieces, unknownWords)) mention.isBranded = true;
  if (phrase.isDeclared) mention.isDeclared = true;
  if (phrase.isStated && namesClasses(reading.concepts)) mention.isStated = true;
  const denied = phrase.dropped === 0 ? 0 : deniedBy(reading.concepts, phrase.dropped, knowledge);
  if (denied !== 0) mention.denied = denied;
  return mention;
}

function isBranded(pieces: readonly Piece[], unknownWords: readonly Piece[]): boolean {
  const last = pieces.findLastIndex(({ kind }) => kind === "concept");
  return unknownWords.every((piece) => isMakersName(piece) && pieces.indexOf(piece) < last);
}

const isMakersName = ({ tokens }: Piece): boolean => MAKERS_NAME.test(tokens[0]?.text ?? "");
const MAKERS_NAME = /^(?=\p{Lu})\p{Script=Latin}/u;

/** The pieces that may be food. A text without spaces is one phrase of a thousand unknown words. */
function foodsOf(pieces: readonly Piece[], unknownWords: readonly Piece[]): readonly Piece[] {
  const unknown: { has(piece: Piece): boolean } =
    unknownWords.length > MOST_SEARCHED ? new Set(unknownWords) : { has: (piece) => unknownWords.includes(piece) };
  return pieces.filter((piece) => piece.kind === "concept" || unknown.has(piece));
}

const MOST_SEARCHED = 8;

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

const NO_WORDS: readonly string[] = [];

const PLANT_ALLERGENS =
  BIT.peanut | BIT.tree_nut | BIT.soy | BIT.sesame | BIT.mustard | BIT.celery | BIT.lupin | BIT.corn | BIT.fish;

/**
 * "dairy-free butter" is made of something else that nobody named. "sesame-free tahini" contradicts itself, so sesame
 * stays possible. The usual contents of compound foods are simply removed.
 */
function withClaim({ profile, head, concepts }: PhraseReading, dropped: SubstanceMask, knowledge: Knowledge): Profile {
  const claimed = claimedFree(profile, dropped);
  if (dropped === 0) return claimed;
  const own = concepts.reduce((mask, each) => mask | (hasTrait(each, "compound") ? 0 : each.profile.yes & dropped), 0);
  // "nut-free marzipan", "nut-free walnut cake": the name contradicts the claim.
  const denied = deniedBy(concepts, dropped, knowledge) & (profile.yes | profile.may);
  if (own === 0 && denied === 0) return claimed;
  const instead = head && !hasTrait(head, "compound") && own & (BIT.milk | BIT.egg) ? USUAL_SUBSTITUTES & ~dropped : 0;
  return union(claimed, { yes: 0, may: (own & PLANT_ALLERGENS) | denied | instead, unknown: 0 });
}

function spokenProfile(polarity: Polarity, profile: Profile): Profile {
  switch (polarity) {
    case "present":
      return profile;
    case "absent":
      return NOTHING;
    default:
      return soften(profile, ALL_SUBSTANCES);
  }
}
