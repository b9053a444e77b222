import { leftMarkName } from "@/lib/auth/left-mark";
import { addressOf } from "@/lib/calls/address-of";
import { keepOnDevice } from "@/lib/calls/device-cookie";
import { PERSON_HEADER } from "@/lib/calls/person-header";
import { DAY_SECONDS } from "@/lib/durations";

/** As long as the longest sign-in that it can end. */
const MARK_SECONDS = 14 * DAY_SECONDS;
/** A person who signs out waits no longer for the server. */
const PATIENCE_MS = 6000;
/** The person of a page that knows nobody any more: with it, a call can end a marked sign-in and nothing else. */
const NOBODY = "nobody";

const nameOfMark = () => leftMarkName(window.location.protocol === "https:");

/** Marks this browser's sign-in as over (lib/auth/left-mark.ts). */
export function markLeft(): void {
  keepOnDevice(nameOfMark(), crypto.randomUUID(), MARK_SECONDS);
}

/** The mark of a sign-out of which the server has not said yet that it ended the sign-in; null if there is none. */
export function readLeftMark(): string | null {
  const prefix = `${nameOfMark()}=`;
  const pair = document.cookie.split(/;\s*/).find((each) => each.startsWith(prefix));
  return pair?.slice(prefix.length) || null;
}

/**
 * Ends the sign-in at the server: the one of `person`, or the marked one.
 * @returns whether it is over
 */
export async function endAtServer(person: string | null): Promise<boolean> {
  const mark = readLeftMark();
  try {
    const answer = await fetch(addressOf("POST /auth/logout"), {
      method: "POST",
      headers: { [PERSON_HEADER]: person ?? NOBODY },
      credentials: "same-origin",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    // 401: it is over already, or another person has signed in since.
    if (!answer.ok && answer.status !== 401) return false;
  } catch {
    return false;
  }
  // The mark of a later sign-out stays.
  if (mark !== null && readLeftMark() === mark) keepOnDevice(nameOfMark(), "", 0);
  return true;
}
