/** A line of a recipe, and the line of a variant that was made from it. */
export type BaseLine = { readonly id: string };
export type VariantLine = { readonly baseId: string | null };

/** `uncompared`: the base is not there to compare with. */
export const COMPARED_KINDS = ["same", "changed", "added", "removed", "uncompared"] as const;
export type ComparedKind = (typeof COMPARED_KINDS)[number];

export type Compared<Base, Variant> = {
  readonly kind: ComparedKind;
  readonly base: Base | null;
  readonly variant: Variant | null;
};

/**
 * Base and variant line by line, in the variant's order; what was left out stands behind the line that it followed.
 * A base line stands opposite one line only: a second line made from it is an added one.
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

/** Whether anything differs, the order included. */
export function differs<Base extends BaseLine>(
  base: readonly Base[],
  rows: readonly Compared<Base, unknown>[],
): boolean {
  return rows.some(({ kind }) => kind !== "same") || rows.some((row, index) => row.base?.id !== base[index]?.id);
}

const IGNORED_ENDS = /^\s+|\s+$/g;
const text = (value: string | null | undefined): string => (value ?? "").replace(IGNORED_ENDS, "");

/** Every field equal; an empty one is like none. */
export const haveSameTexts = (
  a: readonly (string | null | undefined)[],
  b: readonly (string | null | undefined)[],
): boolean => a.length === b.length && a.every((value, index) => text(value) === text(b[index]));

const TITLE_START = "My ";

/** What a variant is called until its owner says otherwise. */
export const defaultVariantTitle = (baseTitle: string, maxLength = 300): string =>
  `${TITLE_START}${baseTitle}`.slice(0, maxLength).trimEnd();
