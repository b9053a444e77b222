import { countChanges } from "@/components/offline/count-changes";
import { readOwner } from "@/components/offline/device-keys";
import { UnsentChangesError } from "@/components/offline/unsent-changes";
import { ApiError } from "@/lib/api-call";

/** A deleted list takes no more changes. An ended session does not count here: the person may sign in again. */
const isPointless = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401;

/**
 * Sends all unsent changes, before a sign-out from any page, and for lists that are not open. `except` is the open
 * list, which sends its own changes. Throws UnsentChangesError if the server does not take them now.
 * @returns how many changes have left this device
 */
export async function sendWaiting({ except }: { except?: string | null } = {}): Promise<number> {
  const owner = readOwner();
  if (owner === null) return 0;
  const [{ dropChanges, listWaiting }, { sendBatch }, { MAX_CHANGES }] = await loadParts();
  const drop = (batch: readonly { id: string }[]) =>
    dropChanges(
      owner,
      batch.map(({ id }) => id),
    );
  for (let sent = 0; ; ) {
    const waiting = (await listWaiting(owner)).filter(({ listId }) => listId !== except);
    const [first] = waiting;
    if (!first) return sent;
    const batch = waiting.filter(({ listId }) => listId === first.listId).slice(0, MAX_CHANGES);
    try {
      await sendBatch(first.listId, batch, {
        onTaken: async (taken) => void (await drop(taken)),
        onRefused: async (one) => void (await drop([one])),
      });
    } catch (error) {
      if (!isPointless(error)) throw new UnsentChangesError(waiting.length);
      await drop(batch);
    }
    sent += batch.length;
  }
}

const loadParts = () =>
  Promise.all([
    import("@/components/offline/device-lists"),
    import("@/components/offline/send-batch"),
    import("@/lib/grocery/limits"),
  ]);

/** A person who signs out waits no longer for their changes. */
const PATIENCE_MS = 5000;

/** The same before a sign-out, which must not depend on a connection, not even for loading these parts. */
export async function sendWaitingSoon(): Promise<void> {
  const owner = readOwner();
  const count = owner === null ? 0 : await countChanges(owner);
  if (count === 0) return;
  const late = new Promise<never>((_, reject) => setTimeout(() => reject(new UnsentChangesError(count)), PATIENCE_MS));
  try {
    await Promise.race([sendWaiting(), late]);
  } catch (error) {
    throw error instanceof UnsentChangesError ? error : new UnsentChangesError(count);
  }
}
