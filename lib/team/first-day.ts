import type { Right } from "./rights";

/** What makes a house ready for its first guest, in the order in which each step needs the one before. */
export const FIRST_DAY_STEPS = ["venue", "tables", "print", "menu", "kitchen", "tablet", "application"] as const;
export type FirstDayStep = (typeof FIRST_DAY_STEPS)[number];

/** Who may do each step. */
export const STEP_RIGHTS: Readonly<Record<FirstDayStep, Right>> = {
  venue: "venues",
  tables: "places",
  print: "places",
  menu: "menu",
  kitchen: "menu",
  tablet: "devices",
  application: "applications",
};
