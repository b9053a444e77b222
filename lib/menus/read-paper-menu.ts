import { withoutLegendLines } from "./allergen-legend";
import { withCodesInWords } from "./make-dishes";
import { type MenuLine, toMenuLines } from "./menu-lines";

/** A dish as a paper menu writes it. `price`: as printed; null if there is none beside it. */
export type PaperDish = { readonly name: string; readonly description: string; readonly price: string | null };
/** `title`: the heading above the dishes; null for those above all headings. */
export type PaperSection = { readonly title: string | null; readonly dishes: readonly PaperDish[] };
/** `notes`: what the menu says of no single dish ("may contain traces of nuts"). */
export type PaperMenu = { readonly sections: readonly PaperSection[]; readonly notes: readonly string[] };

/** Where the price stands: with a dish's name, at the end of its words, or nowhere. */
type Layout = "price_first" | "price_last" | "no_prices";

/**
 * Reads the words of a paper menu, one line per printed line and an empty line where the print leaves room. Every word
 * of the text is in the answer, but for prices and for the key of the menu's codes, which is put into words at each dish
 * that has such a code.
 */
export function readPaperMenu(text: string): PaperMenu {
  const { lines: printed, legend } = withoutLegendLines(text.replaceAll("\r\n", "\n").split("\n"));
  const found = toMenuLines(printed);
  const layout = layoutOf(found);
  const lines = layout === "price_last" && areNamesInCapitals(found) ? found.map(withoutTitle) : found;
  const parts = layout === "no_prices" ? withoutPrices(lines) : withPrices(lines, layout);
  const menu = { sections: [] as { title: string | null; dishes: PaperDish[] }[], notes: [] as string[] };
  for (const part of parts) {
    if ("note" in part) menu.notes.push(part.note);
    else if ("title" in part) menu.sections.push({ title: part.title, dishes: [] });
    else {
      if (menu.sections.length === 0) menu.sections.push({ title: null, dishes: [] });
      const { price, ...words } = part;
      menu.sections.at(-1)?.dishes.push({ ...withCodesInWords(words, legend), price });
    }
  }
  return withTitlesKept(menu);
}

type Part = { readonly note: string } | { readonly title: string } | PaperDish;

/** A heading above nothing was none: it may be the name of a dish, so it is shown and judged as one. */
function withTitlesKept({ sections, notes }: PaperMenu): PaperMenu {
  const kept: { title: string | null; dishes: PaperDish[] }[] = [];
  let titles: string[] = [];
  for (const { title, dishes } of sections) {
    if (title !== null) titles.push(title);
    if (dishes.length === 0) continue;
    // "MENU" above "STARTERS": both say what stands below.
    kept.push({ title: titles.length > 0 ? titles.join(" · ") : null, dishes: [...dishes] });
    titles = [];
  }
  const left = titles.map((name) => ({ name, description: "", price: null }));
  if (left.length > 0) kept.push({ title: null, dishes: left });
  return { sections: kept, notes };
}

/** Where there are about as many lines in capitals as prices, they name dishes. */
const areNamesInCapitals = (lines: readonly MenuLine[]): boolean =>
  lines.filter(({ isTitle }) => isTitle).length >= 0.7 * lines.filter(isPriced).length;
const withoutTitle = (line: MenuLine): MenuLine => ({ ...line, isTitle: false });

const isWords = (line: MenuLine | undefined): line is MenuLine => line?.kind === "words";
const isPriced = (line: MenuLine | undefined): boolean => isWords(line) && line.price !== null;
const isPlain = (line: MenuLine | undefined): boolean => isWords(line) && line.price === null;

/** Which end of a dish the prices stand at, by what most of them do. */
function layoutOf(lines: readonly MenuLine[]): Layout {
  const priced = lines.filter(isPriced);
  if (priced.length === 0) return "no_prices";
  let [first, last] = [0, 0];
  for (const block of blocksOf(lines)) {
    const body = block.filter((line) => !line.isTitle);
    const [only, ...more] = body.filter(isPriced);
    if (!only || more.length > 0 || body.length < 2) continue;
    if (body[0] === only) first += 1;
    else if (body.at(-1) === only) last += 1;
  }
  if (first !== last) return first > last ? "price_first" : "price_last";
  // Where no room is left between the dishes, a list of foods beside the prices tells that they end a dish.
  const plain = lines.filter((line) => isPlain(line) && !line.isTitle);
  const isNamedAbove = plain.length >= 0.7 * priced.length;
  return isNamedAbove && priced.filter(isList).length > plain.filter(isList).length ? "price_last" : "price_first";
}

/** Whether a line reads as what is in a dish, and not as its name. */
const isList = ({ text }: MenuLine): boolean => /,|^\p{Ll}/u.test(text.replace(/\([^)]*\)/g, ""));

