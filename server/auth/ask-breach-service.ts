import { createHash } from "node:crypto";
import { env } from "@/server/env";
import { log } from "@/server/log";

/** A registration must not wait for a stranger's server. */
const PATIENCE_MS = 2_000;
const PREFIX_LENGTH = 5;

/**
 * Whether the configured service knows the password from a breach. It is told five of forty digits of the password's SHA-1
 * and answers with the ends of all that begin so (k-anonymity, as haveibeenpwned.com has it). Without a service, or while
 * it is away, nothing is known: the list that ships has been asked by then.
 */
export async function isKnownToBreachService(password: string): Promise<boolean> {
  if (env.BREACHED_PASSWORDS_URL === undefined) return false;
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const address = `${env.BREACHED_PASSWORDS_URL.replace(/\/$/, "")}/${digest.slice(0, PREFIX_LENGTH)}`;
  try {
    // Padded, so that the length of the answer tells nobody on the way which part was asked for.
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

/** Lines of `END:COUNT`; those that only pad count nothing. */
const holds = (text: string, end: string): boolean =>
  text.split(/\r?\n/).some((line) => {
    const [found, count] = line.trim().split(":");
    return found?.toUpperCase() === end && Number(count) > 0;
  });
