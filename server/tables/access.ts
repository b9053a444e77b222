import { now } from "@/server/clock";
import { seatHash } from "./seat-token";

/** Whoever calls: somebody signed in, a guest's device, both (a guest who has signed in since) or neither. */
export type TableCaller = { userId: string | null; token: string | null };

const NOBODY = { id: "00000000-0000-0000-0000-000000000000" };

/** The seats of whoever calls: by the account, or by the device of a guest. */
export const seatsOf = ({ userId, token }: TableCaller) => {
  const whose = [...(userId ? [{ userId }] : []), ...(token ? [{ tokenHash: seatHash(token) }] : [])];
  return whose.length > 0 ? { OR: whose } : NOBODY;
};

/** A table is there until its time is over or its last guest has left, whether or not anybody has swept it away. */
export const stillLaid = () => ({ expiresAt: { gt: now() }, seats: { some: {} } });
