import type { Piece } from "../model/piece";
import { alternatives, listOfKind } from "../text/word-lists";

/**
 * What a cook says beside a food in a recipe's line, and what no food is: "(see notes)", "adjust to taste", "I like to
 * use a mandoline", "such as Mutti". Known foods are read there as anywhere; words that nobody knows are no foods.
 */
const REMARK = new RegExp(
  String.raw`(?<![\p{L}\d])(?:such as|e\.g\.|for example|ideally|preferably|i (?:always |usually |also |only |often |just )?(?:use|used|like|love|prefer|recommend|had|get|buy|made|find|did)|i(?:'d)? (?:highly )?recommend|we (?:use|used|like|love|prefer|recommend)|you(?:'ll|'re| can| may| could| might| want| need| like| prefer)|if (?:you|it|using|the|needed|desired|not|possible|they)|see|notes?\b|adjust|depending|according|recommended|(?:your|my|our) (?:favou?rite|choice)|more or less|to (?:your |personal )?(?:taste|liking|desired|preference)|at room|room temp|from (?:above|below|the|scratch)|tightly|loosely|lightly|active and|can (?:use|be|sub)|feel free|about|approx(?:imately)?|but (?:not|you)|not included|optional|reserve|until|not (?:the |a )?(?:\p{L}+)(?=[).,]|$)|as (?:needed|desired|directed)|this is|it (?:will|is|should)|make sure|do not|don't|with plenty|(?<=[(,;:]\s{0,2}|(?<!\p{L})(?:or|can|may|to)\s)sub(?:stitute)?|store-?bought|shelf[- ]stable|half as|or (?:more|less|your|any|other)|any (?:kind|cut|size|brand|colou?r)|add to cart|linked?|https?|www|\d{1,3}\s?% (?:hydration|acidity|alcohol)|${alternatives(listOfKind("remark"))})(?![\p{L}])`,
  "giu",
);
const ZONE_END = /[)\]}\n]/;
/**
 * The purpose of the line's food; it may name a food of another line: "butter for the pan", "for brushing on the
 * pastry". What tops a dish is eaten itself: "for topping walnuts" names walnuts.
 */
const PURPOSE =
  /(?<=[\p{L}\d).,;(]\s{0,2}|[-–—]\s{0,2})(?:plus |\+ ?)?(?:more |extra |some )?for (?:(?:the|your|a|an|each)\s(?:\p{L}+\s){0,2}\p{L}+|tart apples|glaze|garnish(?:ing)?|decorat(?:ion|ing)|cooking(?: the)?(?: \p{L}+)?|(?:frying|greasing|brushing|oiling|soaking|coating|dusting|rolling|dredging|spritzing|basting|kneading|thickening|steaming|boiling|poaching|roasting|grilling|saut[ée]ing|sealing|shaping|lining)(?: [^,;()]{0,40})?|(?:drizzling|finishing|sprinkling|topping)(?: (?:an?|each|it|of|on|over|the|your)\s[^,;()]{0,40})?)(?=[\s,;.)(]|$)/giu;
/** "tomato paste (not sauce)": what the cook warns of taking instead. "(not vegan)" and "(not only nuts)" say more. */
const NOT_INSTEAD =
  /(?<=[([]\s{0,2})not (?!only|just|necessarily|suitable|contain)(?:(?!\b(?:free|vegan|vegetarian|but|or)\b)[^()[\]]){1,60}(?=[)\]])/giu;
/** Most lines contain none of them. */
const MAY_REMARK = /[([,;–—-]|such as|\bfor\b|adjust|\bto (?:your|taste)|https?|\bsub\b/iu;

type Zone = { readonly from: number; readonly to: number; readonly isPurpose: boolean };

/** The pieces of a recipe's line. Foods inside a purpose and the cook's remarks become words without meaning. */
export function withoutRemarks(pieces: readonly Piece[], text: string, isRecipeLine: boolean): readonly Piece[] {
  if (pieces.length < 2 || text.length > LONGEST_LINE || !MAY_REMARK.test(text)) return pieces;
  const first = pieces.findIndex(({ kind }) => kind === "concept");
  if (first < 0) return pieces;
  const zones = zonesOf(text, pieces);
  if (zones.length === 0 && !isRecipeLine) return pieces;
  const begin = pieces[first]?.tokens[0]?.start ?? 0;
  return pieces.flatMap((piece) => {
    const at = piece.tokens[0]?.start ?? 0;
    if (isRecipeLine && at > begin && isMaker(piece, pieces)) return [asWord(piece)];
    const zone = at > begin ? zones.find(({ from, to }) => from <= at && at < to) : undefined;
    if (!zone) return [piece];
    if (zone.isPurpose) return piece.kind === "concept" || piece.kind === "unknown" ? [asWord(piece)] : [piece];
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
 * "7x5-inch baking dish", "After cooking:", "*Not included": a page's list holds lines that name nothing to eat. Every
 * word of them says nothing, and one says why they stand there.
 */
export function namesNoFood(pieces: readonly Piece[], text: string): boolean {
  return (
    text.length <= LONGEST_NOTE &&
    pieces.length > 0 &&
    pieces.every(({ kind, word }) => kind === "number" || (kind === "word" && SAYS_NOTHING.has(word))) &&
    (NOTE.test(text) || EQUIPMENT.test(text))
  );
}

const LONGEST_NOTE = 120;
const SAYS_NOTHING: ReadonlySet<string> = new Set(["descriptor", "joiner", "linker", "optional"]);
const NOTE =
  /^\W*(?:not included|for (?:the )?full|see |(?:before|after|while|when) \p{L}+ing\b|step \d|note|you(?:'ll| will) (?:also )?need|special equipment|equipment)|:\s*$/iu;
const EQUIPMENT =
  /(?<!\p{L})(?:(?:baking|pie|casserole|gratin|ovenproof|roasting|muffin|loaf|cake|bundt|tart|springform|cookie|sheet|frying|saut[ée]|sauce|stock|jelly roll) ?(?:dish|pan|tin|tray|sheet|cutter|paper|pot)s?|parchment|baking paper|toothpicks?|twine|thermometer|cheesecloth|food processor|stand mixer|(?:muffin|cupcake) (?:liners?|cases?)|slow cooker|dutch oven|piping bag)(?!\p{L})/iu;

const asWord = ({ tokens, before }: Piece): Piece => ({
  kind: "word",
  concept: null,
  word: "descriptor",
  tokens,
  before,
});

/** Nobody says more beside one food, and a longer text is no line of a recipe. */
const MOST_ZONES = 40;
const LONGEST_LINE = 2000;

function zonesOf(text: string, pieces: readonly Piece[]): Zone[] {
  const zones: Zone[] = [];
  for (const { 0: said, index } of text.matchAll(PURPOSE))
    zones.push({ from: index, to: index + said.length, isPurpose: true });
  for (const { 0: said, index } of text.matchAll(NOT_INSTEAD))
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

/** "pad see ew" is a dish: its "see" begins no remark. */
const isInFood = (at: number, pieces: readonly Piece[]): boolean =>
  pieces.some(
    ({ kind, tokens }) => kind === "concept" && (tokens[0]?.start ?? 0) <= at && at < (tokens.at(-1)?.end ?? 0),
  );
