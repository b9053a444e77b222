import { readFileSync } from "node:fs";
import { z } from "zod";

const floor = z.strictObject({
  /** Two folders may be parts of one floor: a schema and the rules beside it are one area. */
  name: z.string(),
  folder: z.string(),
  /** The floors that it may import beside itself. */
  mayImport: z.array(z.string()),
  /** Each of its folders is an area of the order; files at its top are the ground of all of them. */
  hasAreas: z.boolean().default(false),
  /** The areas of files at the top. A file that is named like an area belongs to it, and needs no entry. */
  files: z.record(z.string(), z.array(z.string())).default({}),
});

const areaList = z.strictObject({
  floors: z.array(floor),
  /** The lowest first. Areas of one step do not import each other; the text says what an area holds. */
  order: z.array(z.record(z.string(), z.string())),
});

export type AreaList = z.infer<typeof areaList>;
export type Floor = AreaList["floors"][number];

export const parseAreaList = (given: unknown): AreaList => areaList.parse(given);
export const readAreaList = (): AreaList => parseAreaList(JSON.parse(readFileSync("areas.json", "utf8")));

/** The step on which each area stands; areas lower down have lower numbers. */
export const stepsOf = ({ order }: AreaList): Map<string, number> =>
  new Map(order.flatMap((areas, step) => Object.keys(areas).map((area) => [area, step])));
