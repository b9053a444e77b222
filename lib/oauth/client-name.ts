import { PRODUCT_NAME } from "../product";

/** Nothing to see: controls, format characters, fillers, and marks that only change what stands before them. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;

export const hasInvisible = (name: string): boolean => INVISIBLE.test(name);

/** Letters of other scripts, and digits, that pass for Latin ones. Those that our own name is made of are enough. */
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

/** As an eye reads it that does not look twice: without accents, spaces and signs, in small Latin letters. */
const skeleton = (text: string): string =>
  [...text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase()]
    .map((each) => LATIN.get(each) ?? each)
    .join("")
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Holds the product's name, however it is written. */
export const readsAsOurs = (name: string): boolean => skeleton(name).includes(skeleton(PRODUCT_NAME));
