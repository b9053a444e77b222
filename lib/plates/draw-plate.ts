import { baseOf, isWhole } from "./bases";
import { type Chance, chanceOf, round1 } from "./chance";
import { CLOTHS, FOODS, GLAZES } from "./colours";
import { factsOf } from "./form-facts";
import { drawForm } from "./forms";
import type { Part, Plate } from "./plate";
import { isRound, vesselOf } from "./vessels";

export const PLATE_SIZE = { width: 400, height: 300 } as const;
/** How many pieces of a part are drawn individually; the others repeat them. */
const SHAPES = 3;
const TRIES = 12;

type Spot = { x: number; y: number; turn: number };

/** Draws the plate as SVG. Pure: the same plate always gives the same text. */
export function drawPlate(plate: Plate): string {
  const chance = chanceOf(plate.seed);
  const vessel = vesselOf(plate.vessel);
  const base = baseOf(plate.base)(FOODS[plate.baseColour], vessel.reach, chance);
  const room = base === "" ? vessel.wide : vessel.reach;
  const isFlat = !isRound(plate.vessel);
  const shapes: string[] = [];
  const heaps = plate.parts.filter(({ at }) => at === "heap").length;
  const ground: Ground = { room, isFlat, heaps, heap: 0, turn: chance() * 360 };
  const food = plate.parts.map((part, index) => layPart(part, index, ground, chance, shapes)).join("");
  const whole = isWhole(plate.base);
  const well = whole ? `<clipPath id="well"><rect x="-138" y="-102" width="276" height="206" rx="20"/></clipPath>` : "";
  const { width, height } = PLATE_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"><defs>${well}${shapes.join("")}</defs>${drawTable(plate, chance)}<g transform="translate(200 150)">${vessel.draw(GLAZES[plate.glaze])}<g${whole ? ' clip-path="url(#well)"' : ""}>${base}${food}</g></g></svg>`;
}

function drawTable({ cloth, vessel }: Plate, chance: Chance): string {
  const [ground, weave, hem] = CLOTHS[cloth];
  const lean = Math.round(chance() * 60 - 30);
  const every = cloth === "wood" ? 26 : 36;
  const stripes = Array.from({ length: Math.ceil(560 / every) }, (_, i) => `M${i * every - 80} -90V390`).join("");
  const side = chance() > 0.5 ? 1 : -1;
  const tilt = Math.round(chance() * 14 - 7);
  const napkin = isRound(vessel)
    ? `<g transform="translate(${side < 0 ? -22 : 366} 150) rotate(${tilt})"><rect x="-34" y="-190" width="90" height="380" fill="#F2E8D5"/><path d="M${side < 0 ? 40 : -18} -190V190M${side < 0 ? 32 : -10} -190V190" stroke="${hem}" stroke-width="3"/></g>`
    : "";
  return `<rect width="400" height="300" fill="${ground}"/><path d="${stripes}" stroke="${weave}" stroke-width="${cloth === "wood" ? 2 : 11}" transform="rotate(${lean} 200 150)"/>${napkin}`;
}

/** The heaps divide the circle evenly, each in its own direction. */
type Ground = { room: number; isFlat: boolean; heaps: number; heap: number; turn: number };

/** Draws each shape once and refers to it from the other pieces, so that a dish of forty pieces stays a short text. */
function layPart(part: Part, index: number, ground: Ground, chance: Chance, shapes: string[]): string {
  const form = factsOf(part.form);
  const count = form.isVaried ? Math.min(SHAPES, part.count) : 1;
  for (let i = 0; i < count; i++)
    shapes.push(`<g id="${index}-${i}">${drawForm(part.form)(FOODS[part.colour], chance)}</g>`);
  const size = part.size / 10;
  return spotsOf(part, form.reach * size, ground, chance)
    .map(({ x, y, turn }, i) => {
      const scale = size === 1 ? "" : ` scale(${size})`;
      return `<use href="#${index}-${i % count}" transform="translate(${round1(x)} ${round1(y)}) rotate(${Math.round(turn)})${scale}"/>`;
    })
    .join("");
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const GOLDEN = 2.39996;

function spotsOf(part: Part, reach: number, ground: Ground, chance: Chance): Spot[] {
  const { room, isFlat } = ground;
  const stretch = isFlat ? 1.28 : 1;
  const each = (spot: (i: number) => Spot): Spot[] => Array.from({ length: part.count }, (_, i) => spot(i));
  const middle = (part.count - 1) / 2;
  switch (part.at) {
    case "middle":
      return each((i) => ({ x: (i - middle) * reach * 1.15, y: (chance() - 0.5) * 8, turn: chance() * 24 - 12 }));
    case "row": {
      // Long foods are laid one beneath the other.
      const gap = Math.min(part.size * 5.2, (room * 1.5) / Math.max(1, part.count - 1));
      const lean = chance() * 20 - 10;
      return each((i) => ({ x: (chance() - 0.5) * 14, y: (i - middle) * gap, turn: lean + chance() * 8 - 4 }));
    }
    case "along": {
      const gap = Math.min(reach * 1.9, (2 * (room * stretch - reach * 0.8)) / Math.max(1, part.count - 1));
      return each((i) => ({ x: (i - middle) * gap, y: (chance() - 0.5) * 26, turn: chance() * 40 - 20 }));
    }
    case "ring": {
      const away = Math.max(0, Math.min(room - reach - 8, room * 0.62));
      const start = chance() * 360;
      return each((i) => {
        const turn = start + (i / part.count) * 360;
        return { x: Math.cos(radians(turn)) * away * stretch, y: Math.sin(radians(turn)) * away, turn: turn + 90 };
      });
    }
    case "fan": {
      const lean = chance() * 60 - 30;
      return each((i) => {
        const turn = lean + (i - middle) * 16;
        return {
          x: Math.sin(radians(turn)) * room * 0.5,
          y: room * 0.3 - Math.cos(radians(turn)) * room * 0.42,
          turn: turn + 90,
        };
      });
    }
    case "pile": {
      const start = chance() * 6;
      return each((i) => {
        const away = room * 0.48 * Math.sqrt((i + 0.3) / part.count);
        return { x: Math.cos(start + i * GOLDEN) * away, y: Math.sin(start + i * GOLDEN) * away, turn: chance() * 360 };
      });
    }
    case "around": {
      const start = chance() * 360;
      return each((i) => {
        const turn = radians(start + (i + chance() * 0.6) * (360 / part.count));
        const away = room * (0.66 + chance() * 0.24);
        return { x: Math.cos(turn) * away * stretch, y: Math.sin(turn) * away, turn: chance() * 360 };
      });
    }
    case "heap": {
      const turn = radians(ground.turn + (ground.heap * 360) / Math.max(1, ground.heaps));
      ground.heap += 1;
      return heaped(part.count, { turn, away: room * 0.5, spread: room * 0.34, stretch });
    }
    case "side":
      return heaped(part.count, { turn: chance() * 2 * Math.PI, away: room * 0.8, spread: reach * 0.9, stretch });
    case "scatter":
      return scatter(part.count, reach, room * 0.95, stretch, chance);
  }
}

type Heap = { turn: number; away: number; spread: number; stretch: number };

function heaped(count: number, { turn, away, spread, stretch }: Heap): Spot[] {
  const [x, y] = [Math.cos(turn) * away * stretch, Math.sin(turn) * away];
  return Array.from({ length: count }, (_, i) => {
    const far = count === 1 ? 0 : spread * Math.sqrt((i + 0.4) / count);
    return { x: x + Math.cos(i * GOLDEN) * far, y: y + Math.sin(i * GOLDEN) * far, turn: (i * 77 + turn * 57) % 360 };
  });
}

/** Spreads the pieces: each takes, from a dozen random places, the one farthest from the others. */
function scatter(count: number, reach: number, room: number, stretch: number, chance: Chance): Spot[] {
  const spots: Spot[] = [];
  for (let i = 0; i < count; i++) {
    let best: Spot = { x: 0, y: 0, turn: 0 };
    let furthest = -1;
    for (let t = 0; t < TRIES; t++) {
      const turn = chance() * 2 * Math.PI;
      const away = Math.sqrt(chance()) * Math.max(4, room - reach);
      const spot = { x: Math.cos(turn) * away * stretch, y: Math.sin(turn) * away, turn: chance() * 360 };
      const gap = spots.reduce((least, other) => Math.min(least, Math.hypot(other.x - spot.x, other.y - spot.y)), 999);
      if (gap > furthest) [best, furthest] = [spot, gap];
    }
    spots.push(best);
  }
  return spots;
}
