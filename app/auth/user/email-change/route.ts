import { emailChangeBody, messageWire } from "@/lib/schemas/auth";
import { requestEmailChange } from "@/server/auth/change-email";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

/** Beyond the specification: requests another email address, which takes effect once it is confirmed. */
export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("email_change_user")], body: emailChangeBody, response: messageWire },
  async ({ caller, body }) => {
    await requestEmailChange(caller, body);
    return { message: "We sent a link to the new email. Until you open it, nothing changes." };
  },
);
