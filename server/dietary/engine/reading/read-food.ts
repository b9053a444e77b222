import { recognise } from "../foods/recognise";
import type { Knowledge } from "../model/knowledge";
import type { FoodReading, Mention, Statement } from "../model/mention";
import { codesOf, type MenuKey, meaningOf } from "../model/menu-key";
import type { Piece } from "../model/piece";
import { NOTHING, type Profile, UNKNOWN, union } from "../model/profile";
import { FLESH } from "../model/substances";
import { type CodeRun, findAllergenCodes } from "../text/allergen-codes";
import { joinENumbers } from "../text/e-numbers";
import { offersIn } from "../text/offered-extras";
import { readable } from "../text/readable";
import { MAX_TOKENS, tokenize } from "../text/tokens";
import type { Token } from "../text/word";
import { withBareDeclaration } from "./bare-declarations";
import { joinAfterthoughts } from "./bracketed-words";
import { type Claim, SAYS_NOTHING, withClaims } from "./claim-reach";
import { withDeclaredMakeup } from "./declared-makeup";
import { doubtfulClaims } from "./doubtful-claims";
import { withDescriptions, withFillings } from "./filled-dishes";
import { withFramedWarnings } from "./framed-warnings";
import { withInvertedName } from "./inverted-names";
import { withLoneWords } from "./lone-words";
import {
  codesMention,
  deniedMention,
  endsFreeFromList,
  loneArticleMention,
  picturedMention,
  toMention,
  unnamedMention,
  untoldDish,
} from "./mentions-of-phrases";
import { readPhrase } from "./phrase";
import type { Phrase } from "./phrase-state";
import { picturedFoods } from "./pictured";
import { withoutWordsAroundFood } from "./plain-words";
import { withPlantMilk } from "./plant-milk";
import { namesNoFood, withoutRemarks } from "./remarks";
import { splitPhrases } from "./split-phrases";
import { perhapsAbsent, tagOf } from "./statements";
import { mayTellStates } from "./states";
import { withUsualFoods } from "./usual-foods";

export type ReadOptions = {
  /** ingredient: the name of one ingredient. menu: a dish or a list, where an unknown word may be another food. */
  readonly kind: "ingredient" | "menu";
  /** True if the text describes a dish whose name is in another field. */
  readonly isDescription?: boolean;
  /** True if the described dish is named after its meat or fish, so that "fillet" means a fillet of that. */
  readonly isFleshNamed?: boolean;
  /** True if an amount came before the text: it is then a line of a recipe, not a label. */
  readonly isBehindAmount?: boolean;
  /** What the menu's codes stand for. */
  readonly key?: MenuKey;
};

/** The state of a reading between the steps. Each step adds what it finds. */
type Draft = {
  readonly written: string;
  /** The text as a reader sees it: without markup and invisible characters. */
  readonly text: string;
  /** The part of the text that is read. The rest is unknown, and no step looks at it. */
  read: string;
  readonly knowledge: Knowledge;
  readonly isMenu: boolean;
  readonly isRecipeLine: boolean;
  readonly isDescription: boolean;
  readonly isFleshNamed: boolean;
  readonly key: MenuKey | null;
  codes: readonly CodeRun[];
  words: readonly Token[];
  tokens: readonly Token[];
  /** Including the tokens inside allergen codes. */
  allTokens: readonly Token[];
  recognised: readonly Piece[];
  pieces: readonly Piece[];
  phrases: Phrase[];
  claims: Claim[];
  mentions: Mention[];
  /** The mentions of food, after the claims of the text were applied. */
  meant: readonly Mention[];
  isWithoutFood: boolean;
  statement: Statement;
};

/** The steps of reading a text, in the order in which they run. */
const STEPS: readonly ((draft: Draft) => void)[] = [
  cutIntoWords,
  leaveOutCodes,
  recogniseFoods,
  leaveOutRemarks,
  cutIntoPhrases,
  mentionCodesAndPictures,
  readPhrases,
  warnOfUnreadRest,
  keepWhatIsAboutFood,
  applyPlantMilk,
  fillOpenDishes,
  applyDeclaredComposition,
  doubtBareDeclarations,
  applyClaims,
];

