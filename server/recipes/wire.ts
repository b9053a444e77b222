import { isDietKey } from "@/lib/dietary/diets";
import type { KindName } from "@/lib/recipes/kinds";
import type {
  DietaryInfoWire,
  RecipeIngredientWire,
  RecipeInstructionWire,
  RecipePageWire,
  RecipeWire,
} from "@/lib/schemas/recipes";
import type { Prisma } from "@/server/db/generated/client";
import { analysisVersion } from "@/server/dietary/analysis-version";
import type { Reader } from "./access";
import { cardImageOf, photosOfRecipe, toPhotoWire } from "./photo-wire";
import { factSelect, toFacts } from "./recipe-facts";

/** A user id that belongs to nobody, for visitors, who have saved nothing. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

export const ingredientSelect = {
  id: true,
  name: true,
  quantity: true,
  unit: true,
  note: true,
  groupName: true,
} as const satisfies Prisma.RecipeIngredientSelect;

/** Every part in the order of the recipe; of those who saved it, only the reader. */
export const recipeSelect = (reader: Reader) =>
  ({
    id: true,
    ownerId: true,
    title: true,
    ...factSelect,
    language: true,
    image: true,
    isPublic: true,
    baseRecipeTitle: true,
    photos: photosOfRecipe,
    servings: true,
    dietaryInfo: true,
    engineVersion: true,
    createdAt: true,
    updatedAt: true,
    ingredients: { select: ingredientSelect, orderBy: { position: "asc" } },
    instructions: { select: { id: true, text: true, groupName: true }, orderBy: { position: "asc" } },
    savedBy: { select: { userId: true }, where: { userId: reader?.userId ?? NOBODY } },
  }) as const satisfies Prisma.RecipeSelect;

export type RecipeRow = Prisma.RecipeGetPayload<{ select: ReturnType<typeof recipeSelect> }>;
export type IngredientRow = Prisma.RecipeIngredientGetPayload<{ select: typeof ingredientSelect }>;

/** Whether the stored judgement was made by the current rules and knowledge. An outdated one is not shown. */
export const isJudged = (row: { engineVersion: string | null }): boolean => row.engineVersion === analysisVersion();

/** Whether another edition of the rules or the knowledge made the stored judgement, which is being made again. */
export const isEarlier = (row: { engineVersion: string | null }): boolean =>
  row.engineVersion !== null && !isJudged(row);

/** The row with plain values: servings as a number, and whether the reader saved it. */
export type RecipeParts = Omit<RecipeRow, "servings" | "savedBy" | Kinds> &
  Partial<Pick<RecipeRow, Kinds>> & { servings: number | null; isSaved: boolean };
/** Fields that a variant does not have itself. */
type Kinds = "description" | KindName;
type RecipeOrVariantRow = Omit<RecipeRow, Kinds> & Partial<Pick<RecipeRow, Kinds>>;

export const toRecipeWire = ({ servings, savedBy, ...row }: RecipeOrVariantRow, reader: Reader): RecipeWire =>
  toRecipeWireOfParts({ ...row, servings: servings?.toNumber() ?? null, isSaved: savedBy.length > 0 }, reader);

export function toRecipeWireOfParts(row: RecipeParts, reader: Reader): RecipeWire {
  const isOwn = reader !== null && row.ownerId === reader.userId;
  const ingredients = row.ingredients.map(toIngredientWire);
  const instructions = row.instructions.map(toInstructionWire);
  return {
    id: row.id,
    title: row.title,
    image: cardImageOf(row),
    photos: row.photos.map((photo) => toPhotoWire(photo, row)),
    ingredients,
    instructions,
    dietary_info: isJudged(row) ? toDietaryInfo(row.dietaryInfo) : {},
    type: typeOf(row, isOwn),
    is_public: row.isPublic,
    language: row.language,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    servings: row.servings,
    ...toFacts(row),
    token_count: countWords(row.title, ingredients, instructions),
    user_id: isOwn ? row.ownerId : null,
    ...(isEarlier(row) ? { is_earlier_reading: true as const } : {}),
  };
}

function typeOf({ baseRecipeTitle, isSaved }: RecipeParts, isOwn: boolean): RecipeWire["type"] {
  if (baseRecipeTitle !== null) return "variant";
  if (isOwn) return "created";
  return isSaved ? "saved" : null;
}

export const toIngredientWire = (row: IngredientRow, index: number): RecipeIngredientWire => ({
  id: row.id,
  name: row.name,
  quantity: row.quantity,
  unit: row.unit,
  order: index + 1,
  group: row.groupName,
  note: row.note,
});

const toInstructionWire = (row: RecipeRow["instructions"][number], index: number): RecipeInstructionWire => ({
  id: row.id,
  text: row.text,
  order: index + 1,
  group: row.groupName,
});

/** Drops nulls, which stand for unknown, so that nobody mistakes them for an answer. */
export function toDietaryInfo(stored: Prisma.JsonValue | undefined): DietaryInfoWire {
  const known: DietaryInfoWire = {};
  for (const [key, value] of Object.entries(stored ?? {})) {
    if (isDietKey(key) && typeof value === "boolean") known[key] = value;
  }
  return known;
}

function countWords(
  title: string,
  ingredients: readonly RecipeIngredientWire[],
  instructions: readonly RecipeInstructionWire[],
): number {
  const lines = ingredients.map(({ quantity, unit, name }) => `${quantity ?? ""} ${unit ?? ""} ${name}`);
  const text = [title, ...lines, ...instructions.map((step) => step.text)].join(" ");
  return text.split(/\s+/).filter(Boolean).length;
}

export const pagesOf = (total: number, pageSize: number): RecipePageWire["total_pages"] => Math.ceil(total / pageSize);
