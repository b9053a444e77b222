import { useCallback, useEffect, useState } from "react";

export type Loaded<T> = T | "loading" | "failed";

/** What a part of the settings reads when it opens. `load` must keep its identity; `reload` begins anew, waiting shown. */
export function useLoaded<T extends object>(load: () => Promise<T>) {
  const [loaded, setLoaded] = useState<Loaded<T>>("loading");
  const reload = useCallback(async () => {
    setLoaded("loading");
    setLoaded(await load().catch((): "failed" => "failed"));
  }, [load]);
  useEffect(() => void reload(), [reload]);

  /** Changes what is there; nothing while nothing is. */
  const change = useCallback(
    (to: (now: T) => T) => setLoaded((now) => (now === "loading" || now === "failed" ? now : to(now))),
    [],
  );
  return { loaded, reload, change };
}
