import { db } from "@/server/db/client";

/** Each nutrient with the unit in which it is stored. */
export const listNutrients = () =>
  db.nutrient.findMany({ orderBy: { position: "asc" }, select: { key: true, label: true, unit: true } });
