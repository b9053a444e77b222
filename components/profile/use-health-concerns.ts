"use client";

import { useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { useText } from "#use-text";
import { useChangeQueue } from "@/components/profile/use-change-queue";
import { type ConsentQuestion, NotAgreed, useHealthConsent } from "@/components/profile/use-health-consent";
import { usePreferences } from "@/components/profile/use-preferences";
import { isOutdated, type ReportMode, statusOf, useReport } from "@/components/profile/use-report";
import { api } from "@/lib/api-client";
import { MAX_HEALTH_CONCERNS } from "@/lib/dietary/preference-kinds";
import type { HealthConcernWire, UserHealthConcernWire } from "@/lib/schemas/profile";
import { profile } from "@/messages/en/profile";

export type HealthOptions =
  | { state: "loading" }
  | { state: "failed" }
  | { state: "ready"; concerns: readonly HealthConcernWire[] };

export type HealthEditor = {
  options: HealthOptions;
  retry: () => void;
  /** The person's concerns, including changes that are still being sent. */
  chosen: readonly UserHealthConcernWire[];
  toggle: (concern: HealthConcernWire, on: boolean) => void;
  /** The question that must be answered before the first one is recorded. */
  consent: ConsentQuestion;
  /** Inline mode only. */
  error: string | null;
  /** Resolves when all changes have been answered: true if all of them succeeded. */
  settled: () => Promise<boolean>;
};

type Change = { concern: HealthConcernWire; on: boolean };

/** A placeholder until the server has created the record. */
const pendingRecord = (concern: HealthConcernWire): UserHealthConcernWire => ({
  id: `pending:${concern.id}`,
  health_concern_id: concern.id,
  is_active: true,
  notes: null,
  health_concern: concern,
});

/** Idempotent. A fourth concern is ignored. */
export function applyHealthChange(
  chosen: readonly UserHealthConcernWire[],
  { concern, on }: Change,
): readonly UserHealthConcernWire[] {
  const isThere = chosen.some((each) => each.health_concern_id === concern.id);
  if (isThere === on) return chosen;
  if (!on) return chosen.filter((each) => each.health_concern_id !== concern.id);
  return chosen.length >= MAX_HEALTH_CONCERNS ? chosen : [...chosen, pendingRecord(concern)];
}

function useHealthOptions(
  enabled: boolean,
  initialData: readonly HealthConcernWire[] | undefined,
  onFailure: (message: string) => void,
) {
  const t = useText(profile);
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["health-concerns", "available"],
    queryFn: () => api.listAvailableHealthConcerns(),
    enabled,
    initialData,
    staleTime: Number.POSITIVE_INFINITY, // the same for everybody, so it stays valid while the page is open
    retry: false, // the screen reports the failure and offers to try again
  });
  const hasFailed = isError && !isFetching;
  useEffect(() => {
    if (hasFailed) onFailure(t("concernsNotLoaded"));
  }, [hasFailed, onFailure, t]);
  const options = useMemo<HealthOptions>(() => {
    if (data) return { state: "ready", concerns: data };
    return { state: hasFailed ? "failed" : "loading" };
  }, [data, hasFailed]);
  const retry = useCallback(() => void refetch(), [refetch]);
  return { options, retry };
}

type HealthConcernsOptions = {
  report?: ReportMode;
  /** False postpones loading the options. */
  enabled?: boolean;
  /** Options that the server rendered, so none are loaded. */
  available?: readonly HealthConcernWire[];
};

/** At most three concerns. Every tap is saved at once, and visibly rolled back if that fails. */
export function useHealthConcerns(settings: HealthConcernsOptions = {}): HealthEditor {
  const t = useText(profile);
  const { report = "toast", enabled = true, available } = settings;
  const { saved, setSaved, reload } = usePreferences();
  const { error, done, failed } = useReport(report);
  const loadFailed = useCallback((message: string) => report === "toast" && failed(message), [report, failed]);
  const { options, retry } = useHealthOptions(enabled, available, loadFailed);
  const latest = useRef(saved.healthConcerns);
  useEffect(() => {
    latest.current = saved.healthConcerns;
  }, [saved.healthConcerns]);

  const { require: requireConsent, question } = useHealthConsent("health");
  const keep = (records: readonly UserHealthConcernWire[]) => {
    latest.current = [...records];
    setSaved((current) => ({ ...current, healthConcerns: [...records] }));
  };

  const queue = useChangeQueue<Change>({
    send: async (change) => {
      const { concern, on } = change;
      if (applyHealthChange(latest.current, change) === latest.current) return;
      const record = latest.current.find((each) => each.health_concern_id === concern.id);
      if (on) {
        await requireConsent();
        const added = await api.addHealthConcern(concern.id);
        keep([...latest.current, added]);
      } else if (record) {
        await api.removeHealthConcern(record.id);
        keep(latest.current.filter((each) => each.id !== record.id));
      }
      done(on ? t("healthConcernAdded") : t("healthConcernRemoved"));
    },
    onFailure: (reason, { on }) => {
      if (reason instanceof NotAgreed) return;
      // Already added or removed, because another tab did the same.
      const isDoneElsewhere = statusOf(reason) === (on ? 409 : 404);
      if (!isDoneElsewhere) failed(t("concernNotSaved"));
      if (isOutdated(reason)) void reload().catch(() => undefined);
    },
  });

  const chosen = useMemo(
    () => queue.pending.reduce(applyHealthChange, saved.healthConcerns),
    [queue.pending, saved.healthConcerns],
  );
  const { push, settled } = queue;
  const toggle = useCallback((concern: HealthConcernWire, on: boolean) => push({ concern, on }), [push]);
  return useMemo(
    () => ({ options, retry, chosen, toggle, consent: question, error, settled }),
    [options, retry, chosen, toggle, question, error, settled],
  );
}
