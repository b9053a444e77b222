import { useCallback, useEffect, useState } from "react";

export type Loaded<T> = T | "loading" | "failed";

/**
 * Loads the data of a settings section when it opens. `load` must keep its identity; `reload` shows the loading state
 * again.
 */
export function useLoaded<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>("loading");
  const reload = useCallback(async () => {
    setLoaded("loading");
    setLoaded(await load().catch((): "failed" => "failed"));
  }, [load]);
  useEffect(() => void reload(), [reload]);

  /** Changes the loaded data; does nothing while there is none. */
  const change = useCallback(
    (to: (now: T) => T) => setLoaded((now) => (now === "loading" || now === "failed" ? now : to(now))),
    [],
  );
  return { loaded, reload, change };
}
