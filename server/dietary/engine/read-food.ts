import { type CodeRun, findAllergenCodes } from "./allergen-codes";
import { joinAfterthoughts } from "./bracketed-words";
import { type Claim, SAYS_NOTHING, withClaims } from "./claim-reach";
import { doubtfulClaims } from "./doubtful-claims";
import { joinENumbers } from "./e-numbers";
import { cutOfFlesh } from "./flesh-cuts";
import { withInvertedName } from "./inverted-names";
import type { Concept, Knowledge } from "./knowledge";
import { hasTrait } from "./knowledge";
import { offersIn } from "./offered-extras";
import { type PhraseReading, readPhrase, USUAL_SUBSTITUTES } from "./phrase";
import { type PicturedFood, picturedFoods } from "./pictured";
import { NOTHING, type Profile, soften, UNKNOWN, union } from "./profile";
import { readable } from "./readable";
import { type Piece, recognise } from "./recognise";
import { namesNoFood, withoutRemarks } from "./remarks";
import { type Phrase, splitPhrases } from "./split-phrases";
import { claimedFree, deniedBy, type Statement, tagOf } from "./statements";
import { mayTellStates } from "./states";
import { ALL_SUBSTANCES, BIT, FLESH, type SubstanceMask } from "./substances";
import { MAX_TOKENS, type Token, tokenize } from "./tokens";

export type Polarity = "present" | "absent" | "trace" | "optional";

/** A food as the text names it. `start` and `end` are offsets into the text. */
export type Mention = {
  readonly start: number;
  readonly end: number;
  readonly polarity: Polarity;
  readonly concepts: readonly Concept[];
  readonly head: Concept | null;
  /** What this mention adds to the dish; nothing when it is said to be absent. */
  readonly profile: Profile;
  readonly unknownWords: readonly string[];
  /** A kitchen made something of it, with foods that nobody names. */
  readonly isMade?: boolean;
  /** What a claim takes away and the name says is in it ("nut-free walnut cake"): neither is to be relied on. */
  readonly denied?: SubstanceMask;
  /** One food that the text warns of traces of, and says nothing else about. */
  readonly isPrecaution?: boolean;
};

export type FoodReading = {
  readonly mentions: readonly Mention[];
  readonly profile: Profile;
  readonly statement: Statement;
  /** Whether a word may stand in the text that says what was done to a food. */
  readonly mayTellStates: boolean;
};

export type ReadOptions = {
  /** ingredient: the name of one ingredient. menu: a dish or a list, where an unknown word may be a food of its own. */
  readonly kind: "ingredient" | "menu";
  /** The text describes a dish that is named elsewhere. */
  readonly isDescription?: boolean;
};

/** Reads any food text: a name, a dish's description, an ingredient list with brackets and statements. */
export function readFood(written: string, knowledge: Knowledge, options: ReadOptions): FoodReading {
  const text = readable(written);
  const codes = options.kind === "menu" ? findAllergenCodes(text) : [];
  const words = tokenize(text);
  const all = joinENumbers(words, text, knowledge.lexicon.concepts);
  const tokens =
    codes.length === 0 ? all : all.filter(({ start }) => !codes.some((run) => run.start <= start && start < run.end));
  const isMenu = options.kind === "menu";
  const recognised = recognise(tokens, knowledge);
  const pieces = isMenu ? recognised : withoutRemarks(recognised, text);
  const doubtful = doubtfulClaims(pieces, isMenu, isMenu && text.includes("?"));
  const offers = isMenu ? offersIn(text, words, options.isDescription === true) : [];
  const phrases = splitPhrases(pieces, doubtful, text, offers);
  joinAfterthoughts(phrases, knowledge);
  const mentions: Mention[] = codes.map((run) => codesMention(text, run));
  if (isMenu) for (const food of picturedFoods(text, knowledge)) mentions.push(picturedMention(food));
  const phraseOptions = { unknownMayBeVariety: !isMenu, isRecipeLine: !isMenu && BEGINS_WITH_AMOUNT.test(text) };
  const claims: Claim[] = [];
  let listEnded = false;
  for (const phrase of phrases) {
    listEnded &&= phrase.continued;
    if (phrase.pieces.length === 0) {
      claims.push({ at: phrase.tagAt, free: phrase.tag, softened: 0 });
      continue;
    }
    const reading = readPhrase(phrase.pieces, knowledge, phraseOptions);
    listEnded ||= endsFreeFromList(phrase, reading);
    if (listEnded) phrase.polarity = "present";
    const mention = toMention(phrase, reading, knowledge);
    const isThere = phrase.polarity === "present" || (isMenu && phrase.polarity === "optional");
    if (!mention?.head && isThere && (isMenu || mentions.length === 0)) {
      const unnamed = unnamedMention(phrase, text, isMenu, mentions);
      if (unnamed) mentions.push(unnamed);
    }
    if (!mention) {
      const denied = deniedMention(phrase);
      if (denied) mentions.push(denied);
      else claims.push({ at: phrase.pieces[0]?.tokens[0]?.start ?? 0, free: phrase.tag | tagOf(phrase), softened: 0 });
      continue;
    }
    mentions.push(mention);
  }
  if (!isMenu && mentions.length === 0 && namesNoFood(recognised, text)) return nothingToEat(text);
  const unread = unreadRest(text, words);
  if (unread) mentions.push(unread);
  const spoken = withInvertedName(aroundNamedFood(mentions), tokens, knowledge);
  const isStated = claims.length > 0 || spoken.some(({ polarity }) => polarity === "absent");
  // The words were read in the text as it is seen, and all states are looked for in the text as it is written.
  const tellsStates = text !== written || all.length >= MAX_TOKENS || mayTellStates(all, knowledge.stateWords);
  const { mentions: meant, statement } = isStated
    ? withClaims(text, spoken, claims, !isMenu, knowledge)
    : { mentions: spoken, statement: SAYS_NOTHING };
  return { mentions: meant, profile: profileOf(meant), statement, mayTellStates: tellsStates };
}

