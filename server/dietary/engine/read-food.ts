import type { Concept, Knowledge } from "./knowledge";
import { allergenClass, hasTrait } from "./knowledge";
import { type PhraseReading, readPhrase } from "./phrase";
import { NOTHING, type Profile, soften, union, without } from "./profile";
import { type Piece, recognise } from "./recognise";
import { ALL_SUBSTANCES, ANIMAL_SUBSTANCES, BIT, type SubstanceMask } from "./substances";
import { tokenize } from "./tokens";

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
};

export type FoodReading = {
  readonly mentions: readonly Mention[];
  readonly profile: Profile;
  readonly statement: Statement;
};

export type ReadOptions = {
  /** ingredient: the name of one ingredient. menu: a dish or a list, where an unknown word may be a food of its own. */
  readonly kind: "ingredient" | "menu";
};

/** Reads any food text: a name, a dish's description, an ingredient list with brackets and statements. */
export function readFood(text: string, knowledge: Knowledge, options: ReadOptions): FoodReading {
  const pieces = recognise(tokenize(text), knowledge);
  const phrases = splitPhrases(pieces);
  const mentions: Mention[] = [];
  let stated: SubstanceMask = 0;
  for (const phrase of phrases) {
    if (phrase.pieces.length === 0) {
      stated |= phrase.tag;
      continue;
    }
    const reading = readPhrase(phrase.pieces, knowledge, { unknownMayBeVariety: options.kind === "ingredient" });
    const mention = toMention(phrase, reading);
    if (!mention) {
      stated |= phrase.tag | tagOf(phrase);
      continue;
    }
    mentions.push(mention);
  }
  const spoken = withoutBareForms(mentions);
  const statement = statementOf(spoken, stated);
  const corrected = spoken.map((mention) => withStatement(mention, statement));
  const profile = corrected.reduce((sum, mention) => union(sum, mention.profile), NOTHING);
  return { mentions: corrected, profile, statement };
}

/** "chopped into florets" beside a food is about that food; "powder" alone is a food that nobody named. */
function withoutBareForms(mentions: Mention[]): Mention[] {
  if (!mentions.some((mention) => mention.head)) return mentions;
  return mentions.filter((mention) => mention.head || mention.concepts.length > 0 || mention.unknownWords.length > 0);
}

type Phrase = { pieces: Piece[]; polarity: Polarity; tag: SubstanceMask; dropped: SubstanceMask };

/** Cuts at commas, brackets and joining words, and follows statements such as "no", "free from", "may contain". */
function splitPhrases(pieces: readonly Piece[]): Phrase[] {
  const phrases: Phrase[] = [];
  let state: Polarity = "present";
  /** "free from" and "may contain" govern a list; a plain "no" only what follows at once. */
  let isList = false;
  let current = newPhrase(state);
  const close = () => {
    if (current.pieces.length > 0 || current.tag) phrases.push(current);
    current = newPhrase(state);
  };
  for (const [index, piece] of pieces.entries()) {
    if (piece.before !== "") {
      if (endsStatement(piece.before, state, isList, pieces, index)) state = "present";
      close();
    }
    if (piece.kind !== "word") {
      current.pieces.push(piece);
      continue;
    }
    switch (piece.word) {
      case "absent":
      case "trace":
        state = "present";
        close();
        state = piece.word;
        isList = piece.word === "trace" || piece.tokens.length > 1 || (piece.tokens[0]?.folded.length ?? 0) > 4;
        current.polarity = state;
        break;
      case "contains":
        state = "present";
        close();
        break;
      case "optional":
        current.polarity = current.polarity === "absent" ? "absent" : "optional";
        break;
      case "joiner":
        if (endsAbsence(piece.tokens[0]?.folded ?? "", state, isList)) state = "present";
        close();
        break;
      case "free":
        markFree(current, phrases);
        break;
      default:
        current.pieces.push(piece);
    }
  }
  close();
  return phrases;
}

function newPhrase(polarity: Polarity): Phrase {
  return { pieces: [], polarity, tag: 0, dropped: 0 };
}

/** "may contain" and "free from" run over commas; a plain "no" does so only in a list that ends with "or". */
function endsStatement(
  before: string,
  state: Polarity,
  isList: boolean,
  pieces: readonly Piece[],
  index: number,
): boolean {
  if (state === "present" || before === "&" || before === "/") return false;
  if (isList) return /^[.);]$/.test(before);
  if (before !== ",") return before !== "(" && before !== ":";
  for (const piece of pieces.slice(index)) {
    if (/^[.);]$/.test(piece.before)) return true;
    if (piece.kind === "word" && piece.word === "joiner") return !/^n?or$/.test(piece.tokens[0]?.folded ?? "");
  }
  return true;
}

