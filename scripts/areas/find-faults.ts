import { type AreaList, type Floor, stepsOf } from "./area-list";
import type { Import } from "./read-imports";

/** Where a file stands. `area` null: at the top of its floor, the ground of the areas. */
export type Place = { floor: Floor; area: string | null };

/** Null for a file on no floor. The floor with the longest folder counts: `lib/schemas` lies in `lib`. */
export function placeOf(list: AreaList, file: string): Place | null {
  const [floor] = list.floors
    .filter(({ folder }) => file.startsWith(`${folder}/`))
    .sort((one, other) => other.folder.length - one.folder.length);
  if (!floor) return null;
  const [first = "", ...deeper] = file.slice(floor.folder.length + 1).split("/");
  if (deeper.length > 0) return { floor, area: floor.hasAreas ? first : null };
  const name = first.replace(/\.\w+$/, "");
  const named = ownerOf(floor.files, name);
  return { floor, area: named ?? (stepsOf(list).has(name) ? name : null) };
}

const ownerOf = (names: Readonly<Record<string, readonly string[]>>, name: string): string | undefined =>
  Object.entries(names).find(([, owned]) => owned.includes(name))?.[0];

/** A sentence for each import that the list forbids, and for each place that it does not name. Empty: all is well. */
export function findFaults(list: AreaList, imports: readonly Import[], files: readonly string[]): string[] {
  const steps = stepsOf(list);
  const faults = imports.flatMap((each) => faultOf(list, steps, each) ?? []);
  return [...new Set([...unnamedAreas(list, steps, files), ...areasWithoutFiles(list, steps, files), ...faults])];
}

function faultOf(list: AreaList, steps: ReadonlyMap<string, number>, { from, to }: Import): string | null {
  const here = placeOf(list, from);
  const there = placeOf(list, to);
  if (!here || !there) return null;
  const screen = screenFolder(to);
  if (screen && !from.startsWith(screen)) {
    return `${from} imports ${to}, which belongs to the route ${screen}: what several routes show stands in components/.`;
  }
  if (here.floor.name !== there.floor.name) {
    if (here.floor.mayImport.includes(there.floor.name)) return null;
    return `${from} imports ${to}: ${here.floor.name} may import ${namesOf([here.floor.name, ...here.floor.mayImport])} only.`;
  }
  return here.area === there.area ? null : faultOfAreas(steps, { from, to }, [here.area, there.area]);
}

function faultOfAreas(
  steps: ReadonlyMap<string, number>,
  { from, to }: Import,
  [here, there]: [string | null, string | null],
): string | null {
  if (there === null) return null;
  if (here === null) return `${from} imports ${to}: a file at the top is the ground of every area and imports none.`;
  const [own, other] = [steps.get(here) ?? 0, steps.get(there) ?? 0];
  if (other < own) return null;
  const how = other === own ? "stands on the same step as" : "stands above";
  return `${from} imports ${to}: ${there} ${how} ${here} in areas.json. An area imports areas of lower steps only.`;
}

/** The folder of the route whose private folder (`_components`) holds the file. Null when it is private to none. */
const screenFolder = (file: string): string | null => /^(app\/(?:[^_/][^/]*\/)*)_[^/]+\//.exec(file)?.[1] ?? null;

function unnamedAreas(list: AreaList, steps: ReadonlyMap<string, number>, files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const place = placeOf(list, file);
    if (place?.area == null || steps.has(place.area)) return [];
    return [
      `${place.floor.folder}/${place.area} is not in areas.json: give it a step in the order, and say what it holds.`,
    ];
  });
}

function areasWithoutFiles(list: AreaList, steps: ReadonlyMap<string, number>, files: readonly string[]): string[] {
  const there = new Set(files.map((file) => placeOf(list, file)?.area));
  return [...steps.keys()]
    .filter((area) => !there.has(area))
    .map((area) => `areas.json names ${area}, which has no files.`);
}

const namesOf = (names: readonly string[]): string => new Intl.ListFormat("en").format(names);