/** Of a text longer than anybody writes, what stands behind the last word that was read may be anything. */
function unreadRest(text: string, tokens: readonly Token[]): Mention | null {
  if (tokens.length < MAX_TOKENS) return null;
  const start = tokens[tokens.length - 1]?.end ?? 0;
  const rest = text.slice(start).trim();
  if (rest === "") return null;
  const unknownWords = [rest.slice(0, LONGEST_UNREAD)];
  return { start, end: text.length, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords };
}

/** A line of a recipe that stands there for the cook alone. */
function nothingToEat({ length: end }: string): FoodReading {
  const said = {
    start: 0,
    end,
    polarity: "present",
    concepts: [],
    head: null,
    profile: NOTHING,
    unknownWords: [],
  } as const;
  return { mentions: [said], profile: NOTHING, statement: SAYS_NOTHING, mayTellStates: false };
}

const LONGEST_UNREAD = 60;
const BEGINS_WITH_AMOUNT = /^\s*[\d½¼¾⅓⅔⅛]/;

function profileOf(mentions: readonly Mention[]): Profile {
  const [first] = mentions;
  if (!first) return NOTHING;
  let { profile } = first;
  for (let i = 1; i < mentions.length; i++) profile = union(profile, (mentions[i] as Mention).profile);
  return profile;
}

/** "with all the trimmings", "golden bites", "chops and peas": a food is on the plate that nobody named. */
function unnamedMention(
  { pieces }: Phrase,
  written: string,
  isMenu: boolean,
  before: readonly Mention[],
): Mention | null {
  const isFleshNamed = before.some(({ profile }) => profile.yes & FLESH);
  const piece =
    (isMenu && (pieces.find((each) => each.kind === "word" && each.word === "unnamed") ?? unnamedDish(pieces))) ||
    (isFleshNamed ? undefined : cutOfFlesh(pieces, written));
  const token = piece?.tokens[0];
  if (!token) return null;
  const { start, end, text } = token;
  return { start, end, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords: [text] };
}

