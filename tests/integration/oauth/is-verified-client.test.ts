import { expect, it } from "vitest";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isVerifiedClient } from "@/server/oauth/clients/is-verified-client";
import { createClient } from "../../factories/oauth-flow";

const verify = (id: string) => db.oAuthClient.update({ where: { id }, data: { verifiedAt: now() } });

it("knows an application that an administrator has verified, and no other", async () => {
  const verified = await createClient();
  await verify(verified.id);
  expect(await isVerifiedClient(verified.clientId)).toBe(true);
  expect(await isVerifiedClient((await createClient()).clientId)).toBe(false);
});

it("does not vouch for an application that was switched off", async () => {
  const switchedOff = await createClient({ isActive: false });
  await verify(switchedOff.id);
  expect(await isVerifiedClient(switchedOff.clientId)).toBe(false);
});

it.each(["", "unknown", "with space", "\u0000", "x".repeat(5000)])(
  "answers no to %j without a failing query",
  async (id) => {
    expect(await isVerifiedClient(id)).toBe(false);
  },
);
