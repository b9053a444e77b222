import { useEffect, useState } from "react";
import { MINUTE_MS } from "@/lib/durations";

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

const isWell = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page that fails again so soon after the server has come back met what was left of the failure, such as a
 * connection that nobody had noticed to be dead.
 */
const AFTERMATH_MS = MINUTE_MS;
let lastAway = Number.NEGATIVE_INFINITY;

/**
 * For a page that could not be put together. True when that is because the server or its database is away: it is
 * then asked again, less and less often, and once it answers `recover` is called, until this page is gone. What
 * failed although all is well is left alone, since trying again by itself would go on for ever.
 */
export function useComeback(recover: () => void): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (isFirst: boolean) => {
      const isBack = await isWell();
      if (isOver) return;
      if (!isBack) lastAway = Date.now();
      const wasAway = Date.now() - lastAway < AFTERMATH_MS;
      setIsAway(wasAway);
      if (!wasAway) return;
      if (isBack && !isFirst) recover();
      timer = setTimeout(ask, pause, false);
      pause = Math.min(pause * 2, LONGEST_MS);
    };
    void ask(true);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [recover]);
  return isAway;
}
