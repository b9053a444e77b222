"use client";

import { useCallback } from "react";
import { useText } from "#use-text";
import { coverageText } from "@/components/profile/coverage-text";
import { SearchCombobox, type SearchComboboxProps } from "@/components/ui/search-combobox";
import { api } from "@/lib/api-client";
import { LONGEST_OWN_WORD, ownWordKey } from "@/lib/dietary/own-word";
import { SEARCH_MIN_LENGTH } from "@/lib/dietary/preference-kinds";
import type { IngredientWire } from "@/lib/schemas/profile";
import { normalizedName } from "@/lib/text/normalized-name";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

const NOTHING_COVERED = { foods: [], food_count: 0, synonyms: [] };

type IngredientSearchProps = Pick<
  SearchComboboxProps<IngredientWire>,
  "label" | "hint" | "placeholder" | "blockedNote"
> & {
  /** What an option is called, if it is more than the food's name. */
  labelOf?: (ingredient: IngredientWire) => string;
  onSelect: (ingredient: IngredientWire) => void;
  /** Called for a failed search, which the list shows too. */
  onFailure?: () => void;
};

/**
 * Finds a food or a group, and says before it is chosen what it covers. A word that we do not know can be kept as the
 * person's own, with a sentence on what that means.
 */
export function IngredientSearch({ labelOf, onSelect, onFailure, ...words }: IngredientSearchProps) {
  const t = useText(profile);
  const term = useText(terms);
  const search = useCallback(
    async (query: string, signal: AbortSignal) => {
      try {
        return await api.searchIngredients(query, signal);
      } catch (error) {
        if (!signal.aborted) onFailure?.();
        throw error;
      }
    },
    [onFailure],
  );
  return (
    <SearchCombobox<IngredientWire>
      {...words}
      createDetail={() => t("ownWordMeans")}
      createLabel={(text) => t("keepOwnWord", { text })}
      createsBesideResults
      detailOf={({ name, covers }) => coverageText(t, term.known, covers, name)}
      emptyText={(text) => t("notKnown", { text })}
      failedText={t("failedToSearchIngredients")}
      keyOf={({ id }) => id}
      labelOf={labelOf ?? (({ name }) => term.known(name))}
      minLength={SEARCH_MIN_LENGTH}
      onCreate={(text) => onSelect(ownWord(text))}
      onSelect={onSelect}
      search={search}
    />
  );
}

/** A food in the person's own word, in the shape of a known one. */
function ownWord(text: string): IngredientWire {
  const name = text.trim().slice(0, LONGEST_OWN_WORD);
  return { id: ownWordKey(name), name, normalized_name: normalizedName(name), covers: NOTHING_COVERED };
}
