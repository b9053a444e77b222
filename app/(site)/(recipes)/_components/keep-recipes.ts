import { keepFor, wantsRecipesHere } from "@/components/offline/device-keys";
import {
  findKeptRecipe,
  keepComparedAt,
  keepOnlyRecipes,
  keepRecipe,
  listKeptRecipes,
  readComparedAt,
} from "@/components/offline/device-recipes";
import { plateAddress } from "@/components/recipes/plate-address";
import { ownPicture } from "@/components/recipes/web-links";
import { ApiError } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { cookbook } from "@/lib/cookbook-client";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import type { MyRecipeWire, RecipeDetailWire } from "@/lib/schemas/recipes";

const COMPARE_AGAIN_MS = 20 * MINUTE_MS;
/** A verdict may change with our knowledge of foods, of which a list does not tell everything. */
const TOO_OLD_MS = 7 * DAY_MS;
const PICTURE_WIDTH = 640;
const MOST_PICTURE_BYTES = 400_000;

const stampOf = ({ title, updated_at, fit, photos, is_earlier_reading }: MyRecipeWire): string =>
  JSON.stringify([title, updated_at, fit, photos[0]?.url, is_earlier_reading]);

/**
 * Stores the person's newest recipes on this device, each as it stands on its own page, with its first photo. Only what
 * changed is asked for, one after another; an interruption loses nothing, and the next time goes on.
 * @param isAnew also if they were compared a moment ago: the card or the table is another one now
 */
export async function keepRecipes(owner: string, card: string, isAnew = false): Promise<void> {
  if (!wantsRecipesHere() || !keepFor(owner)) return;
  const isOtherCard = (await listKeptRecipes(owner)).some((kept) => kept.card !== card);
  const isRecent = Date.now() - (await readComparedAt(owner)) < COMPARE_AGAIN_MS;
  if (isRecent && !isAnew && !isOtherCard) return;
  const mine = await api.listMyRecipes();
  await keepOnlyRecipes(owner, new Set(mine.map(({ id }) => id)));
  for (const each of mine) {
    const stamp = stampOf(each);
    const kept = await findKeptRecipe(owner, each.id);
    const isSame = kept?.stamp === stamp && kept.card === card && !isAnew;
    if (isSame && Date.now() - kept.keptAt < TOO_OLD_MS) continue;
    const recipe = await sheetOf(each.id);
    if (!recipe) continue;
    const picture = await pictureOf(recipe);
    const kind = each.type === "variant" ? "variant" : "recipe";
    const stored = await keepRecipe(owner, { recipe, kind, picture, stamp, card, keptAt: Date.now() });
    // The storage is full or forbidden, or somebody else uses the device by now.
    if (stored === null) return;
  }
  await keepComparedAt(owner, Date.now());
}

/** Null for a recipe that was deleted in the meantime. */
async function sheetOf(id: string): Promise<RecipeDetailWire | null> {
  try {
    return await cookbook.getSheet(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** The first photo, or the drawing that stands in its place. */
async function pictureOf(recipe: RecipeDetailWire): Promise<string | null> {
  const { photos, image } = recipe;
  const [photo] = photos;
  const wide = photo?.renditions.find(({ width }) => width >= PICTURE_WIDTH) ?? photo?.renditions.at(-1);
  const address = ownPicture(wide?.url ?? photo?.url ?? image) ?? plateAddress(recipe);
  const answer = await fetch(address).catch(() => null);
  if (!answer?.ok) return null;
  const blob = await answer.blob();
  if (!blob.type.startsWith("image/") || blob.size > MOST_PICTURE_BYTES) return null;
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => resolve(null);
    reader.readAsDataURL(blob);
  });
}
