/** The layout of cards on a print sheet, in millimetres from the upper left corner of the paper. */
export const PAPERS = { a4: { width: 210, height: 297 }, letter: { width: 215.9, height: 279.4 } } as const;
export type Paper = keyof typeof PAPERS;

/** `code`: the side of the code including its quiet zone. */
export const CARDS = {
  large: { width: 85, height: 84, code: 44, columns: 2, rows: 3 },
  small: { width: 60, height: 62, code: 34, columns: 3, rows: 4 },
} as const;
export type Card = keyof typeof CARDS;

const GAP = 5;
/** Cut marks lie outside the card: their distance from it and their length. */
export const MARK = { away: 0.6, length: 1.8 } as const;

export type Spot = { x: number; y: number };

/** The upper left corners of the cards on a page, in rows. The block of cards is centred on the paper. */
export function spotsOf(paper: Paper, card: Card): Spot[] {
  const { width, height } = PAPERS[paper];
  const { width: cardWidth, height: cardHeight, columns, rows } = CARDS[card];
  const left = (width - columns * cardWidth - (columns - 1) * GAP) / 2;
  const top = (height - rows * cardHeight - (rows - 1) * GAP) / 2;
  return Array.from({ length: rows * columns }, (_, index) => ({
    x: left + (index % columns) * (cardWidth + GAP),
    y: top + Math.floor(index / columns) * (cardHeight + GAP),
  }));
}

/** The cut marks of a card as one SVG path: eight short lines, two at each corner. */
export function cutMarks({ x, y }: Spot, card: Card): string {
  const { width, height } = CARDS[card];
  const { away, length } = MARK;
  const corners = [
    { x, y, out: -1, up: -1 },
    { x: x + width, y, out: 1, up: -1 },
    { x, y: y + height, out: -1, up: 1 },
    { x: x + width, y: y + height, out: 1, up: 1 },
  ];
  return corners
    .map((at) => `M${at.x + at.out * away} ${at.y}h${at.out * length}M${at.x} ${at.y + at.up * away}v${at.up * length}`)
    .join("");
}

/** Splits the cards into pages; the last page may be incomplete. */
export function pagesOf<T>(all: readonly T[], card: Card): T[][] {
  const { columns, rows } = CARDS[card];
  const each = columns * rows;
  return Array.from({ length: Math.ceil(all.length / each) }, (_, page) => all.slice(page * each, (page + 1) * each));
}
