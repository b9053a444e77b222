import { deleteAccountBody } from "@/lib/schemas/auth";
import { closeAccount } from "@/server/auth/close-account";
import { confirmDeletion } from "@/server/auth/confirm-deletion";
import { deleteAccount } from "@/server/auth/delete-account";
import { endedSessionCookie } from "@/server/auth/session-cookie";
import { readJsonOfAnyType } from "@/server/http/body";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";
import { Reply } from "@/server/http/reply";

/** Deletes the account, at once or after two weeks. The body may be missing, and may come with any Content-Type. */
export const DELETE = endpoint(
  {
    caller: signedIn,
    limits: [perCaller("delete_account_user")],
    body: deleteAccountBody,
    readBody: readJsonOfAnyType,
  },
  async ({ caller, body }) => {
    await confirmDeletion(caller, body.password);
    if (body.when === "in_14_days") await closeAccount(caller.userId);
    else await deleteAccount(caller.userId);
    return new Reply(undefined, { cookies: [endedSessionCookie()] });
  },
);
