import type { TagFact } from "@/lib/page-checks/page-facts";
import { isAllowedOrigin } from "@/server/oauth/allowed-origin";
import {
  type CheckedPage,
  finding,
  type Judged,
  type RegisteredApplication,
  type TagChanges,
  writeTag,
} from "./checked-page";

const RUN_TYPE = /^\s*(?:module|(?:text|application)\/(?:x-)?(?:java|ecma)script\b.*)\s*$/i;

/** Why a browser does not run a tag as it stands; null if it does. */
export function whyInert({ attributes, within }: TagFact): string | null {
  const { type = "" } = attributes;
  if (within) return `it stands within <${within}>, where no script runs`;
  if (type.trim() !== "" && !RUN_TYPE.test(type)) return `its type is “${type.slice(0, 40)}”`;
  if ("nomodule" in attributes) return "its nomodule keeps every browser of today from running it";
  if (attributes.src === undefined && attributes["data-src"] !== undefined) return "its address stands in data-src";
  return null;
}

export const plainTag = ({ issuer, meant }: CheckedPage, more: Readonly<Record<string, string>> = {}): string =>
  writeTag({ src: `${issuer}/widget.js`, "data-client-id": meant.clientId, ...more, defer: "" });

/** Of several tags the first that runs counts; without one, the first. */
export const tagOf = ({ facts }: CheckedPage): TagFact | null =>
  facts.tags.find((each) => whyInert(each) === null) ?? facts.tags[0] ?? null;

/** The address of the tag's script, if it is one. */
export function sourceOf({ facts, url }: CheckedPage, { attributes }: TagFact): URL | null {
  const base = facts.base !== "" && URL.canParse(facts.base, url) ? new URL(facts.base, url) : url;
  const written = attributes.src ?? attributes["data-src"];
  return written !== undefined && URL.canParse(written, base) ? new URL(written, base) : null;
}

export function judgeScript(page: CheckedPage): Judged[] {
  const tag = tagOf(page);
  if (!tag) return [withoutTag(page)];
  const findings: Judged[] = [];
  const why = whyInert(tag);
  if (why) {
    findings.push(
      finding("script_inert", "wrong", `Our script is on the page and does not run: ${why}.`, {
        change:
          "Put it in the head as a plain script. If a consent tool holds it back, tell it to let this script run from the start.",

        tag: { src: tag.attributes.src ?? tag.attributes["data-src"], "data-src": undefined },
      }),
    );
  }
  const others = page.facts.tags.filter((each) => each !== tag && whyInert(each) === null);
  if (others.length > 0)
    findings.push(
      finding("script_twice", "doubt", "Our script is on the page more than once. The first one counts.", {
        change: `Keep this one and remove ${others.length === 1 ? "the other" : `the ${others.length} others`}.`,
        where: "Keep",
        tag: {},
      }),
    );
  return [...findings, ...judgeSource(page, tag, why === null)];
}

function withoutTag(page: CheckedPage): Judged {
  if (page.facts.mentions)
    return finding(
      "script_by_manager",
      "doubt",
      "A script of the page puts ours in. What it does is seen in a browser only: this check reads the HTML that your server sends.",
      {
        change: "If you can, put the tag into the page itself: then it is there before the menu is read.",
        where: "In the head of the page",
        paste: plainTag(page),
      },
    );
  const { root, dishes } = page.facts.could;
  const isReadable = dishes.length > 0;
  return finding(
    "script_missing",
    "wrong",
    "Our script is not in the HTML that your server sends. If a tag manager puts it in, this check cannot see it.",
    {
      change: isReadable
        ? `Put this line into the head. It reads the ${dishes.length} dishes that the page shows.`
        : "Put this line into the head of every page with a menu.",
      where: "In the head of the page",
      paste: plainTag(page, isReadable ? { "data-read": root } : {}),
    },
  );
}

