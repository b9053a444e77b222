import { keptWhenRepeated } from "@/lib/collections/bounded-memo";
import { isPackaged } from "../foods/packaged";
import { hasTrait, isA, type Knowledge } from "../model/knowledge";
import type { FoodReading, Mention, PlacedMention, Statement } from "../model/mention";
import { type MenuKey, NO_KEY } from "../model/menu-key";
import { ofSession } from "../model/session";
import { BIT } from "../model/substances";
import type { Field } from "../model/verdict";
import { describedBy } from "./filled-dishes";
import { namesFlesh, type ReadOptions, readFood } from "./read-food";
import { stoodInFor } from "./stand-ins";
import { withStatement } from "./statements";
import { foodStates, NO_STATES } from "./states";

export type FoodItem = {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  /** True if the name follows an amount in a line of a recipe. */
  readonly isBehindAmount?: boolean;
};

/** About 8 MB at most. */
const MOST_DISHES_KEPT = 2000;
/** Longer texts are rare and are seldom read twice. */
const LONGEST_KEPT = 600;
const dishesRead = ofSession(() => keptWhenRepeated<readonly PlacedMention[]>(MOST_DISHES_KEPT));

/**
 * The foods of an item's name and description. They are cached, because a menu is read again for every guest who opens
 * it, and they do not depend on the guest.
 */
export function placedMentions(
  item: FoodItem,
  knowledge: Knowledge,
  kind: ReadOptions["kind"],
  key: MenuKey = NO_KEY,
): readonly PlacedMention[] {
  const { name, description = "" } = item;
  if (kind !== "menu" || name.length + description.length > LONGEST_KEPT) return readItem(item, knowledge, kind, key);
  return dishesRead(knowledge)(`${name}\u0000${description}\u0000${key.stamp}`, () =>
    readItem(item, knowledge, kind, key),
  );
}

/** Claims in the name or the description ("vegan", "no nuts") apply to both. */
function readItem(item: FoodItem, knowledge: Knowledge, kind: ReadOptions["kind"], key: MenuKey): PlacedMention[] {
  const placed: PlacedMention[] = [];
  const { isBehindAmount = false } = item;
  const named = item.name === "" ? null : readFood(item.name, knowledge, { kind, isBehindAmount, key });
  const isDescription = named !== null;
  const isFleshNamed = named?.mentions.some(isNamedAfterFlesh) ?? false;
  const description = item.description
    ? readFood(item.description, knowledge, { kind, isDescription, isFleshNamed, key })
    : null;
  const isTold = named && description && kind === "menu";
  const name = isTold
    ? { ...named, mentions: describedBy(named.mentions, item.name, description.mentions, knowledge) }
    : named;
  const toldOfDish = description && ofDish(description, knowledge);
  if (name) place(placed, "name", item.name, name, toldOfDish && (() => toldOfDish), knowledge);
  if (description) place(placed, "description", item.description ?? "", description, name && saidOf(name), knowledge);
  return placed;
}

const isNamedAfterFlesh = (mention: Mention): boolean => mention.polarity === "present" && namesFlesh(mention);

/** The claims of a description about its dish. */
const ofDish = ({ statement: { free, softened, left }, mentions }: FoodReading, knowledge: Knowledge): Statement => ({
  free: free | left,
  softened: softened | stoodInFor(mentions, knowledge),
  left: 0,
});

/**
 * What the name's claims say about a described food. A food that the description names although the claim denies it
 * ("Tomato soup (GF)": "with sourdough") contradicts the claim, so what it is made of stays possible. Only what the name
 * itself calls free is free: the penne of a gluten-free pasta.
 */
const saidOf =
  ({ statement, mentions }: FoodReading) =>
  ({ head, profile }: Mention): Statement => {
    const { free, softened, left } = statement;
    if (head === null) return statement;
    const isOfName = mentions.some(
      (named) => named.head && (isA(head, named.head.index) || isA(named.head, head.index)),
    );
    const denied = isOfName ? 0 : (free | left) & profile.yes;
    return denied === 0 ? statement : { free: free & ~denied, softened: softened | denied, left: left & ~denied };
  };

const ANIMAL_ITSELF = BIT.meat | BIT.fish | BIT.crustacean | BIT.mollusc | BIT.insect;

/**
 * True for a product with a label. A class ("nuts") and a trace are none. Neither is flesh that another word leaves
 * open: whether "coconut bacon" is bacon depends on the line and not on the brand. What a vegetarian cheese is made of
 * depends on the brand.
 */
const isLabelled = (
  { concepts, polarity, unknownWords, isBranded, head, profile }: Mention,
  knowledge: Knowledge,
): boolean =>
  head !== null &&
  polarity !== "trace" &&
  (unknownWords.length === 0 || isBranded === true) &&
  (head.profile.yes & profile.may & ANIMAL_ITSELF) === 0 &&
  isPackaged(head, knowledge) &&
  !concepts.some((concept) => hasTrait(concept, "allergen"));

const LEAD = 14;

type Mutable<Of> = { -readonly [Key in keyof Of]: Of[Key] };

function place(
  into: PlacedMention[],
  field: Field,
  text: string,
  own: FoodReading,
  saidBeside: ((mention: Mention) => Statement) | null,
  knowledge: Knowledge,
): void {
  const states = own.mayTellStates ? foodStates(text, own.mentions, knowledge.stateWords) : null;
  for (let index = 0; index < own.mentions.length; index++) {
    const mention = own.mentions[index] as Mention;
    const { start, end, polarity, concepts, head, unknownWords } = mention;
    // The field's own claims were applied when it was read; applying them again changes nothing.
    const corrected = saidBeside ? withStatement(mention, saidBeside(mention), knowledge) : mention;
    const { profile } = corrected;
    // Runs for every food of every dish: spreading rarely present fields would cost more than all the rest.
    const placed: Mutable<PlacedMention> = {
      start,
      end,
      polarity,
      concepts,
      head,
      unknownWords,
      profile,
      field,
      text: mention.fromKey ?? text.slice(start, end),
      lead: text.slice(Math.max(0, start - LEAD), start),
      states: states?.[index] ?? NO_STATES,
    };
    if (mention.isMade) placed.isMade = true;
    if (mention.isPrecaution) placed.isPrecaution = true;
    if (mention.isBranded) placed.isBranded = true;
    if (mention.isStated) placed.isStated = true;
    const { denied } = corrected;
    if (denied !== undefined) placed.denied = denied;
    if (isLabelled(mention, knowledge)) placed.isLabelled = true;
    into.push(placed);
  }
}
