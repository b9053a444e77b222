"use client";

import { useCallback, useRef, useState } from "react";
import { useText } from "#use-text";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import { useToast } from "@/components/ui/toast";
import { wayOf } from "@/lib/dietary/more-ways";
import { isLiked, isSafetyRelevant, type PreferenceType } from "@/lib/dietary/preference-kinds";
import type { IngredientCoverageWire, IngredientPreferenceWire, IngredientWire } from "@/lib/schemas/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { afterFocusReturn } from "./after-focus-return";
import { PreferenceList } from "./preference-list";
import { PreferenceTypeDialog } from "./preference-type-dialog";
import { AVOIDS, LIKES, TYPE_WORDS } from "./preference-words";
import { RemoveSafeguard, type SafeguardQuestion } from "./remove-safeguard";
import { SettingsSection } from "./settings-section";
import { useIngredientPreferences } from "./use-ingredient-preferences";

export type Coverage = Record<string, IngredientCoverageWire>;
type Named = { id: string; name: string };

/**
 * Finds an ingredient or a group of them and records the person's preference. Both lists of preferences follow below.
 */
export function IngredientsTab({ initialCoverage }: { initialCoverage: Coverage }) {
  const t = useText(settings);
  const term = useText(terms);
  const preferences = useIngredientPreferences();
  const [found, setFound] = useState<Coverage>({});
  const [choosing, setChoosing] = useState<Named | null>(null);
  const [question, setQuestion] = useState<SafeguardQuestion | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const toast = useToast();
  const showFailure = useCallback(() => toast("error", t("failedToSearchIngredients")), [toast, t]);
  const coverage = { ...initialCoverage, ...found };

  function pick({ id, name, covers }: IngredientWire) {
    setFound((now) => ({ ...now, [id]: covers }));
    setChoosing({ id, name });
  }

  function choose(type: PreferenceType) {
    const record = choosing && preferences.find(choosing.id);
    setChoosing(null);
    if (!choosing || record?.preference_type === type) return;
    const weakens = record && isSafetyRelevant(record.preference_type) && !isSafetyRelevant(type);
    if (weakens) afterFocusReturn(() => setQuestion({ record, to: type }));
    else preferences.choose(choosing, type);
  }

  function remove(record: IngredientPreferenceWire) {
    // The focused button is removed together with its row.
    heading.current?.focus();
    preferences.remove(record.ingredient);
  }

  function answer({ record, to }: SafeguardQuestion) {
    setQuestion(null);
    afterFocusReturn(() => (to ? preferences.choose(record.ingredient, to) : remove(record)));
  }

  const list = {
    coverage,
    onChange: (record: IngredientPreferenceWire) => setChoosing(record.ingredient),
    onRemove: (record: IngredientPreferenceWire) =>
      isSafetyRelevant(record.preference_type) ? setQuestion({ record, to: null }) : remove(record),
  };
  const avoided = preferences.list.filter((each) => !isLiked(each.preference_type) && !wayOf(each.key));
  const liked = preferences.list.filter((each) => isLiked(each.preference_type));
  return (
    <>
      <SettingsSection headingRef={heading} lead={t("avoidHint")} title={t("ingredients")}>
        <IngredientSearch
          label={t("searchIngredients")}
          labelOf={({ id, name }) => withOpinion(term.known(name), preferences.find(id)?.preference_type)}
          onFailure={showFailure}
          onSelect={pick}
          placeholder={t("corianderNutsBlueCheese")}
        />
      </SettingsSection>
      <SettingsSection title={t("avoids")}>
        {avoided.length > 0 ? (
          <PreferenceList label={t("avoids")} list={avoided} types={AVOIDS} {...list} />
        ) : (
          <p className="max-w-[60ch] text-ink-soft">{t("noAvoids")}</p>
        )}
      </SettingsSection>
      <SettingsSection title={t("likes")}>
        {liked.length > 0 ? (
          <PreferenceList label={t("likes")} list={liked} types={LIKES} {...list} />
        ) : (
          <p className="max-w-[60ch] text-ink-soft">{t("noLikes")}</p>
        )}
      </SettingsSection>
      <PreferenceTypeDialog
        coverage={choosing ? coverage[choosing.id] : undefined}
        current={choosing ? preferences.find(choosing.id)?.preference_type : undefined}
        ingredient={choosing}
        onChoose={choose}
        onClose={() => setChoosing(null)}
      />
      <RemoveSafeguard onAnswer={answer} onClose={() => setQuestion(null)} question={question} />
    </>
  );
}

const withOpinion = (name: string, type: PreferenceType | undefined) =>
  type ? `${name} (${TYPE_WORDS[type].label.toLowerCase()})` : name;
