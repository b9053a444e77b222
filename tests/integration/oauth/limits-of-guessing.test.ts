import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { POST as tokenPost } from "@/app/oauth/token/route";
import { callAs, createClient, type TestClient } from "../../factories/oauth-flow";
import { useSettings } from "../../support/settings";

/** Allows an address sixty points a minute. */
const FACTOR = { RATE_LIMIT_FACTOR: "0.05" };

const ask = (client: TestClient, peer: string) => callAs(tokenPost, client, { grant_type: "none" }, { peer });

it("guessing secrets costs the guesser ten calls for each, and the guessed application nothing", async () => {
  useSettings(FACTOR);
  const client = await createClient();
  const peer = `peer-${randomUUID()}`;
  const statuses: number[] = [];
  for (let attempt = 0; attempt < 7; attempt++) {
    statuses.push((await ask({ ...client, secret: `ocs_${randomUUID()}` }, peer)).status);
  }
  expect(statuses).toEqual([401, 401, 401, 401, 401, 401, 429]);
  expect((await ask(client, peer)).status).toBe(429);
  expect((await ask(client, `peer-${randomUUID()}`)).status).toBe(400);
});
