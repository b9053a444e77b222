"use client";

import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { currentPerson, requirePerson } from "@/lib/api-call";

type ChangeQueueOptions<Change> = {
  /** Sends a change and stores the server's answer as the saved state. */
  send: (change: Change) => Promise<void>;
  onFailure: (error: unknown, change: Change) => void;
};

/**
 * All changes of a profile wait for each other, even in different lists, so that answers cannot overtake each other.
 */
const ONE_AT_A_TIME = { id: "profile" };

/**
 * Applies changes at once and sends them one after another, in order. A screen shows the saved state with every
 * `pending` change applied; a change that fails leaves the list, so the screen returns to the saved state with the
 * later changes. Applying must be idempotent: for a moment a change is both saved and pending.
 */
export function useChangeQueue<Change>(options: ChangeQueueOptions<Change>) {
  const id = useId();
  const key = useMemo(() => ["profile-change", id], [id]);
  const latest = useRef(options);
  const failures = useRef(0);
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    latest.current = options;
  });

  const { mutateAsync } = useMutation<void, unknown, Sent<Change>>({
    mutationKey: key,
    scope: ONE_AT_A_TIME,
    networkMode: "always", // offline, a change fails and is reported instead of waiting unseen
    mutationFn: async ({ change, person }) => {
      requirePerson(person);
      await latest.current.send(change);
    },
    onError: (error, { change }) => {
      failures.current += 1;
      latest.current.onFailure(error, change);
    },
  });
  const { mutateAsync: inTurn } = useMutation<void, unknown, () => Promise<void>>({
    scope: ONE_AT_A_TIME,
    networkMode: "always",
    mutationFn: (task) => task(),
  });
  const pending = useMutationState({
    filters: { mutationKey: key, status: "pending" },
    select: ({ state }) => (state.variables as Sent<Change>).change,
  });

  const push = useCallback(
    (change: Change) => {
      const sent = mutateAsync({ change, person: currentPerson() }).catch(() => undefined);
      tail.current = Promise.all([tail.current, sent]);
    },
    [mutateAsync],
  );

  /** Resolves when all changes so far are saved or have failed: true if none failed. */
  const settled = useCallback(async () => {
    const before = failures.current;
    await tail.current;
    return failures.current === before;
  }, []);
  /** `inTurn`: queues other work that must wait for the changes, for example reloading the list. */
  return { pending, push, inTurn, settled };
}

type Sent<Change> = { change: Change; person: string | null };
