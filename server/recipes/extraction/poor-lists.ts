import { loose } from "./align/match-rows";
import type { PageLine } from "./recipe";

/**
 * No ingredients, or a single line (the name of the dish, or all ingredients in one text), or only lines too short for
 * food.
 */
export const isPoorList = (lines: readonly PageLine[]): boolean =>
  lines.length < 2 || lines.every(({ text }) => text.length < 3);

/** Words without any amount: perhaps the names of the dish's parts, or the tags of the page, and not its list. */
export const isOnlyNames = (lines: readonly PageLine[]): boolean =>
  lines.length > 0 && lines.every(({ text }) => !/[\d½¼¾⅓⅔⅛]/.test(text) && text.split(" ").length <= 4);

/**
 * Whether a list names each of these lines and says more of most of them: it states their amounts, or they are the names
 * of its parts.
 */
export function saysMore(list: readonly PageLine[], names: readonly PageLine[]): boolean {
  const groups = list.map(({ group }) => loose(group ?? ""));
  const lines = list.map(({ text }) => ({ said: loose(text), hasAmount: /[\d½¼¾⅓⅔⅛]/.test(text) }));
  const own = names.map(({ text }) => loose(text));
  const isTold = (name: string): boolean =>
    groups.includes(name) || lines.some(({ said, hasAmount }) => hasAmount && said.includes(name));
  const isNamed = (name: string): boolean => isTold(name) || lines.some(({ said }) => said.includes(name));
  return list.length >= names.length && own.every(isNamed) && own.filter(isTold).length > own.length / 2;
}

/** No method, or only a label such as "Recipe". */
export const isPoorMethod = (steps: readonly PageLine[]): boolean =>
  steps.length === 0 || steps.reduce((sum, { text }) => sum + text.length, 0) < 25;
