"use client";

import { useText } from "#use-text";
import { coverageText } from "@/components/profile/coverage-text";
import { Dialog } from "@/components/ui/dialog";
import { tv } from "@/components/ui/variants";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import { HEALTH_STATEMENTS } from "@/lib/profile/health-consent";
import type { IngredientCoverageWire } from "@/lib/schemas/profile";
import { healthConsentText } from "@/messages/en/health-consent";
import { profile } from "@/messages/en/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { AVOIDS, LIKES, TYPE_WORDS } from "./preference-words";

type PreferenceTypeDialogProps = {
  /** null: the dialog is closed. */
  ingredient: { id: string; name: string } | null;
  coverage: IngredientCoverageWire | undefined;
  current: PreferenceType | undefined;
  onChoose: (type: PreferenceType) => void;
  onClose: () => void;
};

const choice = tv({
  base: "grid min-h-12 w-full grid-cols-[auto_minmax(92px,auto)_minmax(0,1fr)] items-center gap-3 rounded-control border-[1.5px] border-control bg-raised px-3.5 py-2 text-start hover:border-ink aria-pressed:border-herb aria-pressed:bg-herb-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--herb)] forced-colors:aria-pressed:outline-2 forced-colors:aria-pressed:outline-[Highlight] [button+&]:mt-1.5",
  variants: {
    allergy: {
      true: "border-tomato text-tomato-ink aria-pressed:border-tomato aria-pressed:bg-tomato-tint aria-pressed:shadow-[inset_0_0_0_1px_var(--tomato)]",
    },
  },
});

/** Records a preference for one ingredient: six choices, the protective ones first. */
export function PreferenceTypeDialog({ ingredient, coverage, current, onChoose, onClose }: PreferenceTypeDialogProps) {
  const term = useText(terms);
  const t = useText(settings);
  const about = useText(profile);
  const consent = useText(healthConsentText);
  const group = (label: string, types: readonly PreferenceType[]) => (
    <fieldset>
      <legend className="pb-2 text-small/normal font-semibold">{label}</legend>
      {types.map((type) => (
        <button
          aria-pressed={type === current}
          className={choice({ allergy: type === "allergy" })}
          key={type}
          onClick={() => onChoose(type)}
          type="button"
        >
          {TYPE_WORDS[type].icon}
          <b className="font-semibold">{term.known(TYPE_WORDS[type].label)}</b>
          <span className="text-small/normal text-ink-soft">{term.known(TYPE_WORDS[type].meaning)}</span>
        </button>
      ))}
    </fieldset>
  );
  return (
    <Dialog
      description={ingredient && coverageText(about, term.known, coverage, term.known(ingredient.name))}
      onOpenChange={(open) => !open && onClose()}
      open={ingredient !== null}
      title={term.known(ingredient?.name ?? "")}
    >
      {group(t("avoids"), AVOIDS)}
      <p className="mt-2 mb-4 text-ink-soft text-small">{consent.known(HEALTH_STATEMENTS.allergies.short)}</p>
      {group(t("likes"), LIKES)}
    </Dialog>
  );
}
