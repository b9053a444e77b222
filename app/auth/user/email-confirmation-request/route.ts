import { messageWire } from "@/lib/schemas/auth";
import { requestEmailConfirmation } from "@/server/auth/confirm-email";
import { signedIn } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perCaller } from "@/server/http/limit";

export const POST = endpoint(
  { caller: signedIn, limits: [perCaller("email_confirmation_user")], response: messageWire },
  ({ caller }) => {
    requestEmailConfirmation(caller.userId);
    return { message: "If your email is not confirmed yet, a link is on its way to it." };
  },
);
