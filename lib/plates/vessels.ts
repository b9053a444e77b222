import { round1 } from "./chance";
import type { Tone } from "./colours";

/**
 * A vessel around the origin. `reach`: how far the food may extend. `wide`: how far it may extend where nothing lies
 * under it.
 */
type Vessel = { readonly reach: number; readonly wide: number; readonly draw: (glaze: Tone) => string };

const shade = (radius: number): string =>
  `<ellipse cx="4" cy="9" rx="${radius}" ry="${radius}" fill="#0B130F" opacity=".28"/>`;

function ticks(radius: number, count: number, length: number, colour: string): string {
  const path = Array.from({ length: count }, (_, i) => {
    const turn = (i / count) * 2 * Math.PI;
    const [x, y] = [Math.cos(turn), Math.sin(turn)];
    return `M${round1(x * radius)} ${round1(y * radius)}L${round1(x * (radius + length))} ${round1(y * (radius + length))}`;
  }).join("");
  return `<path d="${path}" stroke="${colour}" stroke-width="2.2" stroke-linecap="round"/>`;
}

const board = (body: string, edge: string, grain: string): string =>
  `<rect x="-168" y="-117" width="344" height="250" rx="22" fill="#0B130F" opacity=".26"/><rect x="-172" y="-126" width="344" height="250" rx="22" fill="${body}"/><path d="M-172-84c90 14 210-16 344 6M-172-30c120-12 180 16 344 0M-172 22c100 12 240-10 344 4M-172 78c90-10 200 14 344-4" stroke="${grain}" stroke-width="3" fill="none" opacity=".75"/><rect x="-171" y="-125" width="342" height="248" rx="21" fill="none" stroke="${edge}" stroke-width="2"/>`;

export const VESSELS = {
  plate: {
    reach: 100,
    wide: 104,
    draw: (g) =>
      `${shade(139)}<circle r="138" fill="${g[0]}"/>${ticks(127, 56, 6, g[2])}<circle r="112" fill="${g[1]}" opacity=".55"/><circle r="112" fill="none" stroke="${g[2]}" stroke-opacity=".35" stroke-width="1.5"/>`,
  },
  /** A plate with two plain lines on its rim. */
  dinner: {
    reach: 104,
    wide: 108,
    draw: (g) =>
      `${shade(139)}<circle r="138" fill="${g[0]}"/><circle r="131" fill="none" stroke="${g[2]}" stroke-width="3.5"/><circle r="124" fill="none" stroke="${g[2]}" stroke-width="1.3"/><circle r="110" fill="${g[1]}" opacity=".6"/>`,
  },
  bowl: {
    reach: 106,
    wide: 104,
    draw: (g) =>
      `${shade(132)}<circle r="131" fill="${g[0]}"/><circle r="124" fill="none" stroke="${g[2]}" stroke-width="3"/><circle r="113" fill="${g[1]}"/><path d="M-113 0A113 113 0 0 1 80-80 118 118 0 0 0-113 0z" fill="#0B130F" opacity=".14"/>`,
  },
  /** Smaller and deeper, for a side salad or a sauce. */
  cup: {
    reach: 92,
    wide: 90,
    draw: (g) =>
      `${shade(118)}<circle r="117" fill="${g[0]}"/><circle r="117" fill="none" stroke="${g[2]}" stroke-width="5"/><circle r="100" fill="${g[1]}"/><path d="M-100 0A100 100 0 0 1 70-71 106 106 0 0 0-100 0z" fill="#0B130F" opacity=".16"/>`,
  },
  pan: {
    reach: 108,
    wide: 104,
    draw: () =>
      `${shade(132)}<g transform="rotate(-28)"><rect x="120" y="-15" width="150" height="30" rx="14" fill="#1D2321"/><rect x="132" y="-9" width="120" height="8" rx="4" fill="#39413D"/></g><circle r="131" fill="#1D2321"/><circle r="127" fill="none" stroke="#454E49" stroke-width="2"/><circle r="114" fill="#2B322E"/>`,
  },
  /** An enamelled iron pot with two handles. */
  pot: {
    reach: 106,
    wide: 104,
    draw: (g) =>
      `${shade(132)}<rect x="-166" y="-24" width="332" height="48" rx="20" fill="${g[2]}"/><rect x="-152" y="-11" width="304" height="22" rx="11" fill="#0B130F" opacity=".35"/><circle r="131" fill="${g[2]}"/><circle r="124" fill="none" stroke="#FFFFFF" stroke-opacity=".22" stroke-width="3"/><circle r="113" fill="${g[1]}"/>`,
  },
  board: { reach: 100, wide: 106, draw: () => board("#B98A55", "#8F6434", "#A67843") },
  slab: { reach: 100, wide: 106, draw: () => board("#474E52", "#2F3538", "#525A5F") },
  dish: {
    reach: 96,
    wide: 96,
    draw: (g) =>
      `<rect x="-146" y="-105" width="304" height="234" rx="30" fill="#0B130F" opacity=".28"/><rect x="-178" y="-24" width="356" height="56" rx="20" fill="${g[1]}"/><rect x="-152" y="-116" width="304" height="234" rx="30" fill="${g[0]}"/><rect x="-142" y="-106" width="284" height="214" rx="23" fill="none" stroke="${g[2]}" stroke-width="3"/>`,
  },
  /** An oval platter. */
  oval: {
    reach: 94,
    wide: 96,
    draw: (g) =>
      `<ellipse cx="4" cy="9" rx="176" ry="128" fill="#0B130F" opacity=".28"/><ellipse rx="175" ry="127" fill="${g[0]}"/><ellipse rx="166" ry="118" fill="none" stroke="${g[2]}" stroke-width="3"/><ellipse rx="148" ry="101" fill="${g[1]}" opacity=".7"/>`,
  },
} as const satisfies Record<string, Vessel>;

export type VesselName = keyof typeof VESSELS;
export const isVessel = (name: string): name is VesselName => Object.hasOwn(VESSELS, name);
export const vesselOf = (name: VesselName): Vessel => VESSELS[name];
export const isRound = (name: VesselName): boolean => !["board", "slab", "dish", "oval"].includes(name);
