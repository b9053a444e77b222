import { consumeLimit, type LimitName } from "@/server/limits/rate-limits";
import { addressOf } from "./address";

type Attempt<C, B> = { request: Request; caller: C; body: B };

/** Counts an attempt and throws 429 once there were too many. */
export type Limit<C, B> = (attempt: Attempt<C, B>) => Promise<unknown>;

export const perAddress =
  (name: LimitName): Limit<unknown, unknown> =>
  ({ request }) =>
    consumeLimit(name, addressOf(request));

export const perCaller =
  (name: LimitName): Limit<{ userId: string }, unknown> =>
  ({ caller }) =>
    consumeLimit(name, caller.userId);

/** Counts by account if somebody is signed in, otherwise by network address. */
export const perVisitor =
  (user: LimitName, address: LimitName): Limit<{ signedIn: { userId: string } | null }, unknown> =>
  ({ caller, request }) =>
    caller.signedIn ? consumeLimit(user, caller.signedIn.userId) : consumeLimit(address, addressOf(request));
