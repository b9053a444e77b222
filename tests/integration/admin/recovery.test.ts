import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { POST as undo } from "@/app/admin/audit-log/[id]/undo/route";
import { GET as listAudit } from "@/app/admin/audit-log/route";
import { POST as startRecovery } from "@/app/api/admin/users/[id]/recovery/route";
import { POST as login } from "@/app/auth/login/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { POST as requestReset } from "@/app/auth/user/password-reset-request/route";
import { settleBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createPerson, PASSWORD, type SignedInPerson } from "../../factories/people";
import { createSignedInAdmin } from "../../support/admin";
import { startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const NEW_PASSWORD = "Another-pass-22";
const REASON = "They called from the number of the contract and named the last visit.";

let admin: SignedInPerson;
beforeEach(async () => {
  admin = await createSignedInAdmin();
});

async function createLockedOut() {
  const person = await createPerson();
  await db.user.update({ where: { id: person.id }, data: { secondFactorSince: now() } });
  await db.secondFactor.create({ data: { userId: person.id, sealedSecret: "sealed", createdAt: now() } });
  return person;
}

const start = (id: string, body: object = { reason: REASON }) =>
  call<{ detail: string }>(startRecovery, { token: admin.token, params: { id }, body });
const signIn = (email: string, password: string) => call<{ code?: string }>(login, { body: { email, password } });

describe("the recovery of an account whose second factor is lost", () => {
  it("mails the proven address a link with which the person gets back in, and is in the audit log", async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    useSettings({ SMTP_URL: mails.url });
    const person = await createLockedOut();
    expect((await signIn(person.email, PASSWORD)).body.code).toBe("second_factor_required");
    expect((await start(person.id)).status).toBe(204);
    await settleBackground();
    const mail = await mails.messageTo(person.email);
    expect(mail.subject).toBe("Get back into your Forkprint account");
    const token = /token=([\w-]{43})/.exec(mail.text ?? "")?.[1] ?? "";

    const audit = await call<{ items: { id: string; action: string; row_id: string; after: unknown }[] }>(listAudit, {
      token: admin.token,
      query: { action: "recover" },
    });
    expect(audit.body.items).toMatchObject([{ action: "recover", row_id: person.id, after: { reason: REASON } }]);
    expect(JSON.stringify(audit.body)).not.toContain(token);
    const undone = { token: admin.token, params: { id: audit.body.items[0]?.id ?? "" }, body: { confirm: true } };
    expect((await call(undo, undone)).status).toBe(409);

    // Somebody else's requests for a reset neither replace nor cancel it.
    await db.passwordResetToken.updateMany({ data: { createdAt: new Date(now().getTime() - 1_800_000) } });
    await call(requestReset, { body: { email: person.email } });
    await settleBackground();
    const body = { reset_code: token, new_password: NEW_PASSWORD };
    expect((await call(confirmReset, { body })).status).toBe(200);
    expect((await signIn(person.email, NEW_PASSWORD)).status).toBe(200);
    await settleBackground();
    expect(mails.received.map(({ message }) => message.subject)).toContain(
      "Two-step sign-in is off for your Forkprint account",
    );
  });

  it("is not what a usual reset does: the mailbox alone leaves a proven second factor", async () => {
    const mails = await startMailServer();
    onTestFinished(() => mails.close());
    useSettings({ SMTP_URL: mails.url });
    const person = await createLockedOut();
    await call(requestReset, { body: { email: person.email } });
    await settleBackground();
    const token = /token=([\w-]{43})/.exec((await mails.messageTo(person.email)).text ?? "")?.[1] ?? "";
    expect((await call(confirmReset, { body: { reset_code: token, new_password: NEW_PASSWORD } })).status).toBe(200);
    expect((await signIn(person.email, NEW_PASSWORD)).body.code).toBe("second_factor_required");
  });

  it("needs a reason, a second factor and a proven mailbox, and writes nothing otherwise", async () => {
    const person = await createLockedOut();
    expect((await start(person.id, { reason: " " })).status).toBe(422);
    const without = await createPerson();
    expect((await start(without.id)).status).toBe(409);
    await db.user.update({ where: { id: person.id }, data: { emailVerifiedAt: null } });
    expect(await start(person.id)).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining("confirmed") },
    });
    expect((await start("0d1f5d7e-8f0a-4f6e-9e53-0c5a7f8f0001")).status).toBe(404);
    expect(await db.passwordResetToken.count()).toBe(0);
    expect(await db.auditEntry.count({ where: { action: "recover" } })).toBe(0);
  });
});
