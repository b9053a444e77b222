"use client";

import { AVOIDS, coverageText, LIKES, TYPE_WORDS } from "@/components/settings/preference-words";
import { Dialog } from "@/components/ui/dialog";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";

type PreferenceTypeDialogProps = {
  /** null: closed. */
  ingredient: { id: string; name: string } | null;
  coverage: IngredientCoverageWire | undefined;
  current: PreferenceType | undefined;
  onChoose: (type: PreferenceType) => void;
  onClose: () => void;
};

/** What a person thinks of one ingredient: six choices, the ones that protect them first. */
export function PreferenceTypeDialog({ ingredient, coverage, current, onChoose, onClose }: PreferenceTypeDialogProps) {
  const group = (label: string, types: readonly PreferenceType[]) => (
    <fieldset className="type-group">
      <legend>{label}</legend>
      {types.map((type) => (
        <button
          aria-pressed={type === current}
          className={type === "allergy" ? "type-choice type-choice--allergy" : "type-choice"}
          key={type}
          onClick={() => onChoose(type)}
          type="button"
        >
          {TYPE_WORDS[type].icon}
          <b className="type-name">{TYPE_WORDS[type].label}</b>
          <span className="type-meaning">{TYPE_WORDS[type].meaning}</span>
        </button>
      ))}
    </fieldset>
  );
  return (
    <Dialog
      description={ingredient && coverageText(coverage, ingredient.name)}
      onOpenChange={(open) => !open && onClose()}
      open={ingredient !== null}
      title={ingredient?.name ?? ""}
    >
      {group("Avoids", AVOIDS)}
      {group("Likes", LIKES)}
    </Dialog>
  );
}
