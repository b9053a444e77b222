import type { DishState } from "./checks";
import { clientId, issuer } from "./config";
import { type ForkprintError, fail, tellDeveloper } from "./errors";
import { askAll, isTooLong, readingOf } from "./menu";
import type { Marked, Text } from "./menu-call";
import { page } from "./page";
import { pauseAfter } from "./schedule";

/** Nobody can read these, however often they are sent. */
export const TOO_LONG = fail("refused", "too long");
export const NO_TEXT = fail("refused", "no text");

function explain({ status, code, message }: ForkprintError): void {
  const place = status === 403 ? ` Allow ${location.host} for the application ${clientId}: ${issuer}/portal` : "";
  tellDeveloper(`the menu is not checked (${status ?? code}): ${message}.${place}`);
}

/**
 * What is known about the texts of a menu, and the calls that find it out. What failed is asked again by itself.
 * @param tell something has become known
 * @param askAgain the texts that failed are to be asked about again
 */
export function createInquiry(tell: () => void, askAgain: () => void) {
  /** By the texts' keys: the answer, why there is none, or null while it is on its way. */
  const known = new Map<string, Marked | ForkprintError | null>();
  let calls = new AbortController();
  let [underway, failures, askedAt] = [0, 0, 0];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const failed = (): [key: string, failure: ForkprintError][] =>
    [...known].flatMap(([key, each]) =>
      each instanceof Error && each !== TOO_LONG && each !== NO_TEXT ? [[key, each]] : [],
    );

  function settle(): void {
    underway--;
    const [first] = failed();
    if (first) explain(first[1]);
    if (!underway) {
      failures = first ? failures + 1 : 0;
      const wait = Math.max(0, ...failed().map(([, each]) => each.wait ?? 0));
      clearTimeout(timer);
      // A page that nobody looks at waits until somebody does.
      if (first) timer = setTimeout(() => page.visibilityState === "visible" && askAgain(), pauseAfter(failures, wait));
    }
    tell();
  }

  return {
    answerOf: (key = ""): Marked | null => {
      const each = known.get(key);
      return each instanceof Error ? null : (each ?? null);
    },
    failureOf: (key = ""): ForkprintError | null => {
      const each = known.get(key);
      return each instanceof Error ? each : null;
    },
    stateOf: (key = ""): DishState | null => {
      const each = known.get(key);
      return each === undefined ? null : !each ? "checking" : each instanceof Error ? "unchecked" : "checked";
    },
    hasAnswers: (): boolean => [...known.values()].some((each) => each && !(each instanceof Error)),
    /** For how long the oldest call is under way. */
    waitedMs: (): number => (underway ? Date.now() - askedAt : 0),

    /** Asks about the texts that nothing is known about. */
    ask(texts: Map<string, Text>): void {
      const { signal } = calls;
      const wanted = new Map<string, Text>();
      for (const [key, text] of texts) {
        if (known.has(key)) continue;
        const cannot = !key.trim() ? NO_TEXT : isTooLong(text) ? TOO_LONG : null;
        known.set(key, cannot);
        if (!cannot) wanted.set(key, text);
      }
      if (wanted.size) {
        if (!underway++) askedAt = Date.now();
        const put = (keys: Iterable<string>, answerOf: (key: string) => Marked | ForkprintError | undefined) => {
          for (const key of keys) if (known.get(key) === null) known.set(key, answerOf(key) ?? fail("refused"));
          tell();
        };
        askAll(wanted, readingOf(), signal, ({ keys, answers, failure }) => {
          if (!signal.aborted) put(keys, (key) => answers.get(key) ?? failure);
        })
          .catch((error) => signal.aborted || put(wanted.keys(), () => error))
          .then(() => signal.aborted || settle());
      }
      tell();
    },

    /**
     * Nothing is known any more about the texts that failed.
     * @returns whether there were any
     */
    forgetFailures(): boolean {
      clearTimeout(timer);
      const had = failed();
      for (const [key] of had) known.delete(key);
      return had.length > 0;
    },

    clear(): void {
      calls.abort();
      calls = new AbortController();
      clearTimeout(timer);
      known.clear();
      underway = failures = 0;
    },
  };
}
