import { beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { DELETE as signOutDevice } from "@/app/auth/sessions/[id]/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { PUT as setAppearance } from "@/app/auth/user/appearance/route";
import { PUT as acceptTerms, GET as getTerms } from "@/app/auth/user/terms/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { TERMS_VERSION } from "@/lib/legal/terms";
import type { TermsWire } from "@/lib/schemas/terms";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

let mira: SignedInPerson;
beforeEach(async () => {
  mira = await createSignedInPerson();
});

const end = ({ token }: SignedInPerson, id: string) => call(signOutDevice, { method: "DELETE", token, params: { id } });

describe("a single other device", () => {
  it("can be signed out by its owner alone, and the rest stay signed in", async () => {
    const [phone, tablet] = [await signInPerson(mira), await signInPerson(mira)];
    const otto = await createSignedInPerson();
    expect(await end(otto, phone.signInId)).toMatchObject({ status: 404, body: { detail: "Device not found" } });
    expect((await end(mira, phone.signInId)).status).toBe(204);
    expect((await call(listSessions, { token: phone.token })).status).toBe(401);
    expect((await call(listSessions, { token: tablet.token })).status).toBe(200);
    expect((await end(mira, phone.signInId)).status).toBe(404);
    expect(await end(mira, mira.signInId)).toMatchObject({ status: 409 });
  });
});

describe("theme and text size", () => {
  it("come to the next device that signs in, and only there", async () => {
    const signIn = async () => (await call(login, { body: { email: mira.email, password: PASSWORD } })).cookies;
    expect(await signIn()).not.toHaveProperty("appearance");
    const set = (body: object) => call(setAppearance, { method: "PUT", token: mira.token, body });
    expect((await set({ theme: "dark", text_size: "larger" })).status).toBe(204);
    expect(await signIn()).toMatchObject({ appearance: "dark.larger" });
    expect(await set({ theme: "black", text_size: "larger" })).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "theme"] }] },
    });
  });
});

describe("the terms", () => {
  const terms = (token: string) => call<TermsWire>(getTerms, { token });
  const accept = (token: string, version: string) =>
    call<TermsWire>(acceptTerms, { method: "PUT", token, body: { version } });

  it("are shown again, with what is new, to a person who accepted an earlier edition or none, until they accept", async () => {
    expect((await terms(mira.token)).body).toMatchObject({ is_due: true, accepted: null, version: TERMS_VERSION });
    await db.acceptedTerms.create({ data: { userId: mira.id, version: "2020-01-01", acceptedAt: new Date(0) } });
    const current = (await terms(mira.token)).body;
    expect(current).toMatchObject({ is_due: true, changes: [{ version: TERMS_VERSION }] });
    expect(current.changes[0]?.changes.length).toBeGreaterThan(0);

    expect(await accept(mira.token, "2020-01-01")).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "version"], type: "other_edition" }] },
    });
    expect((await terms(mira.token)).body.is_due).toBe(true);
    for (const time of [1, 2]) {
      const { status, body } = await accept(mira.token, TERMS_VERSION);
      expect([time, status]).toEqual([time, 200]);
      expect(body).toMatchObject({ is_due: false, changes: [], accepted: { version: TERMS_VERSION } });
    }
    expect(await db.acceptedTerms.count({ where: { userId: mira.id } })).toBe(2);
  });

  it("are never shown again to the administrator, nor right after creating an account", async () => {
    useSettings({ ADMIN_EMAIL: mira.email });
    expect((await terms(mira.token)).body.is_due).toBe(false);
    const { body } = await call<{ access_token: string }>(register, {
      body: { email: "new@diner.example", password: PASSWORD },
    });
    expect((await terms(body.access_token)).body).toMatchObject({ is_due: false, changes: [] });
  });

  it("are accepted by creating an account: edition and time are recorded, and are in the export", async () => {
    const email = "terms@diner.example";
    const { status, body } = await call<{ access_token: string; user: { id: string } }>(register, {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(201);
    const rows = await db.acceptedTerms.findMany({ where: { userId: body.user.id } });
    expect(rows).toEqual([{ userId: body.user.id, version: TERMS_VERSION, acceptedAt: expect.any(Date) }]);
    const exported = await call<{ accepted_terms: object[] }>(exportAccount, { token: body.access_token });
    expect(exported.body.accepted_terms).toMatchObject([{ version: TERMS_VERSION }]);
    expect((await call(register, { body: { email, password: PASSWORD } })).status).toBe(409);
    expect(await db.acceptedTerms.count({ where: { userId: body.user.id } })).toBe(1);
  });
});
