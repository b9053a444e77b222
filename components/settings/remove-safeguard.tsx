"use client";

import { TYPE_WORDS } from "@/components/settings/preference-words";
import { ConfirmDialog } from "@/components/ui/dialog";
import type { PreferenceType } from "@/lib/profile-limits";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";

/** An allergy or intolerance is to go (`to` null) or to become something milder. */
export type SafeguardQuestion = { record: IngredientPreferenceWire; to: PreferenceType | null };

type RemoveSafeguardProps = {
  question: SafeguardQuestion | null;
  onAnswer: (question: SafeguardQuestion) => void;
  onClose: () => void;
};

/** Asks once, in plain words, before anything that protects a person leaves the card. */
export function RemoveSafeguard({ question, onAnswer, onClose }: RemoveSafeguardProps) {
  const words = question && wordsOf(question);
  return (
    <ConfirmDialog
      cancelLabel="Keep it"
      confirmLabel={words?.confirm ?? ""}
      description={words?.description}
      onConfirm={() => question && onAnswer(question)}
      onOpenChange={(open) => !open && onClose()}
      open={question !== null}
      title={words?.title ?? ""}
    />
  );
}

function wordsOf({ record, to }: SafeguardQuestion) {
  const { name } = record.ingredient;
  const kind = TYPE_WORDS[record.preference_type].label.toLowerCase();
  const after = `Kitchens, apps and menus will no longer be warned that ${name} is an ${kind} of yours.`;
  if (to === null) return { title: `Remove ${name}?`, confirm: `Remove ${kind}`, description: after };
  return {
    title: `${name}: no longer an ${kind}?`,
    confirm: `Change to ${TYPE_WORDS[to].label.toLowerCase()}`,
    description: after,
  };
}
