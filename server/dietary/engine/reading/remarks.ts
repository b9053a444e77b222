import type { Piece } from "../model/piece";
import { alternatives, listOfKind } from "../text/word-lists";
import {
  clauseZones,
  isInFood,
  isPluralEnding,
  mayTellOfCooking,
  purposesIn,
  startOf,
  toolsIn,
  withoutFoodBehind,
  type Zone,
} from "./cooks-clauses";

/**
 * A cook's remarks beside a food in a recipe's line, which are no foods: "(see notes)", "adjust to taste", "I like to
 * use a mandoline", "such as Mutti". Known foods are read inside remarks too; unknown words there do not count as
 * foods.
 */
const REMARKS = [
  String.raw`such as|e\.g\.|for example|ideally|preferably`,
  "i (?:always |usually |also |only |often |just )?(?:use|used|like|love|prefer|recommend|had|get|buy|made|find|did)",
  "i(?:'d)? (?:highly )?recommend|we (?:use|used|like|love|prefer|recommend)",
  "you(?:'ll|'re| can| may| could| might| want| need| like| prefer)",
  String.raw`if (?:you|it|using|the|needed|desired|not|possible|they)|see|notes?\b|adjust|depending`,
  "according|recommended|(?:your|my|our) (?:favou?rite|choice)|more or less",
  "to (?:your |personal )?(?:taste|liking|desired|preference)|at room|room temp",
  "from (?:above|below|the|scratch)|tightly|loosely|lightly|active and|can (?:use|be|sub)",
  "feel free|about|approx(?:imately)?|but (?:not|you)|not included|optional|reserve|until",
  String.raw`not (?:the |a )?(?:\p{L}+)(?=[).,]|$)|as (?:needed|desired|directed)|this is`,
  "it (?:will|is|should)|make sure|do not|don't|with plenty",
  String.raw`(?<=[(,;:]\s{0,2}|(?<!\p{L})(?:or|can|may|to)\s)sub(?:stitute)?|store-?bought|shelf[- ]stable`,
  "half as|or (?:more|less|your|any|other)|any (?:kind|cut|size|brand|colou?r)|add to cart|linked?",
  String.raw`https?|www|\d{1,3}\s?% (?:hydration|acidity|alcohol)`,
  alternatives(listOfKind("remark")),
];
const REMARK = new RegExp(String.raw`(?<![\p{L}\d])(?:${REMARKS.join("|")})(?![\p{L}])`, "giu");
const ZONE_END = /[)\]}\n]/;
/**
 * The purpose of the line's food, which may name a food of another line: "butter for the pan", "for brushing on the
 * pastry". A topping is eaten itself: "for topping walnuts" names walnuts.
 */
const BEHIND_FOOD = String.raw`(?<=[\p{L}\d).,;(]\s{0,2}|[-–—]\s{0,2})(?:plus |\+ ?)?(?:more |extra |some )?`;
const FOR_A_THING = String.raw`(?:the|your|a|an|each)\s(?:\p{L}+\s){0,2}\p{L}+|tart apples|glaze|garnish(?:ing)?|decorat(?:ion|ing)`;
const FOR_WORK = [
  "frying|greasing|brushing|oiling|soaking|coating|dusting|rolling|dredging|spritzing|basting|kneading|thickening",
  "steaming|boiling|poaching|roasting|grilling|saut[ée]ing|sealing|shaping|lining",
].join("|");
const FOR_TOPPING = String.raw`(?:drizzling|finishing|sprinkling|topping)(?: (?:an?|each|it|of|on|over|the|your)\s[^,;()]{0,40})?`;
const PURPOSES = [
  FOR_A_THING,
  String.raw`cooking(?: the)?(?: \p{L}+)?`,
  `(?:${FOR_WORK})(?: [^,;()]{0,40})?`,
  FOR_TOPPING,
];
const PURPOSE = new RegExp(String.raw`${BEHIND_FOOD}for (?:${PURPOSES.join("|")})(?=[\s,;.)(]|$)`, "giu");
/**
 * "tomato paste (not sauce)": a remark about what not to use instead. "(not vegan)" and "(not only nuts)" mean
 * something else.
 */
const NOT_INSTEAD = notInstead(String.raw`[([]\s{0,2}`, String.raw`[^()[\]]`, String.raw`[)\]]`);
/** "almond flour, not almond meal": the same between commas. */
const NOT_INSTEAD_IN_PART = notInstead(
  String.raw`[,;–—-]\s{0,2}|\band `,
  String.raw`[^()[\],;]`,
  String.raw`[)\],;.]|\s*$`,
);

function notInstead(before: string, sign: string, behind: string): RegExp {
  const said = `not (?!only|just|necessarily|suitable|contain|too (?:many|few))`;
  const more = String.raw`\b(?:free|vegan|vegetarian|but)\b|\bor [^()]*\d`;
  return new RegExp(`(?<=${before})${said}(?:(?!${more})${sign}){1,60}(?=${behind})`, "giu");
}

/** Words without which the slow patterns for purposes and for what is not to be used find nothing. */
const SAYS_FOR = /for /i;
const SAYS_NOT = /not /i;