function endsAbsence(joiner: string, state: Polarity, isList: boolean): boolean {
  if (/^(with|but|plus)$/.test(joiner)) return true;
  return state === "absent" && !isList && !/^n?or$/.test(joiner);
}

/** "gluten and dairy free soy sauce": what stands before "free" is absent from what follows, or from the dish. */
function markFree(current: Phrase, phrases: Phrase[]): void {
  let mask = takeConcepts(current);
  let previous = phrases.at(-1);
  while (mask && previous && previous.pieces.length === 1 && isAllergenPiece(previous.pieces[0])) {
    mask |= takeConcepts(previous);
    phrases.pop();
    previous = phrases.at(-1);
  }
  current.dropped |= mask;
  current.tag |= mask;
}

function isAllergenPiece(piece: Piece | undefined): boolean {
  return piece?.kind === "concept" && hasTrait(piece.concept, "allergen");
}

function takeConcepts(phrase: Phrase): SubstanceMask {
  let mask = 0;
  while (phrase.pieces.length > 0) {
    const piece = phrase.pieces.at(-1) as Piece;
    if (piece.kind === "concept") mask |= absentClass(piece.concept);
    else if (piece.kind !== "word") break;
    phrase.pieces.pop();
  }
  return mask;
}

/** "nut free" means the whole class; "honey free" what honey is. */
const absentClass = (concept: Concept): SubstanceMask => allergenClass(concept) || concept.profile.yes;

function toMention(phrase: Phrase, reading: PhraseReading): Mention | null {
  const named = phrase.pieces.filter((piece) => piece.kind === "concept" || reading.unknownWords.includes(piece));
  const spoken =
    named.length > 0 ? named : phrase.pieces.filter((piece) => piece.kind === "word" && piece.word === "form");
  const first = spoken[0]?.tokens[0];
  const last = spoken.at(-1)?.tokens.at(-1);
  if (!first || !last) return null;
  return {
    start: Math.min(...spoken.map((piece) => piece.tokens[0]?.start ?? first.start)),
    end: Math.max(...spoken.map((piece) => piece.tokens.at(-1)?.end ?? last.end)),
    polarity: phrase.polarity,
    concepts: reading.concepts,
    head: reading.head,
    profile: spokenProfile(phrase.polarity, without(reading.profile, phrase.dropped)),
    unknownWords: reading.unknownWords.map((piece) => piece.tokens[0]?.text ?? ""),
  };
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

const FLESH = BIT.meat | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.slaughter | BIT.insect;

/** A phrase without any food, such as "(vegan)" or "(dairy free)", speaks of the whole dish. */
function tagOf(phrase: Phrase): SubstanceMask {
  if (phrase.polarity !== "present") return 0;
  let mask = phrase.tag;
  for (const piece of phrase.pieces) {
    if (piece.kind !== "word") continue;
    if (piece.word === "plant_based") mask |= ANIMAL_SUBSTANCES;
    if (piece.word === "meatless") mask |= FLESH;
  }
  return mask;
}

/** What a text says of the whole dish: what it is free of, and what was left out of it. */
export type Statement = {
  readonly free: SubstanceMask;
  readonly softened: SubstanceMask;
};

/** "no nuts" takes the class away; "no cheese" leaves the milk that the rest of the dish may hold. */
function statementOf(mentions: readonly Mention[], stated: SubstanceMask): Statement {
  let free = stated;
  let softened = 0;
  for (const mention of mentions) {
    if (mention.polarity !== "absent") continue;
    for (const concept of mention.concepts) {
      if (hasTrait(concept, "allergen")) free |= allergenClass(concept);
      else softened |= concept.profile.yes;
    }
  }
  return { free, softened };
}

/** What the plain foods in a compound's name hold: the walnuts of a walnut salad. */
function namedOutright(mention: Mention): SubstanceMask {
  const plain = mention.concepts.filter((concept) => !hasTrait(concept, "compound"));
  return plain.reduce((mask, concept) => mask | concept.profile.yes, 0) & mention.profile.yes;
}

/** What is said of the dish corrects only what compound foods usually hold, never a food named outright. */
export function withStatement(mention: Mention, { free, softened }: Statement): Mention {
  if (free === 0 && softened === 0) return mention;
  const compound = mention.head !== null && hasTrait(mention.head, "compound");
  const { yes, may, unknown } = mention.profile;
  const named = compound ? namedOutright(mention) : 0;
  const profile = compound
    ? union(soften(without(mention.profile, free), softened), { yes: named, may: 0, unknown: 0 })
    : { yes, may: mention.polarity === "trace" ? may : may & ~free, unknown };
  return { ...mention, profile };
}
