"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Callout } from "@/components/ui/callout";
import { SelectField } from "@/components/ui/select-field";
import { LOCALE_NAMES, WHOLE_LOCALES, type WholeLocale, wholeLocale } from "@/lib/i18n/locales";
import type { NewsRhythm } from "@/lib/venue-news/rhythm";
import { venueNews as calls } from "@/lib/venue-news-client";
import { Panel } from "../panel";

const COLUMN = "\t";

/** What the mail would say now, word for word. */
export function MailPreview({ venueId, rhythm }: { venueId: string; rhythm: NewsRhythm | null }) {
  const [locale, setLocale] = useState<WholeLocale>("en");
  const { data, isPending, isError } = useQuery({
    queryKey: ["venue-news", venueId, "preview", rhythm, locale],
    queryFn: ({ signal }) => calls.preview(venueId, locale, signal),
  });
  return (
    <Panel className="bg-sunk" finding="To a person of your team, if it were sent now." title="What the mail would say">
      <div className="mt-3 max-w-40">
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
      </div>
      {isError && (
        <Callout className="mt-3" role="alert" tone="unchecked">
          <p>The mail could not be written now.</p>
        </Callout>
      )}
      {isPending && <p className="mt-3 text-small">Writing it.</p>}
      {data && (
        <article className="sheet mt-3 grid gap-3 p-5 text-small" lang={locale}>
          <h3 className="text-step-1 wrap-anywhere">{data.subject}</h3>
          {data.text.split(/\n{2,}/).map((block) => (
            <Block key={block} text={block} />
          ))}
        </article>
      )}
    </Panel>
  );
}

/** The same rule as in the mail: lines whose columns are parted are a table. */
function Block({ text }: { text: string }) {
  const lines = text.split("\n");
  if (!lines.every((line) => line.includes(COLUMN))) {
    return <p className={`wrap-anywhere ${/^https?:\S+$/.test(text) ? "text-ink-soft" : ""}`}>{text}</p>;
  }
  return (
    <dl>
      {lines.map((line) => {
        const [name, ...values] = line.split(COLUMN);
        return (
          <div className="flex justify-between gap-4 border-line border-t py-1.5" key={line}>
            <dt className="min-w-0 wrap-anywhere">{name}</dt>
            <dd className="flex-none font-semibold tabular-nums">{values.join(" ")}</dd>
          </div>
        );
      })}
    </dl>
  );
}
