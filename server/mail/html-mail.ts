import { sayIn } from "@/lib/i18n/area";
import { DEFAULT_LOCALE, type Locale } from "@/lib/i18n/locales";
import { PRODUCT_NAME } from "@/lib/product";
import { escapeHtml } from "@/lib/text/escape-html";
import { mails } from "@/messages/en/mails";
import { translationOf } from "@/messages/translations";
import type { MailWords } from "./mail";

/** The colours of the light theme (styles/tokens.css), repeated here because a mail program loads no style sheet. */
const PAPER = "#fbf7f0";
const RAISED = "#ffffff";
const INK = "#1e2a24";
const SOFT = "#55625b";
const HERB = "#2f6b4f";
const LINE = "#e4dccf";
const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "Inter, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** A line that consists of an address only. */
const LINK = /^https?:\/\/\S+$/;
/** Lines of a table part their columns with a tab. */
const COLUMN = "\t";

/** The text as a mail program without HTML shows it. */
export const plainOf = (text: string): string => text.replaceAll(COLUMN, ": ");

/**
 * The mail as HTML in the product's look. It is made from the plain text, so that both always say the same. It loads no
 * picture and no font, so that nobody can see that the mail was opened.
 */
export function htmlOf({ subject, text, locale = DEFAULT_LOCALE }: MailWords & { locale?: Locale }): string {
  const openLink = sayIn(mails, locale, translationOf(locale, mails.name))("openLink");
  const blocks = text.split(/\n{2,}/).map((block) => block.trim());
  const body = blocks
    .filter(Boolean)
    .map((block) => blockOf(block, openLink))
    .join("\n");
  return `<!doctype html>
<html lang="${locale}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:24px 12px;background:${PAPER};color:${INK};font-family:${SANS};font-size:16px;line-height:1.5">
<table role="presentation" cellpadding="0" cellspacing="0" width="100%" style="max-width:560px;margin:0 auto"><tr><td>
<p style="margin:0 0 16px;font-family:${SERIF};font-size:22px;font-weight:600;color:${HERB}">${escapeHtml(PRODUCT_NAME)}</p>
<div style="background:${RAISED};border:1px solid ${LINE};border-radius:12px;padding:24px">
<h1 style="margin:0 0 16px;font-family:${SERIF};font-size:22px;line-height:1.25;font-weight:600">${escapeHtml(subject)}</h1>
${body}
</div>
</td></tr></table>
</body>
</html>
`;
}

function blockOf(block: string, openLink: string): string {
  if (LINK.test(block)) return buttonOf(block, openLink);
  const rows = block.split("\n");
  if (rows.every((row) => row.includes(COLUMN))) return tableOf(rows);
  const lines = rows.map(escapeHtml).join("<br>");
  return `<p style="margin:0 0 16px;overflow-wrap:anywhere">${lines}</p>`;
}

function tableOf(rows: readonly string[]): string {
  const cells = rows.map((row) => {
    const [name = "", ...values] = row.split(COLUMN);
    const edge = `padding:6px 0;border-top:1px solid ${LINE};vertical-align:top`;
    return `<tr><td style="${edge};overflow-wrap:anywhere">${escapeHtml(name)}</td><td align="right" style="${edge};padding-left:12px;font-variant-numeric:tabular-nums">${escapeHtml(values.join(" "))}</td></tr>`;
  });
  return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px;border-collapse:collapse">${cells.join("")}</table>`;
}

/**
 * The full address is repeated below the button, for programs that remove buttons and for people who check an address
 * before they click.
 */
function buttonOf(address: string, openLink: string): string {
  const href = escapeHtml(address);
  return `<p style="margin:0 0 8px"><a href="${href}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:${HERB};color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(openLink)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${SOFT};overflow-wrap:anywhere">${href}</p>`;
}
