"use client";

import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useRef, useState } from "react";
import { useTask } from "@/components/ui/use-task";
import { ApiError, failureOf } from "@/lib/api-call";
import { api } from "@/lib/api-client";
import { HEALTH_CONSENT_EDITION, type HealthPart } from "@/lib/profile/health-consent";
import type { HealthConsentsWire } from "@/lib/schemas/health-consent";

const KEY = ["health-consents"];
const QUERY = { queryKey: KEY, queryFn: () => api.getHealthConsents(), retry: false } as const;
const FAILED = "Your consent could not be saved, and nothing was recorded. Please try again.";

/** The person's consents to both kinds of health data; `undefined` until they are loaded. */
export function useHealthConsents({ enabled = true }: { enabled?: boolean } = {}) {
  const client = useQueryClient();
  const { data, isError, refetch } = useQuery({ ...QUERY, enabled });
  const set = useCallback((answer: HealthConsentsWire) => client.setQueryData(KEY, answer), [client]);
  return { consents: data, isError, refetch, set };
}

/** The person read the statement and did not agree. Nothing is recorded, and no error is shown. */
export class NotAgreed extends Error {}

/** A statement that waits for an answer. */
export type ConsentQuestion = {
  isOpen: boolean;
  busy: boolean;
  error: string | null;
  agree: () => Promise<boolean>;
  decline: () => void;
};

/**
 * Obtains the consent that is needed before health data is recorded, once. `require` resolves when the person has
 * agreed to the current statement, and throws NotAgreed if they decline. `question` is for HealthConsentDialog.
 */
export function useHealthConsent(part: HealthPart): { require: () => Promise<void>; question: ConsentQuestion } {
  const client = useQueryClient();
  const answer = useRef<((agreed: boolean) => void) | null>(null);
  const [isOpen, setOpen] = useState(false);
  const { busy, run } = useTask();
  const [error, setError] = useState<string | null>(null);

  const require = useCallback(async () => {
    const known = client.getQueryData<HealthConsentsWire>(KEY) ?? (await client.fetchQuery(QUERY));
    if (known?.parts.some((each) => each.part === part && each.is_current)) return;
    const isAgreed = await new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setError(null);
      setOpen(true);
    });
    if (!isAgreed) throw new NotAgreed();
  }, [client, part]);

  const close = useCallback((isAgreed: boolean) => {
    setOpen(false);
    answer.current?.(isAgreed);
    answer.current = null;
  }, []);

  const agree = useCallback(
    () =>
      run(
        "agree",
        async () => {
          client.setQueryData(KEY, await api.giveHealthConsent(part, HEALTH_CONSENT_EDITION));
          close(true);
        },
        (reason) => {
          // Signed out meanwhile; the next person who signs in is asked again.
          if (reason instanceof ApiError && reason.status === 401) close(false);
          else setError(failureOf(reason, FAILED));
        },
      ),
    [client, part, close, run],
  );

  const decline = useCallback(() => close(false), [close]);
  return {
    require,
    question: useMemo(() => ({ isOpen, busy, error, agree, decline }), [isOpen, busy, error, agree, decline]),
  };
}
