"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { TextField } from "@/components/ui/field";
import { Moment } from "@/components/ui/moment";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { failureOf } from "@/lib/api-call";
import { LOCALE_NAMES, WHOLE_LOCALES, type WholeLocale, wholeLocale } from "@/lib/i18n/locales";
import type { NewsWire } from "@/lib/schemas/venue-news";
import { venueNews as calls } from "@/lib/venue-news-client";
import { Panel } from "../panel";

type Changes = { venueId: string; onAdded: (news: NewsWire) => void; onChanged: () => Promise<unknown> };
type Reader = NewsWire["readers"][number];

/** Who gets the mail: people of the business at once, other addresses once they said yes. */
export function MailReaders({ news, ...changes }: Changes & { news: NewsWire }) {
  return (
    <Panel
      finding="People of your team by their right to see the numbers. Any other address is asked first."
      title="Who gets it"
    >
      {news.readers.length === 0 ? (
        <p className="mt-3">Nobody so far.</p>
      ) : (
        <ul className="mt-3 border-line border-t">
          {news.readers.map((reader) => (
            <ReaderRow key={reader.id} reader={reader} {...changes} />
          ))}
        </ul>
      )}
      <AddReader {...changes} />
    </Panel>
  );
}

function standingOf({ is_member: isMember, is_confirmed: isConfirmed, is_allowed: isAllowed }: Reader): string {
  if (!isAllowed)
    return isMember
      ? "May not see the numbers any more; is taken off with the next mail."
      : "Whoever added it may not any more; is taken off with the next mail.";
  if (!isConfirmed) return "Was asked. Nothing is sent before the answer.";
  return isMember ? "Of your team." : "Said yes.";
}

function ReaderRow({ reader, venueId, onChanged }: Changes & { reader: Reader }) {
  const { busy, run } = useTask();
  const toast = useToast();
  const [isAlerted, setAlerted] = useState(reader.is_alerted);
  const alert = (next: boolean) =>
    run(
      "alert",
      async () => {
        setAlerted(next);
        await calls.alertReader(venueId, reader.id, next);
        await onChanged();
      },
      (error) => {
        setAlerted(!next);
        toast("error", failureOf(error, "Nothing was changed."));
      },
    );
  const remove = () =>
    run(
      "remove",
      async () => {
        await calls.removeReader(venueId, reader.id);
        await onChanged();
        toast("success", `${reader.email} gets no mail any more.`);
      },
      (error) => {
        toast("error", failureOf(error, "Nobody was taken off."));
        void onChanged();
      },
    );
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2.5">
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{reader.email}</p>
        <p className="text-ink-soft text-small">
          {standingOf(reader)}
          {reader.last_sent_at && (
            <>
              {" "}
              Last mail <Moment iso={reader.last_sent_at} />.
            </>
          )}
        </p>
      </div>
      {reader.is_member && (
        <Checkbox checked={isAlerted} label="Alerts, too" onChange={({ target }) => void alert(target.checked)} />
      )}
      <Button aria-label={`Take off ${reader.email}`} busy={busy} onClick={() => void remove()} size="sm">
        Take off
      </Button>
    </li>
  );
}

function AddReader({ venueId, onAdded }: Changes) {
  const [email, setEmail] = useState("");
  const [locale, setLocale] = useState<WholeLocale>("en");
  const [failure, setFailure] = useState<string | null>(null);
  const { busy, run } = useTask();
  const toast = useToast();
  const add = (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    void run(
      "add",
      async () => {
        const next = await calls.addReader(venueId, { email, locale });
        onAdded(next);
        const added = next.readers.at(-1);
        toast("success", added?.is_member ? `${added.email} gets the mail.` : `${email.trim()} was asked.`);
        setEmail("");
      },
      (error) => setFailure(failureOf(error, "Nobody was added.")),
    );
  };
  return (
    <form className="mt-4 grid gap-3 tablet:grid-cols-[minmax(0,1fr)_9rem]" noValidate onSubmit={add}>
      <TextField
        autoComplete="off"
        error={failure}
        label="Mail"
        onChange={({ target }) => setEmail(target.value)}
        type="email"
        value={email}
      />
      <SelectField
        label="Language"
        onChange={({ target }) => setLocale(wholeLocale(target.value as WholeLocale))}
        value={locale}
      >
        {WHOLE_LOCALES.map((each) => (
          <option key={each} value={each}>
            {LOCALE_NAMES[each]}
          </option>
        ))}
      </SelectField>
      <div>
        <Button busy={busy} type="submit">
          Add
        </Button>
      </div>
    </form>
  );
}