/** Where the script comes from, which version it is, and what its hash says. */
function judgeSource(page: CheckedPage, tag: TagFact, runs: boolean): Judged[] {
  const { issuer, url } = page;
  const source = sourceOf(page, tag);
  const asked = (tag.attributes["data-issuer"] ?? source?.origin ?? url.origin).replace(/\/$/, "");
  if (asked !== issuer)
    return [
      finding("script_elsewhere", "wrong", `The script on this page asks ${asked.slice(0, 80)}, and not us.`, {
        change: "Load it from here.",
        where: "In the head of the page",
        paste: plainTag(page),
      }),
    ];
  if (source?.origin !== issuer)
    return [
      finding("script_elsewhere", "doubt", "The page has a copy of our script. Mended faults do not reach it.", {
        change: "Load it from here, with its hash if you want to pin it.",

        tag: { src: `${issuer}/widget.js`, "data-issuer": undefined },
      }),
    ];
  if (url.protocol === "https:" && source.protocol === "http:")
    return [
      finding(
        "script_mixed",
        "wrong",
        "The page is encrypted and loads our script without encryption: browsers refuse it.",
        {
          change: "Load it with https.",
          tag: { src: source.href.replace(/^http:/, "https:") },
        },
      ),
    ];
  return judgeVersion(page, tag, source, runs);
}

function judgeVersion(page: CheckedPage, tag: TagFact, source: URL, runs: boolean): Judged[] {
  const { issuer, release, integrities } = page;
  const { integrity = "" } = tag.attributes;
  const version = /^\/widget\/([0-9a-f]+)\.js$/.exec(source.pathname)?.[1];
  const findings: Judged[] = [];
  const pinned = (text: string) => ({
    src: `${issuer}/widget/${release.version}.js`,
    integrity: text,
    crossorigin: "anonymous",
  });
  if (version === undefined && source.pathname !== "/widget.js")
    return [
      finding("version_unknown", "wrong", `We serve no script at ${source.pathname.slice(0, 80)}.`, {
        change: "Use the address that always has the newest version.",

        tag: { src: `${issuer}/widget.js`, integrity: undefined },
      }),
    ];
  const known = version === undefined ? release.integrity : integrities[version];
  if (known === undefined)
    return [
      finding("version_unknown", "wrong", `We do not serve the version ${version?.slice(0, 20)}.`, {
        change: "Name the newest version.",

        tag: pinned(release.integrity),
      }),
    ];
  const isNewest = version === undefined || version === release.version;
  if (runs)
    findings.push(
      version === undefined
        ? finding(
            "script_found",
            "fine",
            `Our script is on the page, always the newest version (now ${release.version}).`,
          )
        : finding(
            "script_found",
            "fine",
            `Our script is on the page, fixed at version ${version}${isNewest ? ", the newest" : ""}.`,
          ),
    );
  if (!isNewest)
    findings.push(
      finding("version_old", "doubt", `Version ${version} is older than ${release.version}. It goes on working.`, {
        change: "Take the newest when it suits you.",

        tag: pinned(release.integrity),
      }),
    );
  return [...findings, ...judgeHash(tag, { integrity, known, isMoving: version === undefined, pinned })];
}

type Hash = { integrity: string; known: string; isMoving: boolean; pinned: (integrity: string) => TagChanges };

