import type { AreaList } from "./area-list";

const BEGIN = "<!-- areas.json begins -->";
const END = "<!-- areas.json ends -->";

/** The page with the areas of the list as a table, the lowest step first. @throws Error on a page without its marks */
export function withTable(page: string, { order }: AreaList): string {
  const [before, rest] = page.split(BEGIN);
  const after = rest?.split(END)[1];
  if (before === undefined || after === undefined) throw new Error(`The page has no ${BEGIN} … ${END}.`);
  const rows = order.flatMap((areas, step) =>
    Object.entries(areas).map(([area, holds]) => `| ${step + 1} | ${area} | ${holds} |`),
  );
  return `${before}${BEGIN}\n${["| step | area | holds |", "| --- | --- | --- |", ...rows].join("\n")}\n${END}${after}`;
}
