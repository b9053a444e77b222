import type { Prisma } from "@/server/db/generated/client";

/** What is read of a person without an account. */
export const tablePersonSelect = {
  id: true,
  name: true,
  diets: true,
  householdId: true,
  limits: {
    orderBy: [{ position: "asc" }, { ingredientId: "asc" }],
    select: { severity: true, traces: true, ingredient: { select: { id: true, name: true, slug: true } } },
  },
} as const satisfies Prisma.TablePersonSelect;
export type TablePersonRow = Prisma.TablePersonGetPayload<{ select: typeof tablePersonSelect }>;
