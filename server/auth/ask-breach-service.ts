import { createHash } from "node:crypto";
import { env } from "@/server/env";
import { log } from "@/server/log";

/** A registration must not wait long for another company's server. */
const PATIENCE_MS = 2_000;
const PREFIX_LENGTH = 5;

/**
 * Whether the configured service knows the password from a breach. The service gets five of the forty hexadecimal
 * digits of the password's SHA-1, and answers with the rest of every hash that begins with them (k-anonymity, the API
 * of haveibeenpwned.com). False without a service or while it is unreachable: the bundled list was checked before.
 */
export async function isKnownToBreachService(password: string): Promise<boolean> {
  if (env.BREACHED_PASSWORDS_URL === undefined) return false;
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const address = `${env.BREACHED_PASSWORDS_URL.replace(/\/$/, "")}/${digest.slice(0, PREFIX_LENGTH)}`;
  try {
    // The service pads its answer on request, so that its length does not reveal the prefix to an eavesdropper.
    const answer = await fetch(address, {
      headers: { "Add-Padding": "true" },
      redirect: "error",
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    if (!answer.ok) throw new Error(`The breach service answered ${answer.status}`);
    return holds(await answer.text(), digest.slice(PREFIX_LENGTH));
  } catch (error) {
    log.warn({ err: error }, "the breach service could not be asked");
    return false;
  }
}

/** The answer consists of lines `END:COUNT`; lines with count 0 are padding. */
const holds = (text: string, end: string): boolean =>
  text.split(/\r?\n/).some((line) => {
    const [found, count] = line.trim().split(":");
    return found?.toUpperCase() === end && Number(count) > 0;
  });
