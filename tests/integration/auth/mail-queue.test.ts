import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { deleteAccount } from "@/server/auth/delete-account";
import { now, replaceClock } from "@/server/clock";
import { db, pool } from "@/server/db/client";
import { sendQueuedMails } from "@/server/mail/queue";
import { sendMail } from "@/server/mail/send-mail";
import { createPerson } from "../../factories/people";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { useSettings } from "../../support/settings";
import { freePort } from "../../support/started-process";

const SECRET = "https://id.example/reset-password?token=a-secret-of-the-mail";
const letter = { words: () => ({ subject: "Reset", text: `Open this:\n\n${SECRET}` }) };
const TO = "mira@diner.example";

let server: MailServer | undefined;
let restoreClock = () => {};
let aheadMs = 0;
beforeEach(() => {
  aheadMs = 0;
  restoreClock = replaceClock(() => new Date(Date.now() + aheadMs));
});
afterEach(async () => {
  restoreClock();
  await server?.close();
  server = undefined;
});

const useAwayServer = async () => useSettings({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
async function useMailServer(): Promise<MailServer> {
  server = await startMailServer();
  useSettings({ SMTP_URL: server.url });
  return server;
}
const waiting = () => db.outgoingMail.findMany({ orderBy: { createdAt: "asc" } });

describe("while the mail server is away", () => {
  it("a mail waits, encrypted, and is sent once the server is back", async () => {
    await useAwayServer();
    await sendMail(TO, letter);
    const { rows } = await pool.query(
      "SELECT to_jsonb(m)::text AS row, encode(sealed_secret, 'escape') AS raw FROM outgoing_mails m",
    );
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toMatch(/mira|Reset|a-secret-of-the-mail/);
    expect(await sendQueuedMails()).toBe(0);

    const { received } = await useMailServer();
    aheadMs = 31_000;
    expect(await sendQueuedMails()).toBe(1);
    expect(received.map(({ to }) => to)).toEqual([[TO]]);
    expect(received[0]?.message.text).toContain(SECRET);
    expect(received[0]?.message.html).toContain(`href="${SECRET}"`);
    expect(await waiting()).toEqual([]);
  });

  it("a mail is tried again at growing intervals, and never after its expiry", async () => {
    await useAwayServer();
    await sendMail(TO, { ...letter, validForMs: 3 * 60_000 });
    const waits: number[] = [];
    for (let round = 0; round < 3; round++) {
      const [row] = await waiting();
      const wait = (row?.nextAttemptAt.getTime() ?? 0) - now().getTime();
      waits.push(Math.round(wait / 1000));
      aheadMs += wait + 1;
      expect(await sendQueuedMails()).toBe(1);
    }
    expect(waits).toEqual([30, 60, 120]);
    const { received } = await useMailServer();
    aheadMs += 3_600_000;
    await sendQueuedMails();
    expect(received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });

  it("several processes that send at the same time send each mail once", async () => {
    await useAwayServer();
    const people = Array.from({ length: 12 }, (_, n) => `guest-${n}@diner.example`);
    for (const to of people) await sendMail(to, letter);
    const { received } = await useMailServer();
    aheadMs = 31_000;
    await Promise.all([sendQueuedMails(), sendQueuedMails(), sendQueuedMails()]);
    expect(received.map(({ to }) => to[0]).sort()).toEqual([...people].sort());
    expect(await waiting()).toEqual([]);
  });

  it("another process sends what a process that died had claimed, once the claim expires", async () => {
    await useAwayServer();
    await sendMail(TO, letter);
    const { received } = await useMailServer();
    await db.outgoingMail.updateMany({ data: { nextAttemptAt: new Date(now().getTime() + 120_000) } });
    expect(await sendQueuedMails()).toBe(0);
    aheadMs = 121_000;
    expect(await sendQueuedMails()).toBe(1);
    expect(received).toHaveLength(1);
  });

  it("no mail of a deleted account remains, whatever address it was to", async () => {
    await useAwayServer();
    const [mira, noor] = [await createPerson({ email: TO }), await createPerson()];
    await sendMail(TO, letter);
    await sendMail("mira-has-moved@diner.example", letter, mira.id);
    await sendMail(noor.email, letter, noor.id);
    await deleteAccount(mira.id);
    expect((await waiting()).map(({ userId }) => userId)).toEqual([noor.id]);
  });

  it("no mail is sent about an account that was deleted before the mail was stored", async () => {
    const { received } = await useMailServer();
    const { id } = await createPerson({ email: TO });
    await deleteAccount(id);
    await sendMail(TO, letter, id);
    expect(received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});

describe("a mail", () => {
  it("that was accepted leaves nothing behind", async () => {
    const { received } = await useMailServer();
    await sendMail(TO, letter);
    expect(received).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  it("that was refused for good is deleted, and its sender is notified", async () => {
    const { refuseWith } = await useMailServer();
    refuseWith("no such mailbox");
    await expect(sendMail(TO, letter)).rejects.toThrow("no such mailbox");
    expect(await waiting()).toEqual([]);
  });

  it("that was encrypted with another secret is discarded", async () => {
    await useAwayServer();
    await sendMail(TO, letter);
    const { received } = await useMailServer();
    useSettings({ AUTH_SECRET: "another-secret-of-at-least-32-characters" });
    aheadMs = 31_000;
    await sendQueuedMails();
    expect(received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
