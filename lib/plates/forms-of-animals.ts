import { blob, round1 } from "./chance";
import { FOODS } from "./colours";
import { type Draw, disc, fill, line, solid } from "./strokes";

const FISH =
  "M-92 0c20-30 52-40 86-34 26 4 46 16 58 28l34-24c-6 18-6 42 0 60L52 6c-14 14-34 26-60 28-32 2-66-10-84-34z";
const FILLET = "M-50 8c-6-18 18-32 46-31s50 12 52 28-20 24-46 22S-46 24-50 8z";
const SLICE = "M-24 6c-3-11 8-19 24-18s27 9 24 18c-2 6-44 8-48 0z";
const STEAK = "M-58 4c-6-26 18-42 52-40 30 2 62 14 62 36 0 20-16 34-44 34-18 0-26-8-40-8-16 0-27-8-30-22z";

/** Eggs, meat, fish and shellfish. */
export const OF_ANIMALS = {
  egg: (c, q) =>
    solid(blob(26, 24, 9, 0.28, q), c) + disc(10.5, FOODS.yolk[0]) + line("M-6-4a7.5 7.5 0 0 1 6-4", FOODS.yolk[1], 3),
  halfegg: (c) =>
    `<ellipse rx="18" ry="14" cy="2" fill="${c[2]}"/><ellipse rx="18" ry="14" fill="${c[0]}"/>${disc(8.5, FOODS.yolk[0], 1)}${line("M-4-3a6 6 0 0 1 4-3", FOODS.yolk[1], 2.5)}`,
  slice: (c) => solid(SLICE, c) + line("M-16 5c0-6 2-9 5-11M-4 6c0-7 2-11 5-13M9 5c0-5 1-8 4-10", c[1], 2.2),
  fillet: (c) =>
    solid(FILLET, c, 4) +
    line("M-32-12-20 20M-14-20 0 24M6-21 20 21M26-16 36 13", c[1], 3.2) +
    line("M-34-12c8-6 18-8 28-8", c[1], 3),
  breast: (c) =>
    solid(FILLET, c, 4) +
    line("M-30-10-18 20M-8-19 6 23M16-18 28 17", c[2], 5) +
    line("M-34-12c8-6 18-8 28-8", c[1], 3),
  steak: (c) =>
    solid(STEAK, c, 5) +
    `<path d="${STEAK}" transform="scale(.86) translate(2 -2)" fill="${FOODS.beef[0]}"/>` +
    line("M-30-18-14 18M-6-26 12 26M20-22 36 20", c[2], 6) +
    line("M-46-6C-42-22-24-30-6-30", c[1], 3),
  fish: (c) =>
    solid(FISH, c, 4) +
    `<path d="M-92 0c20-30 52-40 86-34 20 3 36 11 48 20-30-6-90-4-134 14z" fill="${c[1]}" opacity=".8"/>` +
    line("M-34-28-22 26M-12-31 0 28M12-26 22 22", c[2], 4.5) +
    line("M-58-24c8 14 8 34 0 46M58-2 80-18M58 4 80 20M60 1h18", c[2], 2.6) +
    disc(5.5, "#FBF7F0", -74, -4) +
    disc(2.8, "#1E2A24", -74, -4),
  bird: (c) =>
    solid("M-58-4c-8-40 30-62 66-52 34 10 50 40 38 70-10 24-40 32-66 28-22-4-34-20-38-46z", c, 5) +
    solid("M34 14c14 4 34 20 36 34 1 8-6 12-12 8l-4 8c-8 4-14-2-12-9-12-6-30-14-36-26z", c, 3) +
    solid("M-30 32c-14 8-34 14-42 28-4 8 2 14 9 11l2 9c8 6 15 0 14-8 14-4 32-12 38-24z", c, 3) +
    fill("M-46-10c2-26 26-40 50-34 6 2 2 8-6 8-20 0-32 10-38 28-2 6-6 4-6-2z", c[1]) +
    line("M-6 14c6-16 22-26 40-26", c[2], 4),
  prawn: (c) =>
    line("M-10 14C-24 4-16-18 4-16s20 22 6 30", c[2], 13) +
    line("M-10 13C-23 3-15-17 4-15s19 20 6 28", c[0], 11) +
    line("M-18 2-9 0M-14-9-7-4M-4-17-1-9M9-15 5-8M17-6 9-3M17 6 9 4", c[1], 2.6) +
    line("M-9 14-18 20M-9 14-8 24", c[2], 4),
  clam: (c) =>
    solid("M-18 6C-18-18 18-18 18 6 10 14-10 14-18 6z", c, 2) +
    line("M0 10V-10M-7 10-11-7M7 10 11-7", c[2], 2) +
    `<ellipse cy="8" rx="9" ry="4" fill="${FOODS.coral[0]}"/>`,
  pulled: (c, q) =>
    solid(blob(19, 9, 8, 0.3, q), c) +
    line(`M-13 ${round1(q() * 4 - 3)}Q0-5 13 ${round1(q() * 4)}M-11 3Q0 1 10 4`, c[1], 1.8),
} as const satisfies Record<string, Draw>;
