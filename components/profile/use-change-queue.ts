"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import { currentPerson, requirePerson } from "@/lib/api-call";

type ChangeQueueOptions<Change> = {
  /** Sends one change and puts what the server answered into what is known to be saved. */
  send: (change: Change) => Promise<void>;
  onFailure: (error: unknown, change: Change) => void;
};

/**
 * Changes that are shown at once and sent one after another, in the order of the taps. A screen shows
 * what is saved with every `pending` change applied; a change that fails leaves the list, and the
 * screen falls back to the truth by itself, later changes included. Applying must be idempotent: for
 * a moment a change is both saved and pending.
 */
export function useChangeQueue<Change>(options: ChangeQueueOptions<Change>) {
  const [pending, setPending] = useState<readonly Change[]>([]);
  const tail = useRef<Promise<void>>(Promise.resolve());
  const failures = useRef(0);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });

  /** Anything else that must wait for its turn, for example reading the list again. */
  const inTurn = useCallback((task: () => Promise<void>): Promise<void> => {
    tail.current = tail.current.then(task);
    return tail.current;
  }, []);

  const push = useCallback(
    (change: Change) => {
      const person = currentPerson();
      setPending((changes) => [...changes, change]);
      void inTurn(async () => {
        try {
          requirePerson(person);
          await latest.current.send(change);
        } catch (error) {
          failures.current += 1;
          latest.current.onFailure(error, change);
        }
        setPending((changes) => changes.filter((other) => other !== change));
      });
    },
    [inTurn],
  );

  /** Resolves when all that was pushed so far is saved or has failed: true when none failed. */
  const settled = useCallback(async () => {
    const before = failures.current;
    await tail.current;
    return failures.current === before;
  }, []);
  return { pending, push, inTurn, settled };
}
