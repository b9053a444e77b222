import { printedCode } from "@/lib/products/gtin";
import { inDecimalsOf } from "@/lib/quantity/format-quantity";
import { fractionFromDecimal } from "@/lib/quantity/fraction";
import { inSystem, type UnitSystem } from "@/lib/quantity/kitchen-units";
import { findUnit } from "@/lib/quantity/units";
import type { GroceryItemWire, GroceryListWire } from "@/lib/schemas/grocery";

export type Aisle = { name: string; items: readonly GroceryItemWire[]; left: number };

/** The default order of aisles: fresh food near the door first, durable goods in the middle, frozen food last. */
const WAY = [
  "Fruit & vegetables",
  "Bakery",
  "Meat",
  "Fish & seafood",
  "Chilled & tofu",
  "Dairy & eggs",
  "Rice, pasta & grains",
  "Tins & pulses",
  "Baking",
  "Herbs & spices",
  "Oils, vinegars & sauces",
  "World foods",
  "Nuts & dried fruit",
  "Snacks & sweets",
  "Drinks",
  "Frozen",
  "Other",
] as const;

export const AISLES: readonly string[] = WAY;

/** Aisles that a person named are placed before "Other". */
const placeOf = (aisle: string): number => {
  const place = AISLES.indexOf(aisle);
  return place === -1 ? AISLES.length - 1.5 : place;
};

/** A line whose food is at home need not be bought; if it is ticked all the same, it was bought. */
export const isLeftAtHome = ({ is_at_home: atHome, is_checked: isChecked }: GroceryItemWire): boolean =>
  atHome === true && !isChecked;

/** `order`: a shop's aisles in walking order. Aisles that it does not name follow in the default order. */
export function byAisle(items: readonly GroceryItemWire[], order: readonly string[] = []): Aisle[] {
  const places = new Map(order.map((aisle, index) => [aisle, index - order.length]));
  const walked = ({ name }: Aisle) => places.get(name) ?? placeOf(name);
  const groups = new Map<string, GroceryItemWire[]>();
  for (const item of items) groups.set(item.aisle, [...(groups.get(item.aisle) ?? []), item]);
  return [...groups]
    .map(([name, lines]) => ({ name, items: lines, left: lines.filter((line) => !line.is_checked).length }))
    .sort((a, b) => walked(a) - walked(b) || a.name.localeCompare(b.name));
}

export const countChecked = (items: readonly GroceryItemWire[]): number =>
  items.filter((item) => item.is_checked).length;

/** "5 of 12 in the basket", "All 12 in the basket". */
export function basketWords(all: readonly GroceryItemWire[]): string {
  const items = all.filter((item) => !isLeftAtHome(item));
  const checked = countChecked(items);
  return checked === items.length && checked > 0
    ? `All ${checked} in the basket`
    : `${checked} of ${items.length} in the basket`;
}

/** The titles of the line's recipes, each once, in the order in which they were added, or "Added by you". */
export function sourceWords(item: GroceryItemWire): string {
  if (item.is_manual) return "Added by you";
  return [...new Set(item.sources.map(({ title }) => title))].join(", ");
}

/** The code below the bars of the packet that is wanted; null for any food of the line's name. */
export const codeOf = ({ gtin }: GroceryItemWire): string | null => (gtin === undefined ? null : printedCode(gtin));

export const lineWords = ({ name, quantity_text: amount }: Pick<GroceryItemWire, "name" | "quantity_text">): string =>
  amount ? `${name}, ${amount}` : name;

type Amount = Pick<GroceryItemWire, "quantity_value" | "quantity_unit" | "quantity_text">;

/** How amounts are written: in which units, and with the decimal sign of which language. */
export type AmountStyle = { readonly units: UnitSystem; readonly locale: string };

/** A line's amount in the chosen units, or as written where they cannot express it. Grams apply to masses only. */
export const amountIn = (amount: Amount, { units, locale }: AmountStyle): string =>
  inDecimalsOf(locale, inUnits(amount, units));

function inUnits(
  { quantity_value: value, quantity_unit: written, quantity_text: text }: Amount,
  units: UnitSystem,
): string {
  const unit = written === null ? null : findUnit(written);
  if (units === "written" || value === null || !unit || (units === "grams" && unit.kind !== "mass")) return text;
  const converted = inSystem(fractionFromDecimal(value.toFixed(4)), unit, units === "us" ? "us" : "metric");
  return converted ? `${converted.quantity} ${converted.unit}` : text;
}

export const AT_HOME = "At home";

/** The list as plain text for a message or file, aisle by aisle; bought lines are marked with an x. */
export function listAsText(
  list: Pick<GroceryListWire, "name" | "items">,
  order: readonly string[] = [],
  say: (words: string) => string = (words) => words,
  style: AmountStyle = { units: "written", locale: "en" },
): string {
  const atHome = list.items.filter(isLeftAtHome);
  const wanted = byAisle(
    list.items.filter((item) => !isLeftAtHome(item)),
    order,
  );
  const aisles = [...wanted, ...(atHome.length > 0 ? [{ name: AT_HOME, items: atHome }] : [])].map(({ name, items }) =>
    [
      say(name),
      ...items.map((item) => {
        const shown = amountIn(item, style);
        const amount = shown ? `${shown} ` : "";
        const code = codeOf(item);
        const more = `${code ? `, ${code}` : ""}${item.note ? ` (${item.note})` : ""}`;
        return `[${item.is_checked ? "x" : " "}] ${amount}${item.name}${more}`;
      }),
    ].join("\n"),
  );
  return `${[list.name, ...aisles].join("\n\n")}\n`;
}

/** "Week of 4 May" → "week-of-4-may.txt". */
export const fileNameOf = (name: string): string =>
  `${
    name
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, "-")
      .replace(/^-+|-+$/g, "")
      .slice(0, 60) || "grocery-list"
  }.txt`;
