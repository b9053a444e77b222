/** What a cell below an allergen says: it is in the dish, may be, nothing, or something in words or doubtful words. */
export type CellMark = "yes" | "maybe" | "nothing" | "words" | "doubt";

const YES = new Set(
  [
    "x|xx|×|✓|✔|✔️|☑|✅|●|•|■|◼|⬤|*|+|1|c|y|yes|true|contains|contain|present|included",
    "ja|j|wahr|enthalten|enthält|vorhanden|oui|o|vrai|contient|présent|si|sí|s|verdadero|contiene|presente|sì|vero",
  ].flatMap((list) => list.split("|")),
);
const MAYBE = new Set(
  [
    "t|tr|m|mc|p|?|??|~|±|may|maybe|may contain|trace|traces|possible|possibly|unknown|ask|not sure",
    "sp|spur|spuren|kann|kann enthalten|evtl|eventuell|möglich|unbekannt|peut contenir|peut-être|inconnu",
    "trazas|puede contener|posible|quizás|tracce|può contenere|possibile|forse",
  ].flatMap((list) => list.split("|")),
);
const NOTHING = new Set(
  [
    "|-|–|—|--|0|n|no|none|false|free|absent|not present|does not contain|n/a|na|○|☐|◯",
    "nein|keine|nicht|nicht enthalten|falsch|frei|non|aucun|faux|absent|ninguno|falso|nessuno|assente",
  ].flatMap((list) => list.split("|")),
);
const CROSSES = new Set(["✗", "✘", "✖", "✖️", "❌", "❎"]);
const TICKS = /[✓✔☑✅]/;
const DOUBT = /\b(?:may|might|traces?|spuren?|kann|evtl|eventuell|peut|puede|trazas|può|tracce)\b|\?/iu;

/** Where a table has ticks too, a cross is their opposite; otherwise it is what marks a dish. */
export const areCrossesMarks = (cells: readonly string[]): boolean => !cells.some((cell) => TICKS.test(cell));

export function markOf(cell: string, isCrossMark: boolean): CellMark {
  const text = cell.trim().toLowerCase().replace(/\.$/, "");
  if (NOTHING.has(text)) return "nothing";
  if (CROSSES.has(text)) return isCrossMark ? "yes" : "nothing";
  if (YES.has(text)) return "yes";
  // "(x)": in brackets, a mark says less.
  const inner = /^[([{](.+)[)\]}]$/.exec(text)?.[1]?.trim();
  if (MAYBE.has(text) || (inner !== undefined && (YES.has(inner) || MAYBE.has(inner)))) return "maybe";
  return DOUBT.test(text) ? "doubt" : "words";
}

/** True for a cell that says no, and not merely nothing. */
export const isNo = (cell: string): boolean =>
  /^(?:n|no|nein|non|not?|false|falsch|faux|falso|nicht|0|[✗✘✖❌❎]\ufe0f?)$/iu.test(cell.trim());

export const isBareMark = (cell: string): boolean => !["words", "doubt"].includes(markOf(cell, true));
