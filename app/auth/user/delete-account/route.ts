import { deleteAccount } from "@/server/auth/delete-account";
import { endedSessionCookie } from "@/server/auth/session-cookie";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { Reply } from "@/server/http/reply";

export const DELETE = endpoint({ caller: signedIn }, async ({ caller }) => {
  await deleteAccount(caller.userId);
  return new Reply(undefined, { cookies: [endedSessionCookie()] });
});
