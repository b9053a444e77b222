import { blob, round1 } from "./chance";
import { FOODS } from "./colours";
import { type Draw, disc, fill, line, solid } from "./strokes";

const BEAN = "M-10-2C-9-8 9-8 10-2c0 6-5 7-7 4-1.5-2-4.5-2-6 0-2 3-7 2-7-4z";
const BOAT = "M-62 0C-46-26 30-30 64-4 40 26-40 28-62 0z";

/** Prepared foods: bread, cheese, patties, rolls, and what is sprinkled over them. */
export const OF_DISHES = {
  crouton: (c) =>
    `<rect x="-12" y="-10" width="24" height="24" rx="5" fill="${c[2]}"/><rect x="-12" y="-13" width="24" height="23" rx="5" fill="${c[0]}"/>${disc(1.8, c[1], -4, -6)}${disc(2.2, c[1], 4, -3)}${disc(1.6, c[1], -2, 3)}`,
  shaving: (c) => solid("M-18 4C-12-9 8-12 18-6 10-3-2 4-6 10z", c, 1.5),
  crumb: (c, q) => solid(blob(7.5, 6.5, 6, 0.5, q), c, 1.5),
  slab: (c) =>
    solid("M-42-22 34-30 44 20-34 30z", c, 4) +
    line("M-28-12 20-17M-24 2-4 0M6 12 24 10", c[2], 2) +
    disc(1.8, FOODS.leaf[0], -10, -8) +
    disc(1.8, FOODS.leaf[0], 14, 2) +
    disc(1.8, FOODS.leaf[0], -4, 14),
  tortilla: (c, q) =>
    `<ellipse rx="52" ry="44" cy="4" fill="${c[2]}"/><ellipse rx="52" ry="44" fill="${c[0]}"/>` +
    Array.from(
      { length: 9 },
      () => `<ellipse cx="${round1(q() * 76 - 38)}" cy="${round1(q() * 60 - 30)}" rx="4.500" ry="3" fill="${c[1]}"/>`,
    ).join(""),
  bun: (c, q) =>
    solid(blob(40, 34, 12, 0.08, q), c, 4) +
    solid("M-34 8C-20 22 20 22 36 4 30 28-24 34-34 8z", FOODS.blackbean, 1) +
    line("M-22-14q10-10 26-8M-8-4h16", c[1], 4) +
    line("M-28-4q4-6 8-8M10-18q10 2 14 10", c[2], 3),
  patty: (c, q) =>
    solid(blob(38, 34, 14, 0.16, q), c, 4) +
    `<path d="${blob(28, 24, 11, 0.14, q)}" fill="${c[1]}" opacity=".5"/>` +
    line("M-22-8l16-6M-8 4l20-8M-14 14l18-4M6-18l14 6", c[2], 2.4),
  boat: (c, q) =>
    solid(BOAT, c, 5) +
    line("M-44-8C-20-20 20-20 44-8", c[1], 2.4) +
    `<path d="${blob(40, 13, 12, 0.24, q)}" fill="${FOODS.tomato[0]}"/>` +
    [-24, -10, 4, 18, 28]
      .map((x) => disc(4.4, q() > 0.5 ? FOODS.coral[1] : FOODS.tomato[1], x, round1(q() * 10 - 5)))
      .join("") +
    line("M62-4q12 0 18-6", FOODS.kale[0], 7),
  jacket: (c, q) =>
    solid(BOAT, [c[2], c[0], "#6E3312"], 5) +
    `<path d="M-50 0C-36-18 24-20 52-3 32 16-30 18-50 0z" fill="${c[0]}"/>` +
    [-28, -14, 0, 14, 28]
      .map(
        (x) =>
          `<g transform="translate(${x} ${round1(q() * 8 - 4)}) rotate(${Math.round(q() * 180)})">${solid(BEAN, FOODS.bean, 1.2)}</g>`,
      )
      .join(""),
  roll: (c, q) =>
    `<rect x="-56" y="-15" width="112" height="34" rx="16" fill="${c[2]}"/><rect x="-56" y="-17" width="112" height="33" rx="16" fill="${c[0]}" opacity=".95"/>` +
    [-32, -4, 24]
      .map(
        (x) =>
          `<g transform="translate(${x} ${round1(q() * 4 - 2)}) rotate(90) scale(.62)">${line("M-10 13C-23 3-15-17 4-15s19 20 6 28", FOODS.prawn[0], 12)}${line("M-14-9-7-4M-4-17-1-9M9-15 5-8M17-6 9-3", FOODS.prawn[1], 3)}</g>`,
      )
      .join("") +
    line("M-46 8Q-10 13 44 7", FOODS.leaf[1], 3.4) +
    line("M-44-9Q0-14 46-9", "#FFFFFF", 2.4),
  onigiri: (c) =>
    solid("M0-42C10-42 44 18 42 28 40 38-40 38-42 28-44 18-10-42 0-42z", c, 4) +
    [
      [-8, -18],
      [8, -12],
      [-20, 6],
      [20, 4],
      [0, -2],
      [-28, 22],
      [30, 22],
    ]
      .map(([x = 0, y = 0]) => `<ellipse cx="${x}" cy="${y}" rx="4" ry="1.800" fill="${c[2]}"/>`)
      .join("") +
    `<rect x="-17" y="6" width="34" height="30" rx="2" fill="${FOODS.nori[0]}"/>${line("M-10 13h12M-6 20h14", FOODS.nori[1], 1.6)}` +
    disc(6, FOODS.berry[0], 0, -24),
  tart: (c) =>
    disc(94, c[2], 0, 5) +
    disc(93, c[0]) +
    `<circle r="82" fill="${c[1]}" opacity=".55"/>` +
    [
      [-40, -36],
      [20, -52],
      [52, 8],
      [-56, 18],
      [-8, 48],
      [34, 46],
      [2, -8],
      [-24, 4],
    ]
      .map(
        ([x = 0, y = 0], i) =>
          `<ellipse cx="${x}" cy="${y}" rx="${13 + (i % 3) * 3}" ry="9" fill="${i % 2 ? c[2] : FOODS.potato[1]}" opacity=".75" transform="rotate(${i * 47} ${x} ${y})"/>`,
      )
      .join("") +
    `<path d="M0 0 96-30 92 34z" fill="#0B130F" opacity=".26"/><g transform="translate(16 2)"><path d="M0 0 92-29a94 94 0 0 1 0 62z" fill="${c[2]}" transform="translate(0 5)"/><path d="M0 0 92-29a94 94 0 0 1 0 62z" fill="${c[0]}"/><path d="M20 0 82-20a84 84 0 0 1 0 42z" fill="${c[1]}" opacity=".6"/></g>`,
  pat: (c) =>
    `<rect x="-13" y="-10" width="26" height="23" rx="4" fill="${c[2]}"/><rect x="-13" y="-12" width="26" height="21" rx="4" fill="${c[0]}"/>${line("M-8-7h10", c[1], 2.6)}`,
  maki: (c) => disc(20, "#0F1B15", 0, 2) + disc(19.5, FOODS.nori[0]) + disc(16, FOODS.rice[0]) + disc(6, c[0]),
  bigball: (c, q) =>
    solid(blob(21, 20, 11, 0.12, q), c, 3) +
    [0, 1, 2, 3, 4, 5]
      .map(() => disc(2.2, q() > 0.4 ? c[1] : c[2], round1(q() * 24 - 12), round1(q() * 22 - 12)))
      .join(""),
  cube: (c) =>
    `<rect x="-13" y="-10" width="26" height="24" rx="3" fill="${c[2]}"/><rect x="-13" y="-13" width="26" height="22" rx="3" fill="${c[0]}"/>${line("M-8-8.500h9M-8-4h4", c[1], 2.6)}`,
  seed: (c) => `<ellipse rx="3.400" ry="2" fill="${c[0]}"/>`,
  grain: (c) =>
    `<ellipse cy=".8" rx="5.200" ry="3.800" fill="${c[2]}"/><ellipse rx="5" ry="3.500" fill="${c[0]}"/><ellipse cx="-1" cy="-1" rx="2" ry="1" fill="${c[1]}"/>`,
  fleck: (c) => fill("M-3.500-1 3-2.500 3.500 1.500-2 2.500z", c[0]),
  pulp: (c, q) =>
    `<path d="${blob(16, 10, 8, 0.4, q)}" fill="${c[0]}" opacity=".75"/>${line("M-7-3q5-3 9-1", c[1], 2)}`,
  cover: (c) =>
    `<circle cx="5" cy="8" r="86" fill="#0B130F" opacity=".28"/>` +
    disc(84, c[2], 0, 3) +
    disc(84, c[0]) +
    `<circle r="72" fill="none" stroke="${c[2]}" stroke-width="3"/>` +
    line("M-54-22A58 58 0 0 1-18-55M-58-6l-.5 6", c[1], 7) +
    disc(17, c[2], 2, 5) +
    disc(15, c[1]) +
    disc(8, c[0], -1, -1),
  star: (c) =>
    line("M0-11V11M-10-5 10 5M-10 5 10-5", c[2], 5) + line("M0-10V10M-9-5 9 5M-9 5 9-5", c[0], 3.4) + disc(2.6, c[1]),
  nut: (c) =>
    fill("M-9 1C-9-6 9-6 9 1 9 5-9 5-9 1z", c[2]) +
    fill("M-9-.5C-9-7 9-7 9-.5 9 3.500-9 3.500-9-.5z", c[0]) +
    line("M-5-2h9", c[1], 1.6),
} as const satisfies Record<string, Draw>;
