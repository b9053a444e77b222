import type { CardLink } from "@/components/sharing/use-card-link";
import { ApiError } from "@/lib/api-call";

/**
 * Ends the link that the code opens. One that is gone already has ended. `close` is called before the card is without a
 * link, because an open screen without one makes the next code.
 */
export async function endLink({ link, revoke, changeLinks, choose }: CardLink, close: () => void): Promise<void> {
  if (!link) return;
  await revoke(link.id).catch((error: unknown) => {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  });
  close();
  await changeLinks((now) => now.filter(({ id }) => id !== link.id));
  choose(null);
}
