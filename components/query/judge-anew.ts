import type { QueryClient } from "@tanstack/react-query";

/**
 * Called when a card at the table has changed. Of the answers of earlier calls none is shown again: they may hold
 * verdicts by the card as it was. What no screen shows is forgotten, so that a screen begins with what its page brings,
 * and what is shown is asked for again, but for what is never to change under a person's hands (a consent).
 */
export async function judgeAnew(client: QueryClient): Promise<void> {
  client.removeQueries({ type: "inactive" });
  await client.invalidateQueries({ predicate: ({ observers }) => observers.some(mayChange) });
}

const mayChange = ({ options }: { options: { staleTime?: unknown } }): boolean =>
  options.staleTime !== Number.POSITIVE_INFINITY;
