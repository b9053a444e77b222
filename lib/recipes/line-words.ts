type Line = { quantity: string | null; unit: string | null; name: string; note: string | null };

/** A line as formats without columns write it, every word of it. */
export const lineWords = ({ quantity, unit, name, note }: Line): string =>
  [[quantity, unit, name].filter(Boolean).join(" "), note].filter(Boolean).join(", ");
