import type { FigureInterval } from "../schemas/figures";
import { categoryLabel } from "./category-words";
import { clock, WHOLE_WEEKDAYS } from "./clock-words";
import { type AskedFigures, type FilterKey, filtersOf } from "./figure-filters";
import { type Comparison, type RangeKey, WEEKS_OF_WEEKDAYS } from "./figure-ranges";

export const RANGE_WORDS: Record<RangeKey, string> = {
  "24h": "24 h",
  today: "Today",
  yesterday: "Yesterday",
  "7d": "7 days",
  "28d": "28 days",
  "91d": "91 days",
  month: "This month",
  year: "This year",
  custom: "Custom",
  all: "All",
};

/** After a number of visits: "595 visits in 28 days". */
export const RANGE_PHRASES: Record<RangeKey, string> = {
  "24h": "in 24 hours",
  today: "today",
  yesterday: "yesterday",
  "7d": "in 7 days",
  "28d": "in 28 days",
  "91d": "in 91 days",
  month: "this month",
  year: "this year",
  custom: "in these days",
  all: "in all",
};

const BEFORE: Record<RangeKey, string> = {
  "24h": "the 24 hours before",
  today: "yesterday until now",
  yesterday: "the day before",
  "7d": "the 7 days before",
  "28d": "the 28 days before",
  "91d": "the 91 days before",
  month: "last month until this day",
  year: "last year until this day",
  custom: "as many days before",
  all: "nothing",
};

export function comparisonInWords(comparison: Comparison, range: RangeKey): string {
  switch (comparison) {
    case "before":
      return BEFORE[range];
    case "year":
      return "the same days last year";
    case "weekdays":
      return `the same weekdays of ${WEEKS_OF_WEEKDAYS} weeks`;
    default:
      return "nothing";
  }
}

export const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;
export const UNITS: Record<FigureInterval, string> = { hour: "Hour", day: "Day", week: "Week from", month: "Month" };

/** A number with its sign, as the change against another time: "+47", "−4", "same". */
export function changeInWords(now: number, before: number): string {
  const change = Math.round((now - before) * 10) / 10;
  if (change === 0) return "same";
  return `${change > 0 ? "+" : "−"}${Math.abs(change).toLocaleString("en")}`;
}

/** The same in hundredths of the earlier number; empty where there was none. */
export function shareOfChange(now: number, before: number): string {
  if (before === 0 || now === before) return "";
  const share = ((now - before) / before) * 100;
  return `${share > 0 ? "+" : "−"}${Math.abs(share).toFixed(1)}%`;
}

/** The filters in words, to be shown beside the way to take each out. `labelOf`: the label of a table. */
export function filtersInWords(
  query: AskedFigures,
  labelOf: (id: string) => string,
): { key: FilterKey; words: string }[] {
  return filtersOf(query).map((key) => ({ key, words: filterInWords(key, query, labelOf) }));
}

function filterInWords(key: FilterKey, query: AskedFigures, labelOf: (id: string) => string): string {
  switch (key) {
    case "type":
      return query.type === "online" ? "Online" : "On site";
    case "table":
      return query.table === "none" ? NO_TABLE : labelOf(query.table ?? "");
    case "weekday":
      return WHOLE_WEEKDAYS[(query.weekday ?? 1) - 1] ?? "";
    case "hour":
      return `${clock(query.hour ?? 0)} to ${clock(((query.hour ?? 0) + 1) % 24)}`;
    case "guest":
      return query.guest === "new" ? "First visit" : "Came back";
    case "group":
      return groupInWords(query.group ?? "");
  }
}

/** The name of a diet, an allergy or a health concern. */
export const groupInWords = (name: string): string =>
  name.startsWith("health:") ? `${categoryLabel(name.slice(7))} (health)` : categoryLabel(name);

export const NO_TABLE = "No table";
/** A table that was deleted since. */
export const FORMER_TABLE = "A table of before";