/** Reads any food text: a name, a dish's description, an ingredient list with brackets and statements. */
export function readFood(written: string, knowledge: Knowledge, options: ReadOptions): FoodReading {
  const text = readable(written);
  const draft: Draft = {
    written,
    text,
    read: text,
    knowledge,
    isMenu: options.kind === "menu",
    isRecipeLine: options.kind !== "menu" && (options.isBehindAmount === true || BEGINS_WITH_AMOUNT.test(text)),
    isDescription: options.isDescription === true,
    isFleshNamed: options.isFleshNamed === true,
    key: options.key && options.key.meanings.size > 0 ? options.key : null,
    codes: NONE,
    words: NONE,
    tokens: NONE,
    allTokens: NONE,
    isWithoutFood: false,
    recognised: NONE,
    pieces: NONE,
    phrases: [],
    claims: [],
    mentions: [],
    meant: NONE,
    statement: SAYS_NOTHING,
  };
  for (const step of STEPS) step(draft);
  if (isForTheCookAlone(draft)) return nothingToEat(draft.text);
  const { meant: mentions, statement } = draft;
  return { mentions, profile: profileOf(mentions), statement, mayTellStates: tellsStates(draft) };
}

const NONE: readonly never[] = [];

function cutIntoWords(draft: Draft): void {
  const { text, knowledge } = draft;
  draft.words = tokenize(text);
  if (draft.words.length >= MAX_TOKENS) draft.read = text.slice(0, draft.words[MAX_TOKENS - 1]?.end);
  draft.allTokens = joinENumbers(draft.words, draft.read, knowledge.lexicon.concepts);
  draft.tokens = draft.allTokens;
}

/** "(A, C, G)": codes that only the menu's key explains. */
function leaveOutCodes(draft: Draft): void {
  if (!draft.isMenu) return;
  const { key } = draft;
  draft.codes = findAllergenCodes(draft.read, key && codesOf(key));
  if (draft.codes.length > 0) draft.tokens = outsideOf(draft.codes, draft.allTokens);
}

/** Both are in the order of the text. */
function outsideOf(codes: readonly CodeRun[], tokens: readonly Token[]): readonly Token[] {
  let next = 0;
  return tokens.filter(({ start }) => {
    while ((codes[next]?.end ?? Number.POSITIVE_INFINITY) <= start) next++;
    return start < (codes[next]?.start ?? Number.POSITIVE_INFINITY);
  });
}

function recogniseFoods(draft: Draft): void {
  draft.recognised = withUsualFoods(recognise(draft.tokens, draft.knowledge), draft.knowledge);
}

/** Removes the cook's remarks beside an ingredient. */
function leaveOutRemarks(draft: Draft): void {
  const { recognised, read: text, isMenu, isRecipeLine, knowledge } = draft;
  draft.pieces = isMenu
    ? recognised
    : withoutWordsAroundFood(withoutRemarks(recognised, text, isRecipeLine), isRecipeLine, knowledge);
}

function cutIntoPhrases(draft: Draft): void {
  const { read: text, words, isMenu, isDescription, knowledge } = draft;
  const pieces = withFramedWarnings(withLoneWords(draft.pieces));
  const doubtful = doubtfulClaims(pieces, isMenu, isMenu && text.includes("?"));
  const offers = isMenu ? offersIn(text, words, isDescription) : [];
  draft.phrases = splitPhrases(pieces, doubtful, text, offers);
  joinAfterthoughts(draft.phrases, knowledge);
}

function mentionCodesAndPictures({ read: text, codes, key, isMenu, knowledge, mentions, claims }: Draft): void {
  for (const run of codes) {
    if (key && run.codes) sayMeanings(run, key, mentions, claims);
    else mentions.push(codesMention(text, run));
  }
  if (isMenu) for (const food of picturedFoods(text, knowledge)) mentions.push(picturedMention(food));
}

/** "(A, G)": the dish holds what the menu's key says of A and of G. */
function sayMeanings({ start, end, codes = [] }: CodeRun, key: MenuKey, mentions: Mention[], claims: Claim[]): void {
  for (const code of codes) {
    const meaning = meaningOf(key, code);
    if (!meaning) continue;
    const { words, reading } = meaning;
    claims.push({ ...reading.statement, at: start });
    for (const mention of reading.mentions) {
      const named = words.slice(mention.start, mention.end);
      mentions.push({ ...mention, start, end, isStated: true, fromKey: named });
    }
  }
}

