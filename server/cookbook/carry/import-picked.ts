import { AppError } from "@/lib/errors";
import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { ParsedRecipeWire } from "@/lib/schemas/recipes";
import type { Reader } from "@/server/recipes/access";
import { isRead, type ReadRecipe } from "@/server/recipes/carried/carried-recipe";
import { getRecipe } from "@/server/recipes/find-recipe";
import { readCarriedOffThread } from "@/server/recipes/import/extract-off-thread";
import { fetchPage } from "@/server/recipes/import/fetch/fetch-page";
import { parsePageAddress } from "@/server/recipes/import/fetch/page-address";
import { importFailure } from "@/server/recipes/import/import-failure";
import { requireWelcome } from "@/server/recipes/import/require-welcome";
import { severalFailure } from "@/server/recipes/import/several-failure";
import type { Caller } from "../access";
import { contentKey } from "./content-key";
import { storeCarried } from "./store-carried";
import { withPictures } from "./with-pictures";

type Given = Omit<ParseRecipeBody, "pick">;
type Source = { text: string; url: string | null; kind: "page" | "pasted" };

/**
 * Imports the recipes with these names, of a page or text that holds several, as the caller's own: an address names one
 * public recipe, so none of several can have it. If a name is no longer there, nothing is imported, and the answer names
 * what is.
 */
export async function importPicked(
  caller: Reader,
  given: Given,
  names: readonly string[],
  gone?: AbortSignal,
): Promise<ParsedRecipeWire> {
  if (!caller) {
    throw new AppError("unauthenticated", "importPickSignIn");
  }
  const source = await sourceOf(given, gone);
  const [reading] = (await readCarriedOffThread([{ name: "", text: source.text }], { gone })) ?? [];
  if (!reading) throw importFailure("too_large");
  const wanted = new Set(names.map(bare));
  const picked = reading.filter(isRead).filter(({ recipe }) => wanted.has(bare(recipe.title)));
  const found = new Set(picked.map(({ recipe }) => bare(recipe.title)));
  if (found.size < wanted.size) throw severalFailure(source.kind, reading);
  const imported = await keep(
    caller,
    picked.map((each) => from(each, source.url)),
  );
  const [first] = imported;
  if (!first) throw importFailure("no_recipe");
  return { ...(await getRecipe(caller, first.id)), imported };
}

async function sourceOf({ url, html, text }: Given, gone: AbortSignal | undefined): Promise<Source> {
  const pasted = html || text;
  const address = url ? parsePageAddress(url) : null;
  const isPlain = address?.username === "" && address.password === "";
  if (pasted) return { text: pasted, url: isPlain ? (address?.href ?? null) : null, kind: "pasted" };
  if (!address) throw importFailure("invalid_url");
  const page = await fetchPage(address, { onHop: requireWelcome, gone });
  return { text: page.html, url: page.url.href, kind: "page" };
}

const from = (read: ReadRecipe, url: string | null): ReadRecipe => ({
  ...read,
  recipe: { ...read.recipe, source_url: read.recipe.source_url ?? url },
});

/** Stores those that the caller does not have yet. @throws AppError when there is no room for all of them */
async function keep(caller: Caller, picked: readonly ReadRecipe[]): Promise<{ id: string; title: string }[]> {
  const entries = [...new Map(picked.map((read) => [contentKey(read.recipe), read])).entries()].map(([key, read]) => ({
    key,
    read,
  }));
  const { added, kept, refusal } = await storeCarried(caller, await withPictures(caller, entries, () => false));
  return entries.map(({ key, read }) => {
    const id = (added.get(key) ?? kept.get(key))?.id;
    if (!id) throw new AppError("conflict", refusal);
    return { id, title: read.recipe.title };
  });
}

/** Only letters and digits: the same name may be written with other signs in another part of a page. */
const bare = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "");
