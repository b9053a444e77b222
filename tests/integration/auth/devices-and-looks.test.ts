import { beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/auth/login/route";
import { POST as register } from "@/app/auth/register/route";
import { DELETE as signOutDevice } from "@/app/auth/sessions/[id]/route";
import { GET as listSessions } from "@/app/auth/sessions/route";
import { PUT as setAppearance } from "@/app/auth/user/appearance/route";
import { GET as exportAccount } from "@/app/user/export/route";
import { TERMS_VERSION } from "@/lib/legal-terms";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD, type SignedInPerson, signInPerson } from "../../factories/people";
import { call } from "../../support/request";

let mira: SignedInPerson;
beforeEach(async () => {
  mira = await createSignedInPerson();
});

const end = ({ token }: SignedInPerson, id: string) => call(signOutDevice, { method: "DELETE", token, params: { id } });

describe("one other device", () => {
  it("is signed out by its owner alone, and the rest stay", async () => {
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
  it("come along to the next device that signs in, and only there", async () => {
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
  it("are accepted by making an account: which edition and when is written down, and in the download", async () => {
    const email = "terms@diner.example";
    const { status, body } = await call<{ access_token: string; user: { id: string } }>(register, {
      body: { email, password: PASSWORD },
    });
    expect(status).toBe(201);
    const rows = await db.acceptedTerms.findMany({ where: { userId: body.user.id } });
    expect(rows).toEqual([{ userId: body.user.id, version: TERMS_VERSION, acceptedAt: expect.any(Date) }]);
    const held = await call<{ accepted_terms: object[] }>(exportAccount, { token: body.access_token });
    expect(held.body.accepted_terms).toMatchObject([{ version: TERMS_VERSION }]);
    expect((await call(register, { body: { email, password: PASSWORD } })).status).toBe(409);
    expect(await db.acceptedTerms.count({ where: { userId: body.user.id } })).toBe(1);
  });
});
