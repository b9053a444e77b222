"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { usePreferences } from "@/components/profile/use-preferences";
import { Button } from "@/components/ui/button";
import { ErrorState } from "@/components/ui/empty-state";
import { TextField } from "@/components/ui/field";
import { SegmentedControl } from "@/components/ui/segmented-control";
import { useToast } from "@/components/ui/toast";
import { failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { limitInWords, titleCase } from "@/lib/id-card";
import type { NutrientLimitWire } from "@/lib/schemas/profile";

const KEY = ["nutrient-limits"];
const FAILED = "The limit could not be saved. Please try again.";

/** What advice on a serving goes by, each limit with where it is from, and what a doctor said in its place. */
export function NutrientLimits() {
  const { saved } = usePreferences();
  const chosen = saved.healthConcerns
    .filter(({ is_active }) => is_active)
    .map(({ health_concern_id }) => health_concern_id);
  const isAsked = chosen.length > 0 || (saved.nutrientLimits?.length ?? 0) > 0;
  const limits = useQuery({
    queryKey: [...KEY, chosen.join()],
    queryFn: () => api.listNutrientLimits(),
    enabled: isAsked,
    placeholderData: (before) => before,
    retry: false,
  });
  if (!isAsked) return null;
  if (limits.isError) {
    return (
      <ErrorState onRetry={() => void limits.refetch()} title="Failed to load your limits">
        What your doctor said is untouched.
      </ErrorState>
    );
  }
  if (!limits.data || limits.data.length === 0) return null;
  return (
    <section aria-labelledby="nutrient-limits" className="mt-6 grid gap-3">
      <div>
        <h3 className="m-0 font-semibold text-body" id="nutrient-limits">
          What a serving may hold
        </h3>
        <p className="m-0 text-ink-soft text-small">
          Recipes are held against these, and tell you when a serving goes over. If your doctor gave you another number,
          write it here. It stands on your card wherever you share health.
        </p>
      </div>
      <ul className="m-0 list-none divide-y divide-line border-line border-y p-0">
        {limits.data.map((limit) => (
          <Limit key={limit.nutrient} limit={limit} />
        ))}
      </ul>
    </section>
  );
}

function Limit({ limit }: { limit: NutrientLimitWire }) {
  const [isOpen, setOpen] = useState(false);
  const { own, usual, unit, label, concerns, per_meal } = limit;
  const isWaiting = concerns.length === 0;
  return (
    <li className="grid gap-2 py-3">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-[1_1_16rem]">
          <p className="m-0">
            <b>{label}</b>: {own ? inWords(limit) : `at most ${usual.amount} ${unit} a meal`}
          </p>
          <p className="m-0 text-ink-soft text-small">
            {isWaiting
              ? "Not in use: no health concern that you have chosen asks for it."
              : `For ${concerns.map(titleCase).join(", ")}.`}{" "}
            {own ? (
              <>
                What your doctor said{own.per === "day" && `; ${rounded(per_meal)} ${unit} for each of three meals`}.
                Otherwise {usual.amount} {unit} a meal.
              </>
            ) : (
              <>Source: {usual.source}.</>
            )}
          </p>
        </div>
        {!isOpen && (
          <Button aria-label={`${own ? "Change" : "My doctor said"}: ${label}`} onClick={() => setOpen(true)} size="sm">
            {own ? "Change" : "My doctor said"}
          </Button>
        )}
      </div>
      {isOpen && <LimitForm limit={limit} onDone={() => setOpen(false)} />}
    </li>
  );
}

const rounded = (amount: number): string => String(Number(amount.toPrecision(3)));
const inWords = ({ own, ...limit }: NutrientLimitWire): string =>
  own ? limitInWords({ ...limit, ...own }).slice(limit.label.length + 2) : "";

function LimitForm({ limit, onDone }: { limit: NutrientLimitWire; onDone: () => void }) {
  const { nutrient, label, unit, own } = limit;
  const [amount, setAmount] = useState(own ? String(own.amount) : "");
  const [per, setPer] = useState(own?.per ?? "day");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { setSaved } = usePreferences();
  const client = useQueryClient();
  const toast = useToast();

  async function save(change: "set" | "remove") {
    const value = Number(amount.trim().replace(",", "."));
    if (change === "set" && !(value >= 0.001 && value <= 1_000_000))
      return setWrong(`A number of ${unit}, for example 2`);
    setBusy(true);
    try {
      const answer =
        change === "set"
          ? await api.setNutrientLimit(nutrient, { amount: value, per })
          : await api.removeNutrientLimit(nutrient);
      setSaved(({ nutrientLimits: _, ...current }) => ({
        ...current,
        ...(answer.nutrientLimits ? { nutrientLimits: answer.nutrientLimits } : {}),
      }));
      await client.invalidateQueries({ queryKey: KEY });
      toast(
        "success",
        change === "set" ? `${label}: what your doctor said counts now` : `${label}: the usual limit counts again`,
      );
      onDone();
    } catch (error) {
      toast("error", failureOf(error, FAILED));
      setBusy(false);
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) void save("set");
  };
  return (
    <form aria-label={`${label}: what your doctor said`} className="grid gap-3" noValidate onSubmit={submit}>
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          className="w-[10rem]"
          error={wrong}
          inputMode="decimal"
          label={`At most (${unit})`}
          maxLength={12}
          onChange={(event) => {
            setAmount(event.target.value);
            setWrong(null);
          }}
          value={amount}
        />
        <SegmentedControl
          label="For how long"
          onChange={setPer}
          options={[
            { value: "day", label: "A day" },
            { value: "meal", label: "A meal" },
          ]}
          value={per}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button busy={busy} type="submit" variant="primary">
          Save
        </Button>
        <Button disabled={busy} onClick={onDone}>
          Cancel
        </Button>
        {own && (
          <Button disabled={busy} onClick={() => void save("remove")} variant="text">
            Back to the usual limit
          </Button>
        )}
      </div>
    </form>
  );
}