/** Lines between empty ones. */
function blocksOf(lines: readonly MenuLine[]): MenuLine[][] {
  const blocks: MenuLine[][] = [[]];
  for (const line of lines) {
    if (line.kind === "empty") blocks.push([]);
    else if (line.kind === "words") blocks.at(-1)?.push(line);
  }
  return blocks.filter((block) => block.length > 0);
}

function withPrices(lines: readonly MenuLine[], layout: Layout): Part[] {
  const parts: Part[] = [];
  let open: MenuLine[] = [];
  const close = () => {
    if (open.length > 0) parts.push(dishOf(open));
    open = [];
  };
  lines.forEach((line, at) => {
    const next = lines[at + 1];
    if (line.kind === "note") parts.push({ note: line.text });
    else if (line.kind === "empty") {
      // In a dish whose price comes last, room before the price ends nothing.
      if (layout === "price_first" || open.some(isPriced)) close();
    } else if (isHeading(line, { before: lines[at - 1], next, isOpen: open.length > 0, layout })) {
      close();
      parts.push({ title: line.text });
    } else if (line.price === null) {
      if (layout === "price_first" && beginsUnpriced(line, next)) {
        // A name above a name says what follows.
        const [above, ...more] = open;
        if (above && more.length === 0 && isPlain(above) && above.isShort) {
          parts.push({ title: above.text });
          open = [];
        } else close();
      }
      open.push(line);
    } else if (layout === "price_last") {
      open.push(line);
      close();
    } else {
      // A price in a line of its own belongs to the dish above it.
      if (line.text !== "" || open.length === 0 || open.some(isPriced)) close();
      open.push(line);
    }
  });
  close();
  return parts;
}

/** Whether a line names a dish whose price nobody wrote, or the photo did not show: its words follow in small letters. */
const beginsUnpriced = (line: MenuLine, next: MenuLine | undefined): boolean =>
  line.isShort && /^\p{Lu}/u.test(line.text) && isPlain(next) && /^\p{Ll}/u.test(next?.text ?? "");

type Around = { before: MenuLine | undefined; next: MenuLine | undefined; isOpen: boolean; layout: Layout };

function isHeading(line: MenuLine, { before, next, isOpen, layout }: Around): boolean {
  if (!isPlain(line) || !line.isShort) return false;
  const standsAlone = !isWords(before);
  if (layout === "price_first") {
    // Words in capitals among small ones, or a short line with room above it, before the price of a dish.
    return line.isTitle
      ? true
      : standsAlone && !isOpen && (isPriced(next) ? next?.text !== "" : next?.kind === "empty");
  }
  return (line.isTitle || next?.kind === "empty") && !isOpen && !(isPriced(next) && next?.text === "");
}

function withoutPrices(lines: readonly MenuLine[]): Part[] {
  const notes: Part[] = lines.flatMap((line) => (line.kind === "note" ? [{ note: line.text }] : []));
  const blocks = blocksOf(lines);
  // A name with its description below is the habit of the menu, or it is not.
  const isDescribed = blocks.some((block) => block.length === 2 && block[0]?.isShort && !block[1]?.isShort);
  const parts = blocks.flatMap((block, at): Part[] => {
    const [first, ...rest] = block;
    if (!first) return [];
    const goesOn = (blocks[at + 1]?.length ?? 0) > 1;
    const isTitle = first.isTitle && (rest.length > 0 || at < blocks.length - 1);
    if (rest.length === 0)
      return [isTitle || (first.isShort && goesOn && isDescribed) ? { title: first.text } : dishOf([first])];
    if (isTitle) return [{ title: first.text }, ...dishesOf(rest)];
    return dishesOf(block);
  });
  return [...parts, ...notes];
}

/** The dishes of a block without prices: a name with its description, or one dish per line. */
function dishesOf(block: readonly MenuLine[]): PaperDish[] {
  const [first, ...rest] = block;
  if (!first) return [];
  const isPair = first.isShort && block.every(({ apart }) => apart === null) && rest.some(({ isShort }) => !isShort);
  return isPair && rest.length <= 3 ? [dishOf(block)] : block.map((line) => dishOf([line]));
}

function dishOf(lines: readonly MenuLine[]): PaperDish {
  const worded = lines.filter(({ text }) => text !== "");
  const [first, ...rest] = worded;
  const prices = lines.flatMap(({ price }) => price ?? []);
  const price = prices.length > 0 ? prices.join(" / ") : null;
  if (!first) return { name: "", description: "", price };
  const [name, ...said] = first.apart ?? [first.text];
  return { name, description: [...said, ...rest.map(({ text }) => text)].join(" "), price };
}
