import { Pencil } from "lucide-react";
import { useState } from "react";
import { useLocale, useText } from "#use-text";
import { Dialog } from "@/components/ui/dialog";
import { IconButton } from "@/components/ui/icon-button";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { groupBy } from "@/lib/collections/group-by";
import { diaryApi } from "@/lib/diary-client";
import { dateLocale } from "@/lib/i18n/date-locale";
import type { DiaryEntryWire } from "@/lib/schemas/diary";
import { diaryText } from "@/messages/en/diary";
import { EntryForm } from "./entry-form";
import { SOURCE_WORDS } from "./entry-words";

/** The entries by their days. A change of an entry opens in a dialog, and a deletion can be taken back. */
export function DiaryRows({ entries, onChanged }: { entries: readonly DiaryEntryWire[]; onChanged: () => void }) {
  const t = useText(diaryText);
  const locale = useLocale();
  const [edited, setEdited] = useState<DiaryEntryWire | null>(null);
  const days = groupBy(entries, ({ day }) => day);
  const write = new Intl.DateTimeFormat(dateLocale(locale), { dateStyle: "full", timeZone: "UTC" });
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section aria-labelledby={`day-${day}`} key={day}>
          <h3 className="m-0 text-step-1" id={`day-${day}`}>
            {write.format(new Date(day))}
          </h3>
          <ul className="m-0 list-none p-0">
            {ofDay.map((entry) => (
              <Row entry={entry} key={entry.id} onEdit={() => setEdited(entry)} />
            ))}
          </ul>
        </section>
      ))}
      <Dialog onOpenChange={(open) => !open && setEdited(null)} open={edited !== null} title={t("changeEntry")} wide>
        {edited && (
          <Change
            entry={edited}
            key={edited.id}
            onDone={() => {
              setEdited(null);
              onChanged();
            }}
          />
        )}
      </Dialog>
    </>
  );
}

function Row({ entry, onEdit }: { entry: DiaryEntryWire; onEdit: () => void }) {
  const t = useText(diaryText);
  const { time, what, strength, note, source } = entry;
  const more = [strength && t(strength), source !== "own" && t(SOURCE_WORDS[source])].filter(Boolean).join(", ");
  return (
    <li className="flex items-start gap-3 border-line border-b py-3 last:border-b-0">
      <span className="num text-ink-soft">{time}</span>
      <div className="min-w-0 flex-1 wrap-anywhere">
        <b>{what}</b>
        {more && <p className="m-0 text-ink-soft text-small">{more}</p>}
        {note && <p className="m-0 whitespace-pre-line text-small">{note}</p>}
      </div>
      <IconButton label={t("change", { what })} onClick={onEdit}>
        <Pencil size={18} />
      </IconButton>
    </li>
  );
}

function Change({ entry, onDone }: { entry: DiaryEntryWire; onDone: () => void }) {
  const t = useText(diaryText);
  const toast = useToast();
  const { running, run } = useTask<"change" | "remove">();
  const [failure, setFailure] = useState<string | null>(null);
  const { id, kind, day, time, what, strength, note } = entry;
  const putBack = async () => {
    const head = { id, day, time, what, note };
    await diaryApi
      .write(strength === null ? { kind: "eaten", ...head } : { kind: "symptom", ...head, strength })
      .then(onDone, () => toast("error", t("notStored")));
  };
  const remove = () =>
    run(
      "remove",
      async () => {
        await diaryApi.remove(id);
        toast("success", t("deleted", { what }), { label: t("undo"), onSelect: () => void putBack() });
        onDone();
      },
      () => toast("error", t("notDeleted")),
    );
  return (
    <EntryForm
      action={t("save")}
      busy={running}
      error={failure}
      kind={kind}
      onDelete={() => void remove()}
      onEntry={(written) => {
        setFailure(null);
        const { strength: strong, ...rest } = written;
        return run(
          "change",
          async () => {
            await diaryApi.change(id, kind === "symptom" ? { ...rest, strength: strong } : rest);
            onDone();
          },
          (error) => setFailure(failureOf(error, t("notStored"))),
        );
      }}
      rendered={{ day, time, what, strength: strength ?? "mild", note }}
    />
  );
}