/** In brackets, after a count or "in", "wedges" and "bites" are about the food before; elsewhere they are a dish. */
function unnamedDish(pieces: readonly Piece[]): Piece | undefined {
  const last = pieces.at(-1);
  if (last?.kind !== "word" || !/^(?:cut|shape|made|baked)$/.test(last.word) || /[(:/]/.test(pieces[0]?.before ?? ""))
    return;
  if (CONTAINER.test(last.tokens[0]?.folded ?? "")) return;
  return pieces.some((each) => each.kind === "number" || CUT_INTO.test(each.tokens[0]?.folded ?? ""))
    ? undefined
    : last;
}

const CUT_INTO = /^(?:in|into|as|for|per|by|each|to|cut|half|both|all|two|three|four|five|six|eight|ten|twelve|dozen)$/;
/** What the foods that follow are served on or in. */
const CONTAINER = /^(?:basket|board|boat|bowl|combo|cup|dish|feast|medley|plate|platter|pot|special|stack|tower)$/;

/** "free from gluten, chocolate brownie": nothing is said to be free of a made dish, so there the dish begins again. */
function endsFreeFromList(phrase: Phrase, { head }: PhraseReading): boolean {
  return phrase.polarity === "absent" && phrase.continued && head !== null && hasTrait(head, "compound");
}

/**
 * "not suitable for vegans", "vegetarian option available": as it is, the dish holds something that they do not eat.
 * Of an offer to vegans meat would have been named.
 */
function deniedMention({ pieces, polarity }: Phrase): Mention | null {
  const [piece] = pieces;
  const token = piece?.tokens[0];
  if (!token || polarity !== "trace" || pieces.length > 1) return null;
  if (piece.word !== "plant_based" && piece.word !== "meatless") return null;
  const may = piece.word === "meatless" ? FLESH : BIT.milk | BIT.egg | BIT.bee | BIT.animal;
  const { start, end } = token;
  return { start, end, polarity, concepts: [], head: null, profile: { yes: 0, may, unknown: 0 }, unknownWords: [] };
}

function picturedMention({ start, end, concepts, profile, unknownWords }: PicturedFood): Mention {
  const head = concepts[0] ?? null;
  return { start, end, polarity: "trace", concepts, head, profile, unknownWords };
}

/** What its menu's key would tell, and this text does not. */
function codesMention(text: string, { start, end }: CodeRun): Mention {
  const unknownWords = [text.slice(start, end)];
  return { start, end, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords };
}

/**
 * "chopped into florets" and "seasoned" beside a food are about that food; where no food stands for itself, nobody
 * said what is powdered or seasoned.
 */
function aroundNamedFood(mentions: Mention[]): Mention[] {
  if (mentions.length === 1 && mentions[0]?.head) return mentions;
  if (mentions.some((mention) => mention.head))
    return mentions.filter(
      (mention) =>
        mention.head || mention.concepts.length > 0 || mention.unknownWords.length > 0 || mention.profile.may > 0,
    );
  return mentions.map((mention) =>
    mention.polarity === "absent" ? mention : { ...mention, profile: union(mention.profile, UNKNOWN) },
  );
}

function toMention(phrase: Phrase, reading: PhraseReading, knowledge: Knowledge): Mention | null {
  // "no shortage of nuts": an absence with a word that nobody knows may say the opposite.
  const polarity = phrase.polarity === "absent" && reading.unknownWords.length > 0 ? "trace" : phrase.polarity;
  const { unknownWords } = reading;
  const named = phrase.pieces.filter((piece) => piece.kind === "concept" || unknownWords.includes(piece));
  const spoken = named.length > 0 ? named : phrase.pieces.filter(({ word }) => word === "form");
  if (spoken.length === 0) return null;
  let start = Number.POSITIVE_INFINITY;
  let end = 0;
  for (const { tokens } of spoken) {
    start = Math.min(start, tokens[0]?.start ?? start);
    end = Math.max(end, tokens[tokens.length - 1]?.end ?? end);
  }
  // "may contain nuts, walnut pesto": what is more than a food's name may be a part of the dish.
  const isPrecaution =
    phrase.isPrecaution && !reading.isMade && unknownWords.length === 0 && reading.concepts.length === 1;
  const mention: Mutable<Mention> = {
    start,
    end,
    polarity,
    concepts: reading.concepts,
    head: reading.head,
    profile: spokenProfile(polarity, soften(withClaim(reading, phrase.dropped, knowledge), phrase.softened)),
    unknownWords: unknownWords.length === 0 ? NO_WORDS : unknownWords.map(({ tokens }) => tokens[0]?.text ?? ""),
  };
  if (reading.isMade) mention.isMade = true;
  if (isPrecaution) mention.isPrecaution = true;
  const denied = phrase.dropped === 0 ? 0 : deniedBy(reading.concepts, phrase.dropped, knowledge);
  if (denied !== 0) mention.denied = denied;
  return mention;
}

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

const NO_WORDS: readonly string[] = [];

const PLANT_ALLERGENS =
  BIT.peanut | BIT.tree_nut | BIT.soy | BIT.sesame | BIT.mustard | BIT.celery | BIT.lupin | BIT.corn | BIT.fish;

/**
 * "dairy-free butter" is made of something else that nobody named; "sesame-free tahini" contradicts itself, so that
 * the sesame stays possible. What compound foods usually hold just gives way.
 */
function withClaim({ profile, head, concepts }: PhraseReading, dropped: SubstanceMask, knowledge: Knowledge): Profile {
  const claimed = claimedFree(profile, dropped);
  if (dropped === 0) return claimed;
  const own = concepts.reduce((mask, each) => mask | (hasTrait(each, "compound") ? 0 : each.profile.yes & dropped), 0);
  // "nut-free marzipan", "nut-free walnut cake": the name denies it.
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
