import { blob, type Chance, round1 } from "./chance";
import type { Tone } from "./colours";
import { drawForm } from "./forms";

/** The food that fills the vessel under everything else. `reach`: how far from the centre it may extend. */
type Base = (tone: Tone, reach: number, chance: Chance) => string;

const dots = (count: number, reach: number, chance: Chance, draw: (x: number, y: number) => string): string =>
  Array.from({ length: count }, () => {
    const turn = chance() * 2 * Math.PI;
    const away = Math.sqrt(chance()) * reach;
    return draw(round1(Math.cos(turn) * away), round1(Math.sin(turn) * away));
  }).join("");

const rounded = ([body, , shade]: Tone, reach: number, rough: number, chance: Chance): string =>
  `<path d="${blob(reach, reach, 16, rough, chance)}" fill="${shade}"/><path d="${blob(reach * 0.965, reach * 0.965, 16, rough, chance)}" fill="${body}"/>`;

export const BASES = {
  none: () => "",
  sauce: (tone, reach, chance) =>
    rounded(tone, reach, 0.06, chance) +
    dots(14, reach * 0.86, chance, (x, y) => {
      const shape = blob(9 + chance() * 9, 6 + chance() * 6, 7, 0.5, chance);
      return `<path d="${shape}" fill="${chance() > 0.45 ? tone[1] : tone[2]}" opacity=".5" transform="translate(${x} ${y})"/>`;
    }),
  /** A smooth soup with a swirl of the lighter colour. */
  soup: (tone, reach, chance) => {
    const turn = Math.round(chance() * 360);
    const at = (share: number) => round1(reach * share);
    return `${rounded(tone, reach, 0.02, chance)}<g fill="none" stroke="${tone[1]}" stroke-linecap="round" transform="rotate(${turn})"><path d="M${at(-0.62)} ${at(0.1)}C${at(-0.5)} ${at(-0.72)} ${at(0.66)} ${at(-0.7)} ${at(0.6)} 0S${at(-0.36)} ${at(0.6)} ${at(-0.32)} ${at(0.04)} ${at(0.26)} ${at(-0.32)} ${at(0.22)} 0" stroke-width="6"/></g>`;
  },
  broth: (tone, reach, chance) =>
    `<circle r="${reach}" fill="${tone[2]}"/><circle r="${round1(reach * 0.97)}" fill="${tone[0]}"/>${dots(
      22,
      reach * 0.88,
      chance,
      (x, y) =>
        `<circle cx="${x}" cy="${y}" r="${round1(2 + chance() * 5)}" fill="none" stroke="${tone[1]}" stroke-width="1.6" opacity=".75"/>`,
    )}`,
  rice: (tone, reach, chance) =>
    rounded(tone, reach, 0.09, chance) +
    dots(
      96,
      reach * 0.9,
      chance,
      (x, y) =>
        `<ellipse rx="4.6" ry="2" fill="${chance() > 0.5 ? tone[1] : tone[2]}" transform="translate(${x} ${y}) rotate(${Math.round(chance() * 180)})"/>`,
    ),
  /** Lentils, split peas, bulgur: small and round, close together. */
  grains: (tone, reach, chance) =>
    rounded(tone, reach, 0.1, chance) +
    dots(130, reach * 0.9, chance, (x, y) => {
      const light = chance();
      return `<circle cx="${x}" cy="${y}" r="3.6" fill="${light > 0.62 ? tone[1] : light > 0.3 ? tone[2] : tone[0]}"/>`;
    }),
  noodles: (tone, reach, chance) =>
    `<path d="${blob(reach * 0.96, reach * 0.96, 14, 0.1, chance)}" fill="${tone[2]}"/>${Array.from(
      { length: 26 },
      (_, i) => {
        const turn = Math.round(chance() * 360);
        const off = round1((chance() * 2 - 1) * reach * 0.62);
        const half = round1(Math.sqrt(reach * reach - off * off) * 0.86);
        const bend = 14 + chance() * 16;
        return `<path d="M${-half} ${off}C${round1(-half / 3)} ${round1(off - bend)} ${round1(half / 3)} ${round1(off + bend)} ${half} ${off}" fill="none" stroke="${i % 3 ? tone[0] : tone[1]}" stroke-width="5" stroke-linecap="round" transform="rotate(${turn})"/>`;
      },
    ).join("")}`,
  leaves: (tone, reach, chance) => {
    const other: Tone = [tone[1], tone[0], tone[0]];
    const count = 15;
    return Array.from({ length: count }, (_, i) => {
      const turn = round1(i * 137.5 + chance() * 20);
      const away = round1(reach * 0.6 * Math.sqrt((count - i) / count));
      return `<g transform="rotate(${turn}) translate(${away} 0)">${drawForm("bigleaf")(i % 3 === 2 ? other : tone, chance)}</g>`;
    }).join("");
  },
  mash: (tone, reach, chance) => {
    const at = (share: number) => round1(reach * share);
    return `<path d="${blob(reach * 0.92, reach * 0.88, 12, 0.14, chance)}" fill="${tone[2]}"/><path d="${blob(reach * 0.9, reach * 0.85, 12, 0.14, chance)}" fill="${tone[0]}"/><g fill="none" stroke-linecap="round" transform="rotate(${Math.round(chance() * 360)})"><path d="M${at(-0.6)} ${at(0.13)}C${at(-0.5)} ${at(-0.68)} ${at(0.6)} ${at(-0.68)} ${at(0.58)} ${at(0.03)}S${at(-0.3)} ${at(0.62)} ${at(-0.3)} ${at(0.08)} ${at(0.25)} ${at(-0.26)} ${at(0.22)} ${at(0.03)}" stroke="${tone[2]}" stroke-width="9" opacity=".55"/><path d="M${at(-0.6)} ${at(0.1)}C${at(-0.5)} ${at(-0.7)} ${at(0.6)} ${at(-0.7)} ${at(0.58)} 0S${at(-0.3)} ${at(0.6)} ${at(-0.3)} ${at(0.05)} ${at(0.25)} ${at(-0.3)} ${at(0.22)} 0" stroke="${tone[1]}" stroke-width="7"/></g>`;
  },
  stack: (tone, reach, chance) =>
    `${[
      [0.86, -7, 8],
      [0.84, 6, 2],
      [0.8, -2, -6],
    ]
      .map(
        ([size = 0, x, y]) =>
          `<g transform="translate(${x} ${y})"><circle r="${round1(reach * size)}" cy="5" fill="${tone[2]}"/><circle r="${round1(reach * size)}" fill="${tone[1]}"/><path d="${blob(reach * size * 0.88, reach * size * 0.88, 13, 0.06, chance)}" fill="${tone[0]}"/></g>`,
      )
      .join(
        "",
      )}<circle r="${round1(reach * 0.6)}" cx="-4" cy="-8" fill="none" stroke="${tone[1]}" stroke-width="2" opacity=".7"/>`,
  /** A baked top that fills its dish. */
  crumble: (tone, _reach, chance) =>
    `<rect x="-200" y="-150" width="400" height="300" fill="${tone[2]}"/>${Array.from({ length: 110 }, () => {
      const shape = blob(11 + chance() * 7, 9 + chance() * 5, 6, 0.5, chance);
      const light = chance();
      return `<path d="${shape}" fill="${light > 0.6 ? tone[1] : tone[0]}" transform="translate(${round1(chance() * 290 - 145)} ${round1(chance() * 214 - 107)})"/>`;
    }).join("")}`,
  bake: (tone, _reach, chance) =>
    `<rect x="-200" y="-150" width="400" height="300" fill="${tone[0]}"/>${Array.from({ length: 22 }, () => {
      const shape = blob(16 + chance() * 16, 9 + chance() * 10, 8, 0.4, chance);
      return `<path d="${shape}" fill="${chance() > 0.5 ? tone[1] : tone[2]}" opacity=".55" transform="translate(${round1(chance() * 280 - 140)} ${round1(chance() * 200 - 100)})"/>`;
    }).join("")}`,
} as const satisfies Record<string, Base>;

export type BaseName = keyof typeof BASES;
export const isBase = (name: string): name is BaseName => Object.hasOwn(BASES, name);
export const baseOf = (name: BaseName): Base => BASES[name];
/** True for bases that fill the whole dish. */
export const isWhole = (name: BaseName): boolean => name === "crumble" || name === "bake";
