/** Joins class names and leaves out false, null, undefined and "". */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
