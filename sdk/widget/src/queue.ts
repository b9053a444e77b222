import type { ForkprintApi } from "./types";

type Task = (forkprint: ForkprintApi) => void;
declare global {
  interface Window {
    /** What the page's own scripts want to do as soon as the widget is there, whichever of them comes first. */
    forkprintReady?: { push: (...tasks: Task[]) => unknown } | Task[] | undefined;
  }
}

/** Runs what waits, and from now on what is added at once. One that fails stops no other. */
export function serveQueue(forkprint: ForkprintApi): void {
  const run = (...tasks: Task[]) => {
    for (const task of tasks)
      try {
        task(forkprint);
      } catch (error) {
        reportError(error);
      }
  };
  const waiting = window.forkprintReady;
  window.forkprintReady = { push: run };
  if (Array.isArray(waiting)) run(...waiting);
}

export const closeQueue = (): void => {
  delete window.forkprintReady;
};
