import { endedSessionCookie } from "@/server/auth/session-cookie";
import { signOut } from "@/server/auth/sign-out";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

export const POST = endpoint({ caller: signedIn }, async ({ caller }) => {
  await signOut(caller);
  return new Reply(undefined, { cookies: [endedSessionCookie()] });
});
