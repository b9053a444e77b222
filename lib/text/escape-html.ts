const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

const escapeOf = (sign: string): string => ESCAPES[sign] ?? sign;

/** Escapes text for use in HTML, between tags and in quoted attributes. */
export const escapeHtml = (text: string): string => (/[&<>"']/.test(text) ? text.replace(/[&<>"']/g, escapeOf) : text);
