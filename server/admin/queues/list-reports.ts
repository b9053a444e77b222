import type { ReportQueue } from "@/lib/schemas/reports";
import { db, pool } from "@/server/db/client";
import { reportSelect, toReportWire } from "@/server/reports/wire";
import { effectOnFoods, NO_EFFECT } from "../effect/effect-of";

const PAGE_SIZE = 10;

type Wanted = { state: "waiting" | "answered"; page: number };

/**
 * Verdicts that people reported. Unanswered ones come by gravity, then the oldest first; answered ones the latest
 * first. The list does not say who sent them.
 */
export async function listReports({ state, page }: Wanted): Promise<ReportQueue> {
  const where = state === "waiting" ? { answeredAt: null } : { answeredAt: { not: null } };
  const [rows, total] = await Promise.all([
    db.verdictReport.findMany({
      where,
      select: { ...reportSelect, userId: true, ingredientId: true, engineVersion: true },
      orderBy:
        state === "waiting"
          ? [{ fault: "asc" }, { createdAt: "asc" }, { id: "asc" }]
          : [{ answeredAt: "desc" }, { id: "desc" }],
      skip: (page - 1) * PAGE_SIZE,
      take: PAGE_SIZE,
    }),
    db.verdictReport.count({ where }),
  ]);
  const items = await Promise.all(
    rows.map(async (row) => {
      const { recipes, people } = row.ingredientId ? await effectOnFoods(pool, [row.ingredientId]) : NO_EFFECT;
      return {
        ...toReportWire(row),
        engine_version: row.engineVersion,
        is_signed_in: row.userId !== null,
        touches: { recipes, people },
      };
    }),
  );
  return { items, total_count: total, page_size: PAGE_SIZE };
}
