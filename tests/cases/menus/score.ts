import type { MenuPage } from "./page";

type Dish = { name: string; description: string };
/** Without prices and signs, which may stand in either part. */
const plain = (text: string): string =>
  text
    .replace(/R\$|[£$€₹¥]|\d+([.,]\d+)?/g, " ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim()
    .toLowerCase();

/** `right`: exactly these dishes. `wrong`: something is a dish that is none, or has another's words. */
export function scorePage({ dishes }: MenuPage, found: readonly Dish[]): "right" | "some" | "wrong" {
  const line = (name: string, description: string) => `${plain(name)} | ${plain(description)}`;
  const key = dishes.map(([name, description]) => line(name, description));
  const read = found.map(({ name, description }) => line(name, description));
  if (read.some((each) => !key.includes(each))) return "wrong";
  return read.length === key.length ? "right" : "some";
}
