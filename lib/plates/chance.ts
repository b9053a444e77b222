/** Returns the next number from 0 to 1. The same seed always gives the same sequence. */
export type Chance = () => number;

export function chanceOf(text: string): Chance {
  let state = 1779033703 ^ text.length;
  for (const char of text) {
    state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 3432918353);
    state = (state << 13) | (state >>> 19);
  }
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const round1 = (value: number): number => Math.round(value * 10) / 10;

export const pick = <T>(list: readonly [T, ...T[]], chance: Chance): T =>
  list[Math.floor(chance() * list.length)] ?? list[0];

/** A closed soft outline through `points` points whose distances from the centre vary around the radii. */
export function blob(rx: number, ry: number, points: number, rough: number, chance: Chance): string {
  const at = Array.from({ length: points }, (_, i) => {
    const turn = (i / points) * 2 * Math.PI;
    const reach = 1 - rough / 2 + chance() * rough;
    return { x: Math.cos(turn) * rx * reach, y: Math.sin(turn) * ry * reach };
  });
  const point = (i: number) => at[i % points] ?? { x: 0, y: 0 };
  const between = (i: number) =>
    `${round1((point(i).x + point(i + 1).x) / 2)} ${round1((point(i).y + point(i + 1).y) / 2)}`;
  const curves = at.map((_, i) => `Q${round1(point(i + 1).x)} ${round1(point(i + 1).y)} ${between(i + 1)}`);
  return `M${between(0)}${curves.join("")}Z`;
}
