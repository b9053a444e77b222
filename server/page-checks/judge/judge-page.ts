import type { Finding } from "@/lib/page-checks/finding";
import type { ImportFailure } from "@/lib/schemas/recipe-bodies";
import { type CheckedPage, changedTag, finding, type Judged, type TagChanges } from "./checked-page";
import { judgeButton, judgeDishes, judgeLanguage } from "./judge-menu";
import { judgePolicy } from "./judge-policy";
import { judgeClient, judgeScript, tagOf } from "./judge-script";

const WEIGHT = { wrong: 0, doubt: 1, note: 2, fine: 3 } as const;

/** All findings about a page, what is wrong first; among equals in the order in which a browser comes upon them. */
export function judgePage(page: CheckedPage): Finding[] {
  const findings: Judged[] = [
    ...judgeAddress(page),
    ...judgeScript(page),
    ...judgeClient(page),
    ...judgePolicy(page),
    ...judgeDishes(page),
    ...judgeLanguage(page),
    ...judgeButton(page),
  ];
  return withTags(page, findings)
    .map((each, at) => [each, at] as const)
    .sort(([one, at], [other, then]) => WEIGHT[one.state] - WEIGHT[other.state] || at - then)
    .map(([each]) => each);
}

function judgeAddress({ url, requested, facts, ...page }: CheckedPage): Finding[] {
  const moved = url.href === requested.href ? "" : ` It leads on to ${url.href.slice(0, 200)}.`;
  const reached = finding("page_reached", "fine", `The page answers.${moved}`);
  // Browsers trust their own computer without encryption.
  const isOwnComputer = /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
  const isInsecure = url.protocol === "http:" && !isOwnComputer && tagOf({ url, requested, facts, ...page }) !== null;
  if (!isInsecure) return [reached];
  return [
    reached,
    finding(
      "page_insecure",
      "wrong",
      "The page comes without encryption. Browsers then have no means to sign anybody in.",
      {
        change: "Serve it with https, and send visitors there.",
        where: "The address",
        paste: url.href.replace(/^http:/, "https:").slice(0, 500),
      },
    ),
  ];
}

/** A tag to paste has everything that must change of it, so that one line does not undo what another has mended. */
function withTags(page: CheckedPage, findings: readonly Judged[]): Finding[] {
  const tag = tagOf(page);
  const must: TagChanges = Object.assign(
    {},
    ...findings.map(({ state, changes }) => (state === "wrong" ? changes : {})),
  );
  return findings.map(({ changes, ...each }) =>
    tag && changes
      ? { ...each, paste: { where: "In the head of the page", text: changedTag(tag, { ...must, ...changes }) } }
      : each,
  );
}

const UNREACHED: Partial<Record<ImportFailure, readonly [says: string, change: string]>> = {
  invalid_url: ["This is no web address.", "Enter a full address that begins with https://"],
  address_not_allowed: [
    "The address does not lead to a page on the public web: it, or a redirect from it, names a private network, another port, or a name and password.",
    "Give the address that guests open. A page on your own computer is tried in your own browser.",
  ],
  unsupported_site: ["We do not open pages of this site.", "Give the address of your own site."],
  host_not_found: [
    "There is no site of this name.",
    "Look for a typing error, or wait until the name is known everywhere.",
  ],
  unreachable: [
    "The site could not be reached.",
    "Look whether it answers at all, and whether its certificate is valid.",
  ],
  timed_out: ["The site took longer than ten seconds to answer.", "Try again. If it stays so, guests wait as long."],
  site_refused: [
    "The site refuses to show us this page: it asks for a sign-in, or turns programs away.",
    "Let requests through whose user agent names us, or check a page that is open to everybody.",
  ],
  page_not_found: ["The site has no page at this address.", "Look for a typing error, or whether the page has moved."],
  site_error: ["The site answers with an error.", "Look into its log; the check opens it as any browser does."],
  too_many_redirects: [
    "The site sends from one address to the next and never arrives.",
    "Give the address at which it arrives in a browser.",
  ],
  not_html: [
    "What is at this address is no page of HTML.",
    "Give the address of the page with the menu, and not of a file.",
  ],
  too_large: [
    "The page is larger than five megabytes, or takes too long to read. Guests on a phone wait for it, too.",
    "Put pictures into files of their own, and long menus on several pages.",
  ],
};

/** The one finding about a page that could not be read. */
export function judgeUnreached(reason: string | undefined): Finding {
  const [says, change] = UNREACHED[reason as ImportFailure] ?? [
    "The page could not be read.",
    "Try again in a moment.",
  ];
  return finding("page_unreached", "wrong", says, { change });
}
