import { resolveSignedIn } from "@/server/auth/resolve-caller";
import type { TableCaller } from "@/server/tables/access";
import { seatTokenOf } from "@/server/tables/seat-token";

export type AtTable = TableCaller & {
  /** The signed-in person, whom rate limits count by account. */
  signedIn: { userId: string } | null;
  /**
   * `cookie` also for guests, who are identified by a cookie only, and for callers without a seat: their changes must
   * come from our own page (CSRF).
   */
  via: "bearer" | "cookie";
};

/** Public, but a signed-in person and a guest's device are recognised. */
export async function atTable(request: Request): Promise<AtTable> {
  const signedIn = await resolveSignedIn(request);
  return { signedIn, userId: signedIn?.userId ?? null, token: seatTokenOf(request), via: signedIn?.via ?? "cookie" };
}
