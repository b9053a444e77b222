/**
 * The forkprint: a fingerprint of nested ridges in which three neighbours close into one handle, a fork.
 * Pure: the same id always gives the same mark. The traits come from the hash before the level of
 * detail does, so that 24, 64 and 240 px show the same hand. Coordinates live in a 100 x 100 box.
 */
const FLOWS = ["arch", "loop-left", "loop-right", "bell", "whorl"] as const;
export type Flow = (typeof FLOWS)[number];

/** `side`: -1 left, 1 right. `ring` and `height` are fractions from 0 to 1 of the available space. */
export type Fork = { side: -1 | 1; ring: number; height: number };
/** What makes a print recognisable: its flow, its tilt in degrees, its width, and where its forks are. */
export type Traits = { flow: Flow; tilt: number; width: number; forks: Fork[] };
export type Forkprint = { penWidth: number; ridges: string; forks: string };

/** One radian of a leg, the straight part below the arch, is this many units long. */
const LEG = 20;

/** xmur3 seeds mulberry32: small, well mixed, the same on every engine. */
function randomFrom(text: string): () => number {
  let h = 1779033703 ^ text.length;
  for (const character of text) {
    h = Math.imul(h ^ (character.codePointAt(0) ?? 0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  h ^= h >>> 16;
  return () => {
    h = (h + 0x6d2b79f5) | 0;
    let t = Math.imul(h ^ (h >>> 15), h | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export function traits(id: string): Traits {
  const next = randomFrom(id);
  const flow = FLOWS[Math.floor(next() * FLOWS.length)] ?? "arch";
  const tilt = Math.round((next() * 2 - 1) * (flow === "whorl" ? 150 : 26));
  const width = 0.78 + next() * 0.16;
  const hasBoth = next() > 0.35;
  const first = next() > 0.5 ? 1 : -1;
  const fork = (side: -1 | 1): Fork => ({ side, ring: next(), height: next() });
  return { flow, tilt, width, forks: hasBoth ? [fork(first), fork(first === 1 ? -1 : 1)] : [fork(first)] };
}

/** Ridges that a print of this size in px can carry: 4 under 40, 6 under 120, else 9. */
export function ridgeCount(size: number): 4 | 6 | 9 {
  if (size < 40) return 4;
  return size < 120 ? 6 : 9;
}

type Place = (p: number, radius: number) => readonly [number, number];

/** How far below the arch, in radians of leg, a ridge of this radius runs. */
function footOf(flow: Flow, radius: number): number {
  if (flow === "whorl") return Math.PI / 2 - (radius < 20 ? 0 : 0.06 + radius * 0.004);
  return (6 + 42 * Math.sqrt(Math.max(0.03, 1 - (radius / 46) ** 2))) / LEG;
}

const leanOf = (flow: Flow): number => (flow === "loop-left" ? -1 : flow === "loop-right" ? 1 : 0);

/** `p` runs along a ridge: 0 to PI over the top, below 0 down the left leg, above PI down the right one. */
function placeOn({ flow, tilt, width }: Traits): Place {
  const isWhorl = flow === "whorl";
  const lean = leanOf(flow);
  const angle = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (p, radius) => {
    const over = Math.min(Math.PI, Math.max(0, p));
    const turn = isWhorl ? p : over;
    let x = -radius * Math.cos(turn);
    let y = -radius * Math.sin(turn);
    if (!isWhorl && p !== over) y = (p < 0 ? -p : p - Math.PI) * LEG;
    x *= width;
    if (flow === "bell" && y > 0) x *= 1 + y * 0.003 + y * y * 0.00008;
    x += lean * (y > 0 ? y * y * 0.0075 : -y * 0.05) - lean * 5;
    y = isWhorl ? y * 1.06 : y * 0.98 - 4;
    return [50 + x * cos - y * sin, 50 + x * sin + y * cos];
  };
}

function ridgePath(place: Place, from: number, to: number, radiusAt: (p: number) => number): string {
  const steps = Math.max(14, Math.ceil(Math.abs(to - from) * 8));
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const p = from + (to - from) * (i / steps) ** 1.6; // denser at the start, where a tine bends
    return place(p, radiusAt(p));
  });
  return polyline(points);
}

/** Writes relative coordinates in tenths: a third of the length of absolute ones, on pages with several prints. */
function polyline(points: readonly (readonly [number, number])[]): string {
  let [atX, atY] = [0, 0];
  const steps = points.map(([x, y], i) => {
    const [nextX, nextY] = [Math.round(x * 10), Math.round(y * 10)];
    const step = pair(nextX - atX, nextY - atY);
    [atX, atY] = [nextX, nextY];
    return i === 0 ? `M${step}l` : `${i > 1 && !step.startsWith("-") ? " " : ""}${step}`;
  });
  return steps.join("");
}

const tenths = (n: number): string => String(n / 10).replace(/^(-?)0\./, "$1.");
const pair = (x: number, y: number): string => `${tenths(x)}${y < 0 ? "" : " "}${tenths(y)}`;

type Ridge = { radius: number; start: number; end: number };

/** Draws one fork and shortens the three ridges that flow into it. */
function cutFork(fork: Fork, ridges: Ridge[], gap: number, place: Place, isWhorl: boolean): string {
  const k = 1 + Math.round((isWhorl ? 0.5 + fork.ring / 2 : fork.ring) * (ridges.length - 3));
  const [inner, middle, outer] = [ridges[k - 1], ridges[k], ridges[k + 1]];
  if (!inner || !middle || !outer) return "";
  const { side } = fork;
  const neck = side < 0 ? 0.75 - fork.height : Math.PI - 0.75 + fork.height;
  const tip = side < 0 ? Math.max(inner.start, middle.start, outer.start) : Math.min(inner.end, middle.end, outer.end);
  const bend = (gap * 1.15) / Math.max(middle.radius, LEG);
  const tine = (offset: number) => (p: number) => {
    const along = Math.min(1, Math.abs(p - neck) / bend);
    return middle.radius + offset * gap * Math.sqrt(1 - (1 - along) ** 2);
  };
  const edge = side < 0 ? "start" : "end";
  inner[edge] = outer[edge] = neck - side * bend * 1.25;
  middle[edge] = neck - side * 1.1;
  return [
    ridgePath(place, neck, tip, tine(-1)),
    ridgePath(place, neck, tip, tine(1)),
    ridgePath(place, neck - side * 1.1, tip, () => middle.radius),
  ].join("");
}

/** The path data of a print; `size` in px sets the level of detail, not the coordinates. */
export function drawForkprint(id: string, size: number): Forkprint {
  const print = traits(id);
  const count = ridgeCount(size);
  const isSmall = count === 4;
  const gap = (isSmall ? 39.5 : 41) / (count - 0.2);
  const place = placeOn(print);
  const ridges = Array.from({ length: count }, (_, k): Ridge => {
    const radius = gap * (k + 0.55);
    const foot = footOf(print.flow, radius);
    return { radius, start: -foot, end: Math.PI + foot };
  });
  const forks = (isSmall ? print.forks.slice(0, 1) : print.forks)
    .map((fork) => cutFork(fork, ridges, gap, place, print.flow === "whorl"))
    .join("");
  const lines = ridges
    .filter(({ start, end }) => end > start)
    .map(({ start, end, radius }) => ridgePath(place, start, end, () => radius))
    .join("");
  return { penWidth: Number((gap * (isSmall ? 0.54 : 0.46)).toFixed(2)), ridges: lines, forks };
}
