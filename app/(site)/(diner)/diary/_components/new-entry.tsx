import { useEffect, useRef, useState } from "react";
import { useText } from "#use-text";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { SelectField } from "@/components/ui/select-field";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { byClock } from "@/lib/diary/by-clock";
import { DIARY_KINDS } from "@/lib/diary/limits";
import { diaryApi } from "@/lib/diary-client";
import type { DiaryEntryWire, EatenWire } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";
import { EntryForm, type Written } from "./entry-form";
import { OFFER_WORDS } from "./entry-words";

type NewEntryProps = { eaten: EatenWire; onWritten: () => void };

const EMPTY: Written = { day: "", time: "", what: "", strength: "mild", note: null };

/** The next entry, with the moment of now by the device's clock, or with what was just checked, visited or cooked. */
export function NewEntry({ eaten, onWritten }: NewEntryProps) {
  const t = useText(diaryText);
  const { busy, run } = useTask();
  const [kind, setKind] = useState<DiaryEntryWire["kind"]>("eaten");
  const [failure, setFailure] = useState<string | null>(null);
  // A new number makes an empty form, or one that begins with what was chosen.
  const [{ number, start, taken }, setForm] = useState<{
    number: number;
    start: Written;
    taken: EatenWire[number] | null;
  }>({
    ...{ number: 0, start: EMPTY, taken: null },
  });
  // The server does not know the device's clock.
  useEffect(() => setForm((form) => ({ ...form, number: 1, start: { ...EMPTY, ...byClock(new Date()) } })), []);
  /** The entry keeps its id until it is stored, so that a repeated click writes it once. */
  const id = useRef<string | null>(null);
  const begin = (source: EatenWire[number] | null) => {
    const moment = byClock(source?.at ? new Date(source.at) : new Date());
    id.current = null;
    setForm({
      number: number + 1,
      taken: source,
      start: { ...EMPTY, ...moment, ...(source?.day ? { day: source.day } : {}), what: source?.what ?? "" },
    });
  };
  return (
    <section
      aria-labelledby="write-entry"
      className="grid gap-4 rounded-card border-[1.5px] border-line bg-raised p-4 tablet:p-5"
    >
      <h2 className="m-0 text-step-2" id="write-entry">
        {t("writeEntry")}
      </h2>
      <SegmentedControl
        label={t("whichKind")}
        onChange={(next) => {
          setKind(next);
          begin(null);
        }}
        options={DIARY_KINDS.map((value) => ({ value, label: t(value) }))}
        value={kind}
        wide
      />
      {kind === "eaten" && eaten.length > 0 && (
        <SelectField
          label={t("takenFrom")}
          onChange={({ target }) => begin(eaten.find((each) => each.id === target.value) ?? null)}
          value={taken?.id ?? ""}
        >
          <option value="">{t("ownWords")}</option>
          {eaten.map((each) => (
            <option key={each.id} value={each.id}>
              {t(OFFER_WORDS[each.source], { what: each.what })}
            </option>
          ))}
        </SelectField>
      )}
      <EntryForm
        action={t("writeDown")}
        busy={busy ? "change" : null}
        error={failure}
        key={number}
        kind={kind}
        onEntry={({ strength, ...written }) => {
          setFailure(null);
          id.current ??= crypto.randomUUID();
          const head = { id: id.current, ...written };
          const from = taken ? { taken_from: { source: taken.source, id: taken.id } } : {};
          return run(
            "write",
            async () => {
              await diaryApi.write(kind === "symptom" ? { kind, ...head, strength } : { kind, ...head, ...from });
              begin(null);
              onWritten();
            },
            (error) => setFailure(failureOf(error, t("notStored"))),
          );
        }}
        rendered={start}
      />
    </section>
  );
}
