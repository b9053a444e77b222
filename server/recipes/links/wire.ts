import type { RecipeLinkWire } from "@/lib/schemas/recipe-links";
import type { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { recipeKeyOf } from "./recipe-key";

export const recipeLinkSelect = {
  id: true,
  recipeId: true,
  recipe: { select: { title: true } },
  createdAt: true,
  expiresAt: true,
  views: true,
  lastViewedAt: true,
} as const satisfies Prisma.RecipeLinkSelect;

type RecipeLinkRow = Prisma.RecipeLinkGetPayload<{ select: typeof recipeLinkSelect }>;

export const toRecipeLinkWire = (row: RecipeLinkRow): RecipeLinkWire => ({
  id: row.id,
  recipe_id: row.recipeId,
  title: row.recipe.title,
  url: new URL(`/recipes/shared/${recipeKeyOf(row.id)}`, env.APP_URL).href,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt?.toISOString() ?? null,
  views: row.views,
  last_viewed_at: row.lastViewedAt?.toISOString() ?? null,
});
