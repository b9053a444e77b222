import { notFound } from "@/lib/errors";
import { isClientId } from "../find-client";

/** An application of the caller's own, by its public id; another owner's is absent, like an impossible id. */
export function ownClient(caller: { userId: string }, clientId: string): { clientId: string; ownerId: string } {
  if (!isClientId(clientId)) throw notFound("Application");
  return { clientId, ownerId: caller.userId };
}
