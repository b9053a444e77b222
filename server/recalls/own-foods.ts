import { z } from "zod";
import { db } from "@/server/db/client";
import { Prisma } from "@/server/db/generated/client";
import { queryRowsIn } from "@/server/db/query-rows";
import { SHOWN } from "@/server/grocery/access";

/** A food that somebody checked, has at home or wants to buy. */
const FOOD = z.object({
  why: z.enum(["checked", "at_home", "listed"]),
  gtin: z.string().nullable(),
  name: z.string(),
});
export type OwnFood = z.infer<typeof FOOD>;

/** The most foods of each kind; a person has fewer. */
const MOST = 1000;

/** The foods of a person and of their households; what they checked comes first. */
export const readOwnFoods = (userId: string): Promise<OwnFood[]> =>
  queryRowsIn(
    db,
    FOOD,
    Prisma.sql`
    WITH homes AS (SELECT household_id FROM household_members WHERE user_id = ${userId}::uuid)
    (SELECT 'checked' AS why, c.gtin, concat_ws(' ', p.brand, coalesce(c.name, p.name)) AS name
      FROM food_checks c LEFT JOIN products p ON p.gtin = c.gtin
      WHERE c.user_id = ${userId}::uuid AND c.kind <> 'menu' ORDER BY c.checked_at DESC LIMIT ${MOST})
    UNION ALL
    (SELECT 'at_home', gtin, name FROM pantry_items
      WHERE is_there AND (owner_id = ${userId}::uuid OR household_id IN (SELECT household_id FROM homes)) LIMIT ${MOST})
    UNION ALL
    (SELECT 'listed', i.gtin, i.name FROM grocery_items i JOIN grocery_lists l ON l.id = i.list_id
      WHERE NOT i.is_checked AND ${SHOWN} AND (l.owner_id = ${userId}::uuid OR l.household_id IN (SELECT household_id FROM homes))
      ORDER BY l.created_at DESC LIMIT ${MOST})`,
  );
