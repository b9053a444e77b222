import {
  isScale,
  MAX_SERVINGS,
  readServings,
  type Scale,
  scaleFactor,
  scaleFor,
  scaleServings,
} from "@/components/recipes/scale";

type Search = Pick<URLSearchParams, "get">;

const MAX_FACTOR = 100;
const MIN_SERVINGS = 0.125;

/**
 * The scale that an address asks for: `servings=6`; or `scale=3/2` for a recipe without servings, or if the servings
 * are not a short number. Null if it asks for none; an invalid or excessive value gives "1".
 */
export function scaleFromAddress(search: Search, servings: number | null): Scale | null {
  const wanted = search.get("servings");
  if (wanted !== null && servings !== null) {
    const count = readServings(wanted);
    return count ? scaleFor(servings, count) : "1";
  }
  const scale = search.get("scale");
  if (scale === null) return null;
  return isScale(scale) && isSensible(scale, servings) ? inLowestTerms(scale) : "1";
}

function isSensible(scale: Scale, servings: number | null): boolean {
  if (servings === null) return scaleFactor(scale) <= MAX_FACTOR && scaleFactor(scale) >= 1 / MAX_FACTOR;
  const count = scaleServings(servings, scale);
  return count >= MIN_SERVINGS && count <= MAX_SERVINGS;
}

/** Reduces a fraction, for example "4/2" to "2", so that equal scales are equal texts. */
function inLowestTerms(scale: Scale): Scale {
  const [top = 1, bottom = 1] = scale.split("/").map(Number);
  let [a, b] = [top, bottom];
  while (b !== 0) [a, b] = [b, a % b];
  return bottom / a === 1 ? `${top / a}` : `${top / a}/${bottom / a}`;
}

/** The parameters that describe a scale; none for the recipe as written. scaleFromAddress reads the same scale back. */
export function scaleInAddress(
  scale: Scale,
  servings: number | null,
): { servings: string | null; scale: string | null } {
  if (scale === "1") return { servings: null, scale: null };
  if (servings === null) return { servings: null, scale };
  const text = String(Number(scaleServings(servings, scale).toFixed(3)));
  const isExact = scaleFromAddress(new URLSearchParams({ servings: text }), servings) === scale;
  return isExact ? { servings: text, scale: null } : { servings: null, scale };
}

/** The step of cook mode that an address names, counted from 0; null if there is no such step. */
export function stepFromAddress(search: Search, count: number): number | null {
  const text = search.get("step") ?? "";
  const step = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 0;
  return step >= 1 && step <= count ? step - 1 : null;
}

/** The current address with changed parameters; null removes one, and all others stay. */
export function addressWith(changes: Readonly<Record<string, string | null>>): string {
  const search = new URLSearchParams(window.location.search);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) search.delete(name);
    else search.set(name, value);
  }
  return `${window.location.pathname}${search.size > 0 ? `?${search}` : ""}${window.location.hash}`;
}
