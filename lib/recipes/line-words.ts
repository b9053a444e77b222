type Line = { quantity: string | null; unit: string | null; name: string; note: string | null };

/** A line as one text, for formats without columns. */
export const lineWords = ({ quantity, unit, name, note }: Line): string =>
  [[quantity, unit, name].filter(Boolean).join(" "), note].filter(Boolean).join(", ");
