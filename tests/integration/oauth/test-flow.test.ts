import { beforeAll, describe, expect, it } from "vitest";
import { runTestFlow } from "@/lib/portal/test-flow";
import { type Decision, type FlowState, type Setup, STEPS } from "@/lib/portal/test-flow-run";
import { db } from "@/server/db/client";
import { BACK, consent, createClient, type TestClient } from "../../factories/oauth-flow";
import { createSignedInPerson } from "../../factories/people";
import { openDispatch } from "../../support/dispatch";

const ORIGIN = "http://localhost:3000";
let dispatch: Awaited<ReturnType<typeof openDispatch>>;
beforeAll(async () => {
  dispatch = await openDispatch();
});

/** Runs the portal's test of an application against the real handlers. */
async function walk(client: TestClient, more: Partial<Setup> = {}, decision: Decision = "allow") {
  const owner = await createSignedInPerson({ accountType: "business" });
  if (more.userId === "consented") await consent(owner, client, ["dietary_preferences:read"]);
  let state = {} as FlowState;
  let asked: string[] = [];
  await runTestFlow(
    {
      clientId: client.clientId,
      method: client.isPublic ? "none" : "client_secret_basic",
      registered: [BACK],
      redirectUri: BACK,
      scope: "",
      secret: client.secret ?? "",
      ...more,
      userId: owner.id,
    },
    {
      origin: ORIGIN,
      fetch: (path, init) => {
        const headers = new Headers(init?.headers);
        headers.set("x-forkprint-peer", "127.0.0.1");
        headers.set("Origin", ORIGIN);
        headers.set("Sec-Fetch-Site", "same-origin");
        return dispatch(new Request(ORIGIN + String(path), { ...init, headers }));
      },
      session: () => ({ Authorization: `Bearer ${owner.token}` }),
      now: () => performance.now(),
      decide: async (scopes) => {
        asked = scopes.map(({ name }) => name);
        return decision;
      },
      report: (next) => {
        state = next;
      },
    },
  );
  const statuses = STEPS.map((name) => state[name].status).join(" ");
  return { state, asked, statuses, owner };
}
const ALL_DONE = "done done done done done done done";

describe("the portal's test of an application", () => {
  it.each([{ isPublic: false }, { isPublic: true }])("runs through every step (public: $isPublic)", async (options) => {
    const client = await createClient(options);
    const { state, asked, statuses, owner } = await walk(client);
    expect(statuses).toBe(ALL_DONE);
    expect(asked).toEqual(["dietary_preferences:read", "ingredients:read"]);
    expect(state.token.exchanges[0]).toMatchObject({ line: "POST /oauth/token", status: 200 });
    expect(state.userinfo.exchanges[0]?.answer).toContain('"dietary_preferences": []');
    expect(state.authorize.exchanges.map(({ status }) => status)).toEqual([200, 302]);
    expect(state.token.exchanges[0]?.curl).toContain(
      options.isPublic ? "client_id=" : '-u "$CLIENT_ID:$CLIENT_SECRET"',
    );

    // The test leaves nothing behind: neither a consent nor an active grant.
    expect(await db.userClientAuthorization.count({ where: { userId: owner.id } })).toBe(0);
    expect(await db.oAuthGrant.count({ where: { userId: owner.id, revokedAt: null } })).toBe(0);
  });

  it("shows no secret, no code and no token in full", async () => {
    const client = await createClient();
    const { state } = await walk(client);
    const shown = JSON.stringify(state);
    expect(shown).toContain(`••••${client.secret?.slice(-4)}`);
    expect(shown).not.toContain(client.secret);
    expect(shown).not.toMatch(/o[a-z]t_[\w-]{20}|ocs_/);
    expect(shown).not.toMatch(/Bearer [\w-]{20}/);
    expect(shown).not.toMatch(/code(?:_verifier)?=[\w-]{20}/);
  });

  it("leaves an earlier consent as it was", async () => {
    const { statuses, owner } = await walk(await createClient(), { userId: "consented" });
    expect(statuses).toBe(ALL_DONE);
    expect(await db.userClientAuthorization.findMany({ where: { userId: owner.id } })).toMatchObject([
      { permission: true, active: true, scopes: ["dietary_preferences:read"] },
    ]);
  });

  it("can deny as a diner does, and shows what the application then gets", async () => {
    const { state, statuses, owner } = await walk(await createClient(), {}, "deny");
    expect(statuses).toBe("done done done failed not_tried not_tried not_tried");
    expect(state.code.problem).toMatchObject({ short: "access_denied", title: "The diner said no." });
    expect(await db.userClientAuthorization.count({ where: { userId: owner.id } })).toBe(0);
  });

  it.each([
    [{ redirectUri: "https://menus.example/callback" }, 1, "The return address is not registered.", "add_address"],
    [{ scope: "dietary:read" }, 1, "This scope cannot be asked for.", null],
    [{ clientId: "nobody" }, 1, "The application is not known, or it is switched off.", "edit"],
    [{ secret: "ocs_wrong" }, 4, "The secret is not this application's.", "secret"],
  ] as const)("explains %j, beside the request that failed", async (more, at, title, fix) => {
    const { state } = await walk(await createClient(), more);
    const failed = STEPS[at] ?? "pkce";
    expect(state[failed].problem).toMatchObject({ title, fix });
    expect(state[failed].line).toMatch(at === 4 ? /^POST \/oauth\/token$/ : /^GET \/oauth\/authorize/);
    for (const name of STEPS.slice(at + 1)) expect(state[name].status).toBe("not_tried");
    for (const name of STEPS.slice(0, at)) expect(state[name].status).toBe("done");
  });
});
