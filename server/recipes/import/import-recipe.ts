import { AppError } from "@/lib/errors";
import { says } from "@/lib/i18n/sentence";
import { speak } from "@/lib/i18n/speak";
import type { LineCorrection, ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import { MAX_RECIPE_LINES } from "@/lib/schemas/recipe-limits";
import type { ParsedRecipeWire } from "@/lib/schemas/recipes";
import { db } from "@/server/db/client";
import { requesterLocale } from "@/server/work/requester";
import type { Reader } from "../access";
import type { Author } from "../analysis/analyse-ahead";
import type { ExtractedRecipe } from "../extraction/recipe";
import { getRecipe } from "../find-recipe";
import { listRecipe } from "../list-recipe";
import { saveRecipe } from "../save-recipe";
import { type BroughtPicture, bringPicture } from "./bring-picture";
import { extractOffThread } from "./extract-off-thread";
import { fetchPage } from "./fetch/fetch-page";
import { parsePageAddress } from "./fetch/page-address";
import { findImported } from "./find-imported";
import { importFailure } from "./import-failure";
import { requireWelcome } from "./require-welcome";
import { correctLines } from "./review/correct-lines";
import { requireReviewOfPage, requireReviewOfText } from "./review/require-review";
import { normalizeSourceUrl } from "./source-address";
import { rememberAddress, storeImported } from "./store-imported";
import { findPasted, pastedKey, readyToStore, storePasted } from "./store-pasted";
import { requireWaiting } from "./while-waited-for";

/**
 * Imports the recipe of a page: returns the stored one when the page is known, else fetches, parses and stores it.
 * Pasted text becomes the person's own recipe. `by`: whose imports take turns with everybody else's; once they have
 * left, nothing is fetched, read or stored any more. Errors: importFailure; 401 for a visitor who pastes.
 */
export async function importRecipe(
  caller: Reader,
  { url, html, text, save = false, review = false, corrections = [] }: ParseRecipeBody,
  by: Author,
): Promise<ParsedRecipeWire> {
  const address = url ? parsePageAddress(url) : null;
  const pasted = html || text;
  if (pasted) {
    return getRecipe(caller, await importPasted(caller, pasted, { address, gone: by.gone, review, corrections }));
  }
  if (!address) throw importFailure("invalid_url");
  const id = await importPage(address, by);
  if (review && save && caller) await requireReviewedPage(caller, id);
  const notSaved = save ? await reasonNotSaved(caller, id) : null;
  const recipe = await getRecipe(caller, id);
  return notSaved === null ? recipe : { ...recipe, not_saved: notSaved };
}

/** What the caller has already needs no review. */
async function requireReviewedPage(caller: Reader, id: string): Promise<void> {
  const recipe = await getRecipe(caller, id);
  if (recipe.type === null) requireReviewOfPage(recipe);
}

/**
 * Saves the recipe. Because the import has succeeded, a reason why the recipe cannot be saved is returned, not thrown.
 */
async function reasonNotSaved(caller: Reader, id: string): Promise<string | null> {
  if (!caller) return "Sign in to save recipes.";
  try {
    await saveRecipe(caller, id);
    return null;
  } catch (error) {
    if (error instanceof AppError) return speak(error.sentence, requesterLocale() ?? "en");
    throw error;
  }
}

/** The recipe of a page: the stored one when the page is known, else fetched, read and stored. */
export async function importPage(requested: URL, by: Author): Promise<string> {
  const requestedAddress = requireNormalized(requested);
  const known = await findImported(requestedAddress);
  if (known) return kept(known, by);
  const { url, html } = await fetchPage(requested, { onHop: requireWelcome, gone: by.gone });
  const address = requireNormalized(url);
  const id = (await findImported(address)) ?? (await readAndStore(url, address, html, by));
  await kept(id, by);
  if (address !== requestedAddress) await rememberAddress(requestedAddress, id);
  return id;
}

/**
 * Records an import: if somebody signed in made it, the recipe appears for everybody who browses (see listRecipe), and
 * that person will be notified of the team's decisions about it.
 */
async function kept(id: string, by: Author): Promise<string> {
  await requireShown(id, by);
  if (!("userId" in by)) return id;
  await listRecipe(id);
  await db.$executeRaw`
    INSERT INTO recipe_imports (user_id, recipe_id)
    SELECT u.id, r.id FROM users u, recipes r WHERE u.id = ${by.userId}::uuid AND r.id = ${id}::uuid
    ON CONFLICT DO NOTHING`;
  return id;
}

/**
 * Throws if the team has hidden the recipe. The team's reason is included only for people to whom it was written: those
 * who had imported the recipe before.
 */
async function requireShown(id: string, by: Author): Promise<void> {
  const { hiddenAt } = (await db.recipe.findUnique({ where: { id }, select: { hiddenAt: true } })) ?? {};
  if (!hiddenAt) return;
  const decision =
    "userId" in by &&
    (await db.recipeDecision.findUnique({ where: { userId_recipeId: { userId: by.userId, recipeId: id } } }));
  throw importFailure("hidden", decision ? says("importHiddenReason", { reason: decision.reason }) : undefined);
}

async function readAndStore(url: URL, address: string, html: string, by: Author): Promise<string> {
  const recipe = await extractOffThread({ kind: "page", text: html, url: url.href }, { gone: by.gone });
  return storeImported({ recipe, url, address, by, picture: await pictureOf(recipe, by) });
}

/** A recipe whose caller has left is not stored: its picture may be missing for that reason alone. */
async function pictureOf({ imageUrl }: ExtractedRecipe, by: Author): Promise<BroughtPicture | null> {
  const who = "userId" in by ? by.userId : by.address;
  const picture = await bringPicture(imageUrl, who, requireWelcome, by.gone);
  requireWaiting(by.gone);
  return picture;
}

type Pasted = {
  address: URL | null;
  gone: AbortSignal | undefined;
  review: boolean;
  corrections: readonly LineCorrection[];
};

async function importPasted(caller: Reader, text: string, by: Pasted): Promise<string> {
  const { address, gone } = by;
  if (!caller) throw new AppError("unauthenticated", "signInToKeep");
  const sourceUrl = address && address.username === "" && address.password === "" ? address.href : null;
  const key = pastedKey(text, sourceUrl);
  const known = await findPasted(caller.userId, key);
  if (known) return known;
  const read = await extractOffThread({ kind: "pasted", text, url: sourceUrl }, { gone });
  const recipe = correctLines(read, by.corrections);
  if (recipe.ingredients.length === 0) throw importFailure("no_recipe");
  if (recipe.ingredients.length > MAX_RECIPE_LINES) throw importFailure("too_large");
  const ready = await readyToStore(caller, recipe);
  if (by.review) requireReviewOfText(recipe, ready.lines, ready.ahead);
  return storePasted(caller, { ...ready, key, sourceUrl, picture: await pictureOf(recipe, { ...caller, gone }) });
}

function requireNormalized(url: URL): string {
  const address = normalizeSourceUrl(url.href);
  if (address === null) throw importFailure("invalid_url");
  return address;
}
