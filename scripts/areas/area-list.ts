import { readFileSync } from "node:fs";
import { z } from "zod";

const floor = z.strictObject({
  name: z.string(),
  folder: z.string(),
  /** The floors that it may import beside itself. */
  mayImport: z.array(z.string()),
  /** Each of its folders is an area of the order; files at its top are the ground of all of them. */
  hasAreas: z.boolean().default(false),
  /** Files at the top that belong to an area, where the floor has a file per area instead of a folder. */
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
