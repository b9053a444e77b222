import { z } from "zod";
import { shownTag, type VerdictReportWire } from "@/lib/schemas/reports";
import type { Prisma } from "@/server/db/generated/client";

export const reportSelect = {
  id: true,
  recipe: { select: { id: true, baseRecipeTitle: true } },
  title: true,
  line: true,
  fault: true,
  said: true,
  note: true,
  createdAt: true,
  outcome: true,
  answer: true,
  answeredAt: true,
} as const satisfies Prisma.VerdictReportSelect;

type ReportRow = Prisma.VerdictReportGetPayload<{ select: typeof reportSelect }>;

const storedTags = z.array(shownTag);

const isVariant = ({ recipe }: ReportRow): boolean => recipe !== null && recipe.baseRecipeTitle !== null;

export const toReportWire = (row: ReportRow): VerdictReportWire => ({
  id: row.id,
  recipe_id: isVariant(row) ? null : (row.recipe?.id ?? null),
  variant_id: isVariant(row) ? (row.recipe?.id ?? null) : null,
  title: row.title,
  line: row.line,
  fault: row.fault,
  said: storedTags.parse(row.said),
  note: row.note,
  created_at: row.createdAt.toISOString(),
  outcome: row.outcome,
  answer: row.answer,
  answered_at: row.answeredAt?.toISOString() ?? null,
});
