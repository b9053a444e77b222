import { hasLeft, removedLeftMark } from "@/server/auth/cookie-claims";
import { endSignIn } from "@/server/auth/end-sign-in";
import { endedSessionCookie } from "@/server/auth/session-cookie";
import { leaving } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

export const POST = endpoint({ caller: leaving }, async ({ caller, request }) => {
  if (caller.kind === "signed_in") await endSignIn(caller.signInId);
  const cookies = [endedSessionCookie(), ...(hasLeft(request) ? [removedLeftMark()] : [])];
  return new Reply(undefined, { cookies });
});
