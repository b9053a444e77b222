import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";

const FOLDER = "sdk/widget/src";
const withoutComments = (source: string): string =>
  source.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "");
const sources = readdirSync(FOLDER)
  // The generated types are those of the API, which has more than the widget uses.
  .filter((name) => name.endsWith(".ts") && !name.endsWith(".generated.ts"))
  .map((name) => ({ name, source: withoutComments(readFileSync(path.join(FOLDER, name), "utf8")) }));
const sourceOf = (wanted: string): string => sources.find(({ name }) => name === wanted)?.source ?? "";

/** What a page of a partner, or a policy of theirs such as Trusted Types, must be able to rely on. */
const NEVER: Record<string, RegExp> = {
  "markup written as text":
    /innerHTML|outerHTML|insertAdjacentHTML|document\.write|createContextualFragment|srcdoc|parseFromString/,
  "code made of text": /\beval\(|new Function\b|setTimeout\(\s*["'`]/,
  "styles written as text into an element": /cssText|setAttribute\(\s*["']style["']/,
  "storage that outlives the tab": /localStorage|indexedDB|document\.cookie|\bcaches\b/,
  "a refresh token": /refresh_token|offline_access/,
};

describe("the widget", () => {
  it.each(Object.entries(NEVER))("has no %s", (_, pattern) => {
    expect(sources.length).toBeGreaterThan(10);
    expect(sources.filter(({ source }) => pattern.test(source)).map(({ name }) => name)).toEqual([]);
  });

  it("calls in one file, and no call follows a redirect or sends a cookie", () => {
    const callers = sources.filter(({ source }) =>
      /\bfetch\(|XMLHttpRequest|sendBeacon|new EventSource|new WebSocket/.test(source),
    );
    expect(callers.map(({ name }) => name)).toEqual(["calls.ts"]);
    const source = sourceOf("calls.ts");
    const calls = [...source.matchAll(/\bfetch\((?:`[^`]*`|[^`{])*?,\s*\{([\s\S]*?)\n\s*\}\)/g)].map(
      ([, options]) => options,
    );
    expect(calls).toHaveLength([...source.matchAll(/\bfetch\(/g)].length);
    for (const options of calls) {
      expect(options).toContain('redirect: "error"');
      expect(options).toContain('credentials: "omit"');
    }
  });

  it("compares an answer's state and issuer before its code is sent anywhere", () => {
    const source = sourceOf("sign-in.ts");
    const complete = source.slice(source.indexOf("async function complete("));
    const compared = complete.indexOf('search.get("iss") !== issuer) throw');
    expect(compared).toBeGreaterThan(0);
    expect(complete.indexOf("redeem(")).toBeGreaterThan(compared);
    // Nothing else redeems a code, and an answer with another state is not read.
    expect(sources.flatMap(({ source }) => [...source.matchAll(/\bredeem\(/g)])).toHaveLength(2);
    expect(source).toContain('search.get("state") !== state) return');
    expect(source).toContain('code_challenge_method: "S256"');
  });
});
