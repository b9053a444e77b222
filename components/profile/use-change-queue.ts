"use client";

import { useMutation, useMutationState } from "@tanstack/react-query";
import { useCallback, useEffect, useId, useMemo, useRef } from "react";
import { currentPerson, requirePerson } from "@/lib/api-call";

type ChangeQueueOptions<Change> = {
  /** Sends one change and puts what the server answered into what is known to be saved. */
  send: (change: Change) => Promise<void>;
  onFailure: (error: unknown, change: Change) => void;
};

/** All changes of a profile wait for each other, whichever list they are of: their answers cannot overtake. */
const ONE_AT_A_TIME = { id: "profile" };

/**
 * Changes that are shown at once and sent one after another, in the order of the taps. A screen shows
 * what is saved with every `pending` change applied; a change that fails leaves the list, and the
 * screen falls back to the truth by itself, later changes included. Applying must be idempotent: for
 * a moment a change is both saved and pending.
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
    networkMode: "always", // without a network a change fails and is told; it does not wait unseen
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

  /** Resolves when all that was pushed so far is saved or has failed: true when none failed. */
  const settled = useCallback(async () => {
    const before = failures.current;
    await tail.current;
    return failures.current === before;
  }, []);
  /** `inTurn`: anything else that must wait for the changes, for example reading the list again. */
  return { pending, push, inTurn, settled };
}

type Sent<Change> = { change: Change; person: string | null };
