import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeHtml } from "@/lib/text/escape-html";
import { htmlOf } from "@/server/mail/html-mail";

const ADDRESS = "https://forkprint.example/reset-password?token=a&next=b";
const MAIL = { subject: "Reset <it>", text: `Hello,\n\nOpen this:\n\n${ADDRESS}\n\nOne\nTwo` };

describe("the HTML version of a mail", () => {
  it("contains the plain text, with the address as a button and in full", () => {
    const html = htmlOf(MAIL);
    expect(html).toContain("Reset &lt;it&gt;");
    expect(html).toContain('href="https://forkprint.example/reset-password?token=a&amp;next=b"');
    expect(html.split(escapeHtml(ADDRESS))).toHaveLength(3);
    expect(html).toContain("One<br>Two");
  });

  it("loads nothing that would reveal that it was opened", () => {
    expect(htmlOf(MAIL)).not.toMatch(/<img|<link|<script|url\(|src=/i);
  });

  it("escapes its text: no character becomes a tag, an attribute or another address", () => {
    const shape = (text: string) => htmlOf({ subject: "x", text }).replace(/>[^<]*</g, "><");
    const nasty = fc.oneof(
      fc.string(),
      fc.constantFrom("<script>", '"onclick="', "javascript:alert(1)", "</p><a href=x>", "&#60;b&#62;"),
    );
    fc.assert(
      fc.property(nasty, (words) => {
        const one = words.replace(/\s+/g, " ").trim() || "x";
        fc.pre(!/^https?:\/\//.test(one));
        expect(shape(one)).toBe(shape("x"));
      }),
    );
    expect(htmlOf({ subject: "x", text: 'https://a.example/"><script>' })).not.toContain("<script>");
    expect(htmlOf({ subject: "x", text: "javascript:alert(1)" })).not.toContain("href");
  });
});
