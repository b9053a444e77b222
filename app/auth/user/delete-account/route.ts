import { deleteAccountBody } from "@/lib/schemas/auth";
import { closeAccount } from "@/server/auth/close-account";
import { confirmOwnPassword } from "@/server/auth/confirm-own-password";
import { deleteAccount } from "@/server/auth/delete-account";
import { endedSessionCookie } from "@/server/auth/session-cookie";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";

/**
 * Deletes the account, at once or after two weeks. Asks for the password, so that somebody who finds an unlocked device
 * cannot do it.
 */
export const DELETE = endpoint(
  { caller: signedIn, limits: [perCaller("delete_account_user")], body: deleteAccountBody },
  async ({ caller, body }) => {
    await confirmOwnPassword(caller, "password", body.password);
    if (body.when === "in_14_days") await closeAccount(caller.userId);
    else await deleteAccount(caller.userId);
    return new Reply(undefined, { cookies: [endedSessionCookie()] });
  },
);
