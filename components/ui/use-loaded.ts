import { useCallback, useEffect, useRef, useState } from "react";

export type Loaded<T> = T | "loading" | "failed";
type Change<T> = (now: T) => T;

/**
 * Loads the data of a settings section when it opens. `load` must keep its identity; `reload` shows the loading state
 * again.
 */
export function useLoaded<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>("loading");
  /**
   * Changes that were made since the running request was sent, whose answer may lack them. Null: no request is
   * running.
   */
  const meanwhile = useRef<Change<T>[] | null>(null);
  const reload = useCallback(async () => {
    const changes: Change<T>[] = [];
    meanwhile.current = changes;
    setLoaded("loading");
    const answer: T | "failed" = await load().catch((): "failed" => "failed");
    // A later request was sent, so only its answer counts.
    if (meanwhile.current !== changes) return;
    meanwhile.current = null;
    setLoaded(answer === "failed" ? answer : changes.reduce<T>((now, to) => to(now), answer));
  }, [load]);
  useEffect(() => void reload(), [reload]);

  /**
   * Changes the loaded data, and the answer of a running request. `to` must be idempotent, because the answer may have
   * the change already.
   */
  const change = useCallback((to: Change<T>) => {
    meanwhile.current?.push(to);
    setLoaded((now) => (now === "loading" || now === "failed" ? now : to(now)));
  }, []);
  return { loaded, reload, change };
}
