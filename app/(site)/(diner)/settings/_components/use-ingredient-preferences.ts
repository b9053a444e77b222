import { useEffect, useMemo, useRef } from "react";
import { useText } from "#use-text";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, statusOf } from "@/components/profile/use-report";
import { useToast } from "@/components/ui/toast";
import { api } from "@/lib/api-client";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { TYPE_WORDS } from "./preference-words";

type Named = { id: string; name: string };
type List = readonly IngredientPreferenceWire[];
/** `type` null: the preference is removed. */
type Change = { ingredient: Named; type: PreferenceType | null };

const find = (list: List, ingredientId: string) => list.find((each) => each.ingredient_id === ingredientId);

function withRecord(list: List, record: IngredientPreferenceWire): List {
  if (!find(list, record.ingredient_id)) return [...list, record];
  return list.map((each) => (each.ingredient_id === record.ingredient_id ? record : each));
}

const without = (list: List, ingredientId: string): List => list.filter((each) => each.ingredient_id !== ingredientId);

/** Idempotent. A new preference has a temporary id until the server's record replaces it. */
export function applyPreferenceChange(list: List, { ingredient, type }: Change): List {
  if (type === null) return without(list, ingredient.id);
  const before = find(list, ingredient.id);
  const id = before?.id ?? `pending:${ingredient.id}`;
  return withRecord(list, { id, ingredient_id: ingredient.id, ingredient, preference_type: type });
}

/**
 * Changes are shown at once and saved one after another. If one fails, the saved state is shown again, with a message.
 */
export function useIngredientPreferences() {
  const t = useText(settings);
  const term = useText(terms);
  const typeWords = (type: PreferenceType) => (t.locale === "en" ? type : term.known(TYPE_WORDS[type].label));
  const { saved, setSaved, reload } = usePreferences();
  const toast = useToast();
  const latest = useRef<List>(saved.ingredientPreferences);
  useEffect(() => {
    latest.current = saved.ingredientPreferences;
  }, [saved.ingredientPreferences]);

  const keep = (change: (list: List) => List) => {
    latest.current = change(latest.current);
    setSaved((now) => ({ ...now, ingredientPreferences: [...change(now.ingredientPreferences)] }));
  };

  const { pending, push } = useChangeQueue<Change>({
    send: async ({ ingredient, type }) => {
      const before = find(latest.current, ingredient.id);
      if (type) {
        const record = await api.setIngredientPreference(ingredient.id, type);
        keep((list) => withRecord(list, record));
        toast(
          "success",
          t(before ? "preferenceUpdated" : "preferenceAdded", { name: ingredient.name, type: typeWords(type) }),
        );
      } else if (before) {
        await api.removeIngredientPreference(before.id);
        keep((list) => without(list, ingredient.id));
        toast("success", t("ingredientPreferenceRemoved"));
      }
    },
    onFailure: (reason, { type }) => {
      const isGoneAlready = type === null && statusOf(reason) === 404; // already removed, as intended
      if (!isGoneAlready) toast("error", t("failedToAddUpdate", { type: String(Boolean(type)) }));
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });

  return useMemo(() => {
    const list = pending.reduce(applyPreferenceChange, saved.ingredientPreferences as List);
    return {
      list,
      find: (ingredientId: string) => find(list, ingredientId),
      choose: (ingredient: Named, type: PreferenceType) => push({ ingredient, type }),
      remove: (ingredient: Named) => push({ ingredient, type: null }),
    };
  }, [pending, push, saved.ingredientPreferences]);
}
