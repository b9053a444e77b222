/** A line of a recipe, and the line of a variant that was made from it. */
export type BaseLine = { readonly id: string };
export type VariantLine = { readonly baseId: string | null };

/** `uncompared`: the base recipe is not available. */
export const COMPARED_KINDS = ["same", "changed", "added", "removed", "uncompared"] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

export type Compared<Base, Variant> = {
  readonly kind: ComparedKind;
  readonly base: Base | null;
  readonly variant: Variant | null;
};

/**
 * Compares base and variant line by line, in the variant's order. A removed line comes after the line that it followed.
 * Each base line is compared with one line only; a second line made from it counts as added.
 */
export function compareLines<Base extends BaseLine, Variant extends VariantLine>(
  base: readonly Base[],
  variant: readonly Variant[],
  isSame: (base: Base, variant: Variant) => boolean,
): Compared<Base, Variant>[] {
  const unused = new Map(base.map((line) => [line.id, line]));
  const rows = variant.map((line): Compared<Base, Variant> => {
    const from = line.baseId === null ? undefined : unused.get(line.baseId);
    if (!from) return { kind: "added", base: null, variant: line };
    unused.delete(from.id);
    return { kind: isSame(from, line) ? "same" : "changed", base: from, variant: line };
  });
  for (const [index, line] of base.entries()) {
    if (!unused.has(line.id)) continue;
    const before = base[index - 1];
    const at = before ? rows.findIndex((row) => row.base?.id === before.id) : -1;
    rows.splice(at + 1, 0, { kind: "removed", base: line, variant: null });
  }
  return rows;
}

/** True if the lines or their order differ. */
export function differs<Base extends BaseLine>(
  base: readonly Base[],
  rows: readonly Compared<Base, unknown>[],
): boolean {
  return rows.some(({ kind }) => kind !== "same") || rows.some((row, index) => row.base?.id !== base[index]?.id);
}

const IGNORED_ENDS = /^\s+|\s+$/g;
const text = (value: string | null | undefined): string => (value ?? "").replace(IGNORED_ENDS, "");

/** True if every field is equal. An empty field equals a missing one. */
export const haveSameTexts = (
  a: readonly (string | null | undefined)[],
  b: readonly (string | null | undefined)[],
): boolean => a.length === b.length && a.every((value, index) => text(value) === text(b[index]));

const TITLE_START = "My ";

/** The title of a variant until its owner changes it. */
export const defaultVariantTitle = (baseTitle: string, maxLength = 300): string =>
  `${TITLE_START}${baseTitle}`.slice(0, maxLength).trimEnd();
