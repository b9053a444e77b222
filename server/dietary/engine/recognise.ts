import { foldWord } from "./fold";
import type { Concept, Knowledge } from "./knowledge";
import { type LexiconNode, NO_CONCEPT } from "./lexicon";
import type { WordKind } from "./reference";
import type { Separator, Token } from "./tokens";

type PieceOf<Kind, Named, Word> = {
  readonly kind: Kind;
  readonly concept: Named;
  readonly word: Word;
  readonly tokens: readonly Token[];
  readonly before: Separator;
};

/** A run of words that the lexicon knows, or one word that it does not. All kinds have the same fields. */
export type Piece =
  | PieceOf<"concept", Concept, null>
  | PieceOf<"word", null, WordKind>
  | PieceOf<"number", null, null>
  | PieceOf<"unknown", null, null>;

/** Longest match first, left to right. Every token is in one piece, a word such as "eggless" in two. */
export function recognise(written: readonly Token[], knowledge: Knowledge): Piece[] {
  const tokens = withoutNumberSigns(written);
  const pieces: Piece[] = [];
  for (let i = 0; i < tokens.length; ) {
    const piece = pieceAt(tokens, i, knowledge);
    const lacked = piece.kind === "unknown" ? lackedIn(piece.tokens[0] as Token, knowledge) : undefined;
    if (lacked === undefined) pieces.push(piece);
    else
      pieces.push(conceptPiece(lacked, piece.tokens, knowledge), {
        kind: "word",
        concept: null,
        word: "free",
        tokens: piece.tokens,
        before: "",
      });
    i += piece.tokens.length;
  }
  return pieces;
}

/** Whether any food is named, which most often the first words tell. */
export function namesConcept(tokens: readonly Token[], knowledge: Knowledge): boolean {
  for (let i = 0; i < tokens.length; ) {
    const piece = pieceAt(tokens, i, knowledge);
    if (piece.kind === "concept") return true;
    i += piece.tokens.length;
  }
  return false;
}

/** "Red No. 40" is red 40, and nothing is said to be absent. */
function withoutNumberSigns(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((_, at) => isNumberSign(tokens, at))) return tokens;
  return tokens.flatMap((token, at) => {
    if (isNumberSign(tokens, at)) return [];
    return at > 0 && isNumberSign(tokens, at - 1) ? [{ ...token, before: (tokens[at - 1] as Token).before }] : [token];
  });
}

function isNumberSign(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.folded !== "no") return false;
  const next = tokens[at + 1]?.folded.charCodeAt(0) ?? 0;
  return next >= DIGIT_0 && next <= DIGIT_9;
}

const DIGIT_0 = 48;
const DIGIT_9 = 57;

function pieceAt(tokens: readonly Token[], start: number, knowledge: Knowledge): Piece {
  const { lexicon } = knowledge;
  const first = tokens[start] as Token;
  let node: LexiconNode | undefined = lexicon.start(first.folded);
  let found: LexiconNode | null = null;
  let length = 0;
  for (let end = start + 1; node; end++) {
    if (node.concept !== NO_CONCEPT || node.word) {
      found = node;
      length = end - start;
    }
    const token: Token | undefined = node.next ? tokens[end] : undefined;
    node = token && followed(node, token);
  }
  const joined = length < 2 ? joinedMatch(tokens, start, length, knowledge) : null;
  if (joined) return joined;
  if (!found) return single(first, knowledge);
  const run = length === 1 ? [first] : tokens.slice(start, start + length);
  return found.concept !== NO_CONCEPT
    ? conceptPiece(found.concept, run, knowledge)
    : { kind: "word", concept: null, word: found.word as WordKind, tokens: run, before: first.before };
}

/** The entry's next word. "fish & chips" and "mac n cheese" are entered with "and". */
function followed({ next }: LexiconNode, { before, folded }: Token): LexiconNode | undefined {
  if (before === "&") return next?.get("and")?.next?.get(folded);
  if (before !== "") return undefined;
  return next?.get(folded) ?? (folded === "n" ? next?.get("and") : undefined);
}

function conceptPiece(index: number, tokens: readonly Token[], knowledge: Knowledge): Piece {
  const concept = knowledge.concepts[index] as Concept;
  return { kind: "concept", concept, word: null, tokens, before: (tokens[0] as Token).before };
}

/** "bread crumbs" and "breadcrumbs" are one word; so are "sea bass" and "seabass". */
function joinedMatch(tokens: readonly Token[], start: number, matched: number, knowledge: Knowledge): Piece | null {
  const { lexicon } = knowledge;
  const first = tokens[start] as Token;
  const second = tokens[start + 1];
  if (second?.before === "" && first.folded.length > 1 && second.folded.length > 2 && lexicon.opens(first.folded)) {
    const concept = lexicon.concepts.get(first.folded + second.folded);
    if (concept !== undefined) return conceptPiece(concept, [first, second], knowledge);
  }
  const whole = matched === 0 ? lexicon.joined.get(first.folded) : undefined;
  return whole === undefined ? null : conceptPiece(whole, [first], knowledge);
}

function single(token: Token, knowledge: Knowledge): Piece {
  const tokens = [token];
  const { folded, before } = token;
  const additive = /^e\d{3,4}/.test(folded) ? additiveConcept(folded, knowledge) : undefined;
  if (additive) return { kind: "concept", concept: additive, word: null, tokens, before };
  if (/^\p{N}/u.test(folded)) return { kind: "number", concept: null, word: null, tokens, before };
  if (DESCRIBING.test(folded)) return { kind: "word", concept: null, word: "descriptor", tokens, before };
  return { kind: "unknown", concept: null, word: null, tokens, before };
}

/** Participles and adverbs tell what was done. Those that bring a food with them ("breaded") stand in the reference. */
const DESCRIBING = /^[a-z]{3,}(?:[^e]ed|ly|ened|ized|wise|sized)$/;

/** "eggless", "dairyfree", "glutenfrei", "GF": a food, and that it is not there. */
function lackedIn({ folded }: Token, { lexicon }: Knowledge): number | undefined {
  const stem = LACKING.exec(folded)?.[1] ?? ABBREVIATED.get(folded);
  return stem === undefined ? undefined : lexicon.concepts.get(foldWord(stem));
}

const ABBREVIATED: ReadonlyMap<string, string> = new Map([
  ["gf", "gluten"],
  ["df", "dairy"],
]);
const LACKING = /^(\p{L}{3,})(?:less|free|frei|vrij|fri)$/u;

/** E450iv is a kind of E450. */
function additiveConcept(folded: string, knowledge: Knowledge): Concept | undefined {
  for (const shorter of [
    folded.replace(/(i{1,3}|iv|vi{0,3}|ix|x)$/, ""),
    folded.replace(/[a-j]?(i{1,3}|iv|v)?$/, ""),
  ]) {
    const concept = knowledge.lexicon.concepts.get(shorter);
    if (concept !== undefined) return knowledge.concepts[concept];
  }
  return undefined;
}
