import { readOwner } from "@/components/grocery/device/device-keys";
import { UnsentChangesError } from "@/components/grocery/device/unsent-changes";
import { ApiError } from "@/lib/api-call";

/** Lists that are gone take no changes any more. A sign-in that has ended may begin again, and take them. */
const isPointless = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 429 &&
  error.status !== 401;

/**
 * Before a sign-out, from whichever page, and for lists that are not open (`except` is, and sends its own). Throws
 * UnsentChangesError when the server does not take them now.
 */
export async function sendWaiting({ except }: { except?: string | null } = {}): Promise<void> {
  const owner = readOwner();
  if (owner === null) return;
  const [{ dropChanges, listWaiting }, { groceries }, { MAX_CHANGES }] = await Promise.all([
    import("@/components/grocery/device/device-lists"),
    import("@/lib/grocery-client"),
    import("@/lib/grocery-limits"),
  ]);
  for (;;) {
    const waiting = (await listWaiting(owner)).filter(({ listId }) => listId !== except);
    const [first] = waiting;
    if (!first) return;
    const batch = waiting.filter(({ listId }) => listId === first.listId).slice(0, MAX_CHANGES);
    try {
      await groceries.sendChanges(
        first.listId,
        batch.map(({ change }) => change),
      );
    } catch (error) {
      if (!isPointless(error)) throw new UnsentChangesError(waiting.length);
    }
    await dropChanges(
      owner,
      batch.map(({ id }) => id),
    );
  }
}