/** A quick test: most lines contain none of these signs and words, so the slower patterns can be skipped. */
const MAY_REMARK = /[([,;–—-]|such as|\bfor\b|adjust|\bto (?:your|taste)|https?|\bsub\b/iu;

/** The pieces of a recipe's line. Foods inside a purpose and the cook's remarks become words without meaning. */
export function withoutRemarks(pieces: readonly Piece[], text: string, isRecipeLine: boolean): readonly Piece[] {
  if (pieces.length < 2 || text.length > LONGEST_LINE) return pieces;
  const mayTell = text.length <= LONGEST_SAID && (text.includes("!") || mayTellOfCooking(pieces));
  const tools = mayTell ? toolsIn(text) : [];
  const isTool = (piece: Piece) => tools.some((zone) => isPartOf(zone, piece));
  const first = pieces.find((piece) => piece.kind === "concept" && !isTool(piece));
  if (!first) return tools.length === 0 ? pieces : withoutTools(pieces, [...tools, ...purposesIn(text)]);
  const begin = startOf(first);
  const zones = MAY_REMARK.test(text) ? zonesOf(text, pieces) : [];
  if (mayTell) zones.push(...clauseZones(text, pieces, first));
  if (zones.length === 0 && !isRecipeLine) return pieces;
  return pieces.flatMap((piece) => {
    const at = startOf(piece);
    if (at > begin && isPluralEnding(piece, text)) return [];
    if (isRecipeLine && at > begin && isMaker(piece, pieces)) return [asWord(piece)];
    const around = at > begin ? zones.filter((zone) => isIn(zone, at)) : [];
    if (around.length === 0) return [piece];
    if (around.some(({ isPurpose }) => isPurpose))
      return piece.kind === "concept" || piece.kind === "unknown" ? [asWord(piece)] : [piece];
    return piece.kind === "unknown" ? [asWord(piece)] : [piece];
  });
}

/** "baking soda (Royal)", "mustard (Grey Poupon, Maille)": a name alone in brackets is a brand. */
function isMaker(piece: Piece, pieces: readonly Piece[]): boolean {
  if (piece.kind !== "unknown" || !/^\p{Lu}\p{Ll}/u.test(piece.tokens[0]?.text ?? "")) return false;
  for (let from = pieces.indexOf(piece); from >= 0; from--) {
    const { before, kind } = pieces[from] as Piece;
    if (before === "(") return true;
    if (kind === "concept" || /^[.);]$/.test(before)) return false;
  }
  return false;
}

/**
 * "7x5-inch baking dish", "After cooking:", "*Not included": true for lines of a page's list that name nothing to eat.
 * None of their words may be a food, and one must show why the line is there.
 */
export function namesNoFood(pieces: readonly Piece[], text: string): boolean {
  return (
    text.length <= LONGEST_NOTE &&
    pieces.length > 0 &&
    pieces.every(({ kind, word }) => kind === "number" || (kind === "word" && SAYS_NOTHING.has(word))) &&
    (NOTE.test(text) || toolsIn(text).length > 0)
  );
}

const LONGEST_NOTE = 120;
const SAYS_NOTHING: ReadonlySet<string> = new Set(["descriptor", "joiner", "linker", "optional"]);
const NOTE =
  /^\W*(?:not included|for (?:the )?full|see |(?:before|after|while|when) \p{L}+ing\b|step \d|note|you(?:'ll| will) (?:also )?need|special equipment|equipment)|:\s*$/iu;

/** In a line that names tools but no food, the tools and their purposes become words without meaning. */
const withoutTools = (pieces: readonly Piece[], zones: readonly Zone[]): readonly Piece[] =>
  pieces.map((piece) => (zones.some((zone) => isIn(zone, startOf(piece))) ? asWord(piece) : piece));

/** "candy thermometer" is a tool; "casserole" and "microwave popcorn" are foods. */
const isPartOf = ({ from, to }: Zone, { tokens }: Piece): boolean => {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? 0;
  return from <= start && end <= to && end - start < to - from;
};

const isIn = ({ from, to }: Zone, at: number): boolean => from <= at && at < to;

export const asWord = ({ tokens, before }: Piece): Piece => ({
  kind: "word",
  concept: null,
  word: "descriptor",
  tokens,
  before,
});

/** The most remarks, and the longest text that can be a line of a recipe. */
const MOST_ZONES = 40;
const LONGEST_LINE = 2000;
/** A longer text names more than one food, so it is not a line with a remark. */
const LONGEST_SAID = 300;

function zonesOf(text: string, pieces: readonly Piece[]): Zone[] {
  const zones: Zone[] = [];
  if (SAYS_FOR.test(text))
    for (const { 0: said, index } of text.matchAll(PURPOSE))
      zones.push(withoutFoodBehind(text, index, index + said.length));
  if (SAYS_NOT.test(text))
    for (const pattern of [NOT_INSTEAD, NOT_INSTEAD_IN_PART])
      for (const { 0: said, index } of text.matchAll(pattern))
        zones.push({ from: index, to: index + said.length, isPurpose: true });
  // Each search continues behind the last zone, so a text of nothing but such words is read once.
  let behind = 0;
  for (const { index } of text.matchAll(REMARK)) {
    if (index < behind || isInFood(index, pieces)) continue;
    const end = text.slice(index).search(ZONE_END);
    behind = end < 0 ? text.length : index + end;
    zones.push({ from: index, to: behind, isPurpose: false });
    if (zones.length > MOST_ZONES) break;
  }
  return zones;
}
