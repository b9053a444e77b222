import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { MAX_OPEN_REPORTS } from "@/lib/reports/limits";
import type { reportVerdictBody, VerdictReportWire } from "@/lib/schemas/reports";
import { now } from "@/server/clock";
import { db, type Transaction } from "@/server/db/client";
import { lockPerson } from "@/server/db/lock-person";
import { type Reported, readReported } from "./read-reported";
import { reportSelect, toReportWire } from "./wire";

type Body = z.output<typeof reportVerdictBody>;

/**
 * Reports a verdict to the team. A report of the same line that waits for an answer is updated, so that a double click
 * creates no second one. Errors: 404 for a dish or line that the reporter cannot see, 409 for one open report too many.
 */
export async function reportVerdict(userId: string | null, body: Body): Promise<VerdictReportWire> {
  const reported = await readReported(userId, body, body.line_id);
  const { fault, note } = body;
  const subject = { recipeId: body.variant_id ?? body.recipe_id ?? null };
  const row = await db.$transaction(async (tx) => {
    if (userId) {
      await lockPerson(tx, userId);
      const same = await findOpen(tx, userId, subject, reported);
      if (same) return tx.verdictReport.update({ where: same, data: { fault, note }, select: reportSelect });
    }
    const data = { userId, ...subject, ...reported, fault, note, createdAt: now() };
    return tx.verdictReport.create({ data, select: reportSelect });
  });
  return toReportWire(row);
}

async function findOpen(
  tx: Transaction,
  userId: string,
  subject: { recipeId: string | null },
  { line }: Reported,
): Promise<{ id: string } | null> {
  const open = { userId, outcome: null };
  const same = await tx.verdictReport.findFirst({ where: { ...open, ...subject, line }, select: { id: true } });
  if (same) return same;
  if ((await tx.verdictReport.count({ where: open })) < MAX_OPEN_REPORTS) return null;
  throw new AppError("conflict", says("reportsMost", { count: MAX_OPEN_REPORTS }));
}
