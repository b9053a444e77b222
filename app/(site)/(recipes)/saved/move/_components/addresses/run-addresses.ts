import { ApiError, failureOf } from "@/lib/api-call";
import { carry } from "@/lib/carry-client";
import type { ImportedAddressWire } from "@/lib/schemas/imported-addresses";

export type AddressRow = ImportedAddressWire;

/** Why the run ended before every address was dealt with. `limit`: no more pages may be read for `seconds`. */
export type Stopped =
  | { why: "cancelled" }
  | { why: "failed"; problem: string }
  | { why: "limit"; seconds: number }
  | { why: "busy" };

type RunOptions = {
  rows: readonly AddressRow[];
  signal: AbortSignal;
  /** Called with all rows whenever some have changed, and with whether the run pauses. */
  onProgress: (rows: readonly AddressRow[], isPausing: boolean) => void;
};

/** Few, so that the progress visibly moves. */
const PER_CALL = 2;
/** A longer pause is the person's to wait for, who may want to close the page. */
const LONGEST_PAUSE_SECONDS = 70;
/** How often in a row nothing may be begun before the run stops. */
const MOST_PAUSES = 4;

export const notBegun = (address: string): AddressRow => ({
  address,
  state: "waiting",
  title: null,
  recipe_id: null,
  reason: null,
  way: null,
  recipes: [],
});

/** Sends the addresses that wait, a few at a time and in order, and reports the result of each. */
export async function runAddresses({ rows: given, signal, onProgress }: RunOptions): Promise<Stopped | null> {
  let rows = given;
  let pauses = 0;
  for (;;) {
    const part = rows.filter(({ state }) => state === "waiting").slice(0, PER_CALL);
    if (part.length === 0) return null;
    if (signal.aborted) return { why: "cancelled" };
    const { answer, wait, problem } = await send(part);
    if (problem !== null) return { why: "failed", problem };
    rows = withAnswers(rows, answer);
    pauses = answer.some(({ state }) => state !== "waiting") ? 0 : pauses + 1;
    const seconds = wait ?? (pauses > 0 ? 1 : 0);
    onProgress(rows, seconds > 0);
    if (seconds === 0 || rows.every(({ state }) => state !== "waiting")) continue;
    if (seconds > LONGEST_PAUSE_SECONDS) return { why: "limit", seconds };
    if (pauses > MOST_PAUSES) return { why: "busy" };
    await pause(seconds, signal);
    if (!signal.aborted) onProgress(rows, false);
  }
}

type Sent = { answer: readonly AddressRow[]; wait: number | null; problem: string | null };

/** The product asks for patience with 429 and 503; after other failures the person decides when to go on. */
async function send(part: readonly AddressRow[]): Promise<Sent> {
  try {
    const { addresses, retry_after_seconds } = await carry.sendAddresses(part.map(({ address }) => address));
    return { answer: addresses, wait: retry_after_seconds, problem: null };
  } catch (error) {
    const isBusy = error instanceof ApiError && (error.status === 429 || error.status === 503);
    if (isBusy) return { answer: part, wait: 20, problem: null };
    return { answer: [], wait: null, problem: failureOf(error, "The addresses could not be sent.") };
  }
}

function withAnswers(rows: readonly AddressRow[], answers: readonly AddressRow[]): AddressRow[] {
  const answered = new Map(answers.map((each) => [each.address, each]));
  return rows.map((row) => answered.get(row.address) ?? row);
}

/** Ends early when the run is stopped. */
const pause = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const end = () => {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
      resolve();
    };
    const timer = setTimeout(end, seconds * 1000);
    signal.addEventListener("abort", end);
  });
