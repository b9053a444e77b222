"use client";

import { type ReactNode, useState } from "react";
import { useText } from "#use-text";
import { CollectionsField } from "@/components/cookbook/collections-field";
import { useMark } from "@/components/cookbook/use-mark";
import { QueryProvider } from "@/components/query/query-provider";
import { Button } from "@/components/ui/button";
import { TextArea } from "@/components/ui/field";
import { useListening } from "@/components/ui/use-listening";
import { MAX_NOTE_LENGTH } from "@/lib/cookbook/limits";
import type { RecipeMarkWire } from "@/lib/schemas/cookbook";
import { cookbookText } from "@/messages/en/cookbook";
import { CookedField } from "./cooked-field";
import { StarRating } from "./star-rating";
import { TagField } from "./tag-field";

/** A person's own notes on a recipe's page. Nobody else sees them. */
export function KeepPanel({ rendered }: { rendered: RecipeMarkWire }) {
  return (
    <QueryProvider>
      <Panel rendered={rendered} />
    </QueryProvider>
  );
}

function Panel({ rendered }: { rendered: RecipeMarkWire }) {
  const t = useText(cookbookText);
  const keeping = useMark(rendered.recipe_id, rendered);
  const mark = keeping.mark ?? rendered;
  const isListening = useListening();
  return (
    <section
      aria-labelledby="kept"
      className="mt-10 rounded-card border border-line bg-raised p-5 shadow-card print:hidden"
    >
      <h2 className="font-serif text-step-2" id="kept">
        {t("inYourCookbook")}
      </h2>
      <p className="text-ink-soft text-small">{t("privateNotes")}</p>
      <fieldset className="mt-5 grid gap-6 tablet:grid-cols-2 tablet:gap-x-10" disabled={!isListening}>
        <legend className="sr-only">{t("yourRecordOfIt")}</legend>
        <Part title={t("cooked")}>
          <CookedField cooked={mark.cooked} onCook={keeping.cook} onUncook={keeping.uncook} />
        </Part>
        <Part title={t("rating")}>
          <StarRating onRate={(rating) => keeping.change({ rating })} rating={mark.rating} />
        </Part>
        <Part title={t("notes")}>
          <NoteField note={mark.note} onKeep={(note) => keeping.change({ note })} />
        </Part>
        <Part title={t("collections")}>
          <CollectionsField collections={mark.collections} keeping={keeping} />
        </Part>
        <Part title={t("tags")}>
          <TagField onChange={(tags) => keeping.change({ tags })} tags={mark.tags} />
        </Part>
      </fieldset>
    </section>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="mb-2 border-line border-b pb-1 font-serif text-step-1">{title}</h3>
    {children}
  </div>
);

/** Keeps unsaved input when a newer note arrives, and shows that note beside it. */
function NoteField({ note, onKeep }: { note: string; onKeep: (note: string) => void }) {
  const t = useText(cookbookText);
  const [typed, setTyped] = useState({ text: note, stored: note, kept: note, isApart: false });
  if (typed.stored !== note) {
    const isUntouched = typed.text.trim() === typed.stored.trim();
    const text = isUntouched ? note : typed.text;
    setTyped({ ...typed, text, stored: note, isApart: text.trim() !== note && note !== typed.kept });
  }
  const { text, isApart } = typed;
  const keep = () => {
    setTyped({ ...typed, kept: text.trim() });
    onKeep(text.trim());
  };
  return (
    <div className="grid justify-items-start gap-3">
      <TextArea
        className="w-full"
        label={t("nextTimeHint")}
        maxLength={MAX_NOTE_LENGTH}
        onChange={(event) => setTyped({ ...typed, text: event.target.value })}
        rows={4}
        value={text}
      />
      {isApart && text.trim() !== note && (
        <p className="whitespace-pre-line text-small" role="status">
          <b>{t("changedElsewhereMeanwhile")}</b> {note || t("theNoteWasRemoved")}
        </p>
      )}
      <Button disabled={text.trim() === note} onClick={keep}>
        {t("keepTheNote")}
      </Button>
    </div>
  );
}
