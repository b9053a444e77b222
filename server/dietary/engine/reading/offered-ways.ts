import { makeupOf } from "../foods/makeup";
import type { Concept, Knowledge } from "../model/knowledge";
import type { Mention, PlacedMention } from "../model/mention";
import { type Profile, without } from "../model/profile";
import type { SubstanceMask } from "../model/substances";
import type { Field } from "../model/verdict";
import { anyOf } from "../text/word-lists";
import { readFood } from "./read-food";
import { NO_STATES } from "./states";

/** A change of the dish that the venue itself offers: "can be made vegetarian on request". */
export type OfferedWay = {
  readonly words: string;
  readonly field: Field;
  readonly start: number;
  readonly end: number;
  /** What the dish is free of when it is made so. */
  readonly free: SubstanceMask;
  /** Foods that can be left out of it. */
  readonly omitted: readonly Concept[];
  /** Foods that can take the place of others: gluten-free bread. */
  readonly instead: readonly Mention[];
};

const CLAUSE = /[^.;\n()[\]!?|•·]+/g;
const OFFERS = new RegExp(`(?<!\\p{L})${anyOf("offers_way", "offers_omission")}(?!\\p{L})`, "giu");
const OMITS = new RegExp(`(?<!\\p{L})${anyOf("offers_omission")}(?!\\p{L})`, "iu");
const LONGEST_CLAUSE = 160;
const MOST_OFFERS = 8;

/** The changes that the texts of a dish offer. A clause that only names an extra offers none. */
export function offeredWays(
  texts: readonly (readonly [field: Field, text: string])[],
  knowledge: Knowledge,
): OfferedWay[] {
  const ways: OfferedWay[] = [];
  for (const [field, text] of texts) {
    for (const { 0: clause, index } of text.matchAll(CLAUSE)) {
      if (clause.length > LONGEST_CLAUSE || ways.length >= MOST_OFFERS) continue;
      const rest = clause.replace(OFFERS, (said) => " ".repeat(said.length));
      if (rest === clause) continue;
      const way = wayOf(rest, OMITS.test(clause), knowledge);
      if (way) ways.push({ ...way, words: clause.trim(), field, start: index, end: index + clause.length });
    }
  }
  return ways;
}

function wayOf(
  said: string,
  isOmission: boolean,
  knowledge: Knowledge,
): Pick<OfferedWay, "free" | "omitted" | "instead"> | null {
  const { mentions, statement } = readFood(said.trim(), knowledge, { kind: "menu", isDescription: true });
  const named = mentions.filter(({ unknownWords, head }) => unknownWords.length === 0 && head !== null);
  const denied = named.filter(({ polarity }) => polarity === "absent").flatMap(({ concepts }) => concepts);
  const served = named.filter(({ polarity }) => polarity !== "absent");
  if (isOmission) {
    const omitted = named.flatMap(({ concepts }) => concepts);
    return omitted.length === 0 ? null : { free: 0, omitted, instead: [] };
  }
  const free = statement.free | statement.softened;
  if (served.length > 0) return { free: 0, omitted: denied, instead: served };
  return free === 0 && denied.length === 0 ? null : { free, omitted: denied, instead: [] };
}

type Place = Pick<PlacedMention, "field" | "start" | "end">;

export const isOfOffer = ({ field, start, end }: Place, way: OfferedWay): boolean =>
  field === way.field && start >= way.start && end <= way.end;

/**
 * The foods of the dish when it is made as offered. What the offer itself names is left out, except what takes the place
 * of something.
 */
export function madeAsOffered(
  mentions: readonly PlacedMention[],
  way: OfferedWay,
  knowledge: Knowledge,
): PlacedMention[] {
  const made: PlacedMention[] = [];
  for (const mention of mentions) {
    if (isOfOffer(mention, way) || isLeftOut(mention, way, knowledge)) continue;
    const taken = way.free | takenWith(mention, way, knowledge);
    made.push(taken === 0 ? mention : { ...mention, profile: without(mention.profile, taken) });
  }
  const { field, words: text } = way;
  for (const mention of way.instead) made.push({ ...mention, field, text, lead: "", states: NO_STATES });
  return made;
}

const isLeftOut = ({ concepts }: PlacedMention, { omitted, instead }: OfferedWay, knowledge: Knowledge): boolean =>
  concepts.some(
    (concept) =>
      omitted.some((food) => areRelated(concept, food)) ||
      instead.some((offered) => offered.concepts.some((food) => takesPlaceOf(food, concept, knowledge))),
  );

/**
 * What a dish no longer holds because a food of it is replaced: a burger is made with a bun, and a gluten-free one
 * stands for that.
 */
function takenWith({ concepts }: PlacedMention, { instead }: OfferedWay, knowledge: Knowledge): SubstanceMask {
  let taken = 0;
  for (const offered of instead)
    for (const food of offered.concepts)
      for (const concept of concepts) {
        const { ingredients } = makeupOf(concept, knowledge);
        const replaced = [...ingredients].flatMap((index) => knowledge.concepts[index] ?? []);
        for (const part of [food, ...replaced])
          if (part === food ? ingredients.has(food.index) : takesPlaceOf(food, part, knowledge))
            taken |= heldBy(part.profile) & ~heldBy(offered.profile);
      }
  return taken;
}

const heldBy = ({ yes, may, unknown }: Profile): SubstanceMask => yes | may | unknown;

const areRelated = (one: Concept, other: Concept): boolean =>
  one.ancestors.includes(other.index) || other.ancestors.includes(one.index);

/** A gluten-free bun takes the place of a brioche bun, gluten-free pasta of penne, and vegan cheese of mozzarella. */
function takesPlaceOf(food: Concept, concept: Concept, { conceptIndex }: Knowledge): boolean {
  const kind = conceptIndex.get(food.name.split(" ").at(-1) ?? "");
  return areRelated(concept, food) || (kind !== undefined && concept.ancestors.includes(kind));
}
