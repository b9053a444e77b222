import { keptAnswers } from "@/lib/collections/bounded-memo";
import type { Concept, Knowledge } from "../model/knowledge";
import type { PlacedMention } from "../model/mention";
import { ofSession } from "../model/session";
import { isCutOfFlesh } from "../reading/flesh-cuts";
import { placedMentions } from "../reading/placed-mentions";
import { type Grams, type GramsBasis, gramsOf } from "./grams";
import { foodToWeigh } from "./line-food";
import { type DividedLine, divideLine, type ParsedLine, parseDivided } from "./parse-line";

/** The reading of a recipe's line. Every part is computed once, when it is first needed. */
export interface ReadLine {
  /** The line as it is written. */
  readonly text: string;
  /** The line in plain signs: the text that places of numbers refer to. */
  readonly plain: string;
  /** The words about food: everything except the amounts, so that nothing inside brackets is lost. */
  readonly food: string;
  /** The amounts, the name of the food, and the notes beside it. */
  readonly parsed: ParsedLine;
  /** The foods that the line names as present, possible or absent. */
  readonly mentions: readonly PlacedMention[];
  /** The food whose nutrients and weight count for the line. */
  readonly weighed: Concept | null;
  /** How many grams of that food it asks for; null if unknown. */
  readonly grams: number | null;
  /** How those grams are known. */
  readonly gramsBasis: GramsBasis | null;
}

/** A larger amount is a typing error. */
const MAX_GRAMS = 1_000_000;
/** About 8 MB at most. */
const MOST_KEPT = 2000;
/** Longer lines are rare and are seldom read twice. */
const LONGEST_KEPT = 600;
const linesRead = ofSession(() => keptAnswers<ReadLine>(MOST_KEPT));

/**
 * The reading of an ingredient line that everything uses: recipes, variants, grocery lists, substitutes, nutrition and
 * judging.
 */
export function readLine(text: string, knowledge: Knowledge): ReadLine {
  if (text.length > LONGEST_KEPT) return new LineReading(text, knowledge);
  return linesRead(knowledge).get(text, () => new LineReading(text, knowledge));
}

class LineReading implements ReadLine {
  private readonly known = new Map<string, unknown>();

  constructor(
    readonly text: string,
    private readonly knowledge: Knowledge,
  ) {}

  get food(): string {
    return this.once("food", () => foodOf(this.text, this.divided));
  }

  get plain(): string {
    return this.divided.plain;
  }

  get parsed(): ParsedLine {
    return this.once("parsed", () => parseDivided(this.divided, this.knowledge));
  }

  get mentions(): readonly PlacedMention[] {
    return this.once("mentions", () => {
      const { amounts, late } = this.divided;
      const isBehindAmount = amounts.end > 0 || late !== null;
      return placedMentions({ id: "", name: this.food, isBehindAmount }, this.knowledge, "ingredient");
    });
  }

  get weighed(): Concept | null {
    return this.once("weighed", () => foodToWeigh(this.text, presentIn(this.mentions), this.knowledge));
  }

  get grams(): number | null {
    return this.weight?.grams ?? null;
  }

  get gramsBasis(): GramsBasis | null {
    return this.weight?.basis ?? null;
  }

  private get weight(): Grams | null {
    return this.once("weight", () => {
      const found = this.weighed && gramsOf(this.parsed, this.weighed, this.knowledge);
      return found && found.grams >= 0 && found.grams <= MAX_GRAMS ? found : null;
    });
  }

  private get divided(): DividedLine {
    return this.once("divided", () => divideLine(this.text, this.knowledge));
  }

  private once<T>(part: string, read: () => T): T {
    if (!this.known.has(part)) this.known.set(part, read());
    return this.known.get(part) as T;
  }
}

/** The foods that a line names as present or possible. */
export const presentIn = (mentions: readonly PlacedMention[]): PlacedMention[] =>
  mentions.filter(({ polarity }) => polarity !== "absent");

function foodOf(text: string, { plain, amounts, late }: DividedLine): string {
  const rest = amounts.end > 0 ? plain.slice(behindAmount(plain, amounts.end)) : (late?.rest ?? plain);
  return DIMENSIONS.test(rest) ? text : rest.trim() || text;
}

/** "2 fillets with lentils": the counted word is meat or fish, and no other word says so. */
function behindAmount(plain: string, end: number): number {
  const head = plain.slice(0, end).trimEnd();
  const from = head.lastIndexOf(" ") + 1;
  return isCutOfFlesh(head.slice(from)) ? from : end;
}

/** Matches after a number that measures a thing, as in "7x5-inch baking dish", and is no amount of food. */
const DIMENSIONS = /^\s?[x×]\s?\d/iu;
