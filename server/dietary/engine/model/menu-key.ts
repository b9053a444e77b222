import type { KeyCodes } from "../text/allergen-codes";
import { type FoodReading, saysNothing } from "./mention";

/** What a code stands for: the key's words, and how they were read. */
export type Meaning = { readonly words: string; readonly reading: FoodReading };

/** What the codes and signs of one menu stand for, by its own key: "A" is "gluten". */
export type MenuKey = {
  readonly meanings: ReadonlyMap<string, Meaning>;
  /** Equal for equal keys. */
  readonly stamp: string;
};

export const NO_KEY: MenuKey = { meanings: new Map(), stamp: "" };

/** The meaning of a code as a dish writes it: "a" is "A" if the key has no "a", and "³" is "3". */
export const meaningOf = ({ meanings }: MenuKey, code: string): Meaning | undefined =>
  meanings.get(code) ?? meanings.get(code.normalize("NFKC").toUpperCase());

/** Which codes are in the key, and of which it says more than a claim. */
export const codesOf = (key: MenuKey): KeyCodes => ({
  isInKey: (code) => meaningOf(key, code) !== undefined,
  tellsFood: (code) => {
    const reading = meaningOf(key, code)?.reading;
    return reading !== undefined && (reading.mentions.length > 0 || saysNothing(reading.statement));
  },
});