function readPhrases(draft: Draft): void {
  const { read: text, phrases, claims, mentions, isMenu, isRecipeLine, knowledge, pieces } = draft;
  const options = { isIngredient: !isMenu, isRecipeLine, tellsNames: isMenu && pieces.some(isSmallFood) };
  let listEnded = false;
  let isFleshNamed = draft.isFleshNamed || mentions.some(namesFlesh);
  const untold = isMenu && !draft.isDescription ? untoldDish(phrases, text) : null;
  if (untold) mentions.push(untold);
  for (const phrase of phrases) {
    listEnded &&= phrase.continued;
    if (phrase.pieces.length === 0) {
      claims.push({ at: phrase.tagAt, free: phrase.tag, softened: phrase.tagSoftened, left: 0 });
      continue;
    }
    const reading = readPhrase(phrase.pieces, knowledge, options);
    listEnded ||= endsFreeFromList(phrase, reading);
    if (listEnded) phrase.polarity = "present";
    const mention = toMention(phrase, reading, isRecipeLine, knowledge);
    const isThere = phrase.polarity === "present" || (isMenu && phrase.polarity === "optional");
    if (!mention?.head && isThere && (isMenu || mentions.length === 0)) {
      const unnamed = unnamedMention(phrase, text, isMenu, isFleshNamed);
      if (unnamed) mentions.push(unnamed);
    }
    if (mention) {
      mentions.push(mention);
      if (phrase.isPerhapsDenied) claims.push({ ...perhapsAbsent(mention), at: mention.start });
      isFleshNamed ||= namesFlesh(mention);
      continue;
    }
    const denied = deniedMention(phrase) ?? (isMenu || isRecipeLine ? null : loneArticleMention(phrase));
    if (denied) mentions.push(denied);
    else
      claims.push({
        at: phrase.pieces[0]?.tokens[0]?.start ?? 0,
        free: phrase.tag | tagOf(phrase),
        softened: 0,
        left: 0,
      });
  }
}

const isSmallFood = ({ kind, tokens }: Piece): boolean => kind === "concept" && /^\p{Ll}/u.test(tokens[0]?.text ?? "");

function warnOfUnreadRest(draft: Draft): void {
  draft.isWithoutFood = draft.mentions.length === 0;
  const unread = unreadRest(draft.text, draft.words);
  if (unread) draft.mentions.push(unread);
}

function keepWhatIsAboutFood(draft: Draft): void {
  draft.meant = withInvertedName(aroundNamedFood(draft.mentions), draft.tokens, draft.knowledge);
}

function applyPlantMilk(draft: Draft): void {
  draft.meant = withPlantMilk(draft.meant, draft.read, draft.knowledge);
}

function fillOpenDishes(draft: Draft): void {
  if (!draft.isMenu) return;
  draft.meant = withDescriptions(withFillings(draft.meant, draft.read, draft.knowledge), draft.read, draft.knowledge);
}

function applyDeclaredComposition(draft: Draft): void {
  const isLabel = !draft.isMenu && !draft.isRecipeLine;
  if (isLabel) draft.meant = withDeclaredMakeup(draft.meant, draft.read);
}

/** "Contains: nuts" or "may contain traces of milk" alone says nothing about the foods that it does not name. */
function doubtBareDeclarations(draft: Draft): void {
  if (!draft.isDescription) draft.meant = withBareDeclaration(draft.meant, draft.pieces);
}

export const namesFlesh = ({ profile }: Mention): boolean => (profile.yes & FLESH) !== 0;

/** Claims about the whole dish apply to each of its foods. */
function applyClaims(draft: Draft): void {
  const { read: text, meant, claims, isMenu, knowledge } = draft;
  if (claims.length === 0 && !meant.some(({ polarity }) => polarity === "absent")) return;
  const stated = withClaims(text, meant, claims, !isMenu, knowledge);
  draft.meant = stated.mentions;
  draft.statement = stated.statement;
}

/** Words are read from the text as a reader sees it, but states are searched in the text as written. */
const tellsStates = ({ text, written, allTokens, knowledge }: Draft): boolean =>
  text !== written || allTokens.length >= MAX_TOKENS || mayTellStates(allTokens, knowledge.stateWords);

/** A line of a recipe that is a note for the cook and names no food. */
const isForTheCookAlone = ({ isMenu, isWithoutFood, pieces, text }: Draft): boolean =>
  !isMenu && isWithoutFood && namesNoFood(pieces, text);

/** A text that is longer than people write is not read to its end, and the rest may name anything. */
function unreadRest(text: string, tokens: readonly Token[]): Mention | null {
  if (tokens.length < MAX_TOKENS) return null;
  const start = tokens[tokens.length - 1]?.end ?? 0;
  const rest = text.slice(start).trim();
  if (rest === "") return null;
  const unknownWords = [rest.slice(0, LONGEST_UNREAD)];
  return { start, end: text.length, polarity: "present", concepts: [], head: null, profile: UNKNOWN, unknownWords };
}

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

/**
 * "chopped into florets" and "seasoned" beside a food describe that food. If the text names no food by itself, nobody
 * has said what is chopped or seasoned.
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
