import { foldWord } from "./fold";
import { listOfKind } from "./word-lists";

/**
 * Words of Japanese and Portuguese menus. In both languages "no" joins two foods: "horenso no goma-ae", "arroz no
 * leite".
 */
const TYING: ReadonlySet<string> = new Set(listOfKind("tied_by_no").map(foldWord));

export const isOfTyingLanguage = (folded: string): boolean => TYING.has(folded);
