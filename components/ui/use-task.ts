"use client";

import { useState } from "react";

/** A task that leaves the page resolves to this: it counts as running until the next page replaces this one. */
export const LEAVING = Symbol("leaving");

/**
 * Runs one task at a time. A task that starts while another one runs, such as the second click of a double click, is
 * ignored. @param show called with the name of the running task, or null
 */
export function oneAtATime<Name extends string>(show: (running: Name | null) => void) {
  let current: AbortController | null = null;
  const free = () => {
    current = null;
    show(null);
  };
  return {
    isRunning: (): boolean => current !== null,
    /**
     * Resolves to true if the task ended well; to false if it was ignored, failed or was cancelled.
     * @param failed called with the error of a task that was not cancelled; without it, run throws the error
     */
    run: async (
      name: Name,
      task: (signal: AbortSignal) => Promise<unknown>,
      failed?: (error: unknown) => void,
    ): Promise<boolean> => {
      if (current) return false;
      const mine = new AbortController();
      current = mine;
      show(name);
      try {
        const outcome = await task(mine.signal);
        if (current === mine && outcome !== LEAVING) free();
        return !mine.signal.aborted;
      } catch (error) {
        if (current !== mine) return false;
        free();
        if (!failed) throw error;
        failed(error);
        return false;
      }
    },
    /** Aborts the task's signal; its outcome no longer counts, and another task may start. */
    cancel: (): void => {
      if (!current) return;
      current.abort();
      free();
    },
  };
}

/**
 * Runs the tasks that a person starts on this page and may repeat out of impatience: save, import, delete. `running`
 * is the name of the running task, or null.
 */
export function useTask<Name extends string = string>() {
  const [running, setRunning] = useState<Name | null>(null);
  const [task] = useState(() => oneAtATime<Name>(setRunning));
  return { running, busy: running !== null, ...task };
}
