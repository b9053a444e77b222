import { resetWaysBody } from "@/lib/schemas/auth";
import { resetWaysWire } from "@/lib/schemas/ended-ways";
import { listWaysOfReset } from "@/server/auth/list-ways-of-reset";
import { anyone } from "@/server/http/callers";
import { endpoint } from "@/server/http/endpoint";
import { perAddress } from "@/server/http/limit";

/** Beyond the specification: what a reset with this link would end, so that the person chooses what to keep. */
export const POST = endpoint(
  { caller: anyone, limits: [perAddress("reset_confirm_address")], body: resetWaysBody, response: resetWaysWire },
  async ({ body }) => ({ ways: await listWaysOfReset(body.reset_code) }),
);
