import { now } from "@/server/clock";
import { seatHash } from "./seat-token";

/** The caller: signed in, known by a guest's device, both (a guest who has signed in since) or neither. */
export type TableCaller = { userId: string | null; token: string | null };

const NOBODY = { id: "00000000-0000-0000-0000-000000000000" };

/** The caller's seats: those of their account and those of their device. */
export const seatsOf = ({ userId, token }: TableCaller) => {
  const whose = [...(userId ? [{ userId }] : []), ...(token ? [{ tokenHash: seatHash(token) }] : [])];
  return whose.length > 0 ? { OR: whose } : NOBODY;
};

/**
 * Condition for tables that have neither expired nor lost their last guest, whether or not the sweep has deleted them
 * yet.
 */
export const stillLaid = () => ({ expiresAt: { gt: now() }, seats: { some: {} } });
