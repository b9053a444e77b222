"use client";

import { useText } from "#use-text";
import { AVOIDS, coverageText, LIKES, TYPE_WORDS } from "@/components/settings/preference-words";
import { Dialog } from "@/components/ui/dialog";
import { HEALTH_STATEMENTS } from "@/lib/health-consent";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";

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
  const term = useText(terms);
  const t = useText(settings);
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
          <b className="type-name">{term.known(TYPE_WORDS[type].label)}</b>
          <span className="type-meaning">{term.known(TYPE_WORDS[type].meaning)}</span>
        </button>
      ))}
    </fieldset>
  );
  return (
    <Dialog
      description={ingredient && coverageText(t, coverage, ingredient.name)}
      onOpenChange={(open) => !open && onClose()}
      open={ingredient !== null}
      title={ingredient?.name ?? ""}
    >
      {group(t("avoids"), AVOIDS)}
      <p className="mt-2 mb-4 text-ink-soft text-small">{HEALTH_STATEMENTS.allergies.short}</p>
      {group(t("likes"), LIKES)}
    </Dialog>
  );
}
