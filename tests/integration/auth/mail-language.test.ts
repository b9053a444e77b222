import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as request } from "@/app/auth/user/password-reset-request/route";
import { settleBackground } from "@/server/background/run-in-background";
import { db } from "@/server/db/client";
import { sendQueuedMails } from "@/server/mail/queue";
import { sendMail } from "@/server/mail/send-mail";
import { answerMail } from "@/server/reports/answer-mail";
import { onBehalfOf } from "@/server/work/requester";
import { createPerson } from "../../factories/people";
import { type MailServer, startMailServer } from "../../support/mail-server";
import { call } from "../../support/request";
import { useSettings } from "../../support/settings";
import { freePort } from "../../support/started-process";

let mail: MailServer;
beforeEach(async () => {
  mail = await startMailServer();
  useSettings({ SMTP_URL: mail.url });
});
afterEach(() => mail.close());

const ENGLISH = "Reset your Forkprint password";
const GERMAN = "Dein Passwort für Forkprint zurücksetzen";

async function subjectFor(chosen: string | null, headers: Record<string, string>): Promise<string | undefined> {
  const { id, email } = await createPerson();
  await db.user.update({ where: { id }, data: { locale: chosen } });
  await call(request, { body: { email }, headers });
  await settleBackground();
  return (await mail.messageTo(email)).subject;
}

describe("the language of a mail", () => {
  it.each([
    ["the person's choice, whatever the browser prefers", "de", { "accept-language": "en" }, GERMAN],
    ["English if the person chose English, even in a German browser", "en", { "accept-language": "de" }, ENGLISH],
    ["the browser's if the person has not chosen any", null, { "accept-language": "de-AT" }, GERMAN],
    ["the one chosen on the device", null, { cookie: "locale=de", "accept-language": "en" }, GERMAN],
    ["English if neither the person nor the browser states any", null, {}, ENGLISH],
  ])("is %s", async (_, chosen, headers, subject) => {
    expect(await subjectFor(chosen, headers)).toBe(subject);
  });

  it("is not the language of the administrator who answers", async () => {
    const { id, email } = await createPerson();
    await onBehalfOf({ address: "203.0.113.9", locale: "de" }, () =>
      sendMail(email, answerMail("https://id.example"), id),
    );
    expect((await mail.messageTo(email)).subject).toBe("Forkprint has answered your report");
  });

  it("stays the same while the mail waits for the mail server", async () => {
    const { id, email } = await createPerson();
    await db.user.update({ where: { id }, data: { locale: "de" } });
    useSettings({ SMTP_URL: `smtp://127.0.0.1:${await freePort()}` });
    await sendMail(email, answerMail("https://id.example"), id);
    await db.outgoingMail.updateMany({ data: { nextAttemptAt: new Date(0) } });
    useSettings({ SMTP_URL: mail.url });
    expect(await sendQueuedMails()).toBe(1);
    const { subject, html } = await mail.messageTo(email);
    expect(subject).toBe("Forkprint hat auf deinen Hinweis geantwortet");
    expect(html).toContain('<html lang="de">');
    expect(html).toContain("Link öffnen");
  });
});
