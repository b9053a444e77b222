import { blob, round1 } from "./chance";
import { FOODS } from "./colours";
import { type Draw, disc, fill, line, solid } from "./strokes";

const BEAN = "M-10-2C-9-8 9-8 10-2c0 6-5 7-7 4-1.5-2-4.5-2-6 0-2 3-7 2-7-4z";

/** Fruit, vegetables, leaves and pulses. */
export const OF_PLANTS = {
  round: (c) =>
    disc(17, c[2], 0, 1.5) +
    disc(16.5, c[0]) +
    disc(12.5, c[1]) +
    line("M0-10V10M-9-5 9 5M-9 5 9-5", c[0], 3) +
    disc(1.3, c[2], -5, -7) +
    disc(1.3, c[2], 7, 0) +
    disc(1.3, c[2], -6, 6),
  half: (c) => disc(12, c[2], 0, 1.5) + disc(12, c[0]) + fill("M-7-2a7 7 0 0 1 14 0zM-6 2.5a7 7 0 0 0 12 0z", c[1]),
  chunk: (c, q) => solid(blob(14, 10, 7, 0.3, q), c) + line("M-6-4q5-4 11-1", c[1], 2.6),
  ball: (c) => disc(9, c[2], 0, 1.2) + disc(8.6, c[0]) + line("M-4.5-2a5 5 0 0 1 4-4", c[1], 2.4),
  berry: (c) =>
    disc(8.5, c[2], 0, 1) +
    disc(8, c[0]) +
    fill("M-2.5-1.5 0-4l2.5 2.5-1 3h-3z", c[2]) +
    line("M-5-2a5 5 0 0 1 2-3.4", c[1], 1.8),
  cherry: (c) => disc(13, c[2], 0, 2) + disc(12.4, c[0]) + line("M-7-3a7 7 0 0 1 6-6", c[1], 3),
  dice: (c) =>
    `<rect x="-7" y="-5" width="14" height="13" rx="2.5" fill="${c[2]}"/><rect x="-7" y="-7" width="14" height="12" rx="2.5" fill="${c[0]}"/>${line("M-4-4h5", c[1], 2)}`,
  strip: (c) =>
    `<rect x="-23" y="-7" width="46" height="16" rx="7" fill="${c[2]}"/><rect x="-23" y="-8" width="46" height="14.5" rx="7" fill="${c[0]}"/>${line("M-14-4 10-4", c[1], 2.6)}`,
  stick: (c) =>
    `<rect x="-22" y="-4" width="44" height="10" rx="3" fill="${c[2]}"/><rect x="-22" y="-5" width="44" height="9" rx="3" fill="${c[0]}"/>${line("M-15-2.500H8", c[1], 2)}`,
  shred: (c, q) => {
    const bend = round1(q() * 16 - 8);
    const path = `M-17 ${bend}Q-4 ${-bend} 4 ${round1(bend / 2)}T17 ${-bend}`;
    return line(path, c[2], 6) + line(path, c[0], 4.4) + line(path, c[1], 1.2);
  },
  ring: (c) =>
    `<circle r="11.5" fill="none" stroke="${c[0]}" stroke-width="4"/><circle r="7" fill="none" stroke="${c[1]}" stroke-width="2.6"/>`,
  disc: (c) =>
    disc(14, c[2], 0, 1.2) +
    disc(12.3, c[0]) +
    disc(8.5, c[1]) +
    `<g fill="${c[0]}"><ellipse cy="-4.500" rx="1.2" ry="2.2"/><ellipse cy="4.500" rx="1.2" ry="2.2"/><ellipse cx="-4.500" rx="2.2" ry="1.2"/><ellipse cx="4.500" rx="2.2" ry="1.2"/></g>`,
  coin: (c) => disc(13, c[2], 0, 1.6) + disc(12.6, c[0]) + disc(6, c[1]) + line("M-9-4a9 9 0 0 1 5-5", c[1], 2),
  citrus: (c) =>
    disc(27, c[2], 0, 2) +
    disc(26.5, c[1]) +
    disc(23, c[0]) +
    line("M0-20V20M-17-10 17 10M-17 10 17-10", c[1], 3) +
    disc(4, c[1]),
  wedge: (c) =>
    fill("M-19 0A19 19 0 0 0 19 0z", c[2]) +
    fill("M-16.500 0a16.500 16.500 0 0 0 33 0z", c[1]) +
    fill(
      "M-1.200 2.500v11.500a12.500 12.500 0 0 1-7.500-3.200zM1.200 2.500v11.500a12.500 12.500 0 0 0 7.500-3.200zM-4 2l-6.500 7A13 13 0 0 1-13.500 2zM4 2l6.500 7a13 13 0 0 0 3-7z",
      c[0],
    ),
  crescent: (c) => solid("M-19-4C-14 16 14 16 19-4 10 4-10 4-19-4z", c, 1.6) + line("M-13 3C-6 9 6 9 13 3", c[1], 2),
  leaf: (c) => fill("M-12 0C-7-9 6-9 13 0 6 9-7 9-12 0z", c[0]) + line("M-15 0H9M-4 0l5-4M-4 0l5 4", c[1], 1.5),
  bigleaf: (c, q) =>
    solid(blob(39, 25, 11, 0.34, q), c, 3) +
    line("M-36 0C-14-3 10 3 33 0M-20-1l8-12M-18 0l9 12M0 0l9-13M2 1l9 12M18 0l7-8", c[1], 2.4),
  sprig: (c) =>
    line("M0 14V-4", c[2], 2) +
    fill(
      "M0-14c4 3 5 7 0 10-5-3-4-7 0-10zM0-1c2-5 7-6 11-4-1 5-6 7-11 4zM0-1c-2-5-7-6-11-4 1 5 6 7 11 4zM0 6c2-4 6-5 9-4-1 4-5 6-9 4zM0 6c-2-4-6-5-9-4 1 4 5 6 9 4z",
      c[0],
    ),
  dill: (c) => line("M0 16V-14M0 8-10-2M0 8 10-2M0 1-9-8M0 1 9-8M0-6-6-13M0-6 6-13M-6 2-12 3M6 2l6 1", c[0], 1.9),
  chive: (c) => line("M-11 2Q0-5 11 1", c[2], 3.4) + line("M-11 1Q0-6 11 0", c[0], 2.6),
  floret: (c) =>
    fill("M-3 0h6l4 17h-14z", c[1]) +
    [
      [-10, -2, 9.5],
      [10, -2, 9.5],
      [0, -10, 11],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(r, c[2], x, y))
      .join("") +
    [
      [-9, -4, 7.6],
      [9, -4, 7.6],
      [0, -11, 8.8],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(r, c[0], x, y))
      .join("") +
    [
      [-3, -14],
      [4, -9],
      [-10, -7],
      [10, -7],
    ]
      .map(([x = 0, y = 0]) => disc(2.2, c[1], x, y))
      .join(""),
  stalk: (c) =>
    `<ellipse rx="8" ry="5.500" fill="${c[2]}"/><ellipse rx="6" ry="3.800" fill="${c[1]}"/><ellipse rx="2.800" ry="1.600" fill="${c[0]}"/>`,
  leekring: (c) =>
    disc(13, c[2], 0, 1.2) +
    disc(12.6, c[0]) +
    `<circle r="8.500" fill="none" stroke="${c[1]}" stroke-width="2.200"/><circle r="4.500" fill="none" stroke="${c[1]}" stroke-width="1.800"/>`,
  crescentstalk: (c) =>
    line("M-9 4C-8-9 8-9 9 4", c[2], 7.5) + line("M-9 3C-8-10 8-10 9 3", c[0], 5.5) + line("M-5-4q5-4 10 0", c[1], 1.6),
  bean: (c) => solid(BEAN, c, 1.2) + line("M-5-4.500c2-1.500 5-1.800 8-1", c[1], 1.8),
  pod: (c) =>
    line("M-27 3Q0-10 27 2", c[2], 8) + line("M-27 2Q0-11 27 1", c[0], 6) + line("M-18-2Q0-9 16-3", c[1], 1.8),
  mushroom: (c) =>
    fill("M-16 2C-16-16 16-16 16 2c0 5-8 4-11 3v8c0 4-10 4-10 0V5c-3 1-11 2-11-3z", c[1]) +
    fill("M-16 2C-16-16 16-16 16 2c0 5-8 4-11 3H-5C-8 6-16 7-16 2z", c[0]) +
    line("M-5 6v6M5 6v6", c[2], 1.6) +
    line("M-10-4c2-4 6-6 10-6", c[1], 2.6),
  avocado: (c) =>
    [0, 1, 2, 3]
      .map(
        (i) =>
          `<g transform="translate(${i * 9 - 14} ${i * 1.5}) rotate(${i * 9 - 14})"><path d="M-5-24c12 6 14 34 0 48 4-14 4-32 0-48z" fill="${c[2]}" stroke="${c[2]}" stroke-width="2.500"/><path d="M-4-21c9 7 11 30 0 42 4-14 4-28 0-42z" fill="${c[1]}" stroke="${c[0]}" stroke-width="2"/></g>`,
      )
      .join(""),
  mangofan: (c) =>
    [0, 1, 2, 3, 4]
      .map(
        (i) =>
          `<g transform="rotate(${i * 16 - 32}) translate(0 -8)"><path d="M-9 30C-16 4-12-26 0-36 12-26 16 4 9 30z" fill="${c[2]}" transform="translate(2 2)"/><path d="M-9 30C-16 4-12-26 0-36 12-26 16 4 9 30z" fill="${c[0]}"/><path d="M-3 20C-6 0-4-16 1-26" fill="none" stroke="${c[1]}" stroke-width="3" stroke-linecap="round"/></g>`,
      )
      .join(""),
  chilli: (c) => disc(6.5, c[0]) + disc(3.6, c[1]) + disc(1.1, "#FFF3D6", 1, -1) + disc(1.1, "#FFF3D6", -1.4, 1.2),
  pepper: (c) =>
    line("M-20 4Q0-14 20 2", c[2], 10) +
    line("M-20 3Q0-15 20 1", c[0], 8) +
    line("M-20 3q-5 0-8 4", FOODS.leaf[0], 4) +
    line("M-10-3Q0-9 10-4", c[1], 2),
  sprout: (c) =>
    line("M-15 5C-6-7 4 9 15-4", c[2], 4.5) +
    line("M-15 4C-6-8 4 8 15-5", c[0], 3.2) +
    `<ellipse cx="15" cy="-5" rx="4" ry="2.600" fill="${FOODS.salad[1]}"/>`,
  spear: (c) =>
    line("M-46 1H34", c[2], 11) +
    line("M-46 0H34", c[0], 9) +
    solid("M30-7c12-4 24 2 32 7-8 5-20 11-32 7z", FOODS.kale, 1) +
    line("M-30-2H10", c[1], 2) +
    line("M-24 2l6-4M0 2l6-4", c[2], 2),
} as const satisfies Record<string, Draw>;
