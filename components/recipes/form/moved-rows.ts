/** The rows with one of them moved; the same array if nothing moves. */
export function moved<Row>(rows: readonly Row[], from: number, to: number): Row[] {
  const target = Math.min(rows.length - 1, Math.max(0, to));
  const row = rows[from];
  if (row === undefined || target === from) return [...rows];
  const rest = rows.filter((_, index) => index !== from);
  return [...rest.slice(0, target), row, ...rest.slice(target)];
}

type Box = { top: number; height: number };

/** The index at which a row dropped at height `y` lands: before the first row whose middle is below `y`. */
export function dropIndex(boxes: readonly Box[], from: number, y: number): number {
  const before = boxes.filter(({ top, height }, index) => index !== from && top + height / 2 < y).length;
  return before;
}
