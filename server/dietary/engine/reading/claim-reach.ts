import type { Knowledge } from "../model/knowledge";
import { type Mention, type Statement, saysNothing } from "../model/mention";
import { anyOf } from "../text/word-lists";
import { absenceOf, withStatement } from "./statements";

/** A claim without a food, such as "(vegan)", "nut-free" or "no nuts", at this offset of the text. */
export type Claim = Statement & { readonly at: number };

export type Stated = {
  readonly mentions: readonly Mention[];
  /** Claims about the whole text, which also apply to the item's other field. */
  readonly statement: Statement;
};

export const SAYS_NOTHING: Statement = { free: 0, softened: 0, left: 0 };

/**
 * Applies the claims of a text to its foods. A claim before all foods, or after them in its own sentence, is about the
 * dish. A claim in the middle is about the food before it. A claim directly after the last of several foods ("soup,
 * lasagne (gf)") is about that food, and only perhaps about the others. `isOneFood`: the text is one food's name, so
 * that "chocolate (vegan) chips" continues after its claim.
 */
export function withClaims(
  text: string,
  mentions: readonly Mention[],
  tags: readonly Claim[],
  isOneFood: boolean,
  knowledge: Knowledge,
): Stated {
  const claims = [...tags];
  for (const mention of mentions)
    if (mention.polarity === "absent") claims.push({ ...absenceOf(mention), at: mention.start });
  if (claims.every(saysNothing)) return { mentions, statement: { free: 0, softened: 0, left: 0 } };
  const foods = new Foods(text, mentions);
  const whole = { free: 0, softened: 0, left: 0 };
  for (const claim of claims) {
    if (saysNothing(claim)) continue;
    const behind = foods.countBefore(claim.at);
    const isMiddle = behind > 0 && behind < foods.count && !(isOneFood && foods.goesOnAt(behind, claim.at));
    if (isMiddle) foods.say(foods.firstOfDish(behind), behind, saidOfIt(claim));
    else {
      const from = behind === 0 ? 0 : foods.firstMeant(behind, claim.at);
      if (from === 0) {
        whole.free |= claim.free;
        whole.left |= claim.left;
      }
      const { free, softened } = saidOfIt(claim);
      whole.softened |= softened | free;
      foods.say(0, from, { free: 0, softened: free | softened, left: 0 });
      foods.say(from, foods.count, behind === 0 && foods.isApartFrom(claim.at) ? claim : saidOfIt(claim));
    }
  }
  return { mentions: mentions.map((mention) => foods.corrected(mention, knowledge)), statement: whole };
}

/** "no egg" beside or behind a food is about that food. */
const saidOfIt = ({ free, softened, left }: Statement): Statement => ({ free: free | left, softened, left: 0 });

/** What separates a food from the one before it, as another dish or another part. */
const APART = /[,;/|•·\n.]|\bor\b/i;
const LINE_END = /\n/;
const SET_OFF = /[,;.]/;
/** "no egg, with mayonnaise": the food is another part of the dish. */
const ANOTHER_PART = new RegExp(`[,;.]|(?<!\\p{L})${anyOf("with")}(?!\\p{L})`, "iu");
const SENTENCE_END = /[.;\n]/;

/** The foods of a text in order, with the claims about each. */
class Foods {
  private readonly present: readonly Mention[];
  private readonly said = new Map<Mention, { free: number; softened: number; left: number }>();
  /** Whether the food is separated from the one before it. */
  private readonly parted = new Map<RegExp, (boolean | undefined)[]>();

  constructor(
    private readonly text: string,
    mentions: readonly Mention[],
  ) {
    this.present = mentions.filter(({ polarity }) => polarity !== "absent").sort((a, b) => a.start - b.start);
  }

  get count(): number {
    return this.present.length;
  }

  countBefore(at: number): number {
    let low = 0;
    let high = this.count;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.present[middle] as Mention).start < at) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  /** The index of the first food of the dish whose last food has the index `count - 1`. */
  firstOfDish(count: number): number {
    return this.walkBack(count - 1, APART);
  }

  /** Whether only brackets separate the claim from the food after it. */
  goesOnAt(index: number, at: number): boolean {
    return !SET_OFF.test(this.text.slice(at, this.present[index]?.start));
  }

  /** Whether the first food is another part of the dish than the words before it. */
  isApartFrom(at: number): boolean {
    return ANOTHER_PART.test(this.text.slice(at, this.present[0]?.start));
  }

  /**
   * The first food that a claim after `count` foods is about. A claim in its own sentence is about all foods of its
   * line; a claim without a mark before it is about the last food.
   */
  firstMeant(count: number, at: number): number {
    const gap = this.text.slice(this.present[count - 1]?.end, at);
    return this.walkBack(count - 1, SENTENCE_END.test(gap) ? LINE_END : APART);
  }

  say(from: number, to: number, { free, softened, left }: Statement): void {
    for (const mention of this.present.slice(from, to)) {
      const said = this.said.get(mention) ?? { free: 0, softened: 0, left: 0 };
      said.free |= free;
      said.softened |= softened;
      said.left |= left;
      this.said.set(mention, said);
    }
  }

  corrected(mention: Mention, knowledge: Knowledge): Mention {
    const said = this.said.get(mention);
    return said ? withStatement(mention, said, knowledge) : mention;
  }

  private walkBack(last: number, ends: RegExp): number {
    let from = last;
    while (from > 0 && !this.isParted(from, ends)) from--;
    return from;
  }

  private isParted(index: number, ends: RegExp): boolean {
    const known = this.parted.get(ends) ?? [];
    this.parted.set(ends, known);
    known[index] ??= ends.test(this.text.slice(this.present[index - 1]?.end, this.present[index]?.start));
    return known[index];
  }
}
