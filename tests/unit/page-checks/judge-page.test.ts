import { describe, expect, it } from "vitest";
import type { FindingState } from "@/lib/page-checks/finding";
import { IMPORT_FAILURES } from "@/lib/schemas/recipe-bodies";
import { judgePage, judgeUnreached } from "@/server/page-checks/judge/judge-page";
import { readInstalledPage } from "@/server/recipes/extraction/read-installed-page";
import { APPLICATION, ISSUER, PAGE_CASES, type PageCase, RELEASE } from "../../cases/page-checks/pages";

const check = ({
  html,
  headers = [],
  url = "https://trattoria.example/cena",
}: Pick<PageCase, "html" | "headers" | "url">) => {
  const facts = readInstalledPage(html, ISSUER);
  return judgePage({
    facts,
    url: new URL(url),
    requested: new URL(url),
    policies: headers,
    reported: [],
    issuer: ISSUER,
    release: RELEASE,
    integrities: { [RELEASE.version]: RELEASE.integrity, abcd: "sha384-YWJjZA==" },
    named: [APPLICATION],
    meant: APPLICATION,
  });
};

describe("a check of a page", () => {
  it.each(PAGE_CASES)("says what keeps it from working: $page", (page) => {
    const findings = check(page);
    const kinds = (state: FindingState) => findings.filter((each) => each.state === state).map(({ kind }) => kind);
    expect(kinds("wrong").sort()).toEqual([...page.wrong].sort());
    expect(kinds("doubt").sort()).toEqual([...page.doubt].sort());
    expect(readInstalledPage(page.html, ISSUER).dishes.map(({ name }) => name)).toEqual(page.dishes);
  });

  it.each(PAGE_CASES)("says of everything wrong what to change: $page", (page) => {
    for (const { state, change, says } of check(page)) {
      expect(says).toMatch(/^\S.*[.?]$/s);
      if (state === "wrong") expect(change).toMatch(/\S/);
    }
  });

  it("gives lines that mend what they are about: the changed page has nothing wrong of that kind", () => {
    for (const page of PAGE_CASES) {
      for (const { kind, paste } of check(page).filter(({ state }) => state === "wrong")) {
        if (!paste?.text.startsWith("<script")) continue;
        const tag = paste.text.replace("THE-NONCE-OF-THIS-ANSWER", "r4nd0m");
        const old = /<script [^>]*forkprint\.example[^>]*><\/script>/g;
        const isThere = /<script [^>]*forkprint\.example/.test(page.html.replace(/<!--.*?-->/gs, ""));
        const html = isThere
          ? page.html.replace(/<!--.*?-->/gs, "").replace(old, () => tag)
          : page.html.replace("</head>", () => `${tag}</head>`);
        expect([page.page, kind, check({ ...page, html }).some((each) => each.kind === kind)]).toEqual([
          page.page,
          kind,
          false,
        ]);
      }
    }
  });

  it("gives the same tag for everything that is wrong with it, so that no line undoes another", () => {
    const pinned = PAGE_CASES.find(({ wrong }) => wrong.includes("hash_wrong"));
    const tags = check(pinned as PageCase)
      .filter(({ state, paste }) => state === "wrong" && paste?.text.startsWith("<script"))
      .map(({ paste }) => paste?.text);
    expect(tags).toHaveLength(2);
    expect(new Set(tags).size).toBe(1);
    expect(tags[0]).toContain(`integrity="${RELEASE.integrity}" crossorigin="anonymous"`);
  });

  it("has a sentence and an advice for every way in which a page is not reached", () => {
    for (const reason of IMPORT_FAILURES.slice(0, IMPORT_FAILURES.indexOf("too_large") + 1)) {
      const finding = judgeUnreached(reason);
      expect([reason, finding.kind, finding.says]).not.toEqual([
        reason,
        "page_unreached",
        "The page could not be read.",
      ]);
    }
    expect(judgeUnreached(undefined).state).toBe("wrong");
  });
});
