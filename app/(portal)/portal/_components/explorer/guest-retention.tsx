"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { SelectField } from "@/components/ui/select-field";
import { useToast } from "@/components/ui/toast";
import { useTask } from "@/components/ui/use-task";
import { analyticsApi } from "@/lib/analytics-client";
import { ApiError } from "@/lib/api-call";
import { useAllowed } from "../frame/allowed";

const CHOICES = [0, 1, 7, 14, 30, 60, 90, 180, 365];

const inWords = (days: number) =>
  days === 0 ? "Until the visit ends" : days === 1 ? "For 1 day" : `For ${days.toLocaleString("en")} days`;

/** For how long the venue sees its guests by name, and what they showed. */
export function GuestRetention({ venueId }: { venueId: string }) {
  const key = ["guest-retention", venueId];
  const { data } = useQuery({ queryKey: key, queryFn: () => analyticsApi.readRetention(venueId) });
  const queries = useQueryClient();
  const { busy, run } = useTask();
  const toast = useToast();
  const maySet = useAllowed("retention");
  if (!data) return null;
  const choose = (days: number) =>
    run(
      "choose",
      async () => {
        queries.setQueryData(key, await analyticsApi.setRetention(venueId, days));
        await queries.invalidateQueries({ queryKey: ["visits", venueId] });
        toast("success", "Saved. Guests whose time is over are counts.");
      },
      (error) => toast("error", error instanceof ApiError ? error.message : "Nothing was changed."),
    );
  const choices = [...new Set([...CHOICES, data.days])].sort((a, b) => a - b);
  return (
    <SelectField
      className="max-w-[420px]"
      disabled={busy || !maySet}
      hint="After that a visit is only counted: no name, no card. A shorter time applies at once to past visits, and nothing brings them back."
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
  );
}
