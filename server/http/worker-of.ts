import { type Worker, workerOfAccess } from "@/server/work/budget";
import { addressOf } from "./address";

type Somebody = {
  access?: { clientRowId: string; userId: string };
  userId?: string | null;
  signedIn?: { userId: string } | null;
};

/** Whose budget a call takes from, by any of the rules for callers. */
export function workerOf(caller: unknown, request: Request): Worker {
  const { access, userId, signedIn } = (typeof caller === "object" ? (caller ?? {}) : {}) as Somebody;
  if (access) return workerOfAccess(access);
  const person = userId ?? signedIn?.userId;
  return person ? { kind: "person", name: person } : { kind: "address", name: addressOf(request) };
}
