"use client";

import { type FormEvent, type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { clock } from "@/lib/analytics/clock-words";
import { failureOf } from "@/lib/api-call";
import type { NewsWire } from "@/lib/schemas/venue-news";
import { FEWEST_TO_ALERT } from "@/lib/venue-news/rhythm";
import { venueNews as calls } from "@/lib/venue-news-client";
import { Panel } from "../panel";

type AlertRulesProps = { venueId: string; news: NewsWire; onSaved: (news: NewsWire) => void };
type Rules = NewsWire["alerts"];

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

/** What is told at once, each with a sentence that says what is compared. */
export function AlertRules({ venueId, news, onSaved }: AlertRulesProps) {
  const [rules, setRules] = useState<Rules>(news.alerts);
  const { busy, run } = useTask();
  const toast = useToast();
  const set = (changes: Partial<Rules>) => setRules({ ...rules, ...changes });
  const save = (event: FormEvent) => {
    event.preventDefault();
    void run(
      "save",
      async () => {
        onSaved(await calls.setAlerts(venueId, rules));
        toast("success", "The alerts are saved.");
      },
      (error) => toast("error", failureOf(error, "Nothing was changed.")),
    );
  };
  const { spike_percent: spike, drop_percent: drop, unread_minutes: unread } = rules;
  return (
    <Panel
      finding="At most one mail of each kind a day, to those of your team whom you choose below."
      title="Alerts at once"
    >
      <form className="mt-3 grid gap-4" onSubmit={save}>
        <Threshold
          label="Many more visits"
          onChoose={(chosen) => set({ spike_percent: chosen })}
          options={[25, 50, 100, 200].map((each) => ({ value: each, label: `From ${each}% more on` }))}
          value={spike}
        />
        <Threshold
          label="Many fewer visits"
          onChoose={(chosen) => set({ drop_percent: chosen })}
          options={[25, 50, 75].map((each) => ({ value: each, label: `From ${each}% fewer on` }))}
          value={drop}
        >
          A day that is over is held against the average of the same weekday of the 13 weeks before. Not in the first 13
          weeks, and not where both numbers are under {FEWEST_TO_ALERT}.
        </Threshold>
        <Threshold
          label="Cards with allergies that nobody reads"
          onChoose={(chosen) => set({ unread_minutes: chosen })}
          options={[10, 20, 30, 60].map((each) => ({ value: each, label: `After ${each} minutes` }))}
          value={unread}
        >
          Once five guests of a day are concerned, each with a confirmed email of their own. To owners and managers, who
          see names.
        </Threshold>
        <div className="grid gap-3 tablet:grid-cols-2">
          <SelectField
            label="Quiet from"
            onChange={({ target }) => set({ quiet_from: Number(target.value) })}
            value={rules.quiet_from}
          >
            <Hours />
          </SelectField>
          <SelectField
            hint={rules.quiet_from === rules.quiet_until ? "No hour is quiet." : undefined}
            label="Until"
            onChange={({ target }) => set({ quiet_until: Number(target.value) })}
            value={rules.quiet_until}
          >
            <Hours />
          </SelectField>
        </div>
        <div>
          <Button busy={busy} type="submit">
            Save alerts
          </Button>
        </div>
      </form>
    </Panel>
  );
}

const Hours = () =>
  HOURS.map((each) => (
    <option key={each} value={each}>
      {clock(each)}
    </option>
  ));

type ThresholdProps = {
  label: string;
  value: number | null;
  options: readonly { value: number; label: string }[];
  onChoose: (value: number | null) => void;
  /** What is compared. */
  children?: ReactNode;
};

function Threshold({ label, value, options, onChoose, children }: ThresholdProps) {
  const isOther = value !== null && options.every((each) => each.value !== value);
  return (
    <SelectField
      hint={children}
      label={label}
      onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
      value={value ?? ""}
    >
      <option value="">Never</option>
      {isOther && <option value={value}>{value}</option>}
      {options.map((each) => (
        <option key={each.value} value={each.value}>
          {each.label}
        </option>
      ))}
    </SelectField>
  );
}
