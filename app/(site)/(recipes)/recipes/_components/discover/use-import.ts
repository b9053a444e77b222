"use client";

import { useState } from "react";
import { useText } from "#use-text";
import { type Discover, discoverWith, EVERYTHING } from "@/components/recipes/discover/discover-address";
import { pastedFrom } from "@/components/recipes/paste-page";
import { reviewFound } from "@/components/recipes/review/review-found";
import { type FoundRecipe, recipesFound } from "@/components/recipes/several/recipes-found";
import type { Given } from "@/components/recipes/several/use-choice";
import { useAuth } from "@/components/session/auth-provider";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { RecipeWire } from "@/lib/schemas/recipes";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { discoverText } from "@/messages/en/discover";
import { urlFound } from "./status-words";

export type ImportProblem = {
  url: string;
  message: string;
  next: "paste" | "retry" | "correct" | "choose" | "review";
  /** What to choose from, or the lines to look at, and what they are made of. */
  recipes: readonly FoundRecipe[];
  review: ReviewWire | null;
  given: Given;
};

/**
 * What the person can do: paste a page that could not be read, retry after a temporary failure, or correct the address.
 */
function nextStep(error: unknown): ImportProblem["next"] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) return "retry";
  return error.code === "invalid_url" ? "correct" : "paste";
}

/**
 * Imports a recipe from an address. Looks the address up first, and fetches the page only if nobody has imported it.
 */
export function useImport(go: (next: Discover) => void) {
  const t = useText(discoverText);
  const { viewer } = useAuth();
  const toast = useToast();
  const { busy, run, cancel } = useTask();
  const [status, setStatus] = useState<string | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  const detailOf = (error: unknown) => (error instanceof ApiError ? error.message : t.known(NO_DETAIL));
  const reportSaved = (title: string) => toast("success", t("savedTitle", { title }));
  const reportNotSaved = (detail: string) => toast("error", t("saveFailed", { detail }));

  /**
   * Saves a known recipe for a signed-in person, as "Save Recipe" promises; for visitors it does nothing.
   * @throws the answer that lines are to be looked at first
   */
  async function saveKnown(url: string, recipes: readonly RecipeWire[]) {
    const [recipe] = recipes;
    if (!viewer || !recipe || recipes.length !== 1 || recipe.type !== null) return;
    try {
      const { not_saved: reason } = await api.parseRecipe({ url, save: true, review: true });
      if (reason) reportNotSaved(reason);
      else reportSaved(recipe.title);
    } catch (error) {
      if (reviewFound(error)) throw error;
      reportNotSaved(detailOf(error));
    }
  }

  type Read = (signal: AbortSignal) => Promise<readonly Pick<RecipeWire, "id">[]>;
  const read = (url: string, given: Given, find: Read, next: (error: unknown) => ImportProblem["next"]) =>
    run(
      "import",
      async (signal) => {
        const found = await find(signal);
        if (signal.aborted) return;
        setProblem(null);
        const recipe = found.length === 1 ? (found[0]?.id ?? null) : null;
        go(discoverWith(EVERYTHING, { sourceUrl: url, fitsMe: false, recipe }));
      },
      (error) => {
        setStatus(null);
        const recipes = recipesFound(error);
        const review = reviewFound(error);
        setProblem({
          url,
          given,
          recipes,
          review,
          message: detailOf(error),
          next: review ? "review" : recipes.length > 0 ? "choose" : next(error),
        });
      },
    );

  const parse = async (body: ParseRecipeBody, signal: AbortSignal) => {
    const recipe = await api.parseRecipe(body);
    if (signal.aborted) return [];
    setStatus(t("extractedIngredientsInstructions"));
    if (recipe.not_saved) reportNotSaved(recipe.not_saved);
    else if (body.save && recipe.type === "saved") reportSaved(recipe.title);
    return [recipe];
  };

  return {
    busy,
    status,
    problem,
    importUrl: (url: string) => {
      setProblem(null);
      return read(
        url,
        { url },
        async (signal) => {
          const { items } = await api.searchRecipes({ source_url: url });
          if (signal.aborted) return [];
          if (items.length === 0) {
            setStatus(t("addressBeingRead"));
            return parse({ url, save: viewer !== null, review: true }, signal);
          }
          setStatus(urlFound(t, items.length));
          await saveKnown(url, items);
          return items;
        },
        nextStep,
      );
    },
    /** The pasted text stays in its field until the import succeeds. */
    importPasted: (url: string, pasted: string) => {
      const given = pastedFrom(url, pasted);
      return read(
        url,
        given,
        (signal) => parse({ ...given, review: true }, signal),
        () => "paste",
      );
    },
    reset: () => {
      cancel();
      setStatus(null);
      setProblem(null);
    },
  };
}
