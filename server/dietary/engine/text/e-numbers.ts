import { foldWord } from "./fold";
import { tokenOf } from "./tokens";
import { wordOf } from "./vocabulary";
import type { Token } from "./word";
import { setOfKind } from "./word-lists";

/** "E 120", "E-120", "INS 120" and "SIN 120" are the additive E120, which the reference writes as one word. */
const PREFIXES = setOfKind("e_prefix");
/** "E no. 120" */
const NUMBER_WORDS = setOfKind("e_number");
const NUMBER = /^\d{3,4}(?!\d)[a-z]{0,2}$/i;
const NUMBERS = /^\d{3,4}[a-z]{0,2}(?:[.,]\d{3,4}[a-z]{0,2})+$/i;
const PREFIXED = /^(?:ins|sin)(\d{3,4}[a-z]{0,2})$/i;
const NEXT_TO = /^[\s\p{Pd}_.:°º№(/]{0,4}$/u;
/** "Vitamin E 100 mg" and "uova E 200 g di farina" are amounts. */
const UNITS = new Set(["g", "gr", "kg", "mg", "mcg", "µg", "μg", "ug", "ml", "cl", "dl", "iu", "ie", "kcal", "kj"]);

type Words = { has(word: string): boolean };

/**
 * The tokens, with every additive's number joined to one token. Most texts contain none and get their own tokens back.
 */
export function joinENumbers(tokens: readonly Token[], text: string, known: Words): readonly Token[] {
  if (!mayHoldNumber(tokens)) return tokens;
  const out: Token[] = [];
  for (let i = 0; i < tokens.length; ) {
    const length = isPrefix(tokens, i) ? prefixLength(tokens, i, text) : 0;
    if (length > 0) {
      i = readNumbers(tokens, i, i + length, out, known);
      continue;
    }
    const token = tokens[i] as Token;
    const prefixed = PREFIXED.exec(token.text)?.[1];
    out.push(prefixed ? tokenOf(wordOf(`E${prefixed}`), token.start, token.end, token.before) : token);
    i++;
  }
  return out;
}

function mayHoldNumber(tokens: readonly Token[]): boolean {
  for (let i = 0; i < tokens.length; i++) {
    const { text } = tokens[i] as Token;
    if (isPrefix(tokens, i) || (endsLikePrefixed(text) && PREFIXED.test(text))) return true;
  }
  return false;
}

/** Whether the word ends in a digit, or in at most two letters after a digit. Most words do not. */
function endsLikePrefixed(text: string): boolean {
  for (let at = text.length - 1; at >= text.length - 3; at--) if (isDigit(text.charCodeAt(at))) return true;
  return false;
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57;

const isPrefix = (tokens: readonly Token[], i: number): boolean => PREFIXES.has(tokens[i]?.folded ?? "");

/**
 * The number of tokens before an additive's number; 0 if this is the word "e" or "sin" of a language ("burro e 120 g
 * olio").
 */
function prefixLength(tokens: readonly Token[], i: number, text: string): number {
  const prefix = tokens[i] as Token;
  const length = NUMBER_WORDS.has(tokens[i + 1]?.folded ?? "") ? 2 : 1;
  const number = tokens[i + length];
  if (!number || !isNumber(number) || !NEXT_TO.test(text.slice(tokens[i + length - 1]?.end, number.start))) return 0;
  if (tokens[i + length + 1]?.before === "" && UNITS.has(tokens[i + length + 1]?.folded ?? "")) return 0;
  if (prefix.before === "" && /^vitamin/.test(tokens[i - 1]?.folded ?? "")) return 0;
  const isCode = prefix.text === "E" || prefix.text === "INS" || length === 2;
  return isCode || endsClause(tokens, i + length) ? length : 0;
}

const isNumber = ({ text }: Token): boolean => NUMBER.test(text) || NUMBERS.test(text);
const endsClause = (tokens: readonly Token[], i: number): boolean => tokens[i + 1]?.before !== "";

/** Puts the numbers into `out` and returns where the text continues: "E 471, 472 e" are two. */
function readNumbers(tokens: readonly Token[], from: number, at: number, out: Token[], known: Words): number {
  let i = at;
  let { start, before } = tokens[from] as Token;
  while (true) {
    const letter = letterBehind(tokens, i, known);
    const { end } = letter ?? (tokens[i] as Token);
    for (const part of (tokens[i] as Token).text.split(/[.,]/)) {
      const number = `E${part.toLowerCase()}${letter?.text ?? ""}`;
      out.push(tokenOf(wordOf(number), start, end, before));
      before = ",";
    }
    i += letter ? 2 : 1;
    const next = tokens[i];
    if (!next || !continuesList(tokens, i, known)) return i;
    ({ start, before } = next);
  }
}

/** The letter of "472 e", if there is such an additive. */
function letterBehind(tokens: readonly Token[], i: number, known: Words): Token | null {
  const letter = tokens[i + 1];
  if (letter?.before !== "" || letter.text.length !== 1) return null;
  return known.has(foldWord(`E${tokens[i]?.text}${letter.text}`)) ? letter : null;
}

/** Whether a bare number after an additive's number is an additive as well and no amount. */
function continuesList(tokens: readonly Token[], i: number, known: Words): boolean {
  const { before, text } = tokens[i] as Token;
  if (before === "" || before === "." || !NUMBER.test(text)) return false;
  if (letterBehind(tokens, i, known)) return true;
  return endsClause(tokens, i) && known.has(foldWord(`E${text}`));
}
