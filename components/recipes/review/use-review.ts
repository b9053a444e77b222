"use client";

import { useRef, useState } from "react";
import { useText } from "#use-text";
import { recipeAddress, variantAddress } from "@/components/recipes/recipe-address";
import { isDoubtful } from "@/components/recipes/review/review-found";
import type { Given } from "@/components/recipes/several/use-choice";
import { versionOf, withCorrections } from "@/components/recipes/use-left-out";
import { useToast } from "@/components/ui/toast";
import { LEAVING, useTask } from "@/components/ui/use-task";
import { failureOf, NO_DETAIL } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import type { ReviewWire } from "@/lib/schemas/reviewed-lines";
import { variants } from "@/lib/variants-client";
import { reviewText } from "@/messages/en/review-lines";

export type Reviewed = { id: string; title: string; address: string };

/**
 * What a person makes of the lines, and the saving. A pasted recipe is stored with the corrections; a page's recipe is
 * others' too, so corrections make a version of one's own.
 */
export function useReview(review: ReviewWire, given: Given, onSaved: (saved: Reviewed) => void) {
  const t = useText(reviewText);
  const toast = useToast();
  const { busy, run } = useTask();
  const [texts, setTexts] = useState<readonly string[]>(() => review.lines.map(({ line }) => line));
  /** Created here, so that a request that is repeated after a lost answer makes one version. */
  const newId = useRef<string | null>(null);

  const changed = review.lines.flatMap(({ line }, at) => {
    const text = texts[at]?.trim() ?? line;
    return text === line ? [] : [{ line, text }];
  });

  async function savePasted(): Promise<Reviewed> {
    const corrections = review.lines.flatMap((each, at) => {
      const text = texts[at]?.trim() ?? each.line;
      return isDoubtful(each) || text !== each.line ? [{ line: each.line, text }] : [];
    });
    const { id, title } = await api.parseRecipe({ ...given, corrections });
    return { id, title, address: recipeAddress(id) };
  }

  async function savePage(id: string): Promise<Reviewed> {
    if (changed.length === 0) {
      await api.saveRecipe(id);
      return { id, title: review.title, address: recipeAddress(id) };
    }
    const lines = withCorrections(await api.getRecipe(id), changed);
    newId.current ??= crypto.randomUUID();
    const saved = await variants.create(id, { id: newId.current, ...versionOf(lines) });
    return { id: saved.id, title: review.title, address: variantAddress(saved.id) };
  }

  return {
    busy,
    texts,
    change: (at: number, text: string) => setTexts(texts.map((each, i) => (i === at ? text : each))),
    save: () =>
      run(
        "save",
        async () => {
          const saved = await (review.recipe_id === null ? savePasted() : savePage(review.recipe_id));
          toast("success", t("saved", { title: saved.title }));
          onSaved(saved);
          return LEAVING;
        },
        (error) => toast("error", failureOf(error, t.known(NO_DETAIL))),
      ),
  };
}
