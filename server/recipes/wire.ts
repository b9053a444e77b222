import { isDietKey } from "@/lib/dietary/diets";
import type { DietaryInfoWire, RecipeWire } from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import type { Reader } from "./access";

/** A visitor has saved nothing; this id belongs to nobody. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/** Every part in the order of the recipe; of those who saved it, only the reader. */
export const recipeSelect = (reader: Reader) =>
  ({
    id: true,
    ownerId: true,
    title: true,
    sourceUrl: true,
    image: true,
    servings: true,
    prepMinutes: true,
    cookMinutes: true,
    dietaryInfo: true,
    createdAt: true,
    ingredients: { select: { id: true, name: true, quantity: true, unit: true }, orderBy: { position: "asc" } },
    instructions: { select: { id: true, text: true }, orderBy: { position: "asc" } },
    savedBy: { select: { userId: true }, where: { userId: reader?.userId ?? NOBODY } },
  }) as const satisfies Prisma.RecipeSelect;

type RecipeRow = Prisma.RecipeGetPayload<{ select: ReturnType<typeof recipeSelect> }>;

export function toRecipeWire(row: RecipeRow, reader: Reader): RecipeWire {
  const isOwn = reader !== null && row.ownerId === reader.userId;
  return {
    id: row.id,
    title: row.title,
    source_url: row.sourceUrl,
    image: row.image,
    // Pictures cannot be uploaded yet, and no address serves them.
    photos: [],
    ingredients: row.ingredients.map((ingredient, index) => ({ ...ingredient, order: index + 1 })),
    instructions: row.instructions.map((instruction, index) => ({ ...instruction, order: index + 1 })),
    dietary_info: toDietaryInfo(row.dietaryInfo),
    type: isOwn ? "created" : row.savedBy.length > 0 ? "saved" : null,
    created_at: row.createdAt.toISOString(),
    prep_time: row.prepMinutes,
    cook_time: row.cookMinutes,
    servings: row.servings?.toNumber() ?? null,
    user_id: isOwn ? row.ownerId : null,
  };
}

/** Only what is known leaves: a null stands for unknown and is left out, so that nobody reads it as an answer. */
function toDietaryInfo(stored: Prisma.JsonValue): DietaryInfoWire {
  const known: DietaryInfoWire = {};
  for (const [key, value] of Object.entries(stored ?? {})) {
    if (isDietKey(key) && typeof value === "boolean") known[key] = value;
  }
  return known;
}
