import { readFile } from "node:fs/promises";
import { parseDocument } from "htmlparser2";
import { describe, expect, it } from "vitest";
import { SNIPPETS } from "@/lib/portal/snippets";

const VALUES = {
  origin: "https://forkprint.example",
  clientId: "c0ffee",
  versioned: "/widget/0123.js",
  integrity: "sha384-abc",
};
const all = Object.entries(SNIPPETS).map(([name, make]) => ({ name, ...make(VALUES) }));

describe("the documentation's snippets", () => {
  it("contain the reader's own client id wherever the widget is loaded", () => {
    const loading = all.filter(({ text }) => text.includes("<script"));
    expect(loading.map(({ name }) => name)).toEqual(["page", "load", "pinned", "jsonLd", "read", "selectors"]);
    for (const { text } of loading) expect(text).toContain('data-client-id="c0ffee"');
  });

  it("are valid scripts and closed HTML", () => {
    for (const { file, text } of all) {
      if (file.endsWith(".js")) expect(() => new Function(text)).not.toThrow();
      if (!file.endsWith(".html")) continue;
      const [first] = parseDocument(text).children;
      expect(first && ["tag", "script", "directive"].includes(first.type)).toBe(true);
      expect((text.match(/<(?!meta)[a-z]/g) ?? []).length).toBe((text.match(/<\//g) ?? []).length);
    }
  });

  it("use only attributes that the widget knows", async () => {
    const sources = [
      "config",
      "declarative",
      "button",
      "checks",
      "selectors",
      "types",
      "sign-in",
      "language",
      "items",
    ].map((name) => readFile(`sdk/widget/src/${name}.ts`, "utf8"));
    const known = (await Promise.all(sources)).join("\n");
    const camel = (name: string) => name.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
    const names = new Set(
      all.flatMap(({ text }) => [...text.matchAll(/data-([a-z-]+)/g)].map(([, name = ""]) => name)),
    );
    for (const name of names) expect(known.includes(`data-${name}`) || known.includes(camel(name)), name).toBe(true);
  });
});
