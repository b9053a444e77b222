import type { BaseName } from "./bases";
import { chanceOf, pick } from "./chance";
import { CLOTHS, type Cloth, FOODS, type Food, GLAZES, type Glaze } from "./colours";
import { factsOf } from "./form-facts";
import { type Look, lookUp, type Pantry } from "./larder";
import { MAX_PARTS, MAX_PIECES, type Part, type Place, type Plate } from "./plate";
import { settingOf } from "./settings";

export type Dish = {
  readonly id: string;
  readonly title: string;
  readonly course?: string | null | undefined;
  /** The foods in the recipe's order. */
  readonly foods: readonly string[];
};

/** Only the first lines of a long recipe are read, as many as a list of recipes carries. */
const READ_LINES = 24;
const MOST_GARNISHES = 3;

/** Composes the picture of a dish from its title and foods alone. Pure. */
export function composePlate({ id, title, course = null, foods }: Dish): Plate {
  const seed = seedOf(id);
  const chance = chanceOf(seed);
  const setting = settingOf(title, course);
  const found = foodsOf(foods.slice(0, READ_LINES));
  const shown = found.filter(({ name, line }) => !setting.hidden?.test(name) && !setting.hidden?.test(line));
  const baseColour = setting.colour === "dyed" ? dyeOf(found, title) : setting.colour;
  const vessel = pick(setting.vessels, chance);
  const glaze = pick(GLAZE_NAMES, chance);
  const cloth = clothFor(baseColour, glaze, chance);
  const looks = shown.flatMap(({ pantry }) => pantry.look ?? []);
  const mains = looks.filter(({ isGarnish }) => !isGarnish).slice(0, setting.most ?? MAX_PARTS);
  const garnishes = looks.filter(({ isGarnish }) => isGarnish).slice(0, MOST_GARNISHES);
  const isCentred =
    setting.base === "none" && mains.some(({ form, at }) => at === "middle" && factsOf(form).reach >= 40);
  const laid = inOrder(mains).map((look) => toPart(look, mains.length, { ...setting, isCentred }));
  const last = garnishes.map((look) => toPart(look, 1, { ...setting, isCentred: false }));
  const sauce = setting.base === "noodles" && dyeOf(found, title) === "tomato" ? [SAUCE] : [];
  const dish = [...(setting.parts ?? []), ...sauce, ...laid, ...(setting.over ?? []), ...last];
  const parts = dish.length === 0 && setting.base === "none" ? [COVER] : dish;
  return { seed, cloth, vessel, glaze, base: setting.base, baseColour, parts: parts.slice(0, MAX_PARTS) };
}

/** What is not known yet stands under a cover: an empty plate would say that there is nothing in it. */
const COVER: Part = { form: "cover", colour: factsOf("cover").colour, count: 1, at: "middle", size: 10 };

type Found = { name: string; line: string; pantry: Pantry };

/** Distinct looks: two kinds of bean are two foods, but onions at the beginning and at the end are one. */
function foodsOf(lines: readonly string[]): Found[] {
  const found = new Map<string, Found>();
  for (const line of lines) {
    const hit = lookUp(line);
    if (!hit) continue;
    const { look } = hit.pantry;
    const key = look ? `${look.form} ${look.colour ?? ""}` : hit.name;
    if (!found.has(key)) found.set(key, { ...hit, line: line.toLowerCase() });
  }
  return [...found.values()];
}

/** The food with the strongest dye sets the colour. A food that is named in the title counts as stronger. */
function dyeOf(found: readonly Found[], title: string): Food {
  const text = title.toLowerCase();
  let best: Food = "broth";
  let strongest = 0;
  for (const { name, pantry } of found) {
    if (!pantry.dye) continue;
    const strength = pantry.dye[1] + (text.includes(name) ? 3 : 0);
    if (strength > strongest) [best, strongest] = [pantry.dye[0], strength];
  }
  return best;
}

const SAUCE: Part = { form: "pulp", colour: "tomato", count: 9, at: "pile", size: 13 };

/** Large foods first and heaped foods last, so that none hides another. */
const inOrder = (looks: readonly Look[]): Look[] =>
  [...looks].sort((a, b) => Number(a.at === "heap") - Number(b.at === "heap") || roomOf(b) - roomOf(a));

const roomOf = (look: Look): number => factsOf(look.form).reach * ((look.size ?? 10) / 10);

type Around = { base: BaseName; isGrouped?: true; isCentred: boolean };

/** A food gets less room when many share the vessel, and more when little lies under it. */
function toPart(look: Look, sharers: number, { base, isGrouped, isCentred }: Around): Part {
  const isFew = look.count <= 3;
  const share = isFew ? 1 : (base === "none" && !isCentred ? 1.35 : 1) * (sharers >= 5 ? 0.7 : sharers >= 4 ? 0.85 : 1);
  const isCentre = look.at === "middle";
  return {
    form: look.form,
    colour: look.colour ?? factsOf(look.form).colour,
    count: Math.max(1, Math.min(MAX_PIECES, Math.round(look.count * share))),
    at: placeOf(look, { isGrouped: isGrouped === true, isCentred }),
    size: isCentre && isCentred ? centreSize(look) : (look.size ?? 10),
  };
}

/** The largest reach of a single piece in the centre, which must stay on the plate. */
const MOST_REACH = 92;
const centreSize = (look: Look): number =>
  Math.min(Math.round((look.size ?? 10) * 1.3), Math.floor((MOST_REACH * 10) / factsOf(look.form).reach));

function placeOf(look: Look, { isGrouped, isCentred }: { isGrouped: boolean; isCentred: boolean }): Place {
  if (look.isGarnish) return look.count <= 2 ? "side" : "scatter";
  if (isGrouped) return "heap";
  if (look.at) return look.at;
  return isCentred ? "around" : "scatter";
}

const CLOTH_NAMES = Object.keys(CLOTHS) as [Cloth, ...Cloth[]];
const GLAZE_NAMES = Object.keys(GLAZES) as [Glaze, ...Glaze[]];

/** Picks a cloth against which the dish stands out: never the colour of the food, and no dark bowl on a dark cloth. */
function clothFor(food: Food, glaze: Glaze, chance: () => number): Cloth {
  const distinct = CLOTH_NAMES.filter(
    (name) => distance(CLOTHS[name][0], FOODS[food][0]) > 110 && distance(CLOTHS[name][0], GLAZES[glaze][0]) > 90,
  );
  return pick((distinct.length > 0 ? distinct : CLOTH_NAMES) as [Cloth, ...Cloth[]], chance);
}

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

function distance(a: string, b: string): number {
  const other = channels(b);
  return Math.hypot(...channels(a).map((value, i) => value - (other[i] ?? 0)));
}

/** A short hash of the id. Collisions are possible and harmless. */
function seedOf(id: string): string {
  const chance = chanceOf(id);
  return Array.from({ length: 7 }, () => Math.floor(chance() * 36).toString(36)).join("");
}
