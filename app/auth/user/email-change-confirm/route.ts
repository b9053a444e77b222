import { emailConfirmationBody, messageWire } from "@/lib/schemas/auth";
import { confirmEmailChange } from "@/server/auth/change-email";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

/** Beyond the specification: redeems the link that was sent to the new email address. */
export const POST = endpoint(
  {
    caller: anyone,
    limits: [perAddress("email_confirmation_address")],
    body: emailConfirmationBody,
    response: messageWire,
  },
  async ({ body }) => {
    await confirmEmailChange(body.token);
    return { message: "Your email is changed." };
  },
);
