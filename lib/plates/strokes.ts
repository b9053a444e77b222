import type { Chance } from "./chance";
import type { Tone } from "./colours";

/** Draws one piece of a food as SVG around the origin. */
export type Draw = (tone: Tone, chance: Chance) => string;

export const line = (path: string, colour: string, width: number): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
export const fill = (path: string, colour: string, y = 0): string =>
  `<path d="${path}" fill="${colour}"${y === 0 ? "" : ` transform="translate(0 ${y})"`}/>`;
/** A body with its shade below it. */
export const solid = (path: string, [body, , shade]: Tone, drop = 2): string =>
  fill(path, shade, drop) + fill(path, body);
export const disc = (radius: number, colour: string, x = 0, y = 0): string =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`;
