import { useEffect, useState } from "react";
import { addressOf } from "@/lib/calls/address-of";
import { MINUTE_MS } from "@/lib/durations";

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

const isWell = () =>
  fetch(addressOf("GET /api/health"), { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * A page that fails again so soon after the server is back probably met a remainder of the failure, such as a dead
 * connection.
 */
const AFTERMATH_MS = MINUTE_MS;
let lastAway = Number.NEGATIVE_INFINITY;

/**
 * For a page that failed to render. Returns true if the server or its database is unavailable: the server is then asked
 * at growing intervals, and `recover` is called once it answers, until the page unmounts. A page that failed although
 * the server is healthy is not retried, because that would never end.
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
