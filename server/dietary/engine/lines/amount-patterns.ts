/** What joins a further amount to the first one. */
const JOINTS = [
  String.raw`\/\s*|x\s|×\s?|x(?=\d)`,
  String.raw`\(\s*(?:about|approx\.?|approximately|around|roughly|or|each|total|of)?\s*`,
  String.raw`(?:,\s*)?plus\s+|\+\s*|and\s+`,
  String.raw`of\s+(?:an?|the|one)\s+(?=\d)|or\s+(?=[\d½¼¾⅓⅔⅛])`,
  String.raw`=\s*|\|\s*|[-–]\s+(?=\d)`,
  String.raw`[,]\s*(?:about|approx\.?|or about)\s+`,
];
export const JOINT = new RegExp(`(?:${JOINTS.join("|")})?`, "iy");

const FILLED_HOW = String.raw`\(\s*(?:packed|heaped|heaping|scant|level|rounded|generous)\s*\)`;
const FOR_SERVINGS = String.raw`\d{1,2}-serving(?:[-\s]size)?`;
const SHORT_NUMBER = String.raw`(?:\d{1,2}(?:[-\s]\d\/\d|\/\d|\.\d{1,3}|[½¼¾⅓⅔⅛])?|[½¼¾⅓⅔⅛])`;
const LENGTH_UNIT = String.raw`(?:inch(?:es)?|in\b\.?|cm|mm|")(?:[-\s]?(?:thick|long|wide|square|round))?`;
const LENGTH = String.raw`\(?\s*(?:about\s+)?${SHORT_NUMBER}\s?-?\s?${LENGTH_UNIT}\s*\)?`;
/** Remarks about the unit that follows: "1 (2-inch) piece", "four ½-inch-thick slices", "1 (packed) cup". */
export const SIZE_BEFORE_UNIT = new RegExp(String.raw`\s*(?:${FILLED_HOW}|${FOR_SERVINGS}|${LENGTH})[\s,-]{1,5}`, "iy");
