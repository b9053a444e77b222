import { expect, it } from "vitest";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { isVerifiedClient } from "@/server/oauth/clients/is-verified-client";
import { createClient } from "../../factories/oauth-flow";

const verify = (id: string) => db.oAuthClient.update({ where: { id }, data: { verifiedAt: now() } });

it("an application is verified only if an administrator has verified it", async () => {
  const verified = await createClient();
  await verify(verified.id);
  expect(await isVerifiedClient(verified.clientId)).toBe(true);
  expect(await isVerifiedClient((await createClient()).clientId)).toBe(false);
});

it("a deactivated application is not verified", async () => {
  const switchedOff = await createClient({ isActive: false });
  await verify(switchedOff.id);
  expect(await isVerifiedClient(switchedOff.clientId)).toBe(false);
});

it.each(["", "unknown", "with space", "\u0000", "x".repeat(5000)])(
  "an invalid id %j is not verified, and causes no failing query",
  async (id) => {
    expect(await isVerifiedClient(id)).toBe(false);
  },
);
