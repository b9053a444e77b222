import { namesOtherFood } from "../markup/names-other-food";

/** Whether a row of the page and a kept line name the same food: "100 g chopped dates" is not "100 g chopped nuts". */
export const linesMatch = (row: string, line: string): boolean =>
  !namesOtherFood(row, line.toLowerCase()) || !namesOtherFood(line, row.toLowerCase());
