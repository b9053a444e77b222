import { resolveSignedIn } from "@/server/auth/resolve-caller";
import type { TableCaller } from "@/server/tables/access";
import { seatTokenOf } from "@/server/tables/seat-token";

export type AtTable = TableCaller & {
  /** For the limits: who is signed in is counted by account. */
  signedIn: { userId: string } | null;
  /** A guest is known by a cookie alone, and so is whoever has no seat yet: what they change must come from our page. */
  via: "bearer" | "cookie";
};

/** Public, but a person and a guest's device are known. */
export async function atTable(request: Request): Promise<AtTable> {
  const signedIn = await resolveSignedIn(request);
  return { signedIn, userId: signedIn?.userId ?? null, token: seatTokenOf(request), via: signedIn?.via ?? "cookie" };
}
