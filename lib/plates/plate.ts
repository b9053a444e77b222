import type { BaseName } from "./bases";
import type { Cloth, Food, Glaze } from "./colours";
import type { FormName } from "./form-facts";
import type { VesselName } from "./vessels";

export const PLACES = ["scatter", "pile", "ring", "row", "along", "fan", "heap", "around", "middle", "side"] as const;
export type Place = (typeof PLACES)[number];

export type Part = {
  readonly form: FormName;
  readonly colour: Food;
  readonly count: number;
  readonly at: Place;
  /** In tenths of the usual size. */
  readonly size: number;
};

/** Everything a drawing shows. The seed determines every position and rotation. */
export type Plate = {
  readonly seed: string;
  readonly cloth: Cloth;
  readonly vessel: VesselName;
  readonly glaze: Glaze;
  readonly base: BaseName;
  readonly baseColour: Food;
  readonly parts: readonly Part[];
};

/** In pixels of the drawing. */
export const PLATE_WIDTH = 400;
export const PLATE_HEIGHT = 300;
export const MAX_PARTS = 8;
export const MAX_PIECES = 40;

/**
 * Encodes a plate in an address. The address holds everything that is drawn, so the drawing needs no other data,
 * reveals no person, and never changes. The first letter is the edition of the drawing.
 */
export const EDITION = "a";

export function plateName({ seed, cloth, vessel, glaze, base, baseColour, parts }: Plate): string {
  const descriptions = parts.map(({ form, colour, count, at, size }) => [form, colour, count, at, size].join("."));
  return [`${EDITION}.${seed}.${cloth}.${vessel}.${glaze}.${base}.${baseColour}`, ...descriptions].join("_");
}
