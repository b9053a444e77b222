import { inEnglish } from "@/lib/i18n/speak";
import type { CarriedFilesBody, CarriedFilesWire, CarriedRecipeWire } from "@/lib/schemas/carried";
import { type FileReading, isRead, type ReadRecipe } from "@/server/recipes/carried/carried-recipe";
import { readCarriedOffThread } from "@/server/recipes/import/extract-off-thread";
import type { Caller } from "../access";
import { contentKey } from "./content-key";
import { findOwned, type OwnedRecipe } from "./find-owned";
import { type CarriedEntry, storeCarried } from "./store-carried";
import { withPictures } from "./with-pictures";

const TOO_MUCH = "Reading it took too long, so it was left.";

/**
 * Imports recipes from files of another app as the caller's own private recipes. Each is added once, however often it
 * occurs or the file is imported. The answer lists every recipe of the files with its result. `dry_run` stores nothing.
 * Nothing is read or stored once nobody waits for the answer any more (`gone`).
 */
export async function importCarried(
  caller: Caller,
  { files, dry_run }: CarriedFilesBody,
  gone?: AbortSignal,
): Promise<CarriedFilesWire> {
  const readings = await readFiles(files, gone);
  const entries = readings.flatMap((reading, file) =>
    reading
      .filter(isRead)
      .map((read): CarriedEntry & { file: number } => ({ read, key: contentKey(read.recipe), file })),
  );
  const kept = await findOwned(
    caller,
    entries.map(({ read }) => read.recipe),
  );
  const fresh = [...new Map(entries.filter(({ key }) => !kept.has(key)).map((each) => [each.key, each])).values()];
  const hasPhoto = ({ file }: { file: number }) => files[file]?.has_photo ?? false;
  const stored = dry_run ? null : await storeCarried(caller, await withPictures(caller, fresh, hasPhoto));
  const met = new Set<string>();
  return {
    files: readings.map((reading, at) => ({
      name: files[at]?.name ?? "",
      recipes: reading.map((each): CarriedRecipeWire => {
        if (!isRead(each)) return failed(each.title, each.reason);
        const key = contentKey(each.recipe);
        const isFirst = !met.has(key);
        met.add(key);
        const existing = kept.get(key) ?? stored?.kept.get(key);
        if (existing) return toWire(each, "kept", existing);
        const added = stored?.added.get(key);
        if (stored && !added) return failed(each.recipe.title, inEnglish(stored.refusal), key);
        if (!isFirst) return { ...toWire(each, "kept", null), recipe_id: added?.id ?? null, reason: TWICE };
        if (!added) return toWire(each, "new", null);
        const lost = added.lostPicture ? ["its picture, which its site did not give"] : [];
        return {
          ...toWire(each, "added", { id: added.id, needsPhoto: !added.hasPicture }),
          left_out: [...each.left_out, ...lost],
          doubtful: added.doubtful,
        };
      }),
    })),
  };
}

const TWICE = "It stands in the file more than once.";

/**
 * Reads all files together. If that fails, reads them one by one, so that one hostile file does not spoil the others.
 */
async function readFiles(files: CarriedFilesBody["files"], gone: AbortSignal | undefined): Promise<FileReading[]> {
  const all = await readCarriedOffThread(files, { gone });
  if (all) return all;
  const readings: FileReading[] = [];
  for (const file of files) {
    const one = await readCarriedOffThread([file], { gone });
    readings.push(one?.[0] ?? [{ title: file.name.slice(0, 300), reason: TOO_MUCH }]);
  }
  return readings;
}

const failed = (title: string, reason: string, key: string | null = null): CarriedRecipeWire => ({
  title,
  key,
  state: "failed",
  recipe_id: null,
  reason,
  ingredients: 0,
  instructions: 0,
  left_out: [],
  doubtful: [],
  needs_photo: false,
});

const toWire = (
  { recipe, left_out }: ReadRecipe,
  state: "new" | "added" | "kept",
  at: OwnedRecipe | null,
): CarriedRecipeWire => ({
  title: recipe.title,
  key: contentKey(recipe),
  state,
  recipe_id: at?.id ?? null,
  reason: null,
  ingredients: recipe.ingredients.length,
  instructions: recipe.instructions.length,
  left_out: state === "kept" ? [] : left_out,
  doubtful: [],
  needs_photo: at?.needsPhoto ?? false,
});
