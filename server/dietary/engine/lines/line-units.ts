import { findUnit, type Unit } from "@/lib/quantity/units";
import { isSizeWord, SIZE_OPENINGS } from "../text/line-words";
import { Openings } from "../text/openings";
import { slips } from "../text/slips";
import { anyOf, listOfKind, setOfKind } from "../text/word-lists";
import { FOREIGN_SPOON, findForeignUnit, foreignSpoon, UNIT_OF_WORDS, unitOfSeveralWords } from "./foreign-units";
import { HYPHEN, Initials, type Reader } from "./line-reader";

const UNIT_LEAD = new RegExp(`(?:${anyOf("before_unit")}\\.?\\s+)*`, "iy");

const FLUID_OUNCE = /fl(?:uid)?\.?\s*(?:oz|ounces?)\b\.?/iy;

const SIZED = /(?:[-\s]?(?:cm|mm|inch(?:es)?|in)\b\.?[-\s]?(?:long|thick|wide|square|round|diameter|piece)?|")/iy;

export const PIECES =
  "(?:pieces?|chunks?|knobs?|lengths?|lumps?|thumbs?|nubs?|hunks?|sticks?|strips?|slices?|slabs?)(?=\\s)";

/** "1-inch piece ginger", "5 cm long piece". */
const SIZED_PIECE = new RegExp(
  `^(?:cm|mm|inch(?:es)?|in)\\b\\.?[-\\s]?(?:long\\s|thick\\s)?\\s*(?:${PIECES}|(?:fresh\\s)?(?:ginger|galangal|turmeric|horseradish|daikon|lemongrass)\\b)`,
  "i",
);

const UNIT_INITIALS = new Initials("abcdefghijklmnopqrstuvwxyz");

const UNIT_LEAD_OPENINGS = new Openings(listOfKind("before_unit"));

const SPOON_INITIALS = new Initials("c");

const FLUID_INITIALS = new Initials("f");

export type UnitMatch = { readonly unit: Unit; readonly text: string };

/** Reads a unit: "tbsp", "heaped cups", "c. à s.". Returns null and takes nothing if there is none. */
export function readUnit(reader: Reader): UnitMatch | null {
  const start = reader.at;
  reader.spaceAndHyphens();
  const length = reader.at === start + 1 && reader.text[start] === "-" ? hyphenatedLength(reader) : "none";
  if (length !== "none") {
    if (length === null) reader.at = start;
    return length;
  }
  const wordStart = reader.at;
  const found = unitWord(reader) ?? (takesUnitLead(reader) || takesSize(reader) ? unitWord(reader) : null);
  if (found) return { unit: found, text: reader.text.slice(wordStart, reader.at).trim() };
  reader.at = start;
  return null;
}

/** "1-inch piece of ginger" is an inch of ginger; the inches of a "9-inch pie" are no amount. */
function hyphenatedLength(reader: Reader): UnitMatch | null | "none" {
  const wordAt = reader.at;
  if (!reader.skip(SIZED)) return "none";
  reader.at = wordAt;
  const unit = SIZED_PIECE.test(reader.text.slice(wordAt, wordAt + 24)) ? findUnit(reader.word()) : null;
  return unit && { unit, text: reader.text.slice(wordAt, reader.at) };
}

const takesUnitLead = (reader: Reader): boolean =>
  reader.opens(UNIT_LEAD_OPENINGS) && (reader.take(UNIT_LEAD) ?? "") !== "";

const LONGEST_SIZE = 3;

/** "belle" of "belle poignée", "kleiner" of "kleiner Kopf": words of size before a unit, in languages other than English. */
function takesSize(reader: Reader): boolean {
  let taken = false;
  for (let words = 0; words < LONGEST_SIZE; words++) {
    const start = reader.at;
    const word = reader.opens(SIZE_OPENINGS) ? reader.word() : "";
    if (word === "" || !isSizeWord(word)) {
      reader.at = start;
      return taken;
    }
    reader.space();
    taken = true;
  }
  return taken;
}

/** The unit at the current position, unless it is the first part of a compound such as "cup-sized". */
function unitWord(reader: Reader): Unit | null {
  if (!reader.starts(UNIT_INITIALS)) return null;
  const start = reader.at;
  const unit = spoonHere(reader) ?? plainUnit(reader);
  if (unit && !startsCompound(reader, start)) return unit;
  reader.at = start;
  return null;
}

function plainUnit(reader: Reader): Unit | null {
  if (reader.starts(FLUID_INITIALS) && reader.skip(FLUID_OUNCE)) return findUnit("fl oz");
  const start = reader.at;
  const word = reader.word();
  if (word === "") return null;
  const several = UNIT_OF_WORDS.mayOpenAt(reader.text, start) ? unitOfSeveralWords(word, reader.text, reader.at) : null;
  if (several) {
    reader.at = several.end;
    return several.unit;
  }
  return findUnit(word) ?? findForeignUnit(word) ?? slippedUnit(reader, start, word);
}

/** "cupsall-purpose", "teaspoonsalt": a unit to which the next word sticks, as where a page lost a space. */
const STUCK = /^(?:cups|tablespoons?|teaspoons?)(?=\p{L}{3})(?!fuls?$|sful)/iu;
const LONG_UNITS = ["tablespoon", "tablespoons", "teaspoon", "teaspoons"];
const MAY_SLIP = /^t[a-z]{5,11}$/i;

/** A long unit with one slip in it ("tablespoos", "teapsoon"), which is the name of no food. */
function slippedUnit(reader: Reader, start: number, word: string): Unit | null {
  const stuck = STUCK.exec(word)?.[0];
  if (stuck !== undefined) {
    reader.at = start + stuck.length;
    return findUnit(stuck);
  }
  if (!MAY_SLIP.test(word)) return null;
  const said = word.toLowerCase();
  const meant = LONG_UNITS.find((unit) => slips(said, unit) === 1);
  return meant === undefined ? null : findUnit(meant);
}

/** "c. à s.", "cuillère à café". */
function spoonHere(reader: Reader): Unit | null {
  if (!reader.starts(SPOON_INITIALS)) return null;
  FOREIGN_SPOON.lastIndex = reader.at;
  const match = FOREIGN_SPOON.exec(reader.text);
  if (!match) return null;
  reader.at = FOREIGN_SPOON.lastIndex;
  return foreignSpoon(match);
}

/** "Pot roast", "rib eye steaks", "round steak": the first word is part of a food. */
const FOODS_OF_UNITS = [
  String.raw`pots?\s+(?:roasts?|pies?|stickers?|noodles?)`,
  String.raw`ribs?\s+(?:eyes?|roasts?|steaks?|tips?|chops?|racks?)`,
  String.raw`round\s+(?:steaks?|roasts?)`,
  String.raw`stem\s+(?:ginger|lettuces?)`,
  String.raw`leaf\s+(?:lettuces?|lard)`,
];
const FOOD_BEHIND = new RegExp(`^(?:${FOODS_OF_UNITS.join("|")})\\b`, "i");
const FOOD_BEGINNERS = new Initials("prsl");

function startsCompound(reader: Reader, start: number): boolean {
  const next = reader.text.charCodeAt(reader.behindSpace());
  if (FOOD_BEGINNERS.mayStart(reader.text, start) && FOOD_BEHIND.test(reader.text.slice(start, reader.at + 12)))
    return true;
  return next === HYPHEN && /^\s*-(?!\s)[a-z]/i.test(reader.text.slice(reader.at, reader.at + 12));
}

/** Containers that are sold in one weight: a weight after "2 cans" is the weight of each. */
export const CONTAINERS = setOfKind("container");
