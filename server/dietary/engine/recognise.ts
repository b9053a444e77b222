import type { Concept, Knowledge } from "./knowledge";
import type { WordKind } from "./reference";
import type { Separator, Token } from "./tokens";

/** A run of words that the lexicon knows, or one word that it does not. */
export type Piece =
  | {
      readonly kind: "concept";
      readonly concept: Concept;
      readonly tokens: readonly Token[];
      readonly before: Separator;
    }
  | { readonly kind: "word"; readonly word: WordKind; readonly tokens: readonly Token[]; readonly before: Separator }
  | { readonly kind: "number"; readonly tokens: readonly Token[]; readonly before: Separator }
  | { readonly kind: "unknown"; readonly tokens: readonly Token[]; readonly before: Separator };

/** Longest match first, left to right. Every token is in exactly one piece. */
export function recognise(tokens: readonly Token[], knowledge: Knowledge): Piece[] {
  const pieces: Piece[] = [];
  for (let i = 0; i < tokens.length; ) {
    const piece = longestMatch(tokens, i, knowledge) ?? single(tokens[i] as Token, knowledge);
    pieces.push(piece);
    i += piece.tokens.length;
  }
  return pieces;
}

function longestMatch(tokens: readonly Token[], start: number, knowledge: Knowledge): Piece | null {
  const { lexicon } = knowledge;
  let key = (tokens[start] as Token).folded;
  let best: Piece | null = pieceAt(key, tokens, start, start + 1, knowledge);
  for (let i = start + 1; i < tokens.length && lexicon.prefixes.has(key); i++) {
    const token = tokens[i] as Token;
    if (token.before !== "") break;
    key += ` ${token.folded}`;
    best = pieceAt(key, tokens, start, i + 1, knowledge) ?? best;
  }
  return joinedMatch(tokens, start, best?.tokens.length ?? 0, knowledge) ?? best;
}

function pieceAt(key: string, tokens: readonly Token[], from: number, to: number, knowledge: Knowledge): Piece | null {
  const concept = knowledge.lexicon.concepts.get(key);
  if (concept !== undefined) return conceptPiece(concept, tokens.slice(from, to), knowledge);
  const word = knowledge.lexicon.words.get(key);
  return word ? { kind: "word", word, tokens: tokens.slice(from, to), before: (tokens[from] as Token).before } : null;
}

function conceptPiece(index: number, tokens: readonly Token[], knowledge: Knowledge): Piece {
  const concept = knowledge.concepts[index] as Concept;
  return { kind: "concept", concept, tokens, before: (tokens[0] as Token).before };
}

/** "bread crumbs" and "breadcrumbs" are one word; so are "sea bass" and "seabass". */
function joinedMatch(tokens: readonly Token[], start: number, matched: number, knowledge: Knowledge): Piece | null {
  const first = tokens[start] as Token;
  const second = tokens[start + 1];
  if (matched < 2 && second?.before === "" && first.folded.length > 1 && second.folded.length > 2) {
    const concept = knowledge.lexicon.concepts.get(first.folded + second.folded);
    if (concept !== undefined) return conceptPiece(concept, [first, second], knowledge);
  }
  const whole = matched === 0 ? knowledge.lexicon.joined.get(first.folded) : undefined;
  return whole === undefined ? null : conceptPiece(whole, [first], knowledge);
}

function single(token: Token, knowledge: Knowledge): Piece {
  const tokens = [token];
  const additive = /^e\d{3,4}/.test(token.folded) ? additiveConcept(token.folded, knowledge) : undefined;
  if (additive) return { kind: "concept", concept: additive, tokens, before: token.before };
  if (/^\p{N}/u.test(token.folded)) return { kind: "number", tokens, before: token.before };
  if (DESCRIBING.test(token.folded)) return { kind: "word", word: "descriptor", tokens, before: token.before };
  return { kind: "unknown", tokens, before: token.before };
}

/** Participles and adverbs tell what was done. Those that bring a food with them ("breaded") stand in the reference. */
const DESCRIBING = /^[a-z]{3,}(?:[^e]ed|ly|ened|ized|wise|sized)$/;

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