function judgeHash(tag: TagFact, { integrity, known, isMoving, pinned }: Hash): Judged[] {
  if (integrity.trim() === "") return [];
  const findings: Judged[] = [];
  const hashes = integrity.trim().split(/\s+/);
  const isRight = hashes.some((each) => each.split("?", 1)[0] === known);
  // Another kind of hash is compared by the browser, and is not ours to judge.
  const isOurKind = hashes.some((each) => each.startsWith("sha384-"));
  if (!isRight && isOurKind)
    findings.push(
      finding("hash_wrong", "wrong", "The hash is not that of the script: browsers refuse it.", {
        change: "Take the address together with its hash.",

        tag: isMoving ? pinned(known) : { integrity: known, crossorigin: "anonymous" },
      }),
    );
  else if (isMoving)
    findings.push(
      finding(
        "hash_on_moving",
        "doubt",
        "The hash is right today. The address gets a new version with our next release, and browsers then refuse it.",
        {
          change: "Name the version that belongs to the hash.",

          tag: pinned(known),
        },
      ),
    );
  else if (isRight)
    findings.push(finding("hash_right", "fine", "Its hash is right; the part for dishes is pinned with it."));
  if (tag.attributes.crossorigin === undefined)
    findings.push(
      finding(
        "crossorigin_missing",
        "wrong",
        "A hash is compared only with crossorigin; without it browsers refuse the script.",
        {
          change: "Add crossorigin.",

          tag: { crossorigin: "anonymous", ...(isRight ? {} : { integrity: known }) },
        },
      ),
    );
  return findings;
}

/** Whose application it is, and whether this site may use it. */
export function judgeClient(page: CheckedPage): Judged[] {
  const tag = tagOf(page);
  if (!tag) return [];
  const { meant, url } = page;
  const clientId = tag.attributes["data-client-id"]?.trim() ?? "";
  const named = page.named.find((each) => each.clientId === clientId);
  const mended = { "data-client-id": meant.clientId };
  if (clientId === "")
    return [
      finding("client_missing", "wrong", "The tag names no client ID, so it does nothing.", {
        change: "Add yours.",
        tag: mended,
      }),
    ];
  if (!named)
    return [
      finding("client_unknown", "wrong", `The client ID “${clientId.slice(0, 60)}” is none of your applications.`, {
        change: `Name that of ${meant.name}.`,
        tag: mended,
      }),
    ];
  if (!named.isActive)
    return [
      finding("client_inactive", "wrong", `${named.name} is switched off: every call is refused.`, {
        change: "Write to us to have it switched on again, or name another of your applications.",
      }),
    ];
  return [
    finding("client_right", "fine", `The client ID is that of ${named.name}, which is active.`),
    ...judgeOrigin(named, url),
    ...judgeReturn(named, url, tag),
  ];
}

function judgeOrigin({ name, allowedDomains }: RegisteredApplication, url: URL): Judged[] {
  if (isAllowedOrigin(url.origin, allowedDomains))
    return [finding("origin_allowed", "fine", `${url.host} is among the allowed domains of ${name}.`)];
  return [
    finding(
      "origin_refused",
      "wrong",
      `${url.host} is not among the allowed domains of ${name}, so its calls are refused and every dish stays not checked. Each host counts by itself: a subdomain, too.`,
      {
        change: "Edit the application and add this domain.",
        where: "My Applications · Allowed domains",
        paste: url.host,
      },
    ),
  ];
}

function judgeReturn({ redirectUris }: RegisteredApplication, url: URL, tag: TagFact): Judged[] {
  const asked = tag.attributes["data-redirect-uri"];
  const where = "My Applications · Redirect URIs";
  if (asked !== undefined && !redirectUris.includes(asked))
    return [
      finding("return_unregistered", "wrong", "data-redirect-uri is not registered, so nobody can sign in.", {
        change: "Register the address exactly as the tag has it.",
        where,
        paste: asked.slice(0, 500),
      }),
    ];
  const used = asked ?? redirectUris[0] ?? "";
  if (!URL.canParse(used) || new URL(used).origin !== url.origin)
    return [
      finding(
        "return_elsewhere",
        "doubt",
        `People return from signing in to ${used.slice(0, 120)}, another site than this one. The window there cannot tell this page.`,
        {
          change: "Register an address of this site, and name it in the tag if it is not the first.",

          tag: { "data-redirect-uri": `${url.origin}${url.pathname}` },
        },
      ),
    ];
  return [finding("return_registered", "fine", "People return from signing in to an address of this site.")];
}
