import { useEffect, useState } from "react";

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

const isWell = () =>
  fetch("/api/health", { cache: "no-store" }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * For a page that could not be put together. True when that is because the server or its database is away: it is
 * then asked again, less and less often, and once it answers `recover` is called. What failed although all is well
 * is left alone, since trying again by itself would go on for ever.
 */
export function useComeback(recover: () => void): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let pause = FIRST_MS;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isOver = false;
    const ask = async (wasAway: boolean) => {
      const isBack = await isWell();
      if (isOver) return;
      setIsAway(!isBack);
      if (!isBack) {
        timer = setTimeout(ask, pause, true);
        pause = Math.min(pause * 2, LONGEST_MS);
      } else if (wasAway) recover();
    };
    void ask(false);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [recover]);
  return isAway;
}
