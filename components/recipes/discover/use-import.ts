"use client";

import { useRef, useState } from "react";
import { useText } from "#use-text";
import { useAuth } from "@/components/auth/auth-provider";
import { type Discover, discoverWith, EVERYTHING } from "@/components/recipes/discover/discover-address";
import { urlFound } from "@/components/recipes/discover/status-words";
import { useToast } from "@/components/ui/toast";
import { ApiError, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ParseRecipeBody } from "@/lib/schemas/recipe-bodies";
import type { RecipeWire } from "@/lib/schemas/recipes";
import { discoverText } from "@/messages/en/discover";

export type ImportProblem = {
  url: string;
  message: string;
  next: "paste" | "retry" | "correct";
};

/**
 * What the person can do: paste a page that could not be read, retry after a temporary failure, or correct the address.
 */
function nextStep(error: unknown): ImportProblem["next"] {
  if (!(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500) return "retry";
  return error.code === "invalid_url" ? "correct" : "paste";
}

const isHtml = (pasted: string): boolean => /<[a-z!][^<>]*>/i.test(pasted);

type Imported = Pick<RecipeWire, "id" | "title" | "type">;

/**
 * Imports a recipe from an address. Looks the address up first, and fetches the page only if nobody has imported it.
 */
export function useImport(go: (next: Discover) => void) {
  const t = useText(discoverText);
  const { viewer } = useAuth();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const [status, setStatus] = useState<string | null>(null);
  const [problem, setProblem] = useState<ImportProblem | null>(null);
  /** Counts the imports, so that the answer to a cleared or outdated one is ignored. */
  const turn = useRef(0);
  const running = useRef(false);

  /** Saves the recipe for a signed-in person, as "Save Recipe" promises; for visitors it does nothing. */
  async function keep(recipes: readonly Imported[]) {
    const [recipe] = recipes;
    if (!viewer || !recipe || recipes.length !== 1 || recipe.type !== null) return;
    try {
      await api.saveRecipe(recipe.id);
      toast("success", t("savedTitle", { title: recipe.title }));
    } catch (error) {
      toast(
        "error",
        t("failedToSaveRecipe", { detail: error instanceof ApiError ? error.message : t.known(NO_DETAIL) }),
      );
    }
  }

  type Read = (isCurrent: () => boolean) => Promise<readonly Imported[]>;
  async function run(url: string, read: Read, onFail: (error: unknown) => void) {
    if (running.current) return;
    running.current = true;
    turn.current += 1;
    const mine = turn.current;
    const isCurrent = () => mine === turn.current;
    setBusy(true);
    try {
      const found = await read(isCurrent);
      if (!isCurrent()) return;
      setProblem(null);
      await keep(found);
      const recipe = found.length === 1 ? (found[0]?.id ?? null) : null;
      go(discoverWith(EVERYTHING, { sourceUrl: url, fitsMe: false, recipe }));
    } catch (error) {
      if (isCurrent()) {
        setStatus(null);
        onFail(error);
      }
    } finally {
      if (isCurrent()) {
        running.current = false;
        setBusy(false);
      }
    }
  }

  const failed = (url: string, error: unknown, next: ImportProblem["next"]) =>
    setProblem({ url, message: error instanceof ApiError ? error.message : t.known(NO_DETAIL), next });

  const parse = async (body: ParseRecipeBody, isCurrent: () => boolean): Promise<readonly Imported[]> => {
    const recipe = await api.parseRecipe(body);
    if (isCurrent()) setStatus(t("extractedIngredientsInstructions"));
    return [recipe];
  };

  return {
    busy,
    status,
    problem,
    importUrl: (url: string) => {
      setProblem(null);
      return run(
        url,
        async (isCurrent) => {
          const { items } = await api.searchRecipes({ source_url: url });
          if (!isCurrent()) return [];
          if (items.length > 0) {
            setStatus(urlFound(t, items.length));
            return items;
          }
          setStatus(t("urlNotFoundIn"));
          return parse({ url }, isCurrent);
        },
        (error) => failed(url, error, nextStep(error)),
      );
    },
    /** The pasted text stays in its field until the import succeeds. */
    importPasted: (url: string, pasted: string) =>
      run(
        url,
        (isCurrent) => parse(isHtml(pasted) ? { url, html: pasted } : { url, text: pasted }, isCurrent),
        (error) => failed(url, error, "paste"),
      ),
    reset: () => {
      turn.current += 1;
      running.current = false;
      setBusy(false);
      setStatus(null);
      setProblem(null);
    },
  };
}
