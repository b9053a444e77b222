import { type FormEvent, useState } from "react";
import { useText } from "#use-text";
import { Button } from "@/components/ui/button";
import { TextArea, TextField } from "@/components/ui/field";
import { FIELD_LABEL } from "@/components/ui/input";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { TwoButtons } from "@/components/ui/two-buttons";
import { DIARY_NOTE_MAX, DIARY_STRENGTHS, DIARY_WHAT_MAX } from "@/lib/diary/limits";
import type { DiaryEntryWire } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";

export type Written = {
  day: string;
  time: string;
  what: string;
  strength: NonNullable<DiaryEntryWire["strength"]>;
  note: string | null;
};

type EntryFormProps = {
  kind: DiaryEntryWire["kind"];
  rendered: Written;
  action: string;
  /** The task that runs; null: none. */
  busy: "change" | "remove" | null;
  error: string | null;
  onEntry: (written: Written) => Promise<boolean>;
  /** Given for an entry that is there. */
  onDelete?: () => void;
};

/** What it was, when, how strong, and a note. What was typed stays when it could not be stored. */
export function EntryForm({ kind, rendered, action, busy, error, onEntry, onDelete }: EntryFormProps) {
  const t = useText(diaryText);
  const [typed, setTyped] = useState(rendered);
  const [isAsked, setAsked] = useState(false);
  const set = (part: Partial<Written>) => setTyped({ ...typed, ...part });
  const isNameless = isAsked && typed.what.trim() === "";
  const isTimeless = isAsked && (typed.day === "" || typed.time === "");
  async function submit(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    const what = typed.what.trim();
    if (what === "" || typed.day === "" || typed.time === "") return;
    await onEntry({ ...typed, what, note: typed.note?.trim() || null });
  }
  return (
    <form className="grid grid-cols-2 items-start gap-3" noValidate onSubmit={submit}>
      <TextField
        autoComplete="off"
        className="col-span-2"
        error={isNameless ? t("sayWhat") : error}
        label={t(kind === "eaten" ? "whatEaten" : "whatSymptom")}
        maxLength={DIARY_WHAT_MAX}
        onChange={({ target }) => set({ what: target.value })}
        placeholder={t(kind === "eaten" ? "eatenExample" : "symptomExample")}
        value={typed.what}
      />
      <TextField
        error={isTimeless ? t("sayWhen") : null}
        label={t("day")}
        min="2000-01-01"
        onChange={({ target }) => set({ day: target.value })}
        type="date"
        value={typed.day}
      />
      <TextField
        label={t("time")}
        onChange={({ target }) => set({ time: target.value.slice(0, 5) })}
        type="time"
        value={typed.time}
      />
      {kind === "symptom" && (
        <div className="col-span-2">
          <span aria-hidden className={FIELD_LABEL}>
            {t("strength")}
          </span>
          <SegmentedControl
            label={t("strength")}
            onChange={(strength) => set({ strength })}
            options={DIARY_STRENGTHS.map((value) => ({ value, label: t(value) }))}
            value={typed.strength}
            wide
          />
        </div>
      )}
      <TextArea
        className="col-span-2"
        label={t("note")}
        maxLength={DIARY_NOTE_MAX}
        onChange={({ target }) => set({ note: target.value })}
        optional
        value={typed.note ?? ""}
      />
      {onDelete ? (
        <div className="col-span-2">
          <TwoButtons>
            <Button busy={busy === "remove"} disabled={busy !== null} onClick={onDelete} variant="danger">
              {t("delete")}
            </Button>
            <Button busy={busy === "change"} disabled={busy !== null} type="submit" variant="primary">
              {action}
            </Button>
          </TwoButtons>
        </div>
      ) : (
        <Button busy={busy !== null} className="col-span-2 justify-self-start" type="submit" variant="primary">
          {action}
        </Button>
      )}
    </form>
  );
}
