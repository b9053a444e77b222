import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FILES = execFileSync("git", ["ls-files"], { encoding: "utf8" }).split("\n");
const FOLDERS = [...new Set(FILES.flatMap((file) => file.split("/").map((_, at, all) => all.slice(0, at).join("/"))))];
/** Written when something is built, or made by whoever follows the list: not in the repository. */
const NAMED_ELSEWHERE = new Set(["node_modules"]);

/** What a text names as a file or folder: in backticks, with a slash or a known ending, without a gap to fill in. */
const placesIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\n]+)`/g)]
    .map(([, inside = ""]) => inside)
    .filter((inside) => /^[\w()[\]./-]+$/.test(inside) && !inside.startsWith("/") && !NAMED_ELSEWHERE.has(inside))
    .filter((inside) => /\.(?:ts|tsx|tsv|md|prisma|mjs)$/.test(inside) || /^[\w()-]+\/[\w()/-]*$/.test(inside));

/** The files that a place may mean; a short form ("import/to-columns.ts") means every file that ends with it. */
const filesAt = (place: string): string[] =>
  FILES.filter((file) => file === place || file.endsWith(`/${place}`) || file.startsWith(place.replace(/\/?$/, "/")));
const isThere = (place: string): boolean =>
  filesAt(place).length > 0 || FOLDERS.some((folder) => `/${folder}`.endsWith(`/${place.replace(/\/$/, "")}`));

/** The files that a file loads, also those that a worker or another process loads in its place. */
function readLoaded(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const named = [...text.matchAll(/(?:from|import\()\s*"([^"]+)"/g)].map(([, name = ""]) => name);
  const started = [...text.matchAll(/"((?:server|scripts)\/[^"]+\.mjs)"/g)].map(([, name = ""]) => name);
  const bases = named.flatMap((name) =>
    name.startsWith("@/") ? name.slice(2) : name.startsWith(".") ? path.join(path.dirname(file), name) : [],
  );
  const found = [...bases, ...started].map((base) =>
    [base, `${base}.ts`, `${base}.tsx`].find((each) => /\.\w+$/.test(each) && existsSync(each)),
  );
  return found.filter((each) => each !== undefined);
}

const loaded = new Map<string, string[]>();
function loadedBy(file: string): string[] {
  const known = loaded.get(file) ?? readLoaded(file);
  loaded.set(file, known);
  return known;
}

/** Everything that is loaded with these files. */
function reachedFrom(files: readonly string[]): Set<string> {
  const known = new Set<string>();
  const waiting = [...files];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (known.has(file)) continue;
    known.add(file);
    waiting.push(...loadedBy(file));
  }
  return known;
}

const ARCHITECTURE = readFileSync("docs/architecture.md", "utf8");
const journeys = (/^## Three journeys\n([\s\S]*?)^## /m.exec(ARCHITECTURE)?.[1] ?? "").split(/^### /m).slice(1);

describe("what the map and the lists of steps name", () => {
  it.each(["docs/architecture.md", "CONTRIBUTING.md"])("is there: %s", (document) => {
    const places = placesIn(readFileSync(document, "utf8"));
    expect(places.length).toBeGreaterThan(20);
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it.each(journeys.map((text) => [text.split("\n")[0], text]))("lies on the way: %s", (_, text = "") => {
    const named = placesIn(text).filter((place) => /\.tsx?$/.test(place));
    expect(named.length).toBeGreaterThan(7);
    const starts = FILES.filter((file) => /^app\/.*(?:page|route)\.tsx?$/.test(file));
    const first = named[0] ?? "";
    // The pages that show the first step, the addresses that the steps name, and what these load.
    const pages = starts.filter((start) => filesAt(first).some((file) => reachedFrom([start]).has(file)));
    const onTheWay = reachedFrom([...pages, ...named.flatMap(filesAt).filter((file) => starts.includes(file))]);
    expect(named.filter((place) => !filesAt(place).some((file) => onTheWay.has(file)))).toEqual([]);
  });
});
