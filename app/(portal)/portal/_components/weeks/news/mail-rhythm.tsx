"use client";

import { type FormEvent, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { clock, WHOLE_WEEKDAYS } from "@/lib/analytics/clock-words";
import { failureOf } from "@/lib/api-call";
import type { NewsWire } from "@/lib/schemas/venue-news";
import { LAST_DAY_OF_MONTH, NEWS_RHYTHMS, type NewsRhythm } from "@/lib/venue-news/rhythm";
import { venueNews as calls } from "@/lib/venue-news-client";
import { Panel } from "../panel";

type MailRhythmProps = { venueId: string; news: NewsWire; onSaved: (news: NewsWire) => void };

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
const DAYS_OF_MONTH = Array.from({ length: LAST_DAY_OF_MONTH }, (_, n) => n + 1);

/** When the mail is sent, by the venue's clock. */
export function MailRhythm({ venueId, news, onSaved }: MailRhythmProps) {
  const [rhythm, setRhythm] = useState<NewsRhythm | null>(news.rhythm);
  const [day, setDay] = useState(news.day);
  const [hour, setHour] = useState(news.hour);
  const { busy, run } = useTask();
  const toast = useToast();
  const choose = (text: string) => {
    const next = NEWS_RHYTHMS.find((each) => each === text) ?? null;
    setRhythm(next);
    if (next !== "month" && day > 7) setDay(1);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(
      "save",
      async () => {
        onSaved(await calls.set(venueId, { rhythm, day, hour }));
        toast("success", rhythm ? "The mail is on." : "The mail is off.");
      },
      (error) => toast("error", failureOf(error, "Nothing was changed.")),
    );
  };
  return (
    <Panel finding={whenInWords(news)} title="Numbers by mail">
      <form className="mt-3 grid gap-3 tablet:grid-cols-3" onSubmit={save}>
        <SelectField label="How often" onChange={({ target }) => choose(target.value)} value={rhythm ?? ""}>
          <option value="">Never</option>
          <option value="week">Every week</option>
          <option value="month">Every month</option>
        </SelectField>
        {rhythm && (
          <>
            <SelectField label="Day" onChange={({ target }) => setDay(Number(target.value))} value={day}>
              {rhythm === "week"
                ? WHOLE_WEEKDAYS.map((name, n) => (
                    <option key={name} value={n + 1}>
                      {name}
                    </option>
                  ))
                : DAYS_OF_MONTH.map((each) => (
                    <option key={each} value={each}>
                      {each}
                    </option>
                  ))}
            </SelectField>
            <SelectField label="Time" onChange={({ target }) => setHour(Number(target.value))} value={hour}>
              {HOURS.map((each) => (
                <option key={each} value={each}>
                  {clock(each)}
                </option>
              ))}
            </SelectField>
          </>
        )}
        <div className="tablet:col-span-3">
          <Button busy={busy} type="submit" variant="primary">
            Save
          </Button>
        </div>
      </form>
    </Panel>
  );
}

function whenInWords({ rhythm, day, hour, zone }: NewsWire): string {
  if (rhythm === null)
    return "It is off. A week or a month that is over, compared with the one before and a year before.";
  const days =
    rhythm === "week" ? `Every ${WHOLE_WEEKDAYS[day - 1] ?? ""}` : `Every month on day ${day}, about the month before,`;
  return `${days} at ${clock(hour)}, ${zone}. Nothing is sent about days without visits.`;
}
