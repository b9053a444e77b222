import { AppError } from "@/lib/errors";
import { hasLeft } from "@/server/auth/cookie-claims";
import { isAdmin } from "@/server/auth/is-admin";
import { resolveSignedIn, type SignedIn } from "@/server/auth/resolve-caller";

export type Anyone = { kind: "anyone" };
export type Visitor = { kind: "visitor"; signedIn: SignedIn | null };

/** Who may call: resolves the caller from the request or throws 401 or 403. */
export type CallerRule<C> = (request: Request) => Promise<C>;

/** Public; the caller's identity is not looked up. */
export const anyone: CallerRule<Anyone> = async () => ({ kind: "anyone" });

/** Public, but a signed-in caller is recognised. A dead or malformed token counts as no token. */
export const visitor: CallerRule<Visitor> = async (request) => ({
  kind: "visitor",
  signedIn: await resolveSignedIn(request),
});

export const signedIn: CallerRule<SignedIn> = async (request) => {
  const caller = await resolveSignedIn(request);
  if (!caller) throw new AppError("unauthenticated", "notAuthenticated");
  return caller;
};

/**
 * Who signs out. A browser that marked its sign-in as left has ended it by sending this very request, or an earlier
 * one: that is no error.
 */
export const leaving: CallerRule<SignedIn | Anyone> = async (request) => {
  const isMarked = request.headers.get("authorization") === null && hasLeft(request);
  const caller = isMarked ? await resolveSignedIn(request) : await signedIn(request);
  return caller ?? { kind: "anyone" };
};

export const adminOnly: CallerRule<SignedIn> = async (request) => {
  const caller = await signedIn(request);
  if (!isAdmin(caller)) throw new AppError("forbidden", "adminOnly");
  return caller;
};
