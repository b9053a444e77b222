import { describe, expect, it } from "vitest";
import { WHOLE_LOCALES } from "@/lib/i18n/locales";
import { momentIn } from "@/lib/i18n/moment";
import { mails } from "@/messages/en/mails";
import { confirmationMail, passwordChangedMail, recoveryCodeUsedMail, resetMail } from "@/server/auth/mails";
import { htmlOf } from "@/server/mail/html-mail";
import { type MailKey, writtenMail } from "@/server/mail/written-mail";

const keys = Object.keys(mails.messages)
  .filter((key) => key.endsWith("Subject"))
  .map((key) => key.replace(/Subject$/, "") as MailKey);
const LINK = "https://id.example/reset-password?token=a";
const AT = new Date("2026-12-07T08:15:30Z");
const VALUES = { link: LINK, at: "7.12.", left: 2, name: "Lungara", refusal: "Who are you?" };

describe("a mail", () => {
  it.each(WHOLE_LOCALES.flatMap((locale) => keys.map((key) => [key, locale] as const)))(
    "%s is complete in %s",
    (key, locale) => {
      const { subject, text } = writtenMail(key, VALUES).words(locale);
      for (const words of [subject, text]) expect(words).not.toMatch(/[{}]|undefined/);
      expect(subject).toContain("Forkprint");
      expect(text).toMatch(locale === "de" ? /^Hallo,\n\n/ : /^Hello,\n\n/);
      expect(subject.includes("\n")).toBe(false);
    },
  );

  it("has its link on a line of its own in every language, so that it becomes a button in HTML", () => {
    for (const locale of WHOLE_LOCALES)
      for (const mail of [resetMail(LINK), confirmationMail(LINK)])
        expect(mail.words(locale).text).toContain(`\n\n${LINK}\n\n`);
    const html = htmlOf({ ...resetMail(LINK).words("de"), locale: "de" });
    expect(html).toContain('<html lang="de">');
    expect(html).toContain(">Link öffnen</a>");
    expect(html).not.toContain("Open the link");
  });

  it("formats dates and numbers as its language does", () => {
    expect(momentIn(AT, "en")).toBe("7 December 2026, 08:15 UTC");
    expect(passwordChangedMail(AT).words("de").text).toContain("am 7. Dezember 2026, 08:15 UTC geändert");
    expect(recoveryCodeUsedMail(AT, 1).words("en").text).toContain("1 code is left.");
    expect(recoveryCodeUsedMail(AT, 1).words("de").text).toContain("1 Code ist übrig.");
    expect(recoveryCodeUsedMail(AT, 9).words("de").text).toContain("9 Codes sind übrig.");
  });
});
