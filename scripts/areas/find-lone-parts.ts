import type { Import } from "./read-imports";

/** Primitives know no screen, so it does not matter how many screens use one today. */
const PRIMITIVES = "components/ui/";

/** A sentence for each file of components/ that the screens of only one route import, directly or through others. */
export function findLoneParts(imports: readonly Import[], files: readonly string[]): string[] {
  const importers = importersOf(imports);
  return files.flatMap((file) => {
    if (!file.startsWith("components/") || file.startsWith(PRIMITIVES)) return [];
    const [route, ...others] = routesThatShow(file, importers);
    if (!route || others.length > 0) return [];
    return [`${file} is shown by ${route} only: it belongs into ${route}/_components (git mv).`];
  });
}

function importersOf(imports: readonly Import[]): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const { from, to } of imports) importers.set(to, [...(importers.get(to) ?? []), from]);
  return importers;
}

function routesThatShow(file: string, importers: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set([file]);
  for (const each of seen) for (const importer of importers.get(each) ?? []) seen.add(importer);
  return new Set([...seen].filter((each) => each.startsWith("app/")).map(routeOf));
}

/** The folder of the route to which a file below app/ belongs. */
const routeOf = (file: string): string => file.replace(/\/(?:_[^/]+\/.*|[^/]+)$/, "");
