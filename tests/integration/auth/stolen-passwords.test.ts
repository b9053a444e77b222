import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { POST as register } from "@/app/auth/register/route";
import { POST as changePassword } from "@/app/auth/user/change-password/route";
import { POST as confirmReset } from "@/app/auth/user/password-reset-confirm/route";
import { hashMailedToken } from "@/server/auth/mailed-token";
import { settleBackground } from "@/server/background/run-in-background";
import { now } from "@/server/clock";
import { db } from "@/server/db/client";
import { createSignedInPerson, PASSWORD } from "../../factories/people";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";

const STOLEN = "Sunshine123";
const GOOD = "Lantern-71-orchard";
const refused = (field: string) => ({
  status: 422,
  body: {
    detail: [
      {
        loc: ["body", field],
        msg: "This password was stolen from another site and is on the lists that guessers use. Please choose another one",
        type: "stolen_password",
      },
    ],
  },
});

async function resetCode(userId: string): Promise<string> {
  const code = "a-code-that-was-mailed";
  const expiresAt = new Date(now().getTime() + 60_000);
  await db.passwordResetToken.create({
    data: { userId, tokenHash: hashMailedToken(code), createdAt: now(), expiresAt },
  });
  return code;
}

describe("a password that is known from a data breach", () => {
  it("is refused wherever a password is chosen, and the old one stays", async () => {
    const email = "new@diner.example";
    expect(await call(register, { body: { email, password: STOLEN } })).toMatchObject(refused("password"));
    expect(await db.user.count({ where: { email } })).toBe(0);
    const { id, token } = await createSignedInPerson();
    const before = await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
    const change = { current_password: PASSWORD, new_password: STOLEN };
    expect(await call(changePassword, { token, body: change })).toMatchObject(refused("new_password"));
    const reset = { reset_code: await resetCode(id), new_password: STOLEN };
    expect(await call(confirmReset, { body: reset })).toMatchObject(refused("new_password"));
    expect(await db.user.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } })).toEqual(before);
    // The refusal does not use up the link.
    expect((await call(confirmReset, { body: { ...reset, new_password: GOOD } })).status).toBe(200);
  });
});

type RangeRequest = { path: string; padding: string | undefined };

/** A server with the API of haveibeenpwned.com, which knows one password. */
async function startService(password: string, answer?: { status: number }) {
  const asked: RangeRequest[] = [];
  const digest = createHash("sha1").update(password).digest("hex").toUpperCase();
  const server = createServer((request, response) => {
    asked.push({ path: request.url ?? "", padding: request.headers["add-padding"]?.toString() });
    response.statusCode = answer?.status ?? 200;
    response.end(`${"0".repeat(35)}:3\r\n${digest.slice(5)}:12\r\n${"F".repeat(35)}:0\r\n`);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return { asked, digest, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/range/` };
}

describe("the breach service", () => {
  it("receives five digits of the digest, and a password that it knows is refused", async () => {
    const { asked, digest, address } = await startService(GOOD);
    useSettings({ BREACHED_PASSWORDS_URL: address });
    const body = { email: "asked@diner.example", password: GOOD };
    expect(await call(register, { body })).toMatchObject(refused("password"));
    expect(asked).toEqual([{ path: `/range/${digest.slice(0, 5)}`, padding: "true" }]);
  });

  it("ignores the padding of its answer, and locks nobody out while it is unavailable", async () => {
    const { address } = await startService("another password");
    useSettings({ BREACHED_PASSWORDS_URL: address });
    expect((await call(register, { body: { email: "one@diner.example", password: GOOD } })).status).toBe(201);
    const broken = await startService(GOOD, { status: 503 });
    useSettings({ BREACHED_PASSWORDS_URL: broken.address });
    expect((await call(register, { body: { email: "two@diner.example", password: GOOD } })).status).toBe(201);
  });
});

describe("the mail to an account's owner", () => {
  it("reports a changed or reset password, and contains neither a link nor the password", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
    useSettings({ MAIL_OUTBOX: outbox });
    const { id, token, email } = await createSignedInPerson();
    await call(changePassword, { token, body: { current_password: PASSWORD, new_password: GOOD } });
    await call(confirmReset, { body: { reset_code: await resetCode(id), new_password: "Harbour-19-thimble" } });
    await settleBackground();
    const mails = await Promise.all((await readdir(outbox)).map((name) => readFile(join(outbox, name), "utf8")));
    expect(mails).toHaveLength(2);
    for (const mail of mails) {
      expect(mail).toContain(`To: ${email}`);
      expect(mail).toContain("Subject: Your Forkprint password was changed");
      expect(mail).not.toMatch(/https?:|Lantern|Harbour/);
    }
  });

  it("is not sent when the change was refused", async () => {
    const outbox = await mkdtemp(join(tmpdir(), "forkprint-outbox-"));
    useSettings({ MAIL_OUTBOX: outbox });
    const { token } = await createSignedInPerson();
    await call(changePassword, { token, body: { current_password: "Not-the-one-9", new_password: GOOD } });
    await settleBackground();
    expect(await readdir(outbox)).toEqual([]);
  });
});
