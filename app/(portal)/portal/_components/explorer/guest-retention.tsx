"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog } from "@/components/ui/dialog";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { analyticsApi } from "@/lib/analytics-client";
import { failureOf } from "@/lib/api-call";
import { useAllowed } from "../frame/allowed";

const CHOICES = [0, 1, 7, 14, 30, 60, 90, 180, 365];

const inWords = (days: number) =>
  days === 0 ? "Until the visit ends" : days === 1 ? "For 1 day" : `For ${days.toLocaleString("en")} days`;

/** What becomes of the rest when a name ends. */
const BECOMES = [
  [
    "Data Explorer",
    "The visit stays as a row with its time and table, without a name and a card. No search finds it by name.",
  ],
  [
    "Files",
    "Later exports hold the same row without its name. Files that you downloaded before keep theirs: delete them.",
  ],
  [
    "Repeat visits",
    "A guest who comes again is named by the new visit, with how often they were here. Their earlier visits stay counts.",
  ],
  ["Charts and numbers", "They do not change. Groups of fewer than five stay hidden."],
] as const;

type Asked = { days: number; ending: number };

/** For how long the venue sees its guests by name, and what they showed. Fewer days are asked about first. */
export function GuestRetention({ venueId }: { venueId: string }) {
  const key = ["guest-retention", venueId];
  const { data } = useQuery({ queryKey: key, queryFn: () => analyticsApi.readRetention(venueId) });
  const queries = useQueryClient();
  const { busy, run } = useTask();
  const toast = useToast();
  const maySet = useAllowed("retention");
  const [asked, setAsked] = useState<Asked | null>(null);
  if (!data) return null;
  const failed = (error: unknown) => {
    setAsked(null);
    toast("error", failureOf(error, "Nothing was changed."));
  };
  const set = async (days: number) => {
    queries.setQueryData(key, await analyticsApi.setRetention(venueId, days));
    await queries.invalidateQueries({ queryKey: ["visits", venueId] });
    setAsked(null);
    toast("success", "Saved. Guests whose time is over are counts.");
  };
  const choose = (days: number) =>
    run(
      "choose",
      async () => {
        const preview = await analyticsApi.previewRetention(venueId, days);
        if (preview.ending > 0) setAsked(preview);
        else await set(days);
      },
      failed,
    );
  const choices = [...new Set([...CHOICES, data.days])].sort((a, b) => a - b);
  return (
    <section aria-labelledby="names-stay" className="max-w-[640px]">
      <h2 className="text-step-1" id="names-stay">
        How long names stay
      </h2>
      <SelectField
        className="mt-2 max-w-[420px]"
        disabled={busy || !maySet}
        hint={
          maySet
            ? "After that a visit is only counted: no name, no card. A shorter time applies at once to past visits, and nothing brings them back."
            : "After that a visit is only counted: no name, no card. An owner decides."
        }
        label="See guests by name after the visit"
        onChange={({ target }) => void choose(Number(target.value))}
        value={data.days}
      >
        {choices.map((days) => (
          <option key={days} value={days}>
            {inWords(days)}
          </option>
        ))}
      </SelectField>
      <dl className="mt-3 grid gap-2 text-small">
        {BECOMES.map(([what, becomes]) => (
          <div key={what}>
            <dt className="font-[620]">{what}</dt>
            <dd className="text-ink-soft">{becomes}</dd>
          </div>
        ))}
      </dl>
      <ConfirmDialog
        busy={busy}
        confirmLabel="End the names"
        description={
          asked &&
          `${asked.ending.toLocaleString("en")} past ${asked.ending === 1 ? "visit loses its name and card" : "visits lose their names and cards"} at once. Nothing brings them back.`
        }
        onConfirm={() => asked && void run("set", () => set(asked.days), failed)}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        open={asked !== null}
        title={asked ? `${inWords(asked.days)} only?` : ""}
      />
    </section>
  );
}
