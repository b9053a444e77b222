import { Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { readServings } from "@/components/recipes/scale";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { TextField } from "@/components/ui/field";
import type { PlanEntryChanges, PlanEntryWire } from "@/lib/schemas/meal-plan";
import { planText } from "@/messages/en/plan";
import { SlotFields } from "./slot-fields";

type EntryDialogProps = {
  entry: PlanEntryWire | null;
  /** The days to which the entry can move. */
  days: readonly string[];
  onClose: () => void;
  onChange: (changes: PlanEntryChanges) => void;
  onRemove: () => void;
};

/** Servings, day and meal of one entry, or its words. */
export function EntryDialog({ entry, days, onClose, onChange, onRemove }: EntryDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={entry !== null} title={entry?.title ?? ""}>
      {entry && <EntryForm entry={entry} key={entry.id} {...{ days, onClose, onChange, onRemove }} />}
    </Dialog>
  );
}

const numberOf = (text: string): number | null => {
  const read = readServings(text);
  return read ? Math.round((Number(read.numerator) / Number(read.denominator)) * 100) / 100 : null;
};

type EntryFormProps = Omit<EntryDialogProps, "entry"> & { entry: PlanEntryWire };

function EntryForm({ entry, days, onClose, onChange, onRemove }: EntryFormProps) {
  const t = useText(planText);
  const [slot, setSlot] = useState({ day: entry.day, meal: entry.meal });
  const [servings, setServings] = useState(entry.servings === null ? "" : String(entry.servings));
  const [note, setNote] = useState(entry.title);
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = servings.trim() === "" ? entry.servings : numberOf(servings);
    if (wanted === null && servings.trim() !== "") return setError(t("servingsLike"));
    if (entry.is_note && note.trim() === "") return setError(t("noteEmpty"));
    const isMoved = slot.day !== entry.day || slot.meal !== entry.meal;
    const changes: PlanEntryChanges = {
      ...(isMoved ? slot : {}),
      ...(wanted !== null && wanted !== entry.servings ? { servings: wanted } : {}),
      ...(entry.is_note && note.trim() !== entry.title ? { note: note.trim() } : {}),
    };
    if (Object.keys(changes).length > 0) onChange(changes);
    onClose();
  };
  return (
    <form className="grid gap-5" noValidate onSubmit={submit}>
      {entry.is_note ? (
        <TextField
          error={error}
          label={t("note")}
          maxLength={200}
          onChange={(event) => setNote(event.target.value)}
          value={note}
        />
      ) : (
        <TextField
          autoComplete="off"
          error={error}
          inputMode="decimal"
          label={t("servings")}
          maxLength={7}
          onChange={(event) => setServings(event.target.value)}
          value={servings}
        />
      )}
      <SlotFields days={days} onChange={setSlot} slot={slot} />
      <div className="flex flex-wrap justify-between gap-3">
        <Button
          onClick={() => {
            onRemove();
            onClose();
          }}
        >
          <Trash2 size={18} />
          {t("remove")}
        </Button>
        <Button type="submit" variant="primary">
          {t("save")}
        </Button>
      </div>
    </form>
  );
}
