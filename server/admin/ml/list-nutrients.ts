import { db } from "@/server/db/client";

/** With the one unit in which each is kept. */
export const listNutrients = () =>
  db.nutrient.findMany({ orderBy: { position: "asc" }, select: { key: true, label: true, unit: true } });
