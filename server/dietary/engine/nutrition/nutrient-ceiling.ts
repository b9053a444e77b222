import { perConcept } from "../foods/per-concept";
import { type Concept, hasTrait, type Knowledge } from "../model/knowledge";
import type { Nutrient, TableFood } from "../model/nutrition";
import { ofSession } from "../model/session";
import { STATE_BIT, type StateMask } from "../text/state-words";
import { foodNutrients, nearest } from "./food-nutrients";
import { mayRaise, statesIncluded, statesOfFood } from "./food-states";
import { nutrientBounds, plainFamily, wholeFamily } from "./nutrient-bounds";
import { possibleMost } from "./possible-most";

/** A class of fewer foods in the table says too little about the others. */
const FEWEST_OF_CLASS = 5;
/** A fresh food is at most nine tenths water, so drying makes at most ten times as much of what else is in it. */
const DRIED_FACTOR = 10;

/**
 * The most of a nutrient that 100 g of a food may hold, in the states that a text adds to it ("salted", "dried"). If
 * the table has neither the food nor a food that stands for it, this is the greatest value of its class; if something
 * may have been added to it, the greatest value of any prepared food.
 */
export function nutrientCeiling(
  food: Concept,
  nutrient: Nutrient,
  knowledge: Knowledge,
  states: StateMask = 0,
): number {
  const base = ceilingOfFood(food, nutrient, knowledge);
  const row = foodNutrients(food, knowledge)?.food;
  const beyond = states & ~(row ? statesIncluded(food, row, knowledge) : statesOfFood(food, knowledge));
  return Math.max(base, raised(base, beyond, food, nutrient, knowledge));
}

const ceilings = perConcept(() => new Map<Nutrient, number>());

function ceilingOfFood(food: Concept, nutrient: Nutrient, knowledge: Knowledge): number {
  const known = ceilings(food, knowledge).get(nutrient);
  if (known !== undefined) return known;
  const bounds = nutrientBounds(food, nutrient, knowledge);
  const possible = possibleMost(food, nutrient, knowledge);
  const ceiling =
    bounds && Number.isFinite(bounds.high)
      ? Math.min(bounds.high, Math.max(bounds.value, possible))
      : Math.min(ceilingByKin(food, nutrient, knowledge), possible);
  ceilings(food, knowledge).set(nutrient, ceiling);
  return ceiling;
}

function ceilingByKin(food: Concept, nutrient: Nutrient, knowledge: Knowledge): number {
  const isMade = hasTrait(food, "compound") || isBelow(food, MADE, knowledge);
  const ofClass = nearest(food, knowledge, (each) =>
    isMade && isBroad(each) ? undefined : mostOfClass(each, nutrient, isMade, knowledge),
  );
  const base = ofClass?.value ?? mostOfAny(nutrient, food, knowledge);
  const isPlain = isMade && !isBelow(food, CONDIMENTS, knowledge);
  return isPlain ? base : raised(base, statesOfFood(food, knowledge), food, nutrient, knowledge);
}

function raised(base: number, states: StateMask, food: Concept, nutrient: Nutrient, knowledge: Knowledge): number {
  if (!mayRaise(states, nutrient, food, knowledge)) return base;
  const isAdded = mayRaise(states & ~STATE_BIT.concentrated, nutrient, food, knowledge);
  return isAdded ? Math.max(base, mostOfAny(nutrient, food, knowledge)) : base * DRIED_FACTOR;
}

const MADE = ["made-food", "modifier-food", "filled-dish"];
/** What dishes have in common says nothing about the salt of one. */
const BROAD = ["made-food", "prepared-dish", "meat-dish", "fish-dish", "plant-food", "animal-food", "modifier-food"];
/** Some of them are a quarter salt, and the table has none of these: their class says too little. */
const CONDIMENTS = ["plant-condiment"];
/** Seasonings may be little else than salt; no other food is as salty as they are. */
const SEASONINGS = ["mineral-food", "seasoning", "stock-cube", "stock-powder", "raising-agent"];

const isBroad = ({ id, parents }: Concept): boolean => parents.length === 0 || BROAD.includes(id);

const isBelow = (concept: Concept, ids: readonly string[], { conceptIndex }: Knowledge): boolean =>
  ids.some((id) => concept.ancestors.includes(conceptIndex.get(id) ?? -1));

type ClassMosts = { readonly plain: Map<Nutrient, number>; readonly made: Map<Nutrient, number> };
const classes = perConcept((): ClassMosts => ({ plain: new Map(), made: new Map() }));

function mostOfClass(holder: Concept, nutrient: Nutrient, isMade: boolean, knowledge: Knowledge): number | undefined {
  const known = classes(holder, knowledge)[isMade ? "made" : "plain"];
  const before = known.get(nutrient);
  if (before !== undefined) return Number.isNaN(before) ? undefined : before;
  const family = isMade ? wholeFamily(holder.index, knowledge) : plainFamily(holder.index, nutrient, knowledge);
  const values = family.flatMap(({ per100g }) => per100g[nutrient] ?? []);
  const most = values.length < FEWEST_OF_CLASS ? Number.NaN : Math.max(...values);
  known.set(nutrient, most);
  return Number.isNaN(most) ? undefined : most;
}

const mosts = ofSession(() => new Map<string, number>());

/** The greatest value of any food of the table, without seasonings unless the food itself is one. */
function mostOfAny(nutrient: Nutrient, food: Concept, knowledge: Knowledge): number {
  const isSeasoning = isBelow(food, SEASONINGS, knowledge);
  const key = `${nutrient} ${isSeasoning}`;
  const known = mosts(knowledge).get(key);
  if (known !== undefined) return known;
  const salt = knowledge.foods.get(knowledge.conceptIndex.get("salt") ?? -1);
  const isOther = ([index, row]: readonly [number, TableFood]) =>
    row.id !== salt?.id && !isBelow(knowledge.concepts[index] as Concept, SEASONINGS, knowledge);
  const rows = [...knowledge.foods].filter((each) => isSeasoning || isOther(each));
  const most = rows.reduce((value, [, { per100g }]) => Math.max(value, per100g[nutrient] ?? 0), 0);
  mosts(knowledge).set(key, most);
  return most;
}
