import { PRODUCT_NAME } from "../product";

/**
 * Characters that nobody sees: controls, format characters, fillers, and marks that only modify the character before
 * them.
 */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const hasInvisible = (name: string): boolean => INVISIBLE.test(name);

/** Letters of other scripts, and digits, that look like Latin letters. Only letters of our own name matter. */
const LOOKS_LIKE: Record<string, string> = {
  f: "ƒғϝꞙ",
  o: "0оοօσᴏ",
  r: "гᴦꭇꮁ",
  k: "кκᴋ",
  p: "рρᴘ",
  i: "1lіιı|!íìîïɩ",
  n: "пոᴎη",
  t: "7тτᴛ+",
};

const LATIN = new Map(
  Object.entries(LOOKS_LIKE).flatMap(([letter, others]) => [...others].map((each) => [each, letter])),
);

/**
 * Characters that change the direction of text. With them, a name could look like another one on the consent screen.
 */
export const TURNS_TEXT = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;

/** A name as a quick glance reads it: small Latin letters without accents, spaces and signs. */
const skeleton = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((each) => LATIN.get(each) ?? each)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** True if the name contains the product's name in any spelling. */
export const readsAsOurs = (name: string): boolean => skeleton(name).includes(skeleton(PRODUCT_NAME));
