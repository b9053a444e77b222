import { createHash } from "node:crypto";
import { COURSE_KEYS, type Course, CUISINE_KEYS, type Cuisine } from "../../../lib/recipes/kinds";
import type { RecipeLine } from "../../../server/recipe-lines/recipe-line";
import { CUTS, DISHES, FLAVOURS, FOODS, MAINS, STEPS, STYLES } from "./pantry";

export type GeneratedRecipe = {
  id: string;
  title: string;
  lines: readonly RecipeLine[];
  steps: readonly string[];
  servings: number;
  /** Null for every tenth, as for a page that names none. */
  minutes: number | null;
  course: Course;
  cuisine: Cuisine;
  /** How many seconds older than the newest one. */
  age: number;
};

/** mulberry32: the same seed always makes the same recipes. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

type Random = () => number;
const anyOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)] as T;
/** Earlier items are frequent and later ones rare, as in any cookbook. */
const oftenOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() ** 2.2 * list.length)] as T;

/** Plausible recipes: a main food, flavourings and pantry staples. The title names some of the ingredients. */
export function* generateRecipes(count: number, seed = 1): Generator<GeneratedRecipe> {
  const random = randomOf(seed);
  for (let index = 0; index < count; index++) {
    const main = oftenOf(MAINS, random);
    const flavours = [oftenOf(FLAVOURS, random), oftenOf(FLAVOURS, random)] as const;
    const others = Array.from({ length: 3 + Math.floor(random() * 8) }, () => oftenOf(FOODS, random));
    const names = [...new Set([main, ...flavours, ...others])];
    yield {
      id: uuidOf(seed, index),
      title: titleOf(main, flavours, random),
      lines: names.map((name) => lineOf(name, random)),
      steps: Array.from({ length: 3 + Math.floor(random() * 4) }, () => anyOf(STEPS, random)),
      servings: 1 + Math.floor(random() * 8),
      minutes: random() < 0.1 ? null : 5 + Math.floor(random() * 175),
      course: oftenOf(COURSE_KEYS, random),
      cuisine: oftenOf(CUISINE_KEYS, random),
      age: index * 40 + Math.floor(random() * 20),
    };
  }
}

function uuidOf(seed: number, index: number): string {
  const hex = createHash("md5").update(`${seed}:${index}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

const capital = (text: string) => text.replace(/(^|[\s-])\p{Ll}/gu, (letter) => letter.toUpperCase());

function titleOf(main: string, [first, second]: readonly [string, string], random: Random): string {
  const style = random() < 0.6 ? `${anyOf(STYLES, random)} ` : "";
  const shape = random();
  if (shape < 0.4) return capital(`${style}${main} ${anyOf(DISHES, random)} with ${first}`);
  if (shape < 0.7) return capital(`${style}${main} with ${first} and ${second}`);
  return capital(`${style}${first} ${main} ${anyOf(DISHES, random)}`);
}

function lineOf(name: string, random: Random): RecipeLine {
  const unit = anyOf(["cup", "tbsp", "tsp", "g", null, null] as const, random);
  const amount =
    unit === "g" ? String(50 + 25 * Math.floor(random() * 20)) : anyOf(["1", "2", "3", "1/2", "1 1/2"], random);
  const cut = random() < 0.3 ? `, ${anyOf(CUTS, random)}` : "";
  return { name: `${name}${cut}`, quantity: random() < 0.9 ? amount : null, unit, note: null };
}
