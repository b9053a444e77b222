import { notFound } from "@/lib/errors";
import { isClientId } from "../find-client";

/** Finds the caller's own application by its public id; another owner's and an impossible id are answered with 404. */
export function ownClient(caller: { userId: string }, clientId: string): { clientId: string; ownerId: string } {
  if (!isClientId(clientId)) throw notFound("application");
  return { clientId, ownerId: caller.userId };
}
