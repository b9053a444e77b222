import { emailConfirmationBody, messageWire } from "@/lib/schemas/auth";
import { confirmEmail } from "@/server/auth/confirm-email";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("email_confirmation_address")],
    body: emailConfirmationBody,
    response: messageWire,
  },
  async ({ body }) => {
    await confirmEmail(body.token);
    return { message: "Your email is confirmed." };
  },
);
