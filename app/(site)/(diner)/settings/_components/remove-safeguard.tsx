"use client";

import { useText } from "#use-text";
import { ConfirmDialog } from "@/components/ui/dialog";
import type { PreferenceType } from "@/lib/dietary/preference-kinds";
import type { Say } from "@/lib/i18n/area";
import type { IngredientPreferenceWire } from "@/lib/schemas/profile";
import { settings } from "@/messages/en/settings";
import { terms } from "@/messages/en/terms";
import { TYPE_WORDS } from "./preference-words";

/** An allergy or intolerance is about to be removed (`to` null) or to become a milder type. */
export type SafeguardQuestion = { record: IngredientPreferenceWire; to: PreferenceType | null };

type RemoveSafeguardProps = {
  question: SafeguardQuestion | null;
  onAnswer: (question: SafeguardQuestion) => void;
  onClose: () => void;
};

/** Asks for confirmation before an allergy or intolerance is removed from the card. */
export function RemoveSafeguard({ question, onAnswer, onClose }: RemoveSafeguardProps) {
  const term = useText(terms);
  const t = useText(settings);
  const words = question && questionTexts(t, term, question);
  return (
    <ConfirmDialog
      cancelLabel={t("keepIt")}
      confirmLabel={words?.confirm ?? ""}
      description={words?.description}
      onConfirm={() => question && onAnswer(question)}
      onOpenChange={(open) => !open && onClose()}
      open={question !== null}
      title={words?.title ?? ""}
    />
  );
}

function questionTexts(t: Say<typeof settings>, term: Say<typeof terms>, { record, to }: SafeguardQuestion) {
  const name = term.known(record.ingredient.name);
  const kind = record.preference_type;
  const description = t("noLongerWarned", { name, kind });
  if (to === null) return { title: t("removeIt", { name }), confirm: t("removeKind", { kind }), description };
  const { label } = TYPE_WORDS[to];
  const type = t.locale === "en" ? label.toLowerCase() : term.known(label);
  return { title: t("noLonger", { name, kind }), confirm: t("changeTo", { type }), description };
}
