/** Seconds between attempts: a new recipe is analysed within moments, unless many are waiting. */
const PAUSES_S = [2, 3, 5, 8, 13, 20, 30, 45, 60, 90, 120];

/**
 * Calls `refresh` again and again, at longer and longer intervals, and gives up after some minutes. Returns a function
 * that ends it.
 */
export function refreshLater(refresh: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = (tries: number): void => {
    const pause = PAUSES_S[tries];
    if (pause === undefined) return;
    timer = setTimeout(() => {
      refresh();
      wait(tries + 1);
    }, pause * 1000);
  };
  wait(0);
  return () => clearTimeout(timer);
}
