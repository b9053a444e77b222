import { messageWire, resetRequestBody } from "@/lib/schemas/auth";
import { requestPasswordReset } from "@/server/auth/request-password-reset";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("reset_request_address")],
    body: resetRequestBody,
    response: messageWire,
  },
  ({ body }) => {
    requestPasswordReset(body.email);
    return { message: "If an account with that email exists, we've sent you a password reset link." };
  },
);
