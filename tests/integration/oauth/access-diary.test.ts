import { describe, expect, it } from "vitest";
import { GET as readActivity } from "@/app/api/application-activity/route";
import type { ApplicationActivityWire } from "@/lib/schemas/oauth-activity";
import { deleteAccount } from "@/server/auth/delete-account";
import { settleBackground } from "@/server/background/run-in-background";
import { now, replaceClock } from "@/server/clock";
import { db, pool } from "@/server/db/client";
import { MOST_ROWS, noteRead } from "@/server/oauth/diary/note-read";
import { sweepActivity } from "@/server/oauth/diary/sweep-activity";
import { createClient, createTokens, userinfo } from "../../factories/oauth-flow";
import { createSignedInPerson, type SignedInPerson } from "../../factories/people";
import { call } from "../../support/request";

const MINUTE = 60_000;
const activity = async (person: SignedInPerson) =>
  (await call<ApplicationActivityWire>(readActivity, { token: person.token })).body;

describe("the access diary", () => {
  it("lists each read with the fields that were read; equal reads of a minute are one entry", async () => {
    const start = new Date("2026-11-01T10:00:20Z");
    const stop = replaceClock(() => start);
    try {
      const { person, tokens } = await createTokens({ name: "Lungara", scope: "openid profile:read" });
      await db.userClientAuthorization.updateMany({ data: { scopes: ["profile:read"] } });
      await userinfo(tokens.access_token);
      await userinfo(tokens.access_token);
      await settleBackground();
      expect((await activity(person)).reads).toEqual([
        {
          id: expect.any(String),
          application: "Lungara",
          purpose: "userinfo",
          fields: ["email", "email_verified", "family_name", "given_name", "name"],
          reads: 2,
          first_at: "2026-11-01T10:00:00.000Z",
          last_at: "2026-11-01T10:00:20.000Z",
        },
      ]);
      const { person: otherTokens } = await createTokens();
      expect(await activity(otherTokens)).toEqual({ reads: [], notices: [] });
    } finally {
      stop();
    }
  });

  it("is limited: older reads are added up, and none is lost, also of many at once", async () => {
    const { person, client } = await createTokens({ name: "Lungara" });
    const reader = { userId: person.id, clientRowId: client.id, clientName: "Lungara" };
    const begin = now().getTime();
    const many = MOST_ROWS + 100;
    const purposes = ["userinfo", "menu", "recipe", "search", "groceries"] as const;
    for (let index = 0; index < many; index++) {
      const stop = replaceClock(() => new Date(begin + index * MINUTE));
      for (const purpose of purposes) {
        noteRead(reader, purpose, index === 0 ? ["health_concerns"] : ["allergies", "diets"]);
      }
      stop();
      if (index % 20 === 0) await settleBackground();
    }
    await settleBackground();
    const rows = await db.oAuthRead.findMany({ where: { userId: person.id } });
    expect(rows.filter(({ isRest }) => !isRest).length).toBeLessThanOrEqual(MOST_ROWS + 20);
    expect(rows.filter(({ isRest }) => isRest)).toHaveLength(1);
    expect(rows.reduce((sum, { reads }) => sum + reads, 0)).toBe(many * purposes.length);
    expect(rows.find(({ isRest }) => isRest)?.fields).toEqual(["allergies", "diets", "health_concerns"]);
    const shown = (await activity(person)).reads;
    expect(shown.at(-1)).toMatchObject({ purpose: null, application: "Lungara" });
  });

  it("is written separately from the answer: a failure to write it does not affect the read", async () => {
    const { person, tokens } = await createTokens();
    await pool.query("ALTER TABLE oauth_reads RENAME TO oauth_reads_away");
    try {
      expect((await userinfo(tokens.access_token)).status).toBe(200);
      await settleBackground();
    } finally {
      await pool.query("ALTER TABLE oauth_reads_away RENAME TO oauth_reads");
    }
    expect((await activity(person)).reads).toEqual([]);
  });

  it("is deleted with the account, and outlives the application", async () => {
    const { person, client, tokens } = await createTokens({ name: "Lungara" });
    await userinfo(tokens.access_token);
    await settleBackground();
    await db.oAuthClient.delete({ where: { id: client.id } });
    expect((await activity(person)).reads).toHaveLength(1);
    await deleteAccount(person.id);
    expect(await db.oAuthRead.count()).toBe(0);
    // A read that finishes after the deletion is not stored.
    noteRead({ userId: person.id, clientRowId: client.id, clientName: "Lungara" }, "userinfo", ["name"]);
    await settleBackground();
    expect(await db.oAuthRead.count()).toBe(0);
  });

  it("is deleted after a year", async () => {
    const [person, client] = [await createSignedInPerson(), await createClient()];
    const reader = { userId: person.id, clientRowId: client.id, clientName: "Menus" };
    const stop = replaceClock(() => new Date(Date.now() - 366 * 24 * 60 * MINUTE));
    noteRead(reader, "userinfo", ["name"]);
    stop();
    noteRead(reader, "userinfo", ["name"]);
    await settleBackground();
    await sweepActivity();
    expect(await db.oAuthRead.count()).toBe(1);
  });

  it("is for its owner, signed in", async () => {
    expect((await call(readActivity)).status).toBe(401);
  });
});
