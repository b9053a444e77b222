import type { Finding, FindingKind, FindingState } from "@/lib/page-checks/finding";
import type { PageFacts, TagFact } from "@/lib/page-checks/page-facts";

/** An application as it is registered, as far as a page depends on it. */
export type RegisteredApplication = {
  clientId: string;
  name: string;
  isActive: boolean;
  allowedDomains: readonly string[];
  redirectUris: readonly string[];
};

/** A page as it was fetched, and what we know about what it names. */
export type CheckedPage = {
  facts: PageFacts;
  /** Where it was found, after redirects. */
  url: URL;
  requested: URL;
  /** Values of the Content-Security-Policy headers, and of those that only report. */
  policies: readonly string[];
  reported: readonly string[];
  /** The origin of this product. */
  issuer: string;
  release: { version: string; integrity: string; part: string };
  /** The hashes of versions that the page names, as far as we serve them. */
  integrities: Readonly<Record<string, string>>;
  /** The owner's applications that the page names, and the one for which it is checked. */
  named: readonly RegisteredApplication[];
  meant: RegisteredApplication;
};

/** Attributes of the tag as they must be; undefined: without it. */
export type TagChanges = Readonly<Record<string, string | undefined>>;
/** A finding before it is known what else must change of the tag. */
export type Judged = Finding & { changes?: TagChanges };
type More = { change?: string; where?: string; paste?: string; tag?: TagChanges };

export const finding = (kind: FindingKind, state: FindingState, says: string, more: More = {}): Judged => ({
  kind,
  state,
  says,
  change: more.change ?? null,
  paste: more.paste === undefined ? null : { where: more.where ?? "The page", text: more.paste },
  ...(more.tag && { changes: more.tag }),
});

const ORDER = ["src", "nonce", "integrity", "crossorigin"];
const KEPT = /^(?:src|nonce|integrity|crossorigin|async|defer|id|data-.+)$/;
const escaped = (value: string): string => value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

/** A tag with these attributes; undefined leaves one out. */
export function writeTag(attributes: Readonly<Record<string, string | undefined>>): string {
  const place = (name: string) => (ORDER.includes(name) ? ORDER.indexOf(name) : name.startsWith("data-") ? 10 : 20);
  const written = Object.entries(attributes)
    .filter(([name, value]) => value !== undefined && KEPT.test(name))
    .sort(([one], [other]) => place(one) - place(other))
    .map(([name, value]) => (value === "" ? name : `${name}="${escaped(value ?? "")}"`));
  return `<script ${written.join(" ")}></script>`;
}

/** The page's own tag, changed. */
export const changedTag = ({ attributes }: TagFact, changes: Readonly<Record<string, string | undefined>>): string =>
  writeTag({ ...attributes, ...changes });
