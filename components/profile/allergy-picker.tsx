"use client";

import { useRef, useState } from "react";
import { useText } from "#use-text";
import { AllergyWeights } from "@/components/profile/allergy-weights";
import { IngredientSearch } from "@/components/profile/ingredient-search";
import { RemoveAllergy } from "@/components/profile/remove-allergy";
import type { AllergyEditor } from "@/components/profile/use-allergies";
import { OptionGrid, OptionTile } from "@/components/ui/option-tile";
import { dietOf } from "@/lib/dietary/diets";
import { FREE_FROM_KEYS, freeFromOf, groupOf, type Restriction } from "@/lib/profile/allergies";
import { profile } from "@/messages/en/profile";
import { terms } from "@/messages/en/terms";

/** The ten documented groups; `key` is that of the group in the ingredient tree. */
const GROUPS = FREE_FROM_KEYS.map((diet) => ({ ...dietOf(diet), key: groupOf(diet) }));

/**
 * Chooses any number of allergies, never blocked by a diet. The ten groups are one tap away; every other food is found
 * by name, with what it covers, or kept in the person's own word. Removing one asks for confirmation. `of`: the name of
 * the person whose allergies they are, if not the reader.
 */
export function AllergyPicker({ editor, of = null }: { editor: AllergyEditor; of?: string | null }) {
  const term = useText(terms);
  const t = useText(profile);
  const { allergies, change } = editor;
  const [leaving, setLeaving] = useState<Restriction | null>(null);
  const search = useRef<HTMLDivElement>(null);
  const find = (key: string) => allergies.find((each) => each.key === key);
  const singleFoods = allergies.filter(({ key }) => !freeFromOf(key));

  function toggle(key: string, label: string, on: boolean) {
    const recorded = find(key);
    if (on) change({ on: true, key, label });
    else if (recorded) setLeaving(recorded);
  }
  return (
    // As wide as its place: the same picker stands in a dialog.
    <div className="@container grid gap-4">
      <OptionGrid label={of === null ? t("whatCouldHurtYou") : t("whatCouldHurtName", { name: of })}>
        {GROUPS.map(({ key, label, description }) => (
          <OptionTile
            checked={find(key) !== undefined}
            description={term.known(description)}
            key={key}
            label={term.known(label)}
            onToggle={(on) => toggle(key, label, on)}
          />
        ))}
        {singleFoods.map(({ key, label }) => (
          <OptionTile checked key={key} label={term.known(label)} onToggle={(on) => toggle(key, label, on)} />
        ))}
      </OptionGrid>
      <div ref={search}>
        <IngredientSearch
          blockedNote={({ id, key }) => (find(key ?? id) ? t("onYourCard") : null)}
          label={t("allergicToSomethingElse")}
          onSelect={({ id, key, name }) => change({ on: true, key: key ?? id, label: name })}
          placeholder={t("celeryKiwiLupin")}
        />
      </div>
      <AllergyWeights allergies={allergies} onChange={change} />
      <RemoveAllergy
        allergy={leaving}
        onClose={() => setLeaving(null)}
        onRemove={({ key }) => {
          setLeaving(null);
          // The tile of a single food disappears with it, so the focus moves to the search field.
          if (!freeFromOf(key)) search.current?.querySelector("input")?.focus();
          change({ on: false, key });
        }}
      />
    </div>
  );
}
